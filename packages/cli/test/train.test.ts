import { expect, test } from 'vitest';
import { chancesOf, fitted, surprise, type Sample } from '../src/train/fit.ts';
import { addCounts, count, newCounts, policyOf } from '../src/train/counts.ts';

const asked = (option: string) => ({ role: 'fremen', question: 'bid?', option });

test('a table holds what was taken more or less often than expected, by stage', () => {
  const counts = newCounts();
  for (let n = 0; n < 20; n++) {
    count(counts, asked('1'), 0, 1, 0.5);
    count(counts, asked('pass'), 0, 0, 0.5);
    count(counts, asked('as expected'), 1, 1, 1);
  }
  count(counts, asked('hardly ever seen'), 1, 1, 0.1);
  const { stages, ratios } = policyOf(counts, [4], null);
  expect(stages).toEqual([4]);
  // (20 + 2) / (10 + 2), (0 + 2) / (10 + 2)
  expect(ratios).toEqual({ fremen: { 'bid?': { '1': [1.8, 1], pass: [0.17, 1] } } });
});

test('what is learnt comes on top of what was known, and nothing is ruled out', () => {
  const counts = newCounts();
  count(counts, asked('1'), 0, 21, 10);
  count(counts, asked('pass'), 0, 0, 100);
  const before = { stages: [], ratios: { fremen: { 'bid?': { '1': [3] } } } };
  expect(policyOf(counts, [], before).ratios).toEqual({ fremen: { 'bid?': { '1': [5.8], pass: [0.02] } } });
});

test('roles that did not play keep what they have learnt', () => {
  const counts = newCounts();
  count(counts, asked('1'), 0, 21, 10);
  const learnt = { 'bid?': { '1': [3] } };
  const before = { stages: [], ratios: { guild: learnt } };
  expect(policyOf(counts, [], before).ratios).toEqual({ guild: learnt, fremen: { 'bid?': { '1': [1.9] } } });
});

test('counts add up, whoever played the games', () => {
  const [a, b] = [newCounts(), newCounts()];
  count(a, asked('1'), 0, 1, 0.5);
  count(b, asked('1'), 1, 2, 1);
  b.games = 3;
  addCounts(a, b);
  expect(a).toEqual({ games: 3, roles: { fremen: { 'bid?': { '1': { chosen: [1, 2], expected: [0.5, 1] } } } } });
});

test('the weights of a value follow who won, and hold on where nothing is to be seen', () => {
  // Whoever has the first thing wins three times of four; the second never differs.
  const samples = Array.from({ length: 400 }, (_, n): Sample => {
    const luck = n % 4 === 0;
    return {
      game: n,
      stage: 0,
      has: [
        [1, 1],
        [0, 1],
      ],
      share: luck ? [0, 1] : [1, 0],
    };
  });
  const [first, second] = fitted(samples, [
    [0.5, 0.3],
    [0.7, 0.7],
  ]);
  // ln 3 is 1.1; what is known pulls it back a little, and the end of the game was never seen.
  expect(first![0]).toBeGreaterThan(0.9);
  expect(first![0]).toBeLessThan(1.1);
  expect(first![1]).toBeCloseTo(0.3);
  expect(second![0]).toBeCloseTo(0.7);
  expect(surprise(samples, [first!, second!])).toBeLessThan(
    surprise(samples, [
      [0.5, 0.3],
      [0.7, 0.7],
    ]),
  );
  expect(
    chancesOf(samples[0]!, [
      [Math.log(3), 0],
      [0, 0],
    ])[0],
  ).toBeCloseTo(0.75);
});
