// Tech tiles that serve at the start of a round and in the endgame.

import { meets } from '../effects/conditions.ts';
import type { Line } from '../effects/grammar.ts';
import { perform } from '../effects/plain.ts';
import { clockwise, type G } from '../table.ts';
import { linesAt, tilesFaceUp } from './tech.ts';

/** Chaumurky is read when the winner is declared. */
const serves = (line: Line): boolean => line.op !== 'winTiebreaks';
function performAll(g: G, house: number, lines: readonly Line[]): void {
  for (const line of lines) {
    if (line.kind !== 'if') {
      if (serves(line)) perform(g, house, line);
    } else if (meets(g, house, line)) performAll(g, house, line.then);
  }
}
export function tilesAtRoundStart(g: G): void {
  tilesFaceUp(g);
  for (const house of clockwise(g, g.table.first)) performAll(g, house, linesAt(g, house, 'roundStart'));
}
/** § imp.tech.rival-holtzman-engine § imp.tech.rival-tiles-work */
export function tilesInTheEndgame(g: G): void {
  for (const house of clockwise(g, g.table.first)) performAll(g, house, linesAt(g, house, 'endgame'));
}
