// When the combat phase begins, every rival with a troop in the Conflict has a card revealed for its swords.

import { things } from '@landsraad/kernel';
import { isFighting } from '../board/troops.ts';
import { swordCards } from '../rise-of-ix/solo-variants.ts';
import { clockwise, houseOf, isRival, lookAt, type G } from '../table.ts';
import { emit } from '../words.ts';
import { hagal, hagalCard, RESHUFFLE, reshuffleHagal, revealHagal } from './hagal-deck.ts';

export function rivalsRevealSwords(g: G): void {
  for (const house of clockwise(g, g.table.first)) {
    if (!isRival(g, house) || !isFighting(lookAt(g, house))) continue; // § imp.ix.rival-sword-card
    for (let n = 0; n < swordCards(g); n++) revealSwords(g, house);
  }
}
function revealSwords(g: G, house: number): void {
  let card = revealHagal(g);
  // § imp.hagal.combat-reshuffle: every time that it comes up
  while (card === RESHUFFLE) {
    reshuffleHagal(g);
    card = revealHagal(g);
  }
  if (card === '') return;
  houseOf(g, house).swords += hagalCard(card).swords; // § imp.hagal.strength
  emit(g, 'Hagal swords', 'imp.hagal.combat-swords', { house, card, n: hagalCard(card).swords });
  if (things(g, hagal.deck).length === 0) reshuffleHagal(g);
}
