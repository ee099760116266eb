// Sandriders on a sandworm.

import type { Area } from '../board/areas.ts';
import type { G, Table } from '../table.ts';
import { changeDesertWar, desertWarOf } from './desert-war.ts';

/** Whether a Sandrider shares the area with the sandworm there. */
export const isRidden = (table: Pick<Table, 'desertWar'>, a: Area): boolean =>
  desertWarOf({ table }).sandrider.includes(a);

/** The sandworm has moved, and its Sandriders with it. § wfa.desert-war.sandrider-moves-along */
export function ridersFollow(g: G, from: Area, to: Area): void {
  if (isRidden(g.table, from))
    changeDesertWar(g, { sandrider: desertWarOf(g).sandrider.map((a) => (a === from ? to : a)) });
}
