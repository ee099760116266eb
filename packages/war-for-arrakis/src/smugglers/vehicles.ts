// The vehicles of the Smugglers in the air, and the zones that they keep.

import { replaced } from '@landsraad/kernel';
import { ALL_ZONES, type Zone } from '../board/areas.ts';
import { FACTS } from '../facts.ts';
import type { G, Look } from '../table.ts';
import { areAllied } from './smugglers.ts';

export const SMUGGLER_CARRYALL = 'smuggler carryall';
export const SMUGGLER_ORNITHOPTER = 'smuggler ornithopter';
const { smugglerOrnithopter } = FACTS.smugglers.components;
/** In battles the base counts as a settlement of this rank. § wfa.smugglers.base */
export const BASE_RANK: number = FACTS.smugglers.base.rank;

export const zonesWith = (g: Look, what: string): Zone[] => ALL_ZONES.filter((z) => g.table.air[z] === what);
/** Smuggler ornithopters that could be put into the air. */
export const ornithoptersLeft = (g: Look): number =>
  areAllied(g) ? smugglerOrnithopter - zonesWith(g, SMUGGLER_ORNITHOPTER).length : 0;

/** All of a kind leave the air. */
export function grounded(g: G, what: string): void {
  for (const z of zonesWith(g, what)) g.table.air = replaced(g.table.air, z, '');
}
