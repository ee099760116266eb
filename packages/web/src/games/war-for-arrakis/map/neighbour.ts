import type { Point } from './atlas.ts';

const DIRECTIONS: { readonly [key: string]: Point } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The place an arrow key leads to: near, and more ahead than aside. */
export function neighbourTowards<T>(
  key: string,
  from: Point,
  places: readonly { readonly of: T; readonly at: Point }[],
): T | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const { of, at } of places) {
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (ahead < 1 || aside > ahead * 2.5) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [of, cost];
  }
  return best;
}
