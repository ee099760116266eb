// Figures that are regulars in a legion and are still told apart: the units of forces that fight beside a side. A legion
// counts them among its regulars; this list says which of those they are.

import { added } from '@landsraad/kernel';
import type { Side } from '../sides.ts';
import type { G, Legion, Look } from '../table.ts';
import type { Area } from './areas.ts';
import type { Rank } from './figures.ts';

export const AUXILIARY_KINDS = ['smuggler', 'troop'] as const;
export type AuxiliaryKind = (typeof AUXILIARY_KINDS)[number];
export interface Auxiliary {
  readonly kind: AuxiliaryKind;
  readonly side: Side;
  readonly area: Area;
  /** Moved by the action that is going on. */
  readonly moved: boolean;
  /** Moved with the legion that a card or a special action goes on speaking of. */
  readonly along: boolean;
}
export const isAuxiliary = (word: string): word is AuxiliaryKind => AUXILIARY_KINDS.some((kind) => kind === word);

const NONE: readonly Auxiliary[] = [];
/** All of them; without an expansion that brings some there are none. */
export const auxiliaries = (g: Look): readonly Auxiliary[] => g.table.auxiliaries ?? NONE;
const NO_KINDS: readonly AuxiliaryKind[] = [];
/** The kinds in an area, each once. */
export const auxiliariesIn = (g: Look, a: Area): readonly AuxiliaryKind[] =>
  auxiliaries(g).length === 0 ? NO_KINDS : AUXILIARY_KINDS.filter((kind) => auxiliaryCount(g, kind, a) > 0);
export function auxiliaryCount(g: Look, kind: AuxiliaryKind, a: Area): number {
  let n = 0;
  for (const x of auxiliaries(g)) if (x.kind === kind && x.area === a) n++;
  return n;
}
/** Those of a side on the board. */
export function auxiliariesOf(g: Look, side: Side): number {
  let n = 0;
  for (const x of auxiliaries(g)) if (x.side === side) n++;
  return n;
}
/** The regulars of a legion that are not auxiliaries. § wfa.smugglers.regulars */
export function plainRegulars(g: Look, l: Legion): number {
  let n = l.regular;
  for (const x of auxiliaries(g)) if (x.area === l.area) n--;
  return n;
}

/** How many units of a rank are the side's own. */
export const ofRank = (g: Look, l: Legion, rank: Rank): number => (rank === 'regular' ? plainRegulars(g, l) : l[rank]);

/** Those of a kind that the action going on has not moved. */
function unmoved(g: Look, kind: AuxiliaryKind, a: Area): number {
  let n = 0;
  for (const x of auxiliaries(g)) if (x.kind === kind && x.area === a && !x.moved) n++;
  return n;
}
/** Of a legion's regulars, how many of its own can move if `arrived` of all regulars cannot. */
export function plainToMove(g: Look, l: Legion, arrived: number): number {
  let own = arrived;
  for (const x of auxiliaries(g)) if (x.area === l.area && x.moved) own--;
  return plainRegulars(g, l) - Math.max(0, own);
}
/** The same for each kind of auxiliaries. */
export const auxiliariesToMove = (g: Look, l: Legion, arrived: number): { kind: AuxiliaryKind; n: number }[] =>
  auxiliariesIn(g, l.area).map((kind) => ({
    kind,
    n: Math.min(unmoved(g, kind, l.area), l.regular - arrived - Math.max(0, plainToMove(g, l, arrived))),
  }));

// ---- changing ----

export function addToList(g: G, kind: AuxiliaryKind, side: Side, area: Area): void {
  g.table.auxiliaries = added(auxiliaries(g), { kind, side, area, moved: false, along: false });
}
/** One of a kind leaves the list. */
export function takeFromList(g: G, kind: AuxiliaryKind, a: Area): void {
  const at = auxiliaries(g).findIndex((x) => x.kind === kind && x.area === a);
  g.table.auxiliaries = auxiliaries(g).filter((_, n) => n !== at);
}
/** So many of a kind are about to move; those that have moved with this action stay. */
export function sendAuxiliaries(g: G, kind: AuxiliaryKind, from: Area, to: Area, count: number): void {
  let left = count;
  g.table.auxiliaries = auxiliaries(g).map((x) =>
    x.kind === kind && x.area === from && !x.moved && left-- > 0 ? { ...x, area: to, moved: true, along: true } : x,
  );
}
/** Nobody has moved along yet. */
export function forgetAlong(g: G): void {
  if (g.table.auxiliaries !== undefined)
    g.table.auxiliaries = g.table.auxiliaries.map((x) => (x.along ? { ...x, along: false } : x));
}
/** Those that moved along before move along again. */
export function sendThoseAlong(g: G, from: Area, to: Area): void {
  if (g.table.auxiliaries !== undefined)
    g.table.auxiliaries = g.table.auxiliaries.map((x) => (x.along && x.area === from ? { ...x, area: to } : x));
}
/** The action is over: everybody may move again. */
export function auxiliariesStand(g: G): void {
  if (g.table.auxiliaries !== undefined)
    g.table.auxiliaries = g.table.auxiliaries.map((x) => (x.moved ? { ...x, moved: false } : x));
}
/** The whole legion of an area has gone elsewhere. */
export function auxiliariesGo(g: G, from: Area, to: Area): void {
  if (g.table.auxiliaries !== undefined)
    g.table.auxiliaries = g.table.auxiliaries.map((x) => (x.area === from ? { ...x, area: to } : x));
}
/** So many regulars are left in an area: no more of them can be auxiliaries. */
export function noMoreThan(g: G, a: Area, regulars: number): void {
  if (g.table.auxiliaries === undefined) return;
  let left = regulars;
  g.table.auxiliaries = g.table.auxiliaries.filter((x) => x.area !== a || left-- > 0);
}
