// When the Smugglers ally with the Atreides.

import type { G } from '../table.ts';
import { emit } from '../words.ts';
import { areNeutral, changeSmugglers } from './smugglers.ts';
import { SMUGGLER_CARRYALL, grounded } from './vehicles.ts';

/** A prescience marker, or Staban Tuek, has moved: do they meet? § wfa.smugglers.alliance */
export function checkAlliance(g: G): void {
  const now = g.table.smugglers;
  if (now === undefined || !areNeutral(g) || g.table.prescience.every((step) => step < now.step)) return;
  changeSmugglers(g, { stance: 'allied', harvesters: [], harvestersLeft: 0 });
  grounded(g, SMUGGLER_CARRYALL);
  emit(g, 'smugglers ally', 'wfa.smugglers.alliance', {});
}
