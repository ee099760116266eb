// Phase 1, the Harkonnens alone: dice set aside, vehicles placed.

import { placeVehicles, vehicles } from '../actions/vehicles.ts';
import { inDesertWar } from '../desert-war/desert-war.ts';
import { clearTokens, placeTokens } from '../desert-war/harkonnen-actions.ts';
import { FACTS } from '../facts.ts';
import { inMahdi } from '../mahdi/mahdi.ts';
import { placingVehicles, sendVehicles } from '../mahdi/vehicle-placement.ts';
import { ornithoptersGivenUp, placeSmugglers, smugglersFirst } from '../smugglers/placing.ts';
import { withSmugglersAt } from '../smugglers/smugglers.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';

const phase = words<Record<never, never>>();
const ROWS = FACTS.tracks.spiceMustFlow.rows;

/** The row of the lowest imperium marker. § wfa.vehicles.active-row */
const activeRow = (g: Look): number => Math.max(...g.table.markers);
/** One die on each slot of the active row and above; those below come back. */
function setDiceAside(g: G): void {
  g.table.phase = 'vehicles';
  g.table.diceAside = ROWS.filter((r) => r.dieSlot && r.row <= activeRow(g)).length; // § wfa.vehicles.dice-returned
  emit(g, 'dice set aside', 'wfa.vehicles.dice-set-aside', { dice: g.table.diceAside });
}
const rowOf = (g: Look): (typeof ROWS)[number] => ROWS.find((r) => r.row === activeRow(g)) ?? ROWS[0];

export const vehiclePlacement = phase.procedure(
  'vehicle placement',
  'wfa.round.phase-owners',
  phase.when(inDesertWar, [phase.act(clearTokens, 'wfa.desert-war.tokens-cleared')]),
  phase.act(setDiceAside, 'wfa.vehicles.dice-set-aside'),
  phase.when(
    inMahdi,
    [
      phase.call(
        sendVehicles,
        (g) => placingVehicles(rowOf(g).harvesters, rowOf(g).ornithopters, rowOf(g).carryalls),
        'wfa.solo.harvester-priority',
      ),
    ],
    [
      phase.when(withSmugglersAt, [phase.call(placeSmugglers, (g) => smugglersFirst(rowOf(g).ornithopters))]),
      phase.call(
        placeVehicles,
        (g) => vehicles(rowOf(g).harvesters, rowOf(g).ornithopters - ornithoptersGivenUp(g), rowOf(g).carryalls, true),
        'wfa.vehicles.count',
      ),
    ],
  ),
  phase.when(inDesertWar, [phase.act(placeTokens, 'wfa.desert-war.tokens-placed')]),
);
