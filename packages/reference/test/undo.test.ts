// Taking back, across everything the game has.

import { canRedo, canUndo, fingerprint, logOf, redo, replay, rewind, undo } from '@landsraad/kernel';
import { cards } from '@landsraad/reference';
import { expect, test } from 'vitest';
import { position, type Position, type SetUp } from './position.ts';

const at = (question: string, setUp: SetUp = {}): Position => {
  const t = position(setUp);
  t.until(question);
  return t;
};
const undoers = (t: Position): number[] => [0, 1, 2].filter((seat) => canUndo(t.play, seat));
/** The numbers of questions go on through an undo; the rest of the position comes back. */
const standing = (t: Position): string => fingerprint({ ...t.play.game, moment: 0 });
const replayed = (t: Position): string => fingerprint(replay(t.play.rules, logOf(t.play), { verify: true }).game);

test('words on the open floor are taken back until somebody else has spoken', () => {
  const t = at('haggle?');
  const before = standing(t);
  t.says(0, 'haggle?', 'offer 1');
  expect(undoers(t)).toEqual([0]);
  undo(t.play, 0);
  expect(standing(t)).toBe(before);
  expect(t.table().offered).toEqual([]);
  redo(t.play, 0);
  expect(t.table().offered).toEqual([{ from: 0, to: 1, open: true }]);
  t.says(2, 'haggle?', 'done');
  expect(undoers(t)).toEqual([2]);
  expect(() => undo(t.play, 0)).toThrow(/cannot be taken back alone/);
  expect(replayed(t)).toBe(fingerprint(t.play.game));
});

test('an accepted partnership shows a crate and cannot be taken back; a refused one can', () => {
  const t = at('haggle?');
  t.says(0, 'haggle?', 'offer 1');
  t.says(1, 'haggle?', 'refuse 0');
  expect(undoers(t)).toEqual([1]);
  undo(t.play, 1);
  t.says(1, 'haggle?', 'accept 0');
  expect(undoers(t)).toEqual([]);
});

test('a sealed bid is taken back element by element, in any order among seats, until the last seat seals', () => {
  const t = at('bid for which stall?');
  expect(undoers(t)).toEqual([]);
  t.bids(0, 1, 2);
  t.bids(1, 0, 3);
  expect(undoers(t)).toEqual([0, 1]);
  const others = JSON.stringify([t.sees(2), t.sees(1).decision]);
  undo(t.play, 0);
  expect(t.asked(0)!.name).toBe('how many coins?');
  undo(t.play, 0);
  expect(t.asked(0)!.name).toBe('bid for which stall?');
  expect(canUndo(t.play, 0)).toBe(false);
  expect(t.asked(1)).toBeUndefined();
  redo(t.play, 0);
  redo(t.play, 0);
  expect(JSON.stringify([t.sees(2), t.sees(1).decision])).toBe(others);
  t.says(2, 'bid for which stall?', -1);
  expect(t.table().bids.map((b) => [b.stall, b.coins])).toEqual([
    [1, 2],
    [0, 3],
    [-1, 0],
  ]);
  expect(undoers(t)).toEqual([]);
  expect(replayed(t)).toBe(fingerprint(t.play.game));
});

test('a turn at the market can be taken back when nothing was drawn or shown', () => {
  const t = at('what do you do?', { deck: [], played: [] });
  const before = standing(t);
  t.says(0, 'what do you do?', 'draw');
  expect(undoers(t)).toEqual([0]);
  undo(t.play, 0);
  expect(standing(t)).toBe(before);
  expect(canRedo(t.play, 0)).toBe(true);
});

test('a card that one has shown of one’s own free will goes back to the hand', () => {
  const t = at('what do you do?', { hands: [['broker']], bank: 5 });
  const before = standing(t);
  t.says(0, 'what do you do?', 'broker');
  expect(undoers(t)).toEqual([0]);
  undo(t.play, 0);
  expect([t.coins(0), t.table().bank]).toEqual([5, 5]);
  expect(t.lies(cards.hand[0])).toEqual(['broker']);
  expect(standing(t)).toBe(before);
});

test('after a draw nothing can be taken back, and the refusal changes nothing', () => {
  const t = at('what do you do?', { deck: ['cloak', 'guard'] });
  t.says(0, 'what do you do?', 'draw');
  const before = fingerprint(t.play.game);
  expect(undoers(t)).toEqual([]);
  expect(() => undo(t.play, 0)).toThrow(/shown or drawn/);
  expect([fingerprint(t.play.game), t.play.entries.length]).toEqual([before, t.play.hashes?.length]);
  expect(t.lies(cards.hand[0])).toEqual(['cloak']);
});

test('announcing a raid opens a window: what led there stays, an answer to it may be taken back', () => {
  const t = at('what do you do?', { stores: [[], ['spice']], hands: [[], ['guard'], []] });
  t.says(0, 'what do you do?', 'raid 1');
  expect(undoers(t)).toEqual([]);
  t.says(1, 'stop the raid?', 'pass');
  expect(undoers(t)).toEqual([1]);
  undo(t.play, 1);
  expect(t.options(1)).toEqual(['pass', 'guard']);
});

test('a deal is taken back before it is answered', () => {
  const t = at('what do you do?');
  const before = standing(t);
  t.acts(1, 'deal', { to: 2, coins: 5 });
  expect(t.asked(2)!.name).toBe('accept the deal?');
  undo(t.play, 1);
  expect(standing(t)).toBe(before);
  t.acts(1, 'deal', { to: 2, coins: 5 });
  t.says(2, 'accept the deal?', 'accept');
  expect(undoers(t)).toEqual([2]);
  undo(t.play, 2);
  expect([1, 2].map(t.coins)).toEqual([5, 5]);
});

test('by consent the table goes back past a draw, and the deck is another', () => {
  const t = at('what do you do?');
  const count = t.play.past.length;
  const drawn = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    rewind(t.play, 0, count, seed);
    t.says(0, 'what do you do?', 'draw');
    drawn.add(t.lies(cards.hand[0])[0]!);
  }
  expect(drawn.size).toBeGreaterThan(2);
  expect(replayed(t)).toBe(fingerprint(t.play.game));
});

test('by consent the table goes back past the dice, and they fall anew', () => {
  const t = at('bid for which stall?');
  const count = t.play.past.length;
  const tie = (): unknown[] => {
    for (const seat of [0, 1, 2]) t.bids(seat, 0, 1);
    const rolls = t.happened.filter((h) => h.kind === 'rolled').map((h) => h.nouns['pips']);
    t.happened.length = 0;
    return rolls;
  };
  const first = tie();
  rewind(t.play, 0, count, 'fresh');
  expect([0, 1, 2].map(t.coins)).toEqual([5, 5, 5]);
  const second = tie();
  rewind(t.play, 0, count, 'fresher');
  const third = tie();
  expect(new Set([first, second, third].map(String)).size).toBe(3);
  // Everything is in the log, the rewinds too.
  expect(t.play.entries.filter((e) => e[2] === 'rewind')).toEqual([
    [0, count, 'rewind', 'fresh'],
    [0, count, 'rewind', 'fresher'],
  ]);
  expect(replayed(t)).toBe(fingerprint(t.play.game));
  expect(() => rewind(t.play, 0, 99, 'x')).toThrow(/There is no entry 99/);
});
