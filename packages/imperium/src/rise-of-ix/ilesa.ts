// Ilesa's One Step Ahead: a card of the new hand is set aside; on her second turn she has it again, and is paid for using it.

import { count, kinds, moveAllOpenly, moveOpenly, moveSecretly, things } from '@landsraad/kernel';
import { gainGood } from '../board/goods.ts';
import { cardOf, cardsOf } from '../cards/cards.ts';
import { houses, isRival, lookAt, NOBODY, type G } from '../table.ts';
import { emit, words } from '../words.ts';

const ILESA = 'ilesa-ecaz';
const SECOND = 2;
const atTable = (g: G): number => houses(g).find((h) => !isRival(g, h) && lookAt(g, h).leader === ILESA) ?? NOBODY;

const { ask, finishIf, procedure } = words<Record<never, never>>();
export const oneStepAhead = procedure(
  'One Step Ahead',
  'imp.leader.ilesa-one-step-ahead',
  finishIf((g) => atTable(g) === NOBODY || count(g, cardsOf(atTable(g)).hand) === 0),
  ask('set aside which card of your hand?', 'imp.leader.ilesa-one-step-ahead', {
    who: atTable,
    options: (g) => kinds(g, cardsOf(atTable(g)).hand),
    always: true,
    then: (g, _v, card) => {
      const house = atTable(g);
      moveSecretly(g, cardsOf(house).hand, card, cardsOf(house).ahead);
      const whisper = { to: [house], nouns: { card } };
      emit(g, 'set a card ahead', 'imp.leader.ilesa-one-step-ahead', { house }, whisper);
    },
  }),
);

/** At the start of her second turn. */
export function takeBackAhead(g: G, house: number): void {
  const own = cardsOf(house);
  const [card] = things(g, own.ahead);
  if (card === undefined || lookAt(g, house).turns !== SECOND) return;
  moveOpenly(g, own.ahead, card, own.hand);
  g.table.turn.ahead = card;
  emit(g, 'one step ahead', 'imp.leader.ilesa-one-step-ahead', { house, card });
}
/** § imp.leader.ilesa-first-turn-reveal: if she reveals first, the card is revealed with the others. */
export function revealAhead(g: G, house: number): void {
  moveAllOpenly(g, cardsOf(house).ahead, cardsOf(house).hand);
}
/** An agent was sent with that card: a spice if it has exactly one icon, otherwise a Solari. */
export function paidForAhead(g: G, house: number, card: string): void {
  if (g.table.turn.ahead !== card) return;
  g.table.turn.ahead = '';
  const good = cardOf(card).icons.length === 1 ? 'spice' : 'solari';
  gainGood(g, house, good, 1, 'imp.leader.ilesa-one-step-ahead');
}
