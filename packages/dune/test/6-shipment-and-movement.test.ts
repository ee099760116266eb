import type { Location } from '@landsraad/dune';
import { expect } from 'vitest';
import { basic, type Position, withOptions } from './position.ts';
import { rule } from './rule.ts';

const ship = (t: Position, seat = 0) => t.ships(seat);
const move = (t: Position, seat = 0) => t.moves(seat);
const two = () => basic('atreides', 'harkonnen').storm(1).spice('atreides', 7);
const three = () => basic('atreides', 'harkonnen', 'fremen').storm(1).spice('atreides', 7);

// ---- Shipment ----

rule('dune.ship.order', () => {
  const t = basic('atreides', 'harkonnen').first('harkonnen').shipmentPhase().quiet();
  expect(t.asked('harkonnen')?.name).toBe('ship?');
  t.say('harkonnen', 'decline', 'end the turn');
  expect(t.asked('atreides')?.name).toBe('ship?');
});
rule('dune.ship.one-shipment', () => {
  const t = ship(two()).say('atreides', 'ship', 'carthag', 3);
  expect([t.on('atreides', 'carthag@10'), t.inReserve('atreides'), t.decisions]).toEqual([3, 17, []]);
});
rule('dune.ship.cost', () => {
  const t = ship(two()).say('atreides', 'ship', 'carthag', 3);
  expect(t.holds('atreides')).toBe(4);
  const u = ship(two()).say('atreides', 'ship', 'polar-sink', 3);
  expect(u.holds('atreides')).toBe(1);
});
rule('dune.ship.pay-bank', () => {
  const t = ship(two()).say('atreides', 'ship', 'carthag', 3);
  expect([t.holds('harkonnen'), t.g.table.bankGave]).toEqual([0, -3]);
});
rule('dune.ship.must-afford', () => {
  const t = ship(two().spice('atreides', 1)).say('atreides', 'ship');
  expect(t.why('atreides', 'basin')).toBe('dune.ship.must-afford');
  expect(ship(two()).say('atreides', 'ship', 'old-gap', 'old-gap@9').options('atreides')).toEqual([1, 2, 3]);
});
rule('dune.ship.ex-cost', () => {
  const t = ship(two()).say('atreides', 'ship', 'carthag', 4);
  expect(t.holds('atreides')).toBe(3);
  const u = ship(two()).say('atreides', 'ship', 'old-gap', 'old-gap@9');
  expect(u.options('atreides')).not.toContain(4);
  expect(ship(two().spice('atreides', 1)).say('atreides', 'ship').why('atreides', 'old-gap')).toBe(
    'dune.ship.must-afford',
  );
});
rule('dune.ship.sector', () => {
  const t = ship(two()).say('atreides', 'ship', 'old-gap');
  expect(t.options('atreides')).toEqual(['old-gap@8', 'old-gap@9', 'old-gap@10']);
});
rule('dune.ship.no-storm', () => {
  const t = ship(two().storm(9)).say('atreides', 'ship');
  expect(t.why('atreides', 'arrakeen')).toBe('dune.ship.no-storm');
  t.say('atreides', 'old-gap');
  expect(t.options('atreides')).toEqual(['old-gap@8', 'old-gap@10']);
});
rule('dune.ship.full-stronghold', () => {
  const t = ship(three().forces('harkonnen', 'carthag@10', 1).forces('fremen', 'carthag@10', 1)).say(
    'atreides',
    'ship',
  );
  expect(t.why('atreides', 'carthag')).toBe('dune.ship.full-stronghold');
});
rule('dune.ship.one-way', () =>
  expect(ship(two().forces('atreides', 'arrakeen@9', 3)).why('atreides', 'ship back')).toBe('dune.ship.one-way'),
);
rule('dune.ship.then-move-them', () => {
  const t = two().shipsAndMoves(0).say('atreides', 'ship', 'carthag', 3, 'move', 'carthag', 'arsunt', 'arsunt@10', 3);
  expect(t.on('atreides', 'arsunt@10')).toBe(3);
});
rule('dune.alliance.no-shared-territory', () => {
  const t = ship(three().allies('atreides', 'harkonnen').forces('harkonnen', 'carthag@10', 1)).say('atreides', 'ship');
  expect(t.why('atreides', 'carthag')).toBe('dune.alliance.no-shared-territory');
  const m = move(three().allies('atreides', 'harkonnen').forces('harkonnen', 'carthag@10', 1));
  m.forces('atreides', 'arsunt@10', 1).say('atreides', 'move', 'arsunt');
  expect(m.why('atreides', 'carthag')).toBe('dune.alliance.no-shared-territory');
});

// ---- Movement ----

rule('dune.move.one-group', () => {
  const t = move(two().forces('atreides', 'basin@8', 5)).say('atreides', 'move', 'basin', 'sihaya-ridge', 3);
  expect([t.on('atreides', 'sihaya-ridge@8'), t.on('atreides', 'basin@8')]).toEqual([3, 2]);
});
rule('dune.move.one-move', () => {
  const t = move(two().forces('atreides', 'basin@8', 5)).say('atreides', 'move', 'basin', 'sihaya-ridge', 3);
  expect(t.options('atreides')).toEqual(['end the turn']);
});
rule('dune.move.one-territory', () => {
  const t = move(two().forces('atreides', 'basin@8', 5)).say('atreides', 'move', 'basin');
  expect([...t.options('atreides')].sort()).toEqual(['hole-in-the-rock', 'old-gap', 'rim-wall-west', 'sihaya-ridge']);
});
rule('dune.move.ornithopters', () => {
  const t = move(two().forces('atreides', 'basin@8', 5).forces('atreides', 'carthag@10', 1)).say(
    'atreides',
    'move',
    'basin',
  );
  expect(t.options('atreides')).toContain('imperial-basin');
});
rule('dune.move.ornithopters-after-shipping', () => {
  const t = two()
    .forces('atreides', 'basin@8', 2)
    .shipsAndMoves(0)
    .say('atreides', 'ship', 'carthag', 1, 'move', 'basin');
  expect(t.options('atreides')).toContain('imperial-basin');
});
rule('dune.move.ornithopters-storm', () => {
  const t = move(two().forces('atreides', 'basin@8', 5).forces('atreides', 'carthag@10', 1).storm(10)).say(
    'atreides',
    'move',
  );
  expect(t.options('atreides')).toEqual(['stay', 'basin']);
  expect(t.say('atreides', 'basin').options('atreides')).toContain('pasty-mesa');
});
rule('dune.move.ornithopters-each-move', () => {
  const t = move(
    two().forces('atreides', 'carthag@10', 1).forces('atreides', 'basin@8', 2).hand('atreides', 'hajr'),
  ).say('atreides', 'move', 'carthag', 'arsunt', 'arsunt@10');
  t.say('atreides', 'hajr', 'basin');
  expect(t.options('atreides')).not.toContain('imperial-basin');
  const u = move(
    two().forces('atreides', 'arsunt@10', 1).forces('atreides', 'basin@8', 2).hand('atreides', 'hajr'),
  ).say('atreides', 'move', 'arsunt', 'carthag', 'hajr', 'basin');
  expect(u.options('atreides')).toContain('imperial-basin');
});
rule('dune.move.ex-ornithopters', () => {
  const t = move(two().forces('atreides', 'arrakeen@9', 1).forces('atreides', 'tueks-sietch@4', 4)).say(
    'atreides',
    'move',
    'tueks-sietch',
  );
  expect(t.options('atreides')).toContain('imperial-basin');
  expect(t.options('atreides')).not.toContain('arsunt');
});
rule('dune.move.free-passage', () => {
  const goals = (at: Location) =>
    move(
      three()
        .forces('harkonnen', at, 5)
        .forces('fremen', at, 5)
        .forces('atreides', 'basin@8', 1)
        .forces('atreides', 'carthag@10', 1),
    )
      .say('atreides', 'move', 'basin')
      .options('atreides');
  expect(goals('arrakeen@9')).not.toContain('arrakeen');
  expect(goals('hole-in-the-rock@8')).toEqual(expect.arrayContaining(['hole-in-the-rock', 'shield-wall']));
});
rule('dune.move.sectors-free', () => {
  const t = move(two().forces('atreides', 'the-minor-erg@4', 3)).say(
    'atreides',
    'move',
    'the-minor-erg',
    'shield-wall',
    'shield-wall@7',
    3,
  );
  expect(t.on('atreides', 'shield-wall@7')).toBe(3);
});
rule('dune.move.end-sector', () => {
  const t = move(two().forces('atreides', 'basin@8', 3)).say('atreides', 'move', 'basin', 'old-gap');
  expect(t.options('atreides')).toEqual(['old-gap@8', 'old-gap@9', 'old-gap@10']);
});
rule('dune.move.storm', () => {
  const t = move(two().storm(8).forces('atreides', 'basin@8', 3).forces('atreides', 'arrakeen@9', 1));
  expect(t.say('atreides', 'move').options('atreides')).toEqual(['stay', 'arrakeen']);
  const u = move(two().storm(9).forces('atreides', 'basin@8', 3)).say('atreides', 'move', 'basin', 'old-gap', 3);
  expect(u.on('atreides', 'old-gap@8')).toBe(3);
  const near = move(two().storm(7).forces('atreides', 'sihaya-ridge@8', 3)).say('atreides', 'move', 'sihaya-ridge');
  expect(near.why('atreides', 'gara-kulon')).toBe('dune.move.storm');
});
rule('dune.move.around-storm', () => {
  const t = move(two().storm(9).forces('atreides', 'basin@8', 3).storm(10)).say('atreides', 'move', 'basin', 'old-gap');
  expect(t.options('atreides')).toEqual(['old-gap@8', 'old-gap@9']);
});
rule('dune.move.full-stronghold', () => {
  const t = move(
    three().forces('harkonnen', 'carthag@10', 1).forces('fremen', 'carthag@10', 1).forces('atreides', 'arsunt@10', 2),
  ).say('atreides', 'move', 'arsunt');
  expect([t.options('atreides').includes('carthag'), t.why('atreides', 'carthag')]).toEqual([
    false,
    'dune.move.full-stronghold',
  ]);
});
rule('dune.move.several-sectors', () => {
  const t = move(two().forces('atreides', 'old-gap@8', 2).forces('atreides', 'old-gap@10', 3)).say(
    'atreides',
    'move',
    'old-gap',
    'arrakeen',
    2,
    3,
  );
  expect(t.on('atreides', 'arrakeen@9')).toBe(5);
  const u = move(two().storm(9).forces('atreides', 'old-gap@8', 2).forces('atreides', 'old-gap@10', 3)).say(
    'atreides',
    'move',
    'old-gap',
    'basin',
  );
  expect(u.options('atreides')).toEqual([1, 2]);
});
rule('dune.move.no-pick-up', () => {
  const t = move(
    two()
      .forces('atreides', 'basin@8', 2)
      .forces('atreides', 'hole-in-the-rock@8', 4)
      .forces('atreides', 'carthag@10', 1),
  ).say('atreides', 'move', 'basin', 'shield-wall', 'shield-wall@8', 2);
  expect([t.on('atreides', 'shield-wall@8'), t.on('atreides', 'hole-in-the-rock@8')]).toEqual([2, 4]);
});
rule('dune.move.reposition', () => {
  const t = move(two().forces('atreides', 'old-gap@8', 2)).say(
    'atreides',
    'move',
    'old-gap',
    'old-gap',
    'old-gap@10',
    2,
  );
  expect(t.on('atreides', 'old-gap@10')).toBe(2);
});
rule('dune.move.through-ally', () => {
  const set = (t: Position) =>
    move(
      t
        .allies('atreides', 'harkonnen')
        .storm(1)
        .forces('harkonnen', 'hole-in-the-rock@8', 5)
        .forces('atreides', 'basin@8', 1)
        .forces('atreides', 'carthag@10', 1)
        .forces('fremen', 'rim-wall-west@8', 1),
    ).say('atreides', 'move', 'basin');
  const t = set(basic('atreides', 'harkonnen', 'fremen'));
  expect(t.options('atreides')).not.toContain('hole-in-the-rock');
  expect(t.options('atreides')).toContain('shield-wall');
  expect(
    set(withOptions('basic', { alliesBlockPassage: true }, 'atreides', 'harkonnen', 'fremen')).options('atreides'),
  ).toContain('imperial-basin');
  const u = move(
    three()
      .allies('atreides', 'harkonnen')
      .forces('atreides', 'sietch-tabr@13', 2)
      .forces('atreides', 'carthag@10', 1)
      .forces('harkonnen', 'rock-outcroppings@13', 1)
      .forces('harkonnen', 'bight-of-the-cliff@13', 1)
      .forces('harkonnen', 'plastic-basin@13', 1),
  ).say('atreides', 'move', 'sietch-tabr');
  expect(u.options('atreides')).toContain('broken-land');
});
rule('dune.alliance.already-together', () => {
  const t = three()
    .allies('atreides', 'harkonnen')
    .forces('atreides', 'pasty-mesa@4', 2)
    .forces('harkonnen', 'pasty-mesa@6', 3)
    .shipmentPhase();
  t.say('atreides', 'decline', 'end the turn').say('harkonnen', 'decline', 'end the turn');
  expect([t.on('atreides', 'pasty-mesa@4'), t.on('harkonnen', 'pasty-mesa@6'), t.inTanks('harkonnen')]).toEqual([
    2, 0, 3,
  ]);
});
rule('dune.alliance.ex-pasty-mesa', () => {
  const t = three()
    .allies('atreides', 'harkonnen')
    .forces('atreides', 'pasty-mesa@4', 2)
    .forces('harkonnen', 'pasty-mesa@6', 3)
    .shipmentPhase();
  t.say('atreides', 'decline', 'end the turn').say(
    'harkonnen',
    'decline',
    'move',
    'pasty-mesa',
    'red-chasm',
    3,
    'end the turn',
  );
  expect([t.on('harkonnen', 'red-chasm@6'), t.inTanks('harkonnen')]).toEqual([3, 0]);
});

// ---- Hajr, Karama ----

rule('dune.treachery.hajr', () => {
  const t = move(two().forces('atreides', 'basin@8', 3).hand('atreides', 'hajr')).say(
    'atreides',
    'move',
    'basin',
    'sihaya-ridge',
    3,
    'hajr',
    'sihaya-ridge',
    'gara-kulon',
    3,
  );
  expect([t.on('atreides', 'gara-kulon@7'), t.discards()]).toEqual([3, ['hajr']]);
});
rule('dune.treachery.hajr-moves', () => {
  const t = move(two().forces('atreides', 'basin@8', 3).hand('atreides', 'hajr')).say('atreides', 'hajr', 'stay');
  expect([t.cards('atreides'), t.discards(), t.options('atreides')]).toEqual([
    ['hajr'],
    [],
    ['end the turn', 'move', 'hajr'],
  ]);
  t.say('atreides', 'hajr', 'basin', 'sihaya-ridge', 3);
  expect([t.discards(), t.options('atreides')]).toEqual([['hajr'], ['end the turn', 'move']]);
  expect(move(two().hand('atreides', 'hajr')).options('atreides')).toEqual(['end the turn']);
});
rule('dune.move.can-move', () => {
  const ways = (sector: number) => move(two().forces('atreides', 'basin@8', 3).storm(sector)).options('atreides');
  expect([ways(8), ways(1), move(two()).options('atreides')]).toEqual([
    ['end the turn'],
    ['end the turn', 'move'],
    ['end the turn'],
  ]);
});
rule('dune.treachery.hajr-order', () => {
  const t = move(two().forces('atreides', 'basin@8', 3).hand('atreides', 'hajr'));
  expect(t.options('atreides')).toEqual(['end the turn', 'move', 'hajr']);
});
rule('dune.treachery.karama-cheap-shipment', () => {
  const t = ship(basic('atreides', 'spacing-guild').spice('atreides', 7).storm(1).hand('atreides', 'karama')).say(
    'atreides',
    'karama',
    'polar-sink',
    5,
  );
  expect([t.holds('atreides'), t.holds('spacing-guild'), t.discards()]).toEqual([2, 0, ['karama']]);
});
