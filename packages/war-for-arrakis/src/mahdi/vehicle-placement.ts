// Vehicle placement: harvesters, then carryalls, then ornithopters.

import { added, replaced } from '@landsraad/kernel';
import { vehiclesLeft, type Vehicle } from '../actions/vehicles.ts';
import {
  ALL_AREAS,
  ALL_ZONES,
  SECTORS,
  areaOf,
  idOf,
  isDeepDesert,
  sectorsOf,
  touching,
  zoneId,
  zoneOf,
  zoneSectors,
  zoneServes,
  type Area,
  type Zone,
} from '../board/areas.ts';
import { hasHarvester, hasLegion, hasSietch, isDesert, isEmpty, isFree, legionAreas } from '../board/contents.ts';
import { FACTS } from '../facts.ts';
import { ATREIDES, HARKONNEN } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { isAlmostInReach } from './attack.ts';
import { chosen, narrow, type Narrowed } from './criteria.ts';
import { harvestingSector, targetSector, targetSietch } from './targets.ts';

const yes = (is: boolean): number => (is ? 1 : 0);

// ---- sectors ----

const BOARD = FACTS.board.sectors;
const isCentral = (sector: string): boolean => BOARD.some((s) => s.id === sector && s.ring === 'central');
/** Two tactical cards speak of all four central sectors as one. § wfa.solo.tactical-cards */
const CENTRAL = 'central';
const isWithin = (sector: string, a: Area): boolean =>
  sectorsOf(a).some((s) => s === sector || (sector === CENTRAL && isCentral(s)));
const partsOf = (sector: string): string[] => (sector === CENTRAL ? SECTORS.filter(isCentral) : [sector]);
function sectorsBeside(sector: string): string[] {
  const parts = partsOf(sector);
  const beside = BOARD.filter((s) => parts.includes(s.id)).flatMap((s): readonly string[] => s.adjacentByBorder);
  return SECTORS.filter((s) => beside.includes(s) && !parts.includes(s));
}

// ---- harvesters ----

type Placing = { harvester: number; carryall: number; ornithopter: number; sector: string };
export const placingVehicles = (harvester: number, ornithopter: number, carryall: number): Placing => ({
  harvester,
  carryall,
  ornithopter,
  sector: '',
});
const placing = words<Placing>();

const couldHarvest = (g: Look, sector: string): Area[] =>
  ALL_AREAS.filter((a) => isWithin(sector, a) && isDesert(g, a) && isFree(g, HARKONNEN, a) && !hasHarvester(g, a));
const isSafe = (g: Look, a: Area): boolean =>
  isEmpty(g, a) && !touching(a).some((x) => hasLegion(g, ATREIDES, x) || hasSietch(g, x));
/** § wfa.solo.harvester-priority */
const whereToHarvest = (g: Look, v: Placing): Narrowed<Area> =>
  narrow(couldHarvest(g, v.sector), [
    { why: 'deep', score: (a) => yes(isSafe(g, a) && isDeepDesert(a)) },
    { why: 'desert', score: (a) => yes(isSafe(g, a)) },
    { why: 'deep beside', score: (a) => yes(isDeepDesert(a)) },
  ]);
const harvestersLeft = (g: Look, v: Placing): number => Math.min(v.harvester, vehiclesLeft(g, 'harvester'));
/** Where all of them get one, the order makes no difference. */
function equallyGood(g: Look, v: Placing): readonly Area[] {
  const { best } = whereToHarvest(g, v);
  return best.length <= harvestersLeft(g, v) ? best.slice(0, 1) : best;
}
/** Sectors for those that do not fit. § wfa.solo.harvester-overflow */
const otherSectors = (g: Look): string[] =>
  sectorsBeside(harvestingSector(g)).filter(
    (s) => !partsOf(targetSector(g)).includes(s) && couldHarvest(g, s).length > 0,
  );
const hasRoom = (g: Look, v: Placing): boolean => couldHarvest(g, v.sector).length > 0 || otherSectors(g).length > 0;

const harvesters = [
  placing.act(function inTheHarvestingSector(g, v) {
    v.sector = harvestingSector(g);
  }, 'wfa.solo.harvester-priority'),
  placing.whilst(
    (g, v) => harvestersLeft(g, v) > 0 && hasRoom(g, v),
    placing.when(
      (g, v) => couldHarvest(g, v.sector).length === 0,
      [
        chosen(placing, 'sector', {
          among: otherSectors,
          then: (g, v, sector) => {
            v.sector = sector;
            emit(g, 'sector chosen', 'wfa.solo.harvester-overflow', { sector });
          },
        }),
      ],
    ),
    chosen(placing, 'harvester', {
      among: (g, v) => equallyGood(g, v).map(idOf),
      then: (g, v, option) => {
        const { why } = whereToHarvest(g, v);
        g.table.harvesters = added(g.table.harvesters, areaOf(option));
        v.harvester--;
        emit(g, 'vehicle sent', 'wfa.solo.harvester-priority', { vehicle: 'harvester', where: option, why: why ?? '' });
      },
    }),
  ),
];

// ---- in the air ----

/** § wfa.solo.ornithopter-unoccupied */
const freeZones = (g: Look): Zone[] => ALL_ZONES.filter((z) => g.table.air[z] === '');
function putInTheAir(
  g: G,
  vehicle: Vehicle,
  zone: string,
  rule: 'wfa.solo.carryall-placement' | 'wfa.solo.ornithopter-priority',
  why: string,
): void {
  g.table.air = replaced(g.table.air, zoneOf(zone), vehicle);
  emit(g, 'vehicle sent', rule, { vehicle, where: zone, why });
}

/** § wfa.solo.carryall-placement */
const whereToCarry = (g: Look): Narrowed<Zone> =>
  narrow(freeZones(g), [
    { why: 'harvesters', score: (z) => g.table.harvesters.filter((a) => zoneServes(z, a)).length },
  ]);
const carryalls = placing.whilst(
  (g, v) => v.carryall > 0 && vehiclesLeft(g, 'carryall') > 0 && freeZones(g).length > 0,
  chosen(placing, 'carryall', {
    among: (g) => whereToCarry(g).best.map(zoneId),
    then: (g, v, zone) => {
      const { why } = whereToCarry(g);
      v.carryall--;
      putInTheAir(g, 'carryall', zone, 'wfa.solo.carryall-placement', why ?? '');
    },
  }),
);

const servesReadyLegion = (g: Look, z: Zone): boolean =>
  legionAreas(g, HARKONNEN).some((a) => zoneServes(z, a) && isAlmostInReach(g, a));
const servesTarget = (g: Look, z: Zone): boolean => targetSietch(g) >= 0 && zoneServes(z, targetSietch(g));
const isBesideTarget = (g: Look, z: Zone): boolean =>
  targetSietch(g) >= 0 &&
  sectorsOf(targetSietch(g)).some((s) => sectorsBeside(s).some((x) => zoneSectors(z).some((y) => y === x)));
const betweenCentral = (z: Zone): boolean => zoneSectors(z).every(isCentral);
const couldWatch = (g: Look): Zone[] =>
  freeZones(g).filter((z) => servesReadyLegion(g, z) || servesTarget(g, z) || isBesideTarget(g, z));
/** § wfa.solo.ornithopter-priority */
const whereToWatch = (g: Look): Narrowed<Zone> =>
  narrow(couldWatch(g), [
    { why: 'within reach', score: (z) => yes(servesReadyLegion(g, z)) },
    { why: 'target sector', score: (z) => yes(servesTarget(g, z)) },
    { why: 'central', score: (z) => yes(!servesReadyLegion(g, z) && !servesTarget(g, z) && betweenCentral(z)) },
  ]);
const ornithopters = placing.whilst(
  (g, v) => v.ornithopter > 0 && vehiclesLeft(g, 'ornithopter') > 0 && couldWatch(g).length > 0,
  chosen(placing, 'ornithopter', {
    among: (g) => whereToWatch(g).best.map(zoneId),
    then: (g, v, zone) => {
      const { why } = whereToWatch(g);
      v.ornithopter--;
      putInTheAir(g, 'ornithopter', zone, 'wfa.solo.ornithopter-priority', why ?? '');
    },
  }),
);

export const sendVehicles = placing.procedure(
  'the harkonnens place vehicles',
  'wfa.solo.harvester-priority',
  ...harvesters,
  carryalls,
  ornithopters,
);
/** Whether one of them could be placed. § wfa.solo.card-vehicles */
export const canSend = (g: Look, { harvester, carryall, ornithopter }: Placing): boolean =>
  (harvester > 0 &&
    vehiclesLeft(g, 'harvester') > 0 &&
    hasRoom(g, { ...placingVehicles(0, 0, 0), sector: harvestingSector(g) })) ||
  (carryall > 0 && vehiclesLeft(g, 'carryall') > 0 && freeZones(g).length > 0) ||
  (ornithopter > 0 && vehiclesLeft(g, 'ornithopter') > 0 && couldWatch(g).length > 0);
