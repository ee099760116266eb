// Vehicles that cards remove.

import { replaced, type Step } from '@landsraad/kernel';
import { removeHarvester } from '../actions/entering.ts';
import { isVehicle } from '../actions/vehicles.ts';
import {
  ALL_ZONES,
  areaOf,
  areasOfSector,
  idOf,
  sectorsOf,
  zoneId,
  zoneOf,
  zoneSectors,
  type Area,
} from '../board/areas.ts';
import { deciderOf } from '../sides.ts';
import type { G, Look, Table } from '../table.ts';
import { emit } from '../words.ts';
import { cardWords, type Played } from './play.ts';

const { act, ask, whilst } = cardWords;

/** Harvesters and aircraft in a sector; its air zones are those connected to it. */
export function vehiclesIn(g: Look, sector: string): string[] {
  const areas = areasOfSector(sector);
  const zones = ALL_ZONES.filter((z) => isVehicle(g.table.air[z] ?? '') && zoneSectors(z).some((s) => s === sector));
  return [...g.table.harvesters.filter((a) => areas.includes(a)).map(idOf), ...zones.map(zoneId)];
}
export function removeVehicle(g: G, where: string): void {
  if (areaOf(where) >= 0) removeHarvester(g, areaOf(where));
  else g.table.air = replaced(g.table.air, zoneOf(where), '');
  emit(g, 'vehicle lost', 'wfa.harvesters.return', { where });
}

/** Up to that many vehicles of the sectors of an area, one after another. */
export const removeVehiclesIn = (n: number, area: (g: Look) => Area): Step<Table, Played>[] => [
  act(function countVehicles(_g, v) {
    v.left = n;
  }),
  whilst(
    (g, v) => v.left > 0 && lost(g, area(g)).length > 0,
    ask('remove which vehicle?', 'wfa.harvesters.return', {
      who: (g, v) => deciderOf(g, v.side),
      options: (g): string[] => [...lost(g, area(g)), 'no more'],
      then: (g, v, where) => {
        v.left = where === 'no more' ? 0 : v.left - 1;
        if (where !== 'no more') removeVehicle(g, where);
      },
    }),
  ),
];
const lost = (g: Look, a: Area): string[] => (a < 0 ? [] : [...new Set(sectorsOf(a).flatMap((s) => vehiclesIn(g, s)))]);
