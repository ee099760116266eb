// Where names stand: on their own territory, beside what stands there, and not on each other.

import type { Point } from '../../../board/camera.ts';
import { LABELS, PLACES, type Label } from './atlas.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}
export interface PlacedName {
  readonly territory: string;
  readonly lines: readonly string[];
  readonly letters: number;
  /** The middle of the name. */
  readonly at: Point;
}

const shared = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y, b.y);
  return wide <= 0 || high <= 0 ? 0 : wide * high;
};
/** Half an em for each letter is about right for Marcellus. */
const LETTER = 0.5;
export const boxOf = ({ at: [x, y], lines, letters }: PlacedName): Box => {
  const wide = Math.max(...lines.map((l) => l.length)) * letters * LETTER;
  const high = lines.length * letters;
  return { x: x - wide / 2, y: y - high / 2, wide, high };
};
/** Around the middle of the place, farther out only if it must be. */
const OFFSETS: readonly Point[] = [
  [0, 0],
  ...[13, 26, 40, 54, 68].flatMap((r): Point[] => [
    [0, -r],
    [0, r],
    [-r * 1.3, 0],
    [r * 1.3, 0],
    [-r, -r * 0.7],
    [r, -r * 0.7],
    [-r, r * 0.7],
    [r, r * 0.7],
  ]),
];

const FARNESS = 5;
/** For each territory, where its name could stand, best first. */
const CANDIDATES: ReadonlyMap<string, readonly { readonly at: Point; readonly far: number }[]> = new Map(
  LABELS.map(({ territory }) => [
    territory,
    PLACES.filter((p) => p.territory === territory)
      .flatMap((place) =>
        OFFSETS.map(([dx, dy]) => ({
          at: [place.at[0] + dx, place.at[1] + dy] as const,
          far: Math.hypot(dx, dy) + Math.max(0, 46 - place.room) * 0.6,
        })),
      )
      .toSorted((a, b) => a.far - b.far),
  ]),
);

/** Names at least so many units high, clear of the pieces as far as possible. Small territories have the least choice and come first. */
export function placeNames(least: number, pieces: readonly Box[]): PlacedName[] {
  const taken: Box[] = [];
  return ORDER.flatMap((label): PlacedName[] => {
    const letters = Math.max(label.letters, least);
    // Too far away for words: the shape and what stands there must do.
    if (letters > label.letters * 1.75) return [];
    const over = (box: Box, list: readonly Box[]): number => list.reduce((sum, b) => sum + shared(box, b), 0);
    let best: { readonly name: PlacedName; readonly cost: number } | null = null;
    for (const { at, far } of CANDIDATES.get(label.territory) ?? []) {
      // The nearest come first: none of the others can be better.
      if (best !== null && far * FARNESS >= best.cost) break;
      const name = { territory: label.territory, lines: label.lines, letters, at };
      const box = boxOf(name);
      const cost = over(box, taken) * 12 + over(box, pieces) * 3 + far * FARNESS;
      if (best === null || cost < best.cost) best = { name, cost };
    }
    if (best === null) return [];
    taken.push(boxOf(best.name));
    return [best.name];
  });
}
const roomOf = (l: Label): number =>
  Math.max(...PLACES.filter((p) => p.territory === l.territory).map((p) => p.room)) + (l.lines.length > 1 ? 0 : 4);
const ORDER: readonly Label[] = LABELS.toSorted((a, b) => roomOf(a) - roomOf(b));
