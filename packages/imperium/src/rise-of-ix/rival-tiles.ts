// What a rival of a solo game does with its tech tiles on its turn.

import { gainVp, payGood } from '../board/goods.ts';
import { recruit } from '../board/troops.ts';
import { lookAt, type G } from '../table.ts';
import { flipTile, hasTile, isFaceDown, trashTile } from './tech.ts';

const SPY_SATELLITES = 'spy-satellites';
const SPICE = 3;
const TRAINING_DRONES = 'training-drones';

/** § imp.tech.rival-spy-satellites § imp.tech.rival-spy-satellites-first: before any other use of spice. */
function spy(g: G, house: number): void {
  if (!hasTile(g, house, SPY_SATELLITES) || lookAt(g, house).spice < SPICE) return;
  payGood(g, house, 'spice', SPICE, 'imp.tech.rival-spy-satellites');
  trashTile(g, house, SPY_SATELLITES);
  gainVp(g, house, 1, 'imp.tech.rival-spy-satellites');
}
/** § imp.tech.rival-training-drones: at the first chance of each round. */
export function drill(g: G, house: number): void {
  if (!hasTile(g, house, TRAINING_DRONES) || isFaceDown(g, house, TRAINING_DRONES)) return;
  flipTile(g, house, TRAINING_DRONES);
  recruit(g, house, 1);
}
/** Sonic Snoopers are never trashed. */
export function rivalTilesOnTurn(g: G, house: number): void {
  spy(g, house);
  drill(g, house);
}
