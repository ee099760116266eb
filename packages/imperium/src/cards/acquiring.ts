// Acquiring cards from the Imperium row and the reserve.

import { count, drawTop, holdsThing, moveOpenly, takeAt, things } from '@landsraad/kernel';
import { lookAt, type G, type Look } from '../table.ts';
import { FACTS } from '../facts.ts';
import { emit } from '../words.ts';
import { cardOf, CARDS, cardsOf, imperium, SPICE_MUST_FLOW, prescience, FOLDSPACE, type Card } from './cards.ts';

const ROW = FACTS.baseBoard.setup.imperiumRow;
const HELENA = 'helena-richese';
const MANIPULATE_DISCOUNT = 1;

/** Filled from the deck at once; an empty deck leaves gaps. */
export function refillRow(g: G): void {
  // § imp.setup.imperium-row
  while (count(g, imperium.row) < ROW) {
    if (count(g, imperium.deck) === 0) return; // § imp.acquire.imperium-deck-empty
    const card = drawTop(g, imperium.deck, imperium.row);
    emit(g, 'row', 'imp.acquire.refill', { card });
  }
}

/** The card Helena has set aside is hers alone. */
export const asideFor = (g: Look, house: number): readonly string[] =>
  lookAt(g, house).leader === HELENA ? things(g, imperium.aside) : NOTHING;
const NOTHING: readonly string[] = [];

/** § imp.acquire.offer: row, reserve with a cost, and what was set aside for this player. */
export function onOffer(g: Look, house: number): Card[] {
  const list: Card[] = [];
  addEach(list, things(g, imperium.row));
  addEach(list, asideFor(g, house));
  // § imp.acquire.foldspace-only-by-icon: it has no cost. An empty stack offers nothing.
  for (const c of RESERVE) if (c.cost !== null && holdsThing(g, imperium.reserve, c.id)) list.push(c);
  return list;
}
function addEach(list: Card[], cards: readonly string[]): void {
  for (const id of cards) {
    const c = cardOf(id);
    if (!list.includes(c)) list.push(c);
  }
}
const RESERVE: readonly Card[] = [...CARDS.values()].filter((c) => c.reserve);

/** The price in persuasion, with the discounts of this turn. */
export function persuasionFor(g: Look, house: number, card: Card): number {
  let cost = card.cost ?? 0;
  if (card.id === SPICE_MUST_FLOW) cost -= g.table.turn.discount;
  const aside = asideFor(g, house);
  if (aside.length > 0 && aside.includes(card.id)) cost -= MANIPULATE_DISCOUNT; // § imp.leader.helena-manipulate
  return Math.max(0, cost);
}

/** The cards that an effect can acquire up to a cost. */
export const affordableFree = (g: Look, house: number, most: number): Card[] =>
  onOffer(g, house).filter((c) => (c.cost ?? 0) <= most);

/**
 * The card goes to the discard pile, or where an effect sends it.
 * § imp.acquire.replacement-available: the row is refilled at once, and what fills the gap is on offer in the same turn.
 */
export function takeCard(g: G, house: number, card: string, to: 'discard' | 'deck'): void {
  const own = cardsOf(house);
  const place = to === 'deck' ? own.deck : own.discard; // § imp.acquire.to-discard
  const aside = asideFor(g, house).includes(card);
  const row = things(g, imperium.row).indexOf(card);
  if (aside) moveOpenly(g, imperium.aside, card, place);
  else if (row >= 0) takeAt(g, imperium.row, row, place);
  else moveOpenly(g, imperium.reserve, card, place);
  if (place === own.deck) prescience(g, house);
  emit(g, 'acquired', 'imp.acquire.to-discard', { house, card, to });
  refillRow(g);
}

export function takeFoldspace(g: G, house: number): void {
  // § imp.acquire.reserve-empty
  if (holdsThing(g, imperium.reserve, FOLDSPACE)) takeCard(g, house, FOLDSPACE, 'discard');
}
