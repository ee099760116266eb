// How a careless player leans where the position decides.

import { rules, type Table } from '@landsraad/imperium';
import type { Decision, Rules } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { position } from './position.ts';

/** Any question may be weighed. */
const { weigh }: Rules<Table> = rules;

const asked = (name: string, options: readonly string[]): Decision => ({
  seat: 0,
  question: 0,
  name,
  rule: '',
  options,
  about: { house: 0, effect: '', card: '' },
  means: null,
  sealed: false,
  window: null,
});
const FACTIONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'];

function leaning(influence: readonly number[], name: string, options = FACTIONS): readonly number[] {
  const { g } = position({ players: 3, houses: [{ influence: [...influence] as [number, number, number, number] }] });
  const d = asked(name, options);
  return weigh?.(g, d) ?? [];
}

test('a step that brings a point is taken gladly, one beyond the top seldom', () => {
  const [one, none, three, top] = leaning([1, 0, 3, 6], 'influence with which faction?');
  expect(one).toBeGreaterThan(none!);
  expect(three).toBe(one);
  expect(top).toBeLessThan(none!);
});
test('a step back that costs a point is taken seldom', () => {
  const [two, one, four] = leaning([2, 1, 4, 3], 'lose influence with which faction?');
  expect(two).toBeLessThan(one!);
  expect(four).toBe(two);
});
test('agents go where a step brings a point', () => {
  const [wealth, foldspace] = leaning([1, 0, 0, 0], 'send the agent where?', ['wealth', 'foldspace']);
  expect(wealth).toBeGreaterThan(foldspace!);
});
