// Whether somebody could act without being asked: with a plot card or a tech tile. Then a turn never goes on by itself.

import { doable } from '../effects/costs.ts';
import { intrigueHeld } from '../intrigue/holding.ts';
import { lookAt, type Look } from '../table.ts';
import { isFaceDown, tileOf } from './tech.ts';

function canUseTile(g: Look, house: number): boolean {
  for (const id of lookAt(g, house).tech) {
    const { ownTurn } = tileOf(id);
    if (ownTurn.length > 0 && !isFaceDown(g, house, id) && ownTurn.every((l) => doable(g, house, l))) return true;
  }
  return false;
}
export const mayInterject = (g: Look, house: number): boolean => intrigueHeld(g, house) > 0 || canUseTile(g, house);
