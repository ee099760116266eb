// How far a group can move, and where it may stop.

import { tabulate, type Seat } from '@landsraad/kernel';
import { hasAllies, is, option, type Look } from '../table.ts';
import { advises, allyIsIn, groupsIn, groupsOf, isFull, isIn } from './forces.ts';
import { COMMON } from './factions.ts';
import {
  CITIES,
  isOneOf,
  locationsOf,
  spot,
  SPOTS,
  STRONGHOLDS,
  type Location,
  type Spot,
  type Territory,
} from './map.ts';

/** A force in Arrakeen or Carthag gives ornithopters to any one group, storm or not; advisors do not. */
export function hasOrnithopters(g: Look, seat: Seat): boolean {
  // § dune.bene-gesserit.advisors-no-ornithopters
  for (const t of CITIES) if (isIn(g, seat, t) && !advises(g, seat, t)) return true;
  return false;
}

export const FREMEN_MOVE = 'fremen: two-territory move';
/** Checked anew for every move. */
export function moveDistance(g: Look, seat: Seat): number {
  // § dune.move.ornithopters § dune.move.ornithopters-after-shipping § dune.move.ornithopters-each-move § dune.fremen.move-three
  if (hasOrnithopters(g, seat)) return COMMON.moveDistanceWithOrnithopters;
  if (is(g, seat, 'fremen') && !g.table.stopped.includes(FREMEN_MOVE)) return 2; // § dune.fremen.move-two
  return COMMON.moveDistance;
}

const UNREACHED = 99;
const NO_STORM = -2;

/** What a group can reach, in the order of the map. */
interface Reach {
  readonly ends: readonly Location[];
  readonly territories: readonly Territory[];
  readonly strongholds: readonly Territory[];
}
const NOWHERE: Reach = { ends: [], territories: [], strongholds: [] };

/** Everything within a number of steps that avoids shut territories. */
function walk(start: Spot, storm: number, most: number, isShut: (there: Territory) => boolean): Reach {
  if (start.sector === storm) return NOWHERE;
  const best = SPOTS.map(() => UNREACHED);
  best[start.index] = 0;
  let edge = [start.index];
  for (let cost = 0; cost <= most; cost++) {
    const next: number[] = [];
    // The edge grows while it is walked: sectors of one territory are free.
    for (let n = 0; n < edge.length; n++) {
      const here = SPOTS[edge[n] ?? 0];
      if (here === undefined) continue;
      for (const near of here.neighbours) {
        const there = SPOTS[near];
        // § dune.move.around-storm: sector by sector, not territory by territory
        if (there === undefined || there.sector === storm) continue;
        const inside = there.territory === here.territory; // § dune.move.sectors-free
        const price = cost + (inside ? 0 : 1); // § dune.move.one-territory
        if (price > most || price >= (best[near] ?? UNREACHED) || (!inside && isShut(there.territory))) continue;
        best[near] = price;
        if (price === cost) edge.push(near);
        else next.push(near);
      }
    }
    edge = next;
  }
  // § dune.move.reposition: another sector of the same territory counts
  const reached = SPOTS.filter((s) => s !== start && (best[s.index] ?? UNREACHED) < UNREACHED);
  const territories = [...new Set(reached.map((s) => s.territory))];
  return {
    ends: reached.map((s) => s.id),
    territories,
    strongholds: STRONGHOLDS.filter((t) => territories.includes(t)),
  };
}

const strongholdBit = (t: Territory): number => 1 << STRONGHOLDS.indexOf(t);
/** What a group can reach when only the storm and full strongholds (one bit each) block it. */
const usualReach = tabulate(
  (start: Spot, storm: number, most: number, full: number) =>
    ((start.index * 20 + (storm - NO_STORM)) * 4 + most) * 32 + full,
  (start: Spot, storm: number, most: number, full: number) =>
    walk(start, storm, most, (there) => STRONGHOLDS.includes(there) && (full & strongholdBit(there)) !== 0),
);

/** What a group can reach. The storm, full strongholds and, by option, allies block it. */
function within(g: Look, seat: Seat, start: Spot): Reach {
  const most = moveDistance(g, seat);
  // § dune.move.storm
  const storm = is(g, seat, 'fremen') && option(g, 'fremenMayMoveIntoStorm') ? NO_STORM : g.table.storm;
  const closed = !advises(g, seat, start.territory); // § dune.move.full-stronghold
  // § dune.move.through-ally
  if (option(g, 'alliesBlockPassage'))
    return walk(start, storm, most, (there) => (closed && isFull(g, seat, there)) || allyIsIn(g, seat, there));
  const open = usualReach(start, storm, most, 0);
  const full = closed ? fullAmong(g, seat, open.strongholds) : 0;
  return full === 0 ? open : usualReach(start, storm, most, full);
}
function fullAmong(g: Look, seat: Seat, strongholds: readonly Territory[]): number {
  let full = 0;
  for (const t of strongholds) if (isFull(g, seat, t)) full |= strongholdBit(t);
  return full;
}

/** Whether a group that starts there keeps apart from allies: it may pass them, not stop with them. */
const keepsApart = (g: Look, seat: Seat, start: Spot): boolean =>
  hasAllies(g, seat) && (!advises(g, seat, start.territory) || option(g, 'advisorsConflictWithAlly'));
const mayStop = (g: Look, seat: Seat, start: Spot, t: Territory, apart: boolean): boolean =>
  t === start.territory || !apart || !allyIsIn(g, seat, t); // § dune.alliance.no-shared-territory

/** The territories in which a group that starts there may stop. */
function goalsOf(g: Look, seat: Seat, from: Location): readonly Territory[] {
  const start = spot(from);
  const { territories } = within(g, seat, start);
  const apart = keepsApart(g, seat, start);
  return apart ? territories.filter((t) => mayStop(g, seat, start, t, apart)) : territories;
}
/** The territories in which some group of a seat that starts in a territory may stop. */
export function goalsFrom(g: Look, seat: Seat, territory: Territory): readonly Territory[] {
  const groups = groupsIn(g, seat, territory);
  const [first] = groups;
  if (first === undefined) return [];
  if (groups.length === 1) return goalsOf(g, seat, first.at);
  const all: Territory[] = [];
  for (const x of groups) for (const t of goalsOf(g, seat, x.at)) if (!isOneOf(all, t)) all.push(t);
  return all;
}
/** The sectors of a territory in which a group that starts there may stop. */
export function sectorsInReach(g: Look, seat: Seat, from: Location, goal: Territory): readonly Location[] {
  const start = spot(from);
  if (!mayStop(g, seat, start, goal, keepsApart(g, seat, start))) return [];
  const { ends } = within(g, seat, start);
  return locationsOf(goal).filter((at) => isOneOf(ends, at));
}

/** Whether anything of a seat's in a territory can move at all. */
export function canLeave(g: Look, seat: Seat, territory: Territory): boolean {
  const locations = locationsOf(territory);
  for (const x of groupsOf(g, seat)) {
    if (!isOneOf(locations, x.at)) continue;
    const here = spot(x.at);
    if (here.sector === g.table.storm) continue;
    for (const near of here.neighbours) {
      const there = SPOTS[near];
      if (there === undefined || there.sector === g.table.storm || there.territory === territory) continue;
      const full = there.stronghold && isFull(g, seat, there.territory);
      if (!full && !allyIsIn(g, seat, there.territory)) return true;
    }
  }
  return goalsFrom(g, seat, territory).length > 0;
}
