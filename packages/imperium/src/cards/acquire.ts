// Acquiring: the card is taken, the row refilled, then the acquire box takes effect once.

import { resolve, resolving } from '../effects/resolving.ts';
import { nowOrLater } from '../effects/pending.ts';
import { hasTile } from '../rise-of-ix/tech.ts';
import type { G, Look } from '../table.ts';
import { words } from '../words.ts';
import { cardOf } from './cards.ts';
import { takeCard } from './acquiring.ts';

export type Acquiring = { house: number; card: string; to: string };
const { act, ask, call, when, procedure } = words<Acquiring>();

/** To the discard pile or on top of the deck: the player says which. */
const WHERE_THEY_LIKE = 'either';
/** § imp.intrigue.recruitment-mission: whatever is acquired on that reveal turn, free cards too. */
export const whereAcquired = (g: Look, house: number): string =>
  g.table.turn.onTop || hasTile(g, house, SPACEPORT) ? WHERE_THEY_LIKE : 'discard';
const SPACEPORT = 'spaceport';

/** Looked up when it is needed: effects acquire cards, and cards bring effects. */
const theBox = () => resolve;

/** § imp.acquire.spice-must-flow */
const hasAcquireBox = (_g: G, v: Acquiring): boolean => cardOf(v.card).acquire.length > 0;

export const acquire = procedure(
  'acquiring a card',
  'imp.acquire.to-discard',
  when(
    (_g, v) => v.to === WHERE_THEY_LIKE,
    [
      ask('where does the card go?', 'imp.intrigue.waits-face-up', {
        who: (_g, v) => v.house,
        about: (_g, v) => ({ card: v.card }),
        options: () => ['discard', 'deck'],
        then: (_g, v, to) => {
          v.to = to;
        },
      }),
    ],
  ),
  act(function takeIt(g, v) {
    takeCard(g, v.house, v.card, v.to === 'deck' ? 'deck' : 'discard');
  }, 'imp.acquire.refill-before-box'),
  when(hasAcquireBox, [
    call(theBox, (g, v) => resolving(v.house, ...nowOrLater(g, cardOf(v.card).acquire)), 'imp.acquire.acquire-box'),
  ]),
);
