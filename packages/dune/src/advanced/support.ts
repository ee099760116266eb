// Spice supports forces in the battles of the advanced game.

import type { Look } from '../table.ts';

/** Whether a force counts in full only with spice. § dune.advanced.half-strength */
export const battlesAreSupported = (g: Look): boolean => g.table.advanced;
