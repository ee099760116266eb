// Makes the polar map of Dune from the facts: npx tsx packages/web/make/dune/build.ts
// Writes map/dune.json beside the board. The polygons of the facts, in sector and radius, go through one smooth warp that
// vanishes on sector lines, rim and pole: so shared edges stay shared, and the picture is its graph.

import { readFileSync, writeFileSync } from 'node:fs';
import { hills } from '../arrakis/seeded.ts';

type Point = readonly [number, number];
type Terrain = 'sand' | 'rock' | 'stronghold' | 'polar-sink';
interface Sector {
  readonly index: number;
  readonly bearingStart: number;
}
interface PrintedLocation {
  readonly id: string;
  readonly territory: string;
  readonly sector: number | null;
  readonly neighbours: readonly string[];
  readonly layout?: { readonly polygon: readonly Point[]; readonly anchor: Point; readonly clearance: number };
}
export interface MapFacts {
  readonly sectors: readonly Sector[];
  readonly territories: readonly { readonly id: string; readonly terrain: Terrain }[];
  readonly locations: readonly PrintedLocation[];
}
export const mapFacts = (): MapFacts =>
  JSON.parse(readFileSync(new URL('../../../dune/facts/map.json', import.meta.url), 'utf8')) as MapFacts;

export interface DuneMap {
  /** The board is a square of so many units; the disc lies in its middle. */
  readonly size: number;
  readonly radius: number;
  readonly locations: readonly {
    readonly id: string;
    readonly at: Point;
    readonly room: number;
    readonly path: string;
  }[];
  /** By sector: where its mark stands on the rim. */
  readonly marks: readonly Point[];
  /** The first sector and a storm in it: the others are turned by 20 degrees each. */
  readonly wedge: string;
  readonly swirl: string;
  /** Borders between territories, by the hardest of the two: sand, rock, stronghold. */
  readonly borders: { readonly sand: string; readonly rock: string; readonly stronghold: string };
  readonly sectorLines: string;
  readonly ripples: string;
}

const RADIUS = 500;
const SIZE = 1132;
const UNIT = RADIUS / 100;
const SINK = 14;
const [broad, fine] = [hills(3), hills(8)];
const short = (x: number): string => String(Math.round(x));
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
const open = (points: readonly Point[]): string => `M${points.map(pair).join('L')}`;
const closed = (points: readonly Point[]): string => `${open(points)}Z`;

/** Degrees clockwise from the top, and hundredths of the radius. */
function onBoard(bearing: number, r: number): Point {
  const a = ((bearing - 90) * Math.PI) / 180;
  return [SIZE / 2 + Math.cos(a) * r * UNIT, SIZE / 2 + Math.sin(a) * r * UNIT];
}
const bearingAt = (sector: Sector, t: number): number => sector.bearingStart - 20 * t;

function warped(sector: Sector, t: number, r: number): Point {
  const [x, y] = onBoard(bearingAt(sector, t), r).map((n) => n - SIZE / 2) as [number, number];
  const inward = Math.max(0, Math.min(1, (100 - r) / 8, (r - SINK) / 6));
  const across = Math.sin(Math.PI * t) / Math.max(0.5, Math.min(1, r / 60));
  const r2 = r + inward * (1.9 * broad(x / 70, y / 70) + 0.9 * fine(x / 24, y / 24));
  const t2 = t + across * 0.1 * (fine(x / 80 + 5, y / 80) + 0.4 * broad(x / 26, y / 26));
  return onBoard(bearingAt(sector, t2), r2);
}

/** The corners of a polygon with enough points between them to bend. */
function bendable(polygon: readonly Point[]): Point[] {
  const points: Point[] = [];
  polygon.forEach(([t0, r0], n) => {
    const [t1, r1] = polygon[(n + 1) % polygon.length] ?? [t0, r0];
    const across = Math.abs(t1 - t0);
    const steps = Math.max(1, Math.round(across > 1e-6 ? across / 0.05 : Math.abs(r1 - r0)));
    for (let k = 0; k < steps; k++) points.push([t0 + ((t1 - t0) * k) / steps, r0 + ((r1 - r0) * k) / steps]);
  });
  return points;
}

interface Edge {
  readonly location: string;
  readonly a: Point;
  readonly b: Point;
}
const edgeKey = (sector: Sector, [t0, r0]: Point, [t1, r1]: Point): string => {
  const end = (t: number, r: number): string => `${((bearingAt(sector, t) + 720) % 360).toFixed(1)},${r.toFixed(1)}`;
  return [end(t0, r0), end(t1, r1)].sort().join('|');
};

export function drawDune(m: MapFacts): { readonly map: DuneMap; readonly links: ReadonlySet<string> } {
  const territoryOf = new Map(m.locations.map((l) => [l.id, l.territory]));
  const terrainOf = new Map(m.territories.map((t) => [t.id, t.terrain]));
  const terrain = (location: string): Terrain => terrainOf.get(territoryOf.get(location) ?? '') ?? 'sand';
  const edges = new Map<string, Edge[]>();
  const drawn: { id: string; at: Point; room: number; path: string; sector: Sector; raw: Point[]; points: Point[] }[] =
    [];
  for (const l of m.locations) {
    const sector = m.sectors[l.sector ?? -1];
    if (l.layout === undefined || sector === undefined) continue;
    const raw = bendable(l.layout.polygon);
    const points = raw.map(([t, r]) => warped(sector, t, r));
    raw.forEach((from, n) => {
      const to = raw[(n + 1) % raw.length] ?? from;
      const key = edgeKey(sector, from, to);
      const there = edges.get(key) ?? [];
      there.push({ location: l.id, a: points[n] ?? [0, 0], b: points[(n + 1) % points.length] ?? [0, 0] });
      edges.set(key, there);
    });
    const [t, r] = l.layout.anchor;
    drawn.push({
      id: l.id,
      at: warped(sector, t, r),
      room: l.layout.clearance * UNIT,
      path: closed(points),
      sector,
      raw,
      points,
    });
  }
  const links = new Set<string>();
  for (const [first, second] of edges.values())
    if (first !== undefined && second !== undefined) links.add([first.location, second.location].sort().join('|'));

  /** The borders of territories as runs, each once: from the side of the location that comes first. */
  function runs(wanted: (here: string, there: string | null) => boolean): string {
    let path = '';
    for (const l of drawn) {
      let run: Point[] = [];
      const flush = (): void => {
        if (run.length > 1) path += open(run);
        run = [];
      };
      l.raw.forEach((from, n) => {
        const next = (n + 1) % l.raw.length;
        const both = edges.get(edgeKey(l.sector, from, l.raw[next] ?? from)) ?? [];
        const other = both.find((e) => e.location !== l.id)?.location ?? null;
        const first = other === null || l.id < other;
        if (!first || territoryOf.get(other ?? '') === territoryOf.get(l.id) || !wanted(l.id, other)) return flush();
        if (run.length === 0) run.push(l.points[n] ?? [0, 0]);
        run.push(l.points[next] ?? [0, 0]);
        return undefined;
      });
      flush();
    }
    return path;
  }
  const hardest = (here: string, there: string | null): Terrain => {
    const kinds = [terrain(here), there === null ? 'sand' : terrain(there)];
    return kinds.includes('stronghold') ? 'stronghold' : kinds.includes('rock') ? 'rock' : 'sand';
  };
  const between = (kind: Terrain): string => runs((here, there) => hardest(here, there) === kind);
  const [first] = m.sectors;
  if (first === undefined) throw new Error('there are no sectors');

  const middle: Point = [SIZE / 2, SIZE / 2];
  const map: DuneMap = {
    size: SIZE,
    radius: RADIUS,
    locations: [
      { id: 'polar-sink', at: middle, room: 60, path: circle(SINK * UNIT) },
      ...drawn.map(({ id, at, room, path }) => ({ id, at: at.map(Math.round) as [number, number], room, path })),
    ],
    marks: m.sectors.map((s) => onBoard(bearingAt(s, 0.5), 106.5).map(Math.round) as [number, number]),
    wedge: wedge(first),
    swirl: swirl(first),
    borders: { sand: between('sand'), rock: between('rock'), stronghold: between('stronghold') },
    sectorLines: m.sectors.map((s) => open([onBoard(s.bearingStart, SINK), onBoard(s.bearingStart, 100)])).join(''),
    ripples: ripples(m, (id) => terrainOf.get(id) ?? 'sand'),
  };
  return { map, links };
}

const circle = (r: number): string => {
  const m = SIZE / 2;
  return `M${m - r} ${m}A${r} ${r} 0 1 1 ${m + r} ${m}A${r} ${r} 0 1 1 ${m - r} ${m}Z`;
};
const steps = (n: number): number[] => Array.from({ length: n + 1 }, (_, k) => k / n);
const wedge = (s: Sector): string =>
  closed([
    ...steps(10).map((t) => onBoard(bearingAt(s, t), 100)),
    ...steps(5).map((t) => onBoard(bearingAt(s, 1 - t), SINK)),
  ]);
const swirl = (s: Sector): string =>
  Array.from({ length: 22 }, (_, k) =>
    open(
      steps(12).map((t) =>
        onBoard(bearingAt(s, 0.03 + 0.94 * t), 17 + k * 3.8 + 2.2 * Math.sin((0.03 + t) * 5 + k * 0.9)),
      ),
    ),
  ).join('');

function inside(t: number, r: number, polygon: readonly Point[]): boolean {
  let odd = false;
  polygon.forEach(([ta, ra], n) => {
    const [tb, rb] = polygon[(n + polygon.length - 1) % polygon.length] ?? [ta, ra];
    if (ra > r !== rb > r && t < ((tb - ta) * (r - ra)) / (rb - ra) + ta) odd = !odd;
  });
  return odd;
}

/** Ripples in the sand, broken where something else lies. */
function ripples(m: MapFacts, terrain: (territory: string) => Terrain): string {
  const isSand = (bearing: number, r: number): boolean => {
    const along = (s: Sector): number => (((s.bearingStart - bearing) % 360) + 360) % 360;
    const sector = m.sectors.find((s) => along(s) < 20);
    if (sector === undefined) return false;
    const t = along(sector) / 20;
    const there = m.locations.find(
      (l) => l.sector === sector.index && l.layout !== undefined && inside(t, r, l.layout.polygon),
    );
    return there !== undefined && terrain(there.territory) === 'sand';
  };
  let path = '';
  for (let k = 0; k < 36; k++) {
    let run: Point[] = [];
    const flush = (): void => {
      if (run.length > 3) path += open(run);
      run = [];
    };
    for (let bearing = 0; bearing <= 360; bearing += 4) {
      const [x, y] = onBoard(bearing, 50).map((n) => n - SIZE / 2) as [number, number];
      const r = 16 + k * 2.4 + 2.4 * broad(x / 160 + k * 0.05, y / 160) + 0.9 * fine(x / 60, y / 60 + k * 0.3);
      const clear = r < 98 && [r - 1.2, r, r + 1.2].every((at) => isSand(bearing, at));
      if (!clear || broad(x / 90 + k, y / 90) < -0.35) flush();
      else run.push(onBoard(bearing, r));
    }
    flush();
  }
  return path;
}

/** What the picture joins and the facts do not, and the other way round. */
export function faults(m: MapFacts, links: ReadonlySet<string>): string[] {
  const wanted = new Set(
    m.locations.flatMap((l) =>
      l.neighbours.filter((o) => l.id !== 'polar-sink' && o !== 'polar-sink').map((o) => [l.id, o].sort().join('|')),
    ),
  );
  return [
    ...[...wanted].filter((x) => !links.has(x)).map((x) => `${x} do not touch`),
    ...[...links].filter((x) => !wanted.has(x)).map((x) => `${x} touch`),
  ];
}

if (process.argv[1]?.endsWith('dune/build.ts') === true) {
  const facts = mapFacts();
  const { map, links } = drawDune(facts);
  const wrong = faults(facts, links);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const file = new URL('../../src/games/dune/map/dune.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(map)}\n`);
  process.stdout.write(`${links.size} links drawn\n`);
}
