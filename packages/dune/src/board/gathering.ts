// Picking a group: how many from each sector of a territory, one question each.

import type { Seat } from '@landsraad/kernel';
import type { G, Look } from '../table.ts';
import { fromTo } from '../numbers.ts';
import { words } from '../words.ts';
import { groupAt, plus, putForces, size, takeForces, NOBODY } from './forces.ts';
import type { Location } from './map.ts';
import type { Count } from '../table.ts';

type Gathering = { seat: Seat; sources: readonly Location[]; at: number; most: number };
const gathering = words<Gathering>();

export const gatheredSize = (g: Look): number => g.table.gathered.reduce((n, x) => n + size(x), 0);
export const gatheredCount = (g: Look): Count => g.table.gathered.reduce((n: Count, x) => plus(n, x), NOBODY);

type Walk = Pick<Gathering, 'seat' | 'sources' | 'at'>;
export const here = (v: Walk): Location => v.sources[v.at] ?? 'polar-sink';
const isLast = (v: Walk): boolean => v.at >= v.sources.length - 1;

/** How many ordinary forces may come from this sector, given the largest group allowed. */
export function ordinary(g: Look, v: Walk, most: number): number[] {
  const x = groupAt(g, v.seat, here(v));
  const left = Math.max(0, most - gatheredSize(g));
  // The last sector must make a group of at least one, unless starred forces still can.
  const least = isLast(v) && gatheredSize(g) === 0 && x.starred === 0 ? 1 : 0;
  return fromTo(Math.min(least, x.forces), Math.min(x.forces, left));
}
export function starred(g: Look, v: Walk, most: number): number[] {
  const x = groupAt(g, v.seat, here(v));
  return fromTo(isLast(v) && gatheredSize(g) === 0 ? 1 : 0, Math.min(x.starred, Math.max(0, most - gatheredSize(g))));
}
export function add(g: G, at: Location, c: Count): void {
  if (size(c) === 0) return;
  const before = g.table.gathered.find((x) => x.at === at) ?? NOBODY;
  g.table.gathered = [
    ...g.table.gathered.filter((x) => x.at !== at),
    { at, ...plus({ forces: before.forces, starred: before.starred }, c) },
  ];
}

/** Fills `gathered` with at least one force, up to the largest group allowed. */
export const gather = gathering.procedure(
  'gathering',
  'dune.move.one-group',
  gathering.act(function noneYet(g) {
    g.table.gathered = [];
  }),
  gathering.whilst(
    (g, v) => v.at < v.sources.length && gatheredSize(g) < v.most,
    gathering.ask('how many from there?', 'dune.move.several-sectors', {
      who: (_g, v) => v.seat,
      about: (g, v) => ({ at: here(v), gathered: gatheredSize(g) }),
      options: (g, v) => ordinary(g, v, v.most),
      then: (g, v, n) => add(g, here(v), { forces: n, starred: 0 }),
    }),
    gathering.when(
      (g, v) => groupAt(g, v.seat, here(v)).starred > 0 && gatheredSize(g) < v.most,
      [
        gathering.ask('how many starred forces from there?', 'dune.move.several-sectors', {
          who: (_g, v) => v.seat,
          about: (g, v) => ({ at: here(v), gathered: gatheredSize(g) }),
          options: (g, v) => starred(g, v, v.most),
          then: (g, v, n) => add(g, here(v), { forces: 0, starred: n }),
        }),
      ],
    ),
    gathering.act(function nextSector(_g, v) {
      v.at++;
    }),
  ),
);

/** The gathered group stops together in one location. */
export function bringTo(g: G, seat: Seat, to: Location): number {
  const n = gatheredSize(g);
  for (const x of g.table.gathered) takeForces(g, seat, x.at, x);
  putForces(g, seat, to, gatheredCount(g));
  g.table.gathered = [];
  return n;
}
