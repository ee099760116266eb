// The dashboards: one for a side that one player leads, one for each subfaction of a side that two share.

import type { Seat } from '@landsraad/kernel';
import { FACTS } from '../facts.ts';
import { ATREIDES, HARKONNEN, allyOf, isShared, sideOf, type Side } from '../sides.ts';

const { twoPlayer, houseAtreides, fremenAlly, houseHarkonnen, corrinoAlly } = FACTS.dashboards;
export interface Dashboard {
  readonly boxes: readonly string[];
  readonly slotsPerBox: number;
  readonly tank: number;
}
interface Dashboards {
  readonly whole: Dashboard;
  readonly house: Dashboard;
  readonly ally: Dashboard;
}
/** § wfa.team.components § wfa.team.results-harkonnen § wfa.team.results-atreides */
const BY_SIDE: readonly [Dashboards, Dashboards] = [
  { whole: twoPlayer.sietchTabr, house: houseAtreides, ally: fremenAlly },
  { whole: twoPlayer.giediPrime, house: houseHarkonnen, ally: corrinoAlly },
];

interface Seated {
  readonly table: { readonly sides: readonly Side[] };
}
/** § wfa.setup.dashboards § wfa.team.dashboards */
export function dashboardOf(g: Seated, seat: Seat): Dashboard {
  const side = sideOf(g, seat) === ATREIDES ? ATREIDES : HARKONNEN;
  const { whole, house, ally } = BY_SIDE[side];
  if (!isShared(g, side)) return whole; // § wfa.team.base-rules
  return seat === allyOf(g, side) ? ally : house;
}
/** § wfa.dice.slots § wfa.team.slots */
export const slotsOf = (g: Seated, seat: Seat): number => dashboardOf(g, seat).slotsPerBox;
export const hasBox = (g: Seated, seat: Seat, result: string): boolean => dashboardOf(g, seat).boxes.includes(result);
/** § wfa.tank.slots § wfa.team.tank-slots */
export const tankLength = (g: Seated, seat: Seat): number => dashboardOf(g, seat).tank;
