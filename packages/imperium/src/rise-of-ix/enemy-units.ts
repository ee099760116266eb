// The units of others that can be made to retreat.

import type { Line } from '../effects/grammar.ts';
import { RETREATS } from '../questions.ts';
import { lookAt, others, type Look } from '../table.ts';

/** How many units an effect may force: one for each troop deployed this turn. */
export const mostForced = (g: Look, line: Line): number =>
  typeof line.printed?.max === 'object' ? g.table.turn.deployed * line.printed.max.perTroopDeployedThisTurn : 0;

export const enemyUnits = (g: Look, house: number): string[] =>
  others(g, house).flatMap((o) => [
    ...(lookAt(g, o).conflict > 0 ? [RETREATS.key({ house: o, unit: 'troop' })] : []),
    ...(lookAt(g, o).dreadnoughtConflict > 0 ? [RETREATS.key({ house: o, unit: 'dreadnought' })] : []),
  ]);
/** Whether a unit could be made to retreat now. */
export const canForce = (g: Look, house: number, line: Line): boolean =>
  mostForced(g, line) > 0 && enemyUnits(g, house).length > 0;
