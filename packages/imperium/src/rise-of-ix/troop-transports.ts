// Troop Transports: one more troop with the shipping reward, and all of them may go straight to the Conflict.

import type { Line } from '../effects/grammar.ts';
import { isRival, type Look } from '../table.ts';
import { SHIPPING } from './shipping.ts';
import { hasTile } from './tech.ts';

const TROOP_TRANSPORTS = 'troop-transports';

const ships = (g: Look, house: number, line: Line): boolean =>
  line.source === SHIPPING && hasTile(g, house, TROOP_TRANSPORTS); // § imp.tech.troop-transports

/** How many more troops an effect recruits. */
export const transported = (g: Look, house: number, line: Line): number => (ships(g, house, line) ? 1 : 0);
/** Outside a turn the Conflict is already being resolved. */
export const mayLand = (g: Look, house: number, line: Line): boolean =>
  ships(g, house, line) && !isRival(g, house) && g.table.turn.house === house && g.table.turn.kind !== 'reward';
