// The first player marker.

import { random } from '@landsraad/kernel';
import { circleOf, type G } from '../table.ts';
import { emit } from '../words.ts';

export function pickFirstPlayer(g: G): void {
  g.table.first = random(g, g.table.players);
  emit(g, 'first player', 'imp.setup.first-player', { house: g.table.first });
}

/** § imp.two-player.first-player-marker: House Hagal of two players never holds it. */
export function passTheMarker(g: G): void {
  g.table.first = (g.table.first + 1) % circleOf(g);
  emit(g, 'first player', 'imp.recall.first-player', { house: g.table.first });
}
