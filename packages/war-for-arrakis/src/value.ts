// How a position stands for a side, from 0 to 1.

import type { Seat } from '@landsraad/kernel';
import { objectiveNumbers, objectivesOf } from './components.ts';
import { ATREIDES } from './leaders.ts';
import type { G, Look } from './table.ts';

const WIN = 10;
const UNITS = { regular: 1, elite: 2, special: 3, generic: 1 } as const;

function strength(g: Look, seat: Seat): number {
  let sum = 0;
  for (const l of g.table.legions)
    if (l.side === seat) sum += l.regular * UNITS.regular + l.elite * UNITS.elite + l.special * UNITS.special + l.generic * UNITS.generic;
  return seat === ATREIDES ? sum + 3 * g.table.tokens.length : sum;
}
/** How much of the nearest objective is fulfilled. */
function vision(g: Look): number {
  let best = 0;
  for (const card of objectivesOf(g)) {
    const targets = objectiveNumbers(card);
    const all = targets.reduce((a, b) => a + b, 0);
    const have = targets.reduce((sum, t, n) => sum + Math.min(t, g.table.prescience[n] ?? 0), 0);
    best = Math.max(best, all === 0 ? 0 : have / all);
  }
  return best;
}

export function value(g: G, seat: Seat): number {
  if (g.over !== null) return g.over.winners.includes(seat) ? 1 : 0;
  const lead =
    6 * vision(g) - 6 * (g.table.supremacy / WIN) + 0.02 * (strength(g, ATREIDES) - strength(g, 1)) + 0.12 * g.table.sietches.length - 0.16 * g.table.settlements.length;
  const green = 1 / (1 + Math.exp(-lead));
  return seat === ATREIDES ? green : 1 - green;
}
