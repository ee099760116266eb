import { rulebook } from '@landsraad/kernel';
import { LEDGER, VERSION, applies, type RuleId } from '@landsraad/war-for-arrakis';
import { describe, expect, test } from 'vitest';

const inForce = (mode: string, options: Record<string, unknown> = {}): number =>
  LEDGER.filter((entry) => applies(entry, { mode, players: 2, options })).length;

test('the ledger has 713 entries', () => {
  expect(LEDGER.length).toBe(713);
  expect(rulebook(LEDGER)[0]?.part).toBe('Components');
});

test('an unknown id does not compile', () => {
  const known: RuleId = 'wfa.battle.max-dice';
  // @ts-expect-error no such rule
  const unknown: RuleId = 'wfa.battle.no-such-rule';
  expect(LEDGER.map((e) => e.id)).toContain(known);
  expect(LEDGER.map((e) => e.id)).not.toContain(unknown);
});

test('the version names the package and its rules', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
});

describe('rules in force', () => {
  test('with two players: all, and those that name them', () => {
    expect(inForce('two-player')).toBe(411 + 9 + 2 + 26);
  });

  test('with three or four: all, and those of shared factions', () => {
    expect(inForce('three-player')).toBe(411 + 26 + 46);
    expect(inForce('four-player')).toBe(411 + 26 + 46);
  });

  test('alone: all, and the solo rules', () => {
    expect(inForce('solo')).toBe(411 + 9 + 116);
  });

  test('in co-operation: the solo rules and those of a shared Atreides faction', () => {
    expect(inForce('coop')).toBe(411 + 9 + 116 + 46 - 10);
    const at = (id: RuleId) => LEDGER.some((e) => e.id === id && applies(e, { mode: 'coop', players: 2, options: {} }));
    expect(at('wfa.team.house-atreides-die')).toBe(true);
    expect(at('wfa.team.cone-use')).toBe(false);
    expect(at('wfa.team.vehicles')).toBe(false);
  });

  test('an expansion must be in play, and its team rules need a team', () => {
    expect(inForce('two-player', { desertWar: true })).toBe(448 + 77);
    expect(inForce('four-player', { desertWar: true })).toBe(483 + 77 + 2);
    expect(inForce('two-player', { smugglers: true })).toBe(448 + 15);
    expect(inForce('four-player', { smugglers: true })).toBe(483 + 15 + 1);
    expect(inForce('two-player', { spacingGuild: true })).toBe(448 + 8);
    expect(inForce('two-player', { desertWar: false })).toBe(448);
  });
});
