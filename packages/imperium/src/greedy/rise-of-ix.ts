// What the pieces of Rise of Ix are worth, in hundredths of a victory point. Without the expansion it is nothing.

import type { Line, Lines } from '../effects/grammar.ts';
import { TILES } from '../rise-of-ix/tech.ts';
import { lookAt, type Look } from '../table.ts';

/** Rough worth of an effect of the expansion, once; 0: it is none. */
export function ixEffectWorth(line: Line): number {
  switch (line.op) {
    case 'freighter':
      return 18;
    case 'dividends':
      return 30;
    case 'dreadnought':
      return 30;
    case 'acquireTech':
      return 10 + 9 * (line.printed?.discount ?? 0);
    case 'techNegotiation':
      return 8;
    case 'extraTurn':
      return 12;
    default:
      return 0;
  }
}

/** What the freighter would bring if it were recalled, less what the wait costs. */
const FREIGHTER = [0, 18, 52, 66] as const;
const DREADNOUGHT = 26;
const NEGOTIATOR = 8;
const LOCATION = 8;

/** What a tile is worth, once and in each round to come. */
interface TileWorth {
  readonly once: number;
  readonly each: number;
}
export const tileWorths = (linesWorth: (lines: Lines) => number): ReadonlyMap<string, TileWorth> =>
  new Map(
    [...TILES.values()].map((t) => [
      t.id,
      {
        once: 6 * t.price + 0.6 * linesWorth(t.endgame) + (t.flips ? 0 : linesWorth(t.ownTurn)),
        each: linesWorth(t.roundStart) + 0.7 * linesWorth(t.revealTurn) + (t.flips ? linesWorth(t.ownTurn) : 0),
      },
    ]),
  );

/** Dreadnoughts, freighter, negotiators and tiles of a house. */
export function fleetWorth(
  g: Look,
  house: number,
  left: number,
  soon: number,
  tiles: ReadonlyMap<string, TileWorth>,
): number {
  const h = lookAt(g, house);
  const ships = h.dreadnoughtGarrison + h.dreadnoughtConflict;
  let sum = DREADNOUGHT * ships * soon + (FREIGHTER[h.freighter] ?? 0) * soon + NEGOTIATOR * h.negotiators * soon;
  for (const owner of g.table.fleets) if (owner === house) sum += (LOCATION + DREADNOUGHT) * soon;
  for (const id of h.tech) {
    const worth = tiles.get(id);
    if (worth !== undefined) sum += worth.once + worth.each * Math.min(left, 6);
  }
  return sum;
}
