// The dashboards: one for a side that one player leads, one for each subfaction of a side that two share.

import type { Seat } from '@landsraad/kernel';
import { FACTS } from '../facts.ts';
import { printedFor, type Boxed, type Dashboard } from '../printed/printed.ts';
import { ATREIDES, HARKONNEN, allyOf, isShared, sideOf, type Side } from '../sides.ts';

const { sietchTabr, giediPrime } = FACTS.dashboards.twoPlayer;
export type { Dashboard };

interface Seated extends Boxed {
  readonly table: Boxed['table'] & { readonly sides: readonly Side[] };
}
/** § wfa.setup.dashboards § wfa.team.dashboards */
export function dashboardOf(g: Seated, seat: Seat): Dashboard {
  const side = sideOf(g, seat) === ATREIDES ? ATREIDES : HARKONNEN;
  if (!isShared(g, side)) return side === ATREIDES ? sietchTabr : giediPrime; // § wfa.team.base-rules
  const { houseAtreides, fremenAlly, houseHarkonnen, corrinoAlly } = printedFor(g).dashboards;
  const isAlly = seat === allyOf(g, side);
  // § wfa.team.components § wfa.team.results-harkonnen § wfa.team.results-atreides
  if (side === ATREIDES) return isAlly ? fremenAlly : houseAtreides;
  return isAlly ? corrinoAlly : houseHarkonnen;
}
/** § wfa.dice.slots § wfa.team.slots */
export const slotsOf = (g: Seated, seat: Seat): number => dashboardOf(g, seat).slotsPerBox;
export const hasBox = (g: Seated, seat: Seat, result: string): boolean => dashboardOf(g, seat).boxes.includes(result);
/** § wfa.tank.slots § wfa.team.tank-slots */
export const tankLength = (g: Seated, seat: Seat): number => dashboardOf(g, seat).tank;
