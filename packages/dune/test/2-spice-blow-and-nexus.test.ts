import { spiceCards, rules } from '@landsraad/dune';
import { count, things } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { advanced, basic, withOptions } from './position.ts';
import { rule } from './rule.ts';

const blow = (...cards: string[]) =>
  basic('atreides', 'harkonnen', 'fremen')
    .storm(9)
    .spiceDeck(...cards);
const worm = () => blow('shai-hulud', 'old-gap').shown('south-mesa');

rule('dune.blow.reveal', () => {
  const t = blow('broken-land').run('spice blow and nexus');
  expect([t.lies('broken-land@11'), count(t.g, spiceCards.deck)]).toEqual([8, 20]);
});
rule('dune.blow.turn-one-worms', () => {
  const t = blow('shai-hulud', 'shai-hulud', 'broken-land').turn(1).run('spice blow and nexus');
  expect([
    t.decisions,
    t.lies('broken-land@11'),
    things(t.g, spiceCards.deck).filter((c) => c === 'shai-hulud').length,
  ]).toEqual([[], 8, 6]);
  expect(count(t.g, spiceCards.aside)).toBe(0);
});
rule('dune.blow.place-spice', () => {
  const t = blow('cielago-south').run('spice blow and nexus');
  expect(t.lies('cielago-south@1')).toBe(12);
});
rule('dune.blow.adds-up', () => {
  const t = blow('cielago-south').spiceOn('cielago-south@1', 5).run('spice blow and nexus');
  expect(t.lies('cielago-south@1')).toBe(17);
});
rule('dune.blow.in-storm', () => {
  const t = blow('old-gap').run('spice blow and nexus');
  expect([t.lies('old-gap@9'), t.heard('no spice')]).toEqual([0, { at: 'old-gap@9' }]);
});
rule('dune.blow.in-storm-card', () => {
  const t = blow('old-gap').run('spice blow and nexus');
  expect([things(t.g, spiceCards.a), t.g.table.shown[0]]).toEqual([['old-gap'], 'old-gap']);
});
rule('dune.blow.worm-devours', () => {
  const t = worm().spiceOn('south-mesa@4', 10).forces('atreides', 'south-mesa@4', 3).run('spice blow and nexus');
  expect([t.lies('south-mesa@4'), t.on('atreides', 'south-mesa@4'), t.inTanks('atreides')]).toEqual([0, 0, 3]);
});
rule('dune.blow.worm-whole-territory', () => {
  const t = worm()
    .storm(5)
    .forces('atreides', 'south-mesa@3', 2)
    .forces('harkonnen', 'south-mesa@5', 4)
    .run('spice blow and nexus');
  expect([t.inTanks('atreides'), t.inTanks('harkonnen')]).toEqual([2, 4]);
});
rule('dune.blow.worm-discard', () => {
  const t = worm().run('spice blow and nexus');
  expect(things(t.g, spiceCards.a)).toEqual(['south-mesa', 'shai-hulud', 'old-gap']);
});
rule('dune.blow.more-worms', () => {
  const t = blow('shai-hulud', 'shai-hulud', 'old-gap')
    .shown('south-mesa')
    .forces('atreides', 'south-mesa@3', 2)
    .run('spice blow and nexus');
  expect(t.heardOf('devoured')).toBe(1);
});
rule('dune.blow.more-worms-ride', () => {
  const t = blow('shai-hulud', 'shai-hulud', 'old-gap')
    .shown('south-mesa')
    .forces('fremen', 'south-mesa@3', 4)
    .run('spice blow and nexus')
    .until('ride the worm where?');
  t.say('fremen', 'arsunt', 'arsunt@10', 1);
  expect(t.asked('fremen')?.name).toBe('ride the worm where?');
});
rule('dune.blow.worm-no-territory', () => {
  const t = blow('shai-hulud', 'old-gap').run('spice blow and nexus');
  expect([t.heard('devoured'), t.question()]).toEqual([undefined, 'what do you say in the Nexus?']);
  const kept = withOptions('basic', { reshuffleRemembersTerritory: true }, 'atreides', 'harkonnen').shown('south-mesa');
  const pile = kept.g.hidden[spiceCards.deck.pool]![spiceCards.deck.index]!;
  const a = kept.g.hidden[spiceCards.a.pool]![spiceCards.a.index]!;
  a.things.push(...pile.things.splice(0));
  a.known.push(...pile.known.splice(0).map(() => -1));
  kept.run('spice blow and nexus');
  expect(kept.g.table.shown[0]).not.toBe('');
});
rule('dune.blow.worm-before-nexus', () => {
  const t = worm().storm(1).forces('atreides', 'south-mesa@4', 3).run('spice blow and nexus');
  expect([t.question(), t.inTanks('atreides'), t.lies('old-gap@9')]).toEqual(['what do you say in the Nexus?', 3, 6]);
});

// ---- Nexus ----

const nexus = () => basic().run('nexus');
rule('dune.nexus.trigger', () => {
  expect(worm().run('spice blow and nexus').question()).toBe('what do you say in the Nexus?');
  expect(blow('broken-land').run('spice blow and nexus').question()).toBe('');
});
rule('dune.nexus.when', () => {
  const t = blow('shai-hulud', 'shai-hulud', 'old-gap')
    .shown('south-mesa')
    .forces('fremen', 'south-mesa@3', 2)
    .run('spice blow and nexus')
    .until('ride the worm where?');
  expect(t.heardOf('nexus')).toBe(1);
});
rule('dune.nexus.all-players', () => expect(nexus().decisions).toHaveLength(6));
rule('dune.nexus.only-then', () => {
  const t = nexus().say('atreides', 'propose to 1').say('harkonnen', 'agree with 0').until();
  expect(t.g.table.alliances).toEqual([0, 0, -1, -1, -1, -1]);
  t.run('bidding');
  expect(
    [...t.offered('atreides'), ...t.options('atreides')].filter((o) => /alliance|propose/.test(String(o))),
  ).toEqual([]);
  t.until();
  expect(t.g.table.alliances).toEqual([0, 0, -1, -1, -1, -1]);
});
rule('dune.nexus.procedure', () => {
  const t = nexus().say('emperor', 'propose to 0').say('atreides', 'refuse 2');
  expect(t.g.table.alliances.every((a) => a < 0)).toBe(true);
  t.say('emperor', 'propose to 0').say('atreides', 'agree with 2').say('atreides', 'leave the alliance');
  expect(t.asked('atreides')).toBeUndefined();
  t.until();
  expect(t.decisions).toEqual([]);
});
rule('dune.alliance.max-two', () => {
  const t = nexus().say('atreides', 'propose to 1').say('harkonnen', 'agree with 0');
  expect(t.why('emperor', 'propose to 0')).toBe('dune.alliance.max-two');
});
rule('dune.alliance.one-each', () => {
  const t = nexus()
    .say('atreides', 'propose to 1')
    .say('harkonnen', 'agree with 0')
    .say('emperor', 'propose to 3')
    .say('fremen', 'agree with 2');
  expect(t.g.table.alliances).toEqual([0, 0, 1, 1, -1, -1]);
  expect(t.why('atreides', 'propose to 2')).toBe('dune.alliance.one-each');
});
rule('dune.alliance.consent', () => {
  const t = nexus().say('atreides', 'propose to 1');
  expect(t.g.table.alliances[1]).toBe(-1);
  t.say('harkonnen', 'refuse 0');
  expect([t.g.table.alliances[0], t.heard('alliance refused')]).toEqual([-1, { seat: 1, to: 0 }]);
  const three = withOptions('basic', { allianceVariant: 'three-four' })
    .allies('atreides', 'harkonnen')
    .run('nexus')
    .say('emperor', 'propose to 0')
    .say('atreides', 'agree with 2');
  expect(three.g.table.alliances[2]).toBe(-1);
  expect(three.say('harkonnen', 'agree with 2').g.table.alliances[2]).toBe(0);
});
test('one proposal at a time, none to an ally; whoever joins is out of all others', () => {
  const t = nexus().say('atreides', 'propose to 1');
  expect(t.asked('atreides')?.options ?? []).not.toContain('propose to 2');
  t.say('emperor', 'propose to 1').say('fremen', 'propose to 4');
  const open = () => t.g.table.proposals.map((p) => [p.from, p.to]);
  expect(open()).toEqual([
    [0, 1],
    [2, 1],
    [3, 4],
  ]);
  t.say('harkonnen', 'agree with 0');
  expect(open()).toEqual([[3, 4]]);
  expect(t.asked('atreides')?.options ?? []).not.toContain('propose to 1');
});
test('whoever leaves an alliance takes back what was proposed to it, and leaves nobody alone in it', () => {
  const three = withOptions('basic', { allianceVariant: 'three-four' })
    .allies('atreides', 'harkonnen', 'emperor')
    .run('nexus')
    .say('emperor', 'leave the alliance');
  // Two remain together.
  expect([three.g.table.alliances[0], three.g.table.alliances[1], three.g.table.alliances[2]]).toEqual([0, 0, -1]);
  const two = withOptions('basic', { allianceVariant: 'three-four' }).allies('atreides', 'harkonnen').run('nexus');
  two.say('emperor', 'propose to 0').say('fremen', 'propose to 4').say('harkonnen', 'leave the alliance');
  expect(two.g.table.alliances).toEqual([-1, -1, -1, -1, -1, -1]);
  expect(two.g.table.proposals.map((p) => [p.from, p.to])).toEqual([[3, 4]]);
});
rule('dune.alliance.public', () => {
  const t = nexus().say('atreides', 'propose to 1').say('harkonnen', 'agree with 0');
  expect((t.sees('fremen').table as { alliances: number[] }).alliances.slice(0, 2)).toEqual([0, 0]);
  expect(t.heard('alliance')).toEqual({ seat: 0, to: 1, members: 2 });
});
rule('dune.alliance.break', () => {
  const t = basic().allies('atreides', 'fremen').run('nexus').say('fremen', 'leave the alliance');
  expect(t.g.table.alliances).toEqual([-1, -1, -1, -1, -1, -1]);
});
rule('dune.alliance.break-and-join', () => {
  const t = basic().allies('atreides', 'fremen').run('nexus').say('fremen', 'leave the alliance');
  expect(t.g.table.alliances[3]).toBe(-1);
  t.say('fremen', 'propose to 1').say('harkonnen', 'agree with 3');
  expect(t.g.table.alliances[3]).toBe(t.g.table.alliances[1]);
});
rule('dune.alliance.never-all', () => {
  const t = withOptions('basic', { allianceVariant: 'any-three' }, 'atreides', 'harkonnen', 'fremen')
    .allies('atreides', 'harkonnen')
    .run('nexus');
  expect(t.asked('fremen')).toBeUndefined();
  const two = withOptions('basic', { twoFactionsEach: true }, 'atreides', 'harkonnen', 'emperor', 'fremen').run(
    'nexus',
  );
  expect([two.why('atreides', 'propose to 1'), two.why('atreides', 'propose to 2')]).toEqual([
    'dune.alliance.never-all',
    null,
  ]);
});
const variant = (allianceVariant: string) => withOptions('basic', { allianceVariant });
rule('dune.variant.choose-one', () => {
  const t = variant('three-four').allies('atreides', 'harkonnen').run('nexus');
  expect(t.why('emperor', 'propose to 0')).toBe(null);
  expect(rules.options.find((o) => o.id === 'allianceVariant')!.values).toHaveLength(5);
  const s = basic()
    .allies('atreides', 'harkonnen')
    .forces('atreides', 'arrakeen@9', 1)
    .forces('harkonnen', 'carthag@10', 1)
    .forces('atreides', 'sietch-tabr@13', 1)
    .forces('harkonnen', 'tueks-sietch@4', 1)
    .run('mentat pause');
  expect(s.winners()).toEqual(['atreides', 'harkonnen']);
});
const four = (v: string, n: number) => {
  const t = variant(v).allies('atreides', 'harkonnen');
  (['arrakeen@9', 'carthag@10', 'sietch-tabr@13', 'tueks-sietch@4'] as const)
    .slice(0, n)
    .forEach((at, k) => t.forces(k % 2 === 0 ? 'atreides' : 'harkonnen', at, 1));
  return t.run('mentat pause').winners();
};
rule('dune.variant.default', () =>
  expect([four('default', 3), four('default', 4)]).toEqual([[], ['atreides', 'harkonnen']]),
);
rule('dune.variant.two-three', () => {
  expect(four('two-three', 3)).toEqual(['atreides', 'harkonnen']);
  expect(variant('two-three').allies('atreides', 'harkonnen').run('nexus').why('emperor', 'propose to 0')).toBe(
    'dune.alliance.max-two',
  );
});
rule('dune.variant.three-four', () => {
  expect([four('three-four', 3), four('three-four', 4)]).toEqual([[], ['atreides', 'harkonnen']]);
  expect(variant('three-four').allies('atreides', 'harkonnen').run('nexus').why('emperor', 'propose to 0')).toBe(null);
});
rule('dune.variant.three-three', () => {
  expect(four('three-three', 3)).toEqual(['atreides', 'harkonnen']);
  expect(
    variant('three-three').allies('atreides', 'harkonnen', 'fremen').run('nexus').why('emperor', 'propose to 0'),
  ).toBe('dune.alliance.max-two');
});
rule('dune.variant.any-three', () => {
  expect(four('any-three', 3)).toEqual(['atreides', 'harkonnen']);
  expect(
    variant('any-three').allies('atreides', 'harkonnen', 'fremen').run('nexus').why('emperor', 'propose to 0'),
  ).toBe(null);
});
rule('dune.variant.larger-alliances', () => {
  const t = variant('three-four')
    .allies('atreides', 'harkonnen', 'fremen')
    .run('nexus')
    .say('fremen', 'leave the alliance');
  expect(t.g.table.alliances).toEqual([0, 0, -1, -1, -1, -1]);
});
rule('dune.variant.joining-consent', () => {
  const t = variant('three-four')
    .allies('atreides', 'harkonnen')
    .run('nexus')
    .say('emperor', 'propose to 0')
    .say('atreides', 'agree with 2');
  expect(t.g.table.alliances[2]).toBe(-1);
  t.say('harkonnen', 'agree with 2');
  expect(t.g.table.alliances.slice(0, 3)).toEqual([0, 0, 0]);
  expect(t.g.table.allied).toEqual([2]);
});
rule('dune.variant.two-player-strongholds', () => {
  const t = withOptions('basic', { allianceVariant: 'two-three' }, 'atreides', 'harkonnen')
    .forces('atreides', 'arrakeen@9', 1)
    .forces('atreides', 'carthag@10', 1)
    .forces('atreides', 'tueks-sietch@4', 1)
    .run('mentat pause');
  expect(t.winners()).toEqual([]);
});

// ---- the Fremen and the worm ----

const fremenWorm = () => worm().forces('fremen', 'south-mesa@3', 4).forces('atreides', 'south-mesa@4', 2);
rule('dune.fremen.worm-immune', () => {
  const t = fremenWorm().run('spice blow and nexus');
  expect([t.on('fremen', 'south-mesa@3'), t.inTanks('atreides')]).toEqual([4, 2]);
});
rule('dune.fremen.worm-ride', () => {
  const t = fremenWorm().run('spice blow and nexus').until('ride the worm where?').say('fremen', 'carthag', 3);
  expect([t.on('fremen', 'carthag@10'), t.on('fremen', 'south-mesa@3')]).toEqual([3, 1]);
});
rule('dune.fremen.worm-ride-limits', () => {
  const t = fremenWorm()
    .allies('fremen', 'harkonnen')
    .forces('harkonnen', 'old-gap@10', 1)
    .forces('fremen', 'south-mesa@5', 2)
    .storm(5)
    .run('spice blow and nexus')
    .until('ride the worm where?');
  expect(t.why('fremen', 'old-gap')).toBe('dune.fremen.worm-ride-limits');
  t.say('fremen', 'arsunt', 'arsunt@10');
  expect(t.options('fremen')).toEqual([1, 2, 3, 4]);
});
rule('dune.fremen.worm-ride-harmless', () => {
  const t = fremenWorm()
    .forces('harkonnen', 'arsunt@11', 2)
    .run('spice blow and nexus')
    .until('ride the worm where?')
    .say('fremen', 'arsunt', 'arsunt@11', 1);
  expect([t.on('harkonnen', 'arsunt@11'), t.on('fremen', 'arsunt@11')]).toEqual([2, 1]);
});
rule('dune.fremen.worm-ride-again', () => {
  const t = blow('shai-hulud', 'shai-hulud', 'old-gap')
    .shown('south-mesa')
    .forces('fremen', 'south-mesa@3', 4)
    .run('spice blow and nexus')
    .until('ride the worm where?');
  t.say('fremen', 'arsunt', 'arsunt@10', 1, 'basin', 2);
  expect([t.on('fremen', 'arsunt@10'), t.on('fremen', 'basin@8')]).toEqual([1, 2]);
});
rule('dune.fremen.worm-ride-extra', () => {
  const t = fremenWorm().run('spice blow and nexus').until('ride the worm where?').say('fremen', 'basin', 3);
  expect([t.on('fremen', 'basin@8'), t.on('fremen', 'south-mesa@3')]).toEqual([3, 1]);
  t.shipsAndMoves(2).say('fremen', 'decline');
  expect(t.options('fremen')).toEqual(['end the turn', 'move']);
});
rule('dune.fremen.no-move-into-storm', () => {
  const t = advanced('atreides', 'fremen').storm(9).shown('south-mesa').forces('fremen', 'south-mesa@3', 3);
  t.worms('south-mesa');
  t.wormRides();
  expect(t.why('fremen', 'arrakeen')).toBe('dune.fremen.no-move-into-storm');
});
rule('dune.fremen.alliance-worm', () => {
  const t = worm()
    .allies('fremen', 'atreides')
    .forces('atreides', 'south-mesa@4', 2)
    .run('spice blow and nexus')
    .say('fremen', 'protect')
    .quiet();
  expect(t.inTanks('atreides')).toBe(0);
  const u = worm()
    .allies('fremen', 'atreides')
    .forces('atreides', 'south-mesa@4', 2)
    .run('spice blow and nexus')
    .say('fremen', 'let it happen')
    .quiet();
  expect(u.inTanks('atreides')).toBe(2);
});

// ---- the advanced game ----

const double = (...cards: string[]) =>
  advanced('atreides', 'harkonnen', 'fremen')
    .storm(1)
    .spiceDeck(...cards);
rule('dune.advanced.double-blow', () => {
  const t = double('broken-land', 'old-gap').run('spice blow and nexus').until();
  expect([t.lies('broken-land@11'), t.lies('old-gap@9')]).toEqual([8, 6]);
});
rule('dune.advanced.blow-a', () => {
  const t = double('shai-hulud', 'broken-land', 'old-gap')
    .shown('south-mesa')
    .spiceOn('south-mesa@4', 7)
    .run('spice blow and nexus')
    .until();
  expect([things(t.g, spiceCards.a), t.lies('south-mesa@4')]).toEqual([['south-mesa', 'shai-hulud', 'broken-land'], 0]);
});
rule('dune.advanced.blow-b', () => {
  const t = double('broken-land', 'shai-hulud', 'old-gap')
    .shown('south-mesa', 1)
    .spiceOn('south-mesa@4', 7)
    .run('spice blow and nexus')
    .until();
  expect([things(t.g, spiceCards.b), t.lies('south-mesa@4')]).toEqual([['south-mesa', 'shai-hulud', 'old-gap'], 0]);
});
rule('dune.advanced.two-nexus', () => {
  const t = double('shai-hulud', 'broken-land', 'shai-hulud', 'old-gap').run('spice blow and nexus').until();
  expect(t.heardOf('nexus')).toBe(2);
});
rule('dune.advanced.more-worms', () => {
  const t = advanced('atreides', 'harkonnen')
    .storm(1)
    .spiceDeck('shai-hulud', 'shai-hulud', 'broken-land', 'old-gap')
    .shown('south-mesa')
    .run('spice blow and nexus')
    .until();
  expect([t.heardOf('devoured'), things(t.g, spiceCards.a)]).toEqual([
    1,
    ['south-mesa', 'shai-hulud', 'shai-hulud', 'broken-land'],
  ]);
});
rule('dune.advanced.rides-between', () => {
  const t = double('shai-hulud', 'broken-land', 'old-gap')
    .shown('south-mesa')
    .forces('fremen', 'south-mesa@3', 2)
    .run('spice blow and nexus')
    .until('ride the worm where?');
  expect([t.lies('broken-land@11'), t.lies('old-gap@9')]).toEqual([8, 0]);
});
rule('dune.advanced.reshuffle-all', () => {
  const t = double().shown('south-mesa').shown('old-gap', 1);
  const [deck, a] = [
    t.g.hidden[spiceCards.deck.pool]![spiceCards.deck.index]!,
    t.g.hidden[spiceCards.a.pool]![spiceCards.a.index]!,
  ];
  a.things.push(...deck.things.splice(0));
  a.known.push(...deck.known.splice(0).map(() => -1));
  t.spiceBlow();
  expect(count(t.g, spiceCards.b)).toBe(0);
});
rule('dune.fremen.extra-worms', () => {
  const t = double('shai-hulud', 'shai-hulud', 'broken-land', 'old-gap')
    .shown('south-mesa')
    .forces('atreides', 'basin@8', 3)
    .forces('fremen', 'basin@8', 1)
    .run('spice blow and nexus')
    .until('place the sandworm where?');
  t.say('fremen', 'basin').quiet();
  expect([t.inTanks('atreides'), t.on('fremen', 'basin@8')]).toEqual([3, 1]);
});
rule('dune.fremen.extra-worms-per-blow', () => {
  const cards = ['shai-hulud', 'broken-land', 'shai-hulud', 'old-gap'];
  const t = double(...cards)
    .shown('south-mesa', 1)
    .forces('atreides', 'south-mesa@4', 2)
    .run('spice blow and nexus')
    .until();
  expect([t.heardOf('nexus'), t.inTanks('atreides')]).toEqual([2, 2]);
  const u = withOptions('advanced', { extraWormsPerPhase: true }, 'atreides', 'harkonnen', 'fremen')
    .storm(1)
    .spiceDeck(...cards)
    .run('spice blow and nexus')
    .until('place the sandworm where?');
  expect(u.asked('fremen')?.options).toContain('basin');
});
rule('dune.fremen.extra-worms-spice', () => {
  const t = double('shai-hulud', 'shai-hulud', 'broken-land', 'old-gap')
    .shown('south-mesa')
    .spiceOn('red-chasm@6', 8)
    .run('spice blow and nexus')
    .until('place the sandworm where?')
    .say('fremen', 'red-chasm')
    .quiet();
  expect(t.lies('red-chasm@6')).toBe(0);
});
rule('dune.fremen.extra-worms-where', () => {
  const t = double('shai-hulud', 'shai-hulud', 'broken-land', 'old-gap')
    .run('spice blow and nexus')
    .until('place the sandworm where?');
  expect(t.options('fremen')).toHaveLength(30);
  expect(t.options('fremen')).toContain('imperial-basin');
});
rule('dune.fremen.karama', () => {
  const t = double('broken-land', 'old-gap')
    .hand('fremen', 'karama')
    .forces('atreides', 'basin@8', 3)
    .run('spice blow and nexus')
    .say('fremen', 'basin')
    .quiet();
  expect([t.inTanks('atreides'), t.discards()]).toEqual([3, ['karama']]);
});
rule('dune.fremen.karama-no-nexus', () => {
  const t = double('broken-land', 'old-gap')
    .hand('fremen', 'karama')
    .run('spice blow and nexus')
    .say('fremen', 'basin')
    .until();
  expect([t.heardOf('nexus'), t.heard('karama worm')]).toEqual([0, { seat: 2, territory: 'basin' }]);
});
rule('dune.fremen.karama-when', () => {
  const t = double('broken-land', 'old-gap')
    .hand('fremen', 'karama')
    .forces('fremen', 'basin@8', 2)
    .run('spice blow and nexus');
  expect(t.asked('fremen')?.options).toHaveLength(30);
  t.say('fremen', 'basin').until('ride the worm where?');
  expect(
    double('broken-land', 'old-gap').turn(1).hand('fremen', 'karama').run('spice blow and nexus').decisions,
  ).toEqual([]);
});
rule('dune.bene-gesserit.intrusion-ride', () => {
  const t = advanced('atreides', 'fremen', 'bene-gesserit')
    .storm(1)
    .forces('fremen', 'south-mesa@3', 3)
    .forces('bene-gesserit', 'basin@8', 2);
  t.worms('south-mesa');
  t.wormRides().say('fremen', 'basin', 2).say('bene-gesserit', 'become advisors').quiet();
  expect(t.g.table.advisors).toEqual(['basin']);
});
