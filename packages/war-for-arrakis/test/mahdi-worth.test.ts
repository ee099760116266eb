// What bots think of positions of the Mahdi mode.

import { begin, choose, configOf, explain, pick, seeded, settle, type Option } from '@landsraad/kernel';
import { ATREIDES, rules } from '@landsraad/war-for-arrakis';
import { mahdi, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';

const ALONE = 0;
const VALUES = [
  ['value', (p: Position) => rules.value(p.g, ALONE)],
  ['value of greedy', (p: Position) => rules.greedy!.value(p.g, ALONE)],
] as const;

test.each(['solo', 'coop'] as const)('%s: values are shares of a victory, whatever happens', (mode) => {
  const g = begin(rules, configOf(rules, { mode, players: mode === 'solo' ? 1 : 2 }), 'worth');
  const random = seeded('worth');
  let asked = settle(rules, g, 'search');
  for (let n = 0; n < 2000 && asked.length > 0; n++) {
    for (const value of [rules.value(g, ALONE), rules.greedy!.value(g, ALONE)]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
    const d = asked[0]!;
    asked = choose(rules, g, d.seat, d.question, pick<Option>(random, d.options), 'search');
  }
});

describe.each(VALUES)('%s', (_name, worth) => {
  const sietch = () => mahdi().objective('4-6-8').tactics('tasmin-sink', 'gara-kulon').sietch('gara-kulon', 3);

  test('a sietch that they would attack is held better by more', () => {
    const besieged = () => sietch().harkonnen('ne-11', { regular: 4, generic: 1 });
    const held = [1, 3, 6].map((regular) => worth(besieged().atreides('gara-kulon', { regular })));
    expect(held).toEqual(held.toSorted((a, b) => a - b));
    expect(new Set(held).size).toBe(3);
  });
  test('a legion that is farther away is less of a threat', () => {
    const from = (area: string) =>
      worth(sietch().atreides('gara-kulon', { regular: 1 }).harkonnen(area, { regular: 4 }));
    expect(from('carthag')).toBeGreaterThan(from('ne-11'));
  });
  test('a legion in the open stays away from a stronger one', () => {
    const at = (area: string) => worth(sietch().atreides(area, { regular: 2 }).harkonnen('ne-11', { regular: 5 }));
    expect(at('ne-05')).toBeGreaterThan(at('ne-10'));
  });
  test('every card in their Reinforcements deck is a die against the Atreides', () => {
    const deck = (reinforcements: readonly ('houseHarkonnen' | 'corrinoAlly')[]) =>
      worth(sietch().mahdi({ reinforcements }));
    expect(deck([])).toBeGreaterThan(deck(['corrinoAlly', 'houseHarkonnen']));
  });
  test('a sandworm that may appear is worth something, more in deep desert', () => {
    const [none, desert, deep] = [[], ['ne-06'], ['ne-16']].map((areas) => {
      const p = sietch();
      for (const a of areas) p.wormsign(a, 'sand');
      return worth(p);
    });
    expect(desert).toBeGreaterThan(none!);
    expect(deep).toBeGreaterThan(desert!);
  });
  test('who is on the way to what a card asks for is ahead', () => {
    const errand = (area: string) =>
      worth(
        sietch()
          .row('unknown-ar-5')
          .harvester('ne-06', 'ne-09')
          .with((t) => {
            t.phase = 'actions';
          })
          .dice(ALONE, { strategy: 2 })
          .atreides(area, { regular: 2 }),
      );
    expect(errand('ne-08') - errand('ne-15')).toBeGreaterThan(0.02);
  });
});

describe('weights', () => {
  const weights = (p: Position) =>
    Object.fromEntries(p.options.map((o, n) => [o, rules.weigh!(p.g, explain(rules, p.g, p.asked))![n]!]));
  test('a legion that a card sends somewhere goes there', () => {
    const p = mahdi()
      .objective('4-6-8')
      .row('new-hidden-wind-traps')
      .atreides('ne-11', { regular: 2 })
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11');
    const { 'shield-wall-east': mountain, ...others } = weights(p);
    expect(mountain).toBeGreaterThan(2 * Math.max(...Object.values(others)));
  });
});
