import { mayKeepNotes, rules, treachery, type Asked } from '@landsraad/dune';
import { count, moveOpenly, things } from '@landsraad/kernel';
import { expect, test } from 'vitest';
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
  expect([t.cards('atreides').length, count(t.g, treachery.row), t.asked('harkonnen')?.name]).toEqual([4, 1, 'bid?']);
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
  expect(t.options('atreides')).toEqual(['pass', 1, 2, 3, 4, 5, 'more']);
  t.say('atreides', 'pass');
  expect(t.heard('passed')).toEqual({ seat: 0 });
});
rule('dune.bidding.raise-or-pass', () => {
  const t = auction().run('bidding').say('atreides', 3);
  expect(t.options('harkonnen')).toEqual(['pass', 4, 5, 6, 7, 8, 'more']);
  t.say('harkonnen', 'more');
  expect(t.options('harkonnen')).toEqual([9, 10]);
  // Any number can be bid, however high, and no question has more than 45 options.
  const rich = auction().spice('atreides', 99).run('bidding').say('atreides', 'more');
  expect([rich.options('atreides').length, rich.options('atreides').slice(-2)]).toEqual([41, [45, 'more']]);
  rich.say('atreides', 'more');
  expect([rich.options('atreides').at(0), rich.options('atreides').slice(-2)]).toEqual([46, [85, 'more']]);
  rich.say('atreides', 'more', 99);
  expect(rich.heard('bid')).toEqual({ seat: 0, spice: 99 });
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
  expect(auction().run('bidding').say('atreides', 'more').options('atreides')).toEqual([6, 7, 8, 9, 10]);
});
rule('dune.bidding.time-limit', () => {
  const clock = (secondsToBid: string | number) => ({ mode: 'basic', players: 3, options: { secondsToBid } });
  const asked = (name: string) => rules.timeLimit?.(clock(10), named(name)) ?? null;
  const named = (name: string): Asked => ({ ...auction().run('bidding').asked('atreides')!, name }) as Asked;
  expect(asked('bid?')).toEqual({ seconds: 10, option: 'pass' });
  expect(asked('bid how much?')).toEqual({ seconds: 10, option: 'pass' });
  expect(asked('pay with spice or Karama?')).toBe(null);
  expect(rules.timeLimit?.(clock('none'), named('bid?'))).toBe(null);
  // Whoever has begun to name a higher bid may fall silent too.
  const t = withOptions('basic', { secondsToBid: 30 }, 'atreides', 'harkonnen', 'fremen')
    .spice('atreides', 10)
    .run('bidding')
    .say('atreides', 'more');
  expect(t.options('atreides')).toEqual([6, 7, 8, 9, 10, 'pass']);
  t.say('atreides', 'pass');
  expect([t.heard('passed'), t.asked('harkonnen')?.name]).toEqual([{ seat: 0 }, 'bid?']);
  expect(auction().run('bidding').say('atreides', 'more').options('atreides')).not.toContain('pass');
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
rule('dune.atreides.notes', () => {
  const who = (options: { [option: string]: boolean }) => {
    const { table } = withOptions('basic', options, 'harkonnen', 'atreides', 'fremen').g;
    return [-1, 0, 1, 2, 3].filter((seat) => mayKeepNotes(table, seat));
  };
  expect([who({}), who({ notesForAll: false }), who({ notesForAll: true })]).toEqual([[1], [1], [0, 1, 2]]);
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
  const bids = (released: number) =>
    auction()
      .allies('fremen', 'harkonnen')
      .run('bidding')
      .does('harkonnen', 'release spice to your allies', { spice: released })
      .say('atreides', 'pass')
      .say('harkonnen', 'pass')
      .options('fremen');
  expect([bids(0), bids(2)]).toEqual([
    ['pass', 1, 2, 3],
    ['pass', 1, 2, 3, 4, 5],
  ]);
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
test('a bid that nothing backs any more, as happens in imagined worlds, is paid with what there is', () => {
  const t = karama().run('bidding').say('atreides', 5);
  const places = [treachery.deck, treachery.row, treachery.removed, ...treachery.hand];
  for (const place of places)
    while (things(t.g, place).includes('karama')) moveOpenly(t.g, place, 'karama', treachery.discard);
  t.say('fremen', 'pass').say('emperor', 'pass');
  expect([t.heard('paid')?.['spice'], t.holds('atreides')]).toEqual([1, 0]);
});
rule('dune.treachery.karama-overbid', () => {
  const t = karama().run('bidding').say('atreides', 5);
  const stop = 'stop with Karama: emperor: auction income';
  expect([t.offered('atreides').includes(stop), t.whyNotOffered('atreides', stop)]).toEqual([
    false,
    'dune.treachery.karama-overbid',
  ]);
  t.say('fremen', 'pass').say('emperor', 'pass');
  expect(t.options('atreides')).toEqual(['karama']);
  t.say('atreides', 'karama');
  expect([t.cards('atreides'), t.holds('atreides'), t.discards()]).toEqual([['shield'], 1, ['karama']]);
});
rule('dune.treachery.karama-overbid-lost', () => {
  const won = karama().run('bidding').say('atreides', 5).say('fremen', 'pass').say('emperor', 'pass');
  expect(won.say('atreides', 'karama').discards()).toEqual(['karama']);
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
  t.opensTheBidding(0);
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
test('low bids one by one, higher ones by "more"; without spice one can only pass', () => {
  const t = basic('atreides', 'harkonnen').spice('atreides', 9).run('bidding');
  expect(t.options('atreides')).toEqual(['pass', 1, 2, 3, 4, 5, 'more']);
  const more = basic('atreides', 'harkonnen').spice('atreides', 9).run('bidding').say('atreides', 'more');
  expect(more.options('atreides')).toEqual([6, 7, 8, 9]);
  more.say('atreides', 8);
  expect(more.heard('bid')).toEqual({ seat: 0, spice: 8 });
  expect(t.say('atreides', 'pass').asked('harkonnen')?.options).toEqual(['pass']);
});
