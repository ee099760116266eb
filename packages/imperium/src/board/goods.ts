// Solari, spice, water and victory points.

import type { Good } from '../effects/grammar.ts';
import type { RuleId } from '../ledger.ts';
import { gathers, houseOf, isRival, lookAt, type G, type Open } from '../table.ts';
import { emit } from '../words.ts';

/** From the bank, which never runs out. */
export function gainGood(g: G, house: number, good: Good, n: number, rule: RuleId = 'imp.effect.resources'): void {
  if (n <= 0) return;
  const gained = n + (good === 'solari' ? smuggled(g, house) : 0);
  houseOf(g, house)[good] += gained; // § imp.solo.keeps-resources
  emit(g, 'gained', rule, { house, good, n: gained });
}

const YUNA = 'yuna-moritani';
/** § imp.leader.yuna-smuggling-operation: on her own turns, each time. */
function smuggled(g: Open, house: number): number {
  if (lookAt(g, house).leader !== YUNA || isRival(g, house)) return 0;
  return g.table.turn.house === house && g.table.turn.kind !== 'reward' ? 1 : 0;
}

/** Back to the bank. */
export function payGood(g: G, house: number, good: Good, n: number, rule: RuleId = 'imp.effect.resources'): void {
  if (n <= 0) return;
  houseOf(g, house)[good] -= n;
  emit(g, 'paid', rule, { house, good, n });
}

export function has(g: Open, house: number, good: Good, n: number): boolean {
  const h = lookAt(g, house);
  // Written out because it is hot: a dynamic property is slower.
  return (good === 'solari' ? h.solari : good === 'spice' ? h.spice : h.water) >= n;
}

export function gainVp(g: G, house: number, n: number, rule: RuleId): void {
  if (!gathers(g, house)) return; // § imp.two-player.no-gains
  houseOf(g, house).vp += n;
  emit(g, n > 0 ? 'scored' : 'lost points', rule, { house, n: Math.abs(n) });
}
