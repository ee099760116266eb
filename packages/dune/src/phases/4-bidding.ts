// Phase 4: Bidding. One treachery card for each player with room, auctioned face down one after another.

import {
  added,
  count,
  declare,
  drawMany,
  show,
  takeAt,
  things,
  type Config,
  type Seat,
  type TimeLimit,
} from '@landsraad/kernel';
import { alliesPay } from '../alliances/ally-money.ts';
import { talk } from '../alliances/talk.ts';
import { owe, payBank, paySeat, spiceOfSeat } from '../board/spice.ts';
import { drawTreachery, handIsFull, handOf, karamaIsAbout, kindOf, releasedFor, treachery } from '../components.ts';
import { announceBattles } from '../advanced/announcing-battle.ts';
import type { RuleId } from '../ledger.ts';
import { fromTo } from '../numbers.ts';
import type { Asked } from '../questions.ts';
import { factionOf, inPlay, is, seatOf, seats, type Auction, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow } from '../treachery/advantages.ts';
import {
  announce,
  announcement,
  discardCard,
  karamasOf,
  cardWasStopped,
  worthlessKarama,
} from '../treachery/karama.ts';
import { emit, words, type None } from '../words.ts';
import { nextInOrder, playerOrder } from './1-storm.ts';

const newAuction = (opener: Seat): Auction => ({
  opener,
  bidder: opener,
  high: -1,
  bid: 0,
  atLeast: 0,
  passed: [],
});
const NO_AUCTION: Auction = newAuction(-1);
const auctionOf = (g: Look) => g.table.auction ?? NO_AUCTION;

const mayBid = (g: Look, seat: Seat): boolean => !handIsFull(g, seat); // § dune.bidding.full-hand-passes
/** The next player to the right whose hand is not full. */
function nextBidder(g: Look, after: Seat): Seat {
  let s = nextInOrder(g, after);
  for (let k = 1; k < g.table.players && !mayBid(g, s); k++) s = nextInOrder(g, s);
  return mayBid(g, s) ? s : -1;
}

// ---- dealing ----

function dealTheRow(g: G): void {
  declare(g);
  let bidders = 0;
  for (const s of seats(g)) if (mayBid(g, s)) bidders++; // § dune.bidding.deal
  const atOnce = Math.min(bidders, count(g, treachery.deck));
  drawMany(g, treachery.deck, treachery.row, atOnce);
  for (let n = atOnce; n < bidders; n++) if (!drawTreachery(g, treachery.row)) break;
  for (const s of seats(g)) emit(g, 'hand declared', 'dune.bidding.declare', { seat: s, cards: count(g, handOf(s)) });
  emit(g, 'cards dealt', 'dune.bidding.deal', { cards: count(g, treachery.row) });
}

// ---- one card ----

/** The First Player opens; then the opening goes from the previous opener to the next with room. */
function openerAfter(g: Look, previous: Seat): Seat {
  if (previous >= 0) return nextBidder(g, previous); // § dune.bidding.next-opener
  return playerOrder(g).find((s) => mayBid(g, s)) ?? -1; // § dune.bidding.opener
}
function openAuction(g: G): void {
  g.table.auction = newAuction(openerAfter(g, auctionOf(g).opener));
  // § dune.treachery.karama-atreides-bidding: asked for every card, so it is stopped for all
  if (inPlay(g, 'atreides') && !isStopped(g, 'atreides: look at auctioned cards')) lookAtTheCard(g);
}
/** § dune.atreides.bidding-look-one */
function lookAtTheCard(g: G): void {
  const atreides = seatOf(g, 'atreides');
  show(g, treachery.row, 0, atreides);
  emit(
    g,
    'atreides look',
    'dune.atreides.bidding-look',
    { seat: atreides },
    { to: [atreides], nouns: { card: things(g, treachery.row)[0] ?? '' } },
  );
}

const means = (g: Look, seat: Seat): number => spiceOfSeat(g, seat) + releasedFor(g, seat);
/** Karama takes the place of payment only where it leaves room for the card. */
const karamasWithRoom = (g: Look, seat: Seat): readonly string[] => (handIsFull(g, seat) ? [] : karamasOf(g, seat)); // § dune.treachery.karama-hand-room

/** How many raises the question lists; a player who wants to go higher says "more". */
const RAISES = 5;
const PER_QUESTION = 40;
const MORE = 'more';
type Bid = number | string;
type Bidding = { karama: string };
const bidding = words<Bidding>();

/** A Karama backs a bid of any height. */
const limit = (g: Look, seat: Seat, karamas = karamasWithRoom(g, seat)): number =>
  karamas.length > 0 ? Infinity : means(g, seat); // § dune.treachery.karama-overbid
/** Adds the bids up to a limit that fit in one question, from the lowest; higher ones are reached by "more". */
function addBids(list: Bid[], most: number, least: number, many: number): Bid[] {
  for (let bid = least; bid <= most && bid < least + many; bid++) list.push(bid);
  if (least + many <= most) list.push(MORE);
  return list;
}
function couldBid(g: Look, seat: Seat): Bid[] {
  const karamas = karamasWithRoom(g, seat);
  const list: Bid[] = ['pass', ...karamas];
  const most = limit(g, seat, karamas); // § dune.bidding.limit
  return addBids(list, most, auctionOf(g).bid + 1, RAISES); // § dune.bidding.open-or-pass § dune.bidding.raise-or-pass
}
/** A card among the bids is a Karama that takes the card at once. */
const isCard = (said: Bid): boolean => typeof said === 'string' && (said === 'karama' || kindOf(said) === 'worthless');
function cannotBid(g: Look, said: Bid, seat: Seat): RuleId | null {
  if (said === 'pass') return null;
  if (isCard(said)) return handIsFull(g, seat) ? 'dune.treachery.karama-hand-room' : null;
  const n = said === MORE ? auctionOf(g).bid + RAISES + 1 : Number(said);
  return n > limit(g, seat) ? 'dune.bidding.limit' : null;
}
/** A player who said "more" can pay it or holds a Karama. In an imagined world neither may be true: the lowest is offered. */
function higherBids(g: Look, _v: Bidding, seat: Seat): Bid[] {
  const { atLeast } = auctionOf(g);
  const list = addBids([], limit(g, seat), atLeast, PER_QUESTION); // § dune.bidding.limit
  if (list.length === 0) list.push(atLeast);
  if (secondsToBid(g.table) > 0) list.push('pass');
  return list;
}

/** How long a player may think about a bid at this table; 0: as long as they like. */
const secondsToBid = ({ options }: Pick<Config, 'options'>): number => {
  const seconds = options['secondsToBid'];
  return typeof seconds === 'number' ? seconds : 0;
};
/** § dune.bidding.time-limit: whoever says nothing in time passes. */
export function timeToBid(config: Config, { name }: Pick<Asked, 'name'>): TimeLimit | null {
  const seconds = secondsToBid(config);
  const bids = name === 'bid?' || name === 'bid how much?';
  return bids && seconds > 0 ? { seconds, option: 'pass' } : null;
}

const bidSoFar = (g: Look, _v: Bidding, seat: Seat): { bid: number; high: Seat; most: number } => ({
  bid: auctionOf(g).bid,
  high: auctionOf(g).high,
  most: means(g, seat),
});

/** § dune.bidding.re-enter: a pass holds only until the next bid. */
function bid(g: G, n: number, seat: Seat): void {
  const a = g.table.auction;
  if (a === null) return;
  a.high = seat;
  a.bid = n;
  a.atLeast = 0;
  a.passed = [];
  a.bidder = nextBidder(g, seat);
  emit(g, 'bid', 'dune.bidding.raise-or-pass', { seat, spice: n });
}
function pass(g: G, seat: Seat): void {
  const a = g.table.auction;
  if (a === null) return;
  a.passed = added(a.passed, seat);
  a.atLeast = 0;
  a.bidder = nextBidder(g, seat);
  emit(g, 'passed', 'dune.bidding.open-or-pass', { seat });
}
/** Everybody else who could bid has passed since the highest bid. */
const decided = (g: Look): boolean => {
  const a = auctionOf(g);
  if (a.bidder < 0) return true;
  for (const s of seats(g)) if (s !== a.high && !a.passed.includes(s) && mayBid(g, s)) return false;
  return true;
};

function answerBid(g: G, v: Bidding, said: Bid, seat: Seat): void {
  const a = g.table.auction;
  if (a === null) return;
  if (said === 'pass') pass(g, seat);
  else if (typeof said === 'number') bid(g, said, seat);
  else if (said === MORE) a.atLeast = a.atLeast === 0 ? a.bid + RAISES + 1 : a.atLeast + PER_QUESTION;
  else {
    v.karama = said;
    discardCard(g, seat, said, 'dune.treachery.karama-take-card');
  }
}
function takeAtOnce(g: G, v: Bidding): void {
  const a = g.table.auction;
  const stopped = cardWasStopped(g, v.karama);
  v.karama = '';
  if (a === null || stopped) return;
  a.high = a.bidder;
  a.bid = 0;
  a.passed = seats(g).slice();
}

const bids = bidding.procedure(
  'bids',
  'dune.bidding.one-at-a-time',
  bidding.whilst(
    (g) => !decided(g),
    bidding.ask('bid?', 'dune.bidding.raise-or-pass', {
      who: (g) => auctionOf(g).bidder,
      about: bidSoFar,
      options: (g, _v, seat) => couldBid(g, seat),
      because: (g, _v, said, seat) => cannotBid(g, said, seat),
      always: true,
      then: answerBid,
    }),
    bidding.whilst(
      (g) => auctionOf(g).atLeast > 0,
      bidding.ask('bid how much?', 'dune.bidding.limit', {
        who: (g) => auctionOf(g).bidder,
        about: bidSoFar,
        options: higherBids,
        always: true,
        then: answerBid,
      }),
    ),
    bidding.when(
      (_g, v) => v.karama !== '',
      [
        bidding.when((_g, v) => kindOf(v.karama) === 'worthless', [bidding.call(worthlessKarama, () => ({}))]),
        bidding.act(takeAtOnce, 'dune.treachery.karama-take-card'),
      ],
    ),
  ),
);

// ---- paying ----

type Paying = { seat: Seat; how: string; share: number; all: boolean };
const paying = words<Paying>();
const price = (g: Look): number => auctionOf(g).bid;

/** What the allies pay is at least what the buyer lacks, at most what they have released. */
function shares(g: Look, v: Paying): number[] {
  const least = Math.min(price(g), releasedFor(g, v.seat), Math.max(0, price(g) - spiceOfSeat(g, v.seat)));
  const most = Math.min(price(g), releasedFor(g, v.seat));
  return fromTo(least, Math.min(most, least + PER_QUESTION));
}
function pay(g: G, v: Paying): void {
  const emperor = seatOf(g, 'emperor');
  // In an imagined world the Karama that could have backed a bid may have been played by somebody else.
  const own = Math.min(spiceOfSeat(g, v.seat), v.all ? Infinity : price(g) - v.share); // § dune.emperor.no-discount
  const income = emperor >= 0 && emperor !== v.seat && !stoppedNow(g, 'emperor: auction income'); // § dune.emperor.bid-income
  alliesPay(g, v.seat, v.share, income ? emperor : -1);
  if (income) paySeat(g, v.seat, emperor, own);
  else payBank(g, v.seat, own);
  emit(g, 'paid', income ? 'dune.emperor.bid-income' : 'dune.bidding.win', {
    seat: v.seat,
    spice: own + v.share,
    to: income ? factionOf(g, emperor) : 'bank',
  });
}
const canPay = (g: Look, seat: Seat): boolean => means(g, seat) >= price(g);

const SPICE = 'spice';
const ALL_THERE_IS = 'all there is';
/** Only a player who has enough pays spice. If the Karama behind a bid was stopped, all the player has is paid, openly. */
const waysToPay = (g: Look, v: Paying): string[] => {
  const ways = [...(canPay(g, v.seat) ? [SPICE] : []), ...karamasOf(g, v.seat)];
  return ways.length > 0 ? ways : [ALL_THERE_IS];
};
function payThisWay(g: G, v: Paying, said: string): void {
  v.how = said;
  if (said === SPICE) owe(g, v.seat, Math.max(0, price(g) - releasedFor(g, v.seat)));
  else if (said !== ALL_THERE_IS) discardCard(g, v.seat, said, 'dune.treachery.karama-free-card');
  else {
    v.all = true;
    v.share = Math.min(price(g), releasedFor(g, v.seat));
    declare(g);
  }
}

const payment = paying.procedure(
  'payment',
  'dune.bidding.win',
  paying.whilst(
    (g, v) => v.how === '' && karamaIsAbout(g),
    paying.ask('pay with spice or Karama?', 'dune.treachery.karama-free-card', {
      who: (_g, v) => v.seat,
      about: (g) => ({ price: price(g) }),
      options: waysToPay,
      always: true,
      then: payThisWay,
    }),
    paying.when(
      (_g, v) => kindOf(v.how) === 'worthless',
      [
        paying.call(worthlessKarama, () => ({})),
        paying.act(function ifNotStopped(g, v) {
          if (cardWasStopped(g, v.how)) v.how = '';
        }),
      ],
    ),
  ),
  paying.finishIf((_g, v) => isCard(v.how), 'dune.treachery.karama-no-income'),
  paying.when(
    (g, v) => releasedFor(g, v.seat) > 0 && !v.all,
    [
      paying.ask('how much do your allies pay?', 'dune.alliance.pay-bids', {
        who: (_g, v) => v.seat,
        about: (g) => ({ price: price(g) }),
        options: shares,
        always: true,
        then: (_g, v, n) => {
          v.share = n;
        },
      }),
    ],
  ),
  paying.act(pay, 'dune.bidding.win'),
);

/** Only the buyer, and Atreides if they looked, know what was sold. */
function takeTheCard(g: G): void {
  const seat = auctionOf(g).high;
  const card = takeAt(g, treachery.row, 0, handOf(seat));
  emit(g, 'card bought', 'dune.bidding.win', { seat, spice: price(g) }, { to: [seat], nouns: { card } });
}
const harkonnenBought = (g: G): boolean => is(g, auctionOf(g).high, 'harkonnen');
/** § dune.harkonnen.bonus-card-deck */
function bonusCard(g: G): void {
  const seat = auctionOf(g).high;
  if (stoppedNow(g, 'harkonnen: bonus card') || handIsFull(g, seat)) return; // § dune.harkonnen.bonus-card-limit
  if (count(g, treachery.deck) + count(g, treachery.discard) === 0) return;
  drawTreachery(g, handOf(seat));
  emit(g, 'bonus card', 'dune.harkonnen.bonus-card', { seat });
}

/** Nobody bids: that card and all after it go back on the deck, the refused one on top. */
function cardsGoBack(g: G): void {
  // § dune.bidding.return-order: from the end of the row, so that the refused card comes to lie on top
  while (count(g, treachery.row) > 0) takeAt(g, treachery.row, count(g, treachery.row) - 1, treachery.deck);
  emit(g, 'nobody bids', 'dune.bidding.end-all-pass', {});
}

const { act, call, when, whilst, procedure } = words<None>();
const oneCard = procedure(
  'auction',
  'dune.bidding.one-at-a-time',
  act(openAuction, 'dune.bidding.opener-who-passed'),
  call(bids, () => ({ karama: '' })),
  when(
    (g) => auctionOf(g).high < 0,
    [act(cardsGoBack, 'dune.bidding.end-all-pass')],
    [
      when(
        (g) => auctionOf(g).bid > 0,
        [call(payment, (g) => ({ seat: auctionOf(g).high, how: '', share: 0, all: false }))],
      ),
      act(takeTheCard, 'dune.bidding.win'),
      // § dune.harkonnen.bonus-card-karama: however it was paid for
      when(harkonnenBought, [act(bonusCard, 'dune.harkonnen.bonus-card')]),
    ],
  ),
);

export const biddingPhase = procedure(
  'bidding',
  'dune.bidding.end-all-sold',
  act(function biddingBegins(g) {
    g.table.phase = 'bidding';
    g.table.auction = null;
  }),
  call(talk, () => ({})),
  act(dealTheRow, 'dune.bidding.deal'),
  when(
    (g) => inPlay(g, 'atreides') && count(g, treachery.row) > 0,
    [call(announcement, announce('atreides: look at auctioned cards'), 'dune.treachery.karama-atreides-bidding')],
  ),
  whilst(
    (g) => count(g, treachery.row) > 0,
    call(oneCard, () => ({})),
  ),
  act(function biddingEnds(g) {
    g.table.auction = null;
    g.table.released = g.table.released.map(() => 0);
  }),
  call(announceBattles, () => ({ territory: '' })),
);
