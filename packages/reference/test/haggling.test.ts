import { expect } from 'vitest';
import { position } from './position.ts';
import { rule } from './rule.ts';

const haggle = (...said: readonly (readonly [number, string])[]) => {
  const t = position();
  t.until('haggle?');
  for (const [seat, option] of said) t.says(seat, 'haggle?', option);
  return t;
};

rule('bazaar.haggle.floor', () => {
  const t = haggle();
  expect(t.play.decisions.map((d) => d.seat)).toEqual([0, 1, 2]);
  expect(t.options(1)).toEqual(['done', 'offer 0', 'offer 2']);
  for (const seat of [2, 0, 1]) t.says(seat, 'haggle?', 'done');
  expect(t.asked(0)!.name).toBe('bid for which stall?');

  const six = haggle([2, 'offer 0'], [0, 'refuse 2'], [0, 'offer 2'], [2, 'refuse 0'], [1, 'offer 0'], [1, 'offer 2']);
  expect(six.asked(0)!.name).toBe('bid for which stall?');
  // Who is done is asked again about an offer, and not otherwise.
  const late = haggle([0, 'done'], [1, 'offer 0']);
  expect(late.options(0)).toContain('accept 1');
  late.says(0, 'haggle?', 'refuse 1');
  late.says(0, 'haggle?', 'done');
  expect(late.asked(0)).toBeUndefined();
});

rule('bazaar.haggle.accept', () => {
  const t = haggle([0, 'offer 1']);
  expect(t.table().partners).toEqual([-1, -1, -1]);
  expect(t.options(1)).toContain('accept 0');
  expect(t.options(2)).not.toContain('accept 0');
  t.says(1, 'haggle?', 'accept 0');
  expect(t.table().partners).toEqual([1, 0, -1]);
  t.until('what do you do?');
  expect(t.table().partners).toEqual([1, 0, -1]);
  t.until('ring the bell?');
  expect(t.table().partners).toEqual([-1, -1, -1]);
  expect(haggle([0, 'offer 1'], [1, 'refuse 0']).table().partners).toEqual([-1, -1, -1]);
});

rule('bazaar.haggle.one-partner', () => {
  const t = haggle([2, 'offer 1'], [0, 'offer 1'], [1, 'accept 0']);
  expect(t.options(1)).toEqual(['done', 'refuse 2']);
  expect(t.why(1, 'accept 2')).toBe('bazaar.haggle.one-partner');
  // Nobody is left for the third.
  expect(t.asked(2)).toBeUndefined();
});

rule('bazaar.haggle.asked-already', () => {
  const t = haggle([0, 'offer 1'], [1, 'refuse 0']);
  expect(t.options(0)).toEqual(['done', 'offer 2']);
  expect(t.why(0, 'offer 1')).toBe('bazaar.haggle.asked-already');
  expect(t.options(1)).toContain('offer 0');
  t.until('ring the bell?');
  t.until('haggle?');
  expect(t.options(0)).toContain('offer 1');
});

rule('bazaar.haggle.shared-look', () => {
  const t = haggle([0, 'offer 1'], [1, 'accept 0']);
  const stalls = [0, 1, 2, -1].map((seat) => t.sees(seat).hidden['crates']!['stalls']);
  expect(stalls).toEqual([
    { row: ['spice', null] },
    { row: ['spice', null] },
    { row: [null, null] },
    { row: [null, null] },
  ]);
});
