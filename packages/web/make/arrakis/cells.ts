// The outline of each area, put together from the lines of its borders, and the room in it for a stack of pieces.

import type { DrawnBorder } from './borders.ts';
import type { Foam } from './foam.ts';
import { alongFrame } from './frame.ts';
import { around, distanceToSegment, isInside, type Point } from './geometry.ts';

export interface DrawnCell {
  readonly id: string;
  readonly outline: readonly Point[];
  readonly at: Point;
  readonly room: number;
}

/** Stacks are wider than high by this much. */
export const WIDER = 1.35;

function outlineOf(id: string, foam: Foam, borders: readonly DrawnBorder[]): Point[] {
  const ring = foam.rings.get(id) ?? [];
  const own = borders.filter((b) => b.areas.includes(id));
  const wayOf = (n: number): number => foam.corners[Number(around(ring, n))]?.way ?? 0;
  return ring.flatMap((corner, n): readonly Point[] => {
    if (corner === 'frame') return alongFrame(wayOf(n - 1), wayOf(n + 1));
    const next = around(ring, n + 1);
    if (next === 'frame') return [foam.corners[corner]?.at ?? [0, 0]];
    const border = own.find((b) => (b.from === corner && b.to === next) || (b.to === corner && b.from === next));
    if (border === undefined) throw new Error(`${id} has a border that nobody shares`);
    return (border.from === corner ? border.line : border.line.toReversed()).slice(0, -1);
  });
}

/** The middle and half the height of the largest wide ellipse that fits. */
function roomIn(outline: readonly Point[]): { readonly at: Point; readonly room: number } {
  // In a picture squeezed from the sides the ellipse is a circle.
  const squeezed = outline.map(([x, y]): Point => [x / WIDER, y]);
  const [xs, ys] = [squeezed.map((p) => p[0]), squeezed.map((p) => p[1])];
  let best: { at: Point; room: number } = { at: [0, 0], room: -1 };
  const scan = (x0: number, x1: number, y0: number, y1: number, steps: number): void => {
    for (let i = 0; i <= steps; i++)
      for (let j = 0; j <= steps; j++) {
        const p: Point = [x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * j) / steps];
        if (!isInside(p, squeezed)) continue;
        let room = Infinity;
        squeezed.forEach((a, n) => {
          room = Math.min(room, distanceToSegment(p, a, around(squeezed, n + 1)));
        });
        if (room > best.room) best = { at: p, room };
      }
  };
  scan(Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys), 22);
  const [x, y] = best.at;
  scan(x - 10, x + 10, y - 10, y + 10, 10);
  return { at: [best.at[0] * WIDER, best.at[1]], room: best.room };
}

export const drawCells = (ids: readonly string[], foam: Foam, borders: readonly DrawnBorder[]): readonly DrawnCell[] =>
  ids.map((id) => {
    const outline = outlineOf(id, foam, borders);
    return { id, outline, ...roomIn(outline) };
  });
