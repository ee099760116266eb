import { expect } from 'vitest';
import { advanced, basic, withOptions, type Position } from './position.ts';
import { rule } from './rule.ts';

// ---- Phase 8: Spice Collection ----

const harvest = () =>
  basic('atreides', 'harkonnen').storm(1).forces('atreides', 'red-chasm@6', 3).spiceOn('red-chasm@6', 8);
rule('dune.collect.who', () => {
  const t = basic('atreides', 'harkonnen')
    .storm(1)
    .forces('atreides', 'old-gap@8', 3)
    .spiceOn('old-gap@9', 8)
    .run('spice collection');
  expect(t.decisions).toEqual([]);
  const u = harvest().run('spice collection').say('atreides', 4);
  expect([u.holds('atreides'), u.lies('red-chasm@6')]).toEqual([4, 4]);
});
rule('dune.collect.rate', () => {
  expect(harvest().run('spice collection').options('atreides')[0]).toBe(6);
  const t = basic('atreides', 'harkonnen')
    .storm(1)
    .forces('atreides', 'red-chasm@6', 2)
    .spiceOn('red-chasm@6', 8)
    .forces('atreides', 'arrakeen@9', 1)
    .forces('atreides', 'carthag@10', 1);
  expect(t.run('spice collection').options('atreides')[0]).toBe(6);
  expect(t.say('atreides', 6).heard('collected')).toEqual({ seat: 0, at: 'red-chasm@6', spice: 6 });
});
rule('dune.collect.limit', () => {
  const t = basic('atreides', 'harkonnen')
    .storm(1)
    .forces('atreides', 'red-chasm@6', 10)
    .spiceOn('red-chasm@6', 8)
    .run('spice collection');
  expect(t.options('atreides')[0]).toBe(8);
  t.say('atreides', 8);
  expect([t.holds('atreides'), t.lies('red-chasm@6')]).toEqual([8, 0]);
});
rule('dune.collect.ex-rate', () => {
  const t = harvest().run('spice collection').say('atreides', 6);
  expect([t.holds('atreides'), t.lies('red-chasm@6')]).toEqual([6, 2]);
  const u = harvest().forces('atreides', 'carthag@10', 1).run('spice collection').say('atreides', 8);
  expect([u.holds('atreides'), u.lies('red-chasm@6')]).toEqual([8, 0]);
});
rule('dune.collect.city-contested', () => {
  const both = (t: Position) =>
    t
      .storm(9)
      .forces('atreides', 'arrakeen@9', 1)
      .forces('harkonnen', 'arrakeen@9', 1)
      .forces('atreides', 'red-chasm@6', 2)
      .spiceOn('red-chasm@6', 8)
      .run('spice collection')
      .options('atreides')[0];
  expect([
    both(basic('atreides', 'harkonnen')),
    both(withOptions('basic', { contestedCityPaysNobody: true }, 'atreides', 'harkonnen')),
  ]).toEqual([6, 4]);
});
rule('dune.collect.no-sharing', () => {
  const both = (t: Position) =>
    t
      .first('harkonnen')
      .forces('atreides', 'red-chasm@6', 3)
      .forces('harkonnen', 'red-chasm@6', 3)
      .spiceOn('red-chasm@6', 8)
      .run('spice collection');
  expect(both(basic('atreides', 'harkonnen')).say('harkonnen', 6).options('atreides')[0]).toBe(2);
  const split = both(withOptions('basic', { collectBySplit: true }, 'atreides', 'harkonnen')).say('harkonnen', 4);
  expect(split.say('atreides', 'agree').holds('atreides')).toBe(4);
});
const cities = (t: Position) => t.forces('atreides', 'arrakeen@9', 1).forces('atreides', 'tueks-sietch@4', 1);
rule('dune.advanced.income', () => {
  const t = advanced('atreides', 'harkonnen')
    .forces('atreides', 'arrakeen@9', 1)
    .forces('harkonnen', 'carthag@10', 1)
    .run('spice collection');
  expect([t.holds('atreides'), t.holds('harkonnen')]).toEqual([2, 2]);
});
rule('dune.advanced.income-contested', () => {
  const both = (t: Position) =>
    t.storm(9).forces('atreides', 'arrakeen@9', 1).forces('harkonnen', 'arrakeen@9', 1).run('spice collection');
  const t = both(advanced('atreides', 'harkonnen'));
  const u = both(withOptions('advanced', { contestedCityPaysNobody: true }, 'atreides', 'harkonnen'));
  expect([t.holds('atreides'), t.holds('harkonnen'), u.holds('atreides')]).toEqual([2, 2, 0]);
});
rule('dune.advanced.ex-income', () =>
  expect(cities(advanced('atreides', 'harkonnen')).run('spice collection').holds('atreides')).toBe(3),
);
rule('dune.advanced.package', () => {
  expect([
    cities(advanced('atreides', 'harkonnen')).run('spice collection').holds('atreides'),
    cities(basic('atreides', 'harkonnen')).run('spice collection').holds('atreides'),
  ]).toEqual([3, 0]);
});
rule('dune.bene-gesserit.advisors-no-collect', () => {
  const t = advanced('bene-gesserit', 'atreides')
    .storm(1)
    .advisors('red-chasm@6', 3)
    .forces('atreides', 'red-chasm@6', 1)
    .spiceOn('red-chasm@6', 8)
    .run('spice collection')
    .say('atreides', 2);
  expect([t.decisions, t.holds('bene-gesserit')]).toEqual([[], 0]);
});

// ---- Phase 9: Mentat Pause and victory ----

const HOLDS = ['arrakeen@9', 'carthag@10', 'sietch-tabr@13', 'habbanya-sietch@16', 'tueks-sietch@4'] as const;
const hold = (t: Position, n: number) => {
  for (const at of HOLDS.slice(0, n)) t.forces('atreides', at, 1);
  return t;
};
const three = () => basic('atreides', 'harkonnen', 'emperor').storm(1);
rule('dune.mentat.steps', () => {
  const t = three();
  t.bribe('atreides', 4);
  hold(t, 3).run('mentat pause');
  expect([t.holds('atreides'), t.winners(), t.g.table.turn]).toEqual([4, ['atreides'], 2]);
  // Without a winner the turn marker advances.
  const on = three();
  on.bribe('atreides', 4);
  hold(on, 2).run('mentat pause');
  expect([on.holds('atreides'), on.g.over, on.g.table.turn]).toEqual([4, null, 3]);
});
rule('dune.mentat.next-turn', () => expect(three().turn(4).run('mentat pause').g.table.turn).toBe(5));
rule('dune.mentat.last-turn', () =>
  expect(three().turn(10).run('mentat pause').g.over?.rule).toBe('dune.victory.default-most'),
);
rule('dune.victory.solo', () => {
  expect(hold(three(), 2).run('mentat pause').winners()).toEqual([]);
  const t = hold(three(), 3).run('mentat pause');
  expect([t.winners(), t.g.over?.rule]).toEqual([['atreides'], 'dune.victory.solo']);
});
rule('dune.victory.alliance', () => {
  const t = hold(three().allies('atreides', 'emperor'), 2)
    .forces('emperor', 'habbanya-sietch@16', 1)
    .forces('emperor', 'tueks-sietch@4', 1)
    .run('mentat pause');
  expect([t.winners(), t.g.over?.rule]).toEqual([['atreides', 'emperor'], 'dune.victory.alliance']);
});
rule('dune.victory.ally-with-three', () =>
  expect(hold(three().allies('atreides', 'emperor'), 3).run('mentat pause').winners()).toEqual([]),
);
rule('dune.victory.ex-alliance', () => {
  const t = basic('atreides', 'fremen', 'harkonnen')
    .storm(1)
    .allies('atreides', 'fremen')
    .forces('fremen', 'sietch-tabr@13', 1)
    .forces('fremen', 'carthag@10', 1)
    .forces('atreides', 'tueks-sietch@4', 1)
    .forces('atreides', 'arrakeen@9', 1)
    .run('mentat pause');
  expect([t.winners(), t.g.over?.rule]).toEqual([['atreides', 'fremen'], 'dune.victory.alliance']);
});
rule('dune.victory.two-players', () => {
  expect(hold(basic('atreides', 'harkonnen'), 3).run('mentat pause').winners()).toEqual([]);
  expect(hold(basic('atreides', 'harkonnen'), 4).run('mentat pause').winners()).toEqual(['atreides']);
});
rule('dune.victory.only-in-pause', () => {
  const t = hold(three(), 3).run('spice collection');
  expect(t.g.over).toBe(null);
  expect(t.run('mentat pause').winners()).toEqual(['atreides']);
});
rule('dune.victory.contested', () => {
  const t = hold(three().storm(9), 3).forces('harkonnen', 'arrakeen@9', 1).run('mentat pause');
  expect(t.winners()).toEqual([]);
  const u = hold(
    withOptions('basic', { contestedCountsAsOccupied: true }, 'atreides', 'harkonnen', 'emperor').storm(9),
    3,
  )
    .forces('harkonnen', 'arrakeen@9', 1)
    .run('mentat pause');
  expect(u.winners()).toEqual(['atreides']);
});
rule('dune.victory.tie', () => {
  const t = withOptions('basic', { contestedCountsAsOccupied: true }, 'atreides', 'harkonnen', 'emperor').first(
    'harkonnen',
  );
  for (const at of HOLDS.slice(0, 3)) t.forces('atreides', at, 1).forces('harkonnen', at, 1);
  expect(t.run('mentat pause').winners()).toEqual(['harkonnen']);
});
const last = (...f: Parameters<typeof basic>) =>
  basic(...f)
    .storm(1)
    .turn(10);
rule('dune.victory.last-order', () =>
  expect(last('fremen', 'spacing-guild', 'atreides').run('mentat pause').winners()).toEqual(['fremen']),
);
rule('dune.victory.default-fremen', () => {
  const t = last('fremen', 'atreides', 'emperor').forces('atreides', 'tueks-sietch@4', 1).run('mentat pause');
  expect([t.winners(), t.g.over?.rule]).toEqual([['fremen'], 'dune.victory.default-fremen']);
});
rule('dune.victory.default-fremen-ally', () => {
  const t = last('fremen', 'atreides', 'emperor')
    .allies('fremen', 'emperor')
    .forces('atreides', 'tueks-sietch@4', 1)
    .run('mentat pause');
  expect(t.winners()).toEqual(['fremen', 'emperor']);
});
rule('dune.victory.default-most', () => {
  const t = last('atreides', 'harkonnen', 'emperor')
    .forces('atreides', 'arrakeen@9', 1)
    .forces('harkonnen', 'carthag@10', 1)
    .run('mentat pause');
  expect([t.winners(), t.g.over?.rule]).toEqual([['atreides', 'harkonnen'], 'dune.victory.default-most']);
});
rule('dune.victory.default-most-allies', () => {
  const t = last('atreides', 'harkonnen', 'emperor')
    .allies('atreides', 'emperor')
    .forces('atreides', 'arrakeen@9', 1)
    .forces('emperor', 'sietch-tabr@13', 1)
    .forces('harkonnen', 'carthag@10', 1)
    .run('mentat pause');
  expect(t.winners()).toEqual(['atreides', 'emperor']);
});
rule('dune.victory.prediction-default', () => {
  const t = last('fremen', 'atreides', 'bene-gesserit')
    .forces('atreides', 'tueks-sietch@4', 1)
    .predicts('fremen', 10)
    .run('mentat pause');
  expect(t.winners()).toEqual(['fremen']);
  const u = last('harkonnen', 'atreides', 'bene-gesserit')
    .forces('atreides', 'tueks-sietch@4', 1)
    .predicts('atreides', 10)
    .run('mentat pause');
  expect(u.winners()).toEqual(['bene-gesserit']);
});
const sisters = () => basic('atreides', 'harkonnen', 'bene-gesserit').storm(1).turn(4);
rule('dune.bene-gesserit.prediction-win', () => {
  expect(hold(sisters().predicts('atreides', 4), 3).run('mentat pause').winners()).toEqual(['bene-gesserit']);
  expect(hold(sisters().predicts('atreides', 5), 3).run('mentat pause').winners()).toEqual(['atreides']);
  expect(
    hold(sisters().predicts('atreides', 4).allies('atreides', 'bene-gesserit'), 4).run('mentat pause').winners(),
  ).toEqual(['bene-gesserit']);
});
rule('dune.bene-gesserit.prediction-special', () => {
  const t = last('fremen', 'spacing-guild', 'bene-gesserit').predicts('fremen', 10).run('mentat pause');
  expect(t.winners()).toEqual(['fremen']);
});
rule('dune.fremen.special-victory', () => {
  expect(last('fremen', 'spacing-guild', 'atreides').run('mentat pause').g.over?.rule).toBe(
    'dune.fremen.special-victory',
  );
  expect(
    last('fremen', 'spacing-guild', 'atreides').forces('atreides', 'sietch-tabr@13', 1).run('mentat pause').winners(),
  ).toEqual(['spacing-guild']);
});
rule('dune.fremen.special-victory-ally', () => {
  const t = last('fremen', 'spacing-guild', 'atreides')
    .allies('fremen', 'atreides')
    .forces('atreides', 'sietch-tabr@13', 1)
    .run('mentat pause');
  expect(t.winners()).toEqual(['spacing-guild']);
});
rule('dune.fremen.ex-special-victory', () => {
  const t = last('fremen', 'spacing-guild', 'atreides', 'harkonnen')
    .allies('fremen', 'harkonnen')
    .forces('fremen', 'sietch-tabr@13', 1)
    .forces('spacing-guild', 'tueks-sietch@4', 1)
    .run('mentat pause');
  expect(t.winners()).toEqual(['fremen', 'harkonnen']);
  const u = last('fremen', 'spacing-guild', 'atreides')
    .forces('fremen', 'sietch-tabr@13', 1)
    .forces('atreides', 'tueks-sietch@4', 1)
    .run('mentat pause');
  expect(u.winners()).toEqual(['spacing-guild']);
});
rule('dune.fremen.special-shared-stronghold', () => {
  const t = last('fremen', 'spacing-guild', 'atreides')
    .storm(13)
    .forces('fremen', 'sietch-tabr@13', 1)
    .forces('atreides', 'sietch-tabr@13', 1)
    .run('mentat pause');
  expect(t.winners()).toEqual(['spacing-guild']);
});
rule('dune.fremen.alliance-victory', () =>
  expect(
    last('fremen', 'spacing-guild', 'atreides').allies('fremen', 'atreides').run('mentat pause').winners(),
  ).toEqual(['fremen', 'atreides']),
);
rule('dune.guild.special-victory', () => {
  const t = last('fremen', 'spacing-guild', 'atreides').forces('atreides', 'sietch-tabr@13', 1).run('mentat pause');
  expect([t.winners(), t.g.over?.rule]).toEqual([['spacing-guild'], 'dune.guild.special-victory']);
});
rule('dune.guild.alliance-victory', () =>
  expect(
    last('harkonnen', 'spacing-guild', 'atreides').allies('spacing-guild', 'atreides').run('mentat pause').winners(),
  ).toEqual(['spacing-guild', 'atreides']),
);
