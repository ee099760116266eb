import { rules } from '@landsraad/dune';
import { configOf } from '@landsraad/kernel';
import { anyhow, passesBattery } from '@landsraad/kernel/testing';
import { describe, test } from 'vitest';

// A taste of it; `npm run battery -- dune` plays for as long as one likes, over all options.
describe('random games', () => {
  for (const mode of ['basic', 'advanced'])
    for (const players of [2, 3, 4, 5, 6]) {
      describe(`${mode}, ${players} players`, () => {
        passesBattery(rules, {
          games: 1,
          seed: `unit ${mode} ${players}`,
          samplesPerQuestion: 1,
          sampleEvery: 400,
          config: configOf(rules, { mode, players }),
        });
      });
    }
  describe('every option', () => {
    passesBattery(rules, { games: 10, seed: 'options', samplesPerQuestion: 0, sampleEvery: 2000 });
  });
  test('played anyhow, from its log the same game comes out', () => anyhow(rules, { runs: 4, moves: 60, seed: 7 }));
});
