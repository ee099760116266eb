// Reveal turn: reveal the hand, resolve reveal effects and acquire cards, set strength, clean up.

import { count, moveAllOpenly, things } from '@landsraad/kernel';
import { spaceOf } from '../board/spaces.ts';
import { strength } from '../board/troops.ts';
import { onOffer, persuasionFor } from '../cards/acquiring.ts';
import { acquire, whereAcquired } from '../cards/acquire.ts';
import { acquiredBy, cardOf, cardsOf, imperium } from '../cards/cards.ts';
import type { Line } from '../effects/grammar.ts';
import { mustGoOn, resolvable, resolveByItself, remember, takeOff } from '../effects/pending.ts';
import { perform } from '../effects/plain.ts';
import { resolve, resolving } from '../effects/resolving.ts';
import { FACTS } from '../facts.ts';
import { discardIntrigue, intrigueOf, waitingCards } from '../intrigue/holding.ts';
import { leaderOf } from '../leaders/leaders.ts';
import type { RuleId } from '../ledger.ts';
import { revealAhead } from '../rise-of-ix/ilesa.ts';
import { mayInterject } from '../rise-of-ix/interject.ts';
import { churn } from '../rise-of-ix/solo-variants.ts';
import { revealTiles } from '../rise-of-ix/tech.ts';
import { houseOf, lookAt, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { ACQUIRES } from '../questions.ts';

export type RevealTurn = { house: number; next: string };
const { act, ask, call, leaveIf, repeat, when, procedure } = words<RevealTurn>();

const COUNCIL = FACTS.baseBoard.highCouncil.persuasionPerReveal;
const HELENA = 'helena-richese';
const ARMAND = 'archduke-armand-ecaz';

function revealHand(g: G, v: RevealTurn): void {
  const own = cardsOf(v.house);
  const t = g.table.turn;
  t.kind = 'reveal';
  t.begun = true;
  revealAhead(g, v.house);
  const hand = things(g, own.hand).slice();
  moveAllOpenly(g, own.hand, own.inPlay);
  for (const card of hand) emit(g, 'revealed', 'imp.reveal.whole-hand', { house: v.house, card });
  // § imp.reveal.only-revealed-boxes § imp.agent.reveal-box-ignored § imp.leader.signet-ring-revealed
  const effects: Line[] = [];
  for (const card of hand) effects.push(...cardOf(card).reveal);
  remember(g, effects);
  remember(g, revealTiles(g, v.house));
  if (lookAt(g, v.house).leader === ARMAND) remember(g, leaderOf(ARMAND).ability); // § imp.leader.armand-coordination
}

/** The council seat, an agent in the Hall of Oratory, and plot cards that waited for this turn. */
function boardPersuasion(g: G, v: RevealTurn): void {
  const h = houseOf(g, v.house);
  if (h.councilSeat) {
    h.persuasion += COUNCIL;
    g.table.turn.persuaded += COUNCIL;
  }
  for (let n = 0; n < h.sent.length; n++) {
    const space = h.sent[n] ?? '';
    // Two agents in one space count once.
    if (h.sent.indexOf(space) === n) for (const line of spaceOf(space).onReveal) perform(g, v.house, line);
  }
}
function useWaitingCards(g: G, v: RevealTurn): void {
  const waiting = waitingCards(v.house);
  if (count(g, waiting) === 0) return;
  for (const card of [...things(g, waiting)]) {
    for (const line of intrigueOf(card).plot) perform(g, v.house, line);
    discardIntrigue(g, waiting, card);
    emit(g, 'used', 'imp.intrigue.waits-face-up', { house: v.house, card });
  }
}

// ---- effects and acquiring ----

const SET_STRENGTH = 'set strength';
const END = 'end turn';

function nextOptions(g: G, v: RevealTurn): string[] {
  const list = resolvable(g, v.house);
  for (const card of onOffer(g, v.house)) list.push(card.acquireOption);
  list.push(SET_STRENGTH);
  return list;
}
function refuseNext(g: G, v: RevealTurn, option: string): RuleId | null {
  if (option === SET_STRENGTH) return mustGoOn(g, v.house) ? 'imp.reveal.steps-are-final' : null;
  const card = acquiredBy(option);
  if (card === undefined) return null;
  return persuasionFor(g, v.house, card) > lookAt(g, v.house).persuasion ? 'imp.acquire.with-persuasion' : null;
}
function chooseNext(g: G, v: RevealTurn, option: string): void {
  v.next = option;
  const card = acquiredBy(option);
  if (card !== undefined) {
    houseOf(g, v.house).persuasion -= persuasionFor(g, v.house, card); // § imp.acquire.pool
  } else if (option !== SET_STRENGTH) takeOff(g, option);
}
const acquires = (_g: G, v: RevealTurn): boolean => acquiredBy(v.next) !== undefined;
const effectChosen = (_g: G, v: RevealTurn): boolean => v.next !== SET_STRENGTH;
const couldActUnasked = (g: G, v: RevealTurn): boolean => mayInterject(g, v.house);

// ---- strength and cleaning up ----

/** § imp.acquire.persuasion-lost */
function setStrength(g: G, v: RevealTurn): void {
  const h = houseOf(g, v.house);
  g.table.turn.strengthSet = true;
  g.table.turn.todo = [];
  h.persuasion = 0;
  emit(g, 'strength', 'imp.reveal.announce', { house: v.house, strength: strength(g, v.house) });
}

function cleanUp(g: G, v: RevealTurn): void {
  const own = cardsOf(v.house);
  moveAllOpenly(g, own.inPlay, own.discard);
  // What Helena has set aside and not acquired leaves the game.
  if (lookAt(g, v.house).leader === HELENA) moveAllOpenly(g, imperium.aside, imperium.trash);
  emit(g, 'cleaned up', 'imp.reveal.clean-up', { house: v.house });
}
function revealIsOver(g: G, v: RevealTurn): void {
  g.table.reveals++;
  houseOf(g, v.house).revealed = g.table.reveals;
}

const effectsByThemselves = (g: G, v: RevealTurn): void => resolveByItself(g, v.house);

export const revealTurn = procedure(
  'reveal turn',
  'imp.reveal.steps',
  act(revealHand, 'imp.reveal.whole-hand'),
  act(boardPersuasion, 'imp.reveal.board-persuasion'),
  act(useWaitingCards),
  repeat(
    act(effectsByThemselves),
    ask('acquire or resolve?', 'imp.reveal.effect-order', {
      who: (_g, v) => v.house,
      about: (g, v) => ({ persuasion: lookAt(g, v.house).persuasion }),
      means: (_g, _v, option) => ACQUIRES.of(option),
      options: nextOptions,
      refuse: refuseNext,
      always: couldActUnasked,
      then: chooseNext,
    }),
    leaveIf((_g, v) => v.next === SET_STRENGTH),
    when(
      acquires,
      [
        call(acquire, (g, v) => ({
          house: v.house,
          card: acquiredBy(v.next)?.id ?? '',
          to: whereAcquired(g, v.house),
        })),
      ],
      [when(effectChosen, [call(resolve, (_g, v) => resolving(v.house, v.next))])],
    ),
  ),
  act(setStrength, 'imp.reveal.strength'),
  when(couldActUnasked, [
    repeat(
      act(effectsByThemselves),
      ask('end the turn?', 'imp.reveal.steps-are-final', {
        who: (_g, v) => v.house,
        options: (g, v) => [...resolvable(g, v.house), END],
        refuse: (g, v, option) => (option === END && mustGoOn(g, v.house) ? 'imp.effect.mandatory' : null),
        always: true,
        then: (g, v, option) => {
          v.next = option;
          takeOff(g, option);
        },
      }),
      leaveIf((_g, v) => v.next === END),
      call(resolve, (_g, v) => resolving(v.house, v.next)),
    ),
  ]),
  act(cleanUp, 'imp.reveal.clean-up'),
  act(revealIsOver, 'imp.round.after-reveal-skipped'),
  act(churn),
);
