import { rules } from '@landsraad/dune';
import { expect, test } from 'vitest';
import { advanced, basic, type Position } from './position.ts';
import { rule } from './rule.ts';

const ship = (t: Position, seat = 0) => t.run('shipment', { seat, again: true, at: 0 });
const move = (t: Position, seat = 0) => t.run('movement', { seat, moved: false, more: true });
const two = () => basic('atreides', 'harkonnen').storm(1).spice('atreides', 7);
const three = () => basic('atreides', 'harkonnen', 'fremen').storm(1).spice('atreides', 7);

// ---- the factions ----

rule('dune.atreides.spice-look', () => {
  const t = two().spiceDeck('red-chasm').run('shipment and movement', { guildNow: false }).quiet();
  const row = (t.sees('atreides').hidden['spice cards']!['deck'] as { row: (string | null)[] }).row;
  expect([row.at(-1), row.at(-2)]).toEqual(['red-chasm', null]);
});
rule('dune.atreides.spice-look-empty', () => {
  const t = two();
  for (const pool of t.g.hidden)
    for (const place of pool)
      if (place.things.includes('shai-hulud')) {
        place.things.length = 0;
        place.known.length = 0;
      }
  t.run('shipment and movement', { guildNow: false });
  expect(t.asked('atreides')?.name).toBe('ship?');
  const u = two().run('shipment and movement', { guildNow: false });
  expect(u.asked('harkonnen')?.window?.about).toBe('atreides: look at the spice deck');
});
const guild = () =>
  basic('atreides', 'spacing-guild', 'harkonnen').storm(1).spice('spacing-guild', 9).spice('atreides', 9);
rule('dune.guild.income', () => {
  const t = ship(guild()).say('atreides', 'ship', 'carthag', 3);
  expect([t.holds('spacing-guild'), t.holds('atreides')]).toEqual([12, 6]);
});
rule('dune.guild.one-of-three', () => {
  const t = ship(guild().forces('spacing-guild', 'tueks-sietch@4', 5), 1);
  expect(t.options('spacing-guild')).toEqual(['decline', 'ship', 'ship across', 'ship back']);
});
rule('dune.guild.cross-ship', () => {
  const t = ship(guild().forces('spacing-guild', 'tueks-sietch@4', 5), 1)
    .say('spacing-guild', 'ship across', 'carthag', 4)
    .quiet();
  expect([
    t.on('spacing-guild', 'carthag@10'),
    t.on('spacing-guild', 'tueks-sietch@4'),
    t.holds('spacing-guild'),
  ]).toEqual([4, 1, 7]);
});
rule('dune.guild.ship-back', () => {
  const t = ship(guild().forces('spacing-guild', 'tueks-sietch@4', 5), 1)
    .say('spacing-guild', 'ship back', 3)
    .quiet();
  expect([t.inReserve('spacing-guild'), t.on('spacing-guild', 'tueks-sietch@4')]).toEqual([18, 2]);
});
rule('dune.guild.half-price', () => {
  const t = ship(guild(), 1).say('spacing-guild', 'ship', 'basin', 3).quiet();
  expect(t.holds('spacing-guild')).toBe(6);
});
rule('dune.guild.cross-price', () => {
  const t = ship(guild().forces('spacing-guild', 'basin@8', 5), 1)
    .say('spacing-guild', 'ship across', 'carthag', 5)
    .quiet();
  expect(t.holds('spacing-guild')).toBe(6);
});
rule('dune.guild.ship-back-price', () => {
  const t = ship(guild().forces('spacing-guild', 'tueks-sietch@4', 5), 1)
    .say('spacing-guild', 'ship back', 5)
    .quiet();
  expect(t.holds('spacing-guild')).toBe(6);
});
rule('dune.guild.ex-odd', () => {
  const pay = (n: number): number =>
    9 - ship(guild(), 1).say('spacing-guild', 'ship', 'carthag', n).quiet().holds('spacing-guild');
  expect([pay(5), pay(1)]).toEqual([3, 1]);
});
rule('dune.guild.ex-ship-back', () => {
  const pay = (n: number): number =>
    9 -
    ship(guild().forces('spacing-guild', 'basin@8', 5), 1)
      .say('spacing-guild', 'ship back', n)
      .quiet()
      .holds('spacing-guild');
  expect([pay(4), pay(5)]).toEqual([2, 3]);
});
rule('dune.guild.shipment-limits', () => {
  const t = ship(guild().forces('atreides', 'carthag@10', 1).forces('harkonnen', 'carthag@10', 1), 1).say(
    'spacing-guild',
    'ship',
  );
  expect(t.why('spacing-guild', 'carthag')).toBe('dune.guild.shipment-limits');
});
rule('dune.guild.out-of-storm', () => {
  const t = ship(guild().storm(8).forces('spacing-guild', 'basin@8', 5), 1);
  expect(t.options('spacing-guild')).toEqual(['decline', 'ship']);
});
rule('dune.guild.alliance-rates', () => {
  const t = ship(guild().allies('atreides', 'spacing-guild').forces('atreides', 'basin@8', 4));
  expect(t.options('atreides')).toEqual(['decline', 'ship', 'ship across']);
  t.say('atreides', 'ship', 'polar-sink', 3).quiet();
  expect(t.holds('atreides')).toBe(6);
});
rule('dune.guild.alliance-fremen', () => {
  const t = ship(
    basic('fremen', 'spacing-guild', 'harkonnen')
      .storm(1)
      .spice('fremen', 3)
      .allies('fremen', 'spacing-guild')
      .forces('fremen', 'basin@8', 2),
  );
  expect(t.options('fremen')).toEqual(['decline', 'bring reserves', 'ship across']);
});
rule('dune.guild.alliance-pays', () => {
  const t = ship(guild().allies('atreides', 'spacing-guild')).say('atreides', 'ship', 'polar-sink', 3).quiet();
  expect(t.holds('spacing-guild')).toBe(12);
});
rule('dune.guild.alliance-share', () => {
  const t = guild().allies('atreides', 'spacing-guild');
  t.g.table.phase = 'shipment';
  ship(t)
    .does('spacing-guild', 'release spice to your allies', { spice: 2 })
    .say('atreides', 'ship', 'polar-sink', 3, 2)
    .quiet();
  expect([t.holds('spacing-guild'), t.holds('atreides')]).toEqual([8, 8]);
});
rule('dune.fremen.reserves', () => {
  const t = ship(basic('fremen', 'harkonnen').storm(1)).say('fremen', 'bring reserves');
  expect(t.why('fremen', 'arrakeen')).toBe('dune.fremen.reserves');
  t.say('fremen', 'the-great-flat', 7);
  expect([t.on('fremen', 'the-great-flat@14'), t.inReserve('fremen')]).toEqual([7, 13]);
});
rule('dune.fremen.ex-reserves-range', () => {
  const t = ship(basic('fremen', 'harkonnen').storm(1)).say('fremen', 'bring reserves');
  expect([...t.options('fremen')].sort()).toEqual([
    'bight-of-the-cliff',
    'broken-land',
    'cielago-west',
    'false-wall-west',
    'funeral-plain',
    'habbanya-erg',
    'hagga-basin',
    'plastic-basin',
    'polar-sink',
    'rock-outcroppings',
    'sietch-tabr',
    'the-great-flat',
    'the-greater-flat',
    'tsimpo',
    'wind-pass',
    'wind-pass-north',
  ]);
  expect(t.why('fremen', 'basin')).toBe('dune.fremen.reserves');
});
rule('dune.fremen.reserves-limits', () => {
  const t = ship(
    basic('fremen', 'harkonnen', 'atreides')
      .storm(14)
      .forces('harkonnen', 'sietch-tabr@13', 1)
      .forces('atreides', 'sietch-tabr@13', 1),
  ).say('fremen', 'bring reserves');
  expect([t.why('fremen', 'sietch-tabr'), t.why('fremen', 'the-great-flat')]).toEqual([
    'dune.fremen.reserves-limits',
    'dune.ship.no-storm',
  ]);
});
rule('dune.fremen.reserves-instead', () => {
  const t = ship(basic('fremen', 'spacing-guild').storm(1).spice('fremen', 9));
  expect(t.why('fremen', 'ship')).toBe('dune.fremen.reserves-instead');
  t.say('fremen', 'bring reserves', 'the-great-flat', 5);
  expect([t.holds('fremen'), t.holds('spacing-guild')]).toEqual([9, 0]);
});
rule('dune.fremen.move-two', () => {
  const t = move(basic('fremen', 'harkonnen').storm(1).forces('fremen', 'basin@8', 3)).say('fremen', 'move', 'basin');
  expect(t.options('fremen')).toContain('gara-kulon');
  expect(t.options('fremen')).not.toContain('red-chasm');
});
rule('dune.fremen.move-three', () => {
  const t = move(
    basic('fremen', 'harkonnen').storm(1).forces('fremen', 'basin@8', 3).forces('fremen', 'carthag@10', 1),
  ).say('fremen', 'move', 'basin');
  expect(t.options('fremen')).toContain('pasty-mesa');
});
rule('dune.fremen.reserves-into-storm', () => {
  const t = ship(advanced('fremen', 'harkonnen').storm(14)).say('fremen', 'bring reserves', 'the-great-flat', 5, 0);
  expect([t.on('fremen', 'the-great-flat@14'), t.inTanks('fremen')]).toEqual([2, 3]);
});
rule('dune.fremen.reserves-into-storm-terrain', () => {
  const t = ship(advanced('fremen', 'harkonnen').storm(13)).say('fremen', 'bring reserves', 'sietch-tabr', 4, 0);
  expect([t.on('fremen', 'sietch-tabr@13'), t.inTanks('fremen')]).toEqual([2, 2]);
});
rule('dune.guild.out-of-turn', () => {
  const t = advanced('atreides', 'spacing-guild', 'harkonnen')
    .storm(1)
    .run('shipment and movement', { guildNow: false })
    .quiet();
  expect(t.asked('spacing-guild')?.name).toBe('take your turn now?');
  t.say('spacing-guild', 'now').quiet();
  expect(t.asked('spacing-guild')?.name).toBe('ship?');
});
rule('dune.guild.out-of-turn-block', () => {
  const t = advanced('atreides', 'spacing-guild', 'harkonnen')
    .storm(1)
    .run('shipment and movement', { guildNow: false })
    .say('spacing-guild', 'wait')
    .say('atreides', 'decline', 'end the turn')
    .say('spacing-guild', 'wait')
    .say('harkonnen', 'decline', 'end the turn');
  expect(t.asked('spacing-guild')?.name).toBe('ship?');
});
rule('dune.guild.out-of-turn-secret', () => {
  const t = advanced('atreides', 'spacing-guild', 'harkonnen')
    .storm(1)
    .run('shipment and movement', { guildNow: false })
    .quiet();
  expect(t.asked('spacing-guild')?.options).toEqual(['wait', 'now']);
});
rule('dune.guild.timing-stopped', () => {
  const t = advanced('atreides', 'spacing-guild', 'harkonnen')
    .storm(1)
    .hand('harkonnen', 'karama')
    .run('shipment and movement', { guildNow: false })
    .say('spacing-guild', 'wait')
    .say('atreides', 'decline', 'end the turn')
    .say('spacing-guild', 'wait')
    .say('harkonnen', 'karama')
    .quiet();
  expect(t.asked('spacing-guild')?.name).toBe('ship?');
});
rule('dune.guild.karama', () => {
  const t = ship(advanced('atreides', 'spacing-guild').storm(1).spice('atreides', 9).hand('spacing-guild', 'karama'))
    .say('atreides', 'ship', 'carthag', 4)
    .say('spacing-guild', 'stop it');
  expect([t.on('atreides', 'carthag@10'), t.heard('shipment stopped')]).toEqual([0, { seat: 1, of: 0 }]);
});
rule('dune.guild.karama-effect', () => {
  const t = advanced('atreides', 'spacing-guild')
    .storm(1)
    .spice('atreides', 9)
    .hand('spacing-guild', 'karama')
    .run('shipment and movement of one player', { seat: 0 })
    .say('atreides', 'ship', 'carthag', 4)
    .say('spacing-guild', 'stop it');
  expect([t.holds('atreides'), t.inReserve('atreides'), t.asked('atreides')?.name]).toEqual([9, 20, 'move?']);
});
rule('dune.guild.karama-fremen', () => {
  const t = ship(advanced('fremen', 'spacing-guild').storm(1).hand('spacing-guild', 'karama')).say(
    'fremen',
    'bring reserves',
    'the-great-flat',
    4,
    0,
  );
  expect(t.on('fremen', 'the-great-flat@14')).toBe(4);
});
rule('dune.bene-gesserit.advisor-basic', () => {
  const t = ship(basic('atreides', 'bene-gesserit').storm(1).spice('atreides', 9)).say(
    'atreides',
    'ship',
    'carthag',
    2,
  );
  expect(t.options('bene-gesserit')).toEqual(['no', 'polar-sink']);
  t.say('bene-gesserit', 'polar-sink').quiet();
  expect([t.on('bene-gesserit', 'polar-sink'), t.inReserve('bene-gesserit')]).toEqual([1, 19]);
  expect(t.happened.at(-1)?.rule).toBe('dune.bene-gesserit.advisor-basic');
});
rule('dune.bene-gesserit.advisor-off-planet-only', () => {
  const t = ship(basic('fremen', 'bene-gesserit').storm(1)).say('fremen', 'bring reserves', 'the-great-flat', 2);
  expect(t.decisions).toEqual([]);
  const u = ship(basic('spacing-guild', 'bene-gesserit').storm(1).spice('spacing-guild', 5))
    .say('spacing-guild', 'ship', 'carthag', 2)
    .quiet();
  expect(u.asked('bene-gesserit')?.name).toBe('send an advisor?');
});
rule('dune.bene-gesserit.advisor-stopped', () => {
  const t = ship(
    advanced('atreides', 'spacing-guild', 'bene-gesserit')
      .storm(1)
      .spice('atreides', 9)
      .hand('spacing-guild', 'karama'),
  )
    .say('atreides', 'ship', 'carthag', 4)
    .say('spacing-guild', 'stop it')
    .quiet();
  expect(t.decisions).toEqual([]);
});

// ---- advisors and fighters ----

const sisters = () =>
  advanced('bene-gesserit', 'atreides', 'harkonnen').storm(1).spice('atreides', 9).spice('bene-gesserit', 9);
rule('dune.bene-gesserit.two-sides', () => {
  const t = sisters().advisors('basin@8', 2).forces('bene-gesserit', 'arsunt@10', 2).forces('atreides', 'basin@8', 1);
  expect(t.g.table.advisors).toEqual(['basin']);
  expect(t.run('battles').decisions).toEqual([]);
});
rule('dune.bene-gesserit.advisors', () => {
  const t = ship(sisters(), 1).say('atreides', 'ship', 'carthag', 2).say('bene-gesserit', 'carthag').quiet();
  expect([t.on('bene-gesserit', 'carthag@10'), t.g.table.advisors]).toEqual([1, ['carthag']]);
  expect(t.happened.at(-1)?.rule).toBe('dune.bene-gesserit.advisors');
});
rule('dune.bene-gesserit.advisors-or-sink', () => {
  const t = ship(sisters(), 1).say('atreides', 'ship', 'carthag', 2);
  expect(t.options('bene-gesserit')).toEqual(['no', 'polar-sink', 'carthag']);
});
rule('dune.bene-gesserit.advisors-sector', () => {
  const t = ship(sisters().storm(9), 1)
    .say('atreides', 'ship', 'old-gap', 'old-gap@8', 2)
    .say('bene-gesserit', 'old-gap');
  expect(t.options('bene-gesserit')).toEqual(['old-gap@8', 'old-gap@10']);
});
rule('dune.bene-gesserit.advisors-with-fighters', () => {
  const t = ship(sisters().forces('bene-gesserit', 'carthag@10', 2), 1)
    .say('atreides', 'ship', 'carthag', 2)
    .say('bene-gesserit', 'stay fighters');
  expect(t.why('bene-gesserit', 'carthag')).toBe('dune.bene-gesserit.advisors-with-fighters');
});
rule('dune.bene-gesserit.advisors-no-flip', () => {
  const t = ship(sisters(), 1).say('atreides', 'ship', 'carthag', 2).say('bene-gesserit', 'carthag').quiet();
  t.run('announcing battle', { territory: '' });
  expect(t.decisions).toEqual([]);
  expect(t.g.table.sent).toEqual(['carthag']);
});
rule('dune.bene-gesserit.one-side-per-territory', () => {
  const t = ship(sisters().advisors('carthag@10', 1).forces('atreides', 'carthag@10', 1)).say(
    'bene-gesserit',
    'ship',
    'carthag',
    2,
  );
  expect([t.on('bene-gesserit', 'carthag@10'), t.g.table.advisors]).toEqual([3, ['carthag']]);
});
rule('dune.bene-gesserit.advisors-no-control', () => {
  const t = sisters()
    .advisors('arrakeen@9', 1)
    .forces('atreides', 'arrakeen@9', 1)
    .forces('atreides', 'carthag@10', 1)
    .forces('atreides', 'sietch-tabr@13', 1)
    .run('mentat pause');
  expect(t.winners()).toEqual(['atreides']);
});
rule('dune.bene-gesserit.advisors-no-block', () => {
  const t = ship(sisters().advisors('carthag@10', 1).forces('atreides', 'carthag@10', 1), 2);
  t.spice('harkonnen', 5).run('shipment', { seat: 2, again: true, at: 0 }).say('harkonnen', 'ship');
  expect(t.options('harkonnen')).toContain('carthag');
});
rule('dune.bene-gesserit.advisors-no-ornithopters', () => {
  const t = move(
    sisters().advisors('carthag@10', 1).forces('atreides', 'carthag@10', 1).forces('bene-gesserit', 'basin@8', 1),
  ).say('bene-gesserit', 'move', 'basin');
  expect(t.options('bene-gesserit')).not.toContain('imperial-basin');
});
rule('dune.bene-gesserit.advisors-mortal', () => {
  const t = sisters().advisors('basin@8', 2).forces('atreides', 'basin@8', 1).storm(7);
  t.g.table.stormMove = 1;
  t.run('the storm moves', { left: 0 });
  expect(t.inTanks('bene-gesserit')).toBe(2);
});
rule('dune.bene-gesserit.ship-occupied', () => {
  const t = ship(sisters().forces('atreides', 'carthag@10', 1)).say('bene-gesserit', 'ship', 'carthag', 2);
  expect(t.g.table.advisors).toEqual([]);
});
rule('dune.bene-gesserit.move-unoccupied', () => {
  const t = move(sisters().advisors('basin@8', 2).forces('atreides', 'basin@8', 1)).say(
    'bene-gesserit',
    'move',
    'basin',
    'sihaya-ridge',
    2,
  );
  expect([t.on('bene-gesserit', 'sihaya-ridge@8'), t.g.table.advisors]).toEqual([2, []]);
});
rule('dune.bene-gesserit.move-occupied', () => {
  const t = move(
    sisters().advisors('basin@8', 2).forces('atreides', 'basin@8', 1).forces('harkonnen', 'sihaya-ridge@8', 1),
  ).say('bene-gesserit', 'move', 'basin', 'sihaya-ridge', 2);
  expect(t.options('bene-gesserit')).toEqual(['advisors', 'fighters']);
  t.say('bene-gesserit', 'advisors');
  expect(t.g.table.advisors).toEqual(['sihaya-ridge']);
});
rule('dune.bene-gesserit.move-fighters', () => {
  const t = move(sisters().forces('bene-gesserit', 'basin@8', 2).forces('harkonnen', 'sihaya-ridge@8', 1)).say(
    'bene-gesserit',
    'move',
    'basin',
    'sihaya-ridge',
    2,
  );
  expect(t.g.table.advisors).toEqual([]);
});
rule('dune.bene-gesserit.fighter-limits', () => {
  const t = sisters()
    .advisors('carthag@10', 1)
    .forces('atreides', 'carthag@10', 1)
    .forces('harkonnen', 'carthag@10', 1)
    .advisors('basin@8', 1)
    .forces('atreides', 'basin@8', 1)
    .run('announcing battle', { territory: '' });
  expect([t.options('bene-gesserit'), t.why('bene-gesserit', 'carthag')]).toEqual([
    ['no more', 'basin'],
    'dune.bene-gesserit.fighter-limits',
  ]);
});
rule('dune.bene-gesserit.intrusion', () => {
  const t = ship(sisters().forces('bene-gesserit', 'carthag@10', 2), 1)
    .say('atreides', 'ship', 'carthag', 2)
    .say('bene-gesserit', 'become advisors')
    .quiet();
  expect(t.g.table.advisors).toEqual(['carthag']);
});
rule('dune.bene-gesserit.announce', () => {
  const t = sisters()
    .advisors('basin@8', 1)
    .forces('atreides', 'basin@8', 1)
    .run('announcing battle', { territory: '' })
    .say('bene-gesserit', 'basin')
    .quiet();
  expect(t.g.table.advisors).toEqual([]);
});
rule('dune.bene-gesserit.announce-storm', () => {
  const t = sisters()
    .storm(8)
    .advisors('basin@8', 1)
    .forces('atreides', 'basin@8', 1)
    .advisors('arsunt@10', 1)
    .forces('atreides', 'arsunt@10', 1)
    .run('announcing battle', { territory: '' });
  expect(t.why('bene-gesserit', 'basin')).toBe('dune.bene-gesserit.announce-storm');
});
rule('dune.bene-gesserit.alone-flip', () => {
  const t = move(sisters().advisors('basin@8', 2).forces('atreides', 'basin@8', 1), 1).say(
    'atreides',
    'move',
    'basin',
    'sihaya-ridge',
  );
  expect(t.g.table.advisors).toEqual([]);
});
rule('dune.bene-gesserit.polar-sink-side', () => {
  const t = move(
    sisters().advisors('arsunt@10', 2).forces('atreides', 'arsunt@10', 1).forces('harkonnen', 'polar-sink', 1),
  ).say('bene-gesserit', 'move', 'arsunt', 'polar-sink', 2);
  expect(t.g.table.advisors).toEqual([]);
  const u = sisters().advisors('polar-sink', 1).forces('atreides', 'polar-sink', 1);
  move(u, 1).say('atreides', 'move', 'polar-sink', 'arsunt', 'arsunt@10');
  expect(u.g.table.advisors).toEqual([]);
});
rule('dune.bene-gesserit.advisors-ally', () => {
  const t = ship(
    sisters().allies('bene-gesserit', 'atreides').advisors('carthag@10', 1).forces('harkonnen', 'carthag@10', 1),
    1,
  ).say('atreides', 'ship');
  expect(t.options('atreides')).toContain('carthag');
  expect(rules.id).toBe('dune');
});
rule('dune.treachery.karama-stop-redo', () => {
  const t = ship(guild().hand('harkonnen', 'karama'), 1)
    .say('spacing-guild', 'ship', 'carthag', 4)
    .say('harkonnen', 'karama')
    .quiet();
  expect(t.asked('spacing-guild')?.name).toBe('ship?');
  t.say('spacing-guild', 'ship', 'carthag', 4).quiet();
  expect(t.holds('spacing-guild')).toBe(5);
});

test('a move that relied on an advantage stopped in the middle of it is made again', () => {
  const t = move(basic('fremen', 'harkonnen').storm(1).forces('fremen', 'basin@8', 3).hand('harkonnen', 'karama')).say(
    'fremen',
    'move',
    'basin',
    'shield-wall',
  );
  t.does('harkonnen', 'stop with Karama: fremen: two-territory move');
  expect(t.asked('fremen')?.name).toBe('move from which territory?');
  t.say('fremen', 'basin');
  expect(t.options('fremen')).not.toContain('shield-wall');
});

test('reserves on their way into the storm are sent anew when half losses are stopped', () => {
  const t = ship(advanced('fremen', 'harkonnen').storm(14).hand('harkonnen', 'karama')).say(
    'fremen',
    'bring reserves',
    'the-great-flat',
  );
  t.does('harkonnen', 'stop with Karama: fremen: half storm losses');
  expect(t.asked('fremen')?.name).toBe('ship?');
  expect(t.say('fremen', 'bring reserves').why('fremen', 'the-great-flat')).toBe('dune.ship.no-storm');
});

test('why a group cannot move there', () => {
  const t = move(
    three()
      .storm(7)
      .allies('atreides', 'harkonnen')
      .forces('atreides', 'sihaya-ridge@8', 3)
      .forces('harkonnen', 'basin@8', 1),
  ).say('atreides', 'move', 'sihaya-ridge');
  expect([t.why('atreides', 'gara-kulon'), t.why('atreides', 'basin'), t.why('atreides', 'carthag')]).toEqual([
    'dune.move.storm',
    'dune.alliance.no-shared-territory',
    'dune.move.one-territory',
  ]);
});
