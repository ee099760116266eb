// How far a legion moves or attacks: one area, by sandriding, by troop-transport.

import { remember } from '@landsraad/kernel';
import {
  ALL_AREAS,
  ALL_ZONES,
  AREA_COUNT,
  isNear,
  near,
  touching,
  zoneServes,
  type Area,
  type Zone,
} from '../board/areas.ts';

import { unitsIn } from '../board/contents.ts';
import {
  ATREIDES_LEGION,
  BARS,
  BASE,
  HARKONNEN_LEGION,
  SANDRIDER,
  SANDWORM,
  SETTLEMENT,
  SIETCH,
  WORMSIGN,
  occupancy,
} from '../board/occupancy.ts';
import { desertWarOf } from '../desert-war/desert-war.ts';
import { isOrnithopter } from '../desert-war/escorts.ts';
import { FACTS } from '../facts.ts';
import { WILD_MAKER } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, type Side } from '../sides.ts';
import { areAllied } from '../smugglers/smugglers.ts';
import { SMUGGLER_ORNITHOPTER } from '../smugglers/vehicles.ts';
import { frigateOf, guildAtWork, isBarred } from '../spacing-guild/guild.ts';
import type { Look } from '../table.ts';
import { flownIn } from './flights.ts';

// ---- sandriding ----

function canBeRidden(there: number): boolean {
  if ((there & HARKONNEN_LEGION) !== 0) return false; // § wfa.move.sandriding-blocked
  // § wfa.move.sandriding § wfa.desert-war.sandrider-as-wormsign
  return (there & (WORMSIGN | SANDWORM | SANDRIDER)) !== 0;
}

const NOTHING: readonly Area[] = [];
/** The areas that a ride can cross, and how many it takes to be in each. */
interface Ride {
  readonly areas: readonly Area[];
  readonly crossed: readonly number[];
}
const NO_RIDE: Ride = { areas: NOTHING, crossed: NOTHING };
const nothingToRide = ({ table }: Look): boolean =>
  table.wormsigns.length === 0 &&
  table.sandworms.length === 0 &&
  (table.leaders[WILD_MAKER] ?? -1) < 0 &&
  desertWarOf({ table }).sandrider.length === 0;
const rideFrom = remember((seen, g: Look, from: Area) => {
  seen[0] = occupancy(g).version;
  seen[1] = from;
}, ride);
function ride(g: Look, from: Area): Ride {
  if (nothingToRide(g)) return NO_RIDE;
  const { all } = occupancy(g);
  const areas: Area[] = [];
  for (const b of near(from)) if (canBeRidden(all[b] ?? 0)) areas.push(b);
  if (areas.length === 0) return NO_RIDE;
  const crossed = areas.map(() => 1);
  for (let n = 0; n < areas.length; n++)
    for (const b of near(areas[n] ?? from))
      if (b !== from && !areas.includes(b) && canBeRidden(all[b] ?? 0)) {
        areas.push(b);
        crossed.push((crossed[n] ?? 0) + 1);
      }
  return { areas, crossed };
}
/** Areas with wormsigns or sandworms that a ride from here can cross. */
const ridden = (g: Look, from: Area): readonly Area[] => rideFrom(g, from).areas;
/** How many areas a ride crosses at least to end there; 0 if it is no ride. */
export function crossedTo(g: Look, from: Area, to: Area): number {
  const { areas, crossed } = rideFrom(g, from);
  if (areas.length === 0 || isNear(from, to)) return 0;
  // Nearer areas come first.
  for (let n = 0; n < areas.length; n++) if (isNear(areas[n] ?? from, to)) return crossed[n] ?? 0;
  return 0;
}

// ---- troop-transport ----

const FRIGATE_RANGE = FACTS.spacingGuild.frigate.range;

/** How many areas away the vehicle of an air zone carries a legion of a side; 0 if it carries none. */
function carries(what: string | undefined, side: Side): number {
  if (what === frigateOf(side)) return FRIGATE_RANGE; // § wfa.guild.superior-transport
  if (side === HARKONNEN) return isOrnithopter(what) ? 2 : 0;
  return what === SMUGGLER_ORNITHOPTER ? 2 : 0; // § wfa.smugglers.allied-ornithopters
}
const flies = (g: Look, side: Side, from: Area, z: Zone): number =>
  zoneServes(z, from) && !isBarred(g, side, z) ? carries(g.table.air[z], side) : 0; // § wfa.move.transport-start-sector
/** Whether a part of the legion here can still be flown, or all of it. § wfa.move.transport-once */
function mayFly(g: Look, side: Side, from: Area, whole: boolean): boolean {
  // Tokens are not told apart: where any Atreides figures have landed this turn, nobody flies on.
  if (side === ATREIDES) return g.table.flown.every((x) => x.area !== from);
  const { regular, elite, special, generic, escort, leaders } = flownIn(g, from);
  const units = regular + elite + special;
  return whole ? units + generic + escort + leaders === 0 : units < unitsIn(g, HARKONNEN, from);
}
/** Whatever can carry the legion that starts here, or a part of it, so far. */
export const ornithoptersFor = (g: Look, side: Side, from: Area, to: Area, whole: boolean): readonly Zone[] =>
  mayFly(g, side, from, whole) ? ALL_ZONES.filter((z) => reachesByAir(from, to, flies(g, side, from, z))) : NOTHING;
const reachesByAir = (from: Area, to: Area, range: number): boolean => byAir(from, range).includes(to);
/** The areas that many away or nearer, over everything in between. § wfa.move.transport-jump § wfa.move.transport-one-area */
const ringsAround = (from: Area, range: number): readonly Area[] => {
  const found = new Set([from]);
  let edge: readonly Area[] = [from];
  for (let n = 0; n < range; n++) {
    edge = edge.flatMap((a) => touching(a));
    for (const a of edge) found.add(a);
  }
  found.delete(from);
  return [...found];
};
const BY_AIR: readonly (readonly Area[])[] = ALL_AREAS.map((from) => ringsAround(from, 2));
const BY_FRIGATE: readonly (readonly Area[])[] = ALL_AREAS.map((from) => ringsAround(from, FRIGATE_RANGE));
const byAir = (from: Area, range: number): readonly Area[] =>
  range === 0 ? NOTHING : ((range === FRIGATE_RANGE ? BY_FRIGATE : BY_AIR)[from] ?? NOTHING);
/** § wfa.move.transport */
function flights(g: Look, side: Side, from: Area, whole: boolean): readonly Area[] {
  if (!mayFly(g, side, from, whole)) return NOTHING;
  let range = 0;
  for (const z of ALL_ZONES) range = Math.max(range, flies(g, side, from, z));
  return byAir(from, range);
}
/** Only an expansion gives the Atreides aircraft. */
const atreidesFly = (g: Look): boolean => areAllied(g) || guildAtWork(g);

// ---- both ----

const reached = new Uint8Array(AREA_COUNT);
/** The areas within reach of a legion, legal or not: of the `whole` of it, as for an attack, or of any part. */
export function within(g: Look, side: Side, from: Area, whole: boolean): readonly Area[] {
  const ground = near(from);
  const far = side === ATREIDES ? ridden(g, from) : flights(g, side, from, whole); // § wfa.move.sandriding-any-action
  const flown = side === ATREIDES && atreidesFly(g) ? flights(g, side, from, whole) : NOTHING;
  if (far.length + flown.length === 0) return ground;
  reached.fill(0);
  for (const a of ground) reached[a] = 1;
  for (const a of far) {
    reached[a] = 1;
    if (side === ATREIDES) for (const b of near(a)) reached[b] = 1;
  }
  for (const a of flown) reached[a] = 1;
  reached[from] = 0;
  const all: Area[] = [];
  for (let a = 0; a < AREA_COUNT; a++) if (reached[a] === 1) all.push(a);
  return all;
}
/** Whether that takes an ornithopter: the Atreides ride where they can. */
export const needsTransport = (g: Look, side: Side, from: Area, to: Area): boolean =>
  !isNear(from, to) && (side === HARKONNEN || crossedTo(g, from, to) === 0);
/** Whether only a ride or a flight would lead there, and none does: the worms may have gone since the area was chosen. */
const noWayTo = (g: Look, side: Side, from: Area, to: Area, whole: boolean): boolean =>
  side === ATREIDES &&
  needsTransport(g, side, from, to) &&
  !(atreidesFly(g) && flights(g, side, from, whole).includes(to));

/** Why a legion cannot move there. */
export function noMoveTo(g: Look, side: Side, from: Area, to: Area): RuleId | null {
  const there = occupancy(g).all[to] ?? 0;
  if ((there & SANDWORM) !== 0)
    return side === ATREIDES && !isNear(from, to) ? 'wfa.move.sandriding-destination' : 'wfa.worms.legions-barred';
  if ((there & BARS[side]) !== 0) return 'wfa.move.not-into-enemy';
  return noWayTo(g, side, from, to, false) ? 'wfa.move.one-area' : null;
}
/** What each side attacks. */
const ENEMIES = [HARKONNEN_LEGION | SETTLEMENT, ATREIDES_LEGION | SIETCH | BASE] as const;
/** Why a legion cannot attack there. */
export function noAttackOn(g: Look, side: Side, from: Area, to: Area): RuleId | null {
  const there = occupancy(g).all[to] ?? 0;
  if ((there & SANDWORM) !== 0) return 'wfa.worms.legions-barred';
  if ((there & ENEMIES[side]) === 0) return 'wfa.battle.target';
  return noWayTo(g, side, from, to, true) ? 'wfa.battle.target' : null;
}
/** To where a legion can move on the ground. */
export const groundMoves = (g: Look, side: Side, from: Area): Area[] =>
  near(from).filter((to) => noMoveTo(g, side, from, to) === null);
/** Neighbours are looked at first: mostly one of them is free. */
export function canMove(g: Look, side: Side, from: Area): boolean {
  const { all } = occupancy(g);
  for (const to of near(from)) if (((all[to] ?? 0) & BARS[side]) === 0) return true;
  return within(g, side, from, false).some((to) => noMoveTo(g, side, from, to) === null);
}
/** Areas without an enemy, which are most, are passed over quickly. */
function targetAmong(g: Look, side: Side, from: Area, areas: readonly Area[]): boolean {
  const { all } = occupancy(g);
  const enemies = ENEMIES[side];
  for (const to of areas)
    if (((all[to] ?? 0) & enemies) !== 0 && to !== from && noAttackOn(g, side, from, to) === null) return true;
  return false;
}
/** Whether there is anything to attack. */
export function hasTarget(g: Look, side: Side, from: Area): boolean {
  if (targetAmong(g, side, from, near(from))) return true;
  if (side === HARKONNEN) return targetAmong(g, side, from, flights(g, side, from, true)); // § wfa.battle.extended-range
  // A ride never crosses an enemy, so the enemy stands beside it.
  for (const a of ridden(g, from)) if (targetAmong(g, side, from, near(a))) return true; // § wfa.move.sandriding-attack
  return atreidesFly(g) && targetAmong(g, side, from, flights(g, side, from, true));
}
