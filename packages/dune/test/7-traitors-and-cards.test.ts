import { traitors } from '@landsraad/dune';
import { things } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { duel, fight, plain, plan, threeWay } from './battle.ts';
import { type Position, withOptions } from './position.ts';
import { rule } from './rule.ts';

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
  t.say('fremen', 'treachery').say('emperor', 'no');
  expect(t.heard('treachery called')).toEqual({ seat: 1, leader: 'bashar' });
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
  const t = plain().traitor('fremen', 'bashar').hand('emperor', 'lasgun').hand('fremen', 'shield');
  fight(
    t.run('battles'),
    ['emperor', { leader: 'bashar', weapon: 'lasgun', dial: 5 }],
    ['fremen', { leader: 'jamis', defense: 'shield', dial: 3 }],
    ['fremen'],
  ).until();
  expect([t.inTanks('emperor'), t.deadLeaders(), t.cards('emperor')]).toEqual([5, ['bashar'], []]);
  expect([t.on('fremen', 'basin@8'), t.inTanks('fremen'), t.cards('fremen')]).toEqual([6, 0, ['shield']]);
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
rule('dune.traitor.lasting', () => {
  const t = betrayal();
  expect(t.sees('emperor').hidden['traitors']!['kept 1']).toEqual({ known: ['bashar'], backs: 0 });
  expect(things(t.g, traitors.kept[1]!)).toEqual(['bashar']);
});
rule('dune.traitor.only-own-battle', () => {
  const t = threeWay().traitor('harkonnen', 'bashar').run('battles').say('emperor', 1);
  plan(plan(t, 'emperor', { leader: 'bashar' }), 'fremen', { leader: 'jamis' });
  expect(t.asked('harkonnen')).toBeUndefined();
});
rule('dune.traitor.no-cheap-hero', () => {
  const t = plain().traitor('fremen', 'bashar').hand('emperor', 'cheap-hero').run('battles');
  plan(plan(t, 'emperor', { leader: 'cheap-hero' }), 'fremen', { leader: 'jamis' });
  expect(t.asked('fremen')?.options).toEqual(['no']);
  const u = withOptions('advanced', { capturedLeadersAreTraitors: true }, 'emperor', 'atreides')
    .storm(1)
    .forces('emperor', 'basin@8', 5)
    .forces('atreides', 'basin@8', 5)
    .hand('emperor', 'cheap-hero')
    .run('battles')
    .until('which leader?');
  plan(plan(u, 'emperor', { leader: 'cheap-hero' }), 'atreides', { leader: 'duncan-idaho' });
  expect(u.asked('atreides')?.options).toEqual(['no']);
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
    fight(t.battle(), ['emperor', { leader: 'bashar' }], ['fremen', { leader: 'jamis' }], ['fremen']).until();
  expect(go(plain().traitor('fremen', 'bashar')).g.table.used).toContainEqual({ leader: 'jamis', territory: 'basin' });
  const free = withOptions('basic', { traitorWinnerLeaderFree: true }, 'emperor', 'fremen')
    .storm(1)
    .forces('emperor', 'basin@8', 5)
    .forces('fremen', 'basin@8', 6)
    .traitor('fremen', 'bashar');
  expect(go(free).g.table.used).not.toContainEqual({ leader: 'jamis', territory: 'basin' });
});
rule('dune.revival.leader-still-traitor', () => {
  const t = plain().traitor('fremen', 'bashar').dead('bashar').hand('emperor', 'tleilaxu-ghola');
  t.run('bidding').does('emperor', 'tleilaxu ghola: bashar');
  expect(t.deadLeaders()).toEqual([]);
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
rule('dune.treachery.cheap-hero', () => {
  expect(hero().heard('battle won')).toMatchObject({ seat: 0, aggressor: 3, defender: 0 });
  // Chani adds her 6, the hero nothing.
  const unarmed = fight(
    plain().hand('emperor', 'cheap-hero').run('battles'),
    ['emperor', { leader: 'cheap-hero', dial: 3 }],
    ['fremen', { leader: 'chani' }],
  );
  expect(unarmed.heard('battle won')).toMatchObject({ seat: 1, aggressor: 3, defender: 6 });
});
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
  expect([t.holds('emperor'), t.deadLeaders(), t.heard('leader spice')]).toEqual([0, [], undefined]);
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
test('a worthless card may stand in for a weapon or a defense, but one card only once', () => {
  const offered = (...cards: string[]) => {
    const t = plain()
      .hand('emperor', ...cards)
      .run('battles')
      .say('emperor', 'bashar');
    const weapons = t.options('emperor');
    t.say('emperor', weapons[1]!);
    return [weapons, t.options('emperor')];
  };
  expect(offered('stunner', 'baliset', 'shield', 'lasgun')).toEqual([
    ['none', 'baliset', 'lasgun', 'stunner'],
    ['none', 'shield'],
  ]);
  expect(offered('baliset', 'kulon')).toEqual([
    ['none', 'baliset', 'kulon'],
    ['none', 'kulon'],
  ]);
});
