import { LEDGER, VERSION, applies, type RuleId } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';

const inForce = (mode: string, players: number, options: Record<string, unknown> = {}): number =>
  LEDGER.filter((entry) => applies(entry, { mode, players, options })).length;
const ix = { riseOfIx: true };

test('the ledger has 524 entries', () => {
  expect(LEDGER.length).toBe(524);
});

test('an unknown id does not compile', () => {
  const known: RuleId = 'imp.setup.player-count';
  // @ts-expect-error no such rule
  const unknown: RuleId = 'imp.setup.no-such-rule';
  expect(LEDGER.map((e) => e.id)).toContain(known);
  expect(LEDGER.map((e) => e.id)).not.toContain(unknown);
});

test('the version names the package and its rules', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
});

describe('rules in force', () => {
  test('without Rise of Ix: all, base, and the number of players', () => {
    expect(inForce('standard', 3)).toBe(281 + 7 + 1 + 5 + 2);
    expect(inForce('standard', 4)).toBe(281 + 7 + 1 + 8);
    expect(inForce('two-player', 2)).toBe(281 + 7 + 1 + 20 + 2 + 15);
    expect(inForce('solo', 1)).toBe(281 + 7 + 20 + 2 + 36);
  });

  test('with Rise of Ix: ix instead of base, and a+b where both hold', () => {
    expect(inForce('standard', 3, ix)).toBe(281 + 96 + 1 + 5 + 2);
    expect(inForce('standard', 4, ix)).toBe(281 + 96 + 1 + 8);
    expect(inForce('two-player', 2, ix)).toBe(281 + 96 + 1 + 20 + 2 + 15 + 13 + 3);
    expect(inForce('solo', 1, ix)).toBe(281 + 96 + 20 + 2 + 36 + 13 + 29);
  });

  test('the epic game needs Rise of Ix', () => {
    expect(inForce('standard', 4, { riseOfIx: true, epic: true })).toBe(386 + 8);
    expect(inForce('standard', 4, { epic: true })).toBe(inForce('standard', 4));
  });
});
