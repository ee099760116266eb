// Where the treachery cards are, as far as this seat has seen them: the view remembers what was seen, and where it went.

import type { Seat, View } from '@landsraad/kernel';
import { FACTS } from '@landsraad/dune';
import { lies, tableOf } from '../position.ts';

/** Copies of a card that lie in the same place. */
export interface Sighting {
  readonly where: 'discarded' | 'out of the game' | 'up for auction' | 'on the deck' | { readonly seat: Seat };
  readonly copies: number;
}
export interface CardSeen {
  readonly card: string;
  readonly copies: number;
  readonly seen: readonly Sighting[];
  /** In the deck or in a hand, nobody knows which. */
  readonly unseen: number;
}

const PLACES = [
  ['discard', 'discarded'],
  ['removed', 'out of the game'],
  ['row', 'up for auction'],
  ['deck', 'on the deck'],
] as const;

export function cardsSeen(view: View): CardSeen[] {
  const places: (readonly [readonly string[], Sighting['where']])[] = [
    ...tableOf(view).factions.map((_, seat) => [lies(view, 'treachery', `hand ${seat}`).known, { seat }] as const),
    ...PLACES.map(([place, where]) => [lies(view, 'treachery', place).known, where] as const),
  ];
  return FACTS.treachery.cards.map(({ id, copies }) => {
    const seen = places
      .map(([cards, where]) => ({ where, copies: cards.filter((c) => c === id).length }))
      .filter((s) => s.copies > 0);
    return { card: id, copies, seen, unseen: copies - seen.reduce((n, s) => n + s.copies, 0) };
  });
}
