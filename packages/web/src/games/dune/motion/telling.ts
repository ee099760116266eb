// What happened between two sights of the map: who went where, what came, what is gone.

import type { Seat } from '@landsraad/kernel';
import type { Scene, Telling } from '../../../board/useMotion.ts';
import type { LogLine } from '../../../table/source.ts';
import { isLocation, isTerritory, type ForcesSeen } from '../position.ts';

export interface MapSeen {
  readonly forces: readonly ForcesSeen[];
  readonly spice: readonly { readonly at: string; readonly amount: number }[];
  readonly storm: number;
}
/** So many forces of one seat. */
export type Group = Pick<ForcesSeen, 'seat' | 'faction' | 'at' | 'forces' | 'starred' | 'advisors'>;
export type Change =
  | { readonly kind: 'moved'; readonly group: Group; readonly from: string; readonly to: string }
  | { readonly kind: 'came' | 'went'; readonly group: Group; readonly at: string }
  | { readonly kind: 'spice'; readonly at: string; readonly more: boolean }
  /** The storm, sector by sector. */
  | { readonly kind: 'storm'; readonly from: number; readonly to: number };
export interface Strike {
  readonly kind: 'worm' | 'atomics' | 'battle';
  readonly territory: string;
}
export type DuneScene = Scene<Change, Strike>;

const sizeOf = (g: { readonly forces: number; readonly starred: number }): number => g.forces + g.starred;
const key = (f: ForcesSeen): string => `${f.seat} ${f.at}`;

/** What each place of a seat has more or less than before. */
function differences(before: MapSeen, after: MapSeen): { readonly gone: Group[]; readonly come: Group[] } {
  const was = new Map(before.forces.map((f) => [key(f), f]));
  const is = new Map(after.forces.map((f) => [key(f), f]));
  const gone: Group[] = [];
  const come: Group[] = [];
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [a, b] = [was.get(id), is.get(id)];
    const any = b ?? a;
    if (any === undefined) continue;
    const forces = (b?.forces ?? 0) - (a?.forces ?? 0);
    const starred = (b?.starred ?? 0) - (a?.starred ?? 0);
    const part = (f: number, s: number): Group => ({ ...any, forces: Math.max(0, f), starred: Math.max(0, s) });
    if (forces > 0 || starred > 0) come.push(part(forces, starred));
    if (forces < 0 || starred < 0) gone.push(part(-forces, -starred));
  }
  return { gone, come };
}

/** Who came to one place and is missing in another of the same seat has moved. */
function moves(gone: readonly Group[], come: readonly Group[], seat: Seat): Change[] {
  const left = gone.filter((g) => g.seat === seat);
  const changes: Change[] = [];
  for (const group of come.filter((c) => c.seat === seat)) {
    const n = left.findIndex((g) => sizeOf(g) === sizeOf(group));
    const from = left[n];
    if (from === undefined) changes.push({ kind: 'came', group, at: group.at });
    else {
      changes.push({ kind: 'moved', group, from: from.at, to: group.at });
      left.splice(n, 1);
    }
  }
  return [...changes, ...left.map((group): Change => ({ kind: 'went', group, at: group.at }))];
}

export function changesBetween(before: MapSeen, after: MapSeen): Change[] {
  const { gone, come } = differences(before, after);
  const seats = [...new Set([...gone, ...come].map((g) => g.seat))];
  const amount = (seen: MapSeen, at: string): number => seen.spice.find((s) => s.at === at)?.amount ?? 0;
  const fields = [...new Set([...before.spice, ...after.spice].map((s) => s.at))];
  return [
    ...(before.storm === after.storm ? [] : [{ kind: 'storm', from: before.storm, to: after.storm } as const]),
    ...fields
      .filter((at) => amount(before, at) !== amount(after, at))
      .map((at): Change => ({ kind: 'spice', at, more: amount(after, at) > amount(before, at) })),
    ...seats.flatMap((seat) => moves(gone, come, seat)),
  ];
}
export const placesOf = (changes: readonly Change[]): string[] => [
  ...new Set(changes.flatMap((c) => (c.kind === 'moved' ? [c.from, c.to] : c.kind === 'storm' ? [] : [c.at]))),
];

const STRIKES: { readonly [kind: string]: Strike['kind'] } = {
  devoured: 'worm',
  'shield wall destroyed': 'atomics',
  battle: 'battle',
};
export const strikesIn = (lines: readonly LogLine[]): Strike[] =>
  lines.flatMap((line): Strike[] => {
    const kind = STRIKES[line.kind];
    if (kind === 'atomics') return [{ kind, territory: 'shield-wall' }];
    const { territory } = line.nouns;
    return kind === undefined || !(isTerritory(territory) || isLocation(territory)) ? [] : [{ kind, territory }];
  });

const SECTORS = 18;
export const SWEEP = 160;
/** The sectors that a storm sweeps, in their order. */
export const sweptBy = (from: number, to: number): number[] =>
  Array.from({ length: (to - from + SECTORS) % SECTORS }, (_, n) => (from + n + 1) % SECTORS);

export const TELLING: Telling<MapSeen, Change, Strike> = {
  changes: changesBetween,
  strikes: strikesIn,
  places: placesOf,
  played: ({ changes }) => {
    const storm = changes.find((c) => c.kind === 'storm');
    return Math.max(700, storm === undefined ? 0 : sweptBy(storm.from, storm.to).length * SWEEP + 500);
  },
};
