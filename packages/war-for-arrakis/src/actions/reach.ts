// How far a legion moves or attacks: one area, by sandriding, by troop-transport.

import type { Seat } from '@landsraad/kernel';
import {
  ALL_AREAS,
  ALL_ZONES,
  allBorders,
  behindWalls,
  near,
  touching,
  zoneServes,
  type Area,
  type Zone,
} from '../board/areas.ts';
import { hasLegion, hasSandworm, hasSettlement, hasWormsign, isFree, unitsIn } from '../board/contents.ts';
import { ATREIDES, HARKONNEN, WILD_MAKER, opponent } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import type { Look } from '../table.ts';
import { holds } from '../words.ts';

// ---- sandriding ----

const canBeRidden = (g: Look, a: Area): boolean =>
  (hasWormsign(g, a) || hasSandworm(g, a)) &&
  !(unitsIn(g, ATREIDES, a) > 5 && !holds('wfa.move.multi-stacking')) &&
  !(hasLegion(g, HARKONNEN, a) && holds('wfa.move.sandriding-blocked'));

/** Areas with wormsigns or sandworms that a ride from here can cross, each with how many it takes to be there. */
export function ridden(g: Look, from: Area): Map<Area, number> {
  const crossed = new Map<Area, number>();
  if (!holds('wfa.move.sandriding') || !holds('wfa.move.sandriding-any-action')) return crossed;
  if (g.table.wormsigns.length === 0 && g.table.sandworms.length === 0 && (g.table.leaders[WILD_MAKER] ?? -1) < 0)
    return crossed;
  let edge = near(from).filter((a) => canBeRidden(g, a));
  for (let n = 1; edge.length > 0; n++) {
    for (const a of edge) crossed.set(a, n);
    edge = [...new Set(edge.flatMap((a) => near(a)))].filter((a) => a !== from && !crossed.has(a) && canBeRidden(g, a));
  }
  return crossed;
}
/** How many areas a ride crosses at least to end there; 0 if it is no ride. */
export function crossedTo(g: Look, from: Area, to: Area): number {
  if (near(from).includes(to)) return 0;
  const crossed = ridden(g, from);
  let least = 0;
  for (const a of near(to)) {
    const n = crossed.get(a) ?? 0;
    if (n > 0 && (least === 0 || n < least)) least = n;
  }
  return least;
}

// ---- troop-transport ----

/** Ornithopters that can carry the legion that starts here. */
export function ornithoptersFor(g: Look, from: Area): Zone[] {
  if (g.table.flown.includes(from) && holds('wfa.move.transport-once')) return [];
  return ALL_ZONES.filter(
    (z) => g.table.air[z] === 'ornithopter' && (zoneServes(z, from) || !holds('wfa.move.transport-start-sector')),
  );
}
function twoAreasByAir(from: Area): readonly Area[] {
  const jumps = holds('wfa.move.transport-jump');
  const wall = holds('wfa.move.transport-one-area');
  const known = BY_AIR[from];
  if (jumps && wall && known !== undefined) return known;
  const one = jumps ? touching(from) : near(from);
  const two = one.flatMap((a) => (jumps ? touching(a) : near(a)));
  return [...new Set([...one, ...two])].filter((a) => a !== from && (wall || !behindWalls(from).includes(a)));
}
/** Over whatever lies between, for every area: it never changes. */
const BY_AIR: readonly (readonly Area[])[] = ALL_AREAS.map((from) => {
  const one = allBorders(from);
  return [...new Set([...one, ...one.flatMap((a) => allBorders(a))])].filter((a) => a !== from);
});
const flights = (g: Look, from: Area): readonly Area[] =>
  ornithoptersFor(g, from).length > 0 && holds('wfa.move.transport') ? twoAreasByAir(from) : [];

// ---- both ----

/** Everything a legion could get to, legal or not; `adjacent`: only on the ground, one area. */
export function within(g: Look, seat: Seat, from: Area, adjacent: boolean): Area[] {
  const ground = near(from);
  if (adjacent) return [...ground];
  const far = seat === ATREIDES ? [...ridden(g, from).keys()].flatMap((a) => [a, ...near(a)]) : flights(g, from);
  if (far.length === 0) return ground.toSorted((a, b) => a - b);
  return [...new Set([...ground, ...far])].filter((a) => a !== from).sort((a, b) => a - b);
}
/** Whether that takes an ornithopter. */
export const needsTransport = (seat: Seat, from: Area, to: Area): boolean =>
  seat === HARKONNEN && !near(from).includes(to);
/** Whether that is a ride to an area which is not adjacent. */
const onlyThrough = (g: Look, seat: Seat, from: Area, to: Area): boolean =>
  seat === ATREIDES && !near(from).includes(to) && crossedTo(g, from, to) === 0;

/** Why a legion cannot move there. */
export function noMoveTo(g: Look, seat: Seat, from: Area, to: Area): RuleId | null {
  if (hasSandworm(g, to))
    return seat === ATREIDES && !near(from).includes(to)
      ? 'wfa.move.sandriding-destination'
      : 'wfa.worms.legions-barred';
  if (!isFree(g, seat, to)) return 'wfa.move.not-into-enemy';
  if (hasLegion(g, seat, to) && !holds('wfa.move.join-friendly')) return 'wfa.move.not-into-enemy';
  return onlyThrough(g, seat, from, to) ? 'wfa.move.sandriding' : null;
}
/** Why a legion cannot attack there. */
export function noAttackOn(g: Look, seat: Seat, from: Area, to: Area): RuleId | null {
  const enemy = opponent(seat);
  if (hasSandworm(g, to)) return 'wfa.worms.legions-barred';
  if (!hasLegion(g, enemy, to) && !hasSettlement(g, enemy, to)) return 'wfa.battle.target';
  if (seat === ATREIDES && !near(from).includes(to) && !holds('wfa.move.sandriding-attack')) return 'wfa.battle.target';
  return onlyThrough(g, seat, from, to) ? 'wfa.move.sandriding-blocked' : null;
}
export const moves = (g: Look, seat: Seat, from: Area, adjacent: boolean): Area[] =>
  within(g, seat, from, adjacent).filter((to) => noMoveTo(g, seat, from, to) === null);
/** Whether there is anywhere to go: neighbours first, they mostly settle it. */
export const canMove = (g: Look, seat: Seat, from: Area, adjacent: boolean): boolean =>
  near(from).some((to) => noMoveTo(g, seat, from, to) === null) ||
  (!adjacent && moves(g, seat, from, false).length > 0);
/** Whether there is anything to attack. */
export function hasTarget(g: Look, seat: Seat, from: Area): boolean {
  const possible = (to: Area): boolean => noAttackOn(g, seat, from, to) === null;
  if (near(from).some(possible)) return true;
  return seat === HARKONNEN
    ? holds('wfa.battle.extended-range') && flights(g, from).some(possible)
    : targets(g, seat, from).length > 0;
}
/** The range of an attack is that of a movement. */
export const attackRange = (g: Look, seat: Seat, from: Area): Area[] =>
  within(g, seat, from, !holds('wfa.battle.extended-range'));
export function targets(g: Look, seat: Seat, from: Area): Area[] {
  return attackRange(g, seat, from).filter((to) => noAttackOn(g, seat, from, to) === null);
}
