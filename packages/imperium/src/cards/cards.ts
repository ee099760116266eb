// All cards of the players: what is printed on them, and where they lie.

import {
  count,
  drawMany,
  drawTop,
  handOf,
  openPile,
  sequence,
  show,
  shuffle,
  shuffleInto,
  things,
  type PlaceRef,
} from '@landsraad/kernel';
import { box, known, type Faction, type Lines, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { isOn, type G, type Look } from '../table.ts';
import { emit, MOST_PLAYERS, pool } from '../words.ts';
import { ACQUIRES } from '../questions.ts';

const ICONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen', 'landsraad', 'city', 'spice-trade'] as const;
export type AgentIcon = (typeof ICONS)[number];
/** A set of icons is a number: one bit each. */
export const iconBit = (icon: AgentIcon): number => 1 << ICONS.indexOf(icon);
export const EVERY_ICON = (1 << ICONS.length) - 1;

interface PrintedCard {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly cost: number | null;
  readonly factions: readonly Faction[];
  readonly agentIcons: readonly { readonly icon: AgentIcon; readonly infiltrate?: true }[];
  readonly acquireBox?: readonly Printed[];
  readonly agentBox: readonly Printed[];
  readonly revealBox: readonly Printed[];
  readonly onTrash?: readonly Printed[];
  readonly playableWithoutIcons?: boolean;
  readonly unload?: boolean;
}

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** Foldspace and starting cards have none. */
  readonly cost: number | null;
  readonly factions: readonly Faction[];
  readonly icons: readonly AgentIcon[];
  readonly iconBits: number;
  /** Those of its icons that infiltrate. */
  readonly infiltrateBits: number;
  /** Sends an agent by its own text (Kwisatz Haderach). */
  readonly fromAnywhere: boolean;
  readonly acquire: Lines;
  readonly agent: Lines;
  readonly reveal: Lines;
  readonly trash: Lines;
  /** Its reveal box once more, if it also works when the card is discarded or trashed. */
  readonly unload: Lines;
  /** How much less its agent pays for one space, and for which. */
  readonly cheaper: { readonly space: string; readonly n: number } | null;
  readonly reserve: boolean;
  /** How acquiring it is answered on a reveal turn. */
  readonly acquireOption: string;
}

const STARTING: readonly PrintedCard[] = known(FACTS.baseStartingDeck.cards);
const IMPERIUM: readonly PrintedCard[] = known(FACTS.baseImperium.cards);
const RESERVE: readonly PrintedCard[] = known(FACTS.baseReserve.cards);
const IX: readonly PrintedCard[] = known(FACTS.ixImperium.cards);
const EPIC: readonly PrintedCard[] = known(FACTS.ixStarting.cards);

/** Guild Accord. */
function cheaperSpace(agentBox: readonly Printed[]): Card['cheaper'] {
  for (const e of agentBox)
    if ('op' in e && e.op === 'spaceCostReduction' && e.space !== undefined && typeof e.n === 'number')
      return { space: e.space, n: e.n };
  return null;
}
const bitsOf = (icons: PrintedCard['agentIcons']): number => icons.reduce((bits, i) => bits | iconBit(i.icon), 0);

const read =
  (reserve: boolean) =>
  (c: PrintedCard): [string, Card] => [
    c.id,
    {
      id: c.id,
      name: c.name,
      copies: c.copies,
      cost: c.cost,
      factions: c.factions,
      icons: c.agentIcons.map((i) => i.icon),
      iconBits: bitsOf(c.agentIcons),
      infiltrateBits: bitsOf(c.agentIcons.filter((i) => i.infiltrate === true)),
      fromAnywhere: c.playableWithoutIcons === true,
      acquire: box(c.id, 'acquire', c.acquireBox ?? []),
      agent: box(c.id, 'agent', c.agentBox),
      reveal: box(c.id, 'reveal', c.revealBox),
      trash: box(c.id, 'trash', c.onTrash ?? []),
      unload: box(c.id, 'unload', c.unload === true ? c.revealBox : []),
      cheaper: cheaperSpace(c.agentBox),
      reserve,
      acquireOption: ACQUIRES.key({ card: c.id }),
    },
  ];
export const CARDS: ReadonlyMap<string, Card> = new Map([
  ...STARTING.map(read(false)),
  ...IMPERIUM.map(read(false)),
  ...RESERVE.map(read(true)),
  ...IX.map(read(false)),
  ...EPIC.map(read(false)),
]);

/** Whether an icon of a card infiltrates. */
export const infiltrates = (c: Card, icon: AgentIcon): boolean => (c.infiltrateBits & iconBit(icon)) !== 0;

const BY_OPTION: ReadonlyMap<string, Card> = new Map([...CARDS.values()].map((c) => [c.acquireOption, c]));
/** The card that an answer of a reveal turn acquires. */
export const acquiredBy = (option: string): Card | undefined => BY_OPTION.get(option);

export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return card;
}
/** § imp.effect.printed-faction */
export const hasFaction = (id: string, faction: Faction): boolean => cardOf(id).factions.includes(faction);

const copies = (cards: readonly { readonly id: string; readonly copies: number }[]): string[] =>
  cards.flatMap((c) => Array.from({ length: c.copies }, () => c.id));

// ---- where they lie ----

export const SIGNET_RING = 'signet-ring';
export const SPICE_MUST_FLOW = 'the-spice-must-flow';
export const FOLDSPACE = 'foldspace';

const ALL_IMPERIUM: readonly string[] = copies(IMPERIUM);
const ALL_WITH_IX: readonly string[] = [...ALL_IMPERIUM, ...copies(IX)];
const ALL_RESERVE: readonly string[] = copies(RESERVE);
const STARTING_DECK: readonly string[] = copies(STARTING);
const DUNE = 'dune-the-desert-planet';
const CONTROL_THE_SPICE = 'control-the-spice';
/** One card for another. */
const EPIC_DECK: readonly string[] = STARTING_DECK.with(STARTING_DECK.indexOf(DUNE), CONTROL_THE_SPICE);

const market = pool('imperium', {
  rule: 'imp.setup.hidden-information',
  things: (config) => (isOn(config, 'riseOfIx') ? ALL_WITH_IX : ALL_IMPERIUM), // § imp.ix.decks
  start: 'deck',
  places: { deck: sequence, row: openPile, trash: openPile, aside: openPile },
});
export const reserve = pool('reserve', {
  rule: 'imp.setup.reserve-stacks',
  things: () => ALL_RESERVE,
  start: 'box',
  places: { box: openPile, stacks: openPile },
});
/** Where the cards lie that nobody owns. */
export const imperium = { ...market, reserve: reserve.stacks };

/** What a player owns is public; the order of the deck and the hand are not. So each player has a pool. */
const ownCards = Array.from({ length: MOST_PLAYERS }, (_, seat) =>
  pool(`cards ${seat}`, {
    rule: 'imp.setup.hidden-information',
    // § imp.epic.starting-deck
    things: (config) => (seat >= config.players ? [] : isOn(config, 'epic') ? EPIC_DECK : STARTING_DECK),
    start: 'deck',
    // `ahead`: the card that Ilesa sets aside.
    places: { deck: sequence, hand: handOf(seat), inPlay: openPile, discard: openPile, ahead: handOf(seat) },
  }),
);

export interface OwnCards {
  readonly deck: PlaceRef;
  readonly hand: PlaceRef;
  readonly inPlay: PlaceRef;
  readonly discard: PlaceRef;
  readonly ahead: PlaceRef;
}
export function cardsOf(seat: number): OwnCards {
  const own = ownCards[seat];
  if (own === undefined) throw new Error(`house ${seat} has no cards`);
  return own;
}

export const ZONES = ['hand', 'discard', 'inPlay'] as const;
export type Zone = (typeof ZONES)[number];

/** Cards of one kind in a place. */
export function countOf(g: Look, ref: PlaceRef, card: string): number {
  let n = 0;
  for (const t of things(g, ref)) if (t === card) n++;
  return n;
}

/** All copies of a card that a player owns, wherever they are. */
export function owned(g: Look, seat: number, card: string): number {
  const own = cardsOf(seat);
  return (
    countOf(g, own.deck, card) +
    countOf(g, own.hand, card) +
    countOf(g, own.inPlay, card) +
    countOf(g, own.discard, card) +
    countOf(g, own.ahead, card)
  );
}

// ---- the deck ----

/** § imp.leader.paul-prescience: he sees the top card of his deck whenever there is one. */
export function prescience(g: G, seat: number): void {
  if (g.table.houses[seat]?.leader !== 'paul-atreides') return;
  const deck = cardsOf(seat).deck;
  const top = count(g, deck) - 1;
  if (top >= 0) show(g, deck, top, seat);
}

/** § imp.deck.what-is-shuffled: the discard pile alone. */
function reshuffle(g: G, seat: number, own: OwnCards): void {
  if (count(g, own.discard) > 0) emit(g, 'reshuffled', 'imp.deck.reshuffle', { house: seat });
  shuffleInto(g, own.discard, own.deck);
}

/** Whether no card can be drawn, even after the discard pile has become the deck. */
function nothingToDraw(g: G, seat: number, own: OwnCards): boolean {
  if (count(g, own.deck) === 0) reshuffle(g, seat, own); // § imp.deck.reshuffle-only-to-draw
  return count(g, own.deck) === 0; // § imp.deck.nothing-to-draw
}

/** Draws up to n cards into the hand. */
export function drawHand(g: G, seat: number, n: number): void {
  const own = cardsOf(seat);
  const most = count(g, own.hand) + n; // § imp.deck.draw-after-reveal
  // Once from the deck, once from the reshuffled discard pile.
  for (let pass = 0; pass < 2 && count(g, own.hand) < most && !nothingToDraw(g, seat, own); pass++)
    drawMany(g, own.deck, own.hand, most - count(g, own.hand));
  prescience(g, seat);
}

/** Draws the top card into a place and says which it was; '' if there was nothing to draw. */
export function drawInto(g: G, seat: number, to: PlaceRef): string {
  const own = cardsOf(seat);
  if (nothingToDraw(g, seat, own)) return '';
  const card = drawTop(g, own.deck, to);
  prescience(g, seat);
  return card;
}

/** The discard pile is shuffled into the deck: Refocus. */
export function shuffleDiscardIntoDeck(g: G, seat: number): void {
  const own = cardsOf(seat);
  shuffleInto(g, own.discard, own.deck);
  emit(g, 'reshuffled', 'imp.deck.reshuffle', { house: seat });
  prescience(g, seat);
}

export function shuffleDeck(g: G, seat: number): void {
  shuffle(g, cardsOf(seat).deck);
  prescience(g, seat);
}

/** Whether there is anything that could be trashed from there. */
export const cardsIn = (g: Look, seat: number, zone: Zone): number => count(g, cardsOf(seat)[zone]);
