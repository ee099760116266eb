// Bidding: all at the same time and in secret, element by element; then the stalls are decided one after another.

import { again, amount, count, holdsThing, moveOpenly, roll, sealedSeats, takeAt, type Seat } from '@landsraad/kernel';
import { BOX, cards, coins, crates, handOf, payBank, storeOf } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { seats, type G, type Look } from '../table.ts';
import { altered, changes, emit, meanwhile, secretly, words } from '../words.ts';

/** -1: stays away. */
type Sealed = { seat: Seat; stall: number; coins: number };
const sealed = secretly<Sealed>();

export const bidLimit = (g: Look): number => altered(g, 'bid limit', BOX.bidLimit, null);
changes('festival', { 'bid limit': (_g, limit) => limit * 2 });

const NO_STALL = -1;
const stallsOf = (g: Look): number[] => [NO_STALL, ...Array.from({ length: count(g, crates.stalls) }, (_, n) => n)];
const MOST_COINS = 12;

function tooMany(g: Look, v: Sealed, n: number): RuleId | null {
  if (n > bidLimit(g)) return 'bazaar.bid.limit';
  return n > amount(g, coins, v.seat) ? 'bazaar.bid.coins' : null;
}

const bid = sealed.procedure(
  'bid',
  'bazaar.bid.secret',
  sealed.ask('bid for which stall?', 'bazaar.bid.none', {
    options: stallsOf,
    then: (_g, v, stall) => {
      v.stall = stall;
    },
  }),
  sealed.finishIf((_g, v) => v.stall === NO_STALL),
  sealed.ask('how many coins?', 'bazaar.bid.secret', {
    about: (_g, v) => ({ stall: v.stall }),
    options: () => Array.from({ length: MOST_COINS + 1 }, (_, n) => n),
    refuse: tooMany,
    then: (_g, v, n) => {
      v.coins = n;
    },
  }),
);

function showBids(g: G, _v: object, answers: readonly { readonly notes: Sealed }[]): void {
  g.table.bids = answers.map(({ notes }) => ({ seat: notes.seat, stall: notes.stall, coins: notes.coins }));
  for (const b of g.table.bids)
    if (b.stall !== NO_STALL) emit(g, 'bid', 'bazaar.bid.secret', { seat: b.seat, stall: b.stall, coins: b.coins });
}

// ---- deciding the stalls ----

const stall = words<{ at: number; tied: readonly number[] }>();

const bidsFor = (g: G, at: number) => g.table.bids.filter((b) => b.stall === at);
const bidOf = (g: G, seat: Seat): number => g.table.bids.find((b) => b.seat === seat)?.coins ?? 0;

function highest(g: G, v: { at: number; tied: readonly number[] }): void {
  const bids = bidsFor(g, v.at);
  const most = Math.max(...bids.map((b) => b.coins));
  v.tied = bids.filter((b) => b.coins === most).map((b) => b.seat);
}

function rollForIt(g: G, v: { tied: readonly number[] }): void {
  const rolls = v.tied.map((seat) => ({ seat, pips: roll(g, BOX.dieFaces) }));
  for (const r of rolls) emit(g, 'rolled', 'bazaar.bid.tie', r);
  const most = Math.max(...rolls.map((r) => r.pips));
  v.tied = rolls.filter((r) => r.pips === most).map((r) => r.seat);
}

function takeCrate(g: G, v: { at: number; tied: readonly number[] }): void {
  const winner = v.tied[0];
  if (winner === undefined) return;
  payBank(g, winner, bidOf(g, winner));
  const crate = takeAt(g, crates.stalls, v.at, storeOf(winner));
  emit(
    g,
    'crate won',
    'bazaar.bid.store',
    { seat: winner, stall: v.at, coins: bidOf(g, winner) },
    { to: [winner], nouns: { crate } },
  );
}

/** From the last stall to the first, so that the positions of those to come do not move. */
const decideStall = stall.procedure(
  'stall',
  'bazaar.bid.highest',
  stall.finishIf((g, v) => bidsFor(g, v.at).length === 0),
  stall.act(highest, 'bazaar.bid.highest'),
  stall.whilst((_g, v) => v.tied.length > 1, stall.act(rollForIt, 'bazaar.bid.tie')),
  stall.act(takeCrate, 'bazaar.bid.store'),
);

const round = words<{ at: number }>();
export const bidding = round.procedure(
  'bidding',
  'bazaar.bid.secret',
  round.together('bid', 'bazaar.bid.secret', {
    seats: (g) => seats(g),
    each: bid,
    notes: (_g, _v, seat) => ({ seat, stall: NO_STALL, coins: 0 }),
    then: showBids,
  }),
  round.act(function lastStallFirst(g, v) {
    v.at = count(g, crates.stalls);
  }),
  round.whilst(
    (_g, v) => v.at > 0,
    round.act(function nextStall(_g, v) {
      v.at--;
    }),
    round.call(decideStall, (_g, v) => ({ at: v.at, tied: [] })),
  ),
);

// ---- a rumour: the bid is void ----

const rumours = words<{ seat: Seat; against: Seat }>();
const rumour = rumours.procedure(
  'rumour',
  'bazaar.rumour.bid-again',
  rumours.act(function bidAgain(g, v) {
    moveOpenly(g, handOf(v.seat), 'rumour', cards.played);
    again(g, v.against);
    emit(g, 'rumour', 'bazaar.rumour.bid-again', { seat: v.seat, against: v.against });
  }),
);
meanwhile(bidding, 'rumour', 'bazaar.rumour.bid-again', {
  options: (g, seat) => (holdsThing(g, handOf(seat), 'rumour') ? sealedSeats(g).filter((s) => s !== seat) : []),
  play: rumour,
  notes: (_g, seat, against) => ({ seat, against: Number(against) }),
});
