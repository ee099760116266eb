// The edge of the board: a rectangle with round corners, measured by the way along it, clockwise from the upper left.

import type { Point } from './geometry.ts';

export const WIDTH = 1680;
export const HEIGHT = 1174;
export const CORNER = 40;

const ACROSS = WIDTH - 2 * CORNER;
const DOWN = HEIGHT - 2 * CORNER;
const QUARTER = (Math.PI * CORNER) / 2;
const ROUND = 2 * (ACROSS + DOWN) + 4 * QUARTER;

const corner =
  (x: number, y: number, from: number) =>
  (way: number): Point => {
    const angle = from + way / CORNER;
    return [x + CORNER * Math.cos(angle), y + CORNER * Math.sin(angle)];
  };

const LEGS: readonly (readonly [length: number, at: (way: number) => Point])[] = [
  [ACROSS, (way) => [CORNER + way, 0]],
  [QUARTER, corner(WIDTH - CORNER, CORNER, -Math.PI / 2)],
  [DOWN, (way) => [WIDTH, CORNER + way]],
  [QUARTER, corner(WIDTH - CORNER, HEIGHT - CORNER, 0)],
  [ACROSS, (way) => [WIDTH - CORNER - way, HEIGHT]],
  [QUARTER, corner(CORNER, HEIGHT - CORNER, Math.PI / 2)],
  [DOWN, (way) => [0, HEIGHT - CORNER - way]],
  [QUARTER, corner(CORNER, CORNER, Math.PI)],
];

export function frameAt(way: number): Point {
  let left = ((way % ROUND) + ROUND) % ROUND;
  for (const [length, at] of LEGS) {
    if (left <= length) return at(left);
    left -= length;
  }
  return [CORNER, 0];
}

/** The way to the point of the frame that is nearest. */
export function nearestWay(p: Point): number {
  let [best, least] = [0, Infinity];
  for (let way = 0; way < ROUND; way += 2) {
    const q = frameAt(way);
    const far = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2;
    if (far < least) [best, least] = [way, far];
  }
  return best;
}

/** Points between two places of the frame, the shorter way round. */
export function alongFrame(from: number, to: number): Point[] {
  let way = (((to - from) % ROUND) + ROUND) % ROUND;
  if (way > ROUND / 2) way -= ROUND;
  const steps = Math.max(2, Math.ceil(Math.abs(way) / 14));
  return Array.from({ length: steps - 1 }, (_, n) => frameAt(from + (way * (n + 1)) / steps));
}

export const FRAME_AREA = WIDTH * HEIGHT - (4 - Math.PI) * CORNER * CORNER;
