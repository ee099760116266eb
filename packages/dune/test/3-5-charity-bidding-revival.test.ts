import { leaders, treachery } from '@landsraad/dune';
import { count, things } from '@landsraad/kernel';
import { expect } from 'vitest';
import { advanced, basic, withOptions } from './position.ts';
import { rule } from './rule.ts';

// ---- Phase 3: CHOAM Charity ----

const poor = () =>
  basic('atreides', 'harkonnen', 'fremen').spice('atreides', 0).spice('harkonnen', 1).spice('fremen', 2);
rule('dune.charity.claim', () => {
  const t = poor().run('choam charity').say('atreides', 'claim').say('harkonnen', 'decline').say('fremen', 'decline');
  expect([t.holds('atreides'), t.holds('harkonnen')]).toEqual([2, 1]);
});
rule('dune.charity.too-rich', () =>
  expect(poor().run('choam charity').why('fremen', 'claim')).toBe('dune.charity.too-rich'),
);
rule('dune.charity.once', () => {
  const t = poor().run('choam charity').say('atreides', 'claim').say('harkonnen', 'decline').say('fremen', 'decline');
  expect([t.decisions, t.heardOf('charity'), t.holds('atreides')]).toEqual([[], 1, 2]);
});
rule('dune.charity.ex-amounts', () => {
  const t = poor().run('choam charity').say('atreides', 'claim').say('harkonnen', 'claim');
  expect(t.why('fremen', 'claim')).toBe('dune.charity.too-rich');
  t.say('fremen', 'decline');
  expect([t.holds('atreides'), t.holds('harkonnen'), t.holds('fremen')]).toEqual([2, 2, 2]);
});
rule('dune.bene-gesserit.charity', () => {
  const t = advanced('atreides', 'bene-gesserit')
    .spice('atreides', 5)
    .spice('bene-gesserit', 9)
    .run('choam charity')
    .until();
  expect(t.holds('bene-gesserit')).toBe(11);
});

// ---- Phase 4: Bidding ----

const auction = () =>
  basic('atreides', 'harkonnen', 'fremen')
    .spice('atreides', 10)
    .spice('harkonnen', 10)
    .spice('fremen', 3)
    .deck('shield', 'lasgun', 'baliset', 'kulon');
const full = ['baliset', 'kulon', 'lasgun', 'hajr'];
rule('dune.bidding.declare', () => {
  const t = auction().hand('harkonnen', 'snooper', 'snooper').run('bidding');
  expect(t.sees('fremen').hidden['treachery']!['hand 1']).toEqual({ known: [], backs: 2 });
  expect(t.heard('hand declared')).toEqual({ seat: 2, cards: 0 });
});
rule('dune.bidding.hand-limit', () => {
  const t = basic('atreides', 'harkonnen')
    .hand('atreides', ...full)
    .run('bidding');
  expect(t.g.table.auction?.opener).toBe(1);
});
rule('dune.bidding.full-hand-passes', () => {
  const t = basic('atreides', 'harkonnen', 'fremen')
    .hand('atreides', ...full)
    .spice('harkonnen', 5)
    .run('bidding')
    .say('harkonnen', 1)
    .say('fremen', 'pass');
  expect(t.asked('atreides')).toBeUndefined();
});
rule('dune.bidding.deal', () => {
  expect(count(auction().run('bidding').g, treachery.row)).toBe(3);
  const t = basic('atreides', 'harkonnen', 'fremen')
    .hand('atreides', ...full)
    .run('bidding');
  expect(count(t.g, treachery.row)).toBe(2);
});
rule('dune.bidding.deal-fixed', () => {
  const t = basic('atreides', 'harkonnen')
    .hand('atreides', 'baliset', 'kulon', 'lasgun')
    .spice('atreides', 9)
    .run('bidding')
    .say('atreides', 1)
    .say('harkonnen', 'pass')
    .say('atreides', 'spice');
  expect([count(t.g, treachery.row), t.asked('harkonnen')?.name]).toEqual([1, 'bid?']);
});
rule('dune.bidding.one-at-a-time', () => {
  const t = auction()
    .run('bidding')
    .say('atreides', 1)
    .say('harkonnen', 'pass')
    .say('fremen', 'pass')
    .say('atreides', 'spice');
  expect([t.cards('atreides'), t.sees('fremen').hidden['treachery']!['hand 0']]).toEqual([
    ['shield'],
    { known: [], backs: 1 },
  ]);
});
rule('dune.bidding.opener', () => {
  const t = basic('atreides', 'harkonnen', 'fremen')
    .first('atreides')
    .hand('atreides', ...full)
    .run('bidding');
  expect(t.g.table.auction?.opener).toBe(1);
});
rule('dune.bidding.open-or-pass', () => {
  const t = auction().run('bidding');
  expect(t.options('atreides')).toEqual(['pass', 1, 2, 3, 5, 'more']);
  t.say('atreides', 'pass');
  expect(t.heard('passed')).toEqual({ seat: 0 });
});
rule('dune.bidding.raise-or-pass', () => {
  const t = auction().run('bidding').say('atreides', 3);
  expect(t.options('harkonnen')).toEqual(['pass', 4, 5, 6, 8, 'more']);
  t.say('harkonnen', 'more');
  expect(t.options('harkonnen')).toEqual([9, 10]);
});
rule('dune.bidding.win', () => {
  const t = auction()
    .run('bidding')
    .say('atreides', 3)
    .say('harkonnen', 4)
    .say('fremen', 'pass')
    .say('atreides', 'pass')
    .say('harkonnen', 'spice');
  expect([t.holds('harkonnen'), t.holds('atreides'), t.cards('harkonnen')]).toEqual([6, 10, ['kulon', 'shield']]);
});
rule('dune.bidding.re-enter', () => {
  const t = auction().run('bidding').say('atreides', 'pass').say('harkonnen', 1).say('fremen', 2);
  expect(t.asked('atreides')?.name).toBe('bid?');
});
rule('dune.bidding.limit', () => {
  const t = auction().run('bidding').say('atreides', 3).say('harkonnen', 'pass');
  expect([t.options('fremen'), t.why('fremen', 4)]).toEqual([['pass'], 'dune.bidding.limit']);
});
rule('dune.bidding.next-opener', () => {
  const t = auction()
    .run('bidding')
    .say('atreides', 1)
    .say('harkonnen', 'pass')
    .say('fremen', 'pass')
    .say('atreides', 'spice');
  expect(t.g.table.auction?.opener).toBe(1);
});
rule('dune.bidding.opener-who-passed', () => {
  const t = auction()
    .run('bidding')
    .say('atreides', 'pass')
    .say('harkonnen', 1)
    .say('fremen', 'pass')
    .say('atreides', 'pass')
    .say('harkonnen', 'spice');
  expect(t.g.table.auction?.opener).toBe(1);
});
rule('dune.bidding.ex-openers', () => {
  const t = basic('atreides', 'harkonnen', 'emperor', 'fremen')
    .hand('atreides', ...full)
    .spice('fremen', 5)
    .run('bidding');
  expect([t.g.table.auction?.opener, count(t.g, treachery.row)]).toEqual([1, 3]);
  t.say('harkonnen', 'pass')
    .say('emperor', 'pass')
    .say('fremen', 1)
    .say('harkonnen', 'pass')
    .say('emperor', 'pass')
    .say('fremen', 'spice');
  expect(t.g.table.auction?.opener).toBe(2);
  t.say('emperor', 'pass').say('fremen', 1).say('harkonnen', 'pass').say('emperor', 'pass').say('fremen', 'spice');
  expect(t.g.table.auction?.opener).toBe(3);
});
rule('dune.bidding.end-all-sold', () => {
  const t = basic('atreides', 'harkonnen')
    .spice('atreides', 9)
    .run('bidding')
    .say('atreides', 1)
    .say('harkonnen', 'pass')
    .say('atreides', 'spice')
    .say('harkonnen', 'pass')
    .say('atreides', 1)
    .say('harkonnen', 'pass')
    .say('atreides', 'spice');
  expect([t.decisions, t.cards('atreides').length, t.g.table.auction]).toEqual([[], 2, null]);
});
rule('dune.bidding.end-all-pass', () => {
  const t = auction().run('bidding').say('atreides', 'pass').say('harkonnen', 'pass').say('fremen', 'pass');
  expect([t.decisions, count(t.g, treachery.row), count(t.g, treachery.deck)]).toEqual([[], 0, 33]);
});
rule('dune.bidding.return-order', () => {
  const t = auction().run('bidding').say('atreides', 'pass').say('harkonnen', 'pass').say('fremen', 'pass');
  expect(things(t.g, treachery.deck).slice(-3)).toEqual(['baliset', 'lasgun', 'shield']);
});
rule('dune.atreides.bidding-look', () => {
  const t = auction().run('bidding');
  expect(t.sees('atreides').hidden['treachery']!['row']).toEqual({ row: ['shield', null, null] });
  expect(t.sees('fremen').hidden['treachery']!['row']).toEqual({ row: [null, null, null] });
});
rule('dune.atreides.bidding-look-one', () => {
  const t = auction().run('bidding');
  expect(t.sees('atreides').hidden['treachery']!['row']).toEqual({ row: ['shield', null, null] });
});
rule('dune.emperor.bid-income', () => {
  const t = basic('atreides', 'emperor')
    .spice('atreides', 9)
    .spice('emperor', 4)
    .run('bidding')
    .say('atreides', 3)
    .say('emperor', 'pass')
    .say('atreides', 'spice');
  expect(t.holds('emperor')).toBe(7);
  t.say('emperor', 2).say('atreides', 'pass').say('emperor', 'spice');
  expect([t.holds('emperor'), t.holds('atreides')]).toEqual([5, 6]);
});
rule('dune.emperor.no-discount', () => {
  const t = basic('atreides', 'emperor')
    .spice('atreides', 9)
    .spice('emperor', 4)
    .run('bidding')
    .say('atreides', 5)
    .say('emperor', 'pass')
    .say('atreides', 'spice');
  expect([t.holds('atreides'), t.holds('emperor')]).toEqual([4, 9]);
});
rule('dune.emperor.ally-bid-share', () => {
  const t = basic('atreides', 'emperor', 'fremen')
    .allies('atreides', 'emperor')
    .spice('atreides', 5)
    .spice('emperor', 9)
    .run('bidding')
    .does('emperor', 'release spice to your allies', { spice: 3 });
  t.say('atreides', 5).say('emperor', 'pass').say('fremen', 'pass').say('atreides', 'spice', 3);
  expect([t.holds('atreides'), t.holds('emperor')]).toEqual([3, 8]);
  const u = withOptions('basic', { emperorShareReturns: true }, 'atreides', 'emperor', 'fremen')
    .allies('atreides', 'emperor')
    .spice('atreides', 5)
    .spice('emperor', 9)
    .run('bidding')
    .does('emperor', 'release spice to your allies', { spice: 3 });
  u.say('atreides', 5).say('emperor', 'pass').say('fremen', 'pass').say('atreides', 'spice', 3);
  expect(u.holds('emperor')).toBe(11);
});
rule('dune.alliance.pay-bids', () => {
  const t = auction()
    .allies('fremen', 'harkonnen')
    .run('bidding')
    .does('harkonnen', 'release spice to your allies', { spice: 4 })
    .say('atreides', 'pass')
    .say('harkonnen', 'pass')
    .say('fremen', 5)
    .say('atreides', 'pass')
    .say('harkonnen', 'pass')
    .say('fremen', 'spice');
  expect(t.options('fremen')).toEqual([2, 3, 4]);
  t.say('fremen', 4);
  expect([t.holds('fremen'), t.holds('harkonnen')]).toEqual([2, 6]);
});
rule('dune.alliance.pay-consent', () => {
  const t = auction().allies('fremen', 'harkonnen').run('bidding').say('atreides', 'pass').say('harkonnen', 'pass');
  expect(t.why('fremen', 5)).toBe('dune.bidding.limit');
});
rule('dune.harkonnen.bonus-card', () => {
  const t = auction()
    .run('bidding')
    .say('atreides', 'pass')
    .say('harkonnen', 1)
    .say('fremen', 'pass')
    .say('atreides', 'pass')
    .say('harkonnen', 'spice');
  expect(t.cards('harkonnen')).toHaveLength(2);
});
const seven = ['baliset', 'kulon', 'hajr', 'stunner', 'snooper', 'snooper', 'crysknife'];
rule('dune.harkonnen.bonus-card-limit', () => {
  const t = basic('atreides', 'harkonnen')
    .first('harkonnen')
    .hand('harkonnen', ...seven)
    .spice('harkonnen', 5)
    .run('bidding')
    .say('harkonnen', 1)
    .say('atreides', 'pass')
    .say('harkonnen', 'spice');
  expect(t.cards('harkonnen')).toHaveLength(8);
});
rule('dune.harkonnen.bonus-card-deck', () => {
  const t = auction()
    .run('bidding')
    .say('atreides', 'pass')
    .say('harkonnen', 1)
    .say('fremen', 'pass')
    .say('atreides', 'pass')
    .say('harkonnen', 'spice');
  expect([t.cards('harkonnen'), t.sees('atreides').hidden['treachery']!['hand 1']]).toEqual([
    ['kulon', 'shield'],
    { known: ['shield'], backs: 1 },
  ]);
});
rule('dune.harkonnen.ex-bonus-card', () => {
  const t = basic('atreides', 'harkonnen')
    .first('harkonnen')
    .hand('harkonnen', ...seven.slice(0, 6))
    .spice('harkonnen', 5)
    .run('bidding')
    .say('harkonnen', 1)
    .say('atreides', 'pass')
    .say('harkonnen', 'spice');
  expect(t.cards('harkonnen')).toHaveLength(8);
  const u = basic('atreides', 'harkonnen')
    .first('harkonnen')
    .hand('harkonnen', ...seven)
    .spice('harkonnen', 5)
    .run('bidding')
    .say('harkonnen', 1)
    .say('atreides', 'pass')
    .say('harkonnen', 'spice');
  expect(u.cards('harkonnen')).toHaveLength(8);
});
rule('dune.harkonnen.bonus-card-karama', () => {
  const t = basic('atreides', 'harkonnen')
    .first('harkonnen')
    .hand('harkonnen', 'karama')
    .deck('shield', 'lasgun', 'kulon')
    .run('bidding')
    .say('harkonnen', 'karama');
  expect(t.cards('harkonnen')).toEqual(['kulon', 'shield']);
});

// ---- Karama in the auction ----

const karama = () =>
  basic('atreides', 'fremen', 'emperor')
    .hand('atreides', 'karama')
    .spice('atreides', 1)
    .spice('fremen', 5)
    .spice('emperor', 5)
    .deck('shield', 'lasgun', 'kulon');
rule('dune.treachery.karama-overbid', () => {
  const t = karama().run('bidding').say('atreides', 5).say('fremen', 'pass').say('emperor', 'pass');
  expect(t.options('atreides')).toEqual(['karama']);
  t.say('atreides', 'karama');
  expect([t.cards('atreides'), t.holds('atreides'), t.discards()]).toEqual([['shield'], 1, ['karama']]);
});
rule('dune.treachery.karama-overbid-lost', () => {
  const t = karama()
    .spice('fremen', 20)
    .run('bidding')
    .say('atreides', 5)
    .say('fremen', 6)
    .say('emperor', 'pass')
    .say('atreides', 'pass')
    .say('fremen', 'spice');
  expect([t.cards('atreides'), t.sees('fremen').hidden['treachery']!['hand 0']]).toEqual([
    ['karama'],
    { known: [], backs: 1 },
  ]);
});
rule('dune.treachery.karama-free-card', () => {
  const t = karama()
    .spice('atreides', 9)
    .run('bidding')
    .say('atreides', 5)
    .say('fremen', 'pass')
    .say('emperor', 'pass')
    .say('atreides', 'karama');
  expect([t.holds('atreides'), t.cards('atreides')]).toEqual([9, ['shield']]);
});
rule('dune.treachery.karama-take-card', () => {
  const t = karama().run('bidding').say('atreides', 'karama');
  expect([t.cards('atreides'), t.asked('fremen')?.name, t.g.table.auction?.opener]).toEqual([['shield'], 'bid?', 1]);
});
rule('dune.treachery.karama-hand-room', () => {
  const t = basic('atreides', 'fremen')
    .hand('atreides', 'karama', 'baliset', 'kulon', 'hajr')
    .spice('fremen', 3)
    .run('bidding')
    .say('fremen', 1);
  expect(t.asked('atreides')).toBeUndefined();
  expect(
    basic('atreides', 'fremen').hand('atreides', 'karama', 'baliset', 'kulon').run('bidding').options('atreides'),
  ).toContain('karama');
  t.g.table.auction = { opener: 0, bidder: 0, high: -1, bid: 0, more: false, passed: [] };
  t.run('bids', { more: false, karama: '' });
  expect([t.why('atreides', 'karama'), t.why('atreides', 5)]).toEqual([
    'dune.treachery.karama-hand-room',
    'dune.bidding.limit',
  ]);
});
rule('dune.treachery.karama-no-income', () => {
  const t = karama()
    .run('bidding')
    .say('atreides', 5)
    .say('fremen', 'pass')
    .say('emperor', 'pass')
    .say('atreides', 'karama');
  expect(t.holds('emperor')).toBe(5);
});
rule('dune.treachery.karama-discard', () => {
  const t = basic('atreides', 'harkonnen', 'fremen')
    .hand('harkonnen', 'karama')
    .run('bidding')
    .does('harkonnen', 'stop with Karama: atreides: look at auctioned cards');
  expect([t.discards(), t.offered('harkonnen').filter((o) => o.startsWith('stop'))]).toEqual([['karama'], []]);
});
rule('dune.treachery.karama-atreides-bidding', () => {
  const t = auction()
    .hand('harkonnen', 'karama')
    .run('bidding')
    .does('harkonnen', 'stop with Karama: atreides: look at auctioned cards');
  t.say('atreides', 1).say('harkonnen', 'pass').say('fremen', 'pass').say('atreides', 'spice');
  expect(t.sees('atreides').hidden['treachery']!['row']).toEqual({ row: [null, null] });
});

// ---- Phase 5: Revival ----

const tanks = () => basic('atreides', 'fremen').tanks('atreides', 6).spice('atreides', 5);
rule('dune.revival.force-limit', () => {
  const t = tanks().spice('atreides', 20).run('revival', { fremenAllow: false });
  expect([t.options('atreides'), t.why('atreides', 4)]).toEqual([[0, 1, 2, 3], 'dune.revival.force-limit']);
});
rule('dune.revival.free', () => {
  const t = basic('atreides', 'emperor')
    .tanks('atreides', 4)
    .tanks('emperor', 4)
    .run('revival', { fremenAllow: false });
  expect([t.options('atreides'), t.options('emperor')]).toEqual([
    [0, 1, 2],
    [0, 1],
  ]);
});
rule('dune.revival.paid', () => {
  const t = tanks().run('revival', { fremenAllow: false }).say('atreides', 3);
  expect([
    t.holds('atreides'),
    tanks().spice('atreides', 1).run('revival', { fremenAllow: false }).why('atreides', 3),
  ]).toEqual([3, 'dune.revival.paid']);
});
rule('dune.revival.to-reserve', () => {
  const t = tanks().run('revival', { fremenAllow: false }).say('atreides', 2);
  expect([t.inReserve('atreides'), t.inTanks('atreides')]).toEqual([16, 4]);
  expect(t.heard('forces revived')).toEqual({ seat: 0, forces: 2, spice: 0 });
});
rule('dune.revival.ex-force-cost', () => {
  const t = tanks().run('revival', { fremenAllow: false });
  expect(t.why('atreides', 4)).toBe('dune.revival.force-limit');
  t.say('atreides', 3);
  expect([t.holds('atreides'), t.inTanks('atreides')]).toEqual([3, 3]);
});
const HOUSE = ['thufir-hawat', 'lady-jessica', 'gurney-halleck', 'duncan-idaho', 'wellington-yueh'];
rule('dune.revival.leader-condition', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE.slice(0, 4))
    .spice('atreides', 9)
    .run('revival', { fremenAllow: false });
  expect(t.decisions).toEqual([]);
  expect(
    basic('atreides', 'fremen')
      .dead(...HOUSE)
      .spice('atreides', 9)
      .run('revival', { fremenAllow: false })
      .options('atreides'),
  ).toHaveLength(6);
});
rule('dune.revival.leader-one-per-turn', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 9)
    .run('revival', { fremenAllow: false })
    .say('atreides', 'duncan-idaho');
  expect(things(t.g, leaders.home[0]!)).toEqual(['duncan-idaho']);
  t.run('revival', { fremenAllow: false });
  expect(t.options('atreides')).toEqual([
    'nobody',
    'thufir-hawat',
    'lady-jessica',
    'gurney-halleck',
    'wellington-yueh',
  ]);
});
rule('dune.revival.leader-cost', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 4)
    .run('revival', { fremenAllow: false });
  expect(t.why('atreides', 'thufir-hawat')).toBe('dune.revival.leader-cost');
  t.say('atreides', 'gurney-halleck');
  expect(t.holds('atreides')).toBe(0);
});
rule('dune.revival.dead-again', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 9);
  t.g.table.deaths[3] = { leader: 'duncan-idaho', times: 2 };
  t.run('revival', { fremenAllow: false });
  expect(t.why('atreides', 'duncan-idaho')).toBe('dune.revival.dead-again');
});
rule('dune.revival.death-count', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 9);
  t.g.table.deaths = HOUSE.map((leader) => ({ leader, times: 2 }));
  expect(t.run('revival', { fremenAllow: false }).options('atreides')).toContain('duncan-idaho');
  t.g.table.deaths[0] = { leader: 'thufir-hawat', times: 1 };
  expect(t.run('revival', { fremenAllow: false }).options('atreides')).toEqual(['nobody', 'thufir-hawat']);
});
rule('dune.revival.both-kinds', () => {
  const t = tanks()
    .dead(...HOUSE)
    .run('revival', { fremenAllow: false })
    .say('atreides', 2, 'lady-jessica');
  expect([t.inTanks('atreides'), t.holds('atreides'), t.deadLeaders()]).toEqual([
    4,
    0,
    ['thufir-hawat', 'gurney-halleck', 'duncan-idaho', 'wellington-yueh'],
  ]);
});
rule('dune.revival.captured', () => {
  const t = advanced('atreides', 'harkonnen')
    .dead(...HOUSE.slice(0, 4))
    .captive('wellington-yueh')
    .spice('atreides', 9)
    .run('revival', { fremenAllow: false });
  expect(t.options('atreides')).toEqual(['nobody', 'thufir-hawat', 'lady-jessica', 'gurney-halleck', 'duncan-idaho']);
});
rule('dune.revival.no-ally-pay', () => {
  const t = basic('atreides', 'harkonnen', 'fremen')
    .allies('atreides', 'harkonnen')
    .tanks('atreides', 6)
    .spice('harkonnen', 9);
  t.g.table.released[1] = 9;
  t.run('revival', { fremenAllow: false });
  expect(t.why('atreides', 3)).toBe('dune.revival.paid');
});
rule('dune.fremen.free-revival', () => {
  const t = basic('atreides', 'fremen')
    .tanks('fremen', 6)
    .spice('fremen', 9)
    .run('revival', { fremenAllow: false })
    .say('fremen', 3);
  expect([t.holds('fremen'), t.inTanks('fremen')]).toEqual([9, 3]);
  const u = advanced('atreides', 'fremen').tanks('fremen', 6).spice('fremen', 9).run('revival', { fremenAllow: false });
  expect(u.why('fremen', 4)).toBe('dune.fremen.free-revival');
});
rule('dune.fremen.alliance-revival', () => {
  const t = basic('atreides', 'fremen', 'harkonnen')
    .allies('atreides', 'fremen')
    .tanks('atreides', 6)
    .spice('atreides', 0)
    .run('revival', { fremenAllow: false })
    .say('fremen', 'allow')
    .say('atreides', 3);
  expect([t.inTanks('atreides'), t.holds('atreides')]).toEqual([3, 0]);
});
rule('dune.emperor.ally-revival', () => {
  const t = basic('atreides', 'emperor', 'harkonnen')
    .allies('atreides', 'emperor')
    .tanks('atreides', 9)
    .spice('emperor', 7)
    .spice('atreides', 2)
    .run('revival', { fremenAllow: false })
    .say('atreides', 3);
  expect(t.options('emperor')).toEqual([0, 1, 2, 3]);
  t.say('emperor', 3).quiet();
  expect([t.inTanks('atreides'), t.holds('emperor')]).toEqual([3, 1]);
});
rule('dune.variant.emperor-several-allies', () => {
  const t = withOptions('basic', { allianceVariant: 'three-four' }, 'atreides', 'emperor', 'harkonnen', 'fremen')
    .allies('atreides', 'emperor', 'harkonnen')
    .tanks('atreides', 9)
    .tanks('harkonnen', 9)
    .spice('emperor', 20);
  t.run('revival', { fremenAllow: false })
    .say('atreides', 0)
    .say('harkonnen', 0)
    .say('emperor', 3)
    .say('emperor', 3)
    .quiet();
  expect([t.inTanks('atreides'), t.inTanks('harkonnen'), t.holds('emperor')]).toEqual([6, 6, 8]);
});
rule('dune.emperor.sardaukar-revival', () => {
  const t = advanced('atreides', 'emperor')
    .tanks('emperor', 1, 3)
    .spice('emperor', 9)
    .run('revival', { fremenAllow: false });
  expect(t.options('emperor')).toEqual([0, 1, 2]);
  t.say('emperor', 2);
  expect(t.options('emperor')).toEqual([1]);
});
rule('dune.fremen.fedaykin-revival', () => {
  const t = advanced('atreides', 'fremen')
    .tanks('fremen', 2, 3)
    .run('revival', { fremenAllow: false })
    .say('fremen', 3);
  expect(t.options('fremen')).toEqual([1]);
});
rule('dune.atreides.kh-revival', () => {
  const t = advanced('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 2);
  t.g.table.haderach = { alive: false, territory: '' };
  t.run('revival', { fremenAllow: false }).say('atreides', 'kwisatz-haderach');
  expect([t.g.table.haderach.alive, t.holds('atreides')]).toEqual([true, 0]);
});
rule('dune.atreides.kh-no-effect-on-revival', () => {
  const t = advanced('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 9)
    .run('revival', { fremenAllow: false });
  expect(t.options('atreides')).toContain('duncan-idaho');
});

// ---- Tleilaxu Ghola and the Emperor's power ----

rule('dune.treachery.ghola', () => {
  const t = tanks().hand('atreides', 'tleilaxu-ghola').run('choam charity').does('atreides', 'tleilaxu ghola: forces');
  expect(t.options('atreides')).toEqual([1, 2, 3, 4, 5]);
  t.say('atreides', 5);
  expect([t.inTanks('atreides'), t.holds('atreides')]).toEqual([1, 5]);
});
rule('dune.treachery.ghola-when', () => {
  const t = tanks().dead('duncan-idaho').hand('atreides', 'tleilaxu-ghola');
  for (const phase of ['choam charity', 'bidding', 'mentat pause'])
    if (t.run(phase).decisions.length > 0) expect(t.offered('atreides')).toContain('tleilaxu ghola: duncan-idaho');
});
rule('dune.treachery.ghola-face-down', () => {
  const t = basic('atreides', 'fremen').dead('duncan-idaho').hand('atreides', 'tleilaxu-ghola');
  t.g.table.deaths = [{ leader: 'duncan-idaho', times: 2 }];
  t.run('choam charity').does('atreides', 'tleilaxu ghola: duncan-idaho');
  expect(t.deadLeaders()).toEqual([]);
});
rule('dune.treachery.ghola-starred', () => {
  const t = advanced('atreides', 'emperor')
    .tanks('emperor', 3, 3)
    .hand('emperor', 'tleilaxu-ghola')
    .run('choam charity')
    .does('emperor', 'tleilaxu ghola: forces');
  expect(t.options('emperor')).toEqual([1, 2, 3, 4]);
  t.say('emperor', 4);
  expect(t.g.table.tanks[1]).toEqual({ forces: 0, starred: 2 });
});
rule('dune.treachery.ghola-fresh-leader', () => {
  const t = basic('atreides', 'fremen').dead('duncan-idaho').hand('atreides', 'tleilaxu-ghola');
  t.run('choam charity');
  t.g.table.used = [{ leader: 'duncan-idaho', territory: 'arrakeen' }];
  t.does('atreides', 'tleilaxu ghola: duncan-idaho');
  expect(t.g.table.used).toEqual([]);
});
rule('dune.treachery.special-discard', () => {
  const t = tanks().hand('atreides', 'tleilaxu-ghola').run('choam charity').does('atreides', 'tleilaxu ghola: forces');
  expect([t.cards('atreides'), t.discards()]).toEqual([[], ['tleilaxu-ghola']]);
});
rule('dune.emperor.karama', () => {
  const t = advanced('atreides', 'emperor')
    .tanks('emperor', 6)
    .hand('emperor', 'karama')
    .run('choam charity')
    .does('emperor', 'revive with Karama: forces');
  expect(t.options('emperor')).toEqual([1, 2, 3]);
  t.say('emperor', 3);
  expect([t.inTanks('emperor'), t.g.table.karamaPowers]).toEqual([3, [1]]);
});
rule('dune.emperor.karama-when', () => {
  const t = advanced('atreides', 'emperor').dead('bashar').hand('emperor', 'karama').run('bidding');
  expect(t.offered('emperor')).toContain('revive with Karama: bashar');
});
