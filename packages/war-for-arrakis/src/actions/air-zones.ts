// The air zones: which are free, and which are closed to a side.

import { ALL_ZONES, type Zone } from '../board/areas.ts';
import type { RuleId } from '../ledger.ts';
import { HARKONNEN, type Side } from '../sides.ts';
import { SMUGGLER_CARRYALL, SMUGGLER_ORNITHOPTER } from '../smugglers/vehicles.ts';
import { isBarred, isFrigate } from '../spacing-guild/guild.ts';
import type { Look } from '../table.ts';

/** The empty ones that a side may use. */
export const freeZones = (g: Look, side: Side): Zone[] =>
  ALL_ZONES.filter((z) => g.table.air[z] === '' && !isBarred(g, side, z));
/** Why the Harkonnens cannot place a vehicle of theirs in a zone: only their own go back to the supply for it. */
export function zoneTaken(g: Look, z: Zone): RuleId | null {
  const there = g.table.air[z];
  if (there === SMUGGLER_ORNITHOPTER) return 'wfa.smugglers.allied-ornithopters';
  if (there === SMUGGLER_CARRYALL) return 'wfa.smugglers.neutral-vehicles';
  if (isFrigate(there)) return 'wfa.guild.superior-transport';
  return isBarred(g, HARKONNEN, z) ? 'wfa.guild.navigator' : null;
}
