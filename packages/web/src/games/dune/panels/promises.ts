// What is promised, in words that name the place.

import { isTerritory, nameOf } from '../position.ts';

const PROMISES: { readonly [promise: string]: string } = {
  'stay out': 'stay out of',
  'pass auctions': 'pass in every auction',
  'show a card': 'show a card',
};
export const promiseWords = (promise: string, noun: string): string =>
  promise === 'honour'
    ? `on their honour: “${noun}”`
    : `${PROMISES[promise] ?? promise}${isTerritory(noun) ? ` ${nameOf(noun)}` : ''}`;
