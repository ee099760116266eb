// How good a position is, for search and greedy play.

import { strength } from './board/troops.ts';
import { intrigueHeld } from './intrigue/holding.ts';
import { houses, lookAt, type G } from './table.ts';

/** Everything in hundredths of a victory point. */
function worth(g: G, house: number): number {
  const h = lookAt(g, house);
  const left = Math.max(0, 10 - g.table.round);
  let sum = 100 * h.vp;
  sum += (7 * h.solari + 10 * h.spice + 10 * h.water) * (left > 0 ? 1 : 0.2);
  sum += 8 * h.garrison + 14 * h.conflict;
  for (const n of h.influence) sum += 14 * n + (n === 1 ? 8 : 0) + (n === 3 ? 10 : 0);
  if (h.swordmaster) sum += 25 * left;
  if (h.councilSeat) sum += 15 * left;
  sum += 15 * intrigueHeld(g, house);
  sum += 4 * strength(g, house);
  return sum;
}

export function value(g: G, seat: number): number {
  if (g.over !== null) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
  const mine = worth(g, seat);
  const best = Math.max(...houses(g).filter((h) => h !== seat).map((h) => worth(g, h)));
  return 1 / (1 + Math.exp((best - mine) / 150));
}
