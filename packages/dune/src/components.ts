// What is in the box and lies hidden: cards, leaders, and the spice behind the shields.

import {
  count,
  drawTop,
  hands,
  heap,
  openPile,
  sequence,
  shuffleInto,
  things,
  type PlaceRef,
  type Seat,
} from '@landsraad/kernel';
import { worthlessCardsAreKarama } from './advanced/worthless-karama.ts';
import { ALL_LEADERS, COMMON, factionOfLeader, sheet } from './board/factions.ts';
import { FACTS } from './facts.ts';
import { allied, FACTIONS, factionOf, hasAllies, is, seats, TURNS, type G, type Look, type Order } from './table.ts';
import { emit, pool, purse } from './words.ts';

const copies = (cards: readonly { readonly id: string; readonly copies?: number }[]): string[] =>
  cards.flatMap((c) => Array.from({ length: c.copies ?? 1 }, () => c.id));

// ---- treachery ----

type Kind = (typeof FACTS.treachery.cards)[number]['kind'];
const nameById = new Map<string, string>(FACTS.treachery.cards.map((c) => [c.id, c.name]));
export const cardName = (card: string): string => nameById.get(card) ?? card;

const ORDERS: { readonly [kind in Kind]?: Order } = {
  'weapon-projectile': 'projectile',
  'weapon-poison': 'poison',
  'weapon-lasgun': 'lasgun',
  'defense-projectile': 'shield',
  'defense-poison': 'snooper',
  'cheap-hero': 'cheap hero',
  worthless: 'worthless',
};
const orderById = new Map<string, Order | ''>(FACTS.treachery.cards.map((c) => [c.id, ORDERS[c.kind] ?? '']));
/** What a card is called in an order of the Voice; '' for special cards. */
export const kindOf = (card: string): Order | '' => orderById.get(card) ?? '';
const WEAPONS: readonly string[] = ['projectile', 'poison', 'lasgun', 'worthless'];
const DEFENSES: readonly string[] = ['shield', 'snooper', 'worthless'];
export const isWeapon = (card: string): boolean => WEAPONS.includes(kindOf(card));
export const isDefense = (card: string): boolean => DEFENSES.includes(kindOf(card));
export const isCheapHero = (card: string): boolean => kindOf(card) === 'cheap hero';

/** § dune.bidding.hand-limit § dune.harkonnen.hand § dune.setup.faction-precedence: the sheet goes before the general rule. */
export const handLimit = (g: Look, seat: Seat): number =>
  is(g, seat, 'harkonnen') ? sheet('harkonnen').handLimit : COMMON.handLimit;

const TREACHERY_CARDS: readonly string[] = copies(FACTS.treachery.cards);
export const treachery = pool('treachery', {
  rule: 'dune.secrecy.not-required',
  things: () => TREACHERY_CARDS, // § dune.treachery.deck-list
  start: 'deck',
  places: { deck: sequence, discard: openPile, row: sequence, removed: openPile, hand: hands },
  // § dune.bidding.declare § dune.secrecy.hand-size
  counted: (g, place) => place.ordered || g.table.options['openCounts'] === true || g.table.phase === 'bidding',
  most: (g, place) => (place.owner === null ? 33 : handLimit(g, place.owner)),
  least: (g, place) => (g.table.swap !== null && place.owner === g.table.swap.seat ? g.table.swap.cards : 0),
});
export const handOf = (seat: Seat): PlaceRef => treachery.hand[seat] ?? treachery.removed;
export const hasCard = (g: Look, seat: Seat, card: string): boolean => things(g, handOf(seat)).includes(card);
export const handIsFull = (g: Look, seat: Seat): boolean => count(g, handOf(seat)) >= handLimit(g, seat);

/** The top card goes to a hand or the row; an empty deck is rebuilt from the discards. */
export function drawTreachery(g: G, to: PlaceRef): boolean {
  if (count(g, treachery.deck) === 0 && count(g, treachery.discard) > 0) {
    shuffleInto(g, treachery.discard, treachery.deck);
    emit(g, 'reshuffled', 'dune.setup.reshuffle', { deck: 'treachery' });
  }
  if (count(g, treachery.deck) === 0) return false;
  drawTop(g, treachery.deck, to);
  return true;
}

/** Whether anybody could hold a Karama, by what everybody knows. */
export const karamaIsAbout = (g: Look): boolean => worthlessCardsAreKarama(g) || discarded(g, 'karama') < KARAMAS;
function discarded(g: Look, card: string): number {
  let n = 0;
  for (const c of things(g, treachery.discard)) if (c === card) n++;
  return n;
}
const KARAMAS = TREACHERY_CARDS.filter((c) => c === 'karama').length;

// ---- spice cards, storm cards ----

const SPICE_CARDS: readonly string[] = copies(FACTS.spiceDeck.spiceDeck.cards);
export const spiceCards = pool('spice cards', {
  rule: 'dune.setup.bank-start',
  things: () => SPICE_CARDS, // § dune.setup.spice-deck
  start: 'deck',
  places: { deck: sequence, a: openPile, b: openPile, aside: openPile },
});
export const WORM = 'shai-hulud';
const blowById = new Map<string, number>(
  FACTS.spiceDeck.spiceDeck.cards.map((c) => [c.id, c.kind === 'territory' ? c.amount : 0]),
);
export const spiceOf = (card: string): number => blowById.get(card) ?? 0;

export const stormCards = pool('storm cards', {
  rule: 'dune.fremen.storm-card-draw',
  things: () => FACTS.spiceDeck.stormDeck.values.map(String),
  start: 'deck',
  places: { deck: sequence, next: sequence },
});

// ---- leaders and traitors ----

/** Only captor and owner know a captured leader. Otherwise everybody knows where every leader is. */
export const leaders = pool('leaders', {
  rule: 'dune.harkonnen.capture-face-down',
  things: () => ALL_LEADERS.map((l) => l.id),
  start: 'box',
  places: { box: openPile, home: hands, tanks: openPile, faceDown: hands, captive: hands, taken: hands },
  may: (g, place, leader) =>
    place.owner === null ||
    place.name.startsWith('captive') ||
    place.name.startsWith('taken') ||
    factionOf(g, place.owner) === factionOfLeader(leader),
});
export const traitors = pool('traitors', {
  rule: 'dune.setup.traitor-deal',
  things: () => ALL_LEADERS.map((l) => l.id), // § dune.setup.traitor-deck
  start: 'deck',
  places: { deck: sequence, removed: openPile, dealt: hands, kept: hands, under: heap },
  may: (g, place, leader) =>
    place.owner === null ||
    !g.table.truths.some((t) => t.seat === place.owner && t.about === `traitor ${leader}` && !t.answer),
});

// ---- the Bene Gesserit prediction ----

export const predictedFaction = pool('predicted faction', {
  rule: 'dune.bene-gesserit.prediction-fixed',
  things: () => FACTIONS,
  start: 'cards',
  places: { cards: heap, chosen: hands },
  may: (g, place, faction) =>
    place.owner === null || (g.table.factions.some((f) => f === faction) && factionOf(g, place.owner) !== faction),
});
export const predictedTurn = pool('predicted turn', {
  rule: 'dune.bene-gesserit.prediction-fixed',
  things: () => Array.from({ length: TURNS }, (_, n) => `turn ${n + 1}`),
  start: 'cards',
  places: { cards: heap, chosen: hands },
});

// ---- spice behind the shields ----

export const spice = purse('spice', {
  rule: 'dune.secrecy.spice',
  start: () => 0,
  atLeast: (g, seat) => laidAside(g, seat) + (g.table.deal?.from === seat ? g.table.deal.spice : 0),
});
/** Spice that is committed: released for allies, owed, in a bid that no Karama can back, or in a revealed plan. */
export function laidAside(g: Look, seat: Seat): number {
  const { battle } = g.table;
  const bid = karamaIsAbout(g) ? 0 : standingBid(g, seat) - releasedFor(g, seat);
  const support = battle?.outcome === '' ? (battle.plans.find((p) => p.seat === seat)?.spice ?? 0) : 0;
  return Math.max(g.table.released[seat] ?? 0, g.table.owed[seat] ?? 0, bid, support);
}
/** What a seat stands by in an auction: its highest bid, or the least that it means by "more". */
export function standingBid(g: Look, seat: Seat): number {
  const a = g.table.auction;
  if (a === null) return 0;
  return a.high === seat ? a.bid : a.bidder === seat ? a.atLeast : 0;
}
/** What a seat's allies have released together. § dune.alliance.pay-bids § dune.alliance.pay-consent */
export function releasedFor(g: Look, seat: Seat): number {
  if (!hasAllies(g, seat)) return 0;
  let n = 0;
  for (const s of seats(g)) if (allied(g, seat, s)) n += g.table.released[s] ?? 0;
  return n;
}
