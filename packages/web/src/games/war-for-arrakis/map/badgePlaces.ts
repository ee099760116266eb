// Where a badge goes: to the upper right in its cell, and not over a stack or a name.

import { arrange } from '../pieces/arrange.ts';
import { drawLegion } from '../pieces/legion.ts';
import type { AreaSeen } from '../position.ts';
import { cellOf, printedOf, type Point } from './atlas.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  /** Half of its width and height. */
  readonly w: number;
  readonly h: number;
}

const SMALL = 22;
const LETTER = 11.5;

/** The room that the pieces and the name of an area take. */
function taken(seen: AreaSeen, letters: number): Box[] {
  const area = printedOf(seen.id);
  const { pieces, names } = arrange(seen, cellOf(seen.id), area.named ? area.title : null, letters);
  return [
    ...pieces.flatMap(({ piece, x, y, scale }): Box[] => {
      if ('small' in piece) return [{ x, y, w: SMALL * scale, h: SMALL * scale }];
      const d = drawLegion(piece.legion, piece.site, letters);
      const crest = { x, y: y - (d.height / 2 + 16) * scale, w: (d.crestWidth * scale) / 2, h: 18 * scale };
      return [{ x, y, w: (d.width * scale) / 2, h: (d.height * scale) / 2 }, ...(d.crest.length === 0 ? [] : [crest])];
    }),
    ...names.map(({ text, x, y }) => ({ x, y: y - 7, w: (text.length * LETTER * letters) / 2, h: 11 * letters })),
  ];
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, a.w + b.w - Math.abs(a.x - b.x)) * Math.max(0, a.h + b.h - Math.abs(a.y - b.y));

export function badgePlaces(
  badges: readonly { readonly area: string; readonly attack: boolean }[],
  areas: readonly AreaSeen[],
  letters: number,
): readonly Point[] {
  const obstacles = areas.flatMap((seen) => taken(seen, letters));
  return badges.map(({ area, attack }) => {
    const { at, outline } = cellOf(area);
    let best: Point = at;
    let highest = -Infinity;
    for (const [x, y] of outline)
      for (const reach of [0.8, 0.66, 0.52]) {
        const place: Point = [at[0] + (x - at[0]) * reach, at[1] + (y - at[1]) * reach];
        const box = { x: place[0] - (attack ? 9 : 0), y: place[1], w: (attack ? 36 : 19) * letters, h: 19 * letters };
        const covered = obstacles.reduce((sum, o) => sum + overlap(box, o), 0);
        const height = place[0] * 0.6 - place[1] - covered * 0.6;
        if (height > highest) [best, highest] = [place, height];
      }
    return best;
  });
}
