// What prescience cards may ask for afterwards.

import { ALL_LEADERS, type Leader } from './leaders.ts';
import type { G } from './table.ts';

/** These leaders have ridden across so many areas at once. */
export function haveRidden(g: G, areas: number, riders: () => readonly Leader[]): void {
  if (areas === 0) return;
  const before = g.table.deeds.rode;
  const now = riders();
  if (now.length > 0)
    g.table.deeds.rode = ALL_LEADERS.map((l) => Math.max(before[l] ?? 0, now.includes(l) ? areas : 0));
}
