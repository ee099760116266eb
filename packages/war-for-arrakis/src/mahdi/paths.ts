// How far it is for a Harkonnen legion, and where a path may end.

import { remember } from '@landsraad/kernel';
import { ALL_AREAS, AREA_COUNT, TERRAIN, touching, type Area } from '../board/areas.ts';
import { hasLegion, hasWormsign, isDesert, isFree, isMountain, unitsIn } from '../board/contents.ts';
import { occupancy } from '../board/occupancy.ts';
import { stackingLimit } from '../board/stacking.ts';
import { HARKONNEN } from '../sides.ts';
import type { Look } from '../table.ts';
import type { Criterion } from './criteria.ts';

export const FAR = 99;

const NOWHERE: readonly Area[] = [];
const everywhere = (): boolean => true;
/**
 * How many areas every area is away from the nearest of some, on paths `through` the areas in between. Impassable borders
 * are no hindrance. § wfa.solo.ignore-impassable
 */
function distances(from: readonly Area[], through: (a: Area) => boolean): Uint8Array {
  const steps = new Uint8Array(AREA_COUNT).fill(FAR);
  for (const a of from) steps[a] = 0;
  let edge: readonly Area[] = from;
  for (let n = 1; edge.length > 0; n++) {
    const next: Area[] = [];
    for (const a of edge)
      for (const b of touching(a)) {
        if (steps[b] !== FAR) continue;
        steps[b] = n;
        if (through(b)) next.push(b);
      }
    edge = next;
  }
  return steps;
}

const AWAY: readonly Uint8Array[] = ALL_AREAS.map((a) => distances([a], everywhere));
/** Areas between two areas of the board, over all borders, whatever lies in them. */
export const areasAway = (a: Area, b: Area): number => AWAY[a]?.[b] ?? FAR;

/** Paths that have been found in this position, by where they lead. */
const found = remember(
  (seen, g: Look) => {
    seen[0] = occupancy(g).version;
  },
  (_g: Look) => new Map<Area, Uint8Array>(),
);
const TO_A_SIETCH = -1;
function pathsTo(g: Look, to: Area): Uint8Array {
  const known = found(g);
  let steps = known.get(to);
  if (steps === undefined) {
    // § wfa.solo.move-shortest
    steps = distances(to === TO_A_SIETCH ? g.table.sietches : [to], (a) => isFree(g, HARKONNEN, a));
    known.set(to, steps);
  }
  return steps;
}
/** How many areas a legion is away from a sietch, on paths that cross only free areas. */
export const stepsTo = (g: Look, from: Area, to: Area): number => (to < 0 ? FAR : (pathsTo(g, to)[from] ?? FAR));
/** How many areas it is to the closest sietch. */
export const stepsToSietch = (g: Look, from: Area): number => pathsTo(g, TO_A_SIETCH)[from] ?? FAR;
/** The sietches that are closest to an area. */
export function closestSietches(g: Look, from: Area): readonly Area[] {
  const least = stepsToSietch(g, from);
  return least === FAR ? NOWHERE : g.table.sietches.filter((s) => stepsTo(g, from, s) === least);
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
  { why: 'near sietch', score: (a) => -stepsToSietch(g, a) },
  { why: 'mountain', score: (a) => yes(isMountain(g, a)) },
  { why: 'firm', score: (a) => yes((TERRAIN[a] === 'plateau' || TERRAIN[a] === 'minorErg') && !isDesert(g, a)) },
  { why: 'quiet', score: (a) => yes(isDesert(g, a) && !hasWormsign(g, a)) },
];
