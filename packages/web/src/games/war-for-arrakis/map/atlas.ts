// Where everything is drawn: the map file, made once from the facts (make/arrakis), as the board reads it.

import { AREAS, type AreaDrawn } from '@landsraad/war-for-arrakis';
import drawn from './arrakis.json';

export type Point = readonly [x: number, y: number];

export interface Cell {
  readonly id: string;
  /** Where its pieces stand. */
  readonly at: Point;
  /** Half the height of the room around that place; half its width is 1.35 times as much. */
  readonly room: number;
  /** The outline, shared with its neighbours to the last corner. */
  readonly path: string;
  readonly outline: readonly Point[];
}

export const WIDTH: number = drawn.width;
export const HEIGHT: number = drawn.height;
export const CORNER = 40;

const point = (at: readonly number[]): Point => [at[0] ?? 0, at[1] ?? 0];

/** The corners of a path of straight lines. */
export const corners = (path: string): Point[] =>
  path
    .replace(/^M|Z$/g, '')
    .split('L')
    .map((p) => point(p.split(' ').map(Number)));

export const CELLS: readonly Cell[] = drawn.cells.map((c) => ({
  id: c.id,
  at: point(c.at),
  room: c.room,
  path: c.path,
  outline: corners(c.path),
}));
const BY_ID: ReadonlyMap<string, Cell> = new Map(CELLS.map((c) => [c.id, c]));
const PRINTED: ReadonlyMap<string, AreaDrawn> = new Map(AREAS.map((a) => [a.id, a]));

export function cellOf(id: string): Cell {
  const cell = BY_ID.get(id);
  if (cell === undefined) throw new Error(`There is no area ${id} on the map.`);
  return cell;
}
export function printedOf(id: string): AreaDrawn {
  const area = PRINTED.get(id);
  if (area === undefined) throw new Error(`There is no area ${id} on the board.`);
  return area;
}

export const ZONE_PLACES: ReadonlyMap<string, Point> = new Map(drawn.zones.map((z) => [z.id, point(z.at)]));

export const BORDERS: readonly { readonly areas: readonly string[]; readonly path: string }[] = drawn.borders;
