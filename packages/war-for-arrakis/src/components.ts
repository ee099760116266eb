// The hidden components: decks, hands and facedown tokens.

import {
  count,
  drawTop,
  hands,
  holdsThing,
  knows,
  moveOpenly,
  ofSeat,
  openPile,
  sequence,
  show,
  things,
  type Config,
  type PlaceRef,
  type Seat,
} from '@landsraad/kernel';
import { FACTS } from './facts.ts';
import { printedIn, type DeckId, type UnitsShown } from './printed/printed.ts';
import { ATREIDES, HARKONNEN, allyOf, houseOf, isShared, type Side } from './sides.ts';
import { withSmugglers } from './smugglers/smugglers.ts';
import { withGuild } from './spacing-guild/guild.ts';
import { VISIONS, type G, type Look, type Table } from './table.ts';
import { emit, pool } from './words.ts';

const copies = (kind: string, n: number): string[] => Array.from({ length: n }, () => kind);

// ---- deployment tokens ----

export type Units = { readonly regular: number; readonly elite: number; readonly special: number };
const NO_UNITS: Units = { regular: 0, elite: 0, special: 0 };

/** A token is named by what it shows: `S-RE` is a starting one with a regular and an elite. */
const tokenName = (set: 'S' | 'D', t: UnitsShown): string =>
  `${set}-${'R'.repeat(t.regular ?? 0)}${'E'.repeat(t.elite ?? 0)}${'F'.repeat(t.fedaykin ?? 0)}`;
const letters = (name: string, letter: string): number => name.split(letter).length - 1;
const unitsOf = (t: string): Units => ({ regular: letters(t, 'R'), elite: letters(t, 'E'), special: letters(t, 'F') });
const SHOWN = new Map<string, Units>([['', NO_UNITS]]);
/** Its name says it; read once. */
export function unitsShown(token: string): Units {
  const before = SHOWN.get(token);
  if (before !== undefined) return before;
  const units = unitsOf(token);
  SHOWN.set(token, units);
  return units;
}
const isStarting = (token: string): boolean => token.startsWith('S');

/** On the board the tokens can be told apart; `table.tokens` says where each position lies. */
export const deployment = pool('deployment tokens', {
  rule: 'wfa.setup.token-hidden',
  things: ({ box }) => {
    const { starting, standard } = printedIn(box).tokens;
    return [...starting.map((t) => tokenName('S', t)), ...standard.map((t) => tokenName('D', t))];
  },
  start: 'box',
  places: {
    box: sequence,
    garrisons: sequence,
    supply: sequence,
    drawn: hands,
    board: sequence,
    removed: sequence,
    revealed: openPile,
  },
  may: (g, place, token, position) => {
    if (place.name === 'board') return g.table.tokens[position]?.starting === isStarting(token);
    if (place.name === 'removed') return g.table.removedTokens[position] === isStarting(token);
    if (place.name === 'garrisons') return isStarting(token);
    return place.name === 'box' || !isStarting(token);
  },
});

// ---- the other tokens ----

export const sietches = pool('sietches', {
  rule: 'wfa.setup.sietch-secrecy',
  things: () => FACTS.tokens.sietchRanks.ranks.map(String), // § wfa.setup.sietch-list
  start: 'box',
  places: { box: sequence, board: sequence, destroyed: openPile },
});

export const stations = pool('stations', {
  rule: 'wfa.setup.stations',
  things: ({ box }) => VISIONS.flatMap((v) => copies(v, printedIn(box).stations[v] ?? 0)),
  start: 'box',
  places: { box: sequence, board: sequence, taken: openPile },
});

const WORMSIGNS = ['sand', 'sandworm', 'burrowingSandworm'];
export const wormsigns = pool('wormsigns', {
  rule: 'wfa.actions.desert-power-unseen',
  // § wfa.setup.other-token-supply
  things: ({ box }) => WORMSIGNS.flatMap((kind) => copies(kind, printedIn(box).wormsigns[kind] ?? 0)),
  start: 'pool',
  places: { pool: sequence, board: sequence },
});

export const prescience = pool('prescience cards', {
  rule: 'wfa.setup.prescience-deck',
  things: () => FACTS.prescienceCards.cards.map((c) => c.id), // § wfa.setup.other-card-supply
  start: 'deck',
  places: { deck: sequence, row: openPile, claimed: openPile, gone: openPile },
});

export const objectives = pool('objectives', {
  rule: 'wfa.setup.secret-objective',
  things: ({ box }) => printedIn(box).objectives,
  start: 'aside',
  places: { aside: sequence, kept: hands },
  may: (g, place, card, position) => place.owner === null || g.table.ruledOut[position]?.includes(card) !== true,
});
/** Where the Atreides keep theirs. */
export const keptObjectives = (g: Look): PlaceRef => ofSeat(objectives.kept, houseOf(g, ATREIDES));
export const objectivesOf = (g: Look): readonly string[] => things(g, keptObjectives(g));
const NUMBERS = new Map<string, readonly number[]>();
/** An objective is named by its three numbers; they are read once. */
export function objectiveNumbers(card: string): readonly number[] {
  const before = NUMBERS.get(card);
  if (before !== undefined) return before;
  const numbers = card.split('-').map(Number);
  NUMBERS.set(card, numbers);
  return numbers;
}

// ---- planning cards ----

const { decks } = FACTS.planningCards;
const SMUGGLERS_CARDS = FACTS.smugglers.planningCards.houseAtreides;
const GUILD_CARDS = FACTS.spacingGuild.planningCards;
export type { DeckId };
export type CardId =
  | (typeof decks)[DeckId][number]['id']
  | (typeof SMUGGLERS_CARDS)[number]['id']
  | (typeof GUILD_CARDS)[DeckId][number]['id'];
export interface PlanningCard {
  readonly id: CardId;
  readonly name: string;
  readonly copies: number;
  readonly confidence: string;
}
/** All cards of each deck, those of expansions included. */
export const DECKS: { readonly [deck in DeckId]: readonly PlanningCard[] } = {
  houseAtreides: [...decks.houseAtreides, ...SMUGGLERS_CARDS, ...GUILD_CARDS.houseAtreides],
  fremenAlly: [...decks.fremenAlly, ...GUILD_CARDS.fremenAlly],
  houseHarkonnen: [...decks.houseHarkonnen, ...GUILD_CARDS.houseHarkonnen],
  corrinoAlly: [...decks.corrinoAlly, ...GUILD_CARDS.corrinoAlly],
};
export const ALL_CARDS: readonly CardId[] = Object.values(DECKS).flatMap((deck) => deck.map((c) => c.id));
/** Whether a card is in its deck at that table: three Smugglers cards make room for the Drone Ornithopters. */
const ALL_GUILD_CARDS: readonly CardId[] = Object.values(GUILD_CARDS).flatMap((deck) => deck.map((c) => c.id));
function isInDeck(card: CardId, config: Config): boolean {
  if (ALL_GUILD_CARDS.includes(card)) return withGuild(config); // § wfa.guild.planning-cards
  if (SMUGGLERS_CARDS.some((c) => c.id === card)) return withSmugglers(config); // § wfa.smugglers.state
  return !withSmugglers(config) || !REMOVED_CARDS.includes(card);
}
const REMOVED_CARDS: readonly CardId[] = FACTS.smugglers.setup.removedCards;
export const DECK_IDS: readonly DeckId[] = ['houseAtreides', 'fremenAlly', 'houseHarkonnen', 'corrinoAlly'];

const planningDeck = (deck: DeckId) =>
  pool(deck, {
    rule: 'wfa.cards.hand-secret',
    things: (config) => DECKS[deck].filter((c) => isInDeck(c.id, config)).flatMap((c) => copies(c.id, c.copies)), // § wfa.setup.planning-card-supply
    start: 'deck',
    places: {
      deck: sequence,
      hand: hands,
      played: openPile,
      attached: openPile,
      discard: openPile,
      reinforcements: sequence,
    },
  });
export const planning = {
  houseAtreides: planningDeck('houseAtreides'),
  fremenAlly: planningDeck('fremenAlly'),
  houseHarkonnen: planningDeck('houseHarkonnen'),
  corrinoAlly: planningDeck('corrinoAlly'),
} as const;

/** By side. § wfa.setup.factions */
const OWN_DECKS: readonly (readonly DeckId[])[] = [
  ['houseAtreides', 'fremenAlly'],
  ['houseHarkonnen', 'corrinoAlly'],
];
export const decksOf = (side: Side): readonly DeckId[] => OWN_DECKS[side] ?? [];
const DECK_OF: ReadonlyMap<string, DeckId> = new Map(DECK_IDS.flatMap((d) => DECKS[d].map((c) => [c.id, d] as const)));
export const deckOf = (card: string): DeckId => DECK_OF.get(card) ?? 'houseAtreides';
export const isDeck = (name: string): name is DeckId => DECK_IDS.some((d) => d === name);
export const cardName = (card: string): string => DECKS[deckOf(card)].find((c) => c.id === card)?.name ?? card;

const handPlace = (deck: DeckId, seat: Seat): PlaceRef => ofSeat(planning[deck].hand, seat);
/** The decks whose cards a seat holds: both of its side, or that of its own subfaction. § wfa.team.own-deck */
export function decksHeld(table: Pick<Table, 'sides'>, seat: Seat): readonly DeckId[] {
  const side = table.sides[seat];
  if (side === undefined) return [];
  return isShared({ table }, side) ? decksOf(side).filter((deck) => holderOf({ table }, deck) === seat) : decksOf(side);
}
/** Who holds the cards of a deck: the House player those of the House, the ally's player those of the ally. */
export function holderOf(g: { readonly table: Pick<Table, 'sides'> }, deck: DeckId): Seat {
  const side = OWN_DECKS[ATREIDES]?.includes(deck) === true ? ATREIDES : HARKONNEN;
  return decksOf(side)[0] === deck ? houseOf(g, side) : allyOf(g, side);
}
/** The different cards in a hand. */
export function handKinds(g: Look, seat: Seat): string[] {
  const once: string[] = [];
  for (const d of decksHeld(g.table, seat))
    for (const card of things(g, handPlace(d, seat))) if (!once.includes(card)) once.push(card);
  return once;
}
export function handSize(g: Look, seat: Seat): number {
  let n = 0;
  for (const d of decksHeld(g.table, seat)) n += count(g, handPlace(d, seat));
  return n;
}
/** All cards that a side holds. */
export function cardsOf(g: Look, side: Side): number {
  let n = 0;
  for (let seat = 0; seat < g.table.sides.length; seat++) if (g.table.sides[seat] === side) n += handSize(g, seat);
  return n;
}
export const copiesInHand = (g: Look, seat: Seat, card: string): number =>
  things(g, handPlace(deckOf(card), seat)).filter((c) => c === card).length;

/** The decks a seat draws from: its own, and for House Atreides also the Fremen Ally's. */
export function decksToDraw(g: Look, seat: Seat): readonly DeckId[] {
  const passesOn = isShared(g, ATREIDES) && seat === houseOf(g, ATREIDES); // § wfa.team.atreides-draws-fremen
  return passesOn ? decksOf(ATREIDES) : decksHeld(g.table, seat);
}
/** Into the hand of whoever holds the cards of that deck; who draws one for the partner looks at it. */
export function drawCard(g: G, seat: Seat, deck: DeckId): void {
  if (count(g, planning[deck].deck) === 0) return; // § wfa.cards.no-reshuffle § wfa.round.start-planning-empty
  const holder = holderOf(g, deck);
  const hand = handPlace(deck, holder);
  const card = drawTop(g, planning[deck].deck, hand);
  if (holder !== seat) {
    const position = things(g, hand).findIndex((c, n) => c === card && !knows(g, seat, hand, n));
    if (position >= 0) show(g, hand, position, seat); // § wfa.team.atreides-draws-fremen
  }
  const to = holder === seat ? [seat] : [seat, holder];
  emit(g, 'drew', 'wfa.cards.draw-sources', { seat, deck }, { to, nouns: { card } });
}

/** Discarded for any reason: face up. */
export function discardCard(g: G, seat: Seat, card: string): void {
  const deck = deckOf(card);
  moveOpenly(g, handPlace(deck, seat), card, planning[deck].discard);
  emit(g, 'discarded', 'wfa.cards.discard-open', { seat, card });
}
export const layOut = (g: G, seat: Seat, card: string): void => {
  moveOpenly(g, handPlace(deckOf(card), seat), card, planning[deckOf(card)].played);
};
/** Where a played card ends up. */
export function putAway(g: G, card: string, where: 'discard' | 'attached'): void {
  const { played, discard, attached } = planning[deckOf(card)];
  if (holdsThing(g, played, card)) moveOpenly(g, played, card, where === 'discard' ? discard : attached);
}
export function dropAttached(g: G, card: string): void {
  const { discard, attached } = planning[deckOf(card)];
  if (holdsThing(g, attached, card)) moveOpenly(g, attached, card, discard);
}
