import { type Faction, leaders } from '@landsraad/dune';
import { count, show, things } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { fight, plan, type Said } from './battle.ts';
import { advanced, basic, type Position, withOptions } from './position.ts';
import { rule } from './rule.ts';

// ---- advanced combat ----

const war = () =>
  advanced('emperor', 'atreides')
    .storm(1)
    .forces('emperor', 'basin@8', 5, 1)
    .forces('atreides', 'basin@8', 4)
    .spice('emperor', 9)
    .spice('atreides', 2);
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
test('only the losses of the Atreides are secret: nobody else counts any, nor anybody in the basic game', () => {
  const counted = (t: Position, faction: Faction, seat: number) =>
    t.run('nexus').sees(faction).hidden['battle losses']?.[`counted ${seat}`];
  const nothing = { known: [], backs: 0 };
  expect(counted(advanced('atreides', 'harkonnen'), 'atreides', 1)).toEqual(nothing);
  expect(counted(basic('atreides', 'harkonnen'), 'harkonnen', 0)).toEqual(nothing);
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
  const t = kwisatz().lost(7).haderach(true, 'arsunt');
  fight(t.battle(), ['atreides', { leader: 'duncan-idaho', haderach: true }], ['emperor', { leader: 'bashar' }]);
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
  const t = kwisatz().lost(7).traitor('atreides', 'bashar').battle();
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
  fight(t.battle(), ['harkonnen', said], ['emperor', { leader: 'bashar' }]);
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
    t.seed(seed);
    t.used('arsunt', 'captain-aramsham', 'caid', 'burseg', 'hasimir-fenring');
    fight(t.battle(), ['harkonnen', { leader: 'feyd-rautha' }], ['emperor', { leader: 'bashar' }])
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
  const kept = won().say('harkonnen', 'capture').quiet().say('harkonnen', 'keep');
  expect([count(kept.g, leaders.captive[0]!), count(kept.g, leaders.home[1]!)]).toEqual([1, 1]);
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
  fight(t.battle(), ['harkonnen', { leader: 'caid' }], ['emperor', {}]);
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
  const fighters = advanced('bene-gesserit', 'atreides').storm(1).forces('bene-gesserit', 'basin@8', 2);
  fighters.forces('atreides', 'basin@8', 2).run('battles');
  expect(fighters.heard('battle')).toMatchObject({ territory: 'basin' });
});
