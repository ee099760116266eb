// How far it is for a Harkonnen legion, and where a path may end.

import { remember } from '@landsraad/kernel';
import { AREA_COUNT, TERRAIN, touching, type Area } from '../board/areas.ts';
import { hasLegion, hasWormsign, isDesert, isFree, isMountain, unitsIn } from '../board/contents.ts';
import { occupancy } from '../board/occupancy.ts';
import { stackingLimit } from '../board/stacking.ts';
import { HARKONNEN } from '../sides.ts';
import type { Look } from '../table.ts';
import type { Criterion } from './criteria.ts';

export const FAR = 99;

/** Areas between two areas of the board, over all borders, whatever lies in them. */
export const areasAway = (a: Area, b: Area): number => AWAY[a * AREA_COUNT + b] ?? FAR;
const AWAY: Uint8Array = (() => {
  const all = new Uint8Array(AREA_COUNT * AREA_COUNT).fill(FAR);
  for (let from = 0; from < AREA_COUNT; from++)
    spread(
      from,
      () => true,
      (a, n) => {
        all[from * AREA_COUNT + a] = n;
      },
    );
  return all;
})();

/** Visits every area by its distance, on `through` the areas in between. Impassable borders are no hindrance. § wfa.solo.ignore-impassable */
function spread(from: Area, through: (a: Area) => boolean, visit: (a: Area, steps: number) => void): void {
  const seen = new Uint8Array(AREA_COUNT);
  seen[from] = 1;
  visit(from, 0);
  let edge: Area[] = [from];
  for (let n = 1; edge.length > 0; n++) {
    const next: Area[] = [];
    for (const a of edge)
      for (const b of touching(a)) {
        if (seen[b] === 1) continue;
        seen[b] = 1;
        visit(b, n);
        if (through(b)) next.push(b);
      }
    edge = next;
  }
}
/** How many areas every area is away from one, on paths that cross only free areas. § wfa.solo.move-shortest */
export const pathsTo = remember(
  (seen, g: Look, to: Area) => {
    seen[0] = occupancy(g).version;
    seen[1] = to;
  },
  (g: Look, to: Area): readonly number[] => {
    const steps = Array.from({ length: AREA_COUNT }, () => FAR);
    spread(
      to,
      (a) => isFree(g, HARKONNEN, a),
      (a, n) => {
        steps[a] = n;
      },
    );
    return steps;
  },
);
export const stepsTo = (g: Look, from: Area, to: Area): number => (to < 0 ? FAR : (pathsTo(g, to)[from] ?? FAR));
/** The sietches closest to an area, and how far they are. */
export function closestSietches(g: Look, from: Area): { readonly steps: number; readonly sietches: readonly Area[] } {
  let steps = FAR;
  let sietches: Area[] = [];
  for (const s of g.table.sietches) {
    const n = stepsTo(g, from, s);
    if (n < steps) {
      steps = n;
      sietches = [s];
    } else if (n === steps) sietches.push(s);
  }
  return { steps, sietches };
}

// ---- where a path ends ----

/** How many more Harkonnen units an area takes. */
export const roomIn = (g: Look, a: Area): number => Math.max(0, stackingLimit(g, HARKONNEN) - unitsIn(g, HARKONNEN, a));
/** Whether a legion, or a part of it, can end its movement there. */
export const canEnd = (g: Look, a: Area): boolean => isFree(g, HARKONNEN, a) && roomIn(g, a) > 0;

const yes = (is: boolean): number => (is ? 1 : 0);
/** Between equally short paths. § wfa.solo.path-priority */
export const pathPriority = (g: Look): readonly Criterion<Area>[] => [
  { why: 'join', score: (a) => yes(hasLegion(g, HARKONNEN, a)) },
  { why: 'near sietch', score: (a) => -closestSietches(g, a).steps },
  { why: 'mountain', score: (a) => yes(isMountain(g, a)) },
  { why: 'firm', score: (a) => yes((TERRAIN[a] === 'plateau' || TERRAIN[a] === 'minorErg') && !isDesert(g, a)) },
  { why: 'quiet', score: (a) => yes(isDesert(g, a) && !hasWormsign(g, a)) },
];
