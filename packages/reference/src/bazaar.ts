// The whole game: set-up, four nights, the end.

import { amount, count, drawTop, kinds, moveOpenly, reveal, shuffle, things, type Seat } from '@landsraad/kernel';
import { BOX, cards, cellarOf, coins, crates, drawCard, handOf, storeOf, worth } from './components.ts';
import { bidding } from './night/bidding.ts';
import { haggling } from './night/haggling.ts';
import { marketTurns } from './night/market.ts';
import { seats, type G, type Look } from './table.ts';
import { emit, endGame, expire, words } from './words.ts';

const { act, ask, abandonIf, call, leaveIf, procedure, repeat, whilst } = words<Record<never, never>>();

// ---- set-up ----

function shuffleEverything(g: G): void {
  shuffle(g, cards.deck);
  shuffle(g, crates.warehouse);
}

function dealHands(g: G): void {
  for (const seat of seats(g)) for (let n = 0; n < BOX.cardsAtStart; n++) drawTop(g, cards.deck, handOf(seat));
  emit(g, 'dealt', 'bazaar.setup.hands', { cards: BOX.cardsAtStart, coins: BOX.coinsAtStart });
}

// ---- a night ----

function nightFalls(g: G): void {
  g.table.night++;
  emit(g, 'night', 'bazaar.night.sequence', { night: g.table.night });
}

const stallsFor = (players: number): number =>
  players === 2 ? BOX.stalls[2] : players === 3 ? BOX.stalls[3] : BOX.stalls[4];

function setOut(g: G): void {
  while (count(g, crates.stalls) < stallsFor(g.table.players) && count(g, crates.warehouse) > 0)
    drawTop(g, crates.warehouse, crates.stalls);
  emit(g, 'set out', 'bazaar.night.setting-out', { crates: count(g, crates.stalls) });
}

// ---- dusk ----

function everybodyDraws(g: G): void {
  for (const seat of seats(g)) drawCard(g, seat);
  emit(g, 'dusk', 'bazaar.dusk.draw', { night: g.table.night });
}

const tooManyCards = (g: Look): Seat => seats(g).find((s) => count(g, handOf(s)) > BOX.handLimit) ?? -1;
const somebodyHoldsTooMany = (g: G): boolean => tooManyCards(g) >= 0;

/** Whoever plays a card at any time while being asked may no longer have to discard. */
const discarding = procedure(
  'discarding',
  'bazaar.dusk.hand-limit',
  abandonIf((g) => !somebodyHoldsTooMany(g)),
  whilst(
    somebodyHoldsTooMany,
    ask('discard which card?', 'bazaar.dusk.hand-limit', {
      who: tooManyCards,
      options: (g) => kinds(g, handOf(tooManyCards(g))),
      always: true,
      then: (g, _v, card) => {
        const seat = tooManyCards(g);
        moveOpenly(g, handOf(seat), card, cards.played);
        emit(g, 'discarded', 'bazaar.dusk.hand-limit', { seat, card });
      },
    }),
  ),
);

/** A partnership lasts until dusk. */
function partnersPart(g: G): void {
  g.table.partners = g.table.partners.map(() => -1);
  g.table.offered = [];
}

function nightIsOver(g: G): void {
  expire(g, `night ${g.table.night}`);
  g.table.bids = [];
  g.table.peace = [];
}

const night = procedure(
  'night',
  'bazaar.night.sequence',
  act(nightFalls),
  ask('ring the bell?', 'bazaar.night.bell', {
    who: (g) => seats(g),
    options: () => ['ring'],
    then: (g, _v, _ring, seat) => {
      g.table.first = seat;
      emit(g, 'bell', 'bazaar.night.bell', { seat });
    },
  }),
  act(setOut, 'bazaar.night.setting-out'),
  call(haggling, () => ({})),
  call(bidding, () => ({ at: 0 })),
  call(marketTurns, () => ({ taken: 0 })),
  act(partnersPart, 'bazaar.haggle.accept'),
  act(everybodyDraws, 'bazaar.dusk.draw'),
  call(discarding, () => ({})),
  act(nightIsOver),
);

// ---- the end ----

const belongings = (seat: Seat) => [storeOf(seat), cellarOf(seat)];

export const score = (g: G, seat: Seat): number =>
  belongings(seat)
    .flatMap((place) => things(g, place))
    .reduce((sum, crate) => sum + worth(crate), 0) + Math.floor(amount(g, coins, seat) / 2);

const lastNightIsOver = (g: G): boolean => g.table.night >= BOX.nights;

function openTheStores(g: G): void {
  for (const seat of seats(g))
    for (const place of belongings(seat)) things(g, place).forEach((_, n) => reveal(g, place, n));
  const scores = seats(g).map((s) => score(g, s));
  const best = Math.max(...scores);
  for (const seat of seats(g)) emit(g, 'scored', 'bazaar.end.score', { seat, score: scores[seat] ?? 0 });
  endGame(
    g,
    'bazaar.end.score',
    seats(g).filter((s) => scores[s] === best),
    scores,
  );
}

export const bazaar = procedure(
  'bazaar',
  'bazaar.setup.players',
  act(shuffleEverything),
  act(dealHands, 'bazaar.setup.hands'),
  repeat(
    call(night, () => ({})),
    leaveIf(lastNightIsOver, 'bazaar.end.nights'),
  ),
  act(openTheStores, 'bazaar.end.score'),
);
