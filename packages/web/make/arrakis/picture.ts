// Whether a picture is its graph, found from the drawn outlines alone.

import type { MapFile } from './build.ts';
import type { BoardFacts } from './facts.ts';
import { FRAME_AREA } from './frame.ts';
import { around, crosses, isInside, isSimple, signedArea, type Point } from './geometry.ts';

const cornersOf = (path: string): Point[] =>
  path
    .replace(/^M|Z$/g, '')
    .split('L')
    .map((p) => {
      const [x = 0, y = 0] = p.split(' ').map(Number);
      return [x, y];
    });

const pair = (a: string, b: string): string => [a, b].sort().join(' and ');

/** All borders of the facts, passable or not. */
export const bordersOfFacts = (board: BoardFacts): ReadonlySet<string> =>
  new Set([
    ...board.areas.flatMap((a) => (board.adjacency[a.id] ?? []).map((b) => pair(a.id, b))),
    ...board.impassable.map(([a, b]) => pair(a, b)),
  ]);

/** Areas that share a drawn line. */
export function bordersOfPicture(file: MapFile): ReadonlySet<string> {
  const owners = new Map<string, string[]>();
  for (const { id, path } of file.cells) {
    const outline = cornersOf(path);
    outline.forEach((p, n) => {
      const segment = [p.join(','), around(outline, n + 1).join(',')].sort().join(' ');
      owners.set(segment, [...(owners.get(segment) ?? []), id]);
    });
  }
  const found = new Set<string>();
  for (const [a, b, ...more] of owners.values()) {
    if (a === undefined || b === undefined) continue;
    if (more.length > 0) throw new Error(`a line is shared by ${[a, b, ...more].join(', ')}`);
    found.add(pair(a, b));
  }
  return found;
}

/** How many pairs of border lines cross. */
export function crossings(file: MapFile): number {
  const segments = file.borders.flatMap((border, of) => {
    const line = cornersOf(border.path);
    return line.slice(1).map((p, n) => ({ of, a: line[n] ?? p, b: p }));
  });
  let found = 0;
  segments.forEach((s, n) => {
    for (const t of segments.slice(n + 1)) if (s.of !== t.of && crosses(s.a, s.b, t.a, t.b)) found++;
  });
  return found;
}

/** Everything that is wrong with a picture, in words. */
export function pictureFaults(board: BoardFacts, file: MapFile): string[] {
  const [wanted, drawn] = [bordersOfFacts(board), bordersOfPicture(file)];
  const outlines = new Map(file.cells.map((c) => [c.id, cornersOf(c.path)]));
  const covered = [...outlines.values()].reduce((sum, o) => sum + Math.abs(signedArea(o)), 0);
  return [
    ...[...wanted].filter((b) => !drawn.has(b)).map((b) => `${b} do not touch`),
    ...[...drawn].filter((b) => !wanted.has(b)).map((b) => `${b} touch`),
    ...[...outlines].filter(([, o]) => !isSimple(o)).map(([id]) => `${id} crosses itself`),
    ...file.cells
      .filter((c) => !isInside([c.at[0] ?? 0, c.at[1] ?? 0], outlines.get(c.id) ?? []))
      .map((c) => `the pieces of ${c.id} stand outside`),
    ...(crossings(file) > 0 ? ['border lines cross'] : []),
    ...(Math.abs(covered - FRAME_AREA) / FRAME_AREA > 1e-3 ? ['there is a gap'] : []),
  ];
}
