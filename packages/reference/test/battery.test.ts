import { anyhow, passesBattery } from '@landsraad/kernel/testing';
import { battery } from '@landsraad/kernel/battery';
import { rules } from '@landsraad/reference';
import { expect, test } from 'vitest';

passesBattery(rules);

test('the Night Bazaar can be played anyhow', () => anyhow(rules));

test('nothing in the rules is out of reach', () => {
  expect(battery(rules, { games: 120, seed: 'reach', samplesPerQuestion: 0, sampleEvery: 10_000 }).unreached).toEqual(
    [],
  );
});
