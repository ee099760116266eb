// How a rival of a solo game acquires tech.

import { count, things } from '@landsraad/kernel';
import { gathers, hasRivals, type G } from '../table.ts';
import { emit } from '../words.ts';
import { discardOffer, STACKS, tileOf, tilesOnOffer, turnUpTiles } from './tech.ts';

/**
 * Of the tiles it could pay for, the marked one with the highest printed price; on a tie the one of the topmost stack.
 * § imp.tech.rival-most-expensive § imp.tech.rival-most-expensive-printed
 */
export function rivalsTile(affordable: readonly string[]): string[] {
  let best = '';
  for (const tile of affordable) if (best === '' || tileOf(tile).price > tileOf(best).price) best = tile;
  return best === '' ? [] : [best];
}

/** Rivals at this table acquire tech tiles; House Hagal of two players does not. */
const rivalsAcquireTech = (g: G): boolean => hasRivals(g) && gathers(g, g.table.players);

/** The largest stack, on a tie the topmost. */
function largestStack(g: G): (typeof STACKS)[number] {
  let largest: (typeof STACKS)[number] = STACKS[0];
  for (const stack of STACKS) if (count(g, stack) > count(g, largest)) largest = stack;
  return largest;
}
/** § imp.tech.next-tile-last: the next tile is turned up. With rivals, one of the tiles on offer must be for them, as long as there are any. */
export function turnUpNext(g: G): void {
  turnUpTiles(g);
  if (!rivalsAcquireTech(g)) return;
  // § imp.tech.rival-refresh § imp.tech.rival-refresh-repeat
  while (STACKS.some((s) => things(g, s).length > 0) && !tilesOnOffer(g).some((t) => tileOf(t).marked))
    emit(g, 'offer renewed', 'imp.tech.rival-refresh', { tile: discardOffer(g, largestStack(g)) });
}
