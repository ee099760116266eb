// A rival of a solo game turns what it has gathered into victory points at once.

import { things } from '@landsraad/kernel';
import { gainVp } from '../board/goods.ts';
import { GOODS, type Good } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { discardIntrigue, intrigueHand, intrigueHeld } from '../intrigue/holding.ts';
import { conflictOf } from '../round/conflicts.ts';
import { houseOf, lookAt, type G } from '../table.ts';
import { emit } from '../words.ts';

type Price = Partial<Record<Good | 'intrigue', number>>;
const PRICES: readonly Price[] = FACTS.baseHagal.solo.spending.each1VP;
const priceIn = (what: Good | 'intrigue'): number => PRICES.find((p) => p[what] !== undefined)?.[what] ?? Infinity;
const INTRIGUE_PRICE = priceIn('intrigue');
const GOODS_PRICES: readonly (readonly [Good, number])[] = GOODS.map((good) => [good, priceIn(good)]);

/** § imp.tech.rival-hoards-spice: with tech tiles to buy, until the last Conflicts. */
const savesSpice = (g: G): boolean =>
  g.table.riseOfIx && (g.table.conflict === '' || conflictOf(g.table.conflict).tier < 3);

function spendOnce(g: G, house: number): boolean {
  for (const [good, price] of GOODS_PRICES) {
    if (lookAt(g, house)[good] < price || (good === 'spice' && savesSpice(g))) continue;
    houseOf(g, house)[good] -= price;
    emit(g, 'spent', 'imp.solo.spending', { house, what: good, n: price });
    gainVp(g, house, 1, 'imp.solo.spending');
    return true;
  }
  if (intrigueHeld(g, house) < INTRIGUE_PRICE) return false;
  const hand = intrigueHand(g, house);
  for (let n = 0; n < INTRIGUE_PRICE; n++) discardIntrigue(g, hand, things(g, hand)[0] ?? '');
  emit(g, 'spent', 'imp.solo.spending', { house, what: 'intrigue', n: INTRIGUE_PRICE });
  gainVp(g, house, 1, 'imp.solo.spending');
  return true;
}

/** § imp.solo.spending-order: repeatedly, if there are several sets. */
export function rivalsSpend(g: G): void {
  for (let house = g.table.players; house < g.table.houses.length; house++) while (spendOnce(g, house));
}
