// What is in an area, and whether it is free or empty.

import { tabulate } from '@landsraad/kernel';
import { ASIDE, WILD_MAKER, namedBits, namedOf, type Leader } from '../leaders.ts';
import { ATREIDES, HARKONNEN, NEITHER, type Side, type SideOrNeither } from '../sides.ts';
import type { Legion, Look } from '../table.ts';
import { ALL_AREAS, ATOMICS, TERRAIN, isSheltered, type Area } from './areas.ts';
import { auxiliaryCount } from './auxiliaries.ts';
import {
  ATREIDES_LEGION,
  BASE,
  CAMP,
  HARKONNEN_LEGION,
  HARVESTER,
  SANDRIDER,
  SANDWORM,
  SETTLEMENT,
  SIETCH,
  SOMEBODY,
  STATION,
  SUSPENSORS,
  WORMSIGN,
  BARS,
  FILLS,
  occupancy,
} from './occupancy.ts';

export function legionAt(g: Look, a: Area): Legion | undefined {
  const at = occupancy(g).legion[a] ?? 0;
  return at === 0 ? undefined : g.table.legions[at - 1];
}

const NONE: readonly number[] = [];
/** Positions of the deployment tokens in an area. */
export function tokensIn(g: Look, a: Area): readonly number[] {
  if (tokenCount(g, a) === 0) return NONE;
  const found: number[] = [];
  const all = g.table.tokens;
  for (let n = 0; n < all.length; n++) if (all[n]?.area === a) found.push(n);
  return found;
}
/** How many facedown Harkonnen tokens lie there: in the Mahdi mode. */
export const garrisonIn = (g: Look, a: Area): number => occupancy(g).garrisoned[a] ?? 0;
export const tokenCount = (g: Look, a: Area): number => occupancy(g).facedown[a] ?? 0;

/** Units of a side in an area; a facedown token counts as one. */
export const unitsIn = (g: Look, side: Side, a: Area): number => occupancy(g).units[side][a] ?? 0;
export const figuresIn = (g: Look, a: Area): number => {
  const l = legionAt(g, a);
  return l === undefined ? 0 : l.regular + l.elite + l.special; // § wfa.battle.whole-legion
};
const has = (g: Look, a: Area, what: number): boolean => ((occupancy(g).all[a] ?? 0) & what) !== 0;
export const hasLegion = (g: Look, side: Side, a: Area): boolean =>
  has(g, a, side === ATREIDES ? ATREIDES_LEGION : HARKONNEN_LEGION);
/** Whose legion stands there: a token alone is a legion too. */
export function sideIn(g: Look, a: Area): SideOrNeither {
  const l = legionAt(g, a);
  if (l !== undefined) return l.side;
  if (!has(g, a, SOMEBODY)) return NEITHER;
  return garrisonIn(g, a) > 0 ? HARKONNEN : ATREIDES;
}

export function namedIn(g: Look, side: Side, a: Area): readonly Leader[] {
  const there = occupancy(g).named[a] ?? 0;
  return there === 0 ? NONE : namedOf(side).filter((l) => (there & (1 << l)) !== 0);
}
/** Whether a leader of a side is there, generic or named. § wfa.leaders.kinds */
export function hasLeader(g: Look, side: Side, a: Area): boolean {
  const l = legionAt(g, a);
  if (l !== undefined && l.side === side && l.generic + l.escort > 0) return true; // § wfa.desert-war.escort-is-leader
  if (l !== undefined && l.side === side && auxiliaryCount(g, 'troop', a) > 0) return true; // § wfa.guild.troops
  return ((occupancy(g).named[a] ?? 0) & namedBits(side)) !== 0;
}

/** The areas of all legions of a side, in the order of the board. */
export const legionAreas = (g: Look, side: Side): readonly Area[] => occupancy(g).areas[side];

export const hasSietch = (g: Look, a: Area): boolean => has(g, a, SIETCH);
export const hasSettlement = (g: Look, side: Side, a: Area): boolean =>
  has(g, a, side === ATREIDES ? SIETCH : SETTLEMENT);
/** A side's own settlements, in the order of the board. § wfa.actions.deployment-own-settlement */
export function settlementAreas(g: Look, side: Side): readonly Area[] {
  const { all } = occupancy(g);
  const own = side === ATREIDES ? SIETCH : SETTLEMENT;
  const found: Area[] = [];
  for (let a = 0; a < all.length; a++) if (((all[a] ?? 0) & own) !== 0) found.push(a);
  return found;
}
export const hasWormsign = (g: Look, a: Area): boolean => has(g, a, WORMSIGN);
export const hasHarvester = (g: Look, a: Area): boolean => has(g, a, HARVESTER);
export const hasSuspensors = (g: Look, a: Area): boolean => has(g, a, SUSPENSORS);
export const hasCamp = (g: Look, a: Area): boolean => has(g, a, CAMP);
export const hasSandrider = (g: Look, a: Area): boolean => has(g, a, SANDRIDER);
export const hasStation = (g: Look, a: Area): boolean => has(g, a, STATION);
/** The base of the Smugglers. */
export const hasBase = (g: Look, a: Area): boolean => has(g, a, BASE);
/** A sandworm or the Wild Maker. */
export const hasSandworm = (g: Look, a: Area): boolean => has(g, a, SANDWORM);
/** § wfa.leaders.wild-maker-stays-in-play */
export const wildMakerInPlay = (g: Look): boolean =>
  (g.table.leaders[WILD_MAKER] ?? -1) >= 0 || g.table.leaders[WILD_MAKER] === ASIDE;

/** No enemy settlement, no enemy unit, no sandworm. § wfa.setup.free-area § wfa.setup.free-sandworm-both */
export function isFree(g: Look, side: Side, a: Area): boolean {
  return ((occupancy(g).all[a] ?? 0) & BARS[side]) === 0;
}
/** Free for the Harkonnens, and without another harvester. */
export const takesHarvester = (g: Look, a: Area): boolean =>
  ((occupancy(g).all[a] ?? 0) & (BARS[HARKONNEN] | HARVESTER)) === 0;
/**
 * No figure and no token; family atomics are terrain.
 * § wfa.setup.empty-area § wfa.setup.free-station-harvester § wfa.desert-war.troopers-free
 */
export const isEmpty = (g: Look, a: Area): boolean => ((occupancy(g).all[a] ?? 0) & FILLS) === 0;

// ---- terrain, as the atomics have left it ----

/** § wfa.atomics.terrain */
export const isDesert = (g: { readonly table: Pick<Look['table'], 'atomics'> }, a: Area): boolean =>
  TERRAIN[a] === 'desert' || g.table.atomics === a;
const DESERTS: readonly Area[] = ALL_AREAS.filter((a) => TERRAIN[a] === 'desert');
const desertsAfter = tabulate(
  (atomics: Area) => atomics,
  (atomics): readonly Area[] => ALL_AREAS.filter((a) => isDesert({ table: { atomics } }, a)),
);
/** All desert areas, in the order of the board. */
export const deserts = (g: Look): readonly Area[] => (g.table.atomics < 0 ? DESERTS : desertsAfter(g.table.atomics));
export const isMountain = (g: Look, a: Area): boolean => TERRAIN[a] === 'mountain' && !isDesert(g, a);

/** Plateaus laid open by the family atomics. § wfa.atomics.exposes-plateaus */
const isExposed = (g: Look, a: Area): boolean =>
  ATOMICS.some((token) => token.area === g.table.atomics && token.exposes.includes(a));
/** Ringed by mountains that still stand. */
export const isShelteredNow = (g: Look, a: Area): boolean => isSheltered(a) && !isExposed(g, a);
