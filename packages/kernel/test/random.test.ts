import { below, next, pick, pickWeighed, seeded, shuffleList, type RandomState } from '@landsraad/kernel';
import { expect, test } from 'vitest';

test('xoshiro128** gives the published numbers for the state 1, 2, 3, 4', () => {
  const s: RandomState = [1, 2, 3, 4];
  expect(Array.from({ length: 10 }, () => next(s))).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

test('a seed of 32 hexadecimal digits is the state itself, any other text is spread over it', () => {
  expect(seeded('00000001000000020000000300000004')).toEqual([1, 2, 3, 4]);
  expect(seeded('a')).not.toEqual(seeded('b'));
  expect(seeded(7)).toEqual(seeded('7'));
  expect(seeded('0'.repeat(32)).some((w) => w !== 0)).toBe(true);
});

test('numbers below n are equally likely', () => {
  const s = seeded('dice');
  const counts = [0, 0, 0, 0, 0, 0];
  for (let n = 0; n < 60_000; n++) counts[below(s, 6)]!++;
  for (const c of counts) expect(Math.abs(c - 10_000)).toBeLessThan(450);
});

test('a number that would make some results likelier is drawn again', () => {
  // The first number of this state is 0: four such numbers are left over when 2 ** 32 is divided by 6.
  const s: RandomState = [1, 0, 3, 4];
  const t: RandomState = [1, 0, 3, 4];
  expect(next(t)).toBe(0);
  expect(below(s, 6)).toBe(below(t, 6));
  expect(s).toEqual(t);
  // Nothing is left over for 8.
  expect(below([1, 0, 3, 4], 8)).toBe(0);
});

test('a shuffle keeps everything and an empty list has nothing to pick', () => {
  const s = seeded(3);
  expect(shuffleList(s, [1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5]);
  // Every order of three things, each about as often.
  const orders = new Map<string, number>();
  for (let n = 0; n < 6000; n++) {
    const order = shuffleList(s, ['a', 'b', 'c']).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(120);
  expect(() => pick(s, [])).toThrow('empty list');
});

test('what weighs more is picked more often, what weighs nothing never, and without weights anything', () => {
  const s = seeded('weights');
  const counts: { [what: string]: number } = {};
  for (let n = 0; n < 10_000; n++) {
    const what = pickWeighed(s, ['one', 'three', 'none'], [1, 3, 0]);
    counts[what] = (counts[what] ?? 0) + 1;
  }
  expect(Object.keys(counts).toSorted()).toEqual(['one', 'three']);
  expect(Math.abs(counts['three']! - 7_500)).toBeLessThan(200);
  expect(['a', 'b']).toContain(pickWeighed(s, ['a', 'b'], [0, 0]));
});
