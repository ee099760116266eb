// Points as SVG paths.

import type { Point } from './geometry.ts';

const n1 = (x: number): string => String(Math.round(x * 10) / 10);
const points = (line: readonly Point[]): string => line.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L');

/** Exact to a tenth: outlines that share a line share its every corner. */
export const closed = (outline: readonly Point[]): string => `M${points(outline)}Z`;
export const open = (line: readonly Point[]): string => `M${points(line)}`;

/** Decoration in whole units and short steps: a third of the size. */
export function rounded(line: readonly Point[]): string {
  const whole = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const [first, ...rest] = whole;
  if (first === undefined) return '';
  let last = first;
  const steps = rest.map((p) => {
    const [dx, dy] = [p[0] - last[0], p[1] - last[1]];
    last = p;
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${first[0]} ${first[1]}l${steps.join(' ')}`.replaceAll(' -', '-');
}

/** A layer, by its classes. */
export const path = (classes: string, d: string): string =>
  `<path class="${classes
    .split(' ')
    .map((c) => `wa-${c}`)
    .join(' ')}" d="${d}"/>`;
/** A shape drawn before, once more. */
export const use = (of: string, layer: string, by?: Point): string =>
  `<use href="#wa-t-${of}" class="wa-${layer}"${by === undefined ? '' : ` transform="translate(${by.join(' ')})"`}/>`;
