// The Harkonnen Karama power: cards drawn blindly from one hand, and one given back for each.

import { count, kinds, moveSecretly, takeAtRandom, type Seat } from '@landsraad/kernel';
import { handLimit, handOf, KARAMA_SWAP } from '../components.ts';
import { fromTo } from '../numbers.ts';
import { is, option, others, type G, type Look } from '../table.ts';
import { discardCard, isBusy } from '../treachery/karama.ts';
import { emit, offer, words } from '../words.ts';
import { hasPower, powerUsed } from './karama-powers.ts';

type Swapping = { seat: Seat; from: Seat; cards: number };
const swapping = words<Swapping>();

function draw(g: G, v: Swapping): void {
  v.cards = Math.min(v.cards, count(g, handOf(v.from))); // § dune.harkonnen.karama-swap-limit: no look at the own hand
  for (let n = 0; n < v.cards; n++) takeAtRandom(g, handOf(v.from), handOf(v.seat));
  emit(g, 'cards drawn', 'dune.harkonnen.karama', { seat: v.seat, from: v.from, cards: v.cards });
}

const swap = swapping.procedure(
  KARAMA_SWAP,
  'dune.harkonnen.karama',
  swapping.act(function playIt(g, v) {
    discardCard(g, v.seat, 'karama', 'dune.treachery.karama-discard');
    powerUsed(g, v.seat);
  }, 'dune.harkonnen.karama'),
  swapping.ask('draw how many cards?', 'dune.harkonnen.karama-return', {
    who: (_g, v) => v.seat,
    options: (g, v) => fromTo(1, handLimit(g, v.from)),
    then: (_g, v, n) => {
      v.cards = n;
    },
  }),
  swapping.act(draw, 'dune.harkonnen.karama'),
  swapping.whilst(
    (_g, v) => v.cards > 0,
    swapping.ask('give back which card?', 'dune.harkonnen.karama-return', {
      who: (_g, v) => v.seat,
      options: (g, v) => kinds(g, handOf(v.seat)),
      always: true,
      then: (g, v, card) => {
        v.cards--;
        moveSecretly(g, handOf(v.seat), card, handOf(v.from));
      },
    }),
  ),
);

/** By option only in the Bidding phase, before anybody has spoken on a card. */
const betweenAuctions = (g: Look): boolean =>
  g.table.phase === 'bidding' &&
  g.table.auction !== null &&
  g.table.auction.high < 0 &&
  g.table.auction.passed.length === 0;
/** Not while plans are made or shown, nor while a card is auctioned. */
const mayNow = (g: Look): boolean =>
  option(g, 'harkonnenKaramaBiddingOnly')
    ? betweenAuctions(g) && !isBusy(g)
    : g.table.phase !== 'set-up' &&
      !isBusy(g) &&
      g.table.battle === null && // § dune.harkonnen.karama-when
      g.table.auction === null; // § dune.harkonnen.karama-when
offer('swap cards with Karama', 'dune.harkonnen.karama', {
  options: (g, seat) => (is(g, seat, 'harkonnen') && mayNow(g) && hasPower(g, seat) ? others(g, seat) : []),
  play: swap,
  notes: (_g, seat, from) => ({ seat, from: Number(from), cards: 0 }),
});
