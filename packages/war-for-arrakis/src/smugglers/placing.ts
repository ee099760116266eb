// Vehicle Placement with the Smugglers: neutral, their vehicles are placed by the Harkonnens; allied, their ornithopters
// by the Atreides.

import { added, replaced, type Seat } from '@landsraad/kernel';
import { freeZones } from '../actions/air-zones.ts';
import { idOf, zoneId, zoneOf, type Area } from '../board/areas.ts';
import { deserts, hasHarvester, isFree } from '../board/contents.ts';
import { whichArea } from '../board/which-area.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, deciderOf, houseOf, type Side } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { areAllied, areNeutral, changeSmugglers, smuggledIn } from './smugglers.ts';
import { SMUGGLER_CARRYALL, SMUGGLER_ORNITHOPTER, ornithoptersLeft, zonesWith } from './vehicles.ts';

type Placing = { sector: string; ornithopters: number };
const placing = words<Placing>();
const { smugglerCarryall } = FACTS.smugglers.components;
const NONE = 'none';

// ---- neutral ----

const noHarvesterIn = (g: G, _v: Placing, a: Area): RuleId | null =>
  isFree(g, HARKONNEN, a) && !hasHarvester(g, a) ? null : 'wfa.vehicles.harvester-placement';
const harvestersToPlace = (g: G, v: Placing): boolean =>
  smuggledIn(g).length < (g.table.smugglers?.harvestersLeft ?? 0) &&
  deserts(g).some((a) => noHarvesterIn(g, v, a) === null);
const carryallToPlace = (g: Look): boolean =>
  zonesWith(g, SMUGGLER_CARRYALL).length < smugglerCarryall && freeZones(g, HARKONNEN).length > 0;

function putInTheAir(g: G, vehicle: string, zone: string): void {
  g.table.air = replaced(g.table.air, zoneOf(zone), vehicle);
  emit(g, 'vehicle placed', 'wfa.smugglers.allied-ornithopters', { vehicle, where: zone });
}
const inWhichZone = (vehicle: string, rule: RuleId, side: Side, who: (g: Look) => Seat) =>
  placing.ask('in which air zone?', rule, {
    who,
    about: () => ({ vehicle }),
    options: (g): string[] => freeZones(g, side).map(zoneId),
    then: (g, _v, zone) => putInTheAir(g, vehicle, zone),
  });

const neutralVehicles = [
  placing.whilst(
    harvestersToPlace,
    ...whichArea(placing, 'place a harvester where?', 'wfa.smugglers.neutral-vehicles', {
      who: (g) => deciderOf(g, HARKONNEN),
      about: () => ({ piece: 'smuggler harvester' }),
      areas: deserts,
      refuse: noHarvesterIn,
      then: (g, _v, a) => {
        changeSmugglers(g, { harvesters: added(smuggledIn(g), a) });
        emit(g, 'vehicle placed', 'wfa.smugglers.neutral-vehicles', { vehicle: 'smuggler harvester', where: idOf(a) });
      },
    }),
  ),
  placing.whilst(
    carryallToPlace,
    inWhichZone(SMUGGLER_CARRYALL, 'wfa.smugglers.neutral-vehicles', HARKONNEN, (g) => deciderOf(g, HARKONNEN)),
  ),
];

// ---- allied ----

const alliedOrnithopters = [
  placing.whilst(
    (g) => ornithoptersLeft(g) > 0 && freeZones(g, ATREIDES).length > 0,
    inWhichZone(SMUGGLER_ORNITHOPTER, 'wfa.smugglers.allied-ornithopters', ATREIDES, (g) => houseOf(g, ATREIDES)), // § wfa.smugglers.team-owners
  ),
  placing.when(
    (g, v) => v.ornithopters > 0 && zonesWith(g, SMUGGLER_ORNITHOPTER).length > 0,
    [
      placing.ask('drive off which smuggler ornithopter?', 'wfa.smugglers.allied-ornithopters', {
        who: (g) => deciderOf(g, HARKONNEN),
        options: (g): string[] => [...zonesWith(g, SMUGGLER_ORNITHOPTER).map(zoneId), NONE],
        then: (g, _v, zone) => {
          if (zone === NONE) return;
          g.table.air = replaced(g.table.air, zoneOf(zone), '');
          changeSmugglers(g, { givenUp: true });
          emit(g, 'smuggler ornithopter driven off', 'wfa.smugglers.allied-ornithopters', { zone });
        },
      }),
    ],
  ),
];

/** `ornithopters`: how many the Harkonnens have this round. */
export const placeSmugglers = placing.procedure(
  'smugglers',
  'wfa.smugglers.neutral-vehicles',
  placing.act(function noneGivenUp(g) {
    changeSmugglers(g, { givenUp: false });
  }),
  placing.when(areNeutral, neutralVehicles),
  placing.when(areAllied, alliedOrnithopters),
);
export const smugglersFirst = (ornithopters: number): Placing => ({ sector: '', ornithopters });
/** How many ornithopters the Harkonnens have given up this round. */
export const ornithoptersGivenUp = (g: Look): number => (g.table.smugglers?.givenUp === true ? 1 : 0);
