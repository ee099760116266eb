// Acts of seats that nobody waits for, in the middle of what others do.

import { Refusal, whyNotOffer } from '@landsraad/kernel';
import { cards, crates } from '@landsraad/reference';
import { expect, test } from 'vitest';
import { position } from './position.ts';

test('a lantern while others bid: half-made and sealed bids stay as they are', () => {
  const t = position({ hands: [['lantern']] });
  t.until('bid for which stall?');
  t.says(1, 'bid for which stall?', 0);
  t.bids(2, 1, 3);
  t.acts(0, 'lantern: 1');
  expect(t.sees(0).hidden['crates']!['stalls']).toEqual({ row: [null, 'silk'] });
  expect(t.play.decisions.map((d) => [d.seat, d.name])).toEqual([
    [0, 'bid for which stall?'],
    [1, 'how many coins?'],
  ]);
  t.bids(0, 1, 1);
  t.says(1, 'how many coins?', 2);
  expect(t.table().bids).toEqual([
    { seat: 0, stall: 1, coins: 1 },
    { seat: 1, stall: 0, coins: 2 },
    { seat: 2, stall: 1, coins: 3 },
  ]);
});

test('no deal can make a sealed bid illegal: there are no deals while bids are made', () => {
  const t = position();
  t.until('haggle?');
  expect(t.offers(0)).toEqual(['deal']);
  t.until('bid for which stall?');
  expect(t.offers(0)).toEqual([]);
  expect(() => t.acts(0, 'deal', { to: 1, coins: 5 })).toThrow(Refusal);
});

test('a rumour voids a bid: it is made anew from the beginning, the others are not touched', () => {
  const t = position({ hands: [['rumour', 'rumour']] });
  t.until('bid for which stall?');
  t.bids(1, 0, 3);
  t.bids(2, 0, 1);
  expect(t.offers(0)).toEqual(['rumour: 1', 'rumour: 2']);
  t.acts(0, 'rumour: 1');
  expect(t.offers(0)).toEqual(['rumour: 2']);
  expect(t.play.decisions.map((d) => [d.seat, d.name])).toEqual([
    [0, 'bid for which stall?'],
    [1, 'bid for which stall?'],
  ]);
  t.says(1, 'bid for which stall?', -1);
  t.says(0, 'bid for which stall?', -1);
  expect(t.lies(crates.store[2])).toEqual(['spice']);
  expect([1, 2].map(t.coins)).toEqual([5, 4]);
});

test('a cloak in the middle of a raid: the raid is given up, the guard is kept', () => {
  const t = position({ stores: [[], ['silk']], hands: [[], ['cloak'], ['guard']] });
  t.until('what do you do?');
  t.says(0, 'what do you do?', 'raid 1');
  t.says(2, 'stop the raid?', 'guard');
  t.acts(1, 'cloak: silk');
  expect(t.happened.map((h) => h.kind).slice(-2)).toEqual(['cloak', 'nothing to raid']);
  expect(t.lies(cards.hand[2])).toEqual(['guard']);
  expect(t.sees(0).breadcrumb).toEqual(['bazaar', 'night', 'market', 'turn']);
});

test('a cloak with more in the store: the raid goes on, and what was answered stands', () => {
  const t = position({ stores: [[], ['silk', 'spice']], hands: [[], ['cloak'], []] });
  t.until('what do you do?');
  t.says(0, 'what do you do?', 'raid 1');
  t.says(2, 'stop the raid?', 'pass');
  t.acts(1, 'cloak: spice');
  t.says(1, 'stop the raid?', 'pass');
  expect([t.lies(crates.store[0]), t.lies(crates.cellar[1])]).toEqual([['silk'], ['spice']]);
});

test('a card played instead of discarded ends the discarding', () => {
  const t = position({
    hands: [['lantern', 'guard', 'guard', 'guard']],
    deck: ['guard', 'guard', 'guard', 'lantern', 'guard', 'guard'],
  });
  t.until('discard which card?');
  t.says(0, 'discard which card?', 'guard');
  t.acts(0, 'lantern: 0');
  expect(t.asked(0)!.name).toBe('ring the bell?');
});

test('why not: every refusal cites its rule', () => {
  const t = position({ stores: [[], ['silk'], []], hands: [['lantern', 'lantern']] });
  t.until('haggle?');
  t.acts(0, 'lantern: 0');
  expect(whyNotOffer(t.play.rules, t.play.game, 0, 'lantern: 0')).toBe('bazaar.lantern.known');
  t.says(0, 'haggle?', 'offer 1');
  expect(t.why(0, 'offer 1')).toBe('bazaar.haggle.asked-already');
  t.says(2, 'haggle?', 'offer 1');
  t.says(1, 'haggle?', 'accept 0');
  expect(t.why(1, 'offer 2')).toBe('bazaar.haggle.one-partner');
  t.until('bid for which stall?');
  t.says(1, 'bid for which stall?', 0);
  expect([t.why(1, 3), t.why(1, 4), t.why(1, 'all of it')]).toEqual([null, 'bazaar.bid.limit', 'bazaar.bid.secret']);
  t.says(1, 'how many coins?', 0);
  t.until('what do you do?');
  expect([t.why(0, 'raid 1'), t.why(0, 'raid 2'), t.why(0, 'broker')]).toEqual([
    'bazaar.raid.partner',
    'bazaar.raid.store',
    'bazaar.market.turns',
  ]);
  expect(() => t.says(0, 'what do you do?', 'raid 2')).toThrow(
    '"raid 2" is not allowed (bazaar.raid.store); possible: draw.',
  );
});
