// Which acts out of turn belong to which card in hand.

import type { Offer } from '@landsraad/kernel';
import { cardKind } from '../names.ts';

const ACTS: { readonly [card: string]: RegExp } = {
  karama: /with Karama$/,
  truthtrance: /^truthtrance$/,
  'tleilaxu-ghola': /^tleilaxu ghola$/,
};
/** What a card in hand can be used for now, although nobody asks. */
export const actsOf = (card: string, offers: readonly Offer[]): readonly Offer[] => {
  const acts = ACTS[card] ?? (cardKind(card)[0] === 'worthless' ? /with a worthless card$/ : null);
  return acts === null ? [] : offers.filter((o) => acts.test(o.name));
};
/** Cards that are played out of turn; they say so even when there is nothing to use them for. */
export const isActed = (card: string): boolean => Object.hasOwn(ACTS, card);
