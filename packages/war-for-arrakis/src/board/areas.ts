// The board as it is printed: 101 areas, their borders, sectors, terrain and air zones.

import { FACTS } from '../facts.ts';

const { areas, adjacency, impassable, airZones, sectors } = FACTS.board;

export type AreaId = (typeof areas)[number]['id'];
export type SectorId = (typeof areas)[number]['sector'];
export type Terrain = (typeof areas)[number]['terrain'];
/** An area by its place in the list: what the table holds. Options name it by its id. */
export type Area = number;

export const AREA_COUNT = areas.length;
export const ALL_AREAS: readonly Area[] = areas.map((_, n) => n);
const INDEX: ReadonlyMap<string, Area> = new Map(areas.map((a, n) => [a.id, n]));

export function area(id: AreaId): Area {
  return INDEX.get(id) ?? -1;
}
export const areaOf = (id: string): Area => INDEX.get(id) ?? -1;
const IDS: readonly AreaId[] = areas.map((a) => a.id);
export const idOf = (a: Area): AreaId => IDS[a] ?? 'north-pole';
export const printed = (a: Area): (typeof areas)[number] | undefined => areas[a];

/** § wfa.setup.board-sectors */
export const SECTORS: readonly SectorId[] = [...sectors.map((s) => s.id), 'pole'];
const CENTRAL: readonly SectorId[] = sectors.filter((s) => s.ring === 'central').map((s) => s.id);
const SECTOR: readonly SectorId[] = areas.map((a) => a.sector);
export const TERRAIN: readonly Terrain[] = areas.map((a) => a.terrain); // § wfa.setup.board-areas
const DEEP: readonly boolean[] = areas.map((a) => a.deepDesert); // § wfa.setup.deep-desert
export const printedSector = (a: Area): SectorId => SECTOR[a] ?? 'pole';
const SECTOR_NUMBER: readonly number[] = areas.map((a) => SECTORS.indexOf(a.sector));
/** The place of its printed sector in `SECTORS`. */
export const sectorNumber = (a: Area): number => SECTOR_NUMBER[a] ?? -1;

const NO_SECTOR: readonly SectorId[] = [];
const ONE_SECTOR: readonly (readonly SectorId[])[] = areas.map((a) => [a.sector]);
/** The pole belongs to all four central sectors at once. § wfa.setup.north-pole */
export const sectorsOf = (a: Area): readonly SectorId[] =>
  printedSector(a) === 'pole' ? CENTRAL : (ONE_SECTOR[a] ?? NO_SECTOR);
export const areasOfSector = (sector: string): Area[] =>
  ALL_AREAS.filter((a) => sectorsOf(a).some((s) => s === sector));
/** Whether they lie in a common sector. */
export const inOneSector = (a: Area, b: Area): boolean => {
  const those = sectorsOf(b);
  for (const s of sectorsOf(a)) if (those.includes(s)) return true;
  return false;
};

/** A desert at the edge of the board. */
export const isDeepDesert = (a: Area): boolean => DEEP[a] === true;

// ---- borders ----

const indexes = (ids: readonly string[]): Area[] => ids.map(areaOf);
const PASSABLE: readonly (readonly Area[])[] = areas.map((a) => indexes(adjacency[a.id]).toSorted((x, y) => x - y));
const CLOSED: readonly (readonly Area[])[] = areas.map((a) =>
  impassable.flatMap(([x, y]) => (x === a.id ? [areaOf(y)] : y === a.id ? [areaOf(x)] : [])),
);
const TOUCHING: readonly (readonly Area[])[] = areas.map((_, n) => [...(PASSABLE[n] ?? []), ...(CLOSED[n] ?? [])]);
const NOWHERE: readonly Area[] = [];

/** Neighbours on the ground. § wfa.setup.impassable-border */
export const near = (a: Area): readonly Area[] => PASSABLE[a] ?? NOWHERE;
const MATRIX: Uint8Array = new Uint8Array(AREA_COUNT * AREA_COUNT);
PASSABLE.forEach((all, a) => {
  for (const b of all) MATRIX[a * AREA_COUNT + b] = 1;
});
export const isNear = (a: Area, b: Area): boolean => MATRIX[a * AREA_COUNT + b] === 1;
/** Neighbours over any border: for all but movement and attack on the ground. § wfa.setup.impassable-border-scope */
export const touching = (a: Area): readonly Area[] => TOUCHING[a] ?? NOWHERE;
/** Neighbours behind an impassable border. */
export const behindWalls = (a: Area): readonly Area[] => CLOSED[a] ?? NOWHERE;

// ---- air zones ----

export type Zone = number;
export const ZONE_COUNT = airZones.length;
export const ALL_ZONES: readonly Zone[] = airZones.map((_, n) => n);
export const zoneId = (z: Zone): string => airZones[z]?.id ?? '';
const ZONES: ReadonlyMap<string, Zone> = new Map(airZones.map((z, n) => [z.id, n]));
export const zoneOf = (id: string): Zone => ZONES.get(id) ?? -1;
export const zoneSectors = (z: Zone): readonly SectorId[] => airZones[z]?.sectors ?? [];
/** A zone serves every area of both its sectors, and every zone serves the pole. */
const SERVED: readonly (readonly boolean[])[] = ALL_ZONES.map((z) =>
  ALL_AREAS.map((a) => zoneSectors(z).some((s) => sectorsOf(a).includes(s))),
);
/** § wfa.setup.air-zones */
export const zoneServes = (z: Zone, a: Area): boolean => SERVED[z]?.[a] === true;

// ---- what is printed ----

export const SIETCH_SITES: readonly Area[] = ALL_AREAS.filter((a) => areas[a]?.sietchSite === true);
export const STATION_SITES: readonly Area[] = ALL_AREAS.filter((a) => areas[a]?.stationSite === true);
/** § wfa.setup.settlement-token-supply § wfa.setup.harkonnen-settlements */
export const SETTLEMENT_SITES: readonly Area[] = ALL_AREAS.filter((a) => areas[a]?.settlement !== null);
const SHIELDED: readonly boolean[] = areas.map((a) => a.stormShielded);
export const isSheltered = (a: Area): boolean => SHIELDED[a] === true;

const SETTLEMENTS: readonly { readonly area: Area; readonly rank: number; readonly kind: string }[] = areas.flatMap(
  (a, n) => (a.settlement === null ? [] : [{ area: n, rank: a.settlement.rank, kind: a.settlement.kind }]),
);
/** § wfa.setup.harkonnen-settlement-list */
export const settlementRank = (a: Area): number => SETTLEMENTS.find((s) => s.area === a)?.rank ?? 0;
export const isPyonVillage = (a: Area): boolean => SETTLEMENTS.find((s) => s.area === a)?.kind === 'pyonVillage';

export const ARRAKEEN = area('arrakeen');
export const CARTHAG = area('carthag');
export const ARSUNT = area('arsunt');
export const NORTH_POLE = area('north-pole');
export const RIMWALL_WEST = area('rimwall-west');
/** § wfa.atomics.splintered-rock § wfa.atomics.hole-in-the-rock § wfa.atomics.rimwall-west */
export const ATOMICS: readonly { readonly area: Area; readonly exposes: readonly Area[] }[] =
  FACTS.board.familyAtomics.tokens.map((t) => ({
    area: areaOf(t.area),
    exposes: indexes(t.exposes),
  }));
