// The border graph, drawn straight at the places of the areas, crosses nowhere: so it has faces, and its dual has a cell
// for each area.

import type { BoardFacts } from './facts.ts';
import { HEIGHT, WIDTH } from './frame.ts';
import { around, signedArea, type Point } from './geometry.ts';

export interface BorderGraph {
  readonly ids: readonly string[];
  readonly at: (id: string) => Point;
  /** All neighbours, passable or not, in the order of their directions. */
  readonly around: (id: string) => readonly string[];
  readonly faces: readonly (readonly string[])[];
  /** The face to one side of a border. */
  readonly faceOf: (from: string, to: string) => number;
  /** The face outside. */
  readonly outer: number;
}

export function borderGraph(board: BoardFacts): BorderGraph {
  const ids = board.areas.map((a) => a.id);
  const places = new Map<string, Point>(board.areas.map((a) => [a.id, [a.x * WIDTH, a.y * HEIGHT]]));
  const at = (id: string): Point => places.get(id) ?? [0, 0];
  const neighbours = new Map(ids.map((id) => [id, new Set(board.adjacency[id])]));
  for (const [a, b] of board.impassable) {
    neighbours.get(a)?.add(b);
    neighbours.get(b)?.add(a);
  }
  const direction = (from: string, to: string): number => {
    const [a, b] = [at(from), at(to)];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  const rings = new Map(
    ids.map((id) => [id, [...(neighbours.get(id) ?? [])].sort((p, q) => direction(id, p) - direction(id, q))]),
  );
  const ring = (id: string): readonly string[] => rings.get(id) ?? [];

  // A face is walked by turning to the next border at every area.
  const faces: string[][] = [];
  const faceOf = new Map<string, number>();
  for (const u of ids)
    for (const v of ring(u)) {
      if (faceOf.has(`${u}>${v}`)) continue;
      const face: string[] = [];
      let [a, b] = [u, v];
      while (!faceOf.has(`${a}>${b}`)) {
        faceOf.set(`${a}>${b}`, faces.length);
        face.push(a);
        const turn = around(ring(b), ring(b).indexOf(a) - 1);
        [a, b] = [b, turn];
      }
      faces.push(face);
    }
  const sizes = faces.map((face) => Math.abs(signedArea(face.map(at))));
  return {
    ids,
    at,
    around: ring,
    faces,
    faceOf: (from, to) => faceOf.get(`${from}>${to}`) ?? -1,
    outer: sizes.indexOf(Math.max(...sizes)),
  };
}
