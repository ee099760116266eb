import { expect } from 'vitest';
import { advanced, basic, withOptions, type Position } from './position.ts';
import { rule } from './rule.ts';

const ship = (t: Position, seat = 0) => t.ships(seat);
const move = (t: Position, seat = 0) => t.moves(seat);
const two = () => basic('atreides', 'harkonnen').storm(1).spice('atreides', 7);

// ---- the factions ----

rule('dune.atreides.spice-look', () => {
  const t = two().spiceDeck('red-chasm').shipmentPhase().quiet();
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
  t.shipmentPhase();
  expect(t.asked('atreides')?.name).toBe('ship?');
  const u = two().shipmentPhase();
  expect(u.asked('harkonnen')?.about).toEqual({ advantage: 'atreides: look at the spice deck' });
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
  const u = ship(guild().forces('spacing-guild', 'tueks-sietch@4', 5), 1)
    .say('spacing-guild', 'ship across', 'basin', 5)
    .quiet();
  expect(u.holds('spacing-guild')).toBe(4);
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
  const shared = (guildShareReturns: boolean) => {
    const t = withOptions('basic', { guildShareReturns }, 'atreides', 'spacing-guild', 'harkonnen')
      .storm(1)
      .spice('spacing-guild', 9)
      .spice('atreides', 9)
      .allies('atreides', 'spacing-guild');
    ship(t)
      .does('spacing-guild', 'release spice to your allies', { spice: 2 })
      .say('atreides', 'ship', 'polar-sink', 3, 2)
      .quiet();
    return [t.holds('spacing-guild'), t.holds('atreides')];
  };
  expect([shared(false), shared(true)]).toEqual([
    [8, 8],
    [10, 8],
  ]);
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
  const t = advanced('atreides', 'spacing-guild', 'harkonnen').storm(1).shipmentPhase().quiet();
  expect(t.asked('spacing-guild')?.name).toBe('take your turn now?');
  t.say('spacing-guild', 'now').quiet();
  expect(t.asked('spacing-guild')?.name).toBe('ship?');
});
rule('dune.guild.out-of-turn-block', () => {
  const t = advanced('atreides', 'spacing-guild', 'harkonnen')
    .storm(1)
    .shipmentPhase()
    .say('spacing-guild', 'wait')
    .say('atreides', 'decline', 'end the turn')
    .say('spacing-guild', 'wait')
    .say('harkonnen', 'decline', 'end the turn');
  expect(t.asked('spacing-guild')?.name).toBe('ship?');
});
rule('dune.guild.out-of-turn-secret', () => {
  const t = advanced('atreides', 'spacing-guild', 'harkonnen').storm(1).shipmentPhase().quiet();
  expect(t.asked('spacing-guild')?.options).toEqual(['wait', 'now']);
});
rule('dune.guild.timing-stopped', () => {
  const t = advanced('atreides', 'spacing-guild', 'harkonnen')
    .storm(1)
    .hand('harkonnen', 'karama')
    .shipmentPhase()
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
    .shipsAndMoves(0)
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
rule('dune.treachery.karama-stop-redo', () => {
  const t = ship(guild().hand('harkonnen', 'karama'), 1)
    .say('spacing-guild', 'ship', 'carthag', 4)
    .say('harkonnen', 'karama')
    .quiet();
  expect(t.asked('spacing-guild')?.name).toBe('ship?');
  t.say('spacing-guild', 'ship', 'carthag', 4).quiet();
  expect(t.holds('spacing-guild')).toBe(5);
});
