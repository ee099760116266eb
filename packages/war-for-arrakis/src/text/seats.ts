// What the seats are called.

import type { Config, Seat } from '@landsraad/kernel';
import { ATREIDES, allyOf, isShared, sidesAt, type Side } from '../sides.ts';

const WHOLE = ['Atreides', 'Harkonnen'];
const HOUSES = ['House Atreides', 'House Harkonnen'];
const ALLIES = ['Fremen Ally', 'Corrino Ally'];
/** A side, or the subfaction of one that is shared. */
export function seatNameIn(sides: readonly Side[], seat: Seat): string {
  const g = { table: { sides } };
  const side = sides[seat] ?? ATREIDES;
  if (!isShared(g, side)) return WHOLE[side] ?? '';
  return (seat === allyOf(g, side) ? ALLIES : HOUSES)[side] ?? '';
}
export const seatName = (seat: Seat, config: Config): string => seatNameIn(sidesAt(config), seat);

/** Its player as the subject of a sentence: "The Harkonnens", "House Harkonnen", "The Corrino Ally". */
export function subjectOf(seat: Seat, config: Config): string | null {
  const sides = sidesAt(config);
  const side = sides[seat];
  if (side === undefined || !isShared({ table: { sides } }, side)) return null;
  return seat === allyOf({ table: { sides } }, side) ? `The ${seatName(seat, config)}` : seatName(seat, config);
}
