// The Harkonnen Karama power: cards drawn blindly from one hand, and one given back for each.

import { count, kinds, moveSecretly, takeAtRandom, type Seat } from '@landsraad/kernel';
import { handLimit, handOf } from '../components.ts';
import { fromTo } from '../numbers.ts';
import { is, option, others, type G, type Look } from '../table.ts';
import { discardCard } from '../treachery/karama.ts';
import { isOpen } from '../treachery/interruptions.ts';
import { emit, offer, words } from '../words.ts';
import { hasPower, powerUsed } from './karama-powers.ts';

type Swapping = { seat: Seat; from: Seat };
const swapping = words<Swapping>();
const owed = (g: Look): number => g.table.swap?.cards ?? 0;

/** The hand limit is not checked before all is given back. § dune.harkonnen.karama-swap-limit */
function draw(g: G, v: Swapping, asked: number): void {
  const cards = Math.min(asked, count(g, handOf(v.from)));
  g.table.swap = { seat: v.seat, cards };
  for (let n = 0; n < cards; n++) takeAtRandom(g, handOf(v.from), handOf(v.seat));
  emit(g, 'cards drawn', 'dune.harkonnen.karama', { seat: v.seat, from: v.from, cards });
}
function giveBack(g: G, v: Swapping, card: string): void {
  if (g.table.swap !== null) g.table.swap.cards--;
  moveSecretly(g, handOf(v.seat), card, handOf(v.from));
}

const swap = swapping.procedure(
  'the Harkonnen Karama swap',
  'dune.harkonnen.karama',
  swapping.undisturbed(),
  swapping.act(function playIt(g, v) {
    discardCard(g, v.seat, 'karama', 'dune.treachery.karama-discard');
    powerUsed(g, v.seat);
  }, 'dune.harkonnen.karama'),
  swapping.ask('draw how many cards?', 'dune.harkonnen.karama-return', {
    who: (_g, v) => v.seat,
    about: (_g, v) => ({ from: v.from }),
    options: (g, v) => fromTo(1, handLimit(g, v.from)),
    then: draw,
  }),
  swapping.whilst(
    (g) => owed(g) > 0,
    swapping.ask('give back which card?', 'dune.harkonnen.karama-return', {
      who: (_g, v) => v.seat,
      about: (g, v) => ({ to: v.from, left: owed(g) }),
      options: (g, v) => kinds(g, handOf(v.seat)),
      always: true,
      then: giveBack,
    }),
  ),
  swapping.act(function swapped(g) {
    g.table.swap = null;
  }),
);

/** By option only in the Bidding phase, before anybody has spoken on a card. */
const betweenAuctions = (g: Look): boolean =>
  g.table.phase === 'bidding' &&
  g.table.auction !== null &&
  g.table.auction.high < 0 &&
  g.table.auction.passed.length === 0;
/** Not while plans are made or shown, nor while a card is auctioned. § dune.harkonnen.karama-when */
const mayNow = (g: Look): boolean =>
  isOpen(g) &&
  (option(g, 'harkonnenKaramaBiddingOnly') ? betweenAuctions(g) : g.table.battle === null && g.table.auction === null);
offer('swap cards with Karama', 'dune.harkonnen.karama', {
  options: (g, seat) => (is(g, seat, 'harkonnen') && mayNow(g) && hasPower(g, seat) ? others(g, seat) : []),
  play: swap,
  notes: (_g, seat, from) => ({ seat, from: Number(from) }),
});
