// Lines of equal height on a grid: rings around everything that is higher, the high side always on the same hand, so that
// a hole in a ring is a hole when both are filled.

import type { Point } from './geometry.ts';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly value: (column: number, row: number) => number;
}

/** Where a ring enters and leaves a square, by which of its corners are high: 1, 2, 4, 8 clockwise from the upper left. */
const WAYS: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [['left', 'top']],
  [['top', 'right']],
  [['left', 'right']],
  [['right', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['top', 'bottom']],
  [['left', 'bottom']],
  [['bottom', 'left']],
  [['bottom', 'top']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'right']],
  [['right', 'left']],
  [['right', 'top']],
  [['top', 'left']],
  [],
];
type Side = 'left' | 'top' | 'right' | 'bottom';

export function contour({ columns, rows, value }: Grid, level: number): Point[][] {
  // Outside of the grid everything is low, so that every ring closes.
  const at = (c: number, r: number): number => (c < 0 || r < 0 || c >= columns || r >= rows ? level - 1 : value(c, r));
  const high = (c: number, r: number): boolean => at(c, r) >= level;
  const between = (a: number, b: number): number => (a === b ? 0.5 : (level - a) / (b - a));
  /** The names of edges are shared by the squares on both sides. */
  const edge = (c: number, r: number, side: Side): string =>
    side === 'top'
      ? `h${c},${r}`
      : side === 'bottom'
        ? `h${c},${r + 1}`
        : side === 'left'
          ? `v${c},${r}`
          : `v${c + 1},${r}`;
  const crossing = (name: string): Point => {
    const [c = 0, r = 0] = name.slice(1).split(',').map(Number);
    return name.startsWith('h') ? [c + between(at(c, r), at(c + 1, r)), r] : [c, r + between(at(c, r), at(c, r + 1))];
  };
  const next = new Map<string, string>();
  for (let r = -1; r < rows; r++)
    for (let c = -1; c < columns; c++) {
      const kind =
        (high(c, r) ? 1 : 0) + (high(c + 1, r) ? 2 : 0) + (high(c + 1, r + 1) ? 4 : 0) + (high(c, r + 1) ? 8 : 0);
      for (const [from, to] of WAYS[kind] ?? []) next.set(edge(c, r, from), edge(c, r, to));
    }
  const rings: Point[][] = [];
  while (next.size > 0) {
    const ring: Point[] = [];
    let [name] = next.keys();
    while (name !== undefined) {
      const following: string | undefined = next.get(name);
      if (following === undefined) break;
      ring.push(crossing(name));
      next.delete(name);
      name = following;
    }
    rings.push(ring);
  }
  return rings;
}
