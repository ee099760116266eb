// Spice: all of it is spent by criteria, first to keep the markers up, then to raise them.

import { replaced } from '@landsraad/kernel';
import { FACTS } from '../facts.ts';
import { MARKERS, type G, type Look } from '../table.ts';
import { gainSupremacy } from '../tracks.ts';
import { emit, words } from '../words.ts';
import { chosen } from './criteria.ts';

const { keep: KEEP, raise: RAISE } = FACTS.tracks.spiceMustFlow.spending;
const BOTTOM = FACTS.tracks.spiceMustFlow.rows.length;
const TOP = 1;
const spending = words<Record<never, never>>();

const rowOf = (g: Look, marker: number): number => g.table.markers[marker] ?? TOP;
const paid = (g: Look, marker: number): string => g.table.paid[marker] ?? '';
const ALL = MARKERS.map((_, n) => n);
/** Those on the lowest row among some. */
function lowest(g: Look, markers: readonly number[]): number[] {
  const row = Math.max(...markers.map((m) => rowOf(g, m)));
  return markers.filter((m) => rowOf(g, m) === row);
}
const named = (markers: readonly number[]): string[] => markers.map((m) => MARKERS[m] ?? '');
const markerOf = (name: string): number => MARKERS.findIndex((m) => m === name);
/** Where several are equal and all can be paid for, the order makes no difference. */
const first = (g: Look, markers: readonly number[], cost: number): readonly number[] =>
  markers.length * cost <= g.table.spice ? markers.slice(0, 1) : markers;

// ---- keeping ----

/** At the bottom nothing can sink. § wfa.solo.spice-bottom */
const sinking = (g: Look): number[] => ALL.filter((m) => paid(g, m) === '' && rowOf(g, m) < BOTTOM);
/** § wfa.solo.spice-keep */
const toKeep = (g: Look): readonly number[] =>
  sinking(g).length === 0 || g.table.spice < KEEP ? [] : first(g, lowest(g, sinking(g)), KEEP);

// ---- raising ----

/** What it still costs to raise a marker: 3 in all. § wfa.solo.spice-raise */
const costToRaise = (g: Look, marker: number): number => (paid(g, marker) === 'keep' ? RAISE - KEEP : RAISE);
const raisable = (g: Look): number[] =>
  ALL.filter((m) => paid(g, m) !== 'raise' && rowOf(g, m) > TOP && costToRaise(g, m) <= g.table.spice);
function toRaise(g: Look): readonly number[] {
  if (sinking(g).length > 0 || raisable(g).length === 0) return []; // only if all markers are safe
  const best = lowest(g, raisable(g));
  return first(g, best, Math.max(...best.map((m) => costToRaise(g, m))));
}

// ---- the steps ----

/** § wfa.solo.spice-keep */
function takeReserve(g: G): void {
  if (!g.table.reserve) return;
  g.table.reserve = false;
  g.table.spice++;
}
function keepMarker(g: G, marker: number): void {
  g.table.spice -= KEEP;
  g.table.paid = replaced(g.table.paid, marker, 'keep');
  emit(g, 'marker kept', 'wfa.solo.spice-keep', { marker: MARKERS[marker] ?? '' });
}
function raiseMarker(g: G, marker: number): void {
  g.table.spice -= costToRaise(g, marker);
  g.table.paid = replaced(g.table.paid, marker, 'raise');
  g.table.markers = replaced(g.table.markers, marker, rowOf(g, marker) - 1);
  emit(g, 'marker raised', 'wfa.solo.spice-raise', { marker: MARKERS[marker] ?? '' });
}
/** All on the top step and spice to spare: it buys one point. § wfa.solo.spice-supremacy § wfa.solo.spice-supremacy-cost */
function buySupremacy(g: G): void {
  if (g.table.spice === 0 || !ALL.every((m) => rowOf(g, m) === TOP && paid(g, m) === 'keep')) return;
  g.table.spice = 0;
  emit(g, 'spice for supremacy', 'wfa.solo.spice-supremacy', {});
  gainSupremacy(g, 1);
}
/** One point of what cannot be spent is kept. § wfa.solo.spice-reserve */
function keepReserve(g: G): void {
  if (g.table.spice === 0) return;
  g.table.reserve = true;
  emit(g, 'spice reserved', 'wfa.solo.spice-reserve', {});
}

/** There is no stockpiling. */
export const spendByCriteria = spending.procedure(
  'the harkonnens spend spice',
  'wfa.solo.spice-keep',
  spending.act(takeReserve),
  spending.whilst(
    (g) => toKeep(g).length > 0,
    chosen(spending, 'keep', {
      among: (g) => named(toKeep(g)),
      then: (g, _v, marker) => keepMarker(g, markerOf(marker)),
    }),
  ),
  spending.act(buySupremacy, 'wfa.solo.spice-supremacy'),
  spending.whilst(
    (g) => toRaise(g).length > 0,
    chosen(spending, 'raise', {
      among: (g) => named(toRaise(g)),
      then: (g, _v, marker) => raiseMarker(g, markerOf(marker)),
    }),
  ),
  spending.act(keepReserve, 'wfa.solo.spice-reserve'),
);
