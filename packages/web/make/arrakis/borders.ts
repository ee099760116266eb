// One wavy line for each border, used by both neighbours: rough in rock, smooth in sand.

import type { BoardFacts } from './facts.ts';
import { polygonOf, POLE, type Border, type Foam } from './foam.ts';
import { centroid, distance, linesCross, smooth, type Point } from './geometry.ts';
import { seeded, seedOf } from './seeded.ts';

export interface DrawnBorder extends Border {
  readonly line: readonly Point[];
}

const ROUGH = { mountain: 1, plateau: 0.75, minorErg: 0.5, desert: 0.32 } as const;

/** Splits a stretch again and again, each middle a little off the line. */
function wander(points: readonly Point[], amplitude: number, depth: number, random: () => number): readonly Point[] {
  if (depth === 0) return points;
  const next: Point[] = [];
  points.forEach((p, n) => {
    next.push(p);
    const q = points[n + 1];
    if (q !== undefined) next.push([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + (random() - 0.5) * 2 * amplitude]);
  });
  return wander(next, amplitude / 2, depth - 1, random);
}

export function drawBorders(board: BoardFacts, foam: Foam): readonly DrawnBorder[] {
  const terrain = new Map(board.areas.map((a) => [a.id, a.terrain]));
  const roughness = ([u, v]: readonly [string, string]): number =>
    Math.max(ROUGH[terrain.get(u) ?? 'desert'], ROUGH[terrain.get(v) ?? 'desert']);
  const pole = centroid(polygonOf(foam, POLE));
  const end = (n: number): { readonly at: Point; readonly way: number | null } =>
    foam.corners[n] ?? { at: [0, 0], way: null };

  function draw(border: Border, calm: number): readonly Point[] {
    const [a, b] = [end(border.from).at, end(border.to).at];
    const length = distance(a, b);
    const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const rough = roughness(border.areas);
    const place = ([along, off]: Point): Point => [
      a[0] + (b[0] - a[0]) * along + normal[0] * off,
      a[1] + (b[1] - a[1]) * along + normal[1] * off,
    ];
    if (border.areas.includes(POLE)) {
      // The pole is round.
      const outwards =
        ((a[0] + b[0]) / 2 - pole[0]) * normal[0] + ((a[1] + b[1]) / 2 - pole[1]) * normal[1] > 0 ? 1 : -1;
      const bulge = [0, 0.25, 0.5, 0.75, 1].map((s): Point => [s, outwards * Math.sin(s * Math.PI) * length * 0.17]);
      return smooth(bulge.map(place), 2);
    }
    let amplitude = Math.min(length * (0.07 + 0.07 * rough), 15) * calm;
    if (border.sector) amplitude *= 0.45;
    if (end(border.from).way !== null || end(border.to).way !== null) amplitude *= 0.8;
    const points = wander(
      [
        [0, 0],
        [1, 0],
      ],
      amplitude,
      rough > 0.7 ? 3 : 2,
      seeded(seedOf(border.areas.join('|'))),
    );
    return smooth(points.map(place), rough > 0.7 ? 2 : 4);
  }

  // Lines that meet are drawn again, calmer.
  const calm = foam.borders.map(() => 1);
  for (let pass = 0; pass < 8; pass++) {
    const lines = foam.borders.map((border, n) => draw(border, calm[n] ?? 1));
    const meeting = lines.map((a, n) => lines.some((b, m) => n !== m && linesCross(a, b)));
    if (!meeting.includes(true)) return foam.borders.map((border, n) => ({ ...border, line: lines[n] ?? [] }));
    meeting.forEach((meets, n) => {
      if (meets) calm[n] = (calm[n] ?? 1) / 2;
    });
  }
  throw new Error('border lines cross however calm they are drawn');
}
