// What happens when a legion stops in an area: stations, harvesters.

import { replaced, takeAt, without } from '@landsraad/kernel';
import type { Area } from '../board/areas.ts';
import { hasHarvester, hasLegion, tokensIn } from '../board/contents.ts';
import { joinLegions } from '../board/figures.ts';
import { legionGoes } from '../board/that-legion.ts';
import { stations } from '../components.ts';
import { legionEnters } from '../desert-war/troopers.ts';
import { namedOf } from '../leaders.ts';
import { leaveSettlement, moveGarrison } from '../mahdi/garrisons.ts';
import { captureHarvester, smuggledHarvesterGone } from '../smugglers/harvesters.ts';
import { isSmuggled } from '../smugglers/smugglers.ts';
import { ATREIDES, HARKONNEN, type Side } from '../sides.ts';
import { guildAtWork } from '../spacing-guild/guild.ts';
import { VISIONS, moveToken, type G } from '../table.ts';
import { advancePrescience } from '../tracks.ts';
import { emit } from '../words.ts';
import { allFlownGoOn } from './flights.ts';

/** § wfa.harvesters.return */
export function removeHarvester(g: G, a: Area): void {
  if (!hasHarvester(g, a)) return;
  if (isSmuggled(g, a)) smuggledHarvesterGone(g, a);
  g.table.harvesters = g.table.harvesters.filter((x) => x !== a);
  emit(g, 'harvester removed', 'wfa.harvesters.return', { area: a });
}

/** Atreides figures that stop in an area take its station and remove its harvester. § wfa.harvesters.removed-by-move */
export function atreidesStop(g: G, a: Area): void {
  if (!hasLegion(g, ATREIDES, a)) return;
  takeStation(g, a);
  if (isSmuggled(g, a)) captureHarvester(g, a);
  if (!hasHarvester(g, a)) return;
  removeHarvester(g, a);
  if (guildAtWork(g)) emit(g, 'harvester raided', 'wfa.guild.imperium-actions', { area: a });
  if (g.table.phase === 'actions') g.table.deeds.harvestersRaided++;
}

/** § wfa.prescience.station-take */
function takeStation(g: G, a: Area): void {
  const position = g.table.stations.indexOf(a);
  if (position < 0) return;
  const symbol = takeAt(g, stations.board, position, stations.taken);
  g.table.stations = without(g.table.stations, position);
  emit(g, 'station taken', 'wfa.prescience.station-take', { area: a, symbol });
  advancePrescience(
    g,
    VISIONS.findIndex((v) => v === symbol),
    1,
  );
}

/** A whole legion from one area to another: units, leaders and tokens. */
export function moveWholeLegion(g: G, side: Side, from: Area, to: Area): void {
  legionGoes(g, side, from, to);
  allFlownGoOn(g, from, to);
  joinLegions(g, from, to);
  for (const n of namedOf(side)) if (g.table.leaders[n] === from) g.table.leaders = replaced(g.table.leaders, n, to);
  if (side === ATREIDES) for (const n of tokensIn(g, from)) moveToken(g, n, to, g.table.tokens[n]?.moved === true);
  legionEnters(g, side, to);
  if (side !== HARKONNEN) return;
  moveGarrison(g, from, to, Infinity);
  leaveSettlement(g, from);
}
