import { expect, test } from 'vitest';
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

test('counts add up, whoever played the games', () => {
  const [a, b] = [newCounts(), newCounts()];
  count(a, asked('1'), 0, 1, 0.5);
  count(b, asked('1'), 1, 2, 1);
  b.games = 3;
  addCounts(a, b);
  expect(a).toEqual({ games: 3, roles: { fremen: { 'bid?': { '1': { chosen: [1, 2], expected: [0.5, 1] } } } } });
});
