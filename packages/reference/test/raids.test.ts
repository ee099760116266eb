import { cards, crates } from '@landsraad/reference';
import { expect } from 'vitest';
import { position, type SetUp } from './position.ts';
import { rule } from './rule.ts';

/** Seat 0 is about to take its turn; seat 1 has a crate. */
const market = (setUp: SetUp = {}) => {
  const t = position({ stores: [[], ['spice']], ...setUp });
  t.until('what do you do?');
  return t;
};
const raided = (setUp: SetUp = {}) => {
  const t = market(setUp);
  t.says(0, 'what do you do?', 'raid 1');
  return t;
};

rule('bazaar.raid.announce', () => {
  const t = raided();
  expect(t.latest('raid announced')).toEqual({ seat: 0, victim: 1 });
  expect(t.play.decisions.map((d) => [d.seat, d.name])).toEqual([
    [1, 'stop the raid?'],
    [2, 'stop the raid?'],
  ]);
  expect(t.lies(crates.store[1])).toEqual(['spice']);
  expect(t.table().raid).toEqual({ by: 0, on: 1, stopped: false });
});

rule('bazaar.raid.store', () => {
  const t = market();
  expect(t.options(0)).toEqual(['draw', 'raid 1']);
  expect(t.why(0, 'raid 2')).toBe('bazaar.raid.store');
});

rule('bazaar.raid.partner', () => {
  const t = position({ stores: [[], ['spice'], ['silk']] });
  t.until('haggle?');
  t.says(0, 'haggle?', 'offer 1');
  t.says(1, 'haggle?', 'accept 0');
  t.until('what do you do?');
  expect(t.options(0)).toEqual(['draw', 'raid 2']);
  expect(t.why(0, 'raid 1')).toBe('bazaar.raid.partner');
});

rule('bazaar.raid.guard', () => {
  const t = raided({ hands: [['guard'], [], ['guard']] });
  expect(t.asked(0)).toBeUndefined();
  expect([t.options(1), t.options(2)]).toEqual([['pass'], ['pass', 'guard']]);
  t.says(2, 'stop the raid?', 'guard');
  t.says(1, 'stop the raid?', 'pass');
  expect(t.latest('raid stopped')).toEqual({ seat: 2, by: 0 });
  expect(t.lies(crates.store[1])).toEqual(['spice']);
  expect(t.lies(cards.played)).toEqual(['guard']);
  expect(t.asked(1)!.name).toBe('what do you do?');

  // Of two guards the first in order from the victim is spent, the other is kept.
  const two = raided({ hands: [[], ['guard'], ['guard']] });
  two.says(2, 'stop the raid?', 'guard');
  two.says(1, 'stop the raid?', 'guard');
  expect([two.lies(cards.hand[1]), two.lies(cards.hand[2])]).toEqual([[], ['guard']]);
});

rule('bazaar.raid.loot', () => {
  const t = raided({ stores: [[], ['spice', 'spice']] });
  t.until('what do you do?');
  expect([t.lies(crates.store[0]), t.lies(crates.store[1])]).toEqual([['spice'], ['spice']]);
  const loot = [0, 1, 2].map((seat) => t.sees(seat).hidden['crates']!['store 0']);
  expect(loot).toEqual([
    { known: ['spice'], backs: 0 },
    { known: ['spice'], backs: 0 },
    { known: [], backs: 1 },
  ]);
  // Which one was taken is told to the two of them only.
  const told = t.happened.find((h) => h.kind === 'raided')!;
  expect([told.nouns, told.to, told.whisper]).toEqual([{ seat: 0, victim: 1 }, [0, 1], { crate: 'spice' }]);
});

rule('bazaar.raid.alarm', () => {
  const t = raided({ deck: ['lantern', 'guard'] });
  t.until('what do you do?');
  expect([0, 1, 2].map((seat) => t.lies(cards.hand[seat]))).toEqual([[], ['lantern'], []]);
});

rule('bazaar.raid.empty-handed', () => {
  const t = raided({ hands: [[], ['cloak']], deck: ['lantern', 'guard'] });
  t.acts(1, 'cloak: spice');
  expect(t.latest('nothing to raid')).toEqual({ seat: 0, victim: 1 });
  expect([t.lies(crates.store[0]), t.lies(crates.cellar[1])]).toEqual([[], ['spice']]);
  expect(t.lies(cards.hand[1])).toEqual([]);
  expect(t.table().raid).toBeNull();
  expect(t.play.decisions.map((d) => [d.seat, d.name])).toEqual([[1, 'what do you do?']]);
});
