// What moved between one view and the next, as far as this seat can see it.

import { FACTIONS, type Table } from '@landsraad/imperium';
import type { View } from '@landsraad/kernel';
import { lies, pile, tableOf } from '../position.ts';

export type Change =
  | { readonly kind: 'sent' | 'recalled'; readonly house: number; readonly space: string }
  | {
      readonly kind: 'influence';
      readonly house: number;
      readonly faction: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'points'; readonly house: number; readonly to: number }
  | { readonly kind: 'acquired' | 'played' | 'trashed'; readonly house: number; readonly card: string };

/** What of a view can move. */
export interface Seen {
  readonly table: Table;
  readonly seat: number;
  readonly row: readonly string[];
  readonly reserve: readonly string[];
  readonly trash: readonly string[];
  readonly inPlay: readonly (readonly string[])[];
  readonly discard: readonly (readonly string[])[];
}
export function seenIn(view: View): Seen {
  const table = tableOf(view);
  const each = (place: 'inPlay' | 'discard') => table.houses.map((_, h) => pile(view, h, place).known);
  return {
    table,
    seat: view.seat,
    row: lies(view, 'imperium', 'row').known,
    reserve: lies(view, 'reserve', 'stacks').known,
    trash: lies(view, 'imperium', 'trash').known,
    inPlay: each('inPlay'),
    discard: each('discard'),
  };
}

const NONE: readonly string[] = [];
/** What is there more often than before. */
function added(before: readonly string[] = NONE, after: readonly string[] = NONE): string[] {
  const left = [...before];
  return after.filter((x) => {
    const n = left.indexOf(x);
    if (n < 0) return true;
    left.splice(n, 1);
    return false;
  });
}

export function changesBetween(before: Seen, after: Seen): Change[] {
  const changes: Change[] = [];
  // Another game, or a step back: nothing moved, it is simply so.
  if (before.table.houses.length !== after.table.houses.length || before.seat !== after.seat) return [];
  const left = [...added(after.row, before.row), ...added(after.reserve, before.reserve)];
  after.table.houses.forEach((h, house) => {
    const was = before.table.houses[house];
    if (was === undefined) return;
    for (const space of added(was.sent, h.sent)) changes.push({ kind: 'sent', house, space });
    for (const space of added(h.sent, was.sent)) changes.push({ kind: 'recalled', house, space });
    FACTIONS.forEach((faction, n) => {
      const [from, to] = [was.influence[n] ?? 0, h.influence[n] ?? 0];
      if (from !== to) changes.push({ kind: 'influence', house, faction, from, to });
    });
    if (was.vp !== h.vp) changes.push({ kind: 'points', house, to: h.vp });
    for (const card of added(before.inPlay[house], after.inPlay[house])) changes.push({ kind: 'played', house, card });
    for (const card of added(before.discard[house], after.discard[house]))
      if (left.includes(card)) changes.push({ kind: 'acquired', house, card });
  });
  for (const card of added(before.trash, after.trash)) changes.push({ kind: 'trashed', house: after.seat, card });
  return changes;
}
