import { expect, test } from 'vitest';
import { basin, duel, fight, plain, threeWay } from './battle.ts';
import { advanced } from './position.ts';
import { rule } from './rule.ts';

rule('dune.battle.must-fight', () => {
  const t = basin('emperor', 'fremen', 'harkonnen')
    .forces('emperor', 'basin@8', 1)
    .forces('fremen', 'basin@8', 1)
    .forces('harkonnen', 'arsunt@10', 1)
    .run('battles');
  expect(t.g.table.battle?.territory).toBe('basin');
  expect(t.heard('battle')).toEqual({ seat: 0, enemy: 1, territory: 'basin' });
});
rule('dune.battle.storm-separated', () => {
  const t = basin('emperor', 'fremen')
    .storm(9)
    .forces('emperor', 'old-gap@8', 3)
    .forces('fremen', 'old-gap@10', 3)
    .run('battles');
  expect([t.decisions, t.on('emperor', 'old-gap@8')]).toEqual([[], 3]);
});
rule('dune.battle.in-storm', () => {
  const t = basin('emperor', 'fremen')
    .storm(9)
    .forces('emperor', 'arrakeen@9', 3)
    .forces('fremen', 'arrakeen@9', 3)
    .run('battles');
  expect(t.decisions).toEqual([]);
});
rule('dune.battle.partial-storm', () => {
  const t = basin('emperor', 'fremen')
    .storm(9)
    .forces('emperor', 'old-gap@8', 3)
    .forces('emperor', 'old-gap@10', 4)
    .forces('fremen', 'old-gap@8', 2)
    .run('battles');
  expect(t.g.table.battle?.locations).toEqual(['old-gap@8']);
  expect(t.asked('emperor')?.name).toBe('which leader?');
  t.say('emperor', 'bashar', 'none', 'none');
  expect(t.options('emperor')).toEqual([0, 1, 2, 3]);
});
rule('dune.battle.polar-sink', () =>
  expect(
    basin('emperor', 'fremen').forces('emperor', 'polar-sink', 3).forces('fremen', 'polar-sink', 3).run('battles')
      .decisions,
  ).toEqual([]),
);
rule('dune.battle.single-group', () => {
  const t = basin('emperor', 'fremen')
    .forces('emperor', 'old-gap@8', 3)
    .forces('emperor', 'old-gap@10', 4)
    .forces('fremen', 'old-gap@9', 2)
    .run('battles')
    .say('emperor', 'bashar', 'none', 'none');
  expect(t.options('emperor')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
rule('dune.battle.aggressor', () => {
  const t = basin('emperor', 'fremen', 'harkonnen')
    .first('fremen')
    .forces('emperor', 'basin@8', 1)
    .forces('fremen', 'basin@8', 1)
    .forces('harkonnen', 'arsunt@10', 1)
    .forces('emperor', 'arsunt@10', 1)
    .run('battles');
  expect([t.g.table.battle?.aggressor, t.g.table.battle?.defender]).toEqual([1, 0]);
  // A battle is named by its territory or, where the storm makes two of one, by a sector with forces of the aggressor.
  const sites = (sector: number) =>
    basin('emperor', 'fremen')
      .storm(sector)
      .forces('emperor', 'old-gap@10', 1)
      .forces('emperor', 'old-gap@8', 1)
      .forces('emperor', 'basin@8', 1)
      .forces('fremen', 'old-gap@10', 1)
      .forces('fremen', 'old-gap@8', 1)
      .forces('fremen', 'basin@8', 1)
      .run('battles')
      .options('emperor');
  expect([sites(1), sites(9)]).toEqual([
    ['old-gap', 'basin'],
    ['old-gap@8', 'old-gap@10', 'basin'],
  ]);
});
rule('dune.battle.three-factions', () => {
  const t = threeWay().run('battles');
  expect(t.options('emperor')).toEqual([1, 2]);
});
rule('dune.battle.ex-three-factions', () => {
  const t = fight(
    threeWay().run('battles').say('emperor', 2),
    ['emperor', { leader: 'hasimir-fenring', dial: 1 }],
    ['harkonnen', { leader: 'umman-kudu' }],
  ).until('which leader?');
  expect([t.g.table.battle?.aggressor, t.g.table.battle?.defender]).toEqual([0, 1]);
  const u = fight(
    threeWay().run('battles').say('emperor', 2),
    ['emperor', { leader: 'bashar' }],
    ['harkonnen', { leader: 'feyd-rautha', dial: 1 }],
  ).until('which leader?');
  expect([u.g.table.battle?.aggressor, u.g.table.battle?.defender]).toEqual([1, 2]);
});
rule('dune.battle.plan', () => {
  const t = plain().run('battles');
  expect(t.decisions.map((d) => [d.seat, d.name, d.sealed])).toEqual([
    [0, 'which leader?', true],
    [1, 'which leader?', true],
  ]);
});
rule('dune.battle.dial-range', () =>
  expect(plain().run('battles').say('emperor', 'bashar', 'none', 'none').options('emperor')).toEqual([
    0, 1, 2, 3, 4, 5,
  ]),
);
rule('dune.battle.leader-required', () => {
  const t = plain().hand('emperor', 'cheap-hero').run('battles');
  expect(t.options('emperor')).toEqual([
    'bashar',
    'burseg',
    'caid',
    'captain-aramsham',
    'hasimir-fenring',
    'cheap-hero',
  ]);
});
const NO_EMPEROR = ['bashar', 'burseg', 'caid', 'captain-aramsham', 'hasimir-fenring'];
rule('dune.battle.leader-available', () => {
  const t = plain().used('arsunt', 'bashar').battle();
  expect(t.options('emperor')).not.toContain('bashar');
});
rule('dune.battle.leader-same-territory', () => {
  const t = plain().used('basin', 'bashar').battle();
  expect(t.options('emperor')).toContain('bashar');
});
rule('dune.battle.no-leader-no-cards', () => {
  const t = plain()
    .dead(...NO_EMPEROR)
    .hand('emperor', 'lasgun')
    .run('battles');
  expect(t.heard('no leader')).toEqual({ seat: 0 });
  t.say('emperor', 'none');
  expect(t.options('emperor')).toEqual(['none']);
});
rule('dune.battle.card-slots', () => {
  const t = plain().hand('emperor', 'stunner', 'shield', 'baliset', 'kulon').run('battles').say('emperor', 'bashar');
  expect(t.options('emperor')).toEqual(['none', 'baliset', 'kulon', 'stunner']);
  t.say('emperor', 'baliset');
  expect(t.options('emperor')).toEqual(['none', 'kulon', 'shield']);
});
rule('dune.battle.battle-cards-only', () => {
  const t = plain().hand('emperor', 'karama', 'truthtrance', 'stunner').run('battles').say('emperor', 'bashar');
  expect(t.options('emperor')).toEqual(['none', 'stunner']);
});
rule('dune.battle.reveal', () => {
  const t = fight(
    plain().hand('emperor', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner', dial: 2 }],
    ['fremen', { leader: 'jamis' }],
  );
  expect(t.happened.filter((h) => h.kind === 'plan').map((h) => h.nouns['leader'])).toEqual(['bashar', 'jamis']);
});
rule('dune.battle.total', () => {
  const t = fight(
    plain().run('battles'),
    ['emperor', { leader: 'bashar', dial: 4 }],
    ['fremen', { leader: 'jamis', dial: 5 }],
  );
  expect(t.heard('battle won')).toEqual({ seat: 1, territory: 'basin', aggressor: 6, defender: 7 });
});
rule('dune.battle.tie', () => {
  const t = fight(plain().run('battles'), ['emperor', { leader: 'bashar' }], ['fremen', { leader: 'jamis' }]);
  expect(t.heard('battle won')).toMatchObject({ seat: 0, aggressor: 2, defender: 2 });
});
rule('dune.battle.ex-tie', () => {
  const t = fight(
    duel().run('battles'),
    ['atreides', { leader: 'thufir-hawat', dial: 4 }],
    ['harkonnen', { leader: 'piter-de-vries', dial: 6 }],
  ).until();
  expect([t.on('atreides', 'basin@8'), t.on('harkonnen', 'basin@8'), t.inTanks('harkonnen')]).toEqual([1, 0, 6]);
});
rule('dune.battle.weapon-kills', () => {
  const t = fight(
    plain().hand('emperor', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner' }],
    ['fremen', { leader: 'jamis' }],
  ).until();
  expect(t.deadLeaders()).toEqual(['jamis']);
});
rule('dune.battle.both-killed', () => {
  const t = fight(
    plain().hand('emperor', 'stunner').hand('fremen', 'chaumas').run('battles'),
    ['emperor', { leader: 'hasimir-fenring', weapon: 'stunner', dial: 1 }],
    ['fremen', { leader: 'jamis', weapon: 'chaumas', dial: 2 }],
  );
  expect(t.heard('battle won')).toMatchObject({ seat: 1, aggressor: 1, defender: 2 });
});
rule('dune.battle.leader-dies-only-by-weapon', () => {
  const lost = (weapon: string) =>
    fight(
      plain().hand('emperor', 'stunner').run('battles'),
      ['emperor', { leader: 'bashar', weapon, dial: 3 }],
      ['fremen', { leader: 'jamis' }],
    ).until();
  expect([lost('stunner').deadLeaders(), lost('none').deadLeaders()]).toEqual([['jamis'], []]);
  expect(lost('none').inTanks('fremen')).toBe(6);
});
rule('dune.battle.killed-to-tanks', () => {
  const t = fight(
    plain().hand('emperor', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner' }],
    ['fremen', { leader: 'jamis' }],
  );
  expect([t.deadLeaders(), t.heard('leader killed'), t.g.table.deaths]).toEqual([
    ['jamis'],
    { seat: 1, leader: 'jamis' },
    [{ leader: 'jamis', times: 1 }],
  ]);
});
rule('dune.battle.leader-spice', () => {
  const t = fight(
    plain().hand('emperor', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner' }],
    ['fremen', { leader: 'chani' }],
  );
  expect(t.holds('emperor')).toBe(6);
});
rule('dune.battle.ex-leader-spice', () => {
  const t = basin('fremen', 'emperor')
    .forces('fremen', 'basin@8', 5)
    .forces('emperor', 'basin@8', 3)
    .hand('fremen', 'stunner')
    .hand('emperor', 'chaumas');
  fight(
    t.run('battles'),
    ['fremen', { leader: 'stilgar', weapon: 'stunner', dial: 5 }],
    ['emperor', { leader: 'burseg', weapon: 'chaumas', dial: 3 }],
  );
  expect([t.holds('fremen'), [...t.deadLeaders()].sort()]).toEqual([10, ['burseg', 'stilgar']]);
});
rule('dune.battle.survivors-stay', () => {
  const t = fight(
    plain().battle(),
    ['emperor', { leader: 'bashar', dial: 3 }],
    ['fremen', { leader: 'jamis' }],
  ).until();
  expect(t.g.table.used).toEqual([
    { leader: 'bashar', territory: 'basin' },
    { leader: 'jamis', territory: 'basin' },
  ]);
});
rule('dune.battle.loser-loses-all', () =>
  expect(
    fight(plain().run('battles'), ['emperor', { leader: 'bashar', dial: 3 }], ['fremen', { leader: 'jamis' }])
      .until()
      .inTanks('fremen'),
  ).toBe(6),
);
rule('dune.battle.loser-discards', () => {
  const t = fight(
    plain().hand('fremen', 'shield', 'baliset', 'hajr').run('battles'),
    ['emperor', { leader: 'bashar', dial: 3 }],
    ['fremen', { leader: 'jamis', weapon: 'baliset', defense: 'shield' }],
  ).until();
  expect([t.cards('fremen'), [...t.discards()].sort()]).toEqual([['hajr'], ['baliset', 'shield']]);
});
rule('dune.battle.winner-loses-dial', () =>
  expect(
    fight(plain().run('battles'), ['emperor', { leader: 'bashar', dial: 3 }], ['fremen', { leader: 'jamis' }])
      .until()
      .on('emperor', 'basin@8'),
  ).toBe(2),
);
rule('dune.battle.winner-cards', () => {
  const t = fight(
    plain().hand('emperor', 'shield', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner', defense: 'shield', dial: 3 }],
    ['fremen', { leader: 'jamis' }],
  );
  t.say('emperor', 'discard stunner', 'keep shield');
  expect([t.cards('emperor'), t.discards()]).toEqual([['shield'], ['stunner']]);
});
test('a card that leaves the hand while its owner thinks about keeping it is not asked about any more', () => {
  const t = fight(
    advanced('bene-gesserit', 'harkonnen')
      .storm(1)
      .forces('bene-gesserit', 'basin@8', 5)
      .forces('harkonnen', 'basin@8', 1)
      .spice('bene-gesserit', 5)
      .hand('bene-gesserit', 'baliset')
      .run('battles'),
    ['bene-gesserit', { leader: 'princess-irulan', weapon: 'baliset', dial: 3, spice: 3 }],
    ['harkonnen', { leader: 'umman-kudu' }],
  );
  expect(t.options('bene-gesserit')).toEqual(['keep baliset', 'discard baliset']);
  t.does('bene-gesserit', 'stop with a worthless card: harkonnen: capture').quiet();
  expect([t.asked('bene-gesserit')?.name, t.discards()]).toEqual([undefined, ['baliset']]);
});
rule('dune.battle.cards-again', () => {
  const t = fight(
    plain().hand('emperor', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner', dial: 3 }],
    ['fremen', { leader: 'jamis' }],
  ).say('emperor', 'keep stunner');
  expect(t.cards('emperor')).toEqual(['stunner']);
});
rule('dune.battle.winner-none-left', () => {
  const t = fight(
    plain().hand('emperor', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner', dial: 5 }],
    ['fremen', { leader: 'jamis' }],
  );
  expect([t.on('emperor', 'basin@8'), t.holds('emperor'), t.asked('emperor')?.name]).toEqual([0, 2, 'keep the card?']);
});
const blast = () =>
  basin('emperor', 'fremen', 'harkonnen')
    .forces('emperor', 'old-gap@8', 5)
    .forces('fremen', 'old-gap@8', 6)
    .forces('harkonnen', 'old-gap@10', 2)
    .spiceOn('old-gap@9', 6)
    .storm(9)
    .hand('emperor', 'lasgun')
    .hand('fremen', 'shield')
    .run('battles');
const blown = () =>
  fight(
    blast(),
    ['emperor', { leader: 'bashar', weapon: 'lasgun', dial: 3 }],
    ['fremen', { leader: 'jamis', defense: 'shield' }],
  ).until();
rule('dune.battle.lasgun-shield', () => {
  const t = blown();
  expect([
    t.inTanks('emperor'),
    t.inTanks('fremen'),
    t.lies('old-gap@9'),
    [...t.deadLeaders()].sort(),
    t.heard('battle won'),
  ]).toEqual([5, 6, 0, ['bashar', 'jamis'], undefined]);
});
rule('dune.battle.lasgun-shield-cards', () => {
  const t = blown();
  expect([[...t.discards()].sort(), t.holds('emperor'), t.holds('fremen')]).toEqual([['lasgun', 'shield'], 0, 0]);
});
rule('dune.battle.lasgun-shield-whole-territory', () => expect(blown().inTanks('harkonnen')).toBe(2));
rule('dune.battle.voice-before-prescience', () => {
  const t = basin('atreides', 'bene-gesserit')
    .forces('atreides', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .run('battles');
  expect(t.question()).toBe('use the Voice?');
  t.say('bene-gesserit', 'nothing');
  expect(t.question()).toBe('foresee which element?');
  t.say('atreides', 'nothing');
  expect(t.question()).toBe('which leader?');
});
rule('dune.battle.truthtrance-any-time', () => {
  const t = basin('atreides', 'bene-gesserit')
    .forces('atreides', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .hand('atreides', 'truthtrance')
    .run('battles');
  expect([t.question(), t.offered('atreides')]).toEqual(['use the Voice?', expect.arrayContaining(['truthtrance: 1'])]);
});
rule('dune.battle.change-unfixed', () => {
  const t = basin('harkonnen', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .hand('harkonnen', 'stunner', 'shield', 'snooper')
    .run('battles')
    .say('bene-gesserit', 'play projectile')
    .quiet();
  t.say('harkonnen', 'feyd-rautha');
  expect(t.options('harkonnen')).toEqual(['stunner']);
  t.say('harkonnen', 'stunner');
  expect(t.options('harkonnen')).toEqual(['none', 'shield', 'snooper']);
});
rule('dune.battle.resolve-order', () => {
  const t = fight(
    plain().hand('emperor', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner', dial: 1 }],
    ['fremen', { leader: 'jamis' }],
  ).until();
  const kinds = t.happened
    .map((h) => h.kind)
    .filter((k) => ['plan', 'battle won', 'leader spice', 'forces killed'].includes(k));
  expect(kinds).toEqual(['plan', 'plan', 'battle won', 'leader spice', 'forces killed', 'forces killed']);
});
rule('dune.battle.weapon-without-target', () => {
  const t = fight(
    plain().dead('stilgar', 'chani', 'otheym', 'shadout-mapes', 'jamis').hand('emperor', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner', dial: 1 }],
    ['fremen', { dial: 6 }],
  );
  expect([t.heard('battle won'), t.heard('leader spice')]).toEqual([
    { seat: 1, territory: 'basin', aggressor: 3, defender: 6 },
    undefined,
  ]);
});
