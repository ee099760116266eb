// Acts that nobody waits for: filling in forms at random.

import {
  offers,
  pick,
  type Form,
  type Game,
  type Offer,
  type Option,
  type RandomState,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import { acting, type Move } from './bot.ts';

/** How often somebody who chooses at random thinks of acting unasked. */
export const OFFER_CHANCE = 1 / 16;

/** The form with something in every field; null if a field has nothing to choose from. */
export function fillIn(offer: Offer, random: RandomState): Form | null {
  const form: { [field: string]: Option } = {};
  for (const field of offer.form ?? []) {
    if (field.from.length === 0) return null;
    form[field.name] = pick(random, field.from);
  }
  return form;
}

/** Any act that is open to the seat; null if there is none. */
export function anyAct<T>(rules: Rules<T>, g: Game<T>, seat: Seat, random: RandomState): Move | null {
  const open = offers(rules, g, seat);
  if (open.length === 0) return null;
  const offer = pick(random, open);
  const form = fillIn(offer, random);
  return form === null ? null : acting(offer, form);
}
