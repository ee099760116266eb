// Spice supports forces in the battles of the advanced game.

import type { Open } from '../table.ts';

/** Whether a force counts in full only with spice. § dune.advanced.half-strength */
export const battlesAreSupported = (g: Open): boolean => g.table.advanced;
