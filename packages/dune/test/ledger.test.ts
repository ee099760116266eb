import { LEDGER, VERSION, applies, type RuleId } from '@landsraad/dune';
import { expect, test } from 'vitest';

const inForce = (mode: string, options: { readonly [option: string]: unknown } = {}): number =>
  LEDGER.filter((entry) => applies(entry, { mode, players: 6, options })).length;

test('the ledger has 532 entries', () => {
  expect(LEDGER.length).toBe(532);
});

test('an unknown id does not compile', () => {
  const known: RuleId = 'dune.setup.terrain-kinds';
  // @ts-expect-error no such rule
  const unknown: RuleId = 'dune.setup.no-such-rule';
  expect(LEDGER.map((e) => e.id)).toContain(known);
  expect(LEDGER.map((e) => e.id)).not.toContain(unknown);
});

test('the version names the package and its rules', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
});

test('the basic and the advanced game each add their own rules to those of all', () => {
  expect(inForce('basic')).toBe(385 + 11);
  expect(inForce('advanced')).toBe(385 + 135);
  expect(inForce('basic', { secondsToBid: 'none' })).toBe(385 + 11);
  expect(inForce('basic', { secondsToBid: 10 })).toBe(385 + 11 + 1);
});
