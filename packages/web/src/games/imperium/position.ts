// The position of Imperium as one seat sees it, read from a view. Every part of the screen looks at the table through this file.

import type { Decision, View } from '@landsraad/kernel';
import {
  CARDS,
  places,
  rivalName,
  strengthOf,
  type Asked,
  type House,
  type Placed,
  type Table,
} from '@landsraad/imperium';
import type { LogLine } from '../../table/source.ts';

const isTable = (x: unknown): x is Table =>
  typeof x === 'object' && x !== null && 'houses' in x && 'bonusSpice' in x && 'conflict' in x;

/** The open table. A view that is none of ours is a mistake of the caller. */
export function tableOf(view: View): Table {
  if (!isTable(view.table)) throw new Error('This is not a table of Imperium.');
  return view.table;
}
/** A question as this game declares it: its name tells what explains it. */
export const askedOf = (decision: Decision | null): Asked | null => decision as Asked | null;

/** What a seat knows to lie in a place, and how many backs there are. */
export function lies(
  view: View,
  pool: string,
  place: string,
): { readonly known: readonly string[]; readonly backs: number } {
  const there = view.hidden[pool]?.[place];
  if (there === undefined) return { known: [], backs: 0 };
  if ('known' in there) return { known: there.known, backs: there.backs ?? 0 };
  const known = there.row.filter((x) => x !== null);
  return { known, backs: there.row.length - known.length };
}
export const pile = (view: View, house: number, place: 'deck' | 'hand' | 'inPlay' | 'discard' | 'ahead') =>
  lies(view, `cards ${house}`, place);

export const houseOf = (view: View, house: number): House | undefined => tableOf(view).houses[house];
/** Four shapes and colours, as the seats have them; rivals take those that are left. */
export const MARKS = ['circle', 'square', 'triangle', 'diamond'] as const;
export const nameOf = (view: View, house: number, seatName: (seat: number) => string): string => {
  const t = tableOf(view);
  return house < t.players ? seatName(house) : rivalName(house, t.mode).replace(/^the/, 'The');
};

export type Lying = ReturnType<typeof lies>;
export const sizeOf = (lying: Lying): number => lying.known.length + lying.backs;

/** What a choice would change at once for one's own house. */
export interface After {
  readonly troops: number;
  readonly dreadnoughts: number;
  readonly swords: number;
}
export const UNCHANGED: After = { troops: 0, dreadnoughts: 0, swords: 0 };
export const changes = (a: After): boolean => a.troops !== 0 || a.dreadnoughts !== 0 || a.swords !== 0;
/** A house as it would stand then. */
export const changed = (h: House, { troops, dreadnoughts, swords }: After): House => ({
  ...h,
  conflict: h.conflict + troops,
  dreadnoughtConflict: h.dreadnoughtConflict + dreadnoughts,
  swords: h.swords + swords,
});

export interface InConflict {
  readonly house: number;
  readonly strength: number;
  readonly troops: number;
  readonly dreadnoughts: number;
  readonly swords: number;
  /** 0: first reward, 1: second, 2: third, -1: none. */
  readonly place: number;
}
/** Everybody in the Conflict, strongest first, with the place they would take if it ended now. */
export function conflictNow(view: View, after: After = UNCHANGED): InConflict[] {
  const t = tableOf(view);
  const houses = t.houses.map((h, n) => (n === view.seat ? changed(h, after) : h));
  const placed: readonly Placed[] = places({ table: { ...t, houses } });
  return houses
    .map((h, house) => ({
      house,
      strength: strengthOf(h, house >= t.players),
      troops: h.conflict,
      dreadnoughts: h.dreadnoughtConflict,
      swords: h.swords,
      place: placed.find((p) => p.house === house)?.place ?? -1,
    }))
    .toSorted((a, b) => b.strength - a.strength);
}

/** The lines of this round, newest last. */
function thisRound(log: readonly LogLine[]): readonly LogLine[] {
  return log.slice(log.findLastIndex((l) => l.kind === 'round') + 1);
}
const cardsTold = (log: readonly LogLine[], kind: string, house: number): string[] =>
  thisRound(log).flatMap((l) => (l.kind === kind && l.nouns['house'] === house ? [String(l.nouns['card'])] : []));

/** What a house has revealed this round, in its order. */
export const revealedBy = (log: readonly LogLine[], house: number): string[] => cardsTold(log, 'revealed', house);
/** What it has acquired since it began to reveal. */
export function boughtBy(log: readonly LogLine[], house: number): string[] {
  const from = log.findLastIndex((l) => l.kind === 'revealed' && l.nouns['house'] === house);
  return from < 0 ? [] : cardsTold(log.slice(from), 'acquired', house);
}

/** The price of a card on one's reveal turn; null: it is not for sale. */
export function priceFor(view: View, card: string): number | null {
  const cost = CARDS.get(card)?.cost ?? null;
  if (cost === null) return null;
  const aside = lies(view, 'imperium', 'aside').known.includes(card) ? 1 : 0;
  const discount = card === 'the-spice-must-flow' ? tableOf(view).turn.discount : 0;
  return Math.max(0, cost - aside - discount);
}
