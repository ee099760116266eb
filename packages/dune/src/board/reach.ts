// How far a group can move, and where it may stop.

import type { Seat } from '@landsraad/kernel';
import { hasAllies, is, option, type Look } from '../table.ts';
import { holds } from '../words.ts';
import { advises, allyIsIn, groupsIn, groupsOf, inStorm, isFull, isIn, othersAreIn } from './forces.ts';
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
  for (const t of CITIES)
    if (
      isIn(g, seat, t) &&
      (holds('dune.move.ornithopters-storm') || !liesInStorm(g, t)) &&
      !(advises(g, seat, t) && holds('dune.bene-gesserit.advisors-no-ornithopters'))
    )
      return true;
  return false;
}
/** Whether the storm covers any of a territory. */
const liesInStorm = (g: Look, t: Territory): boolean => locationsOf(t).some((at) => inStorm(g, at));

export const FREMEN_MOVE = 'fremen: two-territory move';
export function moveDistance(g: Look, seat: Seat): number {
  const flies =
    hasOrnithopters(g, seat) &&
    holds('dune.move.ornithopters-after-shipping') &&
    holds('dune.move.ornithopters-each-move') &&
    holds('dune.move.ornithopters') &&
    (!is(g, seat, 'fremen') || holds('dune.fremen.move-three'));
  if (flies) return COMMON.moveDistanceWithOrnithopters;
  if (is(g, seat, 'fremen') && !g.table.stopped.includes(FREMEN_MOVE) && holds('dune.fremen.move-two')) return 2;
  return COMMON.moveDistance;
}

const UNREACHED = 99;
/** The one sheet that distances are worked out on: they are read before the next ones are. */
const SHEET: number[] = SPOTS.map(() => UNREACHED);
const NO_STORM = -2;

/** What every step costs, and what is in the way of it besides the storm. */
interface Going {
  readonly across: number;
  readonly within: number;
  isShut(there: Territory, inside: boolean): boolean;
}

/** Where a group comes, in the order of the map. */
interface Reach {
  readonly ends: readonly Location[];
  readonly territories: readonly Territory[];
}
const NOWHERE: Reach = { ends: [], territories: [] };

/** Everything that can be reached by entering at most so many territories. */
function walk(start: Spot, storm: number, most: number, going: Going): Reach {
  const best = SHEET.fill(UNREACHED);
  if (start.sector === storm) return NOWHERE;
  best[start.index] = 0;
  let edge = [start.index];
  for (let cost = 0; cost <= most; cost++) {
    const next: number[] = [];
    // Inside a territory the edge grows while it is walked.
    for (let n = 0; n < edge.length; n++) {
      const here = SPOTS[edge[n] ?? 0];
      if (here === undefined) continue;
      for (const near of here.neighbours) {
        const there = SPOTS[near];
        if (there === undefined || there.sector === storm) continue;
        const inside = there.territory === here.territory;
        const price = cost + (inside ? going.within : going.across);
        if (price > most || price >= (best[near] ?? UNREACHED) || going.isShut(there.territory, inside)) continue;
        best[near] = price;
        if (price === cost) edge.push(near);
        else next.push(near);
      }
    }
    edge = next;
  }
  const reached = SPOTS.filter((s) => s !== start && (best[s.index] ?? UNREACHED) < UNREACHED);
  return { ends: reached.map((s) => s.id), territories: [...new Set(reached.map((s) => s.territory))] };
}

/**
 * Where a group comes when only the storm and full strongholds are in its way, sectors cost nothing and territories one
 * each: it depends on nothing else, so each is worked out once. Full strongholds are a bit each.
 */
const USUAL = new Map<number, Reach>();
const strongholdBit = (t: Territory): number => 1 << STRONGHOLDS.indexOf(t);
function usualReach(start: Spot, storm: number, most: number, full: number): Reach {
  const key = ((start.index * 20 + (storm - NO_STORM)) * 4 + most) * 32 + full;
  let usual = USUAL.get(key);
  if (usual === undefined) {
    const isShut = (there: Territory, stays: boolean): boolean =>
      !stays && STRONGHOLDS.includes(there) && (full & strongholdBit(there)) !== 0;
    usual = walk(start, storm, most, { across: 1, within: 0, isShut });
    USUAL.set(key, usual);
  }
  return usual;
}

/** Where a group can come: the storm, full strongholds and (by option) allies are in the way. */
function within(g: Look, seat: Seat, start: Spot): Reach {
  const most = moveDistance(g, seat);
  const storm =
    holds('dune.move.storm') && !(is(g, seat, 'fremen') && option(g, 'fremenMayMoveIntoStorm'))
      ? g.table.storm
      : NO_STORM;
  const across = holds('dune.move.one-territory') ? 1 : 0;
  const inside = holds('dune.move.sectors-free') ? 0 : across;
  const closed = !advises(g, seat, start.territory) && holds('dune.move.full-stronghold');
  const [freePassage, roundTheStorm, throughAlly] = [
    holds('dune.move.free-passage'),
    holds('dune.move.around-storm'),
    !option(g, 'alliesBlockPassage') && holds('dune.move.through-ally'),
  ];
  if (across === 1 && inside === 0 && freePassage && roundTheStorm && throughAlly) {
    const open = usualReach(start, storm, most, 0);
    const full = closed ? fullAmong(g, seat, open.territories) : 0;
    return full === 0 ? open : usualReach(start, storm, most, full);
  }
  return walk(start, storm, most, {
    across,
    within: inside,
    isShut: (there, stays) =>
      (!roundTheStorm && liesInStorm(g, there)) ||
      (!stays &&
        ((closed && isFull(g, seat, there)) ||
          (!throughAlly && allyIsIn(g, seat, there)) ||
          (!freePassage && othersAreIn(g, seat, there)))),
  });
}
function fullAmong(g: Look, seat: Seat, territories: readonly Territory[]): number {
  let full = 0;
  for (const t of STRONGHOLDS) if (isOneOf(territories, t) && isFull(g, seat, t)) full |= strongholdBit(t);
  return full;
}

/** Whether a group that starts there keeps apart from allies: it may pass them, not stop with them. */
const keepsApart = (g: Look, seat: Seat, start: Spot): boolean =>
  hasAllies(g, seat) && (!advises(g, seat, start.territory) || option(g, 'advisorsConflictWithAlly'));
function mayStop(g: Look, seat: Seat, start: Spot, t: Territory, apart: boolean): boolean {
  if (t === start.territory) return holds('dune.move.reposition');
  return !apart || !allyIsIn(g, seat, t) || !holds('dune.alliance.no-shared-territory');
}

/** The territories in which a group that starts there may stop. */
function goalsOf(g: Look, seat: Seat, from: Location): readonly Territory[] {
  const start = spot(from);
  const { territories } = within(g, seat, start);
  const apart = keepsApart(g, seat, start);
  if (!apart && holds('dune.move.reposition')) return territories;
  return territories.filter((t) => mayStop(g, seat, start, t, apart));
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
  for (const x of groupsOf(g, seat)) {
    const here = spot(x.at);
    if (here.territory !== territory || here.sector === g.table.storm) continue;
    for (const near of here.neighbours) {
      const there = SPOTS[near];
      if (there === undefined || there.sector === g.table.storm || there.territory === territory) continue;
      if (!isFull(g, seat, there.territory) && !allyIsIn(g, seat, there.territory)) return true;
    }
  }
  return goalsFrom(g, seat, territory).length > 0;
}
