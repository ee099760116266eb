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

/** Names at least so many units high, clear of the pieces as far as possible. Small territories have the least choice and come first. */
export function placeNames(least: number, pieces: readonly Box[]): PlacedName[] {
  const taken: Box[] = [];
  const order = LABELS.toSorted((a, b) => roomOf(a) - roomOf(b));
  return order.flatMap((label): PlacedName[] => {
    const letters = Math.max(label.letters, least);
    // Too far away for words: the shape and what stands there must do.
    if (letters > label.letters * 1.75) return [];
    const candidates = PLACES.filter((p) => p.territory === label.territory).flatMap((place) =>
      OFFSETS.map(([dx, dy]): { readonly name: PlacedName; readonly far: number } => ({
        name: { territory: label.territory, lines: label.lines, letters, at: [place.at[0] + dx, place.at[1] + dy] },
        far: Math.hypot(dx, dy) + Math.max(0, 46 - place.room) * 0.6,
      })),
    );
    const cost = ({ name, far }: (typeof candidates)[number]): number => {
      const box = boxOf(name);
      const over = (list: readonly Box[]): number => list.reduce((sum, b) => sum + shared(box, b), 0);
      return over(taken) * 12 + over(pieces) * 3 + far * 5;
    };
    const [best] = candidates.map((c) => ({ c, cost: cost(c) })).toSorted((a, b) => a.cost - b.cost);
    if (best === undefined) return [];
    taken.push(boxOf(best.c.name));
    return [best.c.name];
  });
}
const roomOf = (l: Label): number =>
  Math.max(...PLACES.filter((p) => p.territory === l.territory).map((p) => p.room)) + (l.lines.length > 1 ? 0 : 4);
