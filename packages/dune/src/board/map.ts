// The board: 42 territories, 18 sectors, 86 locations (a territory in one sector), read from the facts.

import { FACTS } from '../facts.ts';

const { map } = FACTS;
export type Territory = (typeof map.territories)[number]['id'];
export type Location = (typeof map.locations)[number]['id'];
export type Terrain = 'sand' | 'rock' | 'stronghold' | 'polar-sink';

export const SECTORS = 18;
export const POLAR_SINK = 'polar-sink';
/** The Polar Sink belongs to no sector. */
export const NO_SECTOR = -1;

export interface Land {
  readonly id: Territory;
  readonly number: number;
  readonly name: string;
  readonly terrain: Terrain;
  readonly locations: readonly Location[];
  /** The sector of a territory that has only one: the storm can cover all of it. */
  readonly onlySector: number | null;
  readonly neighbours: readonly Territory[];
  /** The location with the spice icon. */
  readonly icon: Location | null;
  readonly ornithopters: boolean;
  readonly income: number;
}
export interface Spot {
  readonly id: Location;
  readonly index: number;
  readonly territory: Territory;
  /** The number of the territory among all. */
  readonly land: number;
  readonly sector: number;
  readonly stronghold: boolean;
  readonly neighbours: readonly number[];
}

const indexOfLocation = new Map<string, number>(map.locations.map((l, n) => [l.id, n]));
export const SPOTS: readonly Spot[] = map.locations.map((l, index) => ({
  id: l.id,
  index,
  territory: l.territory,
  land: map.territories.findIndex((t) => t.id === l.territory),
  sector: l.sector ?? NO_SECTOR,
  stronghold: map.territories.some((t) => t.id === l.territory && t.terrain === 'stronghold'),
  neighbours: l.neighbours.map((n) => indexOfLocation.get(n) ?? -1),
}));

const LANDS: readonly Land[] = map.territories.map((t, number) => {
  const locations = SPOTS.filter((s) => s.territory === t.id).map((s) => s.id);
  return {
    id: t.id,
    number,
    name: t.name,
    terrain: t.terrain,
    locations,
    onlySector: locations.length === 1 ? (SPOTS.find((s) => s.territory === t.id)?.sector ?? null) : null,
    neighbours: t.neighbours,
    icon: SPOTS.find((s) => s.territory === t.id && t.spiceIcon !== null && s.sector === t.spiceIcon)?.id ?? null,
    ornithopters: 'ornithopters' in t,
    income: 'advancedIncome' in t ? t.advancedIncome : 0,
  };
});
const BY_SECTOR: readonly (readonly Location[])[] = Array.from({ length: SECTORS }, (_, sector) =>
  SPOTS.filter((s) => s.sector === sector).map((s) => s.id),
);
/** The locations of a sector: what the storm covers there. */
export const locationsInSector = (sector: number): readonly Location[] => BY_SECTOR[sector] ?? [];
const landById = new Map<string, Land>(LANDS.map((l) => [l.id, l]));

export const TERRITORIES: readonly Territory[] = LANDS.map((l) => l.id);
export const STRONGHOLDS: readonly Territory[] = LANDS.filter((l) => l.terrain === 'stronghold').map((l) => l.id);
export const SAND: readonly Territory[] = LANDS.filter((l) => l.terrain === 'sand').map((l) => l.id);
export const CITIES: readonly Territory[] = LANDS.filter((l) => l.ornithopters).map((l) => l.id);
export const CIRCLES: readonly number[] = map.playerCircles.circles.map((c) => c.sector);
export const STORM_START: number = map.storm.startSector;
export const SHIELD_WALL: Territory = map.shieldWall.territory;
export const NEXT_TO_THE_WALL: readonly Territory[] = map.shieldWall.adjacentTerritories;
export const BEHIND_THE_WALL: readonly Territory[] = map.shieldWall.familyAtomics.removesStormProtectionFrom;
export const GREAT_FLAT: Territory = 'the-great-flat';

export function land(territory: Territory): Land {
  const l = landById.get(territory);
  if (l === undefined) throw new Error(`no territory is named ${territory}`);
  return l;
}
const spotById = new Map<string, Spot>(SPOTS.map((s) => [s.id, s]));
/** The number of a territory in the order of the map. */
export const numberOf = (territory: Territory): number => land(territory).number;
export function spot(at: Location): Spot {
  const s = spotById.get(at);
  if (s === undefined) throw new Error(`no location is named ${at}`);
  return s;
}
/** Like `includes`, but faster for short lists: names are interned, so comparing references is enough. */
export function isOneOf<Place extends Location | Territory>(places: readonly Place[], place: Place): boolean {
  for (let n = 0; n < places.length; n++) if (places[n] === place) return true;
  return false;
}
export const territoryOf = (at: Location): Territory => spot(at).territory;
export const sectorOf = (at: Location): number => spot(at).sector;
export const locationsOf = (territory: Territory): readonly Location[] => land(territory).locations;
export const terrainOf = (territory: Territory): Terrain => land(territory).terrain;
export const isStronghold = (territory: Territory): boolean => land(territory).terrain === 'stronghold';
export const nameOf = (territory: Territory): string => land(territory).name;

/** All territories within a number of steps, the start included. */
export function within(start: Territory, steps: number): Territory[] {
  const reached: Territory[] = [start];
  let edge: readonly Territory[] = reached.slice();
  for (let n = 0; n < steps; n++) {
    const next: Territory[] = [];
    for (const t of edge)
      for (const near of land(t).neighbours)
        if (!reached.includes(near)) {
          reached.push(near);
          next.push(near);
        }
    edge = next;
  }
  return reached;
}
/** Where Fremen reserves may arrive: The Great Flat is not counted. */
export const FREMEN_RANGE: readonly Territory[] = within(GREAT_FLAT, 2);
