// The drawn map: made once by make/dune from the facts.

import type { Point } from '../../../board/camera.ts';
import { nameOf, terrainOf, TERRITORIES, territoryOf } from '../position.ts';
import drawn from './dune.json';

export const {
  size: SIZE,
  radius: RADIUS,
  wedge: WEDGE,
  swirl: SWIRL,
  sectorLines: SECTOR_LINES,
  ripples: RIPPLES,
} = drawn;
export const BORDERS = drawn.borders;

export interface Place {
  readonly id: string;
  readonly territory: string;
  readonly at: Point;
  /** How much free ground there is around it. */
  readonly room: number;
  readonly path: string;
}
const point = ([x = 0, y = 0]: readonly number[]): Point => [x, y];
export const PLACES: readonly Place[] = drawn.locations.map((l) => ({
  id: l.id,
  territory: territoryOf(l.id),
  at: point(l.at),
  room: l.room,
  path: l.path,
}));
const BY_ID: ReadonlyMap<string, Place> = new Map(PLACES.map((p) => [p.id, p]));
export const placeOf = (id: string): Place | undefined => BY_ID.get(id);
export const MARKS: readonly Point[] = drawn.marks.map(point);

const pathsOf = (terrain: string): string =>
  PLACES.filter((p) => terrainOf(p.territory) === terrain)
    .map((p) => p.path)
    .join('');
export const ROCK = pathsOf('rock');
export const STRONGHOLDS = pathsOf('stronghold');

/** All of a territory, in every sector. */
export const pathOf = (territory: string): string =>
  PLACES.filter((p) => p.territory === territory)
    .map((p) => p.path)
    .join('');

/** A name in one or two lines. */
function nameLines(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length < 10 || words.length === 1) return [name];
  const halves = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  const width = (lines: readonly string[]): number => Math.max(...lines.map((l) => l.length));
  return halves.toSorted((a, b) => width(a) - width(b))[0] ?? [name];
}
export interface Label {
  readonly territory: string;
  readonly at: Point;
  readonly lines: readonly string[];
  readonly letters: number;
}
/** Names stand on the roomiest part of each territory. */
export const LABELS: readonly Label[] = TERRITORIES.map((territory) => {
  const [place] = PLACES.filter((p) => p.territory === territory).toSorted((a, b) => b.room - a.room);
  const room = place?.room ?? 0;
  return {
    territory,
    at: place?.at ?? [0, 0],
    lines: nameLines(nameOf(territory)),
    letters: room < 22 ? 13.5 : room < 34 ? 15 : 18,
  };
});
/** Where pieces of a whole territory stand: where its name is. */
export const middleOf = (territory: string): Point => LABELS.find((l) => l.territory === territory)?.at ?? [0, 0];
