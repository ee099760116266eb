import { begin, choose, configOf, pick, seeded, settle } from '@landsraad/kernel';
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

test('random games end', () => {
  for (let n = 0; n < 3; n++) {
    const g = begin(rules, configOf(rules, {}), `to the end ${n}`);
    const random = seeded(`to the end ${n}`);
    let asked = settle(rules, g, 'search');
    for (let made = 0; asked.length > 0 && made < 300_000; made++) {
      const d = asked[0]!;
      asked = choose(rules, g, d.seat, d.question, pick(random, d.options), 'search');
    }
    expect(g.over).not.toBeNull();
  }
});

test('games played anyhow come out of their logs again', () => {
  anyhow(rules, { runs: 6, moves: 80, seed: 4 });
});
