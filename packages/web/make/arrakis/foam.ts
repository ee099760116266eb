// Cells of the dual, relaxed like foam: wished sizes, roundness, near to their printed places, no short edges, straight
// sector lines. No step is taken that would flip a cell, so the neighbours stay those of the graph.

import type { BoardFacts, PrintedArea } from './facts.ts';
import { alongFrame, frameAt, HEIGHT, nearestWay, WIDTH } from './frame.ts';
import { around, centroid, distance, isSimple, perimeter, signedArea, type Point } from './geometry.ts';
import type { BorderGraph } from './graph.ts';
import { seeded } from './seeded.ts';

/** A corner of cells; those on the frame slide along it. */
export interface Corner {
  at: Point;
  way: number | null;
}
export interface Border {
  readonly areas: readonly [string, string];
  readonly from: number;
  readonly to: number;
  readonly impassable: boolean;
  /** Between two sectors. */
  readonly sector: boolean;
}
/** A cell as a ring of corners; `frame` is a stretch along the edge of the board. */
export type Ring = readonly (number | 'frame')[];
export interface Foam {
  readonly corners: readonly Corner[];
  readonly borders: readonly Border[];
  readonly rings: ReadonlyMap<string, Ring>;
}

const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];
/** The middle of an outer border, pushed out to the frame. */
function pushedOut(a: Point, b: Point): Point {
  const [x, y] = [(a[0] + b[0]) / 2 - MIDDLE[0], (a[1] + b[1]) / 2 - MIDDLE[1]];
  const k = Math.max(Math.abs(x) / MIDDLE[0], Math.abs(y) / MIDDLE[1]);
  return [MIDDLE[0] + x / k, MIDDLE[1] + y / k];
}

export function startingFoam(board: BoardFacts, g: BorderGraph): Foam {
  const corners: Corner[] = [];
  const cornerOfFace = new Map<number, number>();
  g.faces.forEach((face, n) => {
    if (n === g.outer) return;
    const mean = (i: 0 | 1): number => face.reduce((sum, id) => sum + g.at(id)[i], 0) / face.length;
    cornerOfFace.set(n, corners.length);
    corners.push({ at: [mean(0), mean(1)], way: null });
  });
  const onFrame = new Map<string, number>();
  const outside = g.faces[g.outer] ?? [];
  outside.forEach((u, n) => {
    const v = around(outside, n + 1);
    const way = nearestWay(pushedOut(g.at(u), g.at(v)));
    onFrame.set(`${u}>${v}`, corners.length);
    corners.push({ at: frameAt(way), way });
  });
  const frameCorner = (a: string, b: string): number => onFrame.get(`${a}>${b}`) ?? onFrame.get(`${b}>${a}`) ?? -1;

  /** The face between two neighbours that follow each other around an area. */
  function faceBetween(id: string, a: string, b: string): number {
    const first = g.faceOf(a, id);
    const face = g.faces[first] ?? [];
    const turns = face.some((x, n) => x === a && around(face, n + 1) === id && around(face, n + 2) === b);
    return turns ? first : g.faceOf(b, id);
  }
  const rings = new Map(
    g.ids.map((id) => {
      const ring: (number | 'frame')[] = [];
      const all = g.around(id);
      all.forEach((a, n) => {
        const b = around(all, n + 1);
        const face = faceBetween(id, a, b);
        if (face === g.outer) ring.push(frameCorner(id, a), 'frame', frameCorner(id, b));
        else ring.push(cornerOfFace.get(face) ?? -1);
      });
      return [id, ring] as const;
    }),
  );
  const sectors = new Map(board.areas.map((a) => [a.id, a.sector]));
  const impassable = new Set(board.impassable.map((pair) => pair.toSorted().join('|')));
  const borders = g.ids.flatMap((u) =>
    g
      .around(u)
      .filter((v) => u < v)
      .map((v): Border => {
        const corner = (face: number): number =>
          face === g.outer ? frameCorner(u, v) : (cornerOfFace.get(face) ?? -1);
        return {
          areas: [u, v],
          from: corner(g.faceOf(u, v)),
          to: corner(g.faceOf(v, u)),
          impassable: impassable.has([u, v].toSorted().join('|')),
          sector: sectors.get(u) !== sectors.get(v),
        };
      }),
  );
  return { corners, borders, rings };
}

/** The outline of a cell with straight borders. */
export function polygonOf(foam: Foam, id: string): Point[] {
  const ring = foam.rings.get(id) ?? [];
  const corner = (n: number): Corner => {
    const found = foam.corners[Number(around(ring, n))];
    if (found === undefined) throw new Error(`${id} has no such corner`);
    return found;
  };
  return ring.flatMap((c, n) =>
    c === 'frame' ? alongFrame(corner(n - 1).way ?? 0, corner(n + 1).way ?? 0) : [corner(n).at],
  );
}

/** How large a cell shall be, compared with others: settlements need room, bare rock does not. */
function wishedSize(a: PrintedArea): number {
  if (a.deepDesert) return 1.08;
  if (a.terrain === 'minorErg') return 0.92;
  if (a.terrain === 'mountain' && a.settlement === null) return 0.82;
  if (a.sietchSite) return 1.12;
  if (a.id === POLE) return 1.25;
  return a.settlement === null ? 1 : 1.5;
}
export const POLE = 'north-pole';
const SHORT = 0.34;

/** Moves the corners until the cells please, for so many rounds. */
export function relax(board: BoardFacts, g: BorderGraph, foam: Foam, rounds: number): void {
  const { corners, borders, rings } = foam;
  const typical = Math.sqrt((WIDTH * HEIGHT) / g.ids.length);
  const total = board.areas.reduce((sum, a) => sum + wishedSize(a), 0);
  const wished = new Map(board.areas.map((a) => [a.id, (wishedSize(a) * WIDTH * HEIGHT) / total]));
  const linked = corners.map((): number[] => []);
  const sectorLine = corners.map((): number[] => []);
  for (const { from, to, sector } of borders) {
    linked[from]?.push(to);
    linked[to]?.push(from);
    if (!sector) continue;
    sectorLine[from]?.push(to);
    sectorLine[to]?.push(from);
  }
  const cellsAt = corners.map((): string[] => []);
  for (const [id, ring] of rings) for (const c of ring) if (c !== 'frame') cellsAt[c]?.push(id);
  const at = (n: number): Point => corners[n]?.at ?? MIDDLE;
  const turning = new Map(g.ids.map((id) => [id, Math.sign(signedArea(polygonOf(foam, id)))]));

  function costOfCell(id: string, pull: number): number {
    const polygon = polygonOf(foam, id);
    const area = Math.abs(signedArea(polygon));
    const around = perimeter(polygon);
    const away = distance(centroid(polygon), g.at(id)) / typical;
    const size = 3.2 * (area / (wished.get(id) ?? area) - 1) ** 2;
    const round = (id === POLE ? 4 : 1.15) * ((around * around) / (4 * Math.PI * area) - 1);
    return size + round + pull * away * away;
  }
  function costOfCorner(n: number): number {
    const p = at(n);
    const ends = (linked[n] ?? []).map(at);
    let cost = 0;
    for (const q of ends) cost += 27 * Math.max(0, SHORT - distance(p, q) / typical) ** 2;
    // No needles: borders leave a corner well apart.
    ends.forEach((q, i) => {
      for (const r of ends.slice(i + 1)) {
        const cosine =
          ((q[0] - p[0]) * (r[0] - p[0]) + (q[1] - p[1]) * (r[1] - p[1])) / (distance(p, q) * distance(p, r) + 1e-9);
        cost += 0.8 * Math.max(0, cosine - 0.2) ** 2;
      }
    });
    for (const k of [n, ...(linked[n] ?? [])]) {
      const [a, b, ...more] = sectorLine[k] ?? [];
      if (a === undefined || b === undefined || more.length > 0) continue;
      const [q, r] = [at(a), at(b)];
      cost += 1.1 * (distance(at(k), [(q[0] + r[0]) / 2, (q[1] + r[1]) / 2]) / typical) ** 2;
    }
    return cost;
  }
  const cost = (n: number, pull: number): number =>
    costOfCorner(n) + (cellsAt[n] ?? []).reduce((sum, id) => sum + costOfCell(id, pull), 0);
  const stands = (n: number): boolean =>
    (cellsAt[n] ?? []).every((id) => {
      const polygon = polygonOf(foam, id);
      return isSimple(polygon) && Math.sign(signedArea(polygon)) === turning.get(id);
    });

  const random = seeded(7);
  for (let round = 0; round < rounds; round++) {
    const pull = round < rounds / 2 ? 0.18 : 0.1;
    const step = 30 * (1 - round / rounds) + 1.2;
    const order = corners.map((_, n) => ({ n, by: random() })).sort((a, b) => a.by - b.by);
    for (const { n } of order) {
      const corner = corners[n];
      if (corner === undefined) continue;
      const tries = corner.way === null ? stepsFrom(corner.at, step, random()) : slidesFrom(corner.way, step);
      let best: Corner = { at: corner.at, way: corner.way };
      let least = stands(n) ? cost(n, pull) : Infinity;
      for (const next of tries) {
        [corner.at, corner.way] = [next.at, next.way];
        if (!stands(n)) continue;
        const now = cost(n, pull);
        if (now < least - 1e-9) [best, least] = [next, now];
      }
      [corner.at, corner.way] = [best.at, best.way];
    }
  }
}

const slidesFrom = (way: number, step: number): Corner[] =>
  [step, -step, step / 3, -step / 3].map((by) => ({ at: frameAt(way + by), way: way + by }));

const EDGE = 12;
function stepsFrom([x, y]: Point, step: number, turn: number): Corner[] {
  const steps: Corner[] = [];
  for (let k = 0; k < 8; k++)
    for (const far of [step, step / 4]) {
      const angle = turn * Math.PI * 2 + (k * Math.PI) / 4;
      const at: Point = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      if (at[0] < EDGE || at[1] < EDGE || at[0] > WIDTH - EDGE || at[1] > HEIGHT - EDGE) continue;
      steps.push({ at, way: null });
    }
  return steps;
}
