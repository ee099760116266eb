import { begin, choose, configOf, explain, pick, pickWeighed, seeded, settle, type Option } from '@landsraad/kernel';
import { battery } from '@landsraad/kernel/battery';
import { anyhow } from '@landsraad/kernel/testing';
import { rules } from '@landsraad/war-for-arrakis';
import { expect, test } from 'vitest';

// Random Harkonnens seldom cross the desert: whole random games are long. So many games are watched closely for a
// while, and a few are played to the end.
test('the battery finds nothing in the first decisions of many games', () => {
  const report = battery(rules, { games: 6, seed: 'unit', samplesPerQuestion: 3, sampleEvery: 400, cutOff: 500 });
  expect(report.failures.map((f) => `${f.check}: ${f.message} ${f.seed}`)).toEqual([]);
  expect(report.branching.mean).toBeLessThan(8);
  expect(report.branching.max).toBeLessThanOrEqual(45);
});

/** A game to its end, by plain chance or as the weights say. */
function decisionsToTheEnd(seed: string, weighed: boolean): number {
  const g = begin(rules, configOf(rules, {}), seed);
  const random = seeded(seed);
  let asked = settle(rules, g, 'search');
  let made = 0;
  for (; asked.length > 0 && made < 300_000; made++) {
    const d = asked[0]!;
    const weights = weighed ? rules.weigh!(g, explain(rules, g, d)) : null;
    const option = weights === null ? pick<Option>(random, d.options) : pickWeighed<Option>(random, d.options, weights);
    asked = choose(rules, g, d.seat, d.question, option, 'search');
  }
  expect(g.over).not.toBeNull();
  return made;
}
test('random games end, and sooner where choices are weighed', () => {
  const seeds = ['to the end 0', 'to the end 1', 'to the end 2'];
  const all = (weighed: boolean): number => seeds.reduce((sum, seed) => sum + decisionsToTheEnd(seed, weighed), 0);
  expect(all(true) * 2).toBeLessThan(all(false));
});

test('games played anyhow come out of their logs again', () => {
  anyhow(rules, { runs: 6, moves: 80, seed: 4 });
});
