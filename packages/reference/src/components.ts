// What is in the box, and where it lies.

import { change, count, drawTop, hands, ofSeat, openPile, sequence, shuffleInto, type Seat } from '@landsraad/kernel';
import { FACTS } from './facts.ts';
import type { G } from './table.ts';
import { pool, purse } from './words.ts';

export const BOX = FACTS.components;
export type Crate = (typeof BOX.crates)[number]['id'];

const copies = (kinds: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  kinds.flatMap((k) => Array.from({ length: k.copies }, () => k.id));

export const cards = pool('cards', {
  rule: 'bazaar.setup.secret-hands',
  things: () => copies(BOX.cards),
  start: 'deck',
  places: { deck: sequence, played: openPile, hand: hands },
});

/** In a row on the stalls the crates can be told apart; in a store or a cellar nobody else can. */
export const crates = pool('crates', {
  rule: 'bazaar.bid.store',
  things: () => copies(BOX.crates),
  start: 'warehouse',
  places: { warehouse: sequence, stalls: sequence, store: hands, cellar: hands },
});

export const handOf = (seat: Seat) => ofSeat(cards.hand, seat);
export const storeOf = (seat: Seat) => ofSeat(crates.store, seat);
export const cellarOf = (seat: Seat) => ofSeat(crates.cellar, seat);

export const coins = purse('coins', {
  rule: 'bazaar.setup.secret-coins',
  start: () => BOX.coinsAtStart,
  // Whoever offers coins has them: everybody knows that much.
  atLeast: (g, seat) => (g.table.deal?.from === seat ? g.table.deal.coins : 0),
});

export const worth = (crate: string): number => BOX.crates.find((c) => c.id === crate)?.worth ?? 0;

/** A card from the deck; an empty deck is made of the played cards. § bazaar.market.reshuffle */
export function drawCard(g: G, seat: Seat): void {
  if (count(g, cards.deck) === 0 && count(g, cards.played) > 0) shuffleInto(g, cards.played, cards.deck);
  if (count(g, cards.deck) > 0) drawTop(g, cards.deck, handOf(seat));
}

/** Coins go to the bank or come from it; what is not there cannot be paid out. */
export function payBank(g: G, seat: Seat, n: number): void {
  change(g, coins, seat, -n);
  g.table.bank += n;
}
export function payFromBank(g: G, seat: Seat, n: number): number {
  const paid = Math.min(n, g.table.bank);
  g.table.bank -= paid;
  change(g, coins, seat, paid);
  return paid;
}
