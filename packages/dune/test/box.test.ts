// What the box offers, what can be counted at a table, and that imagined worlds fit what a seat knows.

import { rules } from '@landsraad/dune';
import { begin, choose, configOf, imagine, pick, seeded, settle, view, WATCHER } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { basic } from './position.ts';

test('modes, numbers of players and the one refusal', () => {
  expect([rules.id, rules.title]).toEqual(['dune', 'Dune']);
  expect(rules.modes.map((m) => [m.id, m.title, m.players])).toEqual([
    ['basic', 'Basic game', { min: 2, max: 6, usual: 6 }],
    ['advanced', 'Advanced game', { min: 2, max: 6, usual: 6 }],
  ]);
  const why = (players: number, twoFactionsEach: boolean): string | null =>
    rules.refuseConfig?.({ mode: 'basic', players, options: { twoFactionsEach } }) ?? null;
  expect([why(4, true), why(3, false), why(4, false)]).toEqual([null, null, null]);
  expect(why(3, true)).toBe('Two factions each need four seats.');
  expect(rules.round?.(basic('atreides', 'harkonnen').turn(4).g)).toBe(4);
});

test('twenty forces each, wherever they are, and spice that only the bank makes', () => {
  const t = basic('atreides', 'harkonnen', 'fremen');
  const before = rules.inventory?.(t.g);
  expect(before).toMatchObject({ 'forces 0': 20, 'forces 1': 20, 'forces 2': 20 });
  // Forces on the map, in the tanks and in reserve.
  t.forces('atreides', 'basin@8', 4).tanks('atreides', 3);
  expect(rules.inventory?.(t.g)?.['forces 0']).toBe(20);
  // Spice of a player, on the map, and received in a deal.
  const spice = (): number => rules.inventory?.(t.g)?.['spice'] ?? Number.NaN;
  const none = spice();
  t.spiceOn('red-chasm@6', 5);
  expect(spice()).toBe(none + 5);
  t.bribe('harkonnen', 2);
  expect(spice()).toBe(none + 7);
  // Before the first turn nothing is on the table yet.
  const fresh = begin(rules, configOf(rules, { mode: 'basic', players: 3 }), 'new');
  expect(rules.inventory?.(fresh)).toEqual({ spice: 0, 'forces 0': 20, 'forces 1': 20, 'forces 2': 20 });
});

test('a world that a seat imagines looks the same to it, all through a game', () => {
  for (const [mode, players] of [
    ['basic', 6],
    ['advanced', 6],
  ] as const) {
    const g = begin(rules, configOf(rules, { mode, players }), `imagined ${mode}`);
    const random = seeded(`imagined ${mode}`);
    let asked = settle(rules, g, 'table');
    for (let n = 0; n < 360 && asked.length > 0; n++) {
      const d = pick(random, asked);
      asked = choose(rules, g, d.seat, d.question, pick(random, d.options), 'table');
      if (n % 24 !== 0) continue;
      for (let seat = WATCHER; seat < players; seat++) {
        const [real, dreamt] = [view(rules, g, seat), view(rules, imagine(rules, g, seat, random), seat)];
        expect(dreamt.hidden).toEqual(real.hidden);
        expect(dreamt.purses).toEqual(real.purses);
      }
    }
  }
});

test('the Bene Gesserit foretell a faction of this table, and not themselves', () => {
  const t = basic('atreides', 'bene-gesserit', 'fremen').predicts('fremen', 4).run('bidding');
  const seen = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const w = imagine(rules, t.g, t.seat('atreides'), seeded(n));
    const chosen = view(rules, w, t.seat('bene-gesserit')).hidden['predicted faction']!['chosen 1']!;
    if ('known' in chosen) seen.add(String(chosen.known));
  }
  expect([...seen].toSorted()).toEqual(['atreides', 'fremen']);
});
