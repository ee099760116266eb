import { rules } from '@landsraad/dune';
import { expect, test } from 'vitest';
import { advanced, basic, type Position } from './position.ts';
import { rule } from './rule.ts';

const ship = (t: Position, seat = 0) => t.ships(seat);
const move = (t: Position, seat = 0) => t.moves(seat);
const three = () => basic('atreides', 'harkonnen', 'fremen').storm(1).spice('atreides', 7);

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
  t.announcements();
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
  const m = move(sisters().advisors('carthag@10', 1).forces('atreides', 'carthag@10', 1));
  m.forces('bene-gesserit', 'arsunt@10', 2).say('bene-gesserit', 'move', 'arsunt', 'carthag', 2);
  expect([m.on('bene-gesserit', 'carthag@10'), m.g.table.advisors]).toEqual([3, ['carthag']]);
  const f = ship(sisters().forces('bene-gesserit', 'carthag@10', 1).forces('atreides', 'carthag@10', 1));
  f.say('bene-gesserit', 'ship', 'carthag', 2);
  expect([f.on('bene-gesserit', 'carthag@10'), f.g.table.advisors]).toEqual([3, []]);
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
  t.spice('harkonnen', 5).ships(2).say('harkonnen', 'ship');
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
  t.stormMoves(1);
  expect([t.inTanks('atreides'), t.inTanks('bene-gesserit')]).toEqual([1, 2]);
});
rule('dune.bene-gesserit.ship-occupied', () => {
  const sent = ship(sisters(), 1).say('atreides', 'ship', 'carthag', 2).say('bene-gesserit', 'carthag').quiet();
  expect(sent.g.table.advisors).toEqual(['carthag']);
  const t = ship(sisters().forces('atreides', 'carthag@10', 1)).say('bene-gesserit', 'ship', 'carthag', 2);
  expect([t.on('bene-gesserit', 'carthag@10'), t.g.table.advisors]).toEqual([2, []]);
  const joined = ship(sisters().advisors('carthag@10', 1).forces('atreides', 'carthag@10', 1));
  expect(joined.say('bene-gesserit', 'ship', 'carthag', 2).g.table.advisors).toEqual(['carthag']);
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
  // They arrive as fighters: nobody turns them afterwards.
  expect(t.heardOf('advisors fight')).toBe(0);
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
    .announcements();
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
    .announcements()
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
    .announcements();
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
