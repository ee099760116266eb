// Legions in words and by kinds, as the answers and the battle speak of them.

import type { Seat } from '@landsraad/kernel';
import {
  ATREIDES,
  LEADERS,
  type Table,
  figureIn,
  leaderIn,
  leaderWord,
  tokenIn,
  tokenWord,
} from '@landsraad/war-for-arrakis';
import { listed } from '../../../table/words.ts';
import { hiddenWords } from '../pieces/words.ts';
import type { LegionSeen } from '../position.ts';

type Arrival = Table['arrived'][number];

/** 'regular', 'elite', 'special', 'generic', 'escort', 'leader 7' or 'token 3': what options call it. */
export interface KindSeen {
  readonly kind: string;
  readonly n: number;
}
export type UnitKind =
  | 'regular'
  | 'elite'
  | 'special'
  | 'smuggler'
  | 'troop'
  | 'token'
  | 'generic'
  | 'escort'
  | 'leader';

const UNITS = ['regular', 'elite', 'special'] as const;
const ALLIED = ['smuggler', 'troop'] as const;
const NAMES: { readonly [kind: string]: readonly [string, string] } = {
  regular: ['Regular', 'Regulars'],
  elite: ['Elite', 'Elites'],
  escort: ['Escort Ornithopter', 'Escort Ornithopters'],
  smuggler: ['Smuggler', 'Smugglers'],
  troop: ['House Troop', 'House Troops'],
};

export const unitKind = (kind: string): UnitKind =>
  kind.startsWith('escort') ? 'escort' : (figureIn(kind)?.kind ?? 'regular');
const isLeader = (kind: string): boolean => leaderIn(kind) >= 0;
export const isUnit = (kind: string): boolean => !isLeader(kind) && kind !== 'generic' && kind !== 'escort';

/** Without its number: 'Regulars', 'Sardaukar', 'Naib', 'Stilgar'. */
export function kindName(kind: string, side: Seat, n = 1): string {
  if (kind === 'special') return side === ATREIDES ? 'Fedaykin' : 'Sardaukar';
  if (kind === 'generic') return `${side === ATREIDES ? 'Naib' : 'Bashar'}${n === 1 ? '' : 's'}`;
  if (isLeader(kind)) return LEADERS[leaderIn(kind)]?.name ?? 'A leader';
  if (unitKind(kind) === 'token') return n === 1 ? 'Hidden token' : 'Hidden tokens';
  if (kind === 'escort, 2 hits') return 'Escort, for 2 hits';
  return NAMES[kind]?.[n === 1 ? 0 : 1] ?? kind;
}
/** An own token by what is under it; null: nobody here knows. */
export function tokenName(l: LegionSeen, kind: string): string | null {
  const units = l.tokens.find((t) => tokenIn(kind) === t.position)?.units ?? null;
  if (units === null) return null;
  const shown = UNITS.filter((u) => units[u] > 0);
  return `Token: ${listed(shown.map((u) => countedKind(u, l.side, units[u])))}`;
}
/** '2 Regulars', 'Stilgar'. */
export const countedKind = (kind: string, side: Seat, n: number): string =>
  isLeader(kind) ? kindName(kind, side) : `${n} ${kindName(kind, side, n)}`;

/** In the order in which the rules ask for them. */
export function kindsOf(l: LegionSeen): KindSeen[] {
  return [
    ...UNITS.map((kind) => ({ kind, n: l[kind] })),
    ...ALLIED.map((kind) => ({ kind, n: l[kind] })),
    ...l.tokens.map((t) => ({ kind: tokenWord(t.position), n: 1 })),
    { kind: 'generic', n: l.generic },
    { kind: 'escort', n: l.escort },
    ...l.named.map((leader) => ({ kind: leaderWord(leader), n: 1 })),
  ].filter((k) => k.n > 0);
}

/** What has come with the action going on stays where it is. */
export function movableKinds(
  l: LegionSeen,
  arrived: readonly Arrival[],
  movedTokens: readonly boolean[],
  /** Units of allied forces in the area. */
  allied: readonly { readonly kind: string; readonly moved: boolean }[],
): KindSeen[] {
  const movedOf = (kind: string): number => allied.filter((x) => x.moved && x.kind === kind).length;
  const movedAllies = allied.filter((x) => x.moved).length;
  return kindsOf(l)
    .map(({ kind, n }) => {
      if (kind === 'smuggler' || kind === 'troop') return { kind, n: n - movedOf(kind) };
      // They arrive among the regulars.
      const came = arrived.reduce((sum, a) => sum + cameWith(a, kind), 0) - (kind === 'regular' ? movedAllies : 0);
      return { kind, n: movedTokens[tokenIn(kind)] === true ? 0 : n - came };
    })
    .filter((k) => k.n > 0);
}
function cameWith(a: Arrival, kind: string): number {
  switch (kind) {
    case 'regular':
    case 'elite':
    case 'special':
    case 'generic':
    case 'escort':
      return a[kind];
    default:
      return isLeader(kind) && (a.leaders & (1 << leaderIn(kind))) !== 0 ? 1 : 0;
  }
}

/** '2 Regulars, 1 Fedaykin and Stilgar'; a token's owner reads what is under it. */
export function legionWords(l: LegionSeen): string {
  const say = (k: KindSeen): string => countedKind(k.kind, l.side, k.n);
  const figures = kindsOf(l).filter((k) => unitKind(k.kind) !== 'token');
  return listed([
    ...figures.filter((k) => isUnit(k.kind)).map(say),
    ...hiddenWords(l),
    ...figures.filter((k) => !isUnit(k.kind)).map(say),
  ]);
}
