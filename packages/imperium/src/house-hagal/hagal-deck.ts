// The House Hagal deck.

import { count, drawTop, openPile, sequence, shuffle, shuffleInto, type Config } from '@landsraad/kernel';
import { box, known, type Condition, type Lines, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { isOn, type G } from '../table.ts';
import { emit, pool } from '../words.ts';

interface PrintedHagal {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly space: string | null;
  readonly combatSpace: boolean;
  readonly effect: readonly Printed[];
  readonly swords: number | null;
  /** What the rival must meet to be sent there. */
  readonly requires?: Condition;
  /** The other half of a card with two spaces, and when it is used. */
  readonly instead?: { readonly if: Condition; readonly space: string; readonly effect: readonly Printed[] };
}
/** Where a card sends an agent, and what it gives. */
export interface Errand {
  readonly space: string | null;
  readonly effect: Lines;
}
export interface HagalCard {
  readonly id: string;
  readonly name: string;
  readonly space: string | null;
  readonly combat: boolean;
  readonly effect: Lines;
  readonly swords: number;
  readonly requires: Condition | null;
  readonly instead: (Errand & { readonly if: Condition }) | null;
}
export const HARVEST_SPICE = 'hagal-harvest-spice';
export const RESHUFFLE = 'hagal-reshuffle';

const BASE: readonly PrintedHagal[] = known(FACTS.baseHagal.cards);
const IX: readonly PrintedHagal[] = known(FACTS.ixHagal.cards);
const PRINTED = [...BASE, ...IX];
export const HAGAL: ReadonlyMap<string, HagalCard> = new Map(
  PRINTED.map((c): [string, HagalCard] => [
    c.id,
    {
      id: c.id,
      name: c.name,
      space: c.space,
      combat: c.combatSpace,
      effect: box(c.id, 'hagal', c.effect),
      swords: c.swords ?? 0,
      requires: c.requires ?? null,
      instead:
        c.instead === undefined
          ? null
          : { if: c.instead.if, space: c.instead.space, effect: box(c.id, 'hagal instead', c.instead.effect) },
    },
  ]),
);
export function hagalCard(id: string): HagalCard {
  const c = HAGAL.get(id);
  if (c === undefined) throw new Error(`no House Hagal card is called ${id}`);
  return c;
}

const REMOVED: { readonly [mode: string]: readonly string[] } = {
  solo: FACTS.baseHagal.deckBuilding.solo.remove,
  'two-player': FACTS.baseHagal.deckBuilding.twoPlayer.remove,
};
const REMOVED_WITH_IX: readonly string[] = FACTS.ixHagal.removedFromBaseDeck.cards;
const IX_REMOVED: { readonly [mode: string]: readonly string[] } = {
  solo: FACTS.ixHagal.deckBuilding.solo.remove,
  'two-player': FACTS.ixHagal.deckBuilding.twoPlayer.remove,
};
/** § imp.hagal.ix-deck § imp.hagal.ix-deck-solo § imp.hagal.ix-deck-two-player */
const ixCardsFor = (mode: string): PrintedHagal[] =>
  [...BASE.filter((c) => !REMOVED_WITH_IX.includes(c.id)), ...IX].filter((c) => !IX_REMOVED[mode]?.includes(c.id));
/** Nobody needs the deck with three or four players. */
function cardsFor(config: Config): string[] {
  const removed = REMOVED[config.mode];
  if (removed === undefined) return [];
  const cards = isOn(config, 'riseOfIx') ? ixCardsFor(config.mode) : BASE;
  // § imp.solo.hagal-deck § imp.two-player.setup-deck § imp.hagal.deck-composition
  const used = cards.filter((c) => !removed.includes(c.id));
  return used.flatMap((c) => Array.from({ length: c.copies }, () => c.id));
}

export const hagal = pool('House Hagal', {
  rule: 'imp.setup.hidden-information',
  things: cardsFor,
  start: 'deck',
  places: { deck: sequence, revealed: openPile },
});

export function shuffleHagal(g: G): void {
  shuffle(g, hagal.deck);
}

export function reshuffleHagal(g: G): void {
  shuffleInto(g, hagal.revealed, hagal.deck);
  emit(g, 'House Hagal reshuffled', 'imp.hagal.reshuffle', {});
}

/** The next card, from a new deck if the old one is empty. */
export function revealHagal(g: G): string {
  if (count(g, hagal.deck) === 0) reshuffleHagal(g);
  return count(g, hagal.deck) === 0 ? '' : drawTop(g, hagal.deck, hagal.revealed);
}
