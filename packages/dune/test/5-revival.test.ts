import { leaders } from '@landsraad/dune';
import { things } from '@landsraad/kernel';
import { expect } from 'vitest';
import { advanced, basic, withOptions } from './position.ts';
import { rule } from './rule.ts';

// ---- Phase 5: Revival ----

const tanks = () => basic('atreides', 'fremen').tanks('atreides', 6).spice('atreides', 5);
rule('dune.revival.force-limit', () => {
  const t = tanks().spice('atreides', 20).revivalPhase();
  expect([t.options('atreides'), t.why('atreides', 4)]).toEqual([[0, 1, 2, 3], 'dune.revival.force-limit']);
});
rule('dune.revival.free', () => {
  const t = basic('atreides', 'emperor').tanks('atreides', 4).tanks('emperor', 4).revivalPhase();
  expect([t.options('atreides'), t.options('emperor')]).toEqual([
    [0, 1, 2],
    [0, 1],
  ]);
});
rule('dune.revival.paid', () => {
  const t = tanks().revivalPhase().say('atreides', 3);
  expect([t.holds('atreides'), tanks().spice('atreides', 1).revivalPhase().why('atreides', 3)]).toEqual([
    3,
    'dune.revival.paid',
  ]);
});
rule('dune.revival.to-reserve', () => {
  const t = tanks().revivalPhase().say('atreides', 2);
  expect([t.inReserve('atreides'), t.inTanks('atreides')]).toEqual([16, 4]);
  expect(t.heard('forces revived')).toEqual({ seat: 0, forces: 2, spice: 0 });
});
rule('dune.revival.ex-force-cost', () => {
  const t = tanks().revivalPhase();
  expect(t.why('atreides', 4)).toBe('dune.revival.force-limit');
  t.say('atreides', 3);
  expect([t.holds('atreides'), t.inTanks('atreides')]).toEqual([3, 3]);
  expect(tanks().spice('atreides', 1).revivalPhase().why('atreides', 3)).toBe('dune.revival.paid');
});
const HOUSE = ['thufir-hawat', 'lady-jessica', 'gurney-halleck', 'duncan-idaho', 'wellington-yueh'];
rule('dune.revival.leader-condition', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE.slice(0, 4))
    .spice('atreides', 9)
    .revivalPhase();
  expect(t.decisions).toEqual([]);
  expect(
    basic('atreides', 'fremen')
      .dead(...HOUSE)
      .spice('atreides', 9)
      .revivalPhase()
      .options('atreides'),
  ).toHaveLength(6);
});
rule('dune.revival.leader-one-per-turn', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 9)
    .revivalPhase()
    .say('atreides', 'duncan-idaho');
  expect(things(t.g, leaders.home[0]!)).toEqual(['duncan-idaho']);
  t.revivalPhase();
  expect(t.options('atreides')).toEqual([
    'nobody',
    'thufir-hawat',
    'lady-jessica',
    'gurney-halleck',
    'wellington-yueh',
  ]);
});
rule('dune.revival.leader-cost', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 4)
    .revivalPhase();
  expect(t.why('atreides', 'thufir-hawat')).toBe('dune.revival.leader-cost');
  t.say('atreides', 'gurney-halleck');
  expect(t.holds('atreides')).toBe(0);
});
rule('dune.revival.dead-again', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 9);
  t.deaths('duncan-idaho', 2);
  t.revivalPhase();
  expect(t.why('atreides', 'duncan-idaho')).toBe('dune.revival.dead-again');
});
rule('dune.revival.death-count', () => {
  const t = basic('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 9);
  for (const leader of HOUSE) t.deaths(leader, 2);
  expect(t.revivalPhase().options('atreides')).toContain('duncan-idaho');
  t.deaths('thufir-hawat', 1);
  expect(t.revivalPhase().options('atreides')).toEqual(['nobody', 'thufir-hawat']);
});
rule('dune.revival.both-kinds', () => {
  const t = tanks()
    .dead(...HOUSE)
    .revivalPhase()
    .say('atreides', 2, 'lady-jessica');
  expect([t.inTanks('atreides'), t.holds('atreides'), t.deadLeaders()]).toEqual([
    4,
    0,
    ['thufir-hawat', 'gurney-halleck', 'duncan-idaho', 'wellington-yueh'],
  ]);
});
rule('dune.revival.captured', () => {
  const t = advanced('atreides', 'harkonnen')
    .dead(...HOUSE.slice(0, 4))
    .captive('wellington-yueh')
    .spice('atreides', 9)
    .revivalPhase();
  expect(t.options('atreides')).toEqual(['nobody', 'thufir-hawat', 'lady-jessica', 'gurney-halleck', 'duncan-idaho']);
});
rule('dune.revival.no-ally-pay', () => {
  const t = basic('atreides', 'harkonnen', 'fremen')
    .allies('atreides', 'harkonnen')
    .tanks('atreides', 6)
    .spice('harkonnen', 9);
  t.released('harkonnen', 9);
  t.revivalPhase();
  expect(t.why('atreides', 3)).toBe('dune.revival.paid');
});
rule('dune.fremen.free-revival', () => {
  const t = basic('atreides', 'fremen').tanks('fremen', 6).spice('fremen', 9).revivalPhase().say('fremen', 3);
  expect([t.holds('fremen'), t.inTanks('fremen')]).toEqual([9, 3]);
  const u = advanced('atreides', 'fremen').tanks('fremen', 6).spice('fremen', 9).revivalPhase();
  expect(u.why('fremen', 4)).toBe('dune.fremen.free-revival');
});
rule('dune.fremen.alliance-revival', () => {
  const t = basic('atreides', 'fremen', 'harkonnen')
    .allies('atreides', 'fremen')
    .tanks('atreides', 6)
    .spice('atreides', 0)
    .revivalPhase()
    .say('fremen', 'allow')
    .say('atreides', 3);
  expect([t.inTanks('atreides'), t.holds('atreides')]).toEqual([3, 0]);
});
rule('dune.emperor.ally-revival', () => {
  const t = basic('atreides', 'emperor', 'harkonnen')
    .allies('atreides', 'emperor')
    .tanks('atreides', 9)
    .spice('emperor', 7)
    .spice('atreides', 2)
    .revivalPhase()
    .say('atreides', 3);
  expect(t.options('emperor')).toEqual([0, 1, 2, 3]);
  t.say('emperor', 3).quiet();
  expect([t.inTanks('atreides'), t.holds('emperor')]).toEqual([3, 1]);
  // A Fedaykin is a force like others, as long as none has come back this turn; its owner says whether it is among them.
  const fremen = (ordinary: number) =>
    advanced('fremen', 'emperor', 'harkonnen')
      .allies('fremen', 'emperor')
      .tanks('fremen', ordinary, 3)
      .spice('emperor', 6)
      .revivalPhase();
  const u = fremen(2).say('fremen', 0);
  expect(u.options('emperor')).toEqual([0, 1, 2, 3]);
  u.say('emperor', 2).quiet();
  expect(u.options('fremen')).toEqual([0, 1]);
  u.say('fremen', 1);
  expect([u.g.table.tanks[0], u.holds('emperor')]).toEqual([{ forces: 1, starred: 2 }, 2]);
  expect(fremen(1).say('fremen', 1, 1).options('emperor')).toEqual([0, 1]);
});
rule('dune.variant.emperor-several-allies', () => {
  const t = withOptions('basic', { allianceVariant: 'three-four' }, 'atreides', 'emperor', 'harkonnen', 'fremen')
    .allies('atreides', 'emperor', 'harkonnen')
    .tanks('atreides', 9)
    .tanks('harkonnen', 9)
    .spice('emperor', 20);
  t.revivalPhase().say('atreides', 0).say('harkonnen', 0).say('emperor', 3).say('emperor', 3).quiet();
  expect([t.inTanks('atreides'), t.inTanks('harkonnen'), t.holds('emperor')]).toEqual([6, 6, 8]);
  // An ally whose tanks are empty afterwards does not cost the next one its turn.
  const u = withOptions('basic', { allianceVariant: 'three-four' }, 'atreides', 'emperor', 'harkonnen', 'fremen')
    .allies('atreides', 'emperor', 'harkonnen')
    .tanks('atreides', 1)
    .tanks('harkonnen', 9)
    .spice('emperor', 20);
  u.revivalPhase().say('atreides', 0).say('harkonnen', 0).say('emperor', 1).quiet();
  expect(u.asked('emperor')?.about).toEqual({ ally: 2 });
});
rule('dune.emperor.sardaukar-revival', () => {
  const t = advanced('atreides', 'emperor').tanks('emperor', 1, 3).spice('emperor', 9).revivalPhase();
  expect(t.options('emperor')).toEqual([0, 1, 2]);
  t.say('emperor', 2);
  expect(t.options('emperor')).toEqual([1]);
  // One a turn, whichever way it came back.
  const u = advanced('atreides', 'emperor')
    .tanks('emperor', 1, 3)
    .hand('emperor', 'tleilaxu-ghola')
    .run('choam charity');
  u.does('emperor', 'tleilaxu ghola: forces').say('emperor', 1, 1).spice('emperor', 9).revivalPhase();
  expect(u.options('emperor')).toEqual([0, 1]);
});
rule('dune.fremen.fedaykin-revival', () => {
  const t = advanced('atreides', 'fremen').tanks('fremen', 2, 3).revivalPhase().say('fremen', 3);
  expect(t.options('fremen')).toEqual([1]);
  const u = advanced('atreides', 'fremen').tanks('fremen', 1, 3).hand('fremen', 'tleilaxu-ghola').run('choam charity');
  u.does('fremen', 'tleilaxu ghola: forces').say('fremen', 1, 1).revivalPhase();
  expect(u.options('fremen')).toEqual([0, 1]);
});
rule('dune.atreides.kh-revival', () => {
  const t = advanced('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 2);
  t.haderach(false);
  t.revivalPhase().say('atreides', 'kwisatz-haderach');
  expect([t.g.table.haderach.alive, t.holds('atreides')]).toEqual([true, 0]);
  // Captives open the revival of leaders, even with none of them in the tanks.
  const u = advanced('atreides', 'harkonnen')
    .captive(...HOUSE)
    .spice('atreides', 2);
  u.haderach(false);
  expect(u.revivalPhase().options('atreides')).toEqual(['nobody', 'kwisatz-haderach']);
});
rule('dune.atreides.kh-no-effect-on-revival', () => {
  const t = advanced('atreides', 'fremen')
    .dead(...HOUSE)
    .spice('atreides', 9)
    .revivalPhase();
  expect(t.options('atreides')).toContain('duncan-idaho');
});

// ---- Tleilaxu Ghola and the Emperor's power ----

rule('dune.treachery.ghola', () => {
  const t = tanks().hand('atreides', 'tleilaxu-ghola').run('choam charity').does('atreides', 'tleilaxu ghola: forces');
  expect(t.options('atreides')).toEqual([1, 2, 3, 4, 5]);
  t.say('atreides', 5);
  expect([t.inTanks('atreides'), t.holds('atreides')]).toEqual([1, 5]);
});
rule('dune.treachery.ghola-when', () => {
  const t = tanks().dead('duncan-idaho').hand('atreides', 'tleilaxu-ghola');
  for (const phase of ['choam charity', 'bidding', 'shipment and movement'])
    expect(t.run(phase, { guildNow: false }).quiet().offered('atreides')).toContain('tleilaxu ghola: duncan-idaho');
  const u = basic('atreides', 'harkonnen')
    .storm(1)
    .forces('atreides', 'basin@8', 1)
    .forces('harkonnen', 'basin@8', 1)
    .dead('duncan-idaho')
    .hand('atreides', 'tleilaxu-ghola')
    .run('battles')
    .say('atreides', 'nothing')
    .does('atreides', 'tleilaxu ghola: duncan-idaho');
  expect(u.options('atreides')).toContain('duncan-idaho');
});
rule('dune.treachery.ghola-face-down', () => {
  const t = basic('atreides', 'fremen').dead('duncan-idaho').hand('atreides', 'tleilaxu-ghola');
  t.deaths('duncan-idaho', 2);
  t.run('choam charity').does('atreides', 'tleilaxu ghola: duncan-idaho');
  expect(t.deadLeaders()).toEqual([]);
});
rule('dune.treachery.ghola-starred', () => {
  const t = advanced('atreides', 'emperor')
    .tanks('emperor', 3, 3)
    .hand('emperor', 'tleilaxu-ghola')
    .run('choam charity')
    .does('emperor', 'tleilaxu ghola: forces');
  expect(t.options('emperor')).toEqual([1, 2, 3, 4]);
  t.say('emperor', 4);
  expect(t.g.table.tanks[1]).toEqual({ forces: 0, starred: 2 });
});
rule('dune.treachery.ghola-fresh-leader', () => {
  const t = basic('atreides', 'fremen').dead('duncan-idaho').hand('atreides', 'tleilaxu-ghola');
  t.run('choam charity');
  t.used('arrakeen', 'duncan-idaho');
  t.does('atreides', 'tleilaxu ghola: duncan-idaho');
  expect(t.g.table.used).toEqual([]);
});
rule('dune.treachery.special-discard', () => {
  const t = tanks().hand('atreides', 'tleilaxu-ghola').run('choam charity').does('atreides', 'tleilaxu ghola: forces');
  expect([t.cards('atreides'), t.discards()]).toEqual([[], ['tleilaxu-ghola']]);
});
rule('dune.emperor.karama', () => {
  const t = advanced('atreides', 'emperor')
    .tanks('emperor', 6)
    .hand('emperor', 'karama')
    .run('choam charity')
    .does('emperor', 'revive with Karama: forces');
  expect(t.options('emperor')).toEqual([1, 2, 3]);
  t.say('emperor', 3);
  expect([t.inTanks('emperor'), t.g.table.karamaPowers]).toEqual([3, [1]]);
});
rule('dune.emperor.karama-when', () => {
  const t = advanced('atreides', 'emperor').dead('bashar').hand('emperor', 'karama').run('bidding');
  expect(t.offered('emperor')).toContain('revive with Karama: bashar');
});
