// What the seats are called.

import type { Config, Seat } from '@landsraad/kernel';
import { ATREIDES, allyOf, isShared, sidesAt } from '../sides.ts';

const WHOLE = ['Atreides', 'Harkonnen'];
const HOUSES = ['House Atreides', 'House Harkonnen'];
const ALLIES = ['Fremen Ally', 'Corrino Ally'];
/** A side, or the subfaction of one that is shared. */
export function seatName(seat: Seat, config: Config): string {
  const table = { sides: sidesAt(config) };
  const side = table.sides[seat] ?? ATREIDES;
  if (!isShared({ table }, side)) return WHOLE[side] ?? '';
  return (seat === allyOf({ table }, side) ? ALLIES : HOUSES)[side] ?? '';
}
