// Drawing planning cards: the decks are chosen before anything is drawn.

import { count } from '@landsraad/kernel';
import { decksToDraw, drawCard, isDeck, planning } from '../components.ts';
import { deciderOf, type Side } from '../sides.ts';
import type { G } from '../table.ts';
import { words } from '../words.ts';

type Draw = { side: Side; left: number; from: readonly string[]; deck: string };
/** `deck`: only from that one. */
export const draw = (side: Side, cards: number, deck = ''): Draw => ({ side, left: cards, from: [], deck });
const drawing = words<Draw>();
const NO_MORE = 'no more';

function couldDrawFrom(g: G, v: Draw): string[] {
  const chosen = (deck: string): number => v.from.filter((d) => d === deck).length;
  // § wfa.cards.draw-sources
  return [
    ...decksToDraw(g, deciderOf(g, v.side)).filter(
      (d) => (v.deck === '' || v.deck === d) && count(g, planning[d].deck) > chosen(d),
    ),
    NO_MORE,
  ];
}

export const drawCards = drawing.procedure(
  'draw cards',
  'wfa.actions.mentat',
  drawing.whilst(
    (_g, v) => v.left > 0,
    drawing.ask('draw from which deck?', 'wfa.actions.mentat', {
      who: (g, v) => deciderOf(g, v.side),
      about: (_g, v) => ({ left: v.left }),
      options: couldDrawFrom,
      then: (_g, v, deck) => {
        if (deck === NO_MORE) {
          v.left = 0;
          return;
        }
        v.left--;
        v.from = [...v.from, deck];
      },
    }),
  ),
  drawing.act(function drawThem(g, v) {
    for (const deck of v.from) if (isDeck(deck)) drawCard(g, deciderOf(g, v.side), deck);
  }),
);
