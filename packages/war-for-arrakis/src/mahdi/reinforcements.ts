// The Harkonnen planning cards: two decks in alternation, and the Reinforcements deck.

import { count, drawTop, holdsThing, moveOpenly, shuffle, takeAt, type PlaceRef } from '@landsraad/kernel';
import { battleOf, diceOf, mostDice } from '../battles/combat-roll.ts';
import { planning, type DeckId } from '../components.ts';
import { HARKONNEN } from '../sides.ts';
import { MARKERS, theBattle, type G, type Look } from '../table.ts';
import { emit } from '../words.ts';
import { changeMahdi, inMahdi, mahdiOf } from './mahdi.ts';

export const HARKONNEN_DECKS: readonly DeckId[] = ['houseHarkonnen', 'corrinoAlly'];
export const otherDeck = (deck: DeckId): DeckId => (deck === 'houseHarkonnen' ? 'corrinoAlly' : 'houseHarkonnen');

// ---- alternation ----

/** Where drawing starts. § wfa.solo.alternation */
export function firstDeck(g: Look): DeckId {
  const { discarded } = mahdiOf(g);
  return discarded === '' ? 'houseHarkonnen' : otherDeck(discarded);
}
/** A deck that has run out is made anew from its discards. § wfa.solo.deck-reshuffle */
function renew(g: G, deck: DeckId): void {
  const { deck: pile, discard } = planning[deck];
  if (count(g, pile) > 0 || count(g, discard) === 0) return;
  while (count(g, discard) > 0) drawTop(g, discard, pile);
  shuffle(g, pile);
  emit(g, 'deck renewed', 'wfa.solo.deck-reshuffle', { deck });
}
/** The top card of a deck, somewhere; '' if there is none at all. */
export function drawFrom(g: G, deck: DeckId, to: PlaceRef): string {
  renew(g, deck);
  if (count(g, planning[deck].deck) === 0) return '';
  const card = drawTop(g, planning[deck].deck, to);
  renew(g, deck);
  return card;
}
/** Whether any card could be drawn. */
export const cardsLeft = (g: Look): boolean =>
  HARKONNEN_DECKS.some((deck) => count(g, planning[deck].deck) + count(g, planning[deck].discard) > 0);

// ---- the Reinforcements deck ----

function onTop(g: G, deck: DeckId): void {
  changeMahdi(g, { reinforcements: [...mahdiOf(g).reinforcements, deck] });
}
/** Facedown onto the Reinforcements deck. */
export function reinforce(
  g: G,
  deck: DeckId,
  rule: 'wfa.solo.reinforcements' | 'wfa.solo.card-draws' | 'wfa.solo.reveal-cost',
): void {
  if (drawFrom(g, deck, planning[deck].reinforcements) === '') return;
  onTop(g, deck);
  emit(g, 'reinforcement', rule, { deck });
}
/** One card of each deck at the start of the round. § wfa.solo.reinforcements */
export function gatherReinforcements(g: G): void {
  reinforce(g, 'corrinoAlly', 'wfa.solo.reinforcements');
  reinforce(g, 'houseHarkonnen', 'wfa.solo.reinforcements');
}
/** So many cards from alternating decks. § wfa.solo.card-draws */
export function drawReinforcements(g: G, cards: number, first: DeckId): void {
  for (let n = 0, deck = first; n < cards; n++, deck = otherDeck(deck)) reinforce(g, deck, 'wfa.solo.card-draws');
}
/** A played card of which nothing could be carried out. § wfa.solo.card-impossible */
export function shelve(g: G, deck: DeckId, card: string): void {
  const { played, reinforcements } = planning[deck];
  if (!holdsThing(g, played, card)) return;
  moveOpenly(g, played, card, reinforcements);
  onTop(g, deck);
  emit(g, 'card impossible', 'wfa.solo.card-impossible', { card });
}
/** The last card discarded tells where drawing starts. */
export function discarded(g: G, deck: DeckId): void {
  changeMahdi(g, { discarded: deck, drawn: '' });
}

// ---- in battle ----

const LANDSRAAD = MARKERS.indexOf('landsraad');
/** § wfa.solo.battle-reinforcements § wfa.solo.landsraad-ban */
const needsMore = (g: Look): boolean =>
  g.table.bans[LANDSRAAD] !== true && diceOf(g, HARKONNEN) < mostDice(g, HARKONNEN);
/** In each combat round as many cards as it takes to roll six dice. § wfa.solo.battle-reinforcements */
export function reinforceBattle(g: G): void {
  let cards = 0;
  for (; needsMore(g); cards++) {
    const deck = mahdiOf(g).reinforcements.at(-1);
    if (deck === undefined) break;
    const { reinforcements, discard } = planning[deck];
    takeAt(g, reinforcements, count(g, reinforcements) - 1, discard);
    changeMahdi(g, { reinforcements: mahdiOf(g).reinforcements.slice(0, -1) });
    discarded(g, deck);
    const b = theBattle(g);
    b.cards = b.cards.with(HARKONNEN, (b.cards[HARKONNEN] ?? 0) + 1);
  }
  if (cards > 0) emit(g, 'reinforced', 'wfa.solo.battle-reinforcements', { cards, round: battleOf(g).round });
}

// ---- the price of revealing ----

const SPACING_GUILD = MARKERS.indexOf('spacingGuild');
/** A sietch or a deployment token has been revealed voluntarily. § wfa.solo.reveal-cost */
export function payForReveal(g: G): void {
  if (!inMahdi(g) || g.table.bans[SPACING_GUILD] === true) return;
  const { drawn } = mahdiOf(g);
  const deck = drawn === '' ? firstDeck(g) : otherDeck(drawn);
  reinforce(g, deck, 'wfa.solo.reveal-cost');
  changeMahdi(g, { drawn: deck });
}
