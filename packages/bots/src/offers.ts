// Acts that nobody waits for.

import { fillIn, offers, pick, type Game, type RandomState, type Rules, type Seat } from '@landsraad/kernel';
import { acting, type Move } from './bot.ts';

/** How often somebody who chooses at random thinks of acting unasked. */
export const OFFER_CHANCE = 1 / 16;

/** Any act that is open to the seat; null if there is none. */
export function anyAct<T>(rules: Rules<T>, g: Game<T>, seat: Seat, random: RandomState): Move | null {
  const open = offers(rules, g, seat);
  if (open.length === 0) return null;
  const offer = pick(random, open);
  const form = fillIn(offer, random);
  return form === null ? null : acting(offer, form);
}
