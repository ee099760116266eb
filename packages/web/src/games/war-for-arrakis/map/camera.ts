// How the map of Arrakis is looked at: which places fill the window, and how large letters and pieces are.

import { lensOn, type Camera, type Point, type Size } from '../../../board/camera.ts';
import { cellOf, HEIGHT, WIDTH, ZONE_PLACES } from './atlas.ts';

export const LENS = lensOn({ width: WIDTH, height: HEIGHT });
const { fitted, within } = LENS;

/** From here on every letter on the board has 12 pixels. */
const FULL = 0.515;
/** Pieces and names grow a little before they are given up for plain numbers. */
const READABLE = 0.415;
export interface Closeness {
  /** How much larger pieces are drawn than the map. */
  readonly grow: number;
  /** How much larger letters must be to have 12 pixels. */
  readonly letters: number;
  /** Too far for letters: only numbers are drawn. */
  readonly afar: boolean;
}
export function closeness(scale: number): Closeness {
  const letters = Math.max(1, FULL / scale);
  return scale >= READABLE
    ? { grow: letters, letters, afar: false }
    : { grow: Math.max(1, 12.3 / (35 * scale)), letters, afar: true };
}
/** The smallest cell is still a finger wide. */
export const TOUCHABLE = 0.52;

/** Where an area or an air zone is. */
export const whereIs = (place: string): Point => ZONE_PLACES.get(place) ?? cellOf(place).at;
const AROUND_ZONE = 60;
function outlineOf(place: string): readonly Point[] {
  const zone = ZONE_PLACES.get(place);
  if (zone === undefined) return cellOf(place).outline;
  const [x, y] = zone;
  return [
    [x - AROUND_ZONE, y - AROUND_ZONE],
    [x + AROUND_ZONE, y + AROUND_ZONE],
  ];
}

/** Shows these places, as close as they allow; if they are scattered, around the one nearest to their middle. */
export function showing(places: readonly string[], size: Size, least: number, most: number): Camera {
  if (places.length === 0) return fitted(size);
  const outlines = places.flatMap(outlineOf);
  const [xs, ys] = [outlines.map((p) => p[0]), outlines.map((p) => p[1])];
  const [left, right] = [Math.min(...xs) - 30, Math.max(...xs) + 30];
  const [top, bottom] = [Math.min(...ys) - 30, Math.max(...ys) + 30];
  const scale = Math.min(size.width / (right - left), size.height / (bottom - top));
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  if (scale >= least) return within({ x: middle[0], y: middle[1], scale: Math.min(scale, most) }, size, 0);
  const nearest = places
    .map(whereIs)
    .toSorted(
      (a, b) => Math.hypot(a[0] - middle[0], a[1] - middle[1]) - Math.hypot(b[0] - middle[0], b[1] - middle[1]),
    )[0];
  return within({ x: nearest?.[0] ?? middle[0], y: nearest?.[1] ?? middle[1], scale: least }, size, 0);
}
