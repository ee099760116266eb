// Optional rules of a solo game: Churn and Brutal Escalation.

import { count, roll, takeAt } from '@landsraad/kernel';
import { refillRow } from '../cards/acquiring.ts';
import { imperium } from '../cards/cards.ts';
import { conflictOf } from '../round/conflicts.ts';
import type { G, Look } from '../table.ts';
import { emit } from '../words.ts';

const FACES = 6;

/** After each reveal turn of the player: the cards of the row at the positions of two dice leave the game. */
export function churn(g: G): void {
  if (!g.table.churn) return;
  const dice = [roll(g, FACES), roll(g, FACES)] as const;
  emit(g, 'churn', 'imp.solo.variant-churn', { first: dice[0], second: dice[1] });
  // From the right, so that the positions of the others stay; a 6 is beyond the row, and a double takes one card.
  for (const position of [...new Set(dice)].toSorted((a, b) => b - a))
    if (position <= count(g, imperium.row) && position < FACES)
      emit(g, 'churned', 'imp.solo.variant-churn', { card: takeAt(g, imperium.row, position - 1, imperium.trash) });
  refillRow(g);
}

/** How many cards a rival reveals for swords. § imp.solo.variant-brutal-escalation */
export const swordCards = (g: Look): number => (g.table.escalation && conflictOf(g.table.conflict).tier === 3 ? 2 : 1);
