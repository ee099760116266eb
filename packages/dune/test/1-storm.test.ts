import { expect } from 'vitest';
import { advanced, basic } from './position.ts';
import { rule } from './rule.ts';

rule('dune.storm.first-dialers', () => {
  // Six markers in sectors 1, 4, 7, 10, 13 and 16: the first is nearest counterclockwise, the last clockwise.
  const t = basic().turn(1).run('storm');
  expect(t.decisions.map((d) => t.g.table.factions[d.seat])).toEqual(['atreides', 'bene-gesserit']);
  const three = basic('atreides', 'harkonnen', 'fremen').circles(3, 0, 5).turn(1).run('storm');
  expect(three.decisions.map((d) => three.g.table.factions[d.seat])).toEqual(['harkonnen', 'fremen']);
});
rule('dune.storm.first-dial-range', () => {
  const t = basic('atreides', 'harkonnen').turn(1).run('storm');
  expect(t.options('atreides')).toHaveLength(21);
  expect(t.options('atreides').slice(0, 2)).toEqual([0, 1]);
  expect(t.options('atreides').at(-1)).toBe(20);
});
rule('dune.storm.first-move', () => {
  const t = basic('atreides', 'harkonnen').turn(1).run('storm').say('atreides', 7).say('harkonnen', 4);
  expect(t.g.table.storm).toBe(11);
});
rule('dune.storm.ex-first-storm', () => {
  const t = basic('atreides', 'harkonnen').turn(1).run('storm').say('atreides', 20).say('harkonnen', 20);
  expect(t.g.table.storm).toBe(4);
});
rule('dune.storm.first-damage', () => {
  const t = basic('atreides', 'harkonnen')
    .turn(1)
    .forces('atreides', 'meridian@1', 3)
    .forces('harkonnen', 'cielago-east@3', 2);
  t.run('storm').say('atreides', 2).say('harkonnen', 1);
  expect([t.on('atreides', 'meridian@1'), t.on('harkonnen', 'cielago-east@3'), t.g.table.storm]).toEqual([3, 0, 3]);
});
rule('dune.storm.later-dialers', () => {
  const t = basic();
  t.dialers('emperor', 'spacing-guild');
  t.run('storm');
  expect(t.decisions.map((d) => d.seat)).toEqual([2, 4]);
});
rule('dune.storm.later-dial-range', () => {
  const t = basic('atreides', 'harkonnen').run('storm');
  expect(t.options('atreides')).toEqual([1, 2, 3]);
});
rule('dune.storm.later-move', () => {
  const t = basic('atreides', 'harkonnen').storm(16).run('storm').say('atreides', 3).say('harkonnen', 2).quiet();
  expect(t.g.table.storm).toBe(3);
});
rule('dune.storm.kills-on-sand', () => {
  const t = basic('atreides', 'harkonnen')
    .forces('atreides', 'cielago-north@1', 4)
    .forces('harkonnen', 'cielago-south@2', 5);
  t.storm(0).run('storm').say('atreides', 1).say('harkonnen', 1).quiet();
  expect([
    t.on('atreides', 'cielago-north@1'),
    t.on('harkonnen', 'cielago-south@2'),
    t.inTanks('atreides'),
    t.inTanks('harkonnen'),
  ]).toEqual([0, 0, 4, 5]);
});
rule('dune.storm.only-its-sector', () => {
  const t = basic('atreides', 'harkonnen')
    .forces('atreides', 'cielago-north@0', 4)
    .forces('atreides', 'cielago-north@1', 2)
    .storm(17);
  t.stormMoves(1);
  expect([t.on('atreides', 'cielago-north@0'), t.on('atreides', 'cielago-north@1')]).toEqual([0, 2]);
});
rule('dune.storm.imperial-basin', () => {
  const t = basic('atreides', 'harkonnen').forces('atreides', 'imperial-basin@9', 4).storm(8);
  t.stormMoves(2);
  expect(t.on('atreides', 'imperial-basin@9')).toBe(4);
});
rule('dune.storm.shelter', () => {
  const t = basic('atreides', 'harkonnen')
    .forces('atreides', 'arrakeen@9', 4)
    .forces('harkonnen', 'rim-wall-west@8', 3)
    .forces('harkonnen', 'polar-sink', 2)
    .storm(7);
  t.stormMoves(3);
  expect([
    t.on('atreides', 'arrakeen@9'),
    t.on('harkonnen', 'rim-wall-west@8'),
    t.on('harkonnen', 'polar-sink'),
  ]).toEqual([4, 3, 2]);
});
rule('dune.storm.spice-lost', () => {
  const t = basic('atreides', 'harkonnen')
    .spiceOn('cielago-south@1', 12)
    .spiceOn('cielago-north@2', 8)
    .spiceOn('south-mesa@4', 10)
    .storm(0);
  t.stormMoves(2);
  expect([t.lies('cielago-south@1'), t.lies('cielago-north@2'), t.lies('south-mesa@4')]).toEqual([0, 0, 10]);
});
rule('dune.storm.start-sector-not-hit', () => {
  const t = basic('atreides', 'harkonnen').forces('atreides', 'meridian@0', 3).forces('harkonnen', 'meridian@1', 2);
  t.storm(0).stormMoves(2);
  expect([t.on('atreides', 'meridian@0'), t.on('harkonnen', 'meridian@1'), t.g.table.storm]).toEqual([3, 0, 2]);
});
rule('dune.storm.first-player', () => {
  const t = basic().storm(0).run('storm').say('atreides', 1).say('bene-gesserit', 1).quiet();
  expect(t.g.table.storm).toBe(2);
  expect(t.g.table.first).toBe(1);
});
rule('dune.storm.on-marker', () => {
  const t = basic().storm(2).run('storm').say('harkonnen', 1).say('atreides', 1).quiet();
  expect([t.g.table.storm, t.g.table.first]).toEqual([4, 2]);
});
rule('dune.storm.ex-first-player', () => {
  const t = basic().storm(2).run('storm').say('harkonnen', 1).say('atreides', 1).quiet();
  expect(t.g.table.first).toBe(2);
});
rule('dune.storm.no-fremen-dials', () => {
  const t = advanced('atreides', 'harkonnen').stormCard(4).run('storm');
  expect(t.decisions.map((d) => d.name)).toEqual(['dial the storm', 'dial the storm']);
});

// ---- the Fremen of the advanced game ----

rule('dune.fremen.storm-card', () => {
  const t = advanced('atreides', 'fremen').stormCard(4).storm(0).run('storm').quiet();
  expect(t.g.table.storm).toBe(4);
});
rule('dune.fremen.storm-card-draw', () => {
  const t = advanced('atreides', 'fremen').stormCard(4).storm(0).run('storm').quiet();
  expect(t.sees('fremen').hidden['storm cards']!['next']).toEqual({ row: [expect.stringMatching(/[1-6]/)] });
  expect(t.sees('atreides').hidden['storm cards']!['next']).toEqual({ row: [null] });
});
rule('dune.fremen.storm-card-first', () => {
  const t = advanced('atreides', 'fremen').turn(1).run('storm').say('atreides', 1).say('fremen', 1);
  expect(t.sees('fremen').hidden['storm cards']!['next']).toEqual({ row: [expect.stringMatching(/[1-6]/)] });
});
rule('dune.fremen.storm-card-weather-control', () => {
  const t = advanced('atreides', 'fremen').stormCard(4).storm(0).hand('atreides', 'weather-control').run('storm');
  t.say('atreides', 'weather-control', 2).quiet();
  expect(t.g.table.storm).toBe(2);
  expect(t.sees('atreides').hidden['storm cards']!['next']).toEqual({ row: [null] });
  expect(t.sees('fremen').hidden['storm cards']!['next']).toEqual({ row: [expect.stringMatching(/[1-6]/)] });
});
rule('dune.fremen.storm-losses', () => {
  const t = advanced('atreides', 'fremen')
    .forces('fremen', 'meridian@1', 4)
    .forces('atreides', 'cielago-south@1', 4)
    .storm(0);
  t.stormMoves(1);
  expect([t.on('fremen', 'meridian@1'), t.on('atreides', 'cielago-south@1')]).toEqual([2, 0]);
});
rule('dune.fremen.storm-losses-choice', () => {
  const t = advanced('atreides', 'fremen')
    .forces('fremen', 'meridian@1', 2, 1)
    .forces('fremen', 'cielago-south@1', 1)
    .storm(0);
  t.stormMoves(1);
  expect(t.options('fremen')).toEqual([0, 1]);
  t.say('fremen', 1);
  expect(t.g.table.groups[1]).toEqual([{ at: 'meridian@1', forces: 1, starred: 0 }]);
});
rule('dune.fremen.ex-storm-losses', () => {
  const t = advanced('atreides', 'fremen').forces('fremen', 'meridian@1', 4, 1).storm(0);
  t.stormMoves(1).say('fremen', 0);
  expect([t.inTanks('fremen'), t.on('fremen', 'meridian@1')]).toEqual([3, 2]);
});

// ---- Family Atomics and Weather Control ----

const stormy = () =>
  basic('atreides', 'harkonnen')
    .storm(4)
    .hand('atreides', 'weather-control', 'family-atomics')
    .forces('atreides', 'pasty-mesa@7', 1);

rule('dune.treachery.weather-control', () => {
  const t = stormy().run('storm').say('atreides', 1).say('harkonnen', 1).say('atreides', 'weather-control');
  expect(t.options('atreides')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  t.say('atreides', 10).quiet();
  expect([t.g.table.storm, t.discards()]).toEqual([14, ['weather-control']]);
});
rule('dune.treachery.weather-control-known', () => {
  const t = stormy().run('storm').say('atreides', 3).say('harkonnen', 2);
  expect(t.asked('atreides')).toMatchObject({ about: { sectors: 5 }, window: { stake: false } });
  expect(t.asked('atreides')?.options).toEqual(['pass', 'family-atomics', 'weather-control']);
});
rule('dune.treachery.weather-control-zero', () => {
  const t = stormy()
    .spiceOn('south-mesa@4', 5)
    .run('storm')
    .say('atreides', 1)
    .say('harkonnen', 1)
    .say('atreides', 'weather-control', 0)
    .quiet();
  expect([t.g.table.storm, t.lies('south-mesa@4')]).toEqual([4, 5]);
});
rule('dune.treachery.atomics', () => {
  const t = stormy()
    .forces('harkonnen', 'shield-wall@7', 3)
    .forces('harkonnen', 'arrakeen@9', 2)
    .storm(8)
    .run('storm')
    .say('atreides', 1)
    .say('harkonnen', 1)
    .say('atreides', 'family-atomics')
    .quiet();
  expect([t.on('harkonnen', 'shield-wall@7'), t.on('harkonnen', 'arrakeen@9'), t.g.table.wallDestroyed]).toEqual([
    0,
    0,
    true,
  ]);
});
rule('dune.treachery.atomics-when', () => {
  const t = stormy().turn(1).storm(0).run('storm').say('atreides', 1).say('harkonnen', 1);
  expect([t.g.table.wallDestroyed, t.decisions]).toEqual([false, []]);
  const later = stormy().run('storm').say('atreides', 1).say('harkonnen', 1);
  expect(later.asked('atreides')?.name).toBe('play a card before the storm moves?');
});
rule('dune.treachery.atomics-requirement', () => {
  const t = basic('atreides', 'harkonnen')
    .storm(1)
    .hand('atreides', 'family-atomics')
    .forces('atreides', 'old-gap@9', 1)
    .run('storm')
    .say('atreides', 1)
    .say('harkonnen', 1);
  expect(t.asked('atreides')?.options).toEqual(['pass']);
});
rule('dune.treachery.atomics-in-storm', () => {
  const t = basic('atreides', 'harkonnen')
    .storm(7)
    .hand('atreides', 'family-atomics')
    .forces('atreides', 'gara-kulon@7', 1)
    .run('storm')
    .say('atreides', 1)
    .say('harkonnen', 1);
  expect(t.asked('atreides')?.options).toContain('family-atomics');
});
rule('dune.treachery.atomics-storm-between', () => {
  const t = basic('atreides', 'harkonnen')
    .storm(6)
    .hand('atreides', 'family-atomics')
    .forces('atreides', 'false-wall-east@4', 1)
    .run('storm')
    .say('atreides', 1)
    .say('harkonnen', 1);
  expect(t.asked('atreides')?.options).toEqual(['pass']);
});
rule('dune.treachery.atomics-current-sector', () => {
  const t = stormy()
    .storm(9)
    .forces('harkonnen', 'arrakeen@9', 2)
    .forces('harkonnen', 'carthag@10', 3)
    .run('storm')
    .say('atreides', 1)
    .say('harkonnen', 1)
    .say('atreides', 'family-atomics')
    .quiet();
  expect([t.on('harkonnen', 'carthag@10'), t.on('harkonnen', 'arrakeen@9')]).toEqual([0, 2]);
});
rule('dune.treachery.ex-atomics', () => {
  const t = basic('atreides', 'harkonnen')
    .storm(9)
    .hand('harkonnen', 'family-atomics')
    .forces('harkonnen', 'hole-in-the-rock@8', 1);
  t.forces('atreides', 'arrakeen@9', 4)
    .forces('harkonnen', 'carthag@10', 3)
    .run('storm')
    .say('atreides', 1)
    .say('harkonnen', 1)
    .say('harkonnen', 'family-atomics')
    .quiet();
  expect([t.on('atreides', 'arrakeen@9'), t.on('harkonnen', 'carthag@10'), t.g.table.storm]).toEqual([4, 0, 11]);
});
rule('dune.treachery.atomics-removed', () => {
  const t = stormy().run('storm').say('atreides', 1).say('harkonnen', 1).say('atreides', 'family-atomics').quiet();
  expect(t.discards()).toEqual([]);
});
rule('dune.treachery.atomics-wall-after', () => {
  const t = basic('atreides', 'harkonnen').forces('atreides', 'shield-wall@7', 2).storm(6);
  t.wallDestroyed();
  t.stormMoves(2);
  expect(t.on('atreides', 'shield-wall@7')).toBe(2);
});
rule('dune.treachery.atomics-and-weather', () => {
  const t = stormy()
    .run('storm')
    .say('atreides', 1)
    .say('harkonnen', 1)
    .say('atreides', 'family-atomics')
    .say('atreides', 'weather-control', 3)
    .quiet();
  expect([t.g.table.wallDestroyed, t.g.table.storm]).toEqual([true, 7]);
});
rule('dune.treachery.atomics-fremen', () => {
  const t = advanced('atreides', 'fremen')
    .stormCard(1)
    .storm(4)
    .hand('atreides', 'family-atomics')
    .forces('atreides', 'pasty-mesa@7', 1)
    .forces('fremen', 'shield-wall@7', 4);
  t.run('storm').say('atreides', 'family-atomics').quiet();
  expect(t.on('fremen', 'shield-wall@7')).toBe(0);
});
rule('dune.treachery.special-open', () => {
  const t = stormy().run('storm').say('atreides', 1).say('harkonnen', 1).say('atreides', 'weather-control', 4).quiet();
  expect([t.heard('card played'), t.heard('weather control')]).toEqual([
    { seat: 0, card: 'weather-control' },
    { seat: 0, sectors: 4 },
  ]);
});
