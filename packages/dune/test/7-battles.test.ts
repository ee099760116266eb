import { leaders, traitors, type Faction } from '@landsraad/dune';
import { seeded, show, things } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { advanced, basic, withOptions, type Position } from './position.ts';
import { rule } from './rule.ts';

/** A plan as somebody would say it: what is left out is none. */
interface Said {
  readonly leader?: string;
  readonly weapon?: string;
  readonly defense?: string;
  readonly dial?: number;
  readonly half?: boolean;
  readonly spice?: number;
  readonly haderach?: boolean;
}
const ANSWERS: { readonly [question: string]: (p: Said) => string | number | undefined } = {
  'which leader?': (p) => p.leader,
  'which weapon?': (p) => p.weapon ?? 'none',
  'which defense?': (p) => p.defense ?? 'none',
  'dial how much?': (p) => p.dial ?? 0,
  'and a half?': (p) => (p.half === true ? 'and a half' : 'no'),
  'support with how much spice?': (p) => p.spice ?? 0,
  'add the Kwisatz Haderach?': (p) => (p.haderach === true ? 'yes' : 'no'),
};
function plan(t: Position, faction: Faction, p: Said): Position {
  t.quiet(faction);
  for (let d = t.asked(faction); d !== undefined && d.name in ANSWERS; d = t.asked(faction))
    t.say(faction, ANSWERS[d.name]!(p) ?? d.options[0]!);
  return t;
}
/** Both plans; nobody calls treachery unless told; dull answers to the rest of the plan making. */
function fight(t: Position, a: [Faction, Said], b: [Faction, Said], calls: Faction[] = []): Position {
  for (let n = 0; n < 20; n++) {
    t.quiet();
    const d = t.decisions.find((x) =>
      ['use the Voice?', 'foresee which element?', 'use prescience for your ally?'].includes(x.name),
    );
    if (d === undefined) break;
    t.say(t.g.table.factions[d.seat]!, d.options[0]!);
  }
  plan(t, ...a);
  plan(t, ...b);
  for (
    let d = t.decisions.find((x) => x.name === 'call treachery?');
    d !== undefined;
    d = t.decisions.find((x) => x.name === 'call treachery?')
  ) {
    const f = t.g.table.factions[d.seat]!;
    t.say(f, calls.includes(f) ? 'treachery' : 'no');
  }
  return t;
}
const basin = (...factions: Faction[]) => basic(...factions).storm(1);
/** Atreides (aggressor) with 5 and Harkonnen with 6 forces in the Basin. */
const duel = (mode: 'basic' | 'advanced' = 'basic') =>
  (mode === 'basic' ? basic('atreides', 'harkonnen') : advanced('atreides', 'harkonnen'))
    .storm(1)
    .forces('atreides', 'basin@8', 5)
    .forces('harkonnen', 'basin@8', 6);
/** Emperor (aggressor) and Fremen, without voice or prescience. */
const plain = () => basin('emperor', 'fremen').forces('emperor', 'basin@8', 5).forces('fremen', 'basin@8', 6);

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
});
const threeWay = () =>
  basin('emperor', 'fremen', 'harkonnen')
    .forces('emperor', 'basin@8', 5)
    .forces('fremen', 'basin@8', 2)
    .forces('harkonnen', 'basin@8', 2);
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
  const t = plain();
  t.g.table.phase = 'battle';
  t.run('choosing a battle', { at: '' });
  t.g.table.used = [{ leader: 'bashar', territory: 'arsunt' }];
  t.run('battle');
  expect(t.options('emperor')).not.toContain('bashar');
});
rule('dune.battle.leader-same-territory', () => {
  const t = plain();
  t.run('choosing a battle', { at: '' });
  t.g.table.used = [{ leader: 'bashar', territory: 'basin' }];
  t.run('battle');
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
rule('dune.battle.leader-dies-only-by-weapon', () =>
  expect(
    fight(plain().run('battles'), ['emperor', { leader: 'bashar', dial: 3 }], ['fremen', { leader: 'jamis' }])
      .until()
      .deadLeaders(),
  ).toEqual([]),
);
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
    plain().run('choosing a battle', { at: '' }).run('battle'),
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
  expect([t.heard('battle won'), t.g.table.battle?.killed ?? []]).toEqual([
    { seat: 1, territory: 'basin', aggressor: 3, defender: 6 },
    [],
  ]);
});

// ---- Traitors ----

const betrayal = (t: Position = plain().traitor('fremen', 'bashar')) =>
  fight(
    t.run('battles'),
    ['emperor', { leader: 'bashar', dial: 5 }],
    ['fremen', { leader: 'jamis', dial: 3 }],
    ['fremen'],
  ).until();
rule('dune.traitor.call', () => {
  const t = plain().traitor('fremen', 'bashar').run('battles');
  plan(plan(t, 'emperor', { leader: 'bashar' }), 'fremen', { leader: 'jamis' });
  expect([t.asked('fremen')?.options, t.asked('emperor')?.options]).toEqual([['no', 'treachery'], ['no']]);
});
rule('dune.traitor.optional', () => {
  const t = plain().traitor('fremen', 'bashar').run('battles');
  plan(plan(t, 'emperor', { leader: 'bashar', dial: 5 }), 'fremen', { leader: 'jamis' });
  t.say('fremen', 'no').say('emperor', 'no');
  expect(t.heard('battle won')).toMatchObject({ seat: 0 });
  expect(t.sees('emperor').hidden['traitors']!['kept 1']).toEqual({ known: [], backs: 1 });
});
rule('dune.traitor.window', () => {
  const t = plain().run('battles');
  plan(plan(t, 'emperor', { leader: 'bashar' }), 'fremen', { leader: 'jamis' });
  expect(t.decisions.map((d) => [d.seat, d.name, d.sealed])).toEqual([
    [0, 'call treachery?', true],
    [1, 'call treachery?', true],
  ]);
});
rule('dune.traitor.win', () => {
  const t = betrayal();
  expect([t.on('fremen', 'basin@8'), t.inTanks('emperor'), t.heardOf('traitor')]).toEqual([6, 5, 1]);
});
rule('dune.traitor.winner-loses-nothing', () => {
  const t = betrayal();
  expect([t.on('fremen', 'basin@8'), t.inTanks('fremen')]).toEqual([6, 0]);
});
rule('dune.traitor.leader-dies', () => {
  const t = betrayal();
  expect([t.deadLeaders(), t.holds('fremen'), t.heard('traitor')]).toEqual([
    ['bashar'],
    2,
    { seat: 1, leader: 'bashar', spice: 2 },
  ]);
});
rule('dune.traitor.loser', () => {
  const t = plain().traitor('fremen', 'bashar').hand('emperor', 'shield');
  fight(
    t.run('battles'),
    ['emperor', { leader: 'bashar', defense: 'shield' }],
    ['fremen', { leader: 'jamis' }],
    ['fremen'],
  ).until();
  expect([t.inTanks('emperor'), t.cards('emperor')]).toEqual([5, []]);
});
rule('dune.traitor.two', () => {
  const t = plain().traitor('fremen', 'bashar').traitor('emperor', 'jamis').hand('emperor', 'shield');
  fight(
    t.run('battles'),
    ['emperor', { leader: 'bashar', defense: 'shield' }],
    ['fremen', { leader: 'jamis' }],
    ['fremen', 'emperor'],
  ).until();
  expect([
    t.inTanks('emperor'),
    t.inTanks('fremen'),
    t.holds('emperor'),
    t.holds('fremen'),
    [...t.deadLeaders()].sort(),
    t.discards(),
  ]).toEqual([5, 6, 0, 0, ['bashar', 'jamis'], ['shield']]);
});
rule('dune.traitor.ex-lasgun', () => {
  const t = duel().traitor('harkonnen', 'thufir-hawat').hand('harkonnen', 'lasgun').hand('atreides', 'shield');
  fight(
    t.run('battles'),
    ['atreides', { leader: 'thufir-hawat', defense: 'shield', dial: 2 }],
    ['harkonnen', { leader: 'umman-kudu', weapon: 'lasgun', dial: 3 }],
    ['harkonnen'],
  ).until();
  expect([
    t.on('harkonnen', 'basin@8'),
    t.cards('harkonnen'),
    t.holds('harkonnen'),
    t.on('atreides', 'basin@8'),
    t.discards(),
    t.deadLeaders(),
  ]).toEqual([6, ['lasgun'], 5, 0, ['shield'], ['thufir-hawat']]);
});
rule('dune.traitor.lasting', () => expect(things(betrayal().g, traitors.kept[1]!)).toEqual(['bashar']));
rule('dune.traitor.only-own-battle', () => {
  const t = threeWay().traitor('harkonnen', 'bashar').run('battles').say('emperor', 1);
  plan(plan(t, 'emperor', { leader: 'bashar' }), 'fremen', { leader: 'jamis' });
  expect(t.asked('harkonnen')).toBeUndefined();
});
rule('dune.traitor.no-cheap-hero', () => {
  const t = plain().traitor('fremen', 'bashar').hand('emperor', 'cheap-hero').run('battles');
  plan(plan(t, 'emperor', { leader: 'cheap-hero' }), 'fremen', { leader: 'jamis' });
  expect(t.asked('fremen')?.options).toEqual(['no']);
});
rule('dune.traitor.winner-cheap-hero', () => {
  const t = plain().traitor('fremen', 'bashar').hand('fremen', 'cheap-hero');
  fight(t.run('battles'), ['emperor', { leader: 'bashar' }], ['fremen', { leader: 'cheap-hero' }], ['fremen']);
  expect(t.options('fremen')).toEqual(['keep cheap-hero', 'discard cheap-hero']);
  t.say('fremen', 'keep cheap-hero');
  expect(t.cards('fremen')).toEqual(['cheap-hero']);
});
rule('dune.traitor.winner-leader-bound', () => {
  const go = (t: Position) =>
    fight(
      t.run('choosing a battle', { at: '' }).run('battle'),
      ['emperor', { leader: 'bashar' }],
      ['fremen', { leader: 'jamis' }],
      ['fremen'],
    ).until();
  expect(go(plain().traitor('fremen', 'bashar')).g.table.used).toContainEqual({ leader: 'jamis', territory: 'basin' });
  const free = withOptions('basic', { traitorWinnerLeaderFree: true }, 'emperor', 'fremen')
    .storm(1)
    .forces('emperor', 'basin@8', 5)
    .forces('fremen', 'basin@8', 6)
    .traitor('fremen', 'bashar');
  expect(go(free).g.table.used).not.toContainEqual({ leader: 'jamis', territory: 'basin' });
});
rule('dune.revival.leader-still-traitor', () => {
  const t = plain().traitor('fremen', 'bashar');
  t.g.table.deaths = [{ leader: 'bashar', times: 1 }];
  plan(plan(t.run('battles'), 'emperor', { leader: 'bashar' }), 'fremen', { leader: 'jamis' });
  expect(t.asked('fremen')?.options).toEqual(['no', 'treachery']);
});
rule('dune.harkonnen.alliance-traitors', () => {
  const t = threeWay().allies('fremen', 'harkonnen').traitor('harkonnen', 'bashar').run('battles').say('emperor', 1);
  plan(plan(t, 'emperor', { leader: 'bashar' }), 'fremen', { leader: 'jamis' });
  expect(t.asked('harkonnen')?.options).toEqual(['no', 'treachery']);
});
rule('dune.harkonnen.alliance-traitors-effect', () => {
  const t = threeWay().allies('fremen', 'harkonnen').traitor('harkonnen', 'bashar').run('battles').say('emperor', 1);
  fight(t, ['emperor', { leader: 'bashar', dial: 5 }], ['fremen', { leader: 'jamis' }], ['harkonnen']).quiet();
  expect([t.holds('fremen'), t.holds('harkonnen'), t.on('fremen', 'basin@8'), t.inTanks('emperor')]).toEqual([
    2, 0, 2, 5,
  ]);
});

// ---- cards ----

const dies = (weapon: string, defense?: string) =>
  fight(
    plain()
      .hand('emperor', weapon)
      .hand('fremen', ...(defense === undefined ? [] : [defense]))
      .run('battles'),
    ['emperor', { leader: 'bashar', weapon }],
    ['fremen', { leader: 'jamis', ...(defense === undefined ? {} : { defense }) }],
  ).deadLeaders();
rule('dune.treachery.projectile', () =>
  expect([
    dies('crysknife'),
    dies('maula-pistol'),
    dies('slip-tip'),
    dies('stunner'),
    dies('stunner', 'shield'),
    dies('stunner', 'snooper'),
  ]).toEqual([['jamis'], ['jamis'], ['jamis'], ['jamis'], [], ['jamis']]),
);
rule('dune.treachery.poison', () =>
  expect([
    dies('chaumas'),
    dies('chaumurky'),
    dies('ellaca-drug'),
    dies('gom-jabbar'),
    dies('chaumas', 'snooper'),
    dies('chaumas', 'shield'),
  ]).toEqual([['jamis'], ['jamis'], ['jamis'], ['jamis'], [], ['jamis']]),
);
rule('dune.treachery.shield', () =>
  expect([dies('stunner', 'shield'), dies('gom-jabbar', 'shield')]).toEqual([[], ['jamis']]),
);
rule('dune.treachery.snooper', () =>
  expect([dies('gom-jabbar', 'snooper'), dies('crysknife', 'snooper')]).toEqual([[], ['jamis']]),
);
rule('dune.treachery.lasgun', () =>
  expect([dies('lasgun'), dies('lasgun', 'snooper')]).toEqual([['jamis'], ['jamis']]),
);
const hero = () =>
  fight(
    plain().hand('emperor', 'cheap-hero', 'stunner').run('battles'),
    ['emperor', { leader: 'cheap-hero', weapon: 'stunner', dial: 3 }],
    ['fremen', { leader: 'jamis' }],
  );
rule('dune.treachery.cheap-hero', () =>
  expect(hero().heard('battle won')).toMatchObject({ seat: 0, aggressor: 3, defender: 0 }),
);
rule('dune.treachery.cheap-hero-discard', () => expect(hero().discards()).toEqual(['cheap-hero']));
rule('dune.treachery.cheap-hero-only-leader', () =>
  expect(
    plain().hand('emperor', 'cheap-heroine', 'cheap-hero').run('battles').say('emperor', 'bashar').options('emperor'),
  ).toEqual(['none']),
);
rule('dune.treachery.cheap-hero-killable', () => {
  const t = fight(
    plain().hand('fremen', 'cheap-heroine').hand('emperor', 'stunner').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'stunner' }],
    ['fremen', { leader: 'cheap-heroine' }],
  );
  expect([t.holds('emperor'), t.deadLeaders()]).toEqual([0, []]);
});
rule('dune.treachery.worthless', () => {
  const t = fight(
    plain().hand('emperor', 'baliset', 'jubba-cloak', 'la-la-la').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'baliset', defense: 'jubba-cloak', dial: 1 }],
    ['fremen', { leader: 'jamis' }],
  );
  expect([t.deadLeaders(), t.heard('battle won')]).toEqual([
    [],
    { seat: 0, territory: 'basin', aggressor: 3, defender: 2 },
  ]);
});
rule('dune.treachery.worthless-discard', () => {
  const t = fight(
    plain().hand('emperor', 'trip-to-gamont').run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'trip-to-gamont', dial: 1 }],
    ['fremen', { leader: 'jamis' }],
  );
  expect(t.options('emperor')).toEqual(['keep trip-to-gamont', 'discard trip-to-gamont']);
});
rule('dune.treachery.ghola-battle-window', () => {
  const t = plan(plain().dead('bashar').hand('emperor', 'tleilaxu-ghola').run('battles'), 'emperor', {
    leader: 'caid',
  });
  expect(t.offered('emperor')).not.toContain('tleilaxu ghola: bashar');
  expect(t.whyNotOffered('emperor', 'tleilaxu ghola: bashar')).toBe('dune.treachery.ghola-battle-window');
});

// ---- Voice ----

const voiced = (order: string, ...cards: string[]) =>
  basin('harkonnen', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .hand('harkonnen', ...cards)
    .run('battles')
    .say('bene-gesserit', order)
    .quiet();
rule('dune.bene-gesserit.voice', () => {
  const t = basin('harkonnen', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .run('battles');
  expect(t.options('bene-gesserit')).toHaveLength(15);
  t.say('bene-gesserit', 'play poison').quiet();
  expect(t.g.table.battle?.voice).toEqual({ by: 1, on: 0, play: true, what: 'poison' });
});
rule('dune.bene-gesserit.voice-cannot', () => {
  expect(voiced('play poison', 'chaumas', 'stunner').say('harkonnen', 'feyd-rautha').options('harkonnen')).toEqual([
    'chaumas',
  ]);
  expect(voiced('play poison', 'stunner').say('harkonnen', 'feyd-rautha').options('harkonnen')).toEqual([
    'none',
    'stunner',
  ]);
  expect(
    voiced('do not play shield', 'shield', 'snooper').say('harkonnen', 'feyd-rautha', 'none').options('harkonnen'),
  ).toEqual(['none', 'snooper']);
});
rule('dune.bene-gesserit.voice-cheap-hero', () => {
  expect(voiced('play cheap hero', 'cheap-hero').options('harkonnen')).toEqual(['cheap-hero']);
  const t = basin('harkonnen', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .hand('harkonnen', 'cheap-hero')
    .dead('feyd-rautha', 'beast-rabban', 'piter-de-vries', 'iakin-nefud', 'umman-kudu');
  expect(t.run('battles').say('bene-gesserit', 'do not play cheap hero').options('harkonnen')).toEqual(['none']);
});
rule('dune.bene-gesserit.voice-time', () => {
  const t = basin('harkonnen', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('bene-gesserit', 'basin@8', 3)
    .run('battles');
  expect(t.decisions.map((d) => d.name)).toEqual(['use the Voice?']);
});
rule('dune.bene-gesserit.alliance-voice', () => {
  const t = basin('harkonnen', 'emperor', 'bene-gesserit')
    .allies('emperor', 'bene-gesserit')
    .forces('harkonnen', 'basin@8', 3)
    .forces('emperor', 'basin@8', 3)
    .run('battles')
    .say('bene-gesserit', 'play shield')
    .quiet();
  expect(t.g.table.battle?.voice).toEqual({ by: 2, on: 0, play: true, what: 'shield' });
});

// ---- Prescience ----

const foreseen = (element: string, answer: string | number, ...cards: string[]) => {
  const t = duel()
    .hand('harkonnen', ...cards)
    .run('battles')
    .say('atreides', element)
    .quiet();
  if (t.asked('harkonnen')?.name !== 'which leader?' || element === 'leader') t.say('harkonnen', answer);
  return t;
};
rule('dune.atreides.prescience', () => {
  const t = foreseen('weapon', 'stunner', 'stunner');
  expect(t.sees('atreides').hidden['fixed elements']!['fixed 1']).toEqual({ known: ['weapon stunner'], backs: 0 });
  expect(t.heard('element shown')).toEqual({ seat: 1, element: 'weapon' });
});
rule('dune.atreides.prescience-once', () => {
  const t = foreseen('weapon', 'none', 'stunner');
  expect(t.decisions.map((d) => d.name)).toEqual(['which leader?', 'which leader?']);
  t.run('prescience', { element: 'nothing', uses: false });
  expect(t.decisions).toEqual([]);
});
rule('dune.atreides.prescience-binding', () => {
  const t = foreseen('defense', 'none', 'shield', 'stunner');
  t.say('harkonnen', 'feyd-rautha', 'stunner');
  expect(t.options('harkonnen')).toEqual(['none']);
});
rule('dune.atreides.prescience-first', () => {
  const t = foreseen('dial', 4);
  expect(t.asked('atreides')?.name).toBe('which leader?');
  const three = basic('atreides', 'harkonnen', 'fremen')
    .storm(1)
    .forces('atreides', 'basin@8', 5)
    .forces('harkonnen', 'basin@8', 6)
    .run('battles')
    .say('atreides', 'dial')
    .quiet()
    .say('harkonnen', 4);
  expect(three.sees('fremen').hidden['fixed elements']!['fixed 1']).toEqual({ known: [], backs: 1 });
});
rule('dune.atreides.prescience-dial-spice', () => {
  const t = duel('advanced')
    .spice('harkonnen', 9)
    .run('battles')
    .say('atreides', 'dial')
    .quiet()
    .say('harkonnen', 4)
    .quiet();
  if (t.asked('harkonnen')?.name === 'and a half?') t.say('harkonnen', 'no');
  t.until('which leader?');
  expect(t.sees('atreides').hidden['fixed elements']!['fixed 1']).toEqual({ known: ['dial 4'], backs: 0 });
});
rule('dune.atreides.prescience-worthless', () => {
  const t = foreseen('weapon', 'baliset', 'baliset');
  expect(t.sees('atreides').hidden['fixed elements']!['fixed 1']).toEqual({ known: ['weapon baliset'], backs: 0 });
});
const allyBattle = () =>
  basin('emperor', 'harkonnen', 'atreides')
    .allies('emperor', 'atreides')
    .forces('emperor', 'basin@8', 3)
    .forces('harkonnen', 'basin@8', 3)
    .run('battles');
rule('dune.atreides.alliance-prescience', () =>
  expect(allyBattle().asked('atreides')?.name).toBe('use prescience for your ally?'),
);
rule('dune.atreides.alliance-prescience-choice', () => {
  const t = allyBattle().say('atreides', 'yes').say('emperor', 'dial').quiet().say('harkonnen', 2);
  const view = { known: ['dial 2'], backs: 0 };
  expect([
    t.sees('emperor').hidden['fixed elements']!['fixed 1'],
    t.sees('atreides').hidden['fixed elements']!['fixed 1'],
  ]).toEqual([view, view]);
});

// ---- advanced combat ----

const war = () =>
  advanced('emperor', 'atreides')
    .storm(1)
    .forces('emperor', 'basin@8', 5, 1)
    .forces('atreides', 'basin@8', 4)
    .spice('emperor', 9)
    .spice('atreides', 2);
const dialsOf = (t: Position, f: Faction): readonly (string | number)[] => {
  plan(t, f, {});
  return t.options(f);
};
function upToDial(t: Position, f: Faction): Position {
  for (let n = 0; n < 20 && t.asked(f)?.name !== 'dial how much?'; n++) {
    t.quiet();
    const d = t.asked(f) ?? t.decisions[0]!;
    t.say(t.g.table.factions[d.seat]!, d.options[0]!);
  }
  return t;
}
rule('dune.advanced.support', () => {
  const t = upToDial(war().run('battles'), 'atreides');
  expect(t.options('atreides')).toEqual([0, 1, 2, 3]);
  expect(dialsOf).toBeDefined();
});
rule('dune.advanced.half-strength', () =>
  expect(upToDial(war().spice('atreides', 0).run('battles'), 'atreides').options('atreides')).toEqual([0, 1, 2]),
);
rule('dune.advanced.dial-halves', () => {
  const t = upToDial(war().run('battles'), 'atreides').say('atreides', 1);
  expect(t.options('atreides')).toEqual(['no', 'and a half']);
});
rule('dune.advanced.dial-max', () => {
  const t = upToDial(war().run('battles'), 'atreides').say('atreides', 3);
  expect(t.options('atreides')).toEqual([2]);
});
rule('dune.advanced.plan-spice', () => {
  const t = upToDial(war().run('battles'), 'atreides').say('atreides', 1, 'and a half');
  expect([t.asked('atreides')?.name, t.options('atreides')]).toEqual(['support with how much spice?', [0, 1]]);
});
rule('dune.advanced.plan-spice-held', () => {
  const t = upToDial(war().spice('atreides', 1).run('battles'), 'atreides').say('atreides', 2, 'no');
  expect(t.options('atreides')).toEqual([0, 1]);
});
rule('dune.advanced.ex-half-dial', () => {
  expect(upToDial(war().run('battles'), 'atreides').options('atreides')).toEqual([0, 1, 2, 3]);
  expect(upToDial(war().spice('atreides', 0).run('battles'), 'atreides').options('atreides')).toEqual([0, 1, 2]);
  expect(upToDial(war().run('battles'), 'atreides').say('atreides', 1, 'and a half').options('atreides')).toEqual([
    0, 1,
  ]);
});
const clash = (said: Said, other: Said = { leader: 'wellington-yueh' }) =>
  fight(war().run('battles'), ['emperor', said], ['atreides', other]);
rule('dune.advanced.spice-paid', () =>
  expect(clash({ leader: 'caid', dial: 3, spice: 1 }).until().holds('emperor')).toBe(8),
);
rule('dune.advanced.spice-explosion', () => {
  const t = fight(
    war().hand('emperor', 'lasgun').hand('atreides', 'shield').run('battles'),
    ['emperor', { leader: 'caid', weapon: 'lasgun', dial: 3, spice: 1 }],
    ['atreides', { leader: 'wellington-yueh', defense: 'shield', dial: 1, spice: 1 }],
  ).until();
  expect([t.holds('emperor'), t.holds('atreides')]).toEqual([8, 1]);
});
rule('dune.advanced.winner-losses', () => {
  const t = clash({ leader: 'caid', dial: 3, spice: 1 });
  expect(t.options('emperor')).toEqual([0, 1]);
});
rule('dune.advanced.ex-emperor-losses-a', () => {
  const t = clash({ leader: 'caid', dial: 3, spice: 1 }).say('emperor', 1);
  if (t.asked('emperor')?.name === 'lose how many ordinary forces?') t.say('emperor', 2);
  expect(t.g.table.groups[0]).toEqual([{ at: 'basin@8', forces: 3, starred: 0 }]);
});
rule('dune.advanced.ex-emperor-losses-b', () => {
  const t = clash({ leader: 'caid', dial: 3, spice: 1 }).say('emperor', 0);
  expect(t.g.table.groups[0]).toEqual([{ at: 'basin@8', forces: 0, starred: 1 }]);
});
rule('dune.advanced.ex-emperor-losses-c', () => {
  const t = clash({ leader: 'caid', dial: 3, spice: 1 }).say('emperor', 1);
  expect(t.options('emperor')).not.toContain(4);
  const u = clash({ leader: 'caid', dial: 3, spice: 1 }).say('emperor', 0);
  expect([u.inTanks('emperor'), u.g.table.groups[0]]).toEqual([5, [{ at: 'basin@8', forces: 0, starred: 1 }]]);
});
rule('dune.advanced.leaders-unaffected', () =>
  expect(clash({ leader: 'caid', dial: 3, spice: 1 }).heard('battle won')).toMatchObject({ aggressor: 6, defender: 1 }),
);
rule('dune.emperor.sardaukar', () =>
  expect(upToDial(war().run('battles'), 'emperor').options('emperor').at(-1)).toBe(7),
);
rule('dune.emperor.sardaukar-fremen', () => {
  const t = advanced('emperor', 'fremen')
    .storm(1)
    .forces('emperor', 'basin@8', 5, 1)
    .forces('fremen', 'basin@8', 4)
    .spice('emperor', 9)
    .run('battles');
  expect(upToDial(t, 'emperor').options('emperor').at(-1)).toBe(6);
});
rule('dune.emperor.ex-sardaukar', () => {
  const most = (foe: Faction): boolean => {
    const t = advanced('emperor', foe)
      .storm(1)
      .forces('emperor', 'basin@8', 1, 2)
      .forces(foe, 'basin@8', 4)
      .spice('emperor', 2)
      .run('battles');
    upToDial(t, 'emperor').say('emperor', foe === 'fremen' ? 2 : 4);
    return t.options('emperor').includes('and a half');
  };
  expect([most('atreides'), most('fremen')]).toEqual([true, true]);
});
rule('dune.fremen.fedaykin', () => {
  const t = advanced('emperor', 'fremen')
    .storm(1)
    .forces('emperor', 'basin@8', 5)
    .forces('fremen', 'basin@8', 2, 2)
    .run('battles');
  expect(upToDial(t, 'fremen').options('fremen').at(-1)).toBe(6);
});
rule('dune.fremen.no-support', () => {
  const t = advanced('emperor', 'fremen')
    .storm(1)
    .forces('emperor', 'basin@8', 5)
    .forces('fremen', 'basin@8', 4)
    .spice('fremen', 9)
    .run('battles');
  upToDial(t, 'fremen').say('fremen', 4);
  expect([t.asked('fremen')?.name, t.asked('fremen')?.options]).toEqual(['support with how much spice?', [0]]);
});
rule('dune.traitor.winner-spice-support', () => {
  const t = fight(
    war().traitor('emperor', 'wellington-yueh').run('battles'),
    ['emperor', { leader: 'caid', dial: 3, spice: 1 }],
    ['atreides', { leader: 'wellington-yueh', dial: 1, spice: 1 }],
    ['emperor'],
  ).until();
  expect([t.holds('emperor'), t.holds('atreides')]).toEqual([10, 1]);
});
rule('dune.traitor.two-spice-support', () => {
  const t = fight(
    war().traitor('emperor', 'wellington-yueh').traitor('atreides', 'caid').run('battles'),
    ['emperor', { leader: 'caid', dial: 3, spice: 1 }],
    ['atreides', { leader: 'wellington-yueh', dial: 1, spice: 1 }],
    ['emperor', 'atreides'],
  ).until();
  expect([t.holds('emperor'), t.holds('atreides')]).toEqual([8, 1]);
});

// ---- the Kwisatz Haderach ----

const kwisatz = () =>
  advanced('atreides', 'emperor').storm(1).forces('atreides', 'basin@8', 4).forces('emperor', 'basin@8', 4);
rule('dune.atreides.kh-locked', () => {
  const t = fight(
    kwisatz().lost(6).run('battles'),
    ['atreides', { leader: 'duncan-idaho', haderach: true }],
    ['emperor', { leader: 'bashar' }],
  );
  expect(t.heard('battle won')).toMatchObject({ aggressor: 2 });
});
rule('dune.atreides.kh-bonus', () => {
  const t = fight(
    kwisatz().lost(7).run('battles'),
    ['atreides', { leader: 'duncan-idaho', haderach: true }],
    ['emperor', { leader: 'bashar' }],
  );
  expect(t.heard('battle won')).toMatchObject({ aggressor: 4 });
});
rule('dune.atreides.kh-count-what', () => {
  const t = fight(
    kwisatz().lost(3).run('battles'),
    ['atreides', { leader: 'duncan-idaho' }],
    ['emperor', { leader: 'bashar', dial: 2 }],
  ).until();
  expect((t.sees('atreides').hidden['battle losses']!['counted 0'] as { known: readonly string[] }).known).toHaveLength(
    7,
  );
});
rule('dune.atreides.kh-count-secret', () =>
  expect(kwisatz().lost(3).run('nexus').sees('emperor').hidden['battle losses']!['counted 0']).toEqual({
    known: [],
    backs: null,
  }),
);
rule('dune.atreides.kh-count-effective', () => {
  const t = fight(
    kwisatz().lost(7).run('battles'),
    ['atreides', { leader: 'duncan-idaho', haderach: true }],
    ['emperor', { leader: 'bashar' }],
  );
  expect(t.heard('plan')).toBeDefined();
  expect(t.happened.find((h) => h.kind === 'plan')?.nouns['haderach']).toBe(true);
});
rule('dune.atreides.kh-one-territory', () => {
  const t = kwisatz().lost(7).run('choosing a battle', { at: '' });
  t.g.table.haderach = { alive: true, territory: 'arsunt' };
  fight(t.run('battle'), ['atreides', { leader: 'duncan-idaho', haderach: true }], ['emperor', { leader: 'bashar' }]);
  expect(t.heard('battle won')).toMatchObject({ aggressor: 2 });
});
rule('dune.atreides.kh-leader-killed', () => {
  const t = fight(
    kwisatz().lost(7).hand('emperor', 'stunner').run('battles'),
    ['atreides', { leader: 'duncan-idaho', haderach: true, dial: 1 }],
    ['emperor', { leader: 'bashar', weapon: 'stunner' }],
  );
  expect(t.heard('battle won')).toMatchObject({ aggressor: 1 });
});
rule('dune.atreides.kh-no-traitor', () => {
  const t = kwisatz().lost(7).traitor('emperor', 'duncan-idaho').run('battles').until('which leader?');
  plan(plan(t, 'atreides', { leader: 'duncan-idaho', haderach: true }), 'emperor', { leader: 'bashar' });
  expect(t.asked('emperor')?.options).toEqual(['no']);
});
rule('dune.atreides.kh-death', () => {
  const t = fight(
    kwisatz().lost(7).hand('emperor', 'lasgun').hand('atreides', 'shield').run('battles'),
    ['atreides', { leader: 'duncan-idaho', haderach: true, defense: 'shield' }],
    ['emperor', { leader: 'bashar', weapon: 'lasgun' }],
  ).until();
  expect(t.g.table.haderach.alive).toBe(false);
});
rule('dune.atreides.kwisatz-after-treachery', () => {
  const t = kwisatz().lost(7).traitor('atreides', 'bashar').run('choosing a battle', { at: '' }).run('battle');
  fight(
    t,
    ['atreides', { leader: 'duncan-idaho', haderach: true }],
    ['emperor', { leader: 'bashar' }],
    ['atreides'],
  ).until();
  expect(t.g.table.haderach.territory).toBe('basin');
});
rule('dune.atreides.karama', () => {
  const t = kwisatz().hand('atreides', 'karama').run('battles').say('atreides', 'nothing', 1);
  plan(t, 'emperor', { leader: 'bashar', dial: 2 });
  expect((t.sees('atreides').hidden['fixed elements']!['fixed 1'] as { known: readonly string[] }).known).toEqual([
    'defense none',
    'dial 2',
    'leader bashar',
    'spice 0',
    'weapon none',
  ]);
});
rule('dune.atreides.karama-when', () => {
  const t = advanced('emperor', 'harkonnen', 'atreides')
    .storm(1)
    .forces('emperor', 'basin@8', 4)
    .forces('harkonnen', 'basin@8', 4)
    .hand('atreides', 'karama')
    .run('battles');
  expect(t.asked('atreides')?.options).toEqual(['pass', 0, 1]);
  const own = withOptions('advanced', { atreidesKaramaOwnBattles: true }, 'emperor', 'harkonnen', 'atreides')
    .storm(1)
    .forces('emperor', 'basin@8', 4)
    .forces('harkonnen', 'basin@8', 4)
    .hand('atreides', 'karama')
    .run('battles');
  expect(own.asked('atreides')).toBeUndefined();
});

// ---- captured leaders ----

const hunt = () =>
  advanced('harkonnen', 'emperor')
    .storm(1)
    .forces('harkonnen', 'basin@8', 6)
    .forces('emperor', 'basin@8', 2)
    .dead('burseg', 'caid', 'hasimir-fenring');
const won = (t = hunt(), said: Said = { leader: 'feyd-rautha' }) =>
  fight(t.run('choosing a battle', { at: '' }).run('battle'), ['harkonnen', said], ['emperor', { leader: 'bashar' }]);
rule('dune.harkonnen.capture', () => {
  const t = won().say('harkonnen', 'capture').quiet();
  expect(t.heard('leader captured')).toEqual({ seat: 0, of: 1 });
  expect(things(t.g, leaders.home[1]!)).toHaveLength(1);
});
rule('dune.harkonnen.capture-pool', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const t = advanced('harkonnen', 'emperor')
      .storm(1)
      .forces('harkonnen', 'basin@8', 6)
      .forces('emperor', 'basin@8', 2);
    t.g.random = seeded(seed);
    t.run('choosing a battle', { at: '' });
    t.g.table.used = ['captain-aramsham', 'caid', 'burseg', 'hasimir-fenring'].map((leader) => ({
      leader,
      territory: 'arsunt' as const,
    }));
    fight(t.run('battle'), ['harkonnen', { leader: 'feyd-rautha' }], ['emperor', { leader: 'bashar' }])
      .say('harkonnen', 'capture')
      .quiet()
      .say('harkonnen', 'keep');
    expect(things(t.g, leaders.captive[0]!)).toEqual(['bashar']);
  }
});
rule('dune.harkonnen.capture-kill', () => {
  const t = won().say('harkonnen', 'capture').quiet().say('harkonnen', 'kill');
  expect([t.holds('harkonnen'), things(t.g, leaders.faceDown[1]!).length]).toEqual([2, 1]);
});
rule('dune.harkonnen.capture-keep', () => {
  const t = hunt().captive('captain-aramsham');
  won(t, { leader: 'captain-aramsham' }).until();
  expect(things(t.g, leaders.home[1]!)).toContain('captain-aramsham');
});
rule('dune.harkonnen.capture-decide', () => expect(won().options('harkonnen')).toEqual(['no', 'capture']));
rule('dune.harkonnen.capture-own-only', () => {
  const t = fight(
    hunt().hand('harkonnen', 'lasgun').hand('emperor', 'shield').run('battles'),
    ['harkonnen', { leader: 'feyd-rautha', weapon: 'lasgun' }],
    ['emperor', { leader: 'bashar', defense: 'shield' }],
  ).quiet();
  expect(t.decisions).toEqual([]);
});
rule('dune.harkonnen.capture-after-traitor', () => {
  const t = fight(
    hunt().traitor('harkonnen', 'bashar').run('battles'),
    ['harkonnen', { leader: 'umman-kudu' }],
    ['emperor', { leader: 'bashar', dial: 1 }],
    ['harkonnen'],
  );
  expect(t.question()).toBe('capture a leader?');
});
rule('dune.harkonnen.capture-face-down', () => {
  const t = advanced('harkonnen', 'emperor', 'fremen')
    .storm(1)
    .forces('harkonnen', 'basin@8', 6)
    .forces('emperor', 'basin@8', 2);
  won(t).say('harkonnen', 'capture').quiet().say('harkonnen', 'kill');
  const seen = (f: Faction) =>
    t.sees(f).hidden['leaders']!['faceDown 1'] as { known: readonly string[]; backs: number };
  expect([seen('emperor').known.length, seen('harkonnen').known.length, seen('fremen')]).toEqual([
    1,
    1,
    { known: [], backs: 1 },
  ]);
});
rule('dune.harkonnen.capture-return-all', () => {
  const t = hunt()
    .captive('captain-aramsham')
    .dead('beast-rabban', 'piter-de-vries', 'iakin-nefud', 'umman-kudu')
    .hand('emperor', 'stunner');
  fight(
    t.run('battles'),
    ['harkonnen', { leader: 'feyd-rautha', dial: 3 }],
    ['emperor', { leader: 'bashar', weapon: 'stunner' }],
  );
  expect(things(t.g, leaders.captive[0]!)).toEqual([]);
});
rule('dune.harkonnen.capture-killed', () => {
  const t = hunt().captive('captain-aramsham').hand('emperor', 'stunner');
  fight(
    t.run('battles'),
    ['harkonnen', { leader: 'captain-aramsham', dial: 3 }],
    ['emperor', { leader: 'bashar', weapon: 'stunner' }],
  );
  expect(t.deadLeaders()).toContain('captain-aramsham');
});
rule('dune.harkonnen.capture-leader-duty', () => {
  const t = hunt().captive('captain-aramsham').run('battles');
  expect([
    t.options('harkonnen').includes('captain-aramsham'),
    t.options('emperor').includes('captain-aramsham'),
  ]).toEqual([true, false]);
});
test('when a captive who was seen fighting goes home, the others are still known to those who knew them', () => {
  const t = advanced('harkonnen', 'emperor', 'atreides')
    .storm(1)
    .forces('harkonnen', 'basin@8', 6)
    .forces('emperor', 'basin@8', 4)
    .captive('caid', 'gurney-halleck');
  const held = leaders.captive[0]!;
  show(t.g, held, things(t.g, held).indexOf('gurney-halleck'), t.seat('atreides'));
  fight(t.run('choosing a battle', { at: '' }).run('battle'), ['harkonnen', { leader: 'caid' }], ['emperor', {}]);
  t.until();
  expect(things(t.g, leaders.home[1]!)).toContain('caid');
  expect(t.sees('atreides').hidden['leaders']?.['captive 0']).toMatchObject({ known: ['gurney-halleck'] });
});
rule('dune.harkonnen.captive-after-treachery', () => {
  const t = hunt().captive('captain-aramsham').traitor('harkonnen', 'bashar');
  fight(
    t.run('battles'),
    ['harkonnen', { leader: 'captain-aramsham' }],
    ['emperor', { leader: 'bashar' }],
    ['harkonnen'],
  ).until();
  expect(things(t.g, leaders.captive[0]!)).toEqual([]);
});
rule('dune.traitor.captured-leader', () => {
  const t = hunt().captive('captain-aramsham').traitor('emperor', 'captain-aramsham').run('battles');
  plan(plan(t, 'harkonnen', { leader: 'captain-aramsham' }), 'emperor', { leader: 'bashar' });
  expect(t.asked('emperor')?.options).toEqual(['no', 'treachery']);
});
rule('dune.traitor.captured-own-card', () => {
  const t = hunt().captive('captain-aramsham').run('battles');
  plan(plan(t, 'harkonnen', { leader: 'captain-aramsham' }), 'emperor', { leader: 'bashar' });
  expect(t.asked('emperor')?.options).toEqual(['no']);
});
rule('dune.bene-gesserit.advisors-no-battle', () => {
  const t = advanced('bene-gesserit', 'atreides')
    .storm(1)
    .advisors('basin@8', 2)
    .forces('atreides', 'basin@8', 2)
    .run('battles');
  expect(t.decisions).toEqual([]);
});
