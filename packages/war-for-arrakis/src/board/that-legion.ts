// "That legion": what a card or a special action goes on speaking of, once it has moved a legion or placed figures in one.

import type { Side } from '../sides.ts';
import { group, type G, type Group, type Look } from '../table.ts';
import type { Area } from './areas.ts';
import { unitsIn } from './contents.ts';

/** Where it stands now, even if it has been made to retreat; null once it is destroyed. § wfa.cards.that-legion */
export function thatLegion(g: Look): Group | null {
  const that = g.table.thatLegion;
  return that === null || unitsIn(g, that.side, that.area) === 0 ? null : that;
}
export const thatArea = (g: Look): Area => thatLegion(g)?.area ?? -1;

const NOBODY = { regular: 0, elite: 0, special: 0, generic: 0, escort: 0, leaders: 0 } as const;
/** A card has placed figures in it: all of it is that legion. */
export function nameLegion(g: G, side: Side, area: Area): void {
  g.table.thatLegion = group(side, area, NOBODY, []);
}
export function forgetLegion(g: G): void {
  g.table.thatLegion = null;
}
/** The whole legion of an area has gone elsewhere. */
export function legionGoes(g: G, side: Side, from: Area, to: Area): void {
  const that = g.table.thatLegion;
  if (that !== null && that.side === side && that.area === from)
    g.table.thatLegion = group(side, to, that, that.tokens);
}
/** A token has left the board: those behind it have moved up, and the units that it showed belong to its legion. */
export function tokenGone(
  g: G,
  position: number,
  units: { readonly regular: number; readonly elite: number; readonly special: number },
): void {
  const that = g.table.thatLegion;
  if (that === null || that.tokens.length === 0) return;
  const within = that.tokens.includes(position);
  g.table.thatLegion = {
    ...that,
    regular: that.regular + (within ? units.regular : 0),
    elite: that.elite + (within ? units.elite : 0),
    special: that.special + (within ? units.special : 0),
    tokens: that.tokens.filter((n) => n !== position).map((n) => (n > position ? n - 1 : n)),
  };
}
