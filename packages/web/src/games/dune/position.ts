// The position of Dune as one seat sees it, read from a view. Every part of the screen looks at the table through this file.

import type { Decision, PlaceView, Seat, View } from '@landsraad/kernel';
import { FACTS, type Asked, type Faction, type Location, type Table, type Territory } from '@landsraad/dune';

const isTable = (x: unknown): x is Table =>
  typeof x === 'object' && x !== null && 'groups' in x && 'storm' in x && 'alliances' in x;

/** The open table. A view that is none of ours is a mistake of the caller. */
export function tableOf(view: View): Table {
  if (!isTable(view.table)) throw new Error('This is not a table of Dune.');
  return view.table;
}
/** A question as this game declares it: its name tells what explains it. */
export const askedOf = (decision: Decision | null): Asked | null => decision as Asked | null;

const MAP = FACTS.map;
export const TERRITORIES: readonly Territory[] = MAP.territories.map((t) => t.id);
const LOCATIONS: readonly Location[] = MAP.locations.map((l) => l.id);
const TERRITORY_OF: ReadonlyMap<string, Territory> = new Map(MAP.locations.map((l) => [l.id, l.territory]));
const TERRITORY: ReadonlyMap<string, (typeof MAP.territories)[number]> = new Map(MAP.territories.map((t) => [t.id, t]));
export const territoryOf = (at: string): Territory => TERRITORY_OF.get(at) ?? 'polar-sink';
export const locationsOf = (t: string): readonly Location[] => LOCATIONS.filter((l) => TERRITORY_OF.get(l) === t);
export const isTerritory = (x: unknown): x is Territory => typeof x === 'string' && TERRITORY.has(x);
export const isLocation = (x: unknown): x is Location => typeof x === 'string' && TERRITORY_OF.has(x);
export const nameOf = (t: string): string => TERRITORY.get(t)?.name ?? t;
export const terrainOf = (t: string): string => TERRITORY.get(t)?.terrain ?? 'sand';
export const isStronghold = (t: string): boolean => terrainOf(t) === 'stronghold';
export const sectorOf = (at: string): number | null => MAP.locations.find((l) => l.id === at)?.sector ?? null;

const SHEETS: ReadonlyMap<string, (typeof FACTS.factions.factions)[number]> = new Map(
  FACTS.factions.factions.map((f) => [f.id, f]),
);
export const sheetOf = (f: Faction | undefined) => (f === undefined ? undefined : SHEETS.get(f));
export const factionOf = (view: View, seat: Seat): Faction | undefined => tableOf(view).factions[seat];

/** The forces of one seat in one place. */
export interface ForcesSeen {
  readonly seat: Seat;
  readonly faction: Faction | undefined;
  readonly at: Location;
  readonly forces: number;
  readonly starred: number;
  readonly advisors: boolean;
}
export function forcesSeen(view: View): ForcesSeen[] {
  const t = tableOf(view);
  return t.groups.flatMap((groups, seat) =>
    groups
      .filter((x) => x.forces + x.starred > 0)
      .map((x) => ({
        seat,
        faction: t.factions[seat],
        at: x.at,
        forces: x.forces,
        starred: x.starred,
        advisors: t.factions[seat] === 'bene-gesserit' && t.advisors.includes(territoryOf(x.at)),
      })),
  );
}

/** What a seat knows to lie in a place of its own or of others. */
export function lies(
  view: View,
  pool: string,
  place: string,
): { readonly known: readonly string[]; readonly backs: number } {
  const there: PlaceView | undefined = view.hidden[pool]?.[place];
  if (there === undefined) return { known: [], backs: 0 };
  if ('row' in there) {
    const known = there.row.filter((x) => x !== null);
    return { known, backs: there.row.length - known.length };
  }
  return { known: there.known, backs: there.backs ?? 0 };
}
/** How many treachery cards a seat holds, null where this seat does not know. */
export function handSize(view: View, seat: Seat): number | null {
  const hand = view.hidden['treachery']?.[`hand ${seat}`];
  if (hand === undefined) return null;
  if ('row' in hand) return hand.row.length;
  return hand.backs === null ? null : hand.known.length + hand.backs;
}
/** How much spice a seat has, null where this seat does not know. */
export const spiceOf = (view: View, seat: Seat): number | null => view.purses['spice']?.amounts[seat] ?? null;

export const alliesOf = (view: View, seat: Seat): Seat[] => {
  const { alliances } = tableOf(view);
  const mine = alliances[seat] ?? -1;
  return alliances.flatMap((a, s) => (s !== seat && mine >= 0 && a === mine ? [s] : []));
};

/** The reserves, the tanks, or any other heap of forces. */
export const sizeOf = (x: { readonly forces: number; readonly starred: number } | undefined): number =>
  (x?.forces ?? 0) + (x?.starred ?? 0);
/** "3 forces", "1 force". */
export const forcesIn = (n: number): string => (n === 1 ? '1 force' : `${n} forces`);

/** How far the storm is about to move: known from the dials or the card until it has moved, else 0. */
export const stormComing = (view: View): number =>
  view.waitingFor.some((w) => w.name === 'play a card before the storm moves?') ? tableOf(view).stormMove : 0;
