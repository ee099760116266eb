// The start of the round: cards for both, prescience for all to see.

import { count, type Seat } from '@landsraad/kernel';
import { revealCards } from '../cards/prescience.ts';
import { decksOf, drawCard, planning, type DeckId } from '../components.ts';
import { ATREIDES, HARKONNEN } from '../leaders.ts';
import { noDeeds, type G } from '../table.ts';
import { emit, holds, words } from '../words.ts';

const start = words<Record<never, never>>();

function roundBegins(g: G): void {
  g.table.round++;
  g.table.phase = 'start';
  g.table.claims = 0;
  g.table.deeds = noDeeds();
  emit(g, 'round', 'wfa.round.sequence', { round: g.table.round });
}
/** The card due from an empty deck is not drawn, and nothing replaces it. */
const due = (g: G, seat: Seat, deck: DeckId): DeckId =>
  count(g, planning[deck].deck) > 0 || holds('wfa.round.start-planning-empty')
    ? deck
    : (decksOf(seat).find((d) => d !== deck) ?? deck);
/** One from each of one's own decks; an empty deck gives nothing. */
function drawPlanning(g: G): void {
  for (const seat of [ATREIDES, HARKONNEN]) for (const deck of decksOf(seat)) drawCard(g, seat, due(g, seat, deck));
}

export const startOfRound = start.procedure(
  'start of the round',
  'wfa.round.sequence',
  start.act(roundBegins),
  start.act(drawPlanning, 'wfa.round.start-planning'),
  start.act(revealCards, 'wfa.round.start-prescience'),
);
