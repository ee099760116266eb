// How good a position is for a seat, from 0 to 1.

import type { Seat } from '@landsraad/kernel';
import { strongholdsNeeded, strongholdsOfSide } from './phases/9-mentat-pause.ts';
import type { G } from './table.ts';

export function value(g: G, seat: Seat): number {
  if (g.over !== null) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
  return Math.min(1, strongholdsOfSide(g, seat) / strongholdsNeeded(g, seat)) * 0.9;
}
