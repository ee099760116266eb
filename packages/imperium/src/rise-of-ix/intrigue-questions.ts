// Intrigue cards that go under their deck, unseen: Court Intrigue and Sonic Snoopers.

import { kinds, moveSecretly } from '@landsraad/kernel';
import { asking, byEffect, who, type Asked } from '../effects/asking.ts';
import { lineOf } from '../effects/grammar.ts';
import { drawIntrigue, intrigue, intrigueHand, intrigueHeld } from '../intrigue/holding.ts';
import type { G } from '../table.ts';
import { emit, words } from '../words.ts';

const { act, ask, whilst, procedure } = words<Asked>();

const ENOUGH = 'no more';

function putUnder(g: G, v: Asked, card: string): void {
  v.n++;
  moveSecretly(g, intrigueHand(g, v.house), card, intrigue.deck, false);
  const whisper = { to: [v.house], nouns: { card } };
  emit(g, 'intrigue under the deck', 'imp.intrigue.under-the-deck', { house: v.house }, whisper);
}

export const returningIntrigue = asking(
  procedure(
    'an intrigue card under the deck',
    'imp.intrigue.under-the-deck',
    whilst(
      (g, v) => v.n < lineOf(v.key).n && intrigueHeld(g, v.house) > 0,
      ask('put which intrigue card under the deck?', 'imp.intrigue.under-the-deck', {
        who,
        about: byEffect,
        options: (g, v) => kinds(g, intrigueHand(g, v.house)),
        always: true,
        then: putUnder,
      }),
    ),
  ),
);

/** Any number, and as many new ones. */
export const swappingIntrigue = asking(
  procedure(
    'Sonic Snoopers',
    'imp.intrigue.under-the-deck',
    whilst(
      (g, v) => v.zone !== ENOUGH && intrigueHeld(g, v.house) > 0,
      ask('put which intrigue card under the deck?', 'imp.intrigue.under-the-deck', {
        who,
        about: byEffect,
        options: (g, v) => [...kinds(g, intrigueHand(g, v.house)), ENOUGH],
        always: true,
        then: (g, v, card) => {
          if (card === ENOUGH) v.zone = ENOUGH;
          else putUnder(g, v, card);
        },
      }),
    ),
    act(function drawAsMany(g, v) {
      drawIntrigue(g, v.house, v.n);
    }),
  ),
);
