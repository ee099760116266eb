// Placing vehicles: harvesters in the desert, ornithopters and carryalls in air zones.

import { added, replaced } from '@landsraad/kernel';
import { zoneTaken } from './air-zones.ts';
import { ALL_ZONES, areaOf, idOf, zoneId, zoneOf, type Area, type Zone } from '../board/areas.ts';
import { deserts, takesHarvester } from '../board/contents.ts';
import { whichArea } from '../board/which-area.ts';
import { onBoard } from '../board/figures.ts';
import { inDesertWar } from '../desert-war/desert-war.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { HARKONNEN, deciderOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';

/** A vehicle of the Harkonnens. */
export type Vehicle = 'harvester' | 'ornithopter' | 'escort' | 'carryall';
const VEHICLES: readonly Vehicle[] = ['harvester', 'ornithopter', 'escort', 'carryall'];
const BOX: { readonly [kind in Vehicle]: number } = {
  ...FACTS.units.figures.harkonnen.vehicles,
  escort: FACTS.desertWar.components.harkonnen.escortOrnithopter,
};

const inTheAir = (g: Look, kind: Vehicle): Zone[] => ALL_ZONES.filter((z) => g.table.air[z] === kind);
function onTheBoard(g: Look, kind: Vehicle): number {
  if (kind === 'harvester') return g.table.harvesters.length;
  let n = kind === 'escort' ? onBoard(g, HARKONNEN, 'escort') : 0;
  for (const what of g.table.air) if (what === kind) n++;
  return n;
}
/** § wfa.setup.vehicle-figures */
export const vehiclesLeft = (g: Look, kind: Vehicle): number => BOX[kind] - onTheBoard(g, kind);

type Placing = {
  harvester: number;
  ornithopter: number;
  carryall: number;
  /** How many in all, of any kinds; -1: as many of each kind as said above. */
  any: number;
  /** In Vehicle Placement everything is placed; an effect may be carried out in part. */
  must: boolean;
  /** Whether one of the ornithopters has been an Escort. */
  escorted: boolean;
  kind: Vehicle | '';
  /** Where a vehicle on the board is taken from: an area or a zone; '' for the supply. */
  from: string;
  sector: string;
};
export const vehicles = (harvester: number, ornithopter: number, carryall: number, must = false): Placing => ({
  harvester,
  ornithopter,
  carryall,
  any: -1,
  must,
  escorted: false,
  kind: '',
  from: '',
  sector: '',
});
export const anyVehicles = (n: number): Placing => ({ ...vehicles(0, 0, 0), any: n });
const placing = words<Placing>();

// ---- which ----

const DONE = 'no more';
const SUPPLY = 'supply';

function noHarvesterIn(g: G, _v: Placing, a: Area): RuleId | null {
  return takesHarvester(g, a) ? null : 'wfa.vehicles.harvester-placement';
}
function hasRoom(g: G, v: Placing, kind: Vehicle): boolean {
  if (kind !== 'harvester') return ALL_ZONES.some((z) => zoneTaken(g, z) === null);
  for (const a of deserts(g)) if (noHarvesterIn(g, v, a) === null) return true;
  return false;
}
/** An effect may put a vehicle that is on the board somewhere else; Vehicle Placement takes from the supply. */
const canCome = (g: Look, v: Placing, kind: Vehicle): boolean =>
  vehiclesLeft(g, kind) > 0 ||
  (!v.must && inTheAir(g, kind).length + (kind === 'harvester' ? onTheBoard(g, kind) : 0) > 0);
/** An Escort takes the place of an ornithopter. */
const countedAs = (kind: Vehicle): 'harvester' | 'ornithopter' | 'carryall' =>
  kind === 'escort' ? 'ornithopter' : kind;
const wanted = (g: Look, v: Placing, kind: Vehicle): boolean => {
  if (kind === 'escort' && (!inDesertWar(g) || v.escorted)) return false; // § wfa.desert-war.escort-two-on-board
  return v.any >= 0 ? v.any > 0 : v[countedAs(kind)] > 0;
};
const canBePlaced = (g: G, v: Placing, kind: Vehicle): boolean =>
  wanted(g, v, kind) && canCome(g, v, kind) && hasRoom(g, v, kind);
const possible = (g: G, v: Placing): Vehicle[] => VEHICLES.filter((k) => canBePlaced(g, v, k));
function firstPossible(g: G, v: Placing): Vehicle | '' {
  for (const k of VEHICLES) if (canBePlaced(g, v, k)) return k;
  return '';
}
/** In Vehicle Placement the kinds come one after another, from the supply: their order makes no difference. */
function nextInOrder(g: G, v: Placing): void {
  chosen(g, v, firstPossible(g, v));
  v.from = SUPPLY;
}
/** An Escort may come in place of the ornithopter whose turn it is. */
const mayEscort = (g: Look, v: Placing): boolean =>
  v.kind === 'ornithopter' && inDesertWar(g) && !v.escorted && vehiclesLeft(g, 'escort') > 0;

export const isVehicle = (word: string): word is Vehicle => VEHICLES.some((kind) => kind === word);
function chosen(_g: G, v: Placing, option: string): void {
  v.kind = isVehicle(option) ? option : '';
  v.from = '';
  if (v.kind === '') v.any = v.harvester = v.ornithopter = v.carryall = 0;
  else if (v.any >= 0) v.any--;
  else v[countedAs(v.kind)]--;
  if (v.kind === 'escort') v.escorted = true;
}
function couldComeFrom(g: G, v: Placing): string[] {
  if (v.kind === '') return [];
  const stock = vehiclesLeft(g, v.kind) > 0 ? [SUPPLY] : [];
  return [...stock, ...(v.kind === 'harvester' ? g.table.harvesters.map(idOf) : inTheAir(g, v.kind).map(zoneId))];
}
function takeUp(g: G, v: Placing, from: string): void {
  v.from = from;
  if (from === SUPPLY) return;
  if (v.kind === 'harvester') g.table.harvesters = g.table.harvesters.filter((a) => a !== areaOf(from));
  else g.table.air = replaced(g.table.air, zoneOf(from), '');
}

// ---- where ----

function putHarvester(g: G, _v: Placing, a: Area): void {
  if (a < 0) return;
  g.table.harvesters = added(g.table.harvesters, a);
  emit(g, 'vehicle placed', 'wfa.vehicles.harvester-placement', { vehicle: 'harvester', where: idOf(a) });
}
const ZONE_IDS: readonly string[] = ALL_ZONES.map(zoneId);
/** Whatever is in the zone goes back to the supply. § wfa.vehicles.air-replacement */
function putInTheAir(g: G, v: Placing, zone: string): void {
  g.table.air = replaced(g.table.air, zoneOf(zone), v.kind);
  emit(g, 'vehicle placed', 'wfa.vehicles.air-placement', { vehicle: v.kind, where: zone });
}

const putIt = placing.when(
  (_g, v) => v.kind === 'harvester',
  whichArea(placing, 'place a harvester where?', 'wfa.vehicles.harvester-placement', {
    who: (g) => deciderOf(g, HARKONNEN),
    about: (_g, v) => ({ piece: v.kind }),
    areas: deserts,
    refuse: noHarvesterIn,
    then: putHarvester,
  }),
  [
    placing.ask('in which air zone?', 'wfa.vehicles.air-placement', {
      who: (g) => deciderOf(g, HARKONNEN),
      about: (_g, v) => ({ vehicle: v.kind }),
      options: () => ZONE_IDS,
      refuse: (g, _v, zone) => zoneTaken(g, zoneOf(zone)),
      then: putInTheAir,
    }),
  ],
);
const noneIsLeft = (_g: G, v: Placing): boolean => v.kind === '';

export const placeVehicles = placing.procedure(
  'place vehicles',
  'wfa.vehicles.place-all',
  placing.when(
    (_g, v) => v.must,
    [
      placing.repeat(
        placing.act(nextInOrder, 'wfa.vehicles.place-all'),
        placing.leaveIf(noneIsLeft),
        placing.when(mayEscort, [
          placing.ask('place which vehicle?', 'wfa.desert-war.escort-placement', {
            who: (g) => deciderOf(g, HARKONNEN),
            options: () => ['ornithopter', 'escort'],
            then: (_g, v, kind) => {
              v.escorted = kind === 'escort';
              if (v.escorted) v.kind = 'escort';
            },
          }),
        ]),
        putIt,
      ),
    ],
    [
      placing.whilst(
        function vehiclesAreLeft(g, v) {
          return firstPossible(g, v) !== '';
        },
        placing.ask('place which vehicle?', 'wfa.vehicles.place-all', {
          who: (g) => deciderOf(g, HARKONNEN),
          options: (g, v): string[] => [...possible(g, v), DONE],
          then: chosen,
        }),
        placing.leaveIf(noneIsLeft),
        placing.ask('take it from where?', 'wfa.vehicles.never-move', {
          who: (g) => deciderOf(g, HARKONNEN),
          about: (_g, v) => ({ vehicle: v.kind }),
          options: couldComeFrom,
          then: takeUp,
        }),
        putIt,
      ),
    ],
  ),
);
