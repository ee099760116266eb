import { rules, traitors, treachery, type Faction, type G } from '@landsraad/dune';
import { count, imagine, seeded, things, WATCHER } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { advanced, basic, withOptions, type Position } from './position.ts';
import { rule } from './rule.ts';

// ---- Karama stops an advantage ----

const auction = (t: Position = basic('atreides', 'harkonnen', 'emperor')) =>
  t.hand('harkonnen', 'karama').spice('atreides', 9).run('bidding');
const stops = (t: Position, f: 'atreides' | 'harkonnen' | 'emperor' | 'fremen' | 'bene-gesserit') =>
  t
    .offered(f)
    .filter((o) => o.startsWith('stop with Karama'))
    .map((o) => o.slice('stop with Karama: '.length));
rule('dune.treachery.karama-stop', () => {
  const t = auction()
    .does('harkonnen', 'stop with Karama: emperor: auction income')
    .say('atreides', 3)
    .say('harkonnen', 'pass')
    .say('emperor', 'pass')
    .say('atreides', 'spice');
  expect([t.holds('emperor'), t.g.table.stopped, t.discards()]).toEqual([0, ['emperor: auction income'], ['karama']]);
  const ally = auction(basic('atreides', 'harkonnen', 'emperor').allies('harkonnen', 'emperor'));
  expect(stops(ally, 'harkonnen')).toEqual(['atreides: look at auctioned cards']);
});
rule('dune.treachery.karama-stop-duration', () => {
  const stopped = (t: Position) => {
    auction(t).does('harkonnen', 'stop with Karama: emperor: auction income');
    t.say('atreides', 3).say('harkonnen', 'pass').say('emperor', 'pass').say('atreides', 'spice');
    return t.g.table.stopped;
  };
  expect(stopped(basic('atreides', 'harkonnen', 'emperor'))).toEqual(['emperor: auction income']);
  const t = basic('fremen', 'harkonnen', 'atreides')
    .storm(1)
    .hand('harkonnen', 'karama')
    .forces('fremen', 'basin@8', 3);
  t.worms('basin', 'basin');
  t.wormRides().say('fremen', 'arsunt').say('harkonnen', 'karama').quiet();
  expect(t.decisions).toEqual([]);
});
rule('dune.treachery.karama-stop-when', () => {
  const t = basic('atreides', 'harkonnen', 'fremen')
    .storm(1)
    .forces('atreides', 'basin@8', 2)
    .forces('harkonnen', 'basin@8', 2)
    .hand('fremen', 'karama')
    .run('battles')
    .say('atreides', 'dial');
  expect(t.decisions.map((d) => [d.seat, d.name, d.about?.['advantage']])).toEqual([
    [1, 'stop the advantage?', 'atreides: prescience'],
    [2, 'stop the advantage?', 'atreides: prescience'],
  ]);
  t.say('fremen', 'karama').quiet();
  expect([t.decisions.map((d) => d.name), t.g.table.battle?.fixed]).toEqual([['which leader?', 'which leader?'], null]);
  // Everybody may stop the look at the first card, once it is announced.
  const look = basic('atreides', 'harkonnen', 'fremen').hand('fremen', 'karama').atEveryWindow().run('bidding');
  look.say('atreides', 'pass').say('harkonnen', 'pass').say('fremen', 'pass');
  expect(look.decisions.map((d) => [d.seat, d.about?.['advantage']])).toEqual([
    [1, 'atreides: look at auctioned cards'],
    [2, 'atreides: look at auctioned cards'],
  ]);
  look.say('fremen', 'karama').quiet();
  expect(look.sees('atreides').hidden['treachery']!['row']).toEqual({ row: [null, null, null] });
});
rule('dune.treachery.karama-stoppable', () => {
  const worm = (says: string) =>
    basic('atreides', 'harkonnen', 'fremen')
      .storm(9)
      .spiceDeck('shai-hulud', 'old-gap')
      .shown('south-mesa')
      .forces('fremen', 'south-mesa@3', 4)
      .hand('atreides', 'karama')
      .atEveryWindow()
      .run('spice blow and nexus')
      .say('harkonnen', 'pass')
      .say('atreides', says)
      .quiet()
      .inTanks('fremen');
  expect([worm('pass'), worm('karama')]).toEqual([0, 4]);
});
rule('dune.advanced.karama-stoppable', () => {
  const storm = (says: string) => {
    const t = advanced('atreides', 'fremen').stormCard(1).storm(0).forces('fremen', 'meridian@1', 4);
    t.hand('atreides', 'karama').atEveryWindow().run('storm').say('atreides', 'pass').say('fremen', 'pass');
    expect(t.decisions.map((d) => [d.seat, d.about?.['advantage']])).toEqual([[0, 'fremen: half storm losses']]);
    return t.say('atreides', says);
  };
  const look = storm('pass');
  expect([look.inTanks('fremen'), look.asked('atreides')?.about?.['advantage']]).toEqual([
    2,
    'fremen: look at the storm card',
  ]);
  look.say('atreides', 'karama').quiet();
  expect(look.sees('fremen').hidden['storm cards']!['next']).toEqual({ row: [null] });
  expect(storm('karama').inTanks('fremen')).toBe(4);
});
rule('dune.treachery.karama-stoppable', () => {
  const t = basic();
  t.hand('atreides', 'karama').hand('harkonnen', 'karama');
  expect(stops(t.run('bidding'), 'harkonnen')).toEqual([
    'atreides: look at auctioned cards',
    'emperor: auction income',
    'emperor: sharing wealth',
  ]);
  t.phase('battle');
  expect(stops(t, 'harkonnen')).toEqual(['atreides: prescience', 'bene-gesserit: voice', 'emperor: sharing wealth']);
  t.phase('shipment');
  expect(stops(t, 'atreides')).toEqual([
    'bene-gesserit: spiritual advisors',
    'emperor: sharing wealth',
    'fremen: two-territory move',
    'spacing-guild: shipping income',
    'spacing-guild: half price',
    'spacing-guild: cross-shipment',
    'spacing-guild: return shipment',
    'spacing-guild: rates for an ally',
  ]);
});
rule('dune.treachery.karama-not-stoppable', () => {
  const t = basic().hand('atreides', 'karama').run('bidding');
  for (const phase of ['revival', 'mentat pause', 'storm'] as const) {
    t.phase(phase);
    expect(
      stops(t, 'atreides').filter((a) => /traitor call|hand limit|prediction|victory|reserves|free revival$/.test(a)),
    ).toEqual([]);
  }
  t.phase('mentat pause');
  expect(stops(t, 'atreides')).toEqual(['emperor: sharing wealth']);
});
rule('dune.advanced.karama-stops-advanced', () => {
  const t = advanced().hand('atreides', 'karama').run('bidding');
  t.phase('battle');
  expect(stops(t, 'atreides')).toContain('harkonnen: capture');
});
rule('dune.advanced.karama-stoppable', () => {
  const t = advanced().hand('atreides', 'karama').run('bidding');
  t.phase('battle');
  expect(stops(t, 'atreides')).toEqual([
    'bene-gesserit: voice',
    'emperor: sharing wealth',
    'harkonnen: traitors for an ally',
    'emperor: sardaukar',
    'fremen: fedaykin',
    'fremen: full strength',
    'harkonnen: capture',
    'bene-gesserit: worthless cards as Karama',
  ]);
});
rule('dune.advanced.karama-replan', () => {
  const t = advanced('emperor', 'harkonnen')
    .storm(1)
    .forces('emperor', 'basin@8', 0, 2)
    .forces('harkonnen', 'basin@8', 3)
    .spice('emperor', 9)
    .hand('harkonnen', 'karama')
    .run('battles');
  t.say('emperor', 'bashar', 'none', 'none', 4, 2);
  expect(t.asked('emperor')).toBeUndefined();
  t.does('harkonnen', 'stop with Karama: emperor: sardaukar');
  expect(t.asked('emperor')?.name).toBe('which leader?');
  t.say('emperor', 'bashar', 'none', 'none');
  expect(t.options('emperor').at(-1)).toBe(2);
});
rule('dune.bene-gesserit.worthless-karama', () => {
  const t = advanced('atreides', 'bene-gesserit')
    .hand('bene-gesserit', 'baliset')
    .run('bidding')
    .does('bene-gesserit', 'stop with a worthless card: atreides: look at auctioned cards')
    .quiet();
  expect([t.g.table.stopped, t.discards()]).toEqual([['atreides: look at auctioned cards'], ['baliset']]);
});
rule('dune.bene-gesserit.worthless-karama-stop', () => {
  const t = advanced('atreides', 'bene-gesserit')
    .hand('bene-gesserit', 'baliset')
    .hand('atreides', 'karama')
    .run('bidding')
    .does('bene-gesserit', 'stop with a worthless card: atreides: look at auctioned cards')
    .say('atreides', 'karama')
    .quiet();
  expect([t.g.table.stopped, [...t.discards()].sort()]).toEqual([
    ['bene-gesserit: worthless cards as Karama'],
    ['baliset', 'karama'],
  ]);
});
rule('dune.bene-gesserit.no-karama-power', () => {
  const t = advanced('atreides', 'bene-gesserit')
    .hand('bene-gesserit', 'karama')
    .tanks('bene-gesserit', 3)
    .run('bidding');
  const powers = (p: Position, f: Faction) =>
    p.offered(f).filter((o) => o.includes('with Karama') && !o.startsWith('stop'));
  expect(powers(t, 'bene-gesserit')).toEqual([]);
  const u = advanced('atreides', 'emperor').hand('emperor', 'karama').tanks('emperor', 3).run('bidding');
  expect(powers(u, 'emperor')).toEqual(['revive with Karama: forces']);
});
rule('dune.advanced.karama-choice', () => {
  const t = advanced('atreides', 'emperor').hand('emperor', 'karama').tanks('emperor', 3).run('bidding');
  expect(t.offered('emperor')).toEqual(
    expect.arrayContaining(['revive with Karama: forces', 'stop with Karama: atreides: look at auctioned cards']),
  );
});
rule('dune.advanced.karama-once', () => {
  const t = advanced('atreides', 'emperor')
    .hand('emperor', 'karama', 'karama')
    .tanks('emperor', 6)
    .run('bidding')
    .does('emperor', 'revive with Karama: forces')
    .say('emperor', 1);
  expect(t.offered('emperor').filter((o) => o.startsWith('revive'))).toEqual([]);
});
rule('dune.harkonnen.karama', () => {
  const t = advanced('atreides', 'harkonnen')
    .hand('harkonnen', 'karama', 'kulon')
    .hand('atreides', 'lasgun')
    .run('choam charity')
    .does('harkonnen', 'swap cards with Karama: 0')
    .say('harkonnen', 1, 'kulon');
  expect([t.cards('harkonnen'), t.cards('atreides'), t.discards()]).toEqual([['lasgun'], ['kulon'], ['karama']]);
});
rule('dune.harkonnen.karama-return', () => {
  const t = advanced('atreides', 'harkonnen')
    .hand('harkonnen', 'karama', 'kulon')
    .hand('atreides', 'lasgun', 'shield')
    .run('choam charity')
    .does('harkonnen', 'swap cards with Karama: 0')
    .say('harkonnen', 2);
  expect(t.options('harkonnen')).toEqual(['kulon', 'lasgun', 'shield']);
  t.say('harkonnen', 'kulon', 'shield');
  expect([t.cards('harkonnen'), t.cards('atreides')]).toEqual([['lasgun'], ['kulon', 'shield']]);
});
test('whoever watches a swap imagines at least the cards that are to be given back', () => {
  const t = advanced('atreides', 'harkonnen')
    .hand('harkonnen', 'karama')
    .hand('atreides', 'lasgun', 'shield')
    .run('choam charity')
    .does('harkonnen', 'swap cards with Karama: 0')
    .say('harkonnen', 2);
  const random = seeded('watching');
  const held = Array.from({ length: 40 }, () => count(imagine(rules, t.g, WATCHER, random), treachery.hand[1]!));
  expect(held).toEqual(held.map(() => 2));
});
rule('dune.harkonnen.karama-when', () => {
  const t = advanced('atreides', 'harkonnen').hand('harkonnen', 'karama').run('bidding');
  expect(t.offered('harkonnen').filter((o) => o.startsWith('swap'))).toEqual([]);
  expect(t.run('choam charity').offered('harkonnen')).not.toContain('swap cards with Karama: 1');
  t.g.table.auction = null;
  expect(t.offered('harkonnen')).toContain('swap cards with Karama: 0');
});
rule('dune.harkonnen.karama-swap-limit', () => {
  const seven = ['baliset', 'kulon', 'hajr', 'stunner', 'snooper', 'snooper', 'karama'];
  const t = advanced('atreides', 'harkonnen')
    .hand('harkonnen', ...seven)
    .hand('atreides', 'lasgun', 'shield', 'shield', 'shield')
    .run('choam charity')
    .does('harkonnen', 'swap cards with Karama: 0')
    .say('harkonnen', 4);
  expect(t.cards('harkonnen')).toHaveLength(10);
  t.say('harkonnen', 'baliset', 'kulon', 'hajr', 'shield');
  expect([t.cards('harkonnen').length, t.cards('atreides').length]).toEqual([6, 4]);
});

// ---- Truthtrance ----

const trance = () =>
  basic('atreides', 'harkonnen')
    .hand('atreides', 'truthtrance')
    .hand('harkonnen', 'lasgun')
    .traitor('harkonnen', 'duncan-idaho')
    .spice('harkonnen', 7)
    .run('choam charity')
    .does('atreides', 'truthtrance: 1');
rule('dune.treachery.truthtrance', () => {
  const t = trance().say('atreides', 'card', 'lasgun');
  expect(t.asked('harkonnen')?.options).toEqual(['yes']);
  t.say('harkonnen', 'yes');
  expect(t.heard('truth')).toMatchObject({ topic: 'card', noun: 'lasgun', answer: 'yes' });
  expect(t.sees('atreides').hidden['treachery']!['hand 1']).toMatchObject({ known: ['lasgun'] });
  expect(trance().say('atreides', 'spice', '8').asked('harkonnen')?.options).toEqual(['no']);
});
rule('dune.treachery.truthtrance-scope', () =>
  expect(trance().options('atreides')).toEqual(['traitor', 'card', 'spice']),
);
rule('dune.treachery.truthtrance-unknown', () => {
  const t = trance().say('atreides', 'traitor');
  expect(t.options('atreides')).toHaveLength(10);
  t.say('atreides', 'lady-jessica').say('harkonnen', 'no');
  expect(t.g.table.truths).toEqual([{ seat: 1, about: 'traitor lady-jessica', answer: false, turn: 2 }]);
});
rule('dune.treachery.truthtrance-binds', () => {
  const t = basic('emperor', 'fremen')
    .storm(1)
    .forces('emperor', 'basin@8', 3)
    .forces('fremen', 'basin@8', 3)
    .hand('emperor', 'truthtrance')
    .hand('fremen', 'lasgun', 'stunner')
    .run('battles')
    .does('emperor', 'truthtrance: 1')
    .say('emperor', 'weapon', 'lasgun');
  expect(t.asked('fremen')?.options).toEqual(['yes', 'no']);
  t.say('fremen', 'no').say('fremen', 'jamis');
  expect(t.options('fremen')).toEqual(['none', 'stunner']);
});
test('in a battle a plan can be asked about: leader, weapon, defense and dial, as far as a plan can make it true', () => {
  const asked = () =>
    basic('emperor', 'fremen')
      .storm(1)
      .forces('emperor', 'basin@8', 3)
      .forces('fremen', 'basin@8', 3)
      .hand('emperor', 'truthtrance')
      .hand('fremen', 'stunner', 'baliset')
      .run('battles')
      .does('emperor', 'truthtrance: 1');
  expect(asked().options('emperor')).toEqual(['traitor', 'card', 'spice', 'leader', 'weapon', 'defense', 'dial']);
  const answers = (topic: string, noun: string) => asked().say('emperor', topic, noun).asked('fremen')?.options;
  expect(asked().say('emperor', 'leader').options('emperor')).toEqual([
    'stilgar',
    'chani',
    'otheym',
    'shadout-mapes',
    'jamis',
    'cheap-hero',
    'cheap-heroine',
  ]);
  expect([answers('leader', 'stilgar'), answers('leader', 'cheap-hero')]).toEqual([['yes', 'no'], ['no']]);
  expect(asked().say('emperor', 'weapon').options('emperor')).toEqual(['projectile', 'poison', 'lasgun', 'worthless']);
  expect([answers('weapon', 'worthless'), answers('weapon', 'poison')]).toEqual([['yes', 'no'], ['no']]);
  expect(asked().say('emperor', 'defense').options('emperor')).toEqual(['shield', 'snooper', 'worthless']);
  // Three forces: at most three can be dialed, and it is asked whether at least so much is.
  expect([answers('dial', '3'), answers('dial', '4')]).toEqual([['yes', 'no'], ['no']]);
});
test('the Bene Gesserit can be asked about their prediction', () => {
  const asked = () =>
    basic('atreides', 'bene-gesserit', 'fremen')
      .hand('atreides', 'truthtrance')
      .predicts('fremen', 4)
      .run('choam charity')
      .does('atreides', 'truthtrance: 1');
  expect(asked().options('atreides')).toEqual(['traitor', 'card', 'spice', 'predicted faction', 'predicted turn']);
  const answers = (topic: string, noun: string) => asked().say('atreides', topic, noun).asked('bene-gesserit')?.options;
  expect(asked().say('atreides', 'predicted faction').options('atreides')).toEqual(['atreides', 'fremen']);
  expect([answers('predicted faction', 'fremen'), answers('predicted faction', 'atreides')]).toEqual([['yes'], ['no']]);
  expect([answers('predicted turn', '4'), answers('predicted turn', '5')]).toEqual([['yes'], ['no']]);
});

// ---- bribery and secrecy ----

const deal = (spice: number, promise = 'nothing', territory = 'basin') =>
  basic('atreides', 'harkonnen', 'fremen')
    .storm(1)
    .spice('atreides', 6)
    .spice('harkonnen', 4)
    .shipmentPhase()
    .quiet()
    .does('atreides', 'offer a deal', { to: 1, spice, promise, territory });
rule('dune.bribe.who', () => {
  const t = basic('atreides', 'harkonnen', 'fremen').allies('atreides', 'fremen').run('bidding');
  expect(() => t.does('atreides', 'offer a deal', { to: 2, spice: 0, promise: 'nothing', territory: 'basin' })).toThrow(
    'must be one of 1',
  );
  t.does('atreides', 'offer a deal', { to: 1, spice: 0, promise: 'nothing', territory: 'basin' });
  expect(t.asked('harkonnen')?.name).toBe('accept the deal?');
});
rule('dune.bribe.public', () => {
  const t = deal(3).say('harkonnen', 'accept');
  expect(t.heard('deal')).toEqual({ seat: 0, to: 1, spice: 3, promise: 'nothing', noun: '' });
  expect(t.g.table.promises).toEqual([]);
});
rule('dune.bribe.binding', () => {
  const t = deal(0, 'stay out').say('harkonnen', 'accept');
  expect(t.g.table.promises).toEqual([{ by: 1, to: 0, promise: 'stay out', noun: 'basin', turn: 2 }]);
  expect(deal(3).say('harkonnen', 'refuse').holds('atreides')).toBe(6);
});
rule('dune.bribe.contents', () => {
  const t = basic('atreides', 'harkonnen')
    .hand('harkonnen', 'lasgun')
    .shipmentPhase()
    .quiet()
    .does('atreides', 'offer a deal', { to: 1, spice: 0, promise: 'show a card', territory: 'basin' })
    .say('harkonnen', 'accept', 'lasgun');
  expect(t.sees('atreides').hidden['treachery']!['hand 1']).toMatchObject({ known: ['lasgun'] });
});
rule('dune.bribe.payment', () => {
  const t = deal(3).say('harkonnen', 'accept');
  expect([t.holds('atreides'), t.holds('harkonnen'), t.g.table.bribes]).toEqual([3, 4, [0, 3, 0]]);
  // A second one is added to the first.
  t.does('atreides', 'offer a deal', { to: 1, spice: 2, promise: 'nothing', territory: 'basin' });
  t.say('harkonnen', 'accept');
  expect(t.g.table.bribes).toEqual([0, 5, 0]);
  t.run('mentat pause');
  expect([t.holds('harkonnen'), t.g.table.bribes]).toEqual([9, [0, 0, 0]]);
});
rule('dune.bribe.must-have', () => {
  const t = basic('atreides', 'harkonnen').spice('atreides', 6).run('bidding').say('atreides', 5);
  expect(() => t.does('atreides', 'offer a deal', { to: 1, spice: 2, promise: 'nothing', territory: 'basin' })).toThrow(
    'must be one of 0, 1',
  );
});
rule('dune.bribe.impossible', () => {
  const t = deal(0, 'stay out').say('harkonnen', 'accept');
  // Only the one who was promised something can release the other from it.
  const release = 'release from promises: 1';
  expect([t.offered('atreides').includes(release), t.offered('fremen').includes(release)]).toEqual([true, false]);
  t.does('atreides', release);
  expect([t.g.table.promises, t.heard('released from promises')]).toEqual([[], { seat: 0, by: 1 }]);
});
rule('dune.bribe.enforcement', () => {
  const words = 'I keep out of Carthag as long as you hold it.';
  const honour = basic('atreides', 'harkonnen', 'fremen')
    .run('bidding')
    .does('atreides', 'offer a deal', { to: 1, spice: 0, promise: 'honour', territory: 'basin', words })
    .say('harkonnen', 'accept');
  expect((honour.sees('fremen').table as G['table']).promises).toEqual([
    { by: 1, to: 0, promise: 'honour', noun: words, turn: 2 },
  ]);
  expect(honour.heard('deal')).toMatchObject({ promise: 'honour', noun: words });
  expect(() =>
    honour.does('atreides', 'offer a deal', {
      to: 1,
      spice: 0,
      promise: 'honour',
      territory: 'basin',
      words: 'x'.repeat(201),
    }),
  ).toThrow('"words" of "offer a deal"');
  const t = deal(0, 'stay out', 'carthag')
    .say('harkonnen', 'accept')
    .say('atreides', 'decline', 'end the turn')
    .say('harkonnen', 'ship');
  expect([t.options('harkonnen').includes('carthag'), t.why('harkonnen', 'carthag')]).toEqual([
    false,
    'dune.bribe.enforcement',
  ]);
  const u = basic('atreides', 'harkonnen')
    .spice('harkonnen', 9)
    .run('bidding')
    .does('atreides', 'offer a deal', { to: 1, spice: 0, promise: 'pass auctions', territory: 'basin' })
    .say('harkonnen', 'accept')
    .say('atreides', 'pass');
  expect(u.options('harkonnen')).toEqual(['pass']);
});
test('a promise to stay out holds for moves too, and for the turn in which it was made', () => {
  const moving = (turns: number) => {
    const t = deal(0, 'stay out', 'carthag').say('harkonnen', 'accept').forces('harkonnen', 'arsunt@10', 2);
    return t
      .turn(2 + turns)
      .moves('harkonnen')
      .say('harkonnen', 'move', 'arsunt');
  };
  expect(moving(0).options('harkonnen')).not.toContain('carthag');
  expect(moving(1).options('harkonnen')).toContain('carthag');
});
test('a traitor is shown to one player alone, and only that one', () => {
  const t = basic('atreides', 'harkonnen', 'fremen').traitor('harkonnen', 'stilgar', 'chani').run('bidding');
  t.does('harkonnen', 'show a card', { to: 0, card: 'traitor stilgar' });
  const seen = (faction: 'atreides' | 'fremen') => t.sees(faction).hidden['traitors']!['kept 1'];
  expect(seen('atreides')).toMatchObject({ known: ['stilgar'] });
  expect(seen('fremen')).toMatchObject({ known: [] });
});
test('the Emperor gives to allies alone, and no more than is free', () => {
  const emperor = (spice: number) => basic('emperor', 'harkonnen', 'fremen').spice('emperor', spice);
  const gift = 'give spice to your ally';
  expect(emperor(5).run('bidding').offered('emperor')).not.toContain(gift);
  expect(emperor(0).allies('emperor', 'harkonnen').run('bidding').offered('emperor')).not.toContain(gift);
  const t = emperor(5).allies('emperor', 'harkonnen').run('bidding');
  expect(t.form('emperor', gift)).toEqual({ to: [1], spice: [1, 2, 3, 4, 5] });
  t.does('emperor', gift, { to: 1, spice: 2 }).quiet();
  expect([t.holds('emperor'), t.heard('wealth shared')]).toEqual([3, { seat: 0, to: 1, spice: 2 }]);
  // Nobody else may.
  const other = basic('atreides', 'harkonnen').spice('atreides', 5).allies('atreides', 'harkonnen').run('bidding');
  expect(other.offered('atreides')).not.toContain(gift);
});
rule('dune.bribe.when', () => {
  const t = basic('atreides', 'harkonnen').run('choam charity');
  expect(t.offered('atreides')).not.toContain('offer a deal');
  // From the storm to the first bid there is a moment for it in every phase; everybody or nobody is asked.
  const early = (phase: string) => {
    const p = basic('atreides', 'harkonnen', 'fremen').storm(9).spiceDeck('broken-land').hand('atreides', 'lasgun');
    p.atEveryWindow().run(phase);
    while (p.decisions[0]!.name !== 'anything to settle first?')
      p.say(p.g.table.factions[p.decisions[0]!.seat]!, p.decisions[0]!.options[0]!);
    return p;
  };
  for (const phase of ['storm', 'spice blow and nexus', 'bidding']) {
    const p = early(phase);
    expect(p.decisions.map((d) => [d.seat, d.options, d.window?.stake])).toEqual([
      [0, ['pass'], false],
      [1, ['pass'], false],
      [2, ['pass'], false],
    ]);
    expect(p.offered('atreides')).toEqual(expect.arrayContaining(['offer a deal', 'show a card', 'show your spice']));
    p.does('atreides', 'offer a deal', { to: 1, spice: 0, promise: 'honour', territory: 'basin' });
    p.say('harkonnen', 'accept');
    expect([p.heard('deal')?.['promise'], p.asked('fremen')?.name]).toEqual(['honour', 'anything to settle first?']);
  }
  expect(basic('atreides', 'harkonnen').run('bidding').offered('atreides')).toContain('offer a deal');
});
rule('dune.bribe.no-rule-breaking', () => {
  const t = basic('atreides', 'harkonnen').run('bidding');
  expect(t.form('atreides', 'offer a deal')['promise']).toEqual([
    'nothing',
    'stay out',
    'pass auctions',
    'show a card',
    'honour',
  ]);
});
rule('dune.emperor.ally-wealth', () => {
  const t = basic('atreides', 'emperor', 'fremen')
    .allies('atreides', 'emperor')
    .spice('emperor', 8)
    .run('bidding')
    .does('emperor', 'give spice to your ally', { to: 0, spice: 5 })
    .quiet();
  expect([t.holds('atreides'), t.holds('emperor')]).toEqual([5, 3]);
});
rule('dune.alliance.no-other-gifts', () => {
  const t = basic('atreides', 'emperor', 'fremen').allies('atreides', 'emperor').spice('atreides', 8).run('bidding');
  expect(t.offered('atreides')).not.toContain('give spice to your ally');
});
rule('dune.secrecy.not-required', () => {
  const t = basic('atreides', 'harkonnen', 'fremen')
    .hand('atreides', 'lasgun')
    .run('bidding')
    .does('atreides', 'show a card', { to: 1, card: 'lasgun' });
  expect(t.sees('harkonnen').hidden['treachery']!['hand 0']).toMatchObject({ known: ['lasgun'] });
  expect(t.sees('fremen').hidden['treachery']!['hand 0']).toMatchObject({ known: [] });
  t.spice('atreides', 7).does('atreides', 'show your spice', { to: 1 });
  const told = t.happened.findLast((h) => h.kind === 'spice shown');
  expect([told?.nouns, told?.to, told?.whisper]).toEqual([{ seat: 0, to: 1 }, [0, 1], { spice: 7 }]);
  t.does('atreides', 'show your spice', { to: 'everybody' });
  expect(t.heard('spice shown')).toEqual({ seat: 0, spice: 7 });
});
rule('dune.secrecy.spice', () => {
  const t = basic('atreides', 'harkonnen').spice('atreides', 6).run('bidding');
  expect(t.sees('harkonnen').purses['spice']!.amounts).toEqual([null, 0]);
});
rule('dune.secrecy.hand-size', () => {
  const t = basic('atreides', 'harkonnen').hand('atreides', 'lasgun').shipmentPhase().quiet();
  expect(t.sees('harkonnen').hidden['treachery']!['hand 0']).toEqual({ known: [], backs: null });
  const open = withOptions('basic', { openCounts: true }, 'atreides', 'harkonnen')
    .hand('atreides', 'lasgun')
    .shipmentPhase()
    .quiet();
  expect(open.sees('harkonnen').hidden['treachery']!['hand 0']).toEqual({ known: [], backs: 1 });
});
rule('dune.alliance.private-talk', () => {
  const t = basic('atreides', 'harkonnen', 'fremen')
    .allies('atreides', 'harkonnen')
    .traitor('atreides', 'jamis')
    .run('bidding')
    .does('atreides', 'show a card', { to: 1, card: 'traitor jamis' });
  expect(t.sees('harkonnen').hidden['traitors']!['kept 0']).toEqual({ known: ['jamis'], backs: 0 });
  expect(t.sees('fremen').hidden['traitors']!['kept 0']).toEqual({ known: [], backs: 1 });
  expect(things(t.g, traitors.kept[0]!)).toEqual(['jamis']);
});
rule('dune.secrecy.talk', () => {
  const promised = (promise: string) =>
    basic('atreides', 'harkonnen')
      .run('bidding')
      .does('atreides', 'offer a deal', { to: 1, spice: 0, promise, territory: 'basin' })
      .say('harkonnen', 'accept')
      .spice('harkonnen', 3)
      .say('atreides', 'pass')
      .options('harkonnen');
  expect([promised('pass auctions'), promised('honour')]).toEqual([['pass'], ['pass', 1, 2, 3]]);
});
rule('dune.secrecy.public-pieces', () => {
  const t = basic('emperor', 'fremen', 'atreides')
    .storm(1)
    .forces('emperor', 'basin@8', 2)
    .forces('fremen', 'basin@8', 2)
    .hand('emperor', 'stunner')
    .run('battles');
  t.say('emperor', 'bashar', 'stunner', 'none', 1)
    .say('fremen', 'jamis', 'none', 'none', 0)
    .say('emperor', 'no')
    .say('fremen', 'no');
  expect(t.sees('atreides').hidden['leaders']!['tanks']).toEqual({ row: ['jamis'] });
});
rule('dune.treachery.no-free-discard', () => {
  const t = basic('atreides', 'harkonnen').hand('atreides', 'baliset').run('bidding');
  const acts = (p: Position) => [...p.offered('atreides'), ...p.options('atreides')].map(String);
  expect(acts(t).some((o) => o.includes('show a card'))).toBe(true);
  expect(acts(t).filter((o) => o.includes('discard') || o.includes('baliset'))).toEqual([]);
});
rule('dune.treachery.no-gifts', () => {
  const t = basic('atreides', 'harkonnen')
    .hand('atreides', 'lasgun')
    .run('bidding')
    .does('atreides', 'show a card', { to: 1, card: 'lasgun' });
  expect(t.sees('harkonnen').hidden['treachery']!['hand 0']).toEqual({ known: ['lasgun'], backs: 0 });
  expect([t.cards('atreides'), t.cards('harkonnen')]).toEqual([['lasgun'], []]);
});
rule('dune.alliance.powers', () => {
  const t = basic('emperor', 'harkonnen', 'atreides')
    .storm(1)
    .allies('emperor', 'atreides')
    .forces('emperor', 'basin@8', 3)
    .forces('harkonnen', 'basin@8', 3)
    .run('battles');
  expect(t.asked('atreides')?.options).toEqual(['no', 'yes']);
});

const stoppedSister = () =>
  advanced('bene-gesserit', 'atreides')
    .hand('bene-gesserit', 'baliset')
    .hand('atreides', 'karama')
    .spice('bene-gesserit', 3)
    .spice('atreides', 3)
    .storm(1);
test('a worthless card that would buy a card may be stopped, and bidding goes on', () => {
  const t = stoppedSister().run('bidding').say('bene-gesserit', 'baliset').say('atreides', 'karama').quiet();
  expect([t.cards('bene-gesserit'), t.asked('bene-gesserit')?.name]).toEqual([[], 'bid?']);
});
test('a worthless card in the place of payment may be stopped, and spice is paid', () => {
  const t = stoppedSister()
    .run('bidding')
    .say('bene-gesserit', 2)
    .say('atreides', 'pass')
    .say('bene-gesserit', 'baliset')
    .say('atreides', 'karama');
  expect(t.options('bene-gesserit')).toEqual(['spice']);
  t.say('bene-gesserit', 'spice').quiet();
  expect([t.holds('bene-gesserit'), t.cards('bene-gesserit').length]).toEqual([1, 1]);
});
test('a bid beyond her means whose worthless card is stopped takes all she has', () => {
  const t = stoppedSister()
    .run('bidding')
    .say('bene-gesserit', 5)
    .say('atreides', 'pass')
    .say('bene-gesserit', 'baliset')
    .say('atreides', 'karama');
  expect(t.options('bene-gesserit')).toEqual(['all there is']);
  t.say('bene-gesserit', 'all there is').quiet();
  expect([t.holds('bene-gesserit'), t.heard('paid')?.['spice'], t.cards('bene-gesserit').length]).toEqual([0, 3, 1]);
});
test('a worthless card for a cheap shipment may be stopped, and the shipment is made again', () => {
  const t = stoppedSister().ships(0).say('bene-gesserit', 'baliset').say('atreides', 'karama').quiet();
  expect(t.options('bene-gesserit')).toEqual(['decline', 'ship']);
});
