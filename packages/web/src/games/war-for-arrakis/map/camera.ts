// Which part of the board is seen, and how large. Plain arithmetic: the hook beside it moves the picture.

import { cellOf, HEIGHT, WIDTH, ZONE_PLACES, type Point } from './atlas.ts';

export interface Camera {
  /** The middle of what is seen, in board units. */
  readonly x: number;
  readonly y: number;
  /** Pixels per unit. */
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Room around the frame. */
const MARGIN = 8;
/** So many pixels one may look beyond the edge, to see what lies under a button in the corner. */
const BEYOND = 70;
const CLOSEST = 2;
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

export const fitScale = (size: Size): number =>
  Math.max(0.05, Math.min(size.width / (WIDTH + 2 * MARGIN), size.height / (HEIGHT + 2 * MARGIN)));

export const fitted = (size: Size): Camera => ({ x: WIDTH / 2, y: HEIGHT / 2, scale: fitScale(size) });

const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));

/** Keeps the board in sight: in the middle if it is smaller than the window, else with little empty ground beside it. */
export function within(c: Camera, size: Size, beyond = BEYOND): Camera {
  const scale = clamp(c.scale, fitScale(size), Math.max(CLOSEST, fitScale(size)));
  const along = (at: number, length: number, seen: number): number => {
    const half = seen / scale / 2;
    const margin = MARGIN + beyond / scale;
    return length + 2 * MARGIN <= half * 2 ? length / 2 : clamp(at, half - margin, length + margin - half);
  };
  return { x: along(c.x, WIDTH, size.width), y: along(c.y, HEIGHT, size.height), scale };
}

export function viewBoxOf(c: Camera, size: Size): string {
  const [w, h] = [size.width / c.scale, size.height / c.scale];
  return [c.x - w / 2, c.y - h / 2, w, h].map((n) => n.toFixed(2)).join(' ');
}

/** The place on the board under a point of the window. */
export const placeUnder = (c: Camera, size: Size, [px, py]: Point): Point => [
  c.x + (px - size.width / 2) / c.scale,
  c.y + (py - size.height / 2) / c.scale,
];
/** The point of the window over a place on the board. */
export const pointOver = (c: Camera, size: Size, [x, y]: Point): Point => [
  (x - c.x) * c.scale + size.width / 2,
  (y - c.y) * c.scale + size.height / 2,
];

/** Closer or farther, with the point of the window staying over the same place. */
export function zoomed(c: Camera, size: Size, factor: number, over: Point): Camera {
  const scale = clamp(c.scale * factor, fitScale(size), Math.max(CLOSEST, fitScale(size)));
  const [x, y] = placeUnder(c, size, over);
  const at = { x: x - (over[0] - size.width / 2) / scale, y: y - (over[1] - size.height / 2) / scale, scale };
  return within(at, size);
}

/** What must be done to a picture drawn for one camera so that it shows another. */
export function transformBetween(drawn: Camera, wanted: Camera, size: Size): string {
  const ratio = wanted.scale / drawn.scale;
  const along = (from: number, to: number, seen: number): number =>
    ((1 - ratio) * seen) / 2 + (from - to) * wanted.scale;
  const [x, y] = [along(drawn.x, wanted.x, size.width), along(drawn.y, wanted.y, size.height)];
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${ratio.toFixed(5)})`;
}

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

export function sees(c: Camera, size: Size, [x, y]: Point): boolean {
  const [px, py] = pointOver(c, size, [x, y]);
  return px >= 0 && py >= 0 && px <= size.width && py <= size.height;
}
