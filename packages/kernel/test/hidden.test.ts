import {
  amount,
  begin,
  below,
  change,
  choose,
  count,
  drawMany,
  drawTop,
  EVERYONE,
  fingerprint,
  hands,
  heap,
  imagine,
  kinds,
  knows,
  moveAllOpenly,
  moveOpenly,
  moveSecretly,
  ofSeat,
  openPile,
  pick,
  reshuffleUnknown,
  reveal,
  revealAll,
  roll,
  seeded,
  sequence,
  settle,
  show,
  shuffle,
  shuffleInto,
  takeAt,
  takeAtRandom,
  things,
  view,
  WATCHER,
  type PlaceRef,
} from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rulesOf, tiny, type TinyGame } from './tiny.ts';

const { book, words, pool, purse } = tiny();
const cards = pool('cards', {
  rule: 'tiny.play.begins',
  things: () => ['ace', 'ace', 'king', 'queen', 'six', 'ten'],
  start: 'deck',
  places: { deck: sequence, discard: openPile, face: heap, hand: hands },
  counted: (g, place) => place.owner === null || g.table.number === 0,
  most: () => 3,
});
const coins = purse('coins', {
  rule: 'tiny.play.begins',
  start: (_config, seat) => seat + 1,
  atLeast: (g, seat) => (g.table.done.includes(`rich ${seat}`) ? 2 : 0),
});
const marked = pool('marked', {
  rule: 'tiny.play.begins',
  things: () => ['red', 'blue', 'green'],
  start: 'row',
  places: { row: sequence },
  may: (_g, _place, thing, position) => !(thing === 'red' && position === 0),
});
const w = words<Record<never, never>>();
const rules = rulesOf(
  book,
  w.procedure('play', 'tiny.play.begins', w.ask('on?', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] })),
);
const hand = (seat: number): PlaceRef => cards.hand[seat]!;

const fresh = (): TinyGame => {
  const g = begin(rules, { mode: 'standard', players: 3, options: {} }, 5);
  settle(rules, g, 'table');
  return g;
};
/** A table with ace and king in hand 0, queen in hand 1. */
const dealt = (): TinyGame => {
  const g = fresh();
  for (const [card, seat] of [
    ['ace', 0],
    ['king', 0],
    ['queen', 1],
  ] as const)
    moveSecretly(g, cards.deck, card, hand(seat));
  return g;
};
const seen = (g: TinyGame, seat: number, place: string) => view(rules, g, seat).hidden['cards']![place];

describe('knowers', () => {
  test('a drawn card is known to its owner alone', () => {
    const g = fresh();
    const card = drawTop(g, cards.deck, hand(1));
    expect(card).toBe('ten');
    expect(seen(g, 1, 'hand 1')).toEqual({ known: ['ten'], backs: 0 });
    expect(seen(g, 0, 'hand 1')).toEqual({ known: [], backs: 1 });
    expect(seen(g, WATCHER, 'hand 1')).toEqual({ known: [], backs: 1 });
    expect(g.barrier).toBe(1);
  });

  test('show adds a knower, and he knows it wherever it goes in sight', () => {
    const g = dealt();
    show(g, cards.deck, count(g, cards.deck) - 1, 2);
    expect(seen(g, 2, 'deck')).toEqual({ row: [null, null, 'ten'] });
    drawTop(g, cards.deck, hand(0));
    expect(seen(g, 2, 'hand 0')).toEqual({ known: ['ten'], backs: 2 });
    expect(seen(g, 1, 'hand 0')).toEqual({ known: [], backs: 3 });
  });

  test('a thing known to two is shown to two and to nobody else', () => {
    const g = dealt();
    show(g, hand(0), things(g, hand(0)).indexOf('king'), 1);
    expect(seen(g, 1, 'hand 0')).toEqual({ known: ['king'], backs: 1 });
    expect(seen(g, 2, 'hand 0')).toEqual({ known: [], backs: 2 });
    expect(seen(g, WATCHER, 'hand 0')).toEqual({ known: [], backs: 2 });
  });

  test('revealing opens to all, watchers too; a played card taken back to hand stays known', () => {
    const g = dealt();
    moveOpenly(g, hand(0), 'king', cards.discard);
    expect(seen(g, WATCHER, 'discard')).toEqual({ row: ['king'] });
    takeAt(g, cards.discard, 0, hand(0));
    expect(seen(g, WATCHER, 'hand 0')).toEqual({ known: ['king'], backs: 1 });
    reveal(g, hand(0), 0);
    expect(seen(g, 1, 'hand 0')).toEqual({ known: ['ace', 'king'], backs: 0 });
  });

  test('a shuffle clears every knower', () => {
    const g = dealt();
    moveOpenly(g, hand(0), 'king', cards.discard);
    shuffleInto(g, cards.discard, cards.deck);
    expect(count(g, cards.discard)).toBe(0);
    expect(seen(g, 0, 'deck')).toEqual({ row: [null, null, null, null] });
    expect(knows(g, 0, cards.deck, 0)).toBe(false);
  });

  test('who cannot tell what left a set forgets what he knew of it', () => {
    const g = dealt();
    show(g, hand(0), things(g, hand(0)).indexOf('king'), 2);
    moveSecretly(g, hand(0), 'ace', hand(1));
    expect(seen(g, 2, 'hand 0')).toEqual({ known: [], backs: 1 });
    expect(seen(g, 2, 'hand 1')).toEqual({ known: [], backs: 2 });
    expect(seen(g, 1, 'hand 1')).toEqual({ known: ['ace', 'queen'], backs: 0 });
  });

  test('a set of equal known things is still known when one of them leaves', () => {
    const g = fresh();
    for (let n = 0; n < 2; n++) moveSecretly(g, cards.deck, 'ace', hand(0));
    reveal(g, hand(0), 0);
    reveal(g, hand(0), 0);
    reveal(g, hand(0), 1);
    moveSecretly(g, hand(0), 'ace', hand(1));
    expect(seen(g, 2, 'hand 1')).toEqual({ known: ['ace'], backs: 0 });
  });

  test('taken at random: both owners learn it, the others do not', () => {
    const g = dealt();
    const card = takeAtRandom(g, hand(0), hand(1));
    expect(things(g, hand(1))).toContain(card);
    expect(seen(g, 2, 'hand 1')).toEqual({ known: [], backs: 2 });
  });

  test('equal things are one option and sets keep the order of names', () => {
    const g = fresh();
    for (const card of ['six', 'ace', 'king', 'ace']) moveSecretly(g, cards.deck, card, hand(0));
    expect(things(g, hand(0))).toEqual(['ace', 'ace', 'king', 'six']);
    expect(kinds(g, hand(0))).toEqual(['ace', 'king', 'six']);
  });

  test('counts that are secret now are not in a view', () => {
    const g = dealt();
    g.table.number = 1;
    expect(seen(g, 1, 'hand 0')).toEqual({ known: [], backs: null });
    expect(seen(g, 0, 'hand 0')).toEqual({ known: ['ace', 'king'], backs: 0 });
  });

  test('what is not there cannot be moved, and an empty place gives nothing', () => {
    const g = fresh();
    expect(() => moveOpenly(g, cards.deck, 'joker', cards.discard)).toThrow('joker is not in deck');
    expect(() => drawTop(g, cards.face, hand(0))).toThrow('face is empty');
    expect(() => takeAtRandom(g, hand(0), hand(1))).toThrow();
  });
});

describe('many at once', () => {
  const known = (g: TinyGame, ref: PlaceRef) => g.hidden[ref.pool]![ref.index]!.known;

  test('everything that lies there moves as if one by one, face up', () => {
    const [one, all] = [dealt(), dealt()];
    for (const card of things(one, hand(0)).slice()) moveOpenly(one, hand(0), card, cards.discard);
    moveAllOpenly(all, hand(0), cards.discard);
    expect(things(all, cards.discard)).toEqual(['ace', 'king']);
    expect(all).toEqual(one);
    moveAllOpenly(all, hand(0), cards.discard);
    expect(all).toEqual(one);
    moveAllOpenly(all, cards.discard, hand(1));
    expect(things(all, hand(1))).toEqual(['ace', 'king', 'queen']);
    expect(known(all, hand(1))).toEqual([EVERYONE, EVERYONE, 2]);
  });

  test('so many are drawn as if one by one, or as many as there are', () => {
    const [one, many] = [dealt(), dealt()];
    drawTop(one, cards.deck, hand(1));
    drawTop(one, cards.deck, hand(1));
    drawMany(many, cards.deck, hand(1), 2);
    expect(many).toEqual(one);
    drawMany(many, cards.deck, hand(1), 9);
    expect(count(many, cards.deck)).toBe(0);
    expect(things(many, hand(1))).toEqual(['ace', 'queen', 'six', 'ten']);
  });
});

describe('amounts', () => {
  test('a purse shows its owner the amount and everybody the sum; it cannot be overdrawn', () => {
    const g = fresh();
    expect(view(rules, g, 1).purses['coins']).toEqual({ amounts: [null, 2, null], sum: 6 });
    change(g, coins, 1, -2);
    expect(amount(g, coins, 1)).toBe(0);
    expect(() => change(g, coins, 1, -1)).toThrow('coins of seat 1 is 0');
  });

  test('imagined amounts keep the sum, my own and what everybody knows', () => {
    const g = fresh();
    g.table.done.push('rich 2');
    const amounts = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const i = imagine(rules, g, 0, seeded(n));
      expect(i.purses[0]!.reduce((a, b) => a + b, 0)).toBe(6);
      expect(amount(i, coins, 0)).toBe(1);
      expect(amount(i, coins, 2)).toBeGreaterThanOrEqual(2);
      amounts.add(String(i.purses[0]));
    }
    expect(amounts.size).toBeGreaterThan(2);
  });

  test('bounds that promise more than is there give way: the sum and my own stay', () => {
    const g = fresh();
    // Seats 1 and 2 are said to have 2 each and have 3 together.
    g.table.done.push('rich 1', 'rich 2');
    change(g, coins, 2, -2);
    for (let n = 0; n < 20; n++) {
      const i = imagine(rules, g, 0, seeded(n));
      expect(i.purses[0]!.reduce((a, b) => a + b, 0)).toBe(4);
      expect(amount(i, coins, 0)).toBe(1);
      expect(i.purses[0]!.every((c) => c >= 0)).toBe(true);
      expect(view(rules, i, 0)).toEqual(view(rules, g, 0));
    }
    // To seat 1, who knows its own two, the bound of seat 2 leaves one way only.
    expect(imagine(rules, g, 1, seeded(0)).purses[0]).toEqual([0, 2, 2]);
  });
});

describe('imagined worlds', () => {
  test('nothing that a seat knows is changed, and all the rest is', () => {
    const g = dealt();
    reveal(g, cards.deck, 0);
    const decks = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const i = imagine(rules, g, 0, seeded(n));
      expect(things(i, hand(0))).toEqual(['ace', 'king']);
      expect(things(i, cards.deck)[0]).toBe('ace');
      expect([...things(i, cards.deck), ...things(i, hand(1))].toSorted()).toEqual(['ace', 'queen', 'six', 'ten']);
      decks.add(String(things(i, cards.deck)));
    }
    expect(decks.size).toBe(6);
  });

  test('random, sealed or not, is never the true one', () => {
    const g = fresh();
    expect(imagine(rules, g, 0, seeded(1)).random).not.toEqual(g.random);
  });

  test('where the count is secret it varies too, within what a place may hold', () => {
    const g = dealt();
    moveSecretly(g, cards.deck, 'six', hand(2));
    g.table.number = 1;
    const sizes = new Set<string>();
    for (let n = 0; n < 100; n++) {
      const i = imagine(rules, g, 0, seeded(n));
      const size = [count(i, hand(1)), count(i, hand(2))];
      expect(size[0]! + size[1]!).toBe(2);
      sizes.add(String(size));
    }
    expect([...sizes].toSorted()).toEqual(['0,2', '1,1', '2,0']);
  });

  test('what the rules exclude is not imagined', () => {
    const g = fresh();
    shuffle(g, marked.row);
    const seenFirst = new Set<string>();
    for (let n = 0; n < 100; n++) seenFirst.add(things(imagine(rules, g, 1, seeded(n)), marked.row)[0]!);
    expect([...seenFirst].toSorted()).toEqual(['blue', 'green']);
  });

  test('the same to a seat and the same random give the same world', () => {
    const g = dealt();
    const other = imagine(rules, g, 1, seeded('another'));
    expect(fingerprint(imagine(rules, g, 1, seeded(9)))).toBe(fingerprint(imagine(rules, other, 1, seeded(9))));
  });
});

const beads = pool('beads', {
  rule: 'tiny.play.begins',
  things: () => ['amber', 'amber', 'amber', 'jade', 'jade', 'jade'],
  start: 'bag',
  places: { bag: sequence, table: openPile, bowl: heap, fist: hands },
});
test.each([
  ['cards', [cards.deck, cards.discard, cards.face, hand(0), hand(1), hand(2)]],
  ['beads', [beads.bag, beads.table, beads.bowl, ...beads.fist.slice(0, 3)]],
] as const)(
  'whatever happens to %s, sets lie in order, nothing is lost, and who learns something knows it',
  (_, places) => {
    const g = fresh();
    const random = seeded('anything');
    const at = (ref: PlaceRef) => g.hidden[ref.pool]![ref.index]!;
    const all = places.flatMap((p) => things(g, p)).toSorted();
    /** How many things each seat knows. */
    const known = (): number[] =>
      [0, 1, 2].map((seat) =>
        places.reduce((sum, p) => sum + at(p).known.filter((k) => (k & (1 << seat)) !== 0).length, 0),
      );
    for (let n = 0; n < 800; n++) {
      const from = pick(
        random,
        places.filter((p) => count(g, p) > 0),
      );
      const to = pick(
        random,
        places.filter((p) => p !== from),
      );
      const position = below(random, count(g, from));
      const thing = things(g, from)[position]!;
      const [knew, before] = [known(), g.barrier + g.shown];
      const wasOpen = at(from).known[position] === EVERYONE;
      const what = below(random, 9);
      if (what < 3) show(g, from, position, below(random, 3));
      else if (what === 3) reveal(g, from, position);
      else if (what === 4) moveSecretly(g, from, thing, to);
      else if (what === 5) moveOpenly(g, from, thing, to, below(random, 2) === 0);
      else if (what === 6) takeAt(g, from, position, to);
      else if (what === 7) drawMany(g, from, to, 2);
      else if (!from.open && from.owner === null) shuffle(g, from);
      expect(places.flatMap((p) => things(g, p)).toSorted()).toEqual(all);
      for (const p of places) {
        expect(at(p).known.length).toBe(at(p).things.length);
        if (!p.ordered) expect(pairs(at(p))).toEqual(pairs(at(p)).toSorted());
        if (p.open) expect(at(p).known.every((k) => k === EVERYONE)).toBe(true);
        if (p.owner !== null) expect(at(p).known.every((k) => (k & (1 << p.owner!)) !== 0)).toBe(true);
      }
      // Somebody knows more than before: then there is no way back. What everybody knew tells nobody anything.
      if (known().some((k, seat) => k > knew[seat]!)) expect(g.barrier + g.shown).toBeGreaterThan(before);
      if (wasOpen && [0, 1, 2, 3, 6].includes(what)) expect(g.barrier + g.shown).toBe(before);
      // A world that a seat imagines looks the same to it, and it would imagine the same there.
      if (n % 20 === 0)
        for (const seat of [WATCHER, 0, 1, 2]) {
          const other = imagine(rules, g, seat, seeded(n));
          expect(view(rules, other, seat).hidden).toEqual(view(rules, g, seat).hidden);
          expect(fingerprint(imagine(rules, other, seat, seeded('x')))).toBe(
            fingerprint(imagine(rules, g, seat, seeded('x'))),
          );
        }
    }
  },
);
/** Equal things of a set lie in the order of who knows them. */
const pairs = (p: { readonly things: readonly string[]; readonly known: readonly number[] }): string[] =>
  p.things.map((thing, n) => `${thing} ${String(p.known[n]! + 1).padStart(12, '0')}`);

test('of things that are all alike one may leave: who knew them knows the rest', () => {
  const g = fresh();
  for (let n = 0; n < 3; n++) moveSecretly(g, beads.bag, 'amber', beads.fist[0]!);
  // What becomes known moves up behind what is not.
  for (let n = 0; n < 3; n++) show(g, beads.fist[0]!, 0, 1);
  moveSecretly(g, beads.fist[0]!, 'amber', beads.bag);
  const seen = (seat: number) => view(rules, g, seat).hidden['beads']!['fist 0'];
  expect([seen(1), seen(2)]).toEqual([
    { known: ['amber', 'amber'], backs: 0 },
    { known: [], backs: 2 },
  ]);
  // One of another kind among them, and nobody can tell any more what is left.
  moveSecretly(g, beads.bag, 'jade', beads.fist[0]!);
  show(g, beads.fist[0]!, things(g, beads.fist[0]!).indexOf('jade'), 1);
  moveSecretly(g, beads.fist[0]!, 'jade', beads.bag);
  expect(seen(1)).toEqual({ known: [], backs: 2 });
});
test('what is laid down goes on top, or to the bottom', () => {
  const g = fresh();
  moveOpenly(g, cards.deck, 'ten', cards.discard);
  moveOpenly(g, cards.deck, 'six', cards.discard, false);
  moveOpenly(g, cards.deck, 'king', cards.discard);
  expect(things(g, cards.discard)).toEqual(['six', 'ten', 'king']);
});
test('once an answer has failed, nobody is acting any more', () => {
  const { book: faulty, words: more } = tiny();
  const v = more<Record<never, never>>();
  const ask = v.ask('fail?', 'tiny.play.asks', {
    who: () => 0,
    options: () => ['x', 'y'],
    then: () => {
      throw new Error('a fault');
    },
  });
  const failing = rulesOf(faulty, v.procedure('play', 'tiny.play.begins', ask));
  const broken = begin(failing, { mode: 'standard', players: 3, options: {} }, 5);
  expect(() => choose(failing, broken, 0, settle(failing, broken, 'table')[0]!.question, 'x')).toThrow('a fault');
  // What is shown of a hand now is not shown of that seat's free will.
  const g = dealt();
  const before = g.barrier;
  show(g, hand(0), 0, 1);
  expect([g.barrier, g.shown]).toEqual([before + 1, 0]);
});

test('what is not there cannot be taken, shown or paid', () => {
  const g = fresh();
  expect(() => drawTop(g, cards.discard, hand(0))).toThrow('discard is empty');
  expect(() => takeAtRandom(g, cards.discard, hand(0))).toThrow('discard is empty');
  expect(() => takeAt(g, cards.deck, 6, hand(0))).toThrow('deck has no position 6');
  expect(() => show(g, cards.deck, 6, 0)).toThrow('deck has no position 6');
  expect(() => reveal(g, cards.deck, -1)).toThrow('deck has no position -1');
  expect(() => moveOpenly(g, cards.deck, 'joker', cards.discard)).toThrow('joker is not in deck');
  expect(() => change(g, coins, 0, -2)).toThrow('coins of seat 0 is 1: 2 cannot be taken');
  expect(() => change(g, coins, 3, 1)).toThrow('no coins at seat 3');
  expect(() => count(g, hand(3))).not.toThrow();
  expect(() => ofSeat(cards.hand, 4)).toThrow('there is no seat 4');
  expect([amount(g, coins, 2), amount(g, coins, 3)]).toEqual([3, 0]);
});

test('where the count is secret, every place holds at least and at most what the rules say', () => {
  const { book: other, words: more, pool: another } = tiny();
  const stones = another('stones', {
    rule: 'tiny.play.begins',
    things: () => ['a', 'b', 'c', 'd', 'e'],
    start: 'bag',
    places: { bag: sequence, hand: hands },
    counted: (_g, place) => place.owner === null,
    least: () => 1,
    most: () => 3,
  });
  const v = more<Record<never, never>>();
  const ask = v.ask('on?', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] });
  const counting = rulesOf(other, v.procedure('play', 'tiny.play.begins', ask));
  const g = begin(counting, { mode: 'standard', players: 3, options: {} }, 5);
  settle(counting, g, 'table');
  for (const [thing, seat] of [
    ['a', 1],
    ['b', 1],
    ['c', 2],
    ['d', 2],
  ] as const)
    moveSecretly(g, stones.bag, thing, stones.hand[seat]!);
  const sizes = new Set<string>();
  for (let n = 0; n < 100; n++) {
    const i = imagine(counting, g, 0, seeded(n));
    sizes.add([1, 2].map((seat) => count(i, stones.hand[seat]!)).join());
  }
  expect([...sizes].toSorted()).toEqual(['1,3', '2,2', '3,1']);
});

test('of a place that is nobody’s and not counted nobody sees how much lies there', () => {
  const { book: other, words: more, pool: another } = tiny();
  const bags = another('stones', {
    rule: 'tiny.play.begins',
    things: () => ['a', 'b', 'c'],
    start: 'bag',
    places: { bag: heap, hand: hands },
    counted: () => false,
  });
  const v = more<Record<never, never>>();
  const ask = v.ask('on?', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] });
  const secret = rulesOf(other, v.procedure('play', 'tiny.play.begins', ask));
  const g = begin(secret, { mode: 'standard', players: 2, options: {} }, 5);
  moveSecretly(g, bags.bag, 'a', bags.hand[1]!);
  for (const seat of [0, 1, WATCHER])
    expect(view(secret, g, seat).hidden['stones']?.['bag']).toEqual({ known: [], backs: null });
  expect(view(secret, g, 1).hidden['stones']?.['hand 1']).toEqual({ known: ['a'], backs: 0 });
  expect(view(secret, g, 0).hidden['stones']?.['hand 1']).toEqual({ known: [], backs: null });
});

test('every random event and every revelation moves the barrier', () => {
  const g = dealt();
  const moves = (work: () => void) => {
    const before = g.barrier;
    work();
    return g.barrier > before;
  };
  expect(moves(() => roll(g, 6))).toBe(true);
  expect(moves(() => shuffle(g, cards.deck))).toBe(true);
  expect(moves(() => show(g, cards.deck, 0, 1))).toBe(true);
  expect(moves(() => show(g, cards.deck, 0, 1))).toBe(false);
  expect(moves(() => reveal(g, cards.deck, 0))).toBe(true);
  expect(moves(() => revealAll(g, cards.deck))).toBe(true);
  expect(moves(() => revealAll(g, cards.deck))).toBe(false);
  expect(moves(() => moveSecretly(g, hand(0), 'ace', hand(0)))).toBe(false);
  expect(g.hidden[0]![0]!.known[0]).toBe(EVERYONE);
});

test('randomness begins anew also where the rules say what may lie where', () => {
  const orders = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const g = begin(rules, { mode: 'standard', players: 3, options: {} }, 1);
    g.random = seeded(n);
    const row = g.hidden[marked.row.pool]![marked.row.index]!;
    g.hidden[marked.row.pool]![marked.row.index] = { things: ['blue', 'red', 'green'], known: row.known };
    reshuffleUnknown(g, book.pools);
    orders.add(things(g, marked.row).join(' '));
  }
  expect([...orders].toSorted()).toEqual(['blue green red', 'blue red green', 'green blue red', 'green red blue']);
});
