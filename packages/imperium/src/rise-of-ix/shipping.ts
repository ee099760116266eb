// The shipping track: a start and three reward spaces. A freighter icon advances the freighter or recalls it for its rewards.

import { box, keysOf, type Keys, type Lines } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { houseOf, isRival, lookAt, type G, type Look } from '../table.ts';
import { emit } from '../words.ts';

export const SHIPPING = 'shipping';
/** § imp.shipping.positions § imp.shipping.reward-middle § imp.shipping.reward-top: by position; the start has none. */
export const TRACK: readonly Lines[] = FACTS.ixBoard.shippingTrack.positions.map((p) =>
  box(SHIPPING, `reward ${p.position}`, p.reward),
);
const TOP = TRACK.length - 1;
/** A rival goes no further. */
const MIDDLE = 2;

/** § imp.shipping.recall: the rewards of a position and of every one below it. */
export const rewardsUpTo = (position: number): Keys => TRACK.slice(0, position + 1).flatMap(keysOf);

export type FreighterMove = 'advance' | 'recall';
/** § imp.shipping.advance-top § imp.shipping.recall-at-start */
export function freighterMoves(g: Look, house: number): FreighterMove[] {
  const { freighter } = lookAt(g, house);
  if (isRival(g, house)) return [freighter < MIDDLE ? 'advance' : 'recall']; // § imp.shipping.rival-pattern
  const moves: FreighterMove[] = [];
  if (freighter < TOP) moves.push('advance');
  if (freighter > 0) moves.push('recall');
  return moves;
}

export function advanceFreighter(g: G, house: number): void {
  const h = houseOf(g, house);
  h.freighter++;
  emit(g, 'freighter advanced', 'imp.shipping.freighter-icon', { house, position: h.freighter });
}
/** Back to the start. */
export function recallFreighter(g: G, house: number): void {
  const h = houseOf(g, house);
  emit(g, 'freighter recalled', 'imp.shipping.recall', { house, position: h.freighter });
  h.freighter = 0;
}
