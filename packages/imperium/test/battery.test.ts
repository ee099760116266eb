import { rules } from '@landsraad/imperium';
import { anyhow, passesBattery } from '@landsraad/kernel/testing';
import { test } from 'vitest';

passesBattery(rules, { games: 24, samplesPerQuestion: 2, sampleEvery: 400 });

test('played anyhow, a game can be replayed and nobody sees too much', () => {
  anyhow(rules, { runs: 8, moves: 80, seed: 7 });
});
