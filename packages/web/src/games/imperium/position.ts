// The position of Imperium as one seat sees it, read from a view. Every part of the screen looks at the table through this file.

import type { Decision, View } from '@landsraad/kernel';
import { rivalName, type Asked, type House, type Table } from '@landsraad/imperium';

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
export const pile = (view: View, house: number, place: 'deck' | 'hand' | 'inPlay' | 'discard') =>
  lies(view, `cards ${house}`, place);

export const houseOf = (view: View, house: number): House | undefined => tableOf(view).houses[house];
/** Four shapes and colours, as the seats have them; rivals take those that are left. */
export const MARKS = ['circle', 'square', 'triangle', 'diamond'] as const;
export const nameOf = (view: View, house: number, seatName: (seat: number) => string): string => {
  const t = tableOf(view);
  return house < t.players ? seatName(house) : rivalName(house, t.mode);
};
