// What happened between two views, told by the pieces: who went where, what came, what is gone.

import type { Seat } from '@landsraad/kernel';
import { TROOPERS, type Trooper } from '@landsraad/war-for-arrakis';
import type { AreaSeen, LegionSeen, SideName } from '../position.ts';

/** What is seen of the board: its areas, and what flies in each air zone. */
export interface BoardSeen {
  readonly areas: readonly AreaSeen[];
  readonly air: ReadonlyMap<string, string>;
  /** Where the Guild Navigator is, and whose; null without it. */
  readonly navigator?: { readonly zone: string; readonly of: SideName } | null;
}

export type SmallThing =
  | 'worm'
  | 'wild maker'
  | 'harvester'
  | 'wormsign'
  | 'station'
  | 'site'
  | 'ornithopter'
  | 'escort'
  | 'carryall'
  | 'smuggler harvester'
  | 'smuggler ornithopter'
  | 'smuggler carryall'
  | 'frigate atreides'
  | 'frigate harkonnen'
  | 'camp'
  | Trooper;
export type Thing = { readonly legion: LegionSeen } | { readonly small: SmallThing };
export type Change =
  | { readonly kind: 'moved'; readonly thing: Thing; readonly from: string; readonly to: string }
  | { readonly kind: 'came'; readonly thing: Thing; readonly at: string }
  | { readonly kind: 'went'; readonly thing: Thing; readonly at: string }
  /** Atomics, a sietch turned up: the place itself is another. */
  | { readonly kind: 'altered'; readonly at: string };

const KINDS = ['regular', 'elite', 'special', 'generic', 'escort', 'smuggler', 'troop'] as const;
type Amounts = { readonly [kind in (typeof KINDS)[number]]: number } & {
  readonly tokens: number;
  readonly named: readonly number[];
};

const none = (side: Seat): LegionSeen => ({
  side,
  regular: 0,
  elite: 0,
  special: 0,
  generic: 0,
  escort: 0,
  smuggler: 0,
  troop: 0,
  tokens: [],
  named: [],
});
const legionOf = (area: AreaSeen, side: Seat): LegionSeen => area.legions.find((l) => l.side === side) ?? none(side);

/** What one legion has and the other has not; null if nothing. */
function surplus(more: LegionSeen, less: LegionSeen): LegionSeen | null {
  const over = (a: number, b: number): number => Math.max(0, a - b);
  const named = more.named.filter((l) => !less.named.includes(l));
  const tokens = more.tokens.slice(0, over(more.tokens.length, less.tokens.length));
  const difference = {
    side: more.side,
    regular: over(more.regular, less.regular),
    elite: over(more.elite, less.elite),
    special: over(more.special, less.special),
    generic: over(more.generic, less.generic),
    escort: over(more.escort, less.escort),
    smuggler: over(more.smuggler, less.smuggler),
    troop: over(more.troop, less.troop),
    tokens,
    named,
  };
  return isNothing(difference) ? null : difference;
}
const isNothing = (l: LegionSeen): boolean =>
  KINDS.every((k) => l[k] === 0) && l.tokens.length === 0 && l.named.length === 0;
const amounts = (l: LegionSeen): Amounts => ({
  regular: l.regular,
  elite: l.elite,
  special: l.special,
  generic: l.generic,
  escort: l.escort,
  smuggler: l.smuggler,
  troop: l.troop,
  tokens: l.tokens.length,
  named: l.named,
});
/** The same figures, whoever looks. */
const alike = (a: LegionSeen, b: LegionSeen): boolean => JSON.stringify(amounts(a)) === JSON.stringify(amounts(b));

interface Part {
  readonly at: string;
  readonly legion: LegionSeen;
}

/** Pairs what is gone from one area with what is new in another. */
function paired(gone: readonly Part[], come: readonly Part[]): Change[] {
  const changes: Change[] = [];
  const left = [...gone];
  for (const { at, legion } of come) {
    const fits = (test: (p: Part) => boolean): number => left.findIndex(test);
    let n = fits((p) => alike(p.legion, legion));
    if (n < 0) n = fits((p) => p.legion.named.some((l) => legion.named.includes(l)));
    // One legion went, one came: losses on the way do not make it another.
    if (n < 0 && gone.length === 1 && come.length === 1) n = left.length - 1;
    const from = left[n];
    if (from === undefined) changes.push({ kind: 'came', thing: { legion }, at });
    else {
      changes.push({ kind: 'moved', thing: { legion }, from: from.at, to: at });
      left.splice(n, 1);
    }
  }
  return [...changes, ...left.map(({ at, legion }): Change => ({ kind: 'went', thing: { legion }, at }))];
}

/** Small things have no names: if as many came as went, they moved. */
function smallChanges(small: SmallThing, before: readonly string[], after: readonly string[]): Change[] {
  const gone = before.filter((at) => !after.includes(at));
  const come = after.filter((at) => !before.includes(at));
  const thing = { small };
  const moves = MOVING.has(small);
  return [
    ...come.map((to, n): Change => {
      const from = gone[n];
      return moves && from !== undefined ? { kind: 'moved', thing, from, to } : { kind: 'came', thing, at: to };
    }),
    ...(moves ? gone.slice(come.length) : gone).map((at): Change => ({ kind: 'went', thing, at })),
  ];
}
const MOVING: ReadonlySet<SmallThing> = new Set([
  'worm',
  'wild maker',
  'site',
  'ornithopter',
  'escort',
  'carryall',
  'smuggler ornithopter',
  ...TROOPERS,
]);

const AIRCRAFT = [
  'ornithopter',
  'escort',
  'carryall',
  'smuggler ornithopter',
  'smuggler carryall',
  'frigate atreides',
  'frigate harkonnen',
] as const;

const where = (seen: BoardSeen, test: (a: AreaSeen) => boolean): string[] => seen.areas.filter(test).map((a) => a.id);
const zonesWith = (seen: BoardSeen, vehicle: string): string[] =>
  [...seen.air].filter(([, v]) => v === vehicle).map(([zone]) => zone);
const standing = (a: AreaSeen): boolean => a.site !== null && a.site.kind !== 'ruin';

export function changesBetween(before: BoardSeen, after: BoardSeen): Change[] {
  const old = new Map(before.areas.map((a) => [a.id, a]));
  const legions = ([0, 1] as const).flatMap((side) => {
    const gone: Part[] = [];
    const come: Part[] = [];
    for (const area of after.areas) {
      const was = old.get(area.id);
      if (was === undefined) continue;
      const [a, b] = [legionOf(was, side), legionOf(area, side)];
      const [lost, won] = [surplus(a, b), surplus(b, a)];
      if (lost !== null) gone.push({ at: area.id, legion: lost });
      if (won !== null) come.push({ at: area.id, legion: won });
    }
    // Figures of one area replaced by others there (a token revealed, a promotion) alter it.
    const replaced = come.filter((c) => gone.some((g) => g.at === c.at)).map((c) => c.at);
    return [
      ...replaced.map((at): Change => ({ kind: 'altered', at })),
      ...paired(
        gone.filter((p) => !replaced.includes(p.at)),
        come.filter((p) => !replaced.includes(p.at)),
      ),
    ];
  });
  const small = (thing: SmallThing, test: (a: AreaSeen) => boolean): Change[] =>
    smallChanges(thing, where(before, test), where(after, test));
  return [
    ...legions,
    ...small('worm', (a) => a.sandworms > 0),
    ...small('wild maker', (a) => a.wildMaker),
    ...small('harvester', (a) => a.harvester),
    ...small('smuggler harvester', (a) => a.smuggled),
    ...small('wormsign', (a) => a.wormsigns > 0),
    ...small('station', (a) => a.station !== null),
    ...small('site', standing),
    ...small('camp', (a) => a.camp !== null),
    ...TROOPERS.flatMap((kind) => small(kind, (a) => a.troopers[kind] > 0)),
    ...AIRCRAFT.flatMap((v) => smallChanges(v, zonesWith(before, v), zonesWith(after, v))),
    ...after.areas
      .filter((a) => {
        const was = old.get(a.id);
        return (
          was !== undefined &&
          (was.atomics !== a.atomics || (was.site !== null && was.site.rank !== a.site?.rank && standing(a)))
        );
      })
      .map((a): Change => ({ kind: 'altered', at: a.id })),
  ];
}

/** Every place that is not as it was. */
export function placesOf(changes: readonly Change[]): string[] {
  const places = changes.flatMap((c) => (c.kind === 'moved' ? [c.from, c.to] : [c.at]));
  return [...new Set(places)];
}

/** Areas that held nothing of a side until its legion arrives: it is not shown before. */
export const arrivals = (changes: readonly Change[], after: BoardSeen): string[] =>
  changes.flatMap((c) => {
    if (c.kind !== 'moved' || !('legion' in c.thing)) return [];
    const { legion } = c.thing;
    const there = after.areas.find((a) => a.id === c.to)?.legions.find((l) => l.side === legion.side);
    return there !== undefined && alike(there, legion) ? [c.to] : [];
  });
