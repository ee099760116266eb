import { Refusal } from '@landsraad/kernel';
import { cards, crates } from '@landsraad/reference';
import { expect } from 'vitest';
import { position } from './position.ts';
import { rule } from './rule.ts';

rule('bazaar.lantern.any-time', () => {
  const t = position({ hands: [['lantern'], ['lantern', 'lantern']] });
  t.until('haggle?');
  expect(t.offers(0)).toEqual(['lantern: 0', 'lantern: 1', 'deal']);
  t.acts(0, 'lantern: 1');
  expect([0, 1].map((seat) => t.sees(seat).hidden['crates']!['stalls'])).toEqual([
    { row: [null, 'silk'] },
    { row: [null, null] },
  ]);
  expect(t.lies(cards.played)).toEqual(['lantern']);
  // Also on somebody else's turn and while others bid.
  for (const question of ['bid for which stall?', 'what do you do?']) {
    t.until(question);
    t.acts(1, question === 'what do you do?' ? 'lantern: 0' : 'lantern: 1');
  }
  expect(t.sees(1).hidden['crates']!['stalls']).toEqual({ row: ['spice', 'silk'] });
});

rule('bazaar.lantern.known', () => {
  const t = position({ hands: [['lantern', 'lantern']] });
  t.until('haggle?');
  t.acts(0, 'lantern: 1');
  expect(t.offers(0)).toEqual(['lantern: 0', 'deal']);
  expect(() => t.acts(0, 'lantern: 1')).toThrow(/bazaar\.lantern\.known/);
});

rule('bazaar.cloak.any-time', () => {
  const t = position({ hands: [['cloak']], stores: [['silk', 'silk', 'spice']] });
  expect(t.offers(0)).toEqual(['cloak: silk', 'cloak: spice', 'deal']);
  t.acts(0, 'cloak: spice');
  expect([t.lies(crates.store[0]), t.lies(crates.cellar[0])]).toEqual([['silk', 'silk'], ['spice']]);
  expect(t.sees(1).hidden['crates']!['cellar 0']).toEqual({ known: [], backs: 1 });
  expect(t.sees(0).hidden['crates']!['cellar 0']).toEqual({ known: ['spice'], backs: 0 });
  // A raid finds only what is in the store.
  t.until('what do you do?');
  t.says(0, 'what do you do?', 'draw');
  t.says(1, 'what do you do?', 'raid 0');
  t.until('what do you do?');
  expect([t.lies(crates.store[1]), t.lies(crates.cellar[0])]).toEqual([['silk'], ['spice']]);
});

rule('bazaar.deal.peace', () => {
  const t = position();
  t.until('haggle?');
  t.acts(0, 'deal', { to: 1, coins: 2 });
  expect(t.play.decisions.map((d) => [d.seat, d.name, d.options])).toEqual([
    [1, 'accept the deal?', ['accept', 'refuse']],
  ]);
  expect(t.offers(2)).toEqual([]);
  expect(t.coins(0)).toBe(5);
  t.says(1, 'accept the deal?', 'accept');
  expect([0, 1, 2].map(t.coins)).toEqual([3, 7, 5]);
  expect(t.table().peace).toEqual([{ by: 1, to: 0, night: 1 }]);
  // What is not there cannot be offered, and a refusal costs nothing.
  expect(() => t.acts(0, 'deal', { to: 2, coins: 4 })).toThrow(Refusal);
  t.acts(0, 'deal', { to: 2, coins: 3 });
  t.says(2, 'accept the deal?', 'refuse');
  expect([0, 1, 2].map(t.coins)).toEqual([3, 7, 5]);
  t.until('bid for which stall?');
  expect(t.offers(0)).toEqual([]);
});

rule('bazaar.deal.kept', () => {
  const t = position({ stores: [['spice'], ['silk']] });
  t.until('haggle?');
  t.acts(1, 'deal', { to: 0, coins: 1 });
  t.says(0, 'accept the deal?', 'accept');
  t.until('what do you do?');
  expect(t.options(0)).toEqual(['draw']);
  expect(t.why(0, 'raid 1')).toBe('bazaar.deal.kept');
  t.says(0, 'what do you do?', 'draw');
  // The promise binds one side, for one night.
  expect(t.options(1)).toContain('raid 0');
  t.until('ring the bell?');
  t.until('what do you do?');
  expect(t.options(0)).toContain('raid 1');
});
