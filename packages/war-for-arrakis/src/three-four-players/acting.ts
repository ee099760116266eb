// Who acts where two share a side: the player whose turn it is, or the one whom a rule names.

import type { Seat } from '@landsraad/kernel';
import { isShared, type Side } from '../sides.ts';
import type { G } from '../table.ts';

export const NOBODY: Seat = -1;

/** From now on that seat acts for its side; says who did before. With one player nothing changes. */
export function handOver(g: G, side: Side, seat: Seat): Seat {
  const before = g.table.acting;
  if (isShared(g, side)) g.table.acting = seat;
  return before;
}
export function handBack(g: G, seat: Seat): void {
  g.table.acting = seat;
}
