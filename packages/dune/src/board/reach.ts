// How far a group can move, and where it may stop.

import type { Seat } from '@landsraad/kernel';
import { is, option, type Look } from '../table.ts';
import { holds } from '../words.ts';
import { advises, allyIsIn, forcesIn, inStorm, isFull, present } from './forces.ts';
import { COMMON } from './factions.ts';
import { CITIES, locationsOf, spot, SPOTS, type Location, type Territory } from './map.ts';

/** A force in Arrakeen or Carthag gives ornithopters to any one group, storm or not; advisors do not. */
export const hasOrnithopters = (g: Look, seat: Seat): boolean =>
  CITIES.some(
    (t) =>
      forcesIn(g, seat, t) > 0 &&
      (holds('dune.move.ornithopters-storm') || !locationsOf(t).some((at) => inStorm(g, at))) &&
      !(advises(g, seat, t) && holds('dune.bene-gesserit.advisors-no-ornithopters')),
  );

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

/** How many territories must be entered to come to each location; the storm, full strongholds and (by option) allies are in the way. */
function distances(g: Look, seat: Seat, from: Location, most: number): number[] {
  const best = SHEET.fill(UNREACHED);
  const start = spot(from);
  const storm =
    holds('dune.move.storm') && !(is(g, seat, 'fremen') && option(g, 'fremenMayMoveIntoStorm')) ? g.table.storm : -2;
  if (start.sector === storm) return best;
  best[start.index] = 0;
  const quiet = advises(g, seat, start.territory);
  // What holds for every step is looked up once: sectors cost nothing, territories one each.
  const across = holds('dune.move.one-territory') ? 1 : 0;
  const within = holds('dune.move.sectors-free') ? 0 : across;
  const closed = !quiet && holds('dune.move.full-stronghold');
  const [freePassage, roundTheStorm, throughAlly] = [
    holds('dune.move.free-passage'),
    holds('dune.move.around-storm'),
    !option(g, 'alliesBlockPassage') && holds('dune.move.through-ally'),
  ];
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
        const price = cost + (inside ? within : across);
        if (price > most || price >= (best[near] ?? UNREACHED)) continue;
        if (!roundTheStorm && locationsOf(there.territory).some((at) => inStorm(g, at))) continue;
        if (!inside) {
          if (closed && isFull(g, seat, there.territory)) continue;
          if (!throughAlly && allyIsIn(g, seat, there.territory)) continue;
          if (!freePassage && present(g, there.territory).some((x) => x !== seat)) continue;
        }
        best[near] = price;
        if (price === cost) edge.push(near);
        else next.push(near);
      }
    }
    edge = next;
  }
  return best;
}

/** Where a group that starts there may stop. */
export function reach(g: Look, seat: Seat, from: Location): Location[] {
  const best = distances(g, seat, from, moveDistance(g, seat));
  const start = spot(from);
  const quiet = advises(g, seat, start.territory) && !option(g, 'advisorsConflictWithAlly');
  const ends: Location[] = [];
  for (const s of SPOTS) {
    if ((best[s.index] ?? UNREACHED) >= UNREACHED || s === start) continue;
    if (s.territory === start.territory) {
      if (holds('dune.move.reposition')) ends.push(s.id);
    } else if (quiet || !allyIsIn(g, seat, s.territory) || !holds('dune.alliance.no-shared-territory')) ends.push(s.id);
  }
  return ends;
}

/** Where some group of a seat that starts in a territory may stop. */
export function reachFrom(g: Look, seat: Seat, territory: Territory): Location[] {
  const ends: Location[] = [];
  for (const x of g.table.groups[seat] ?? [])
    if (spot(x.at).territory === territory)
      for (const at of reach(g, seat, x.at)) if (!ends.includes(at)) ends.push(at);
  return ends;
}

/** Whether anything of a seat's in a territory can move at all. */
export function canLeave(g: Look, seat: Seat, territory: Territory): boolean {
  for (const x of g.table.groups[seat] ?? []) {
    const here = spot(x.at);
    if (here.territory !== territory || here.sector === g.table.storm) continue;
    for (const near of here.neighbours) {
      const there = SPOTS[near];
      if (there === undefined || there.sector === g.table.storm || there.territory === territory) continue;
      if (!isFull(g, seat, there.territory) && !allyIsIn(g, seat, there.territory)) return true;
    }
  }
  return reachFrom(g, seat, territory).length > 0;
}
