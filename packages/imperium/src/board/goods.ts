// Solari, spice, water and victory points.

import type { Good } from '../effects/grammar.ts';
import type { RuleId } from '../ledger.ts';
import { houseOf, isRival, lookAt, type G, type Look } from '../table.ts';
import { emit, holds } from '../words.ts';

/** From the bank, which never runs out. */
export function gainGood(g: G, house: number, good: Good, n: number, rule: RuleId = 'imp.effect.resources'): void {
  if (n <= 0 || !holds('imp.effect.resources') || !holds('imp.setup.bank-unlimited')) return;
  if (isRival(g, house) && !holds('imp.solo.keeps-resources')) return;
  houseOf(g, house)[good] += n;
  emit(g, 'gained', rule, { house, good, n });
}

/** Back to the bank. */
export function payGood(g: G, house: number, good: Good, n: number, rule: RuleId = 'imp.effect.resources'): void {
  if (n <= 0) return;
  houseOf(g, house)[good] -= n;
  emit(g, 'paid', rule, { house, good, n });
}

export function has(g: Look, house: number, good: Good, n: number): boolean {
  const h = lookAt(g, house);
  // Written out: a name that is looked up costs more than three that are known.
  return (good === 'solari' ? h.solari : good === 'spice' ? h.spice : h.water) >= n;
}

/** House Hagal of two players scores nothing. */
export const scores = (g: Look, house: number): boolean =>
  !(g.table.mode === 'two-player' && isRival(g, house) && holds('imp.two-player.no-gains'));

export function gainVp(g: G, house: number, n: number, rule: RuleId): void {
  if (!scores(g, house) || !holds('imp.effect.victory-point')) return;
  houseOf(g, house).vp += n;
  emit(g, n > 0 ? 'scored' : 'lost points', rule, { house, n: Math.abs(n) });
}
