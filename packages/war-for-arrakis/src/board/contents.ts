// What is in an area, and whether it is free or empty.

import type { Seat } from '@landsraad/kernel';
import { ASIDE, ATREIDES, HARKONNEN, WILD_MAKER, namedOf, type Leader } from '../leaders.ts';
import type { Legion, Look } from '../table.ts';
import { holds } from '../words.ts';
import { ALL_AREAS, ATOMICS, TERRAIN, isDeep, isSheltered, type Area } from './areas.ts';

export function legionAt(g: Look, a: Area): Readonly<Legion> | undefined {
  const all = g.table.legions;
  for (let n = 0; n < all.length; n++) if (all[n]?.area === a) return all[n];
  return undefined;
}

/** Positions of the deployment tokens in an area. */
export function tokensIn(g: Look, a: Area): number[] {
  const found: number[] = [];
  const all = g.table.tokens;
  for (let n = 0; n < all.length; n++) if (all[n]?.area === a) found.push(n);
  return found;
}
export function tokenCount(g: Look, a: Area): number {
  let n = 0;
  for (const t of g.table.tokens) if (t.area === a) n++;
  return n;
}

/** Units of a side in an area; a facedown token counts as one. */
export function unitsIn(g: Look, seat: Seat, a: Area): number {
  const l = legionAt(g, a);
  let figures = l === undefined || l.side !== seat ? 0 : l.regular + l.elite + l.special;
  if (l !== undefined && !holds('wfa.setup.not-units')) figures += l.generic;
  return seat === ATREIDES && holds('wfa.setup.token-counts-as-unit') ? figures + tokenCount(g, a) : figures;
}
export const figuresIn = (g: Look, a: Area): number => {
  const l = legionAt(g, a);
  return l === undefined ? 0 : l.regular + l.elite + l.special;
};
export const hasLegion = (g: Look, seat: Seat, a: Area): boolean => unitsIn(g, seat, a) > 0;
/** Whose legion stands there: a token alone is a legion too. */
export function sideIn(g: Look, a: Area): Seat {
  const l = legionAt(g, a);
  if (l !== undefined) return l.side;
  return tokenCount(g, a) > 0 && holds('wfa.setup.legion') ? ATREIDES : -1;
}

export const namedIn = (g: Look, seat: Seat, a: Area): Leader[] =>
  namedOf(seat).filter((l) => g.table.leaders[l] === a);
export const leadersIn = (g: Look, seat: Seat, a: Area): number => {
  const l = legionAt(g, a);
  return (
    (l === undefined || l.side !== seat || !holds('wfa.leaders.kinds') ? 0 : l.generic) + namedIn(g, seat, a).length
  );
};

/** The areas of all legions of a side, in the order of the board. */
export function legionAreas(g: Look, seat: Seat): Area[] {
  const found: Area[] = [];
  for (const l of g.table.legions) if (l.side === seat) found.push(l.area);
  if (seat === ATREIDES) for (const t of g.table.tokens) if (!found.includes(t.area)) found.push(t.area);
  return found.sort((a, b) => a - b);
}

export const hasSietch = (g: Look, a: Area): boolean => g.table.sietches.includes(a);
export const hasSettlement = (g: Look, seat: Seat, a: Area): boolean =>
  (seat === ATREIDES ? g.table.sietches : g.table.settlements).includes(a);
export const hasWormsign = (g: Look, a: Area): boolean => g.table.wormsigns.includes(a);
export const hasHarvester = (g: Look, a: Area): boolean => g.table.harvesters.includes(a);
export const hasStation = (g: Look, a: Area): boolean => g.table.stations.includes(a);
/** A sandworm or the Wild Maker. */
export const hasSandworm = (g: Look, a: Area): boolean =>
  g.table.sandworms.includes(a) || (g.table.leaders[WILD_MAKER] === a && holds('wfa.leaders.wild-maker-is-sandworm'));
export const wildMakerInPlay = (g: Look): boolean =>
  (g.table.leaders[WILD_MAKER] ?? -1) >= 0 ||
  (g.table.leaders[WILD_MAKER] === ASIDE && holds('wfa.leaders.wild-maker-stays-in-play'));

/** Free for a side: no enemy settlement, no enemy unit, no sandworm. */
export function isFree(g: Look, seat: Seat, a: Area): boolean {
  if (!holds('wfa.setup.free-area')) return true;
  if (!holds('wfa.harvesters.no-effect') && hasHarvester(g, a)) return false;
  if (hasSandworm(g, a) && holds('wfa.setup.free-sandworm-both')) return false;
  const enemy = seat === ATREIDES ? HARKONNEN : ATREIDES;
  return !hasSettlement(g, enemy, a) && !hasLegion(g, enemy, a);
}

/** Empty: no figure and no token of any kind. Family atomics are terrain. */
export function isEmpty(g: Look, a: Area): boolean {
  if (!holds('wfa.setup.empty-area')) return true;
  if (g.table.atomics === a && !holds('wfa.setup.atomics-token-terrain')) return false;
  if (sideIn(g, a) >= 0 || hasSandworm(g, a) || hasWormsign(g, a) || hasHarvester(g, a)) return false;
  if (hasStation(g, a) && holds('wfa.setup.free-station-harvester')) return false;
  return !hasSietch(g, a) && !g.table.settlements.includes(a);
}

// ---- terrain, as the atomics have left it ----

export const isDesert = (g: Look, a: Area): boolean =>
  TERRAIN[a] === 'desert' || (g.table.atomics === a && holds('wfa.atomics.terrain'));
const DESERTS: readonly Area[] = ALL_AREAS.filter((a) => TERRAIN[a] === 'desert');
/** All desert areas, in the order of the board. */
export const deserts = (g: Look): readonly Area[] =>
  g.table.atomics < 0 ? DESERTS : ALL_AREAS.filter((a) => isDesert(g, a));
export const isDeepDesert = (g: Look, a: Area): boolean =>
  (isDeep(a) || (g.table.atomics === a && !holds('wfa.atomics.not-deep'))) && isDesert(g, a);
export const isMountain = (g: Look, a: Area): boolean =>
  TERRAIN[a] === 'mountain' && !isDesert(g, a) && holds('wfa.setup.board-areas');

const EXPOSING = ['wfa.atomics.splintered-rock', 'wfa.atomics.hole-in-the-rock', 'wfa.atomics.rimwall-west'] as const;
/** Plateaus laid open by the family atomics. */
export function isExposed(g: Look, a: Area): boolean {
  const token = ATOMICS.find((t) => t.area === g.table.atomics);
  return (
    token !== undefined &&
    token.exposes.includes(a) &&
    holds('wfa.atomics.exposes-plateaus') &&
    holds(EXPOSING[ATOMICS.indexOf(token)] ?? 'wfa.atomics.rimwall-west')
  );
}
/** Ringed by mountains, and still so. */
export const isShelteredNow = (g: Look, a: Area): boolean => isSheltered(a) && !isExposed(g, a);
