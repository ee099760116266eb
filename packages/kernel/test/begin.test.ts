// Settings: defaults are filled in, and what cannot be is refused with one sentence.

import { begin, configOf, fingerprint, refuseConfig } from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import { expect, test } from 'vitest';

test('the first mode and its usual number of players unless said otherwise', () => {
  const standard = configOf(rules, {});
  expect([standard.mode, standard.players]).toEqual([
    rules.modes[0]!.id,
    rules.modes[0]!.players.usual ?? rules.modes[0]!.players.min,
  ]);
  for (const mode of rules.modes)
    expect(configOf(rules, { mode: mode.id })).toMatchObject({
      mode: mode.id,
      players: mode.players.usual ?? mode.players.min,
    });
  const twoModes = {
    ...rules,
    modes: [
      { id: 'long', title: 'Long', players: { min: 2, max: 4, usual: 3 }, rule: 'bazaar.setup.players' },
      { id: 'short', title: 'Short', players: { min: 1, max: 1 }, rule: 'bazaar.setup.players' },
    ],
  };
  expect([configOf(twoModes, {}).players, configOf(twoModes, { mode: 'short' }).players]).toEqual([3, 1]);
  // A mode that nobody knows is kept, to be refused by name.
  expect(configOf(rules, { mode: 'midnight' }).mode).toBe('midnight');
});

test('every option has its default, and what was asked for counts', () => {
  for (const o of rules.options) expect(configOf(rules, {}).options[o.id]).toBe(o.default);
  expect(configOf(rules, { options: { lanterns: 'many' } }).options['lanterns']).toBe('many');
});

test('what cannot be set up is refused with what is possible', () => {
  const config = configOf(rules, {});
  const { title } = rules;
  expect(refuseConfig(rules, config)).toBeNull();
  expect(refuseConfig(rules, { ...config, mode: 'midnight' })).toBe(
    `${title} has no mode "midnight"; it has ${rules.modes.map((m) => m.id).join(', ')}.`,
  );
  const { min, max } = rules.modes[0]!.players;
  for (const players of [min - 1, max + 1, min + 0.5])
    expect(refuseConfig(rules, { ...config, players })).toBe(
      `${title} in mode ${config.mode} takes ${min} to ${max} players, not ${players}.`,
    );
  for (const players of [min, max]) expect(refuseConfig(rules, { ...config, players })).toBeNull();
  expect(refuseConfig({ ...rules, options: [] }, { ...config, options: { moon: 1 } })).toBe(
    `${title} has no option "moon"; it has none.`,
  );
  expect(
    refuseConfig(
      { ...rules, options: [{ id: 'moon', title: 'Moon', values: ['new', 'full'], default: 'new' }] },
      { ...config, options: { moon: 'half' } },
    ),
  ).toBe(`Option "moon" of ${title} must be one of "new", "full", not "half".`);
  expect(() => begin(rules, { ...config, mode: 'midnight' }, 'x')).toThrow('has no mode');
});

test('a game may refuse settings of its own', () => {
  const config = configOf(rules, {});
  expect(refuseConfig({ ...rules, refuseConfig: () => 'Not tonight.' }, config)).toBe('Not tonight.');
});

test('a fingerprint is the same everywhere, and another for anything else', () => {
  expect(fingerprint({ spice: 3 })).toBe('85a2165b44d736a7');
  const seen = new Set(['', 'a', 'b', 'ab', 'ba', [1], [[1]], { a: 1 }, { a: 2 }, null, 0].map(fingerprint));
  expect(seen.size).toBe(11);
  for (let n = 0; n < 100; n++) expect(fingerprint(n)).toMatch(/^[0-9a-f]{16}$/);
});
