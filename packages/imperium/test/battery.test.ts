import { rules } from '@landsraad/imperium';
import { anyhow, passesBattery } from '@landsraad/kernel/testing';
import { battery } from '@landsraad/kernel/battery';
import { expect, test } from 'vitest';

passesBattery(rules, { games: 24, samplesPerQuestion: 2, sampleEvery: 400 });

test('played anyhow, a game can be replayed and nobody sees too much', () => {
  anyhow(rules, { runs: 8, moves: 80, seed: 7 });
});

test('mean branching stays under 8, no question over 45', () => {
  const report = battery(rules, { games: 12, seed: 'branching', samplesPerQuestion: 0, sampleEvery: 1_000_000 });
  expect(report.failures).toEqual([]);
  expect(report.branching.mean).toBeLessThan(8);
  expect(report.branching.max).toBeLessThanOrEqual(45);
});
