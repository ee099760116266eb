// The Fremen storm card of the advanced game: drawn and seen a turn ahead.

import { count, drawTop, moveSecretly, reveal, show, shuffle, things } from '@landsraad/kernel';
import { stormCards } from '../components.ts';
import { inPlay, seatOf, type G } from '../table.ts';
import { stoppedNow } from '../treachery/advantages.ts';
import { emit } from '../words.ts';

/** Without the Fremen the storm is dialed in every turn. § dune.storm.no-fremen-dials */
export const fremenDrawStormCards = (g: G): boolean => g.table.advanced && inPlay(g, 'fremen');
/** § dune.fremen.storm-card */
export const stormByCard = (g: G): boolean => fremenDrawStormCards(g) && count(g, stormCards.next) > 0;

export function revealStormCard(g: G): void {
  g.table.stormMove = Number(reveal(g, stormCards.next, 0));
  emit(g, 'storm card', 'dune.fremen.storm-card', { sectors: g.table.stormMove });
}

/**
 * The old card goes back, also when Weather Control has taken its place; the deck is shuffled, and the Fremen alone see
 * the next one. § dune.fremen.storm-card-first § dune.fremen.storm-card-weather-control
 */
export function drawStormCard(g: G): void {
  for (const card of things(g, stormCards.next).slice()) moveSecretly(g, stormCards.next, card, stormCards.deck);
  shuffle(g, stormCards.deck);
  drawTop(g, stormCards.deck, stormCards.next);
  const fremen = seatOf(g, 'fremen');
  if (stoppedNow(g, 'fremen: look at the storm card')) return;
  show(g, stormCards.next, 0, fremen);
  emit(
    g,
    'storm card drawn',
    'dune.fremen.storm-card-draw',
    { seat: fremen },
    { to: [fremen], nouns: { sectors: Number(things(g, stormCards.next)[0] ?? 0) } },
  );
}
