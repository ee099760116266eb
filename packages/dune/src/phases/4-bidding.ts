// Phase 4: Bidding. One treachery card for each player with room, auctioned face down one after another.

import { count, drawMany, drawTop, takeAt, show, things, type Seat } from '@landsraad/kernel';
import { alliesPay } from '../alliances/ally-money.ts';
import { payBank, paySeat, spiceOfSeat } from '../board/spice.ts';
import {
  drawTreachery,
  handIsFull,
  handOf,
  hasCard,
  karamaIsAbout,
  kindOf,
  MORE_THAN_THAT,
  RAISES,
  releasedFor,
  treachery,
} from '../components.ts';
import { announceBattles } from '../advanced/announcing-battle.ts';
import type { RuleId } from '../ledger.ts';
import { fromTo } from '../numbers.ts';
import { factionOf, inPlay, is, seatOf, seats, type Auction, type G, type Look } from '../table.ts';
import { isStopped, stoppedNow } from '../treachery/advantages.ts';
import { discardCard, karamasOf, cardWasStopped, worthlessKarama, WORTHLESS_KARAMA } from '../treachery/karama.ts';
import { emit, holds, words, type None } from '../words.ts';
import { nextInOrder, playerOrder } from './1-storm.ts';

const newAuction = (opener: Seat): Auction => ({
  opener,
  bidder: opener,
  high: -1,
  bid: 0,
  more: false,
  passed: [],
});
const NO_AUCTION: Auction = newAuction(-1);
const auctionOf = (g: Look) => g.table.auction ?? NO_AUCTION;

const mayBid = (g: Look, seat: Seat): boolean => !handIsFull(g, seat) || !holds('dune.bidding.full-hand-passes');
/** The next to the right of a seat who has room. */
function nextBidder(g: Look, after: Seat): Seat {
  let s = nextInOrder(g, after);
  for (let k = 1; k < g.table.players && !mayBid(g, s); k++) s = nextInOrder(g, s);
  return mayBid(g, s) ? s : -1;
}

// ---- dealing ----

function dealTheRow(g: G): void {
  // What is declared cannot be unsaid.
  g.barrier++;
  let bidders = 0;
  for (const s of seats(g)) if (!handIsFull(g, s) || !holds('dune.bidding.deal')) bidders++;
  const atOnce = Math.min(bidders, count(g, treachery.deck));
  drawMany(g, treachery.deck, treachery.row, atOnce);
  for (let n = atOnce; n < bidders; n++) if (!drawTreachery(g, treachery.row)) break;
  for (const s of seats(g)) emit(g, 'hand declared', 'dune.bidding.declare', { seat: s, cards: count(g, handOf(s)) });
  emit(g, 'cards dealt', 'dune.bidding.deal', { cards: count(g, treachery.row) });
}

// ---- one card ----

/** The First Player opens; then the opening goes from the previous opener to the next with room. */
function openAuction(g: G): void {
  const before = auctionOf(g).opener;
  const opener =
    before < 0
      ? holds('dune.bidding.opener')
        ? (playerOrder(g).find((s) => mayBid(g, s)) ?? -1)
        : -1
      : holds('dune.bidding.next-opener')
        ? nextBidder(g, before)
        : before;
  g.table.auction = newAuction(opener);
  if (
    inPlay(g, 'atreides') &&
    !(isStopped(g, 'atreides: look at auctioned cards') && holds('dune.treachery.karama-atreides-bidding')) &&
    holds('dune.atreides.bidding-look')
  ) {
    const atreides = seatOf(g, 'atreides');
    const last = holds('dune.atreides.bidding-look-one') ? 1 : count(g, treachery.row);
    for (let n = 0; n < last; n++) show(g, treachery.row, n, atreides);
    emit(
      g,
      'atreides look',
      'dune.atreides.bidding-look',
      { seat: atreides },
      { to: [atreides], nouns: { card: things(g, treachery.row)[0] ?? '' } },
    );
  }
}

const means = (g: Look, seat: Seat): number => spiceOfSeat(g, seat) + releasedFor(g, seat);
/** Karama takes the place of payment only where it leaves room for the card. */
const hasRoomForIt = (g: Look, seat: Seat): boolean =>
  !handIsFull(g, seat) || !holds('dune.treachery.karama-hand-room');
const backedByKarama = (g: Look, seat: Seat): boolean =>
  karamasOf(g, seat).length > 0 && hasRoomForIt(g, seat) && holds('dune.treachery.karama-overbid');

const MORE = 40;
type Bidding = { karama: string };
const bidding = words<Bidding>();

/** Whoever says nothing in time is taken to have passed: a pass is always open, and stands first. */
function couldBid(g: Look, seat: Seat): (number | string)[] {
  const { bid } = auctionOf(g);
  const list: (number | string)[] = holds('dune.bidding.time-limit') ? ['pass'] : [];
  const cards = karamasOf(g, seat);
  const usable = cards.length > 0 && hasRoomForIt(g, seat);
  if (usable) list.push(...cards);
  if (bid === 0 && !holds('dune.bidding.open-or-pass')) list.push(0);
  const room = holds('dune.bidding.raise-or-pass') ? bid : 0;
  const backed = usable && holds('dune.treachery.karama-overbid');
  const most = backed || !holds('dune.bidding.limit') ? Infinity : means(g, seat);
  for (const n of RAISES) if (room + n <= most) list.push(room + n);
  if (leastOfMore(g) <= most) list.push('more');
  return list;
}
/** A card among the bids is a Karama that takes the card at once. */
const isCard = (said: number | string): boolean =>
  typeof said === 'string' && (said === 'karama' || kindOf(said) === 'worthless');
function cannotBid(g: Look, said: number | string, seat: Seat): RuleId | null {
  if (said === 'pass') return null;
  if (isCard(said)) return handIsFull(g, seat) ? 'dune.treachery.karama-hand-room' : null;
  const n = said === 'more' ? leastOfMore(g) : Number(said);
  return n > means(g, seat) && !backedByKarama(g, seat) ? 'dune.bidding.limit' : null;
}

const leastOfMore = (g: Look): number => auctionOf(g).bid + MORE_THAN_THAT;
/** Who said more has more, or a Karama: in an imagined world that may not be so, and the least is offered. */
function higherBids(g: Look, _v: Bidding, seat: Seat): number[] {
  const least = leastOfMore(g);
  const most = backedByKarama(g, seat) ? Infinity : means(g, seat);
  return fromTo(least, Math.max(least, Math.min(most, least + MORE - 1)));
}

/** A pass holds only for that turn to bid. */
function nextWhoMay(g: Look, passed: readonly Seat[], after: Seat): Seat {
  let next = nextBidder(g, after);
  if (!holds('dune.bidding.re-enter')) for (let k = 0; k < 6 && passed.includes(next); k++) next = nextBidder(g, next);
  return next;
}
function bid(g: G, n: number, seat: Seat): void {
  const a = g.table.auction;
  if (a === null) return;
  // A Karama behind a bid that is outbid stays in hand, unseen.
  if (a.high >= 0 && hasCard(g, a.high, 'karama') && !holds('dune.treachery.karama-overbid-lost'))
    discardCard(g, a.high, 'karama', 'dune.treachery.karama-overbid-lost');
  a.high = seat;
  a.bid = n;
  a.more = false;
  if (holds('dune.bidding.re-enter')) a.passed = [];
  a.bidder = nextWhoMay(g, a.passed, seat);
  emit(g, 'bid', 'dune.bidding.raise-or-pass', { seat, spice: n });
}
function pass(g: G, seat: Seat): void {
  const a = g.table.auction;
  if (a === null) return;
  a.passed.push(seat);
  a.bidder = nextWhoMay(g, a.passed, seat);
  emit(g, 'passed', 'dune.bidding.open-or-pass', { seat });
}
/** Everybody else who could bid has passed since the highest bid. */
const decided = (g: Look): boolean => {
  const a = auctionOf(g);
  if (a.bidder < 0) return true;
  for (const s of seats(g)) if (s !== a.high && !a.passed.includes(s) && mayBid(g, s)) return false;
  return true;
};

function answerBid(g: G, v: Bidding, said: number | string, seat: Seat): void {
  if (said === 'pass') pass(g, seat);
  else if (typeof said === 'number') bid(g, said, seat);
  else if (said === 'more' && g.table.auction !== null) g.table.auction.more = true;
  else if (isCard(said)) {
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
      options: (g, _v, seat) => couldBid(g, seat),
      because: (g, _v, said, seat) => cannotBid(g, said, seat),
      always: true,
      then: answerBid,
    }),
    bidding.when(
      (g, v) => v.karama !== '' || auctionOf(g).more,
      [
        bidding.when(
          (_g, v) => v.karama !== '',
          [
            bidding.when(
              (_g, v) => kindOf(v.karama) === 'worthless',
              [
                bidding.call(worthlessKarama, (g) => ({
                  seat: auctionOf(g).bidder,
                  advantage: WORTHLESS_KARAMA,
                  before: '',
                })),
              ],
            ),
            bidding.act(takeAtOnce, 'dune.treachery.karama-take-card'),
          ],
          [
            bidding.ask('bid how much?', 'dune.bidding.limit', {
              who: (g) => auctionOf(g).bidder,
              options: higherBids,
              always: true,
              then: (g, _v, said, seat) => bid(g, said, seat),
            }),
          ],
        ),
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
  return fromTo(least, Math.min(most, least + MORE));
}
function pay(g: G, v: Paying): void {
  const emperor = seatOf(g, 'emperor');
  // In an imagined world the Karama that could have backed a bid may have been played by somebody else.
  const own = Math.min(spiceOfSeat(g, v.seat), v.all ? Infinity : price(g) - v.share);
  if (!holds('dune.emperor.no-discount')) return;
  const income =
    emperor >= 0 && emperor !== v.seat && !stoppedNow(g, 'emperor: auction income') && holds('dune.emperor.bid-income');
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
/** Spice only by who has enough of it; a bid whose Karama was stopped is paid with what there is, and everybody sees how much. */
const waysToPay = (g: Look, v: Paying): string[] => {
  const ways = [...(canPay(g, v.seat) ? [SPICE] : []), ...karamasOf(g, v.seat)];
  return ways.length > 0 ? ways : [ALL_THERE_IS];
};
function payThisWay(g: G, v: Paying, said: string): void {
  v.how = said;
  if (said === SPICE) g.table.owed[v.seat] = Math.max(0, price(g) - releasedFor(g, v.seat));
  else if (said !== ALL_THERE_IS) discardCard(g, v.seat, said, 'dune.treachery.karama-free-card');
  else {
    v.all = true;
    v.share = Math.min(price(g), releasedFor(g, v.seat));
    g.barrier++;
  }
}

const payment = paying.procedure(
  'payment',
  'dune.bidding.win',
  paying.whilst(
    (g, v) => v.how === '' && karamaIsAbout(g),
    paying.ask('pay with spice or Karama?', 'dune.treachery.karama-free-card', {
      who: (_g, v) => v.seat,
      options: waysToPay,
      always: true,
      then: payThisWay,
    }),
    paying.when(
      (_g, v) => kindOf(v.how) === 'worthless',
      [
        paying.call(worthlessKarama, (_g, v) => ({ seat: v.seat, advantage: WORTHLESS_KARAMA, before: '' })),
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
  // The row stays as long as it was dealt, also when a hand fills up.
  if (handIsFull(g, seat) && count(g, treachery.row) > 0 && !holds('dune.bidding.deal-fixed'))
    takeAt(g, treachery.row, count(g, treachery.row) - 1, treachery.deck);
  emit(g, 'card bought', 'dune.bidding.win', { seat, spice: price(g) }, { to: [seat], nouns: { card } });
}
const harkonnenBought = (g: G): boolean => is(g, auctionOf(g).high, 'harkonnen');
function bonusCard(g: G): void {
  const seat = auctionOf(g).high;
  if (auctionOf(g).bid === 0 && !holds('dune.harkonnen.bonus-card-karama')) return;
  if (stoppedNow(g, 'harkonnen: bonus card') || (handIsFull(g, seat) && holds('dune.harkonnen.bonus-card-limit')))
    return;
  if (count(g, treachery.deck) + count(g, treachery.discard) === 0) return;
  if (holds('dune.harkonnen.bonus-card-deck')) drawTreachery(g, handOf(seat));
  else if (count(g, treachery.row) > 0) drawTop(g, treachery.row, handOf(seat));
  emit(g, 'bonus card', 'dune.harkonnen.bonus-card', { seat });
}

/** Nobody bids: that card and all after it go back on the deck, the refused one on top. */
function cardsGoBack(g: G): void {
  while (count(g, treachery.row) > 0) {
    const n = holds('dune.bidding.return-order') ? count(g, treachery.row) - 1 : 0;
    takeAt(g, treachery.row, n, treachery.deck);
  }
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
  act(dealTheRow, 'dune.bidding.deal'),
  whilst(
    (g) => count(g, treachery.row) > 0,
    call(oneCard, () => ({})),
  ),
  act(function biddingEnds(g) {
    if (holds('dune.bidding.end-all-sold')) g.table.auction = null;
    g.table.released = g.table.released.map(() => 0);
  }),
  call(announceBattles, () => ({ territory: '' })),
);
