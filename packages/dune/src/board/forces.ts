// Forces: on the map, in reserve, in the tanks. Twenty of each faction, always.

import { added, replaced, without, type Seat } from '@landsraad/kernel';
import {
  allied,
  hasAllies,
  inPlay,
  is,
  option,
  seatOf,
  seats,
  type Count,
  type G,
  type Group,
  type Look,
  type Open,
} from '../table.ts';
import { emit } from '../words.ts';
import {
  isOneOf,
  land,
  locationsOf,
  numberOf,
  POLAR_SINK,
  sectorOf,
  territoryOf,
  terrainOf,
  type Location,
  type Territory,
} from './map.ts';

export const NOBODY: Count = { forces: 0, starred: 0 };
export const size = (c: Count): number => c.forces + c.starred;
export const plus = (a: Count, b: Count): Count => ({ forces: a.forces + b.forces, starred: a.starred + b.starred });
export const minus = (a: Count, b: Count): Count => ({ forces: a.forces - b.forces, starred: a.starred - b.starred });

const NO_GROUPS: readonly Group[] = [];
export const groupsOf = (g: Open, seat: Seat): readonly Group[] => g.table.groups[seat] ?? NO_GROUPS;
export function groupAt(g: Open, seat: Seat, at: Location): Count {
  for (const x of groupsOf(g, seat)) if (x.at === at) return x;
  return NOBODY;
}
export function groupsIn(g: Look, seat: Seat, territory: Territory): readonly Group[] {
  const there: Group[] = [];
  const locations = locationsOf(territory);
  for (const x of groupsOf(g, seat)) if (isOneOf(locations, x.at)) there.push(x);
  return there;
}
/** Whether a seat has forces in a territory, advisors included. */
export const isIn = (g: Open, seat: Seat, territory: Territory): boolean => standsIn(g, seat, locationsOf(territory));
function standsIn(g: Open, seat: Seat, locations: readonly Location[]): boolean {
  for (const x of groupsOf(g, seat)) if (isOneOf(locations, x.at)) return true;
  return false;
}

/** Forces in a territory, advisors included. */
export function forcesIn(g: Look, seat: Seat, territory: Territory): number {
  let n = 0;
  const locations = locationsOf(territory);
  for (const x of groupsOf(g, seat)) if (isOneOf(locations, x.at)) n += size(x);
  return n;
}
export const reserveOf = (g: Look, seat: Seat): Count => g.table.reserves[seat] ?? NOBODY;
export const tanksOf = (g: Look, seat: Seat): Count => g.table.tanks[seat] ?? NOBODY;

/** Whether a seat's forces in a territory are advisors. § dune.bene-gesserit.two-sides */
export const advises = (g: Open, seat: Seat, territory: Territory): boolean =>
  g.table.advisors.length > 0 && is(g, seat, 'bene-gesserit') && g.table.advisors.includes(territory);

/** Whether a faction has forces that count there: advisors do not. § dune.bene-gesserit.advisors-no-control */
export const occupies = (g: Open, seat: Seat, territory: Territory): boolean =>
  isIn(g, seat, territory) && !advises(g, seat, territory);
/** Whether a city pays its occupants. By option it pays nobody if two factions share it. § dune.collect.city-contested */
export const isPaid = (g: Look, territory: Territory): boolean =>
  !option(g, 'contestedCityPaysNobody') || occupants(g, territory).length < 2;
export const occupants = (g: Open, territory: Territory): Seat[] => seats(g).filter((s) => occupies(g, s, territory));
/** Whether anybody else has forces there, advisors included. */
export function othersAreIn(g: Look, seat: Seat, territory: Territory): boolean {
  const locations = locationsOf(territory);
  for (const s of seats(g)) if (s !== seat && standsIn(g, s, locations)) return true;
  return false;
}

/** Forces of two other factions close a stronghold; one's own do not count, nor do advisors. */
export function isFull(g: Look, seat: Seat, territory: Territory): boolean {
  const { terrain, locations } = land(territory);
  if (terrain !== 'stronghold') return false;
  let n = 0;
  // § dune.bene-gesserit.advisors-no-block
  for (const s of seats(g))
    if (s !== seat && standsIn(g, s, locations) && !advises(g, s, territory) && ++n === 2) return true;
  return false;
}
/** Allies keep apart, except in the Polar Sink. */
export function allyIsIn(g: Look, seat: Seat, territory: Territory): boolean {
  if (!hasAllies(g, seat) || territory === POLAR_SINK) return false;
  const locations = locationsOf(territory);
  for (const s of seats(g))
    if (allied(g, seat, s) && standsIn(g, s, locations) && !advisorsMayStay(g, s, territory))
      return !option(g, 'allyEntryKills');
  return false;
}
/** § dune.bene-gesserit.advisors-ally */
const advisorsMayStay = (g: Look, seat: Seat, territory: Territory): boolean =>
  advises(g, seat, territory) && !option(g, 'advisorsConflictWithAlly');

export const inStorm = (g: Look, at: Location): boolean => sectorOf(at) === g.table.storm; // § dune.setup.sectors

// ---- changing ----

function setGroup(g: G, seat: Seat, at: Location, to: Count): void {
  const list = g.table.groups[seat];
  if (list === undefined) return;
  let n = list.length - 1;
  while (n >= 0 && list[n]?.at !== at) n--;
  if (to.forces < 0 || to.starred < 0) throw new Error(`too few forces at ${at}`);
  g.table.groups = replaced(g.table.groups, seat, withGroup(list, n, { at, forces: to.forces, starred: to.starred }));
}
function withGroup(list: readonly Group[], n: number, x: Group): readonly Group[] {
  if (size(x) > 0) return n >= 0 ? replaced(list, n, x) : added(list, x);
  return n >= 0 ? without(list, n) : list;
}
export const putForces = (g: G, seat: Seat, at: Location, c: Count): void =>
  setGroup(g, seat, at, plus(groupAt(g, seat, at), c));
export const takeForces = (g: G, seat: Seat, at: Location, c: Count): void =>
  setGroup(g, seat, at, minus(groupAt(g, seat, at), c));
export function putReserve(g: G, seat: Seat, c: Count): void {
  g.table.reserves = replaced(g.table.reserves, seat, plus(reserveOf(g, seat), c));
}
export function takeReserve(g: G, seat: Seat, c: Count): void {
  g.table.reserves = replaced(g.table.reserves, seat, minus(reserveOf(g, seat), c));
}
/** Forces die: they go to the tanks and stay there until revived. § dune.setup.tanks */
export function killForces(g: G, seat: Seat, at: Location, c: Count): void {
  if (size(c) === 0) return;
  takeForces(g, seat, at, c);
  g.table.tanks = replaced(g.table.tanks, seat, plus(tanksOf(g, seat), c));
  emit(g, 'forces killed', 'dune.setup.tanks', { seat, at, forces: size(c) });
  lonelyAdvisors(g);
}
export function killAllIn(g: G, seat: Seat, territory: Territory): number {
  const dead = forcesIn(g, seat, territory);
  for (const x of groupsIn(g, seat, territory)) killForces(g, seat, x.at, x);
  return dead;
}
export function revive(g: G, seat: Seat, c: Count): void {
  g.table.tanks = replaced(g.table.tanks, seat, minus(tanksOf(g, seat), c));
  g.table.starredRevived = replaced(g.table.starredRevived, seat, (g.table.starredRevived[seat] ?? 0) + c.starred);
  putReserve(g, seat, c); // § dune.revival.to-reserve
}

/** Advisors that are the only forces in a territory become fighters at once; in the Polar Sink there are only fighters. */
export function lonelyAdvisors(g: G): void {
  if (g.table.advisors.length === 0 || !inPlay(g, 'bene-gesserit')) return;
  const sisters = seatOf(g, 'bene-gesserit');
  const after = option(g, 'noFlipAfterBattle') && g.table.phase === 'battle';
  for (const t of g.table.advisors.slice()) {
    const alone = !othersAreIn(g, sisters, t);
    if (!isIn(g, sisters, t)) g.table.advisors = g.table.advisors.filter((x) => x !== t);
    else if (t === POLAR_SINK || (alone && !after)) {
      // § dune.bene-gesserit.polar-sink-side § dune.bene-gesserit.alone-flip
      g.table.advisors = g.table.advisors.filter((x) => x !== t);
      emit(g, 'advisors fight', 'dune.bene-gesserit.alone-flip', { seat: sisters, territory: t });
    }
  }
}

/** Whether the storm harms forces there. */
export function exposed(g: Open, at: Location): boolean {
  const t = territoryOf(at);
  // § dune.treachery.atomics
  if (g.table.wallDestroyed && (t === 'arrakeen' || t === 'carthag' || t === 'imperial-basin')) return true;
  if (t === 'imperial-basin') return false; // § dune.storm.imperial-basin
  return terrainOf(t) === 'sand'; // § dune.setup.terrain-kinds § dune.storm.shelter § dune.treachery.atomics-wall-after
}

export const totalForces = (g: Look, seat: Seat): number =>
  size(reserveOf(g, seat)) + size(tanksOf(g, seat)) + groupsOf(g, seat).reduce((n, x) => n + size(x), 0);

/** Territories in which a seat has forces, in the order of the map. */
export const territoriesOf = (g: Look, seat: Seat): Territory[] => {
  const mine: Territory[] = [];
  for (const x of groupsOf(g, seat)) {
    const t = territoryOf(x.at);
    if (!mine.includes(t)) mine.push(t);
  }
  return mine.length < 2 ? mine : mine.sort((a, b) => numberOf(a) - numberOf(b));
};
export const locationsFree = (g: Look, territory: Territory): Location[] =>
  locationsOf(territory).filter((at) => !inStorm(g, at));
