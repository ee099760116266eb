// How strong a side is in a battle, by what everybody sees.

import type { Seat, View } from '@landsraad/kernel';
import { armyOf, type Army } from '@landsraad/dune';
import { tableOf } from '../position.ts';

export function armySeen(view: View, seat: Seat): Army {
  const table = tableOf(view);
  return table.battle === null
    ? { ordinary: 0, starred: 0, value: 2, full: true }
    : armyOf({ table }, table.battle, seat);
}
export const menOf = (view: View, seat: Seat): number => {
  const { ordinary, starred } = armySeen(view, seat);
  return ordinary + starred;
};
/** "6", "4 and 2★". */
export function armyWords(view: View, seat: Seat): string {
  const { ordinary, starred } = armySeen(view, seat);
  return starred === 0 ? String(ordinary) : `${ordinary} and ${starred}★`;
}
