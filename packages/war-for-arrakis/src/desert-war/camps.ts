// Fremen Camps: the hidden tokens, and the figures on top of them.

import {
  count,
  ofSeat,
  openPile,
  sequence,
  show,
  hands,
  takeAt,
  things,
  without,
  type PlaceRef,
} from '@landsraad/kernel';
import type { Area } from '../board/areas.ts';
import { FACTS } from '../facts.ts';
import { ATREIDES, houseOf, seatsOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, pool } from '../words.ts';
import { changeDesertWar, desertWarOf } from './desert-war.ts';

/** Each shows another prescience symbol; on the board `camps` of the table says where each position lies. */
export const camps = pool('fremen camps', {
  rule: 'wfa.desert-war.camps-hidden',
  things: ({ options }) => (options['desertWar'] === true ? FACTS.desertWar.fremenCampTokens.symbols : []),
  start: 'box',
  places: { box: sequence, held: hands, board: sequence, gone: openPile },
});
/** Where the Atreides keep those that are not on the board. */
export const heldCamps = (g: Look): PlaceRef => ofSeat(camps.held, houseOf(g, ATREIDES));

/** Into the Atreides supply. */
export function takeUpCamps(g: G): void {
  while (count(g, camps.box) > 0) takeAt(g, camps.box, 0, heldCamps(g));
  showCamps(g, heldCamps(g));
}

/** Both partners of a shared side know them. */
export function showCamps(g: G, place: PlaceRef): void {
  for (const seat of seatsOf(g, ATREIDES)) things(g, place).forEach((_, n) => show(g, place, n, seat));
}

function takeCamp(g: G, a: Area, to: PlaceRef): string {
  const position = desertWarOf(g).camps.indexOf(a);
  const symbol = takeAt(g, camps.board, position, to);
  changeDesertWar(g, { camps: without(desertWarOf(g).camps, position) });
  return symbol;
}
/** Off the board, unseen: available again in the next round. § wfa.desert-war.camps-return */
export function removeCamp(g: G, a: Area): void {
  if (!desertWarOf(g).camps.includes(a)) return;
  takeCamp(g, a, heldCamps(g));
  showCamps(g, heldCamps(g));
  emit(g, 'camp removed', 'wfa.desert-war.camps-removed-by-legion', { area: a });
}
/** Out of the game for good; says which symbol it showed. */
export function giveUpCamp(g: G, a: Area): string {
  return takeCamp(g, a, camps.gone);
}
export const campsHeld = (g: Look): readonly string[] => things(g, heldCamps(g));
