// The figures and tokens that options name: 'elite', 'leader 7', 'token 3', 'supply regular', 'carthag elite'.

import { meanings } from '@landsraad/kernel';
import { ALL_AREAS, idOf, type Area } from './board/areas.ts';
import { AUXILIARY_KINDS, type AuxiliaryKind } from './board/auxiliaries.ts';
import type { Rank, Standing } from './board/figures.ts';
import { FACTS } from './facts.ts';
import { ALL_LEADERS, leaderWord, type Leader } from './leaders.ts';

export type FigureKind = Standing | AuxiliaryKind | 'leader' | 'token';
export type Figure = {
  readonly kind: FigureKind;
  /** Which leader or token it is; -1 for others, and for a token that is still to be drawn. */
  readonly which: number;
  /** Where it comes from: an area, the supply; '' where it stands. */
  readonly from: string;
};
export const SUPPLY = 'supply';

const UNITS: readonly FigureKind[] = ['regular', 'elite', 'special', 'generic', 'escort', ...AUXILIARY_KINDS];
const TOKENS = FACTS.tokens.atreidesStartingDeployment.tokens.length + FACTS.tokens.atreidesDeployment.tokens.length;
const figure = (kind: FigureKind, which = -1, from = ''): Figure => ({ kind, which, from });

const ALL: readonly Figure[] = [
  ...['', SUPPLY, ...ALL_AREAS.map(idOf)].flatMap((from) => UNITS.map((kind) => figure(kind, -1, from))),
  ...ALL_LEADERS.map((l) => figure('leader', l)),
  ...Array.from({ length: TOKENS + 1 }, (_, n) => figure('token', n - 1)),
];
function keyOf({ kind, which, from }: Figure): string {
  if (kind === 'leader') return leaderWord(which);
  if (kind === 'token') return which < 0 ? kind : `token ${which}`;
  return from === '' ? kind : `${from} ${kind}`;
}
const KEYS = meanings(ALL, keyOf);

/** The figure that an option names; null if it names none. */
export const figureIn = KEYS.of;
// Made once: options are listed often.
const TOKEN_WORDS = Array.from({ length: TOKENS }, (_, n) => keyOf(figure('token', n)));
export const tokenWord = (n: number): string => TOKEN_WORDS[n] ?? '';
const wordsFrom = (from: string): { readonly [kind in Standing]: string } => ({
  regular: keyOf(figure('regular', -1, from)),
  elite: keyOf(figure('elite', -1, from)),
  special: keyOf(figure('special', -1, from)),
  generic: keyOf(figure('generic', -1, from)),
  escort: keyOf(figure('escort', -1, from)),
});
const AREA_WORDS = ALL_AREAS.map((a) => wordsFrom(idOf(a)));
export const fromArea = (area: Area, kind: Standing): string => AREA_WORDS[area]?.[kind] ?? '';
const SUPPLY_WORDS = wordsFrom(SUPPLY);
export const fromSupply = (kind: Rank): string => SUPPLY_WORDS[kind];
/** The leader that an option names; -1 if it names none. */
export const leaderIn = (option: string): Leader => {
  const f = figureIn(option);
  return f?.kind === 'leader' ? f.which : -1;
};
/** The token that an option names; -1 if it names none. */
export const tokenIn = (option: string): number => {
  const f = figureIn(option);
  return f?.kind === 'token' ? f.which : -1;
};

/** So many of one kind: '2 regular', '1 leader 7'. */
export type Counted = { readonly count: number; readonly kind: string };
const MOST_OF_A_KIND = 30;
const COUNTED_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  ALL.filter((f) => f.from === '' && (f.which >= 0 || f.kind !== 'token')).map((f) => [
    keyOf(f),
    Array.from({ length: f.which >= 0 ? 2 : MOST_OF_A_KIND }, (_, count) => `${count} ${keyOf(f)}`),
  ]),
);
/** From the list: words that are made anew each time are slow to look up. */
export const countedWord = (count: number, kind: string): string => COUNTED_WORDS.get(kind)?.[count] ?? '';
const COUNTS = meanings<Counted>(
  [...COUNTED_WORDS].flatMap(([kind, words]) => words.map((_, count) => ({ count, kind }))),
  (m) => countedWord(m.count, m.kind),
);
export const countedIn = COUNTS.of;
