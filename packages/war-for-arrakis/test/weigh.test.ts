// How a careless player leans: sensible answers are likelier than senseless ones.

import type { Rules } from '@landsraad/kernel';
import { ATREIDES, HARKONNEN, rules, type Table } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { expect, test } from 'vitest';

/** Any question may be weighed. */
const { weigh }: Rules<Table> = rules;

type P = ReturnType<typeof position>;
/** How much each option weighs; all the same if none is preferred. */
function leaning(p: P): { readonly [option: string]: number } {
  const d = p.asked;
  const weights = weigh?.(p.g, d) ?? d.options.map(() => 1);
  return Object.fromEntries(d.options.map((o, n) => [String(o), weights[n] ?? 0]));
}
/** The options in this order, the likelier first. */
function prefers(p: P, ...options: readonly string[]): void {
  const found = leaning(p);
  for (let n = 1; n < options.length; n++) {
    const [more, less] = [found[options[n - 1]!], found[options[n]!]];
    expect(more, `${options[n - 1]} rather than ${options[n]}, of ${JSON.stringify(found)}`).toBeGreaterThan(less!);
  }
}
const marches = (side: 0 | 1, p: P): P => p.action(side, 'strategy').say('move');

test('armies march, garrisons stay, and somebody moves', () => {
  prefers(
    marches(HARKONNEN, position().harkonnen('ne-11', { regular: 6 }).harkonnen('ne-05', { regular: 1 })),
    'ne-11',
    'ne-05',
    'done',
  );
});
test('the Atreides leave neither a threatened sietch nor ground that a card wants', () => {
  const p = position()
    .sietch('gara-kulon', 1)
    .atreides('gara-kulon', { regular: 1 })
    .atreides('cne-05', { regular: 1 })
    .row('stunted-worms');
  prefers(marches(ATREIDES, p.copy().harkonnen('ne-07', { regular: 1 })), 'cne-05', 'gara-kulon', 'done');
  prefers(marches(ATREIDES, p.atreides('cne-07', { regular: 1 })), 'gara-kulon', 'cne-07');
});
test('the Harkonnens march on a sietch, strong legions above all', () => {
  const to = (regular: number): P =>
    marches(HARKONNEN, position().sietch('gara-kulon', 1).harkonnen('ne-08', { regular })).say('ne-08');
  prefers(to(6), 'ne-12', 'ne-06');
  prefers(to(1), 'ne-12', 'ne-06');
  expect(leaning(to(6))['ne-12']).toBeGreaterThan(leaning(to(1))['ne-12']!);
});
test('the Atreides march on stations, then harvesters, then settlements', () => {
  const p = position().station('ne-12', 'jihad').harvester('ne-08').atreides('ne-11', { regular: 1 });
  prefers(marches(ATREIDES, p).say('ne-11'), 'ne-12', 'ne-08', 'ne-07');
  const strong = marches(ATREIDES, position().atreides('cne-08', { regular: 6 })).say('cne-08');
  prefers(strong, 'cne-05', 'cne-09');
});
test('and to ground that a card wants, of each kind', () => {
  const from = (card: string, area: string): P =>
    marches(ATREIDES, position().row(card).atreides(area, { regular: 1 })).say(area);
  prefers(from('stunted-worms', 'cne-05'), 'cne-07', 'cne-06');
  prefers(from('new-hidden-wind-traps', 'cne-08'), 'cne-05', 'cne-07');
  prefers(from('dew-collectors-for-the-planting', 'cne-08'), 'cne-09', 'cne-07');
  prefers(from('the-desert-war', 'shield-wall-east'), 'ne-07', 'cne-08');
  // Not away from it.
  prefers(from('stunted-worms', 'cne-07'), 'cne-08', 'cne-05');
});
test('somebody stays in a settlement, nobody elsewhere', () => {
  const at = (area: string, to: string): P =>
    marches(HARKONNEN, position().harkonnen(area, { regular: 3 })).say(area, to);
  prefers(at('arrakeen', 'cne-01'), 'a part', 'the whole legion');
  prefers(at('ne-11', 'ne-07'), 'the whole legion', 'a part');
});
test('the strong attack, where they can win most', () => {
  const p = position()
    .sietch('gara-kulon', 3)
    .harkonnen('ne-11', { regular: 5 })
    .harkonnen('ne-15', { regular: 1 })
    .atreides('ne-12', { regular: 6 })
    .action(HARKONNEN, 'strategy')
    .say('attack');
  prefers(p, 'ne-11', 'ne-15');
  prefers(p.say('ne-11'), 'gara-kulon', 'ne-12');
});
test('who is winning goes on, who is losing does not; who has won advances', () => {
  const fight = (ours: number, theirs: number): P =>
    position()
      .harkonnen('ne-11', { regular: ours })
      .atreides('ne-12', { regular: theirs })
      .rolls({ hits: 0, shields: ours, specials: 0 }, { hits: 0, shields: theirs, specials: 0 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'ne-12');
  prefers(fight(6, 1), 'continue', 'cease');
  prefers(fight(1, 6), 'cease', 'continue');
  const won = position().sietch('gara-kulon', 3).harkonnen('ne-11', { regular: 3 });
  prefers(won.action(HARKONNEN, 'strategy').say('attack', 'ne-11', 'gara-kulon'), 'advance', 'stay');
});
test('a die is used, best by a leader; what can be claimed is claimed', () => {
  const p = position()
    .harkonnen('ne-11', { regular: 1, named: ['beast-rabban'] })
    .atreides('ne-12', { regular: 1 });
  const die = p.action(HARKONNEN, 'leadership');
  prefers(die, 'leader 1', 'move', 'nothing');
  const claim = position().row('stunted-worms').atreides('cne-07', { regular: 1 }).atreides('cne-08', { regular: 1 });
  prefers(claim.claims(), 'stunted-worms', 'done');
});
test('spice goes where it matters', () => {
  const p = position()
    .harvester('ne-11', 'ne-12')
    .with((t) => (t.markers = [2, 2, 2]));
  const found = leaning(p.spiceHarvesting());
  const weights = ['keep choam', 'save one', 'done'].map((o) => found[o] ?? Number.NaN);
  expect(weights.toSorted((a, b) => b - a)).toEqual(weights);
  expect(new Set(weights).size).toBe(3);
});
test('harvesters are placed away from the Fremen', () => {
  const p = position().atreides('ne-11', { regular: 1 }).placeVehicles({ harvester: 1 }).say('ne');
  prefers(p, 'ne-01', 'ne-05', 'ne-12');
});
test('the desert strikes rather than waits', () => {
  const p = position().sandworm('ne-11').harvester('ne-12').desertPower();
  prefers(p, 'attack with a sandworm', 'wormsigns', 'nothing');
});
