// Round start: the Conflict, the defensive bonus, the Mentat, five cards each.

import { drawTop, things } from '@landsraad/kernel';
import { takeMentat } from '../board/agents.ts';
import { defend, defender } from '../board/control.ts';
import { drawHand } from '../cards/cards.ts';
import { FACTS } from '../facts.ts';
import { oneStepAhead } from '../rise-of-ix/ilesa.ts';
import { tilesAtRoundStart } from '../rise-of-ix/tech-moments.ts';
import { rivalsSpend } from '../solo/rival-spending.ts';
import { swordmastersArrive } from '../solo/set-up.ts';
import { decider, hasRivals, houseOf, houses, isRival, lookAt, NOBODY, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { conflictOf, conflicts } from './conflicts.ts';

const HAND = FACTS.baseBoard.round.draw;
type Nothing = Record<never, never>;
const { act, ask, call, when, procedure } = words<Nothing>();

/** From the top: tier I, then II, then III. */
function revealConflict(g: G): void {
  g.table.round++;
  const tier = conflicts.find((t) => things(g, t.deck).length > 0);
  if (tier === undefined) return;
  g.table.conflict = drawTop(g, tier.deck, tier.revealed);
  emit(g, 'round', 'imp.round.conflict-reveal', { round: g.table.round, conflict: g.table.conflict });
}

const whoDefends = (g: G): number =>
  g.table.conflict === '' ? NOBODY : defender(g, conflictOf(g.table.conflict).location);
const somebodyDefends = (g: G): boolean => whoDefends(g) !== NOBODY && lookAt(g, whoDefends(g)).supply > 0;

function takeOwedMentat(g: G): void {
  for (const house of houses(g)) {
    const h = houseOf(g, house);
    if (!h.owedMentat) continue; // § imp.solo.mentat-reward
    h.owedMentat = false;
    takeMentat(g, house);
  }
}

function drawHands(g: G): void {
  for (const house of houses(g)) if (!isRival(g, house)) drawHand(g, house, HAND);
  emit(g, 'drew hands', 'imp.round.draw-five', { n: HAND });
}

export const roundStart = procedure(
  'round start',
  'imp.round.start-order',
  act(revealConflict, 'imp.round.conflict-reveal'),
  when(hasRivals, [act(swordmastersArrive, 'imp.solo.swordmasters-arrive')]),
  when(somebodyDefends, [
    ask('deploy a troop in defence?', 'imp.control.defensive-bonus', {
      who: (g) => decider(g, whoDefends(g)),
      about: (g) => ({ house: whoDefends(g) }),
      // A rival takes whatever it may.
      options: (g) => (isRival(g, whoDefends(g)) ? ['defend'] : ['defend', 'decline']),
      then: (g, _v, answer) => {
        if (answer === 'defend') defend(g, whoDefends(g));
      },
    }),
  ]),
  act(takeOwedMentat, 'imp.combat.mentat-reward'),
  act(drawHands, 'imp.round.draw-five'),
  when(
    (g) => g.table.riseOfIx,
    // Rivals may have enough for a point now: goods of their tiles, or spice they saved for the last Conflicts.
    [act(tilesAtRoundStart, 'imp.tech.flip-back'), act(rivalsSpend), call(oneStepAhead, () => ({}))],
  ),
);
