// Who fights where, and how strong forces are.

import { rememberWhile, tabulate, type Seat } from '@landsraad/kernel';
import { battlesAreSupported } from '../advanced/support.ts';
import { advises, groupAt, groupsOf, NOBODY, plus } from '../board/forces.ts';
import {
  locationsOf,
  POLAR_SINK,
  sectorOf,
  spot,
  SPOTS,
  TERRITORIES,
  type Location,
  type Territory,
} from '../board/map.ts';
import { allied, is, option, seats, type Battle, type Count, type Look, type Open } from '../table.ts';
import { isStopped } from '../treachery/advantages.ts';

const NO_STORM = -2;
/** The parts of a territory that the storm leaves connected; forces under the storm take no part. */
export function sides(g: Look, territory: Territory): readonly (readonly Location[])[] {
  const storm = option(g, 'battlesUnderStorm') ? NO_STORM : g.table.storm;
  const known = SIDES.get(territory);
  return known?.get(storm) ?? known?.get(NO_STORM) ?? [];
}
/** By territory and sector of the storm, where it matters. */
const SIDES: ReadonlyMap<Territory, ReadonlyMap<number, Location[][]>> = new Map(
  TERRITORIES.map((t) => [
    t,
    new Map([NO_STORM, ...locationsOf(t).map(sectorOf)].map((storm) => [storm, sidesIn(t, storm)])),
  ]),
);
/** § dune.battle.storm-separated § dune.battle.partial-storm */
function sidesIn(territory: Territory, storm: number): Location[][] {
  const free = locationsOf(territory).filter((at) => sectorOf(at) !== storm); // § dune.battle.in-storm
  const found: Location[][] = [];
  for (const start of free) {
    if (found.some((side) => side.includes(start))) continue;
    const side: Location[] = [start];
    for (const at of side)
      for (const n of spot(at).neighbours) {
        const next = SPOTS[n]?.id;
        if (next !== undefined && free.includes(next) && !side.includes(next)) side.push(next);
      }
    found.push(side);
  }
  return found;
}
function fights(g: Look, seat: Seat, territory: Territory, side: readonly Location[]): boolean {
  for (const x of groupsOf(g, seat)) if (side.includes(x.at)) return !advises(g, seat, territory); // § dune.bene-gesserit.advisors-no-battle
  return false;
}

export interface Site {
  readonly territory: Territory;
  readonly locations: readonly Location[];
  readonly enemies: readonly Seat[];
}
/** Who has forces in each territory, a bit for each seat: one look at the map for all. */
type Crowds = readonly number[];
const DESERTED: Crowds = TERRITORIES.map(() => 0);
/** Null if no two factions share a territory. Looked at again only when forces have moved. */
const crowds = (g: Look): Crowds | null => onTheMap(g).crowds;
const onTheMap = rememberWhile(
  (found: { readonly groups: Look['table']['groups']; readonly crowds: Crowds | null }, g: Look) =>
    found.groups === g.table.groups,
  (g) => ({ groups: g.table.groups, crowds: gather(g) }),
);
function gather(g: Look): Crowds | null {
  const there = DESERTED.slice();
  let meet = false;
  for (const s of seats(g))
    for (const x of groupsOf(g, s)) {
      const { land } = spot(x.at);
      const before = there[land] ?? 0;
      there[land] = before | (1 << s);
      if (before !== 0 && before !== 1 << s) meet = true;
    }
  return meet ? there : null;
}
/** Territories a seat shares with others, in the order of its groups. Never the Polar Sink. */
function meetings(g: Look, seat: Seat, there: Crowds): readonly Territory[] {
  const places: Territory[] = [];
  for (const x of groupsOf(g, seat)) {
    const { land, territory } = spot(x.at);
    if (there[land] === 1 << seat || places.includes(territory)) continue;
    if (territory !== POLAR_SINK) places.push(territory); // § dune.battle.polar-sink
  }
  return places;
}
/** The enemies of a seat in one part of a territory. Never allies. */
function enemiesThere(g: Look, seat: Seat, territory: Territory, locations: readonly Location[]): readonly Seat[] {
  const enemies: Seat[] = [];
  if (!fights(g, seat, territory, locations)) return enemies;
  for (const s of seats(g))
    if (s !== seat && !allied(g, s, seat) && fights(g, s, territory, locations)) enemies.push(s);
  return enemies;
}
function sitesAmong(g: Look, seat: Seat, there: Crowds | null): readonly Site[] {
  const sites: Site[] = [];
  if (there === null) return sites;
  for (const territory of meetings(g, seat, there))
    for (const locations of sides(g, territory)) {
      const enemies = enemiesThere(g, seat, territory, locations);
      if (enemies.length > 0) sites.push({ territory, locations, enemies });
    }
  return sites;
}
/** Where a seat must fight, and whom. */
export const sitesOf = (g: Look, seat: Seat): readonly Site[] => sitesAmong(g, seat, crowds(g));
/** The first of several who must fight anywhere, -1 for nobody. */
export function firstToFight(g: Look, order: readonly Seat[]): Seat {
  const there = crowds(g);
  if (there === null) return -1;
  for (const s of order) if (sitesAmong(g, s, there).length > 0) return s; // § dune.battle.must-fight
  return -1;
}

/** § dune.battle.single-group */
export function inBattle(g: Open, b: Pick<Battle, 'locations'>, seat: Seat): Count {
  let n = NOBODY;
  for (const at of b.locations) n = plus(n, groupAt(g, seat, at));
  return n;
}

// ---- strength ----

export interface Army {
  readonly ordinary: number;
  readonly starred: number;
  /** What a starred force counts. */
  readonly value: number;
  /** Always at full strength, without spice. */
  readonly full: boolean;
}
const STARRED = 2;

export function armyOf(g: Open, b: Pick<Battle, 'locations' | 'aggressor' | 'defender'>, seat: Seat): Army {
  const { forces, starred } = inBattle(g, b, seat);
  const foe = seat === b.aggressor ? b.defender : b.aggressor;
  const fremen = is(g, seat, 'fremen');
  const weak =
    (is(g, seat, 'emperor') && (is(g, foe, 'fremen') || isStopped(g, 'emperor: sardaukar'))) || // § dune.emperor.sardaukar-fremen
    (fremen && isStopped(g, 'fremen: fedaykin'));
  const full = !battlesAreSupported(g) || (fremen && !isStopped(g, 'fremen: full strength')); // § dune.fremen.no-support
  return { ordinary: forces, starred, value: weak ? 1 : STARRED, full }; // § dune.emperor.sardaukar § dune.fremen.fedaykin
}

export interface Losses {
  readonly forces: number;
  readonly starred: number;
}
/** Every way to make up a dial with a given number of supported forces. */
export function waysToLose(a: Army, dial: number, spice: number): Losses[] {
  const ways: Losses[] = [];
  for (let starred = 0; starred <= a.starred; starred++) {
    if (a.full) {
      const forces = dial - starred * a.value;
      if (spice === 0 && forces >= 0 && forces <= a.ordinary && Number.isInteger(forces))
        ways.push({ forces, starred });
      continue;
    }
    for (let supported = Math.max(0, spice - a.ordinary); supported <= Math.min(starred, spice); supported++) {
      const paid = spice - supported;
      const rest = dial - supported * a.value - ((starred - supported) * a.value) / 2 - paid;
      const forces = paid + rest * 2;
      if (
        rest >= 0 &&
        Number.isInteger(forces) &&
        forces <= a.ordinary && // § dune.advanced.dial-max
        !ways.some((w) => w.forces === forces && w.starred === starred)
      )
        ways.push({ forces, starred });
    }
  }
  return ways;
}
export const greatestDial = (a: Army, spice: number): number => {
  if (a.full) return a.ordinary + a.starred * a.value;
  const star = Math.min(spice, a.starred);
  const rest = Math.min(spice - star, a.ordinary);
  return star * a.value + ((a.starred - star) * a.value) / 2 + rest + (a.ordinary - rest) / 2;
};
/** Spice that can go with a dial. */
export function spiceWays(a: Army, dial: number, held: number): number[] {
  const ways: number[] = [];
  const most = a.full ? 0 : Math.min(held, a.ordinary + a.starred);
  for (let spice = 0; spice <= most; spice++) if (waysToLose(a, dial, spice).length > 0) ways.push(spice);
  return ways;
}
/** Twenty forces at most, so each of the six numbers has digits of its own. */
function dialsKey(a: Army, held: number, step: number): number {
  const army = ((a.ordinary * 32 + a.starred) * 4 + a.value) * 2 + (a.full ? 1 : 0);
  return (army * 64 + Math.min(held, a.ordinary + a.starred)) * 4 + 2 * step;
}
/** Every number that some forces and some spice make up. */
export const dials = tabulate(dialsKey, (a: Army, held: number, step: number): readonly number[] => {
  const list: number[] = [];
  for (let d = 0; d <= greatestDial(a, held); d += step) if (spiceWays(a, d, held).length > 0) list.push(d);
  return list;
});
