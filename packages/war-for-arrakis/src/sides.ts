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

const PLAYED_BY: { readonly [mode: string]: readonly Side[] } = {
  'three-player': [ATREIDES, HARKONNEN, HARKONNEN],
  'four-player': [ATREIDES, ATREIDES, HARKONNEN, HARKONNEN],
  // The automatic Harkonnens have a chair behind the players'. § wfa.solo.sides § wfa.solo.two-atreides
  solo: [ATREIDES, HARKONNEN],
  coop: [ATREIDES, ATREIDES, HARKONNEN],
};
const SHARED_ATREIDES: readonly Side[] = [ATREIDES, ATREIDES, HARKONNEN];
/** Which side each seat plays; of two who share one the House player comes first. § wfa.team.seats */
export function sidesAt({ mode, options }: Config): readonly Side[] {
  if (mode === 'three-player' && options['shared'] === 'atreides') return SHARED_ATREIDES;
  return PLAYED_BY[mode] ?? SIDES;
}

/** As much of a game as these functions look at. */
interface Seated {
  readonly table: { readonly sides: readonly Side[] };
}
/** The side that a seat plays; a watcher plays neither. */
export const sideOf = (g: Seated, seat: Seat): SideOrNeither => g.table.sides[seat] ?? NEITHER;
/** The seats of a side. */
export function seatsOf(g: Seated, side: Side): Seat[] {
  const { sides } = g.table;
  const seats: Seat[] = [];
  for (let seat = 0; seat < sides.length; seat++) if (sides[seat] === side) seats.push(seat);
  return seats;
}
/** The House player of a side, or its only player: keeps what the side keeps, and decides what no rule gives to the ally. */
export const houseOf = (g: Seated, side: Side): Seat => g.table.sides.indexOf(side);
/** The player of a side's ally, or its only player. */
export const allyOf = (g: Seated, side: Side): Seat => g.table.sides.lastIndexOf(side);
/** Whether two players share a side. */
export const isShared = (g: Seated, side: Side): boolean => houseOf(g, side) !== allyOf(g, side);

interface Acting extends Seated {
  readonly table: { readonly sides: readonly Side[]; readonly acting: Seat };
}
/** The seat that decides for a side: whoever acts for it now, else the House player. § wfa.team.vehicles */
export const deciderOf = (g: Acting, side: Side): Seat =>
  g.table.acting >= 0 && g.table.sides[g.table.acting] === side ? g.table.acting : houseOf(g, side); // § wfa.team.joint-decisions § wfa.team.acting-player
