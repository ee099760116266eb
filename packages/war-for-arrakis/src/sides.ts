// Sides and seats. A side is who is played, a seat is a person's chair. Rules speak of sides; questions, hands, whispers
// and results speak of seats.

import type { Config, Seat } from '@landsraad/kernel';

export const ATREIDES = 0 as const;
export const HARKONNEN = 1 as const;
export type Side = typeof ATREIDES | typeof HARKONNEN;
export const SIDES: readonly Side[] = [ATREIDES, HARKONNEN];
/** Neither side. */
export const NEITHER = -1 as const;
export type SideOrNeither = Side | typeof NEITHER;
export const opponent = (side: Side): Side => (side === ATREIDES ? HARKONNEN : ATREIDES);

/** Which side each seat plays. */
export const sidesAt = (_config: Config): readonly Side[] => SIDES;

/** As much of a game as these functions look at. */
interface Seated {
  readonly table: { readonly sides: readonly Side[] };
}
/** The side that a seat plays; a watcher plays neither. */
export const sideOf = (g: Seated, seat: Seat): SideOrNeither => g.table.sides[seat] ?? NEITHER;
/** The seats of a side. */
export function seatsOf(g: Seated, side: Side): Seat[] {
  const seats: Seat[] = [];
  g.table.sides.forEach((s, seat) => {
    if (s === side) seats.push(seat);
  });
  return seats;
}
/** The seat that decides for a side. */
export const deciderOf = (g: Seated, side: Side): Seat => g.table.sides.indexOf(side);
