// The start of the round: cards for both, prescience for all to see.

import { revealCards } from '../cards/prescience.ts';
import { decksOf, drawCard, holderOf } from '../components.ts';
import { inMahdi, isAutomatic } from '../mahdi/mahdi.ts';
import { gatherReinforcements } from '../mahdi/reinforcements.ts';
import { drawHarvestingSector, drawTarget } from '../mahdi/targets.ts';
import { SIDES } from '../sides.ts';
import { moreSmugglers } from '../smugglers/regulars.ts';
import { areNeutral } from '../smugglers/smugglers.ts';
import { noDeeds, type G } from '../table.ts';
import { emit, words } from '../words.ts';

const start = words<Record<never, never>>();

function roundBegins(g: G): void {
  g.table.round++;
  g.table.phase = 'start';
  g.table.claims = 0;
  g.table.deeds = noDeeds();
  emit(g, 'round', 'wfa.round.sequence', { round: g.table.round });
}
/** One card from each deck for whoever holds its cards; an empty deck gives none. § wfa.team.start-draw */
function drawPlanning(g: G): void {
  for (const side of SIDES) {
    if (isAutomatic(g, side)) continue; // § wfa.solo.start-atreides-draw
    for (const deck of decksOf(side)) drawCard(g, holderOf(g, deck), deck);
  }
}

export const startOfRound = start.procedure(
  'start of the round',
  'wfa.round.sequence',
  start.act(roundBegins),
  start.act(drawPlanning, 'wfa.round.start-planning'),
  start.when(areNeutral, [start.act(moreSmugglers, 'wfa.smugglers.start-of-round')]),
  start.act(revealCards, 'wfa.round.start-prescience'),
  start.when(inMahdi, [
    start.act(drawHarvestingSector, 'wfa.solo.harvesting-sector'),
    start.act(drawTarget, 'wfa.solo.target-sietch'),
    start.act(gatherReinforcements, 'wfa.solo.reinforcements'),
  ]),
);
