// The makers phase and the recall phase.

import { replaced } from '@landsraad/kernel';
import { agentsEachRound, agentsOn } from '../board/agents.ts';
import { MAKERS } from '../board/spaces.ts';
import { FACTS } from '../facts.ts';
import { houseOf, houses, lookAt, NOBODY, type G, type Look, type Open } from '../table.ts';
import { emit, words } from '../words.ts';
import { conflictsLeft } from './conflicts.ts';
import { passTheMarker } from './first-player.ts';

const { act, finishIf, procedure } = words<Record<never, never>>();

/** One bonus spice on each maker space without an agent. */
function bonusSpiceGrows(g: G): void {
  MAKERS.forEach((space, n) => {
    if (agentsOn(g, space).length > 0) return; // § imp.spice.checked-in-makers-phase
    const grown = (g.table.bonusSpice[n] ?? 0) + 1;
    g.table.bonusSpice = replaced(g.table.bonusSpice, n, grown);
    emit(g, 'bonus spice', 'imp.spice.accumulate', { space, n: grown });
  });
}
export const makers = procedure('makers', 'imp.spice.accumulate', act(bonusSpiceGrows, 'imp.spice.accumulate'));

// ---- recall ----

const END_TRIGGER = FACTS.baseBoard.scoreTrack.endTrigger;
const EPIC_TRIGGER = FACTS.ixStarting.epicMode.victoryPoints;
/** § imp.epic.victory-points */
export const pointsToWin = (g: Open): number => (g.table.epic ? EPIC_TRIGGER : END_TRIGGER);

/** § imp.recall.end-trigger-points § imp.solo.two-rivals: a rival of a solo game counts as a player here. */
const enoughPoints = (g: Look): boolean => houses(g).some((h) => lookAt(g, h).vp >= pointsToWin(g));

function lookForTheEnd(g: G): void {
  // § imp.recall.end-trigger-deck
  if (enoughPoints(g) || conflictsLeft(g) === 0) {
    g.table.ending = true;
    emit(g, 'the end', 'imp.recall.only-then', { round: g.table.round });
  }
}

function mentatReturns(g: G): void {
  g.table.mentat = NOBODY;
}

function agentsReturn(g: G): void {
  for (const house of houses(g)) {
    const h = houseOf(g, house);
    h.sent = [];
    h.agents = agentsEachRound(g, house);
    h.revealed = 0;
    h.out = false;
    h.turns = 0;
  }
  g.table.reveals = 0;
}

export const recall = procedure(
  'recall',
  'imp.recall.only-then',
  act(lookForTheEnd, 'imp.recall.only-then'),
  finishIf((g) => g.table.ending),
  act(mentatReturns, 'imp.recall.mentat'),
  act(agentsReturn, 'imp.recall.agents'),
  act(passTheMarker, 'imp.recall.first-player'),
);
