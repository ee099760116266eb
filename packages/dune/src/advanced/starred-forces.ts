// Starred forces: the Sardaukar and the Fedaykin, among the twenty of their faction.

import { sheet } from '../board/factions.ts';
import type { Faction, Look } from '../table.ts';

/** § dune.setup.advanced-components § dune.setup.starred-basic */
export const starredForcesOf = (g: Look, faction: Faction): number => (g.table.advanced ? sheet(faction).starred : 0);
