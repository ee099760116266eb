// Intrigue cards: what is printed on them, drawing, holding, stealing.

import {
  count,
  drawTop,
  hands,
  heap,
  moveOpenly,
  ofSeat,
  openPile,
  sequence,
  shuffle,
  shuffleInto,
  takeAtRandom,
  type PlaceRef,
  type Seat,
} from '@landsraad/kernel';
import { box, GOODS, known, type Line, type Lines, type Price, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { isOn, isRival, opponentsOf, type G, type Look } from '../table.ts';
import { emit, pool } from '../words.ts';

interface PrintedIntrigue {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly types: readonly IntrigueKind[];
  readonly plot?: readonly Printed[];
  readonly combat?: readonly Printed[];
  readonly endgame?: readonly Printed[];
  readonly timing?: string;
}
export type IntrigueKind = 'plot' | 'combat' | 'endgame';

export interface Intrigue {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly IntrigueKind[];
  readonly plot: Lines;
  readonly combat: Lines;
  readonly endgame: Lines;
  /** A combat card for the winner, played when rewards are taken. */
  readonly onWin: boolean;
  /** The most that its plot may cost. */
  readonly pays: Price;
}

/** The most that these effects may cost, of each good. */
export function most(lines: Lines): Price {
  const price = { solari: 0, spice: 0, water: 0 };
  for (const line of lines) {
    const good = line.printed?.resource;
    if (line.op === 'pay' && good !== undefined && good !== 'vp') price[good] += line.n;
    const inside = [...line.cost, ...line.effect, ...line.then, ...line.of.flatMap((o) => o.option)];
    if (inside.length === 0) continue;
    const nested = most(inside);
    for (const g of GOODS) price[g] += nested[g];
  }
  return price;
}

const BASE: readonly PrintedIntrigue[] = known(FACTS.baseIntrigue.cards);
const IX: readonly PrintedIntrigue[] = known(FACTS.ixIntrigue.cards);
const PRINTED = [...BASE, ...IX];
/** Whether an effect is for the winner of the Conflict. */
export const isForWinner = (line: Line): boolean => line.condition?.youWinThisConflict === true;

export const INTRIGUE: ReadonlyMap<string, Intrigue> = new Map(
  PRINTED.map((c): [string, Intrigue] => {
    const plot = box(c.id, 'plot', c.plot ?? []);
    const combat = box(c.id, 'combat', c.combat ?? []);
    return [
      c.id,
      {
        id: c.id,
        name: c.name,
        kinds: c.types,
        plot,
        combat,
        endgame: box(c.id, 'endgame', c.endgame ?? []),
        onWin: combat.length > 0 && combat.every(isForWinner),
        pays: most(plot),
      },
    ];
  }),
);
export function intrigueOf(id: string): Intrigue {
  const c = INTRIGUE.get(id);
  if (c === undefined) throw new Error(`no intrigue card is called ${id}`);
  return c;
}

const copies = (cards: readonly PrintedIntrigue[]): string[] =>
  cards.flatMap((c) => Array.from({ length: c.copies }, () => c.id));
const BASE_DECK: readonly string[] = copies(BASE);
const IX_DECK: readonly string[] = copies(PRINTED);
/** Those of the base game, which stay the only ones there. */
export const BASE_INTRIGUE: ReadonlySet<string> = new Set(BASE_DECK);
export const intrigue = pool('intrigue', {
  rule: 'imp.setup.hidden-information',
  things: (config) => (isOn(config, 'riseOfIx') ? IX_DECK : BASE_DECK), // § imp.ix.decks
  start: 'deck',
  // A rival's cards are known to nobody; a plot card for the coming reveal turn waits face up.
  places: {
    deck: sequence,
    discard: openPile,
    hand: hands,
    waiting: { each: true, ordered: true, open: true, owner: null },
    firstRival: heap,
    secondRival: heap,
  },
});

/** Where the intrigue cards of a house lie. */
export function intrigueHand(g: Look, house: number): PlaceRef {
  if (isRival(g, house)) return house === g.table.players ? intrigue.firstRival : intrigue.secondRival;
  return ofSeat(intrigue.hand, house);
}
export const waitingCards = (house: number): PlaceRef => ofSeat(intrigue.waiting, house);

export const intrigueHeld = (g: Look, house: number): number => count(g, intrigueHand(g, house));

/** § imp.setup.intrigue-deck */
export function shuffleIntrigue(g: G): void {
  shuffle(g, intrigue.deck);
}

const EXPOSED = 4;

/** § imp.solo.rival-intrigue-hidden: only a player is told which card it is. */
const whoSees = (g: Look, house: number): readonly Seat[] => (isRival(g, house) ? [] : [house]);

/** From the top of the deck; an empty deck is made of the discarded cards. */
export function drawIntrigue(g: G, house: number, n: number): void {
  const hand = intrigueHand(g, house);
  for (let drawn = 0; drawn < n; drawn++) {
    if (count(g, intrigue.deck) === 0) shuffleInto(g, intrigue.discard, intrigue.deck); // § imp.intrigue.deck-empty
    if (count(g, intrigue.deck) === 0) return; // § imp.intrigue.deck-empty
    const card = drawTop(g, intrigue.deck, hand);
    emit(g, 'drew intrigue', 'imp.intrigue.draw', { house }, { to: whoSees(g, house), nouns: { card } });
  }
}

/** One random card from every opponent who holds four or more, clockwise from the left. */
export function stealIntrigue(g: G, house: number, n: number): void {
  // § imp.intrigue.steal-order
  for (const victim of opponentsOf(g, house)) {
    if (intrigueHeld(g, victim) < EXPOSED) continue;
    for (let k = 0; k < n; k++) {
      const card = takeAtRandom(g, intrigueHand(g, victim), intrigueHand(g, house));
      emit(
        g,
        'stole intrigue',
        'imp.intrigue.steal',
        { house, victim },
        { to: [...whoSees(g, house), ...whoSees(g, victim)], nouns: { card } },
      );
    }
  }
}

/** Shown when it is played; it lies among the discarded cards once it is resolved. */
export function discardIntrigue(g: G, from: PlaceRef, card: string): void {
  moveOpenly(g, from, card, intrigue.discard);
}
