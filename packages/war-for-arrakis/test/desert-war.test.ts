// The Desert War expansion: tokens and camps, Escorts, Desert Troopers, both sides' Desert War actions.

import {
  ATREIDES,
  FACTS,
  HARKONNEN,
  areaOf,
  battleOdds,
  camps,
  hitsOfSandworm,
  idOf,
  leaderOf,
  oddsOfAttack,
  rules,
  wormsigns,
  type Army,
  type Asked,
} from '@landsraad/war-for-arrakis';
import { desertWar, newGame, position, type Position } from '@landsraad/war-for-arrakis/testing';
import { configOf, count, explain, ofSeat, refuseConfig, things } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const war = (p: Position) => p.table.desertWar!;
const named = (areas: readonly number[]) => areas.map(idOf);
/** A Harkonnen turn in which a Mentat die has been spent. */
const spend = (p: Position) => p.dice(HARKONNEN, { mentat: 1 }).turn(HARKONNEN).say('mentat');
/** The sandworm in ne-05 is chosen to move. */
const wormMoves = (p: Position) => p.moveSandworms().say('ne-05');
const QUESTION = 'take a Desert War action?';

test('it is an option of the table, and nothing of it is there without', () => {
  expect(refuseConfig(rules, configOf(rules, { options: { desertWar: true } }))).toBe(null);
  expect([position().table.desertWar, count(position().g, camps.box)]).toEqual([null, 0]);
  expect(newGame('without').table.desertWar).toBe(null);
});

describe('components and set-up', () => {
  rule('wfa.desert-war.components', () => {
    expect(FACTS.desertWar.components.harkonnen).toEqual({
      escortOrnithopter: 2,
      suspensorTrooper: 6,
      desertWarToken: 4,
    });
    expect(FACTS.desertWar.components.atreides).toEqual({ sandrider: 2, rocketLauncher: 6, fremenCampFigure: 3 });
    expect(FACTS.desertWar.components.cards.reference.length).toBe(4);
    const all = desertWar()
      .troopers('suspensor', 'ne-01', 6)
      .troopers('rocket', 'ne-05', 6)
      .troopers('sandrider', 'ne-08', 2);
    expect(() => all.troopers('suspensor', 'ne-02')).toThrow('there are not 1 suspensor left');
    expect(() => all.troopers('rocket', 'ne-02')).toThrow('there are not 1 rocket left');
    expect(() => all.troopers('sandrider', 'ne-02')).toThrow('there are not 1 sandrider left');
  });
  rule('wfa.desert-war.setup-harkonnen', () => {
    const { table } = newGame('set-up', { desertWar: true });
    expect([table.desertWar?.suspensor, table.legions.reduce((n, l) => n + l.escort, 0)]).toEqual([[], 0]);
    expect(table.air.includes('escort')).toBe(false);
  });
  rule('wfa.desert-war.setup-atreides', () => {
    const p = newGame('set-up', { desertWar: true });
    expect([war(p).rocket, war(p).sandrider, war(p).camps]).toEqual([[], [], []]);
    expect(p.place(ofSeat(camps.held, ATREIDES))).toEqual(['jihad', 'kwisatzHaderach', 'sandDwellers']);
  });
  rule('wfa.desert-war.setup-sandriders-card', () => {
    expect(war(newGame('set-up', { desertWar: true })).ridersSpent).toBe(false);
    // So it can be used from the first Desert Power action on.
    expect(desertWar().troopers('sandrider', 'ne-08').desertPower().options).toContain('sandriders');
  });
  rule('wfa.desert-war.two-desert-power-leaders', () => {
    const p = desertWar().inPlay('wild-maker', areaOf('nw-08')).troopers('sandrider', 'ne-08').desertPower();
    expect(p.options.filter((o) => o === 'wild-maker' || o === 'sandriders')).toEqual(['wild-maker', 'sandriders']);
    p.say('wild-maker', 'done', 'done');
    expect([war(p).ridersSpent, p.desertPower().options.includes('wild-maker')]).toEqual([false, false]);
    p.say('sandriders', 'off the board', 'no more');
    expect([war(p).ridersSpent, p.desertPower().options.includes('sandriders')]).toEqual([true, false]);
  });
});

describe('Desert War tokens', () => {
  const untilPlaced = (p: Position) => {
    for (let n = 0; n < 60 && p.question !== ''; n++) p.say(p.options[0]!);
    return p;
  };
  const tokensInRow = (choam: number) =>
    untilPlaced(
      desertWar()
        .with((t) => {
          t.markers = [choam, 1, 1];
        })
        .vehiclePlacement(),
    );
  rule('wfa.desert-war.tokens-placed', () => {
    expect([tokensInRow(1).table.diceAside, war(tokensInRow(1)).tokens]).toEqual([0, 4]);
    // At the end of the phase, not before.
    expect(war(desertWar().vehiclePlacement()).tokens).toBe(0);
  });
  rule('wfa.desert-war.tokens-blocked', () => {
    expect([2, 3, 4, 5].map((row) => [tokensInRow(row).table.diceAside, war(tokensInRow(row)).tokens])).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
  });
  rule('wfa.desert-war.tokens-cleared', () => {
    const p = desertWar()
      .warTokens(2)
      .with((t) => {
        t.markers = [5, 1, 1];
      })
      .vehiclePlacement();
    expect([p.table.diceAside, war(p).tokens]).toEqual([4, 0]);
  });
});

describe('Harkonnen Desert War actions', () => {
  const watched = () => desertWar().warTokens(2).air('az1', 'carryall');
  rule('wfa.desert-war.harkonnen-action', () => {
    const p = spend(watched());
    expect([p.question, p.asked.seat, p.options]).toEqual([
      QUESTION,
      HARKONNEN,
      ['deploy troopers', 'afterwards', 'no'],
    ]);
    // Before the action of the die.
    const before = p.copy().say('deploy troopers', 'ne', 'ne-08', 'no more');
    expect([war(before).tokens, before.question]).toEqual([1, 'use the die how?']);
    before.say('nothing');
    expect([before.question, war(before).tokens]).toEqual(['', 1]);
    // Or after it.
    const after = p.copy().say('afterwards', 'nothing');
    expect([after.question, after.options, war(after).tokens]).toEqual([QUESTION, ['deploy troopers', 'no'], 2]);
    after.say('deploy troopers', 'ne', 'ne-08', 'no more');
    expect([war(after).tokens, after.question]).toEqual([1, '']);
    // Or not at all.
    const not = p.copy().say('no', 'nothing');
    expect([not.question, war(not).tokens]).toEqual(['', 2]);
  });
  test('what was impossible before the action of the die may be done after it', () => {
    const p = desertWar().warTokens(1).dice(HARKONNEN, { house: 1 }).turn(HARKONNEN).say('house');
    expect(p.question).toBe('use the die how?');
    p.say('vehicles', 'carryall', 'supply', 'az1', 'no more');
    expect([p.question, p.options]).toEqual([QUESTION, ['deploy troopers', 'no']]);
  });
  rule('wfa.desert-war.harkonnen-action-any-die', () => {
    const card = watched()
      .hand(HARKONNEN, 'sandmasters')
      .dice(HARKONNEN, { mentat: 1 })
      .turn(HARKONNEN)
      .say('play sandmasters', 'mentat');
    expect(card.question).toBe(QUESTION);
    const token = watched()
      .with((t) => {
        t.gesseritBox = [-1, 3];
      })
      .turn(HARKONNEN);
    expect(token.say(token.options[0]!).question).toBe(QUESTION);
    // Not with a die of the Atreides.
    expect(watched().dice(ATREIDES, { mentat: 1 }).turn(ATREIDES).say('mentat').question).toBe('use the die how?');
  });
  rule('wfa.desert-war.harkonnen-token-gone', () => {
    const p = spend(watched().warTokens(1)).say('deploy troopers', 'ne', 'ne-08', 'no more', 'nothing');
    expect(war(p).tokens).toBe(0);
    expect(spend(p).question).toBe('use the die how?');
  });
  rule('wfa.desert-war.deploy-suspensors', () => {
    const p = spend(watched().wormsign('ne-01', 'sand').atreides('ne-05', { regular: 1 })).say('deploy troopers');
    // The air zone serves two sectors.
    expect([p.question, p.options]).toEqual(['deploy troopers in which sector?', ['ne', 'cne']]);
    p.say('ne');
    expect(p.options).not.toContain('ne-01');
    expect(p.options).not.toContain('ne-05');
    expect(p.options).not.toContain('cne-03');
    p.say('ne-08', 'ne-09', 'ne-10');
    expect([named(war(p).suspensor), p.question]).toEqual([['ne-08', 'ne-09', 'ne-10'], 'use the die how?']);
    // Up to 3.
    expect(spend(watched()).say('deploy troopers', 'ne', 'ne-08', 'no more').troopersAt('suspensor', 'ne-08')).toBe(1);
    // Without a vehicle in the air there is nowhere to go.
    expect(spend(desertWar().warTokens(1)).question).toBe('use the die how?');
  });
  rule('wfa.desert-war.deploy-suspensors-together', () => {
    const p = spend(watched().troopers('suspensor', 'ne-05')).say('deploy troopers', 'ne');
    expect(p.options).not.toContain('ne-05');
    p.say('ne-08', 'ne-08', 'ne-08');
    expect(p.troopersAt('suspensor', 'ne-08')).toBe(3);
  });
  test('the box holds 6 Suspensor Troopers', () => {
    const p = spend(watched().troopers('suspensor', 'sw-02', 5)).say('deploy troopers', 'ne', 'ne-08');
    expect([p.question, war(p).suspensor.length]).toEqual(['use the die how?', 6]);
  });
  rule('wfa.desert-war.move-suspensor', () => {
    const p = spend(desertWar().warTokens(1).troopers('suspensor', 'ne-08', 2).troopers('suspensor', 'ne-01'));
    p.say('move a trooper');
    expect([p.question, p.options]).toEqual(['move which trooper?', ['ne-01', 'ne-08']]);
    p.say('ne-08', 'ne', 'ne-05');
    expect(named(war(p).suspensor).toSorted()).toEqual(['ne-01', 'ne-05', 'ne-08']);
  });
  rule('wfa.desert-war.scout-suspensor', () => {
    const by = (bans: boolean[]) =>
      spend(
        desertWar()
          .warTokens(1)
          .troopers('suspensor', 'ne-11')
          .sietch('gara-kulon', 2)
          .token('gara-kulon', 'D-RR')
          .token('gara-kulon', 'D-RE')
          .token('ne-08', 'D-EE')
          .with((t) => {
            t.bans = bans;
          }),
      );
    const p = by([true, false, true]).say('scout with a trooper');
    expect([p.question, p.options]).toEqual(['scout which area?', ['gara-kulon', 'ne-08']]);
    p.say('gara-kulon');
    expect([p.at('gara-kulon'), p.table.tokens.map((t) => idOf(t.area)), war(p).suspensor]).toEqual([
      [3, 1, 0, 0],
      ['ne-08'],
      [],
    ]);
    const seen = p.view(HARKONNEN).hidden['sietches']!['board'];
    expect('row' in seen! && seen.row).toEqual(['2']);
    const banned = by([false, true, false]);
    expect(banned.why('scout with a trooper')).toBe('wfa.spice.ban-spacing-guild');
    expect(spend(desertWar().warTokens(1).troopers('suspensor', 'ne-11')).why('scout with a trooper')).toBe(
      'wfa.desert-war.scout-suspensor',
    );
  });
});

describe('Fremen Camps', () => {
  const pitching = () => desertWar().actionResolution();
  rule('wfa.desert-war.camps-placed', () => {
    const p = pitching();
    expect([p.question, p.asked.seat, p.asked.about]).toEqual([
      'pitch the camp in which sector?',
      ATREIDES,
      { symbol: 'jihad' },
    ]);
    p.say('ne');
    expect(p.options).toContain('ne-08');
    p.say('ne-08');
    // The next in another sector.
    expect([p.options.includes('ne'), p.options.includes('nw')]).toEqual([false, true]);
    p.say('nw', 'nw-08', 'sw', 'sw-02');
    expect(named(war(p).camps).toSorted()).toEqual(['ne-08', 'nw-08', 'sw-02']);
    const board = things(p.g, camps.board);
    const at = (area: string) => board[war(p).camps.indexOf(areaOf(area))];
    expect([at('ne-08'), at('nw-08'), at('sw-02')]).toEqual(['jihad', 'kwisatzHaderach', 'sandDwellers']);
    // Only in empty desert.
    const q = desertWar().wormsign('ne-05', 'sand').troopers('suspensor', 'ne-06').actionResolution().say('ne');
    expect(['ne-05', 'ne-06', 'ne-08', 'shield-wall-east'].map((a) => q.options.includes(a))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
  rule('wfa.desert-war.camps-before-roll', () => {
    const p = pitching();
    expect(p.table.dice.flat().every((n) => n === 0)).toBe(true);
    p.say('ne', 'ne-08', 'nw', 'nw-08', 'sw', 'sw-02');
    expect(p.table.dice[HARKONNEN]!.some((n) => n > 0)).toBe(true);
  });
  rule('wfa.desert-war.camps-hidden', () => {
    const p = pitching().say('ne', 'ne-08', 'nw', 'nw-08', 'sw', 'sw-02');
    const seen = (seat: number) => {
      const there = p.view(seat).hidden['fremen camps']!['board']!;
      return 'row' in there ? there.row.toSorted() : [];
    };
    expect(seen(HARKONNEN)).toEqual([null, null, null]);
    expect(seen(ATREIDES)).toEqual(['jihad', 'kwisatzHaderach', 'sandDwellers']);
    expect(new Set(things(p.g, camps.board)).size).toBe(3);
  });
  test('where the camps lie does not tell in which order they were planned', () => {
    const first = pitching().say('sw', 'sw-02', 'ne', 'ne-08', 'nw', 'nw-08');
    const second = pitching().say('nw', 'nw-08', 'sw', 'sw-02', 'ne', 'ne-08');
    expect(war(first).camps).toEqual(war(second).camps);
  });
  rule('wfa.desert-war.camps-short', () => {
    // Every desert but those of two sectors is taken.
    const p = desertWar();
    p.with((t) => {
      t.harvesters = Array.from({ length: 101 }, (_, a) => a).filter((a) => idOf(a) !== 'ne-08' && idOf(a) !== 'nw-08');
    }).actionResolution();
    p.say('ne', 'ne-08', 'nw', 'nw-08');
    expect([named(war(p).camps), count(p.g, ofSeat(camps.held, ATREIDES))]).toEqual([['ne-08', 'nw-08'], 1]);
  });
  rule('wfa.desert-war.camps-free', () => {
    const moves = (side: 0 | 1) => {
      const p = desertWar().camp('ne-08', 'jihad');
      const q = side === ATREIDES ? p.atreides('ne-11', { regular: 1 }) : p.harkonnen('ne-11', { regular: 1 });
      return q.action(side, 'strategy').say('move', 'ne-11').destinations;
    };
    expect([moves(ATREIDES).includes('ne-08'), moves(HARKONNEN).includes('ne-08')]).toEqual([true, true]);
  });
  rule('wfa.desert-war.camps-block-worms', () => {
    const p = wormMoves(desertWar().camp('ne-08', 'jihad').sandworm('ne-05'));
    expect(p.destinations).not.toContain('ne-08');
    expect(p.destinations).toContain('ne-09');
  });
  rule('wfa.desert-war.camps-removed-by-legion', () => {
    const p = desertWar()
      .camp('ne-08', 'jihad')
      .camp('nw-08', 'sandDwellers')
      .harkonnen('ne-11', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-08', 'the whole legion', 'done');
    expect([named(war(p).camps), things(p.g, camps.board)]).toEqual([['nw-08'], ['sandDwellers']]);
    // Not by an Atreides legion.
    const q = desertWar()
      .camp('ne-08', 'jihad')
      .atreides('ne-11', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11', 'ne-08', 'the whole legion', 'done');
    expect(named(war(q).camps)).toEqual(['ne-08']);
  });
  rule('wfa.desert-war.camps-return', () => {
    const p = desertWar()
      .camp('ne-08', 'jihad')
      .harkonnen('ne-11', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-08', 'the whole legion', 'done');
    expect(p.place(ofSeat(camps.held, ATREIDES))).toEqual(['jihad', 'kwisatzHaderach', 'sandDwellers']);
    const q = desertWar().camp('ne-08', 'jihad').objective('4-6-8').endOfRound();
    expect([q.place(ofSeat(camps.held, ATREIDES)).length, war(q).camps]).toEqual([3, []]);
  });
});

describe('Atreides Desert War actions', () => {
  const camped = () => desertWar().camp('ne-08', 'kwisatzHaderach').camp('nw-08', 'jihad');
  rule('wfa.desert-war.atreides-action', () => {
    const p = camped().desertPower();
    expect([p.question, p.asked.seat, p.options]).toEqual([QUESTION, ATREIDES, ['deploy rockets', 'afterwards', 'no']]);
    const before = p.copy().say('deploy rockets', 'ne-08', 'no more');
    expect(before.question).toBe('use desert power how?');
    expect(before.say('nothing').question).toBe('');
    const after = p.copy().say('afterwards', 'nothing');
    expect([after.question, after.options]).toEqual([QUESTION, ['deploy rockets', 'no']]);
    expect(after.say('no').question).toBe('');
    expect(p.say('no', 'nothing').question).toBe('');
  });
  rule('wfa.desert-war.atreides-action-granted', () => {
    expect(camped().play(ATREIDES, 'usul-the-base-of-the-pillar').question).toBe(QUESTION);
    expect(
      camped()
        .inPlay('paul-muaddib')
        .action(ATREIDES, 'leadership')
        .say(`leader ${leaderOf('paul-muaddib')}`).question,
    ).toBe(QUESTION);
  });
  rule('wfa.desert-war.deploy-rockets', () => {
    const p = camped().desertPower().say('deploy rockets');
    expect([p.question, p.options]).toEqual(['deploy a trooper where?', ['ne-08', 'nw-08', 'no more']]);
    p.say('ne-08', 'nw-08', 'ne-08');
    expect([p.troopersAt('rocket', 'ne-08'), p.troopersAt('rocket', 'nw-08'), p.question]).toEqual([
      2,
      1,
      'use desert power how?',
    ]);
    const q = camped().troopers('rocket', 'ne-08', 5).desertPower().say('deploy rockets', 'ne-08');
    expect([q.question, war(q).rocket.length]).toEqual(['use desert power how?', 6]);
    expect(desertWar().desertPower().question).toBe('use desert power how?');
  });
  rule('wfa.desert-war.rocket-attack-action', () => {
    const armed = () => camped().troopers('rocket', 'ne-08', 2);
    expect(armed().desertPower().why('rocket attack')).toBe('wfa.desert-war.rocket-attack-action');
    expect(armed().harvester('ne-05').desertPower().options).toContain('rocket attack');
  });
  rule('wfa.desert-war.rocket-attack-roll', () => {
    const p = desertWar()
      .troopers('rocket', 'ne-08', 2)
      .troopers('rocket', 'nw-08', 1)
      .troopers('rocket', 'sw-02', 1)
      .harvester('ne-05')
      .air('az3', 'ornithopter')
      .desertPower()
      .say('rocket attack');
    expect([p.question, p.options, p.why('sw')]).toEqual([
      'fire from which sector?',
      ['ne', 'nw'],
      'wfa.desert-war.rocket-attack-adjacent',
    ]);
    // Two launchers, two dice: two shields, and nothing happens.
    p.rolls(roll(0, 2, 0)).say('ne');
    expect([p.question, p.table.harvesters.length, p.troopersAt('rocket', 'ne-08')]).toEqual([
      'use desert power how?',
      1,
      2,
    ]);
  });
  const attack = (p: Position, ...rolls: ReturnType<typeof roll>[]) =>
    p
      .desertPower()
      .say('rocket attack')
      .rolls(...rolls);
  const firing = (rockets: number) => desertWar().camp('ne-08', 'kwisatzHaderach').troopers('rocket', 'ne-08', rockets);
  rule('wfa.desert-war.rocket-attack-effect', () => {
    const p = attack(firing(3).harvester('ne-05').air('az1', 'carryall').air('az4', 'carryall'), roll(1, 1, 1));
    p.say('ne');
    // The zones of other sectors are out of reach.
    expect([p.question, p.options]).toEqual(['remove which vehicle?', ['ne-05', 'az1']]);
    p.say('az1');
    expect([p.table.air[0], p.table.air[3], p.table.harvesters]).toEqual(['', 'carryall', []]);
  });
  rule('wfa.desert-war.rocket-attack-adjacent', () => {
    expect(
      desertWar()
        .troopers('rocket', 'ne-15', 1)
        .troopers('rocket', 'nw-08', 1)
        .troopers('rocket', 'sw-02', 1)
        .harvester('ne-15')
        .air('az3', 'carryall')
        .air('az8', 'carryall')
        .desertPower()
        .say('rocket attack')
        .why('ne'),
    ).toBe('wfa.desert-war.rocket-attack-adjacent');
    // ne-15 borders se-01, in another sector.
    const p = attack(
      desertWar().troopers('rocket', 'ne-15', 1).harvester('ne-15', 'se-01', 'ne-14'),
      roll(1, 0, 0),
    ).say('ne');
    expect(named(p.table.harvesters)).toEqual(['ne-15', 'ne-14']);
  });
  rule('wfa.desert-war.rocket-attack-no-carryall', () => {
    const p = attack(firing(1).harvester('ne-05').air('az1', 'carryall'), roll(1, 0, 0)).say('ne', 'ne-05');
    expect([p.question, p.table.harvesters, p.table.air[0]]).toEqual(['give up the camp?', [], 'carryall']);
    // A sandworm in Desert Hazards, and the same carryall saves the same harvester.
    expect(
      desertWar().harvester('ne-05').air('az1', 'carryall').sandworm('ne-05').sandwormAppears('ne-05').question,
    ).toBe('send a carryall?');
  });
  rule('wfa.desert-war.rocket-attack-cost', () => {
    const p = attack(firing(4).harvester('ne-05', 'ne-09'), roll(2, 2, 0)).say('ne', 'ne-05');
    expect([p.troopersAt('rocket', 'ne-08'), p.table.harvesters]).toEqual([2, []]);
    // No more than vehicles were removed.
    const q = attack(firing(4).harvester('ne-05'), roll(4, 0, 0)).say('ne', 'keep it');
    expect(q.troopersAt('rocket', 'ne-08')).toBe(3);
  });
  rule('wfa.desert-war.rocket-camp-point', () => {
    const p = attack(firing(2).harvester('ne-05'), roll(1, 1, 0)).say('ne');
    expect([p.question, p.options, p.asked.about]).toEqual([
      'give up the camp?',
      ['keep it', 'give it up'],
      { area: 'ne-08' },
    ]);
    const kept = p.copy().say('keep it');
    expect([kept.table.prescience, named(war(kept).camps)]).toEqual([[0, 0, 0], ['ne-08']]);
    p.say('give it up');
    expect([p.table.prescience, war(p).camps, p.place(camps.gone)]).toEqual([[1, 0, 0], [], ['kwisatzHaderach']]);
    // For good: it is not pitched again.
    expect(p.place(ofSeat(camps.held, ATREIDES)).length).toBe(2);
    // Only for a harvester.
    const air = attack(firing(2).air('az1', 'carryall'), roll(1, 1, 0)).say('ne');
    expect([air.question, air.table.air[0]]).toEqual(['use desert power how?', '']);
  });
  rule('wfa.desert-war.rocket-camp-point-once', () => {
    const p = attack(firing(2).harvester('ne-05', 'ne-09'), roll(2, 0, 0)).say('ne', 'ne-05');
    expect([p.troopersAt('rocket', 'ne-08'), p.question]).toEqual([0, 'give up the camp?']);
    p.say('give it up');
    expect([p.table.prescience, p.question]).toEqual([[1, 0, 0], 'use desert power how?']);
  });
  rule('wfa.desert-war.example-rocket-attack', () => {
    const p = attack(firing(2).harvester('ne-05').air('az1', 'carryall'), roll(1, 0, 1)).say('ne', 'ne-05');
    expect([p.table.harvesters, p.table.air[0], p.troopersAt('rocket', 'ne-08')]).toEqual([[], '', 0]);
    p.say('give it up');
    expect([p.table.prescience, war(p).camps]).toEqual([[1, 0, 0], []]);
  });
});

describe('Escort Ornithopters', () => {
  rule('wfa.desert-war.escort-placement', () => {
    const p = desertWar().placeVehicles({ ornithopter: 3 });
    expect([p.question, p.asked.seat, p.options]).toEqual([
      'place which vehicle?',
      HARKONNEN,
      ['ornithopter', 'escort'],
    ]);
    p.say('ornithopter', 'az1', 'escort', 'az2');
    // Only one of them.
    expect(p.question).toBe('in which air zone?');
    p.say('az3');
    expect(p.table.air.slice(0, 3)).toEqual(['ornithopter', 'escort', 'ornithopter']);
    // With other effects too, and not in place of other vehicles.
    const q = desertWar().action(HARKONNEN, 'house').say('vehicles');
    expect(q.options).toEqual(['harvester', 'ornithopter', 'escort', 'carryall', 'no more']);
    q.say('escort', 'supply', 'az1');
    expect([q.table.air[0], q.options]).toEqual(['escort', ['harvester', 'ornithopter', 'carryall', 'no more']]);
    expect(desertWar().placeVehicles({ carryall: 1 }).question).toBe('in which air zone?');
    expect(position().placeVehicles({ ornithopter: 1 }).question).toBe('in which air zone?');
  });
  rule('wfa.desert-war.escort-two-on-board', () => {
    const p = desertWar().placeVehicles({ ornithopter: 1 }).say('escort', 'az1');
    p.placeVehicles({ ornithopter: 1 }).say('escort', 'az2');
    expect(p.table.air.filter((a) => a === 'escort').length).toBe(2);
    // The box holds no third.
    expect(p.placeVehicles({ ornithopter: 1 }).question).toBe('in which air zone?');
    expect(desertWar().harkonnen('ne-11', { regular: 1, escort: 2 }).placeVehicles({ ornithopter: 1 }).question).toBe(
      'in which air zone?',
    );
  });
  test('an effect may take an Escort from the air, but not from a legion', () => {
    const p = desertWar()
      .air('az1', 'escort')
      .harkonnen('ne-11', { regular: 1, escort: 1 })
      .placeVehicles({ ornithopter: 1 }, false)
      .say('escort');
    expect([p.question, p.table.air[0]]).toEqual(['in which air zone?', '']);
  });
  const legion = () => desertWar().harkonnen('ne-11', { regular: 3 });
  rule('wfa.desert-war.escort-no-normal-uses', () => {
    const p = legion()
      .sietch('gara-kulon', 1)
      .air('az1', 'escort')
      .air('az4', 'ornithopter')
      .action(HARKONNEN, 'strategy');
    const scouting = spend(legion().sietch('gara-kulon', 1).air('az1', 'escort').air('az2', 'ornithopter'));
    expect(scouting.offers(HARKONNEN).filter((o) => o.startsWith('scouting'))).toEqual(['scouting: az2']);
    // Flown by an Escort a legion keeps it: it is not spent as by Troop-Transport.
    p.say('move', 'ne-11', 'ne', 'ne-13', 'the whole legion', 'done');
    expect([p.escortsAt('ne-13'), p.table.air[3]]).toEqual([1, 'ornithopter']);
  });
  rule('wfa.desert-war.escort-troops', () => {
    const p = legion().air('az1', 'escort').action(HARKONNEN, 'strategy').say('move', 'ne-11');
    expect(p.destinations).toContain('ne-13');
    p.say('ne', 'ne-13', 'a part', '2 regular', 'done');
    expect([p.table.air[0], p.at('ne-13'), p.escortsAt('ne-13'), p.escortsAt('ne-11')]).toEqual([
      '',
      [2, 0, 0, 0],
      1,
      0,
    ]);
    // Only from a zone that serves the sector.
    const q = legion().air('az8', 'escort').action(HARKONNEN, 'strategy').say('move', 'ne-11');
    expect(q.destinations).not.toContain('ne-13');
  });
  rule('wfa.desert-war.example-escort', () => {
    const p = legion().air('az1', 'escort').action(HARKONNEN, 'strategy');
    p.say('move', 'ne-11', 'ne', 'ne-13', 'the whole legion', 'done');
    expect([p.table.air[0], p.at('ne-13'), p.escortsAt('ne-13')]).toEqual(['', [3, 0, 0, 0], 1]);
    // As a leader it makes the legion fit for Leadership.
    expect(p.action(HARKONNEN, 'leadership').say('move').options).toContain('ne-13');
  });
  rule('wfa.desert-war.escort-in-attack', () => {
    const p = legion()
      .atreides('ne-13', { regular: 6 })
      .air('az1', 'escort')
      .action(HARKONNEN, 'strategy')
      .rolls(roll(0, 2, 1), roll(0, 6, 0))
      .say('attack', 'ne-11', 'ne-13');
    expect([p.table.air[0], p.escortsAt('ne-11')]).toEqual(['', 1]);
    // Its special is a hit, which one of six shields cancels; so it has been used.
    expect(p.table.battle?.usedGeneric[HARKONNEN]).toBe(1);
  });
  rule('wfa.desert-war.escort-not-with-transport', () => {
    // Feyd-Rautha's legion moves, then attacks at range.
    const feyd = (from: string) =>
      desertWar()
        .harkonnen(from, { regular: 3, named: ['feyd-rautha'] })
        .atreides('ne-11', { regular: 1 })
        .air('az1', 'escort')
        .air('az2', 'ornithopter')
        .action(HARKONNEN, 'leadership')
        .say(`leader ${leaderOf('feyd-rautha')}`, from);
    const walked = feyd('cne-08').say('cne', 'cne-09', 'the whole legion');
    expect([walked.question, walked.options]).toEqual(['attack with which legion?', ['cne-09', 'none']]);
    const flown = feyd('cne-07').say('cne', 'cne-09', 'az1', 'the whole legion');
    expect([flown.escortsAt('cne-09'), flown.question, flown.table.battle]).toEqual([1, '', null]);
  });
  rule('wfa.desert-war.escort-is-leader', () => {
    const p = desertWar().harkonnen('ne-11', { regular: 2, escort: 1 }).harkonnen('ne-01', { regular: 2 });
    expect(p.action(HARKONNEN, 'leadership').say('move').options).toEqual(['ne-11', 'done']);
    // It goes along or stays, like a Bashar.
    p.say('ne-11', 'ne-12', 'a part', '1 regular', '1 escort', 'done');
    expect([p.escortsAt('ne-12'), p.escortsAt('ne-11')]).toEqual([1, 0]);
    // Without units it is removed, like any leader.
    const q = desertWar().harkonnen('ne-11', { regular: 1, escort: 1 }).hits(HARKONNEN, 'ne-11', 1).say('regular');
    expect(q.table.legions).toEqual([]);
    // Vehicles are no concern of its any more.
    const rockets = desertWar().troopers('rocket', 'ne-12').harkonnen('ne-11', { regular: 1, escort: 1 }).desertPower();
    expect(rockets.question).toBe('use desert power how?');
  });
  rule('wfa.desert-war.escort-hits', () => {
    const struck = (hits: number) =>
      desertWar().harkonnen('ne-11', { regular: 3, escort: 1 }).hits(HARKONNEN, 'ne-11', hits);
    expect(struck(2).options).toEqual(['regular', 'escort', 'escort, 2 hits']);
    const both = struck(2).say('escort, 2 hits');
    expect([both.at('ne-11'), both.escortsAt('ne-11'), both.question]).toEqual([[3, 0, 0, 0], 0, '']);
    const one = struck(2).say('escort');
    expect([one.escortsAt('ne-11'), one.at('ne-11'), one.question]).toEqual([0, [2, 0, 0, 0], '']);
    expect(struck(1).options).toEqual(['regular', 'escort']);
    expect(struck(1).say('escort').escortsAt('ne-11')).toBe(0);
  });
  rule('wfa.desert-war.escort-duration', () => {
    const p = desertWar()
      .harkonnen('ne-11', { regular: 3, generic: 1, escort: 1 })
      .air('az1', 'escort')
      .objective('4-6-8')
      .endOfRound();
    expect([p.at('ne-11'), p.escortsAt('ne-11'), p.table.air[0]]).toEqual([[3, 0, 0, 1], 0, '']);
  });
  rule('wfa.desert-war.escort-not-leadership', () => {
    const p = legion()
      .harkonnen('ne-01', { regular: 1, generic: 1 })
      .air('az1', 'escort')
      .action(HARKONNEN, 'leadership');
    p.say('move');
    expect([p.options, p.why('ne-11')]).toEqual([['ne-01', 'done'], 'wfa.actions.leadership-move']);
    // The same Escort would carry the same legion with a Strategy die.
    expect(legion().air('az1', 'escort').action(HARKONNEN, 'strategy').say('move', 'ne-11').destinations).toContain(
      'ne-13',
    );
  });
});

describe('Desert Troopers', () => {
  const three = () =>
    desertWar().troopers('rocket', 'ne-08', 2).troopers('suspensor', 'ne-05', 2).troopers('sandrider', 'ne-12');
  rule('wfa.desert-war.troopers', () => {
    // Neither units nor leaders: six units find room beside them, and nobody can be attacked there.
    const p = desertWar()
      .troopers('rocket', 'ne-08', 3)
      .atreides('ne-08', { regular: 3 })
      .atreides('ne-11', { regular: 3 })
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11', 'ne-08', 'the whole legion', 'done');
    expect([p.at('ne-08'), p.question, p.troopersAt('rocket', 'ne-08')]).toEqual([[6, 0, 0, 0], '', 3]);
    const q = desertWar()
      .troopers('rocket', 'ne-08', 3)
      .harkonnen('ne-11', { regular: 3 })
      .action(HARKONNEN, 'strategy');
    expect(q.why('attack')).toBe('wfa.battle.target');
  });
  rule('wfa.desert-war.troopers-apart', () => {
    const p = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion', 'done');
    expect([p.at('ne-12'), p.troopersAt('suspensor', 'ne-11')]).toEqual([[2, 0, 0, 0], 2]);
    // Nor do they retreat or fight with it.
    const q = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .retreat(HARKONNEN, 'ne-11');
    expect([q.say('ne-07').at('ne-07'), q.troopersAt('suspensor', 'ne-11')]).toEqual([[2, 0, 0, 0], 2]);
    const b = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .atreides('ne-12', { regular: 3 })
      .action(HARKONNEN, 'strategy')
      .rolls(roll(0, 2, 0), roll(0, 3, 0))
      .say('attack', 'ne-11', 'ne-12');
    expect(b.table.battle?.rolls[HARKONNEN]).toEqual(roll(0, 2, 0));
  });
  rule('wfa.desert-war.troopers-no-hits', () => {
    // A storm that takes both regulars leaves the troopers beside them alone.
    const p = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .rolls(roll(2, 0, 0))
      .storms();
    expect([p.at('ne-11'), p.troopersAt('suspensor', 'ne-11')]).toEqual([[], 2]);
    const q = desertWar()
      .troopers('suspensor', 'ne-11', 2)
      .harkonnen('ne-11', { regular: 2 })
      .sandworm('ne-12')
      .rolls(roll(4, 0, 0))
      .attackWithSandworm()
      .say('ne-12');
    expect([q.at('ne-11'), q.troopersAt('suspensor', 'ne-11')]).toEqual([[], 2]);
    // Without a legion there is nobody to strike.
    expect(desertWar().troopers('suspensor', 'ne-11', 2).storms().question).toBe('');
  });
  rule('wfa.desert-war.troopers-free', () => {
    const p = three().harkonnen('ne-11', { regular: 1 }).action(HARKONNEN, 'strategy').say('move', 'ne-11');
    expect(p.destinations).toEqual(expect.arrayContaining(['ne-08', 'ne-12']));
    const q = desertWar().troopers('suspensor', 'ne-08').atreides('ne-11', { regular: 1 }).action(ATREIDES, 'strategy');
    expect(q.say('move', 'ne-11').destinations).toContain('ne-08');
    // But not empty.
    const cards = three().play(HARKONNEN, 'harkonnen-patrols').say('supply regular').destinations;
    expect(['ne-05', 'ne-08', 'ne-12', 'ne-06'].map((a) => cards.includes(a))).toEqual([false, false, false, true]);
  });
  rule('wfa.desert-war.troopers-meet-legion', () => {
    const marched = (p: Position, side: 0 | 1, to: string) =>
      p.action(side, 'strategy').say('move', 'ne-11', to, 'the whole legion', 'done');
    const p = marched(
      desertWar().troopers('rocket', 'ne-08', 2).harkonnen('ne-11', { regular: 1 }),
      HARKONNEN,
      'ne-08',
    );
    expect(war(p).rocket).toEqual([]);
    const q = marched(desertWar().troopers('suspensor', 'ne-08', 2).token('ne-11', 'D-RR'), ATREIDES, 'ne-08');
    expect(war(q).suspensor).toEqual([]);
    // Own ones stay.
    const own = marched(
      desertWar().troopers('suspensor', 'ne-08', 2).harkonnen('ne-11', { regular: 1 }),
      HARKONNEN,
      'ne-08',
    );
    expect(own.troopersAt('suspensor', 'ne-08')).toBe(2);
    // By retreating, and when figures are placed beside them.
    const back = desertWar()
      .troopers('suspensor', 'ne-07', 1)
      .atreides('ne-11', { regular: 2 })
      .retreat(ATREIDES, 'ne-11');
    expect(war(back.say('ne-07')).suspensor).toEqual([]);
    const placed = desertWar().troopers('suspensor', 'cne-09', 1).play(ATREIDES, 'i-am-stilgar-the-fremen');
    placed.say('supply elite', 'cne-09');
    expect(war(placed).suspensor).toEqual([]);
  });
  rule('wfa.desert-war.troopers-worm-moves-in', () => {
    const p = wormMoves(
      desertWar()
        .troopers('rocket', 'ne-08', 2)
        .troopers('suspensor', 'ne-08')
        .troopers('sandrider', 'ne-08')
        .sandworm('ne-05'),
    );
    expect(p.destinations).toContain('ne-08');
    p.say('ne-08');
    expect([war(p).rocket, war(p).suspensor, named(war(p).sandrider), named(p.table.sandworms)]).toEqual([
      [],
      [],
      ['ne-08'],
      ['ne-08'],
    ]);
    // It is no attack: the sandworm stays.
    expect(p.table.deeds.wormTook).toBe(0);
  });
  rule('wfa.desert-war.troopers-worm-placed', () => {
    const p = desertWar()
      .troopers('suspensor', 'ne-08', 2)
      .harvester('ne-08')
      .wormsign('ne-08', 'sandworm')
      .desertHazards();
    expect([war(p).suspensor, named(p.table.sandworms), p.table.harvesters]).toEqual([[], ['ne-08'], []]);
  });
  rule('wfa.desert-war.troopers-supply', () => {
    const p = desertWar().warTokens(1).air('az1', 'carryall').troopers('suspensor', 'nw-08', 6);
    expect(spend(p.copy()).why('deploy troopers')).toBe('wfa.desert-war.deploy-suspensors');
    p.atreides('nw-09', { regular: 1 }).action(ATREIDES, 'strategy').say('move', 'nw-09');
    p.say('nw-08', 'the whole legion', 'done');
    expect([war(p).suspensor, spend(p).options.includes('deploy troopers')]).toEqual([[], true]);
  });
  rule('wfa.desert-war.troopers-end-round', () => {
    const p = three()
      .troopers('sandrider', 'nw-08')
      .sandworm('nw-08')
      .camp('sw-02', 'jihad')
      .objective('4-6-8')
      .with((t) => {
        t.desertWar = { ...t.desertWar!, ridersSpent: true };
      })
      .endOfRound();
    expect([war(p).rocket, war(p).suspensor, named(war(p).sandrider), war(p).camps, war(p).ridersSpent]).toEqual([
      [],
      [],
      ['nw-08'],
      [],
      false,
    ]);
  });
});

describe('Sandriders', () => {
  rule('wfa.desert-war.sandrider-placement', () => {
    const p = desertWar().troopers('suspensor', 'ne-06').desertPower().say('wormsigns');
    expect([p.question, p.options]).toEqual(['a wormsign or a sandrider?', ['wormsign', 'sandrider']]);
    p.say('sandrider', 'ne');
    // Only in empty desert.
    expect([p.options.includes('ne-08'), p.options.includes('ne-06')]).toEqual([true, false]);
    p.say('ne-08');
    // Only one.
    expect([named(war(p).sandrider), p.question]).toEqual([['ne-08'], 'place a wormsign where? in which sector?']);
    p.say('ne', 'ne-12');
    expect([p.question, named(p.table.wormsigns)]).toEqual(['', ['ne-12']]);
    // Also instead of the second.
    const q = desertWar().desertPower().say('wormsigns', 'wormsign', 'ne', 'ne-12', 'sandrider', 'ne', 'ne-08');
    expect([q.question, named(q.table.wormsigns), named(war(q).sandrider)]).toEqual(['', ['ne-12'], ['ne-08']]);
    // Two are in the box, and a card's wormsigns are no Desert Power.
    const none = desertWar().troopers('sandrider', 'sw-02', 2).desertPower().say('wormsigns');
    expect(none.question).toBe('place a wormsign where? in which sector?');
    expect(desertWar().placeWormsigns(2).question).toBe('place a wormsign where? in which sector?');
  });
  rule('wfa.desert-war.sandrider-special', () => {
    const p = desertWar()
      .inPlay('wild-maker')
      .troopers('sandrider', 'ne-08')
      .troopers('sandrider', 'nw-08')
      .wormsign('nw-08', 'sand')
      .wormsign('ne-05', 'sand')
      .sietch('gara-kulon', 1)
      .sandworm('sw-02')
      .desertPower()
      .say('sandriders');
    // Not the Wild Maker; the Sandrider with a wormsign is not alone.
    expect([p.question, p.options]).toEqual(['which sandworm comes?', ['off the board', 'sw-02']]);
    p.say('off the board');
    expect([named(p.table.sandworms), named(war(p).sandrider)]).toEqual([
      ['sw-02', 'ne-08'],
      ['ne-08', 'nw-08'],
    ]);
    p.say('ne');
    expect(['ne-05', 'ne-08', 'gara-kulon', 'ne-09'].map((a) => p.options.includes(a))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    p.say('ne-09');
    expect([named(p.table.wormsigns), p.question, war(p).ridersSpent]).toEqual([['nw-08', 'ne-05', 'ne-09'], '', true]);
    const crowded = desertWar().troopers('sandrider', 'ne-08').harvester('ne-08').desertPower();
    expect(crowded.why('sandriders')).toBe('wfa.desert-war.sandrider-special');
    const two = desertWar().troopers('sandrider', 'ne-08', 2).desertPower();
    expect(two.why('sandriders')).toBe('wfa.desert-war.sandrider-special');
    expect(desertWar().troopers('sandrider', 'ne-08').troopers('rocket', 'ne-08').desertPower().why('sandriders')).toBe(
      'wfa.desert-war.sandrider-special',
    );
  });
  rule('wfa.desert-war.sandriders-special-counts', () => {
    const p = desertWar()
      .camp('nw-08', 'jihad')
      .troopers('sandrider', 'ne-08')
      .desertPower()
      .say('afterwards', 'sandriders', 'off the board', 'no more');
    expect([p.question, p.options]).toEqual([QUESTION, ['deploy rockets', 'no']]);
  });
  rule('wfa.desert-war.sandrider-as-wormsign', () => {
    const reach = (p: Position) =>
      p.atreides('ne-11', { regular: 1 }).action(ATREIDES, 'strategy').say('move', 'ne-11').destinations;
    expect(reach(desertWar())).not.toContain('ne-06');
    expect(reach(desertWar().troopers('sandrider', 'ne-08'))).toContain('ne-06');
    expect(reach(desertWar().troopers('rocket', 'ne-08'))).not.toContain('ne-06');
    // For nothing else: no token is turned up in Desert Hazards, and another can be placed there.
    expect(desertWar().troopers('sandrider', 'ne-08').desertHazards().table.sandworms).toEqual([]);
    expect(desertWar().troopers('sandrider', 'ne-08').placeWormsigns(1).say('ne').options).toContain('ne-08');
  });
  const overrun = () =>
    desertWar()
      .troopers('sandrider', 'ne-12')
      .harkonnen('ne-11', { regular: 2 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion', 'done');
  rule('wfa.desert-war.sandrider-legion-enters', () => {
    const p = overrun();
    expect([war(p).sandrider, named(p.table.sandworms), p.question, p.asked.seat]).toEqual([
      [],
      ['ne-12'],
      'retreat where?',
      ATREIDES,
    ]);
    expect(p.say('ne-13').at('ne-13')).toEqual([2, 0, 0, 0]);
    // By retreating, even from a sandworm in Desert Hazards.
    const back = desertWar()
      .troopers('sandrider', 'ne-12')
      .harkonnen('ne-11', { regular: 2 })
      .wormsign('ne-11', 'sandworm')
      .desertHazards()
      .say('ne-12');
    expect([back.question, named(back.table.sandworms), war(back).sandrider]).toEqual([
      'retreat where?',
      ['ne-11', 'ne-12'],
      [],
    ]);
  });
  test('a legion that advances stirs up the sandworm too', () => {
    const p = desertWar()
      .troopers('sandrider', 'ne-12')
      .harkonnen('ne-11', { regular: 4 })
      .atreides('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .rolls(roll(4, 0, 0), roll(0, 1, 0))
      .say('attack', 'ne-11', 'ne-12', 'advance');
    expect([war(p).sandrider, named(p.table.sandworms), p.question]).toEqual([[], ['ne-12'], 'retreat where?']);
  });
  test('both legions of an action have moved before a sandworm rises', () => {
    const p = desertWar()
      .troopers('sandrider', 'ne-12')
      .harkonnen('ne-11', { regular: 2 })
      .harkonnen('ne-05', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-12', 'the whole legion');
    expect([p.question, p.options]).toEqual(['move which legion?', ['ne-05', 'done']]);
  });
  rule('wfa.desert-war.sandrider-stays', () => {
    const p = wormMoves(desertWar().troopers('sandrider', 'ne-08').sandworm('ne-05')).say('ne-08');
    expect([named(war(p).sandrider), named(p.table.sandworms)]).toEqual([['ne-08'], ['ne-08']]);
    const q = desertWar().troopers('sandrider', 'ne-08').wormsign('ne-08', 'sandworm').desertHazards();
    expect([named(war(q).sandrider), named(q.table.sandworms)]).toEqual([['ne-08'], ['ne-08']]);
  });
  rule('wfa.desert-war.sandrider-moves-along', () => {
    const p = wormMoves(desertWar().troopers('sandrider', 'ne-05').troopers('sandrider', 'nw-08').sandworm('ne-05'));
    expect(p.say('ne', 'ne-08').table.desertWar?.sandrider.map(idOf)).toEqual(['ne-08', 'nw-08']);
  });
  const ridden = () => desertWar().troopers('sandrider', 'ne-05').sandworm('ne-05').harkonnen('ne-07', { regular: 6 });
  rule('wfa.desert-war.sandrider-attack-removed', () => {
    const p = ridden()
      .rolls(roll(0, 5, 0))
      .attackWithSandworm()
      .say('ne-05');
    expect([p.table.sandworms, war(p).sandrider]).toEqual([[], []]);
  });
  rule('wfa.desert-war.sandrider-range', () => {
    const moves = (p: Position) => wormMoves(p).destinations;
    const worm = () => desertWar().sandworm('ne-05');
    // ne-13 is three areas from ne-05.
    expect([moves(worm()).includes('ne-13'), moves(worm()).includes('ne-12')]).toEqual([false, true]);
    expect(moves(worm().troopers('sandrider', 'ne-05'))).toContain('ne-13');
    const strikes = (p: Position) => p.harkonnen('ne-14', { regular: 1 }).attackWithSandworm();
    expect(strikes(worm()).question).toBe('');
    expect(strikes(worm().troopers('sandrider', 'ne-05')).options).toEqual(['ne-05', 'done']);
    // cne-09 lies behind two deserts, cne-08 behind a mountain.
    const from = (area: string, target: string) =>
      desertWar().sandworm(area).troopers('sandrider', area).harkonnen(target, { regular: 1 }).attackWithSandworm()
        .question;
    expect([from('ne-07', 'cne-09'), from('ne-07', 'cne-08')]).toEqual(['attack with which sandworm?', '']);
  });
  rule('wfa.desert-war.sandrider-dice', () => {
    const p = ridden()
      .rolls(roll(5, 0, 0))
      .attackWithSandworm()
      .say('ne-05');
    expect(p.at('ne-07')).toEqual([1, 0, 0, 0]);
    const plain = desertWar()
      .sandworm('ne-05')
      .harkonnen('ne-07', { regular: 6 })
      .rolls(roll(4, 0, 0));
    expect(plain.attackWithSandworm().say('ne-05').at('ne-07')).toEqual([2, 0, 0, 0]);
  });
  rule('wfa.desert-war.sandrider-wild-maker', () => {
    const wild = () => desertWar().inPlay('wild-maker', areaOf('ne-05')).troopers('sandrider', 'ne-05');
    expect(wormMoves(wild()).destinations).toContain('ne-13');
    const p = wild()
      .harkonnen('ne-07', { regular: 6, elite: 0 })
      .rolls(roll(6, 0, 0))
      .attackWithSandworm();
    expect(p.say('ne-05').at('ne-07')).toEqual([]);
  });
  rule('wfa.desert-war.sandrider-relocation', () => {
    const p = desertWar()
      .troopers('sandrider', 'ne-05')
      .sandworm('ne-05')
      .wormsign('nw-08', 'sandworm')
      .desertHazards()
      .say('ne-05');
    expect([named(p.table.sandworms), named(war(p).sandrider)]).toEqual([['nw-08'], ['ne-05']]);
  });
  rule('wfa.desert-war.sandrider-relocation-always', () => {
    const p = desertWar().troopers('sandrider', 'ne-05').sandworm('ne-05').sandwormComes('nw-08').say('ne-05');
    expect([named(p.table.sandworms), named(war(p).sandrider)]).toEqual([['nw-08'], ['ne-05']]);
  });
  rule('wfa.desert-war.example-sandrider-attack', () => {
    const p = desertWar()
      .sandworm('ne-05')
      .troopers('sandrider', 'ne-05')
      .harkonnen('ne-14', { regular: 6 })
      .rolls(roll(2, 3, 0))
      .attackWithSandworm()
      .say('ne-05');
    expect([p.at('ne-14'), p.table.sandworms, war(p).sandrider]).toEqual([[4, 0, 0, 0], [], []]);
  });
});

describe('Suspensor Troopers', () => {
  rule('wfa.desert-war.suspensor-no-wormsign', () => {
    const open = (p: Position) => p.placeWormsigns(1).say('ne').options.includes('ne-08');
    const kept = () => desertWar().troopers('suspensor', 'ne-08');
    expect([open(desertWar()), open(kept())]).toEqual([true, false]);
    expect(kept().placeWormsigns(1).say('ne').why('ne-08')).toBe('wfa.desert-war.suspensor-no-wormsign');
    expect([open(kept().harvester('ne-08')), open(kept().harkonnen('ne-08', { regular: 1 }))]).toEqual([true, true]);
  });
  const floating = (p: Position) => spend(p.warTokens(1).troopers('suspensor', 'ne-11')).say('move a trooper');
  rule('wfa.desert-war.suspensor-discards-wormsign', () => {
    const p = floating(desertWar().wormsign('ne-12', 'sandworm').wormsign('ne-08', 'sandworm')).say('ne', 'ne-12');
    expect([named(p.table.wormsigns), count(p.g, wormsigns.pool), p.table.sandworms]).toEqual([['ne-08'], 15, []]);
    expect(p.troopersAt('suspensor', 'ne-12')).toBe(1);
  });
  rule('wfa.desert-war.suspensor-trade', () => {
    const p = floating(desertWar().troopers('rocket', 'ne-12').troopers('sandrider', 'ne-12')).say('ne', 'ne-12');
    expect([p.question, p.asked.seat, p.options]).toEqual([
      'take which trooper along?',
      HARKONNEN,
      ['rocket', 'sandrider'],
    ]);
    p.say('sandrider');
    expect([war(p).suspensor, named(war(p).rocket), war(p).sandrider]).toEqual([[], ['ne-12'], []]);
  });
  rule('wfa.desert-war.example-suspensor-trade', () => {
    const p = floating(desertWar().troopers('rocket', 'ne-12', 2)).say('ne', 'ne-12');
    expect([war(p).suspensor, p.troopersAt('rocket', 'ne-12')]).toEqual([[], 1]);
  });
  rule('wfa.desert-war.suspensor-only-desert-war', () => {
    // A legion of the same area can be moved, and figures of every other kind deployed; they cannot.
    const p = desertWar()
      .troopers('suspensor', 'ne-11')
      .harkonnen('ne-12', { regular: 1 })
      .action(HARKONNEN, 'strategy');
    expect(p.say('move').options).toEqual(['ne-12', 'done']);
    const q = desertWar().action(HARKONNEN, 'deployment').say('deploy');
    expect([q.options.includes('supply regular'), q.options.includes('suspensor')]).toEqual([true, false]);
  });
  rule('wfa.desert-war.suspensor-movement', () => {
    const p = spend(desertWar().warTokens(1).troopers('suspensor', 'ne-04').sandworm('ne-02')).say('move a trooper');
    // Over the walls of Rimwall West, and two areas on; not onto a sandworm, and not across one.
    expect(p.destinations).toEqual(expect.arrayContaining(['rimwall-west', 'ne-08', 'cne-05', 'arrakeen']));
    expect(['ne-02', 'sihaya-ridge', 'ne-04'].map((a) => p.destinations.includes(a))).toEqual([false, false, false]);
    const blocked = spend(
      desertWar().warTokens(1).troopers('suspensor', 'ne-10').sandworm('ne-09', 'ne-13').sietch('sihaya-ridge', 1),
    );
    expect(blocked.why('move a trooper')).toBe('wfa.desert-war.move-suspensor');
  });
});

describe('for bots and readers', () => {
  test('Escorts lead a legion and absorb two hits: so the odds are better than with a Bashar', () => {
    const army = (s: Partial<Army>): Army => ({
      ...{ regular: 0, elite: 0, special: 0, generic: 0, escort: 0, named: [], cards: 0 },
      ...s,
    });
    const wins = (s: Partial<Army>) => battleOdds(army(s), army({ regular: 3 })).attackerWins;
    expect(wins({ regular: 3, escort: 1 })).toBeGreaterThan(wins({ regular: 3, generic: 1 }));
    expect(wins({ regular: 3, generic: 1 })).toBeGreaterThan(wins({ regular: 3 }));
    // One regular against one: a hit or a special of an Escort scores, and it takes three hits to be gone.
    const { attackerWins, defenderWins, nobody } = battleOdds(army({ regular: 1, escort: 1 }), army({ regular: 1 }));
    expect(attackerWins + defenderWins + nobody).toBeCloseTo(1);
    expect(attackerWins).toBeGreaterThan(0.9);
  });
  test('the odds of a view count Escorts, and the fifth die of a ridden sandworm', () => {
    const p = desertWar()
      .harkonnen('ne-11', { regular: 2, escort: 1 })
      .atreides('ne-12', { regular: 2 })
      .sandworm('ne-05')
      .troopers('sandrider', 'ne-05');
    expect(oddsOfAttack(p.view(HARKONNEN), areaOf('ne-11'), areaOf('ne-12'))?.attacker.escort).toBe(1);
    expect(hitsOfSandworm(p.view(ATREIDES), areaOf('ne-05'), areaOf('ne-11')).dice).toBe(5);
  });
  test('launchers beside vehicles are worth something, and so are tokens', () => {
    const value = (p: Position) => rules.value(p.objective('4-6-8').g, ATREIDES);
    const armed = value(desertWar().troopers('rocket', 'ne-08', 2).harvester('ne-05'));
    const idle = value(desertWar().troopers('rocket', 'sw-02', 2).harvester('ne-05'));
    expect(armed).toBeGreaterThan(idle);
    expect(idle).toBeGreaterThan(value(desertWar().harvester('ne-05')));
    expect(value(desertWar().warTokens(4))).toBeLessThan(value(desertWar()));
    expect(value(desertWar().troopers('suspensor', 'ne-08', 3))).toBeLessThan(value(desertWar()));
    const ridden = desertWar().sandworm('ne-08').troopers('sandrider', 'ne-08');
    expect(value(ridden)).toBeGreaterThan(value(desertWar().sandworm('ne-08').troopers('sandrider', 'ne-12')));
  });
  test('camps are pitched where harvesters are, and a rocket attack is not put off', () => {
    const weights = (p: Position) => rules.weigh!(p.g, explain(rules, p.g, p.asked as Asked))!;
    const p = desertWar().harvester('ne-05').actionResolution();
    expect(weights(p)[p.options.indexOf('ne')]).toBe(2);
    p.say('ne');
    expect([weights(p)[p.options.indexOf('ne-08')], weights(p)[p.options.indexOf('ne-13')]]).toEqual([4, 1]);
    const q = desertWar().camp('ne-08', 'jihad').troopers('rocket', 'ne-08').harvester('ne-05').desertPower();
    expect([q.options, weights(q)]).toEqual([
      ['deploy rockets', 'rocket attack', 'afterwards', 'no'],
      [2, 4, 0.4, 0.2],
    ]);
  });
  test('in words', () => {
    const p = desertWar()
      .warTokens(2)
      .camp('ne-08', 'jihad')
      .troopers('suspensor', 'ne-09')
      .troopers('sandrider', 'ne-12')
      .harkonnen('ne-11', { regular: 2, escort: 1 })
      .air('az1', 'escort');
    const lines = (seat: number) =>
      rules.text.position(p.view(seat), configOf(rules, { options: { desertWar: true } }));
    expect(lines(HARKONNEN).join('\n')).toContain('Desert War tokens: 2. Fremen Camps: Sands far below Sihaya Ridge.');
    expect(lines(ATREIDES).join('\n')).toContain('Fremen Camps: Sands far below Sihaya Ridge (Jihad).');
    expect(lines(HARKONNEN).join('\n')).toContain('2 Regulars, 1 Escort Ornithopter');
    const asked = (q: Position, option: string) => rules.text.option(q.asked as Asked, option, q.view(HARKONNEN));
    const move = p.copy().action(HARKONNEN, 'strategy').say('move', 'ne-11', 'ne', 'ne-14');
    expect(move.question).toBe('how much of the legion?');
    const hits = p.copy().hits(HARKONNEN, 'ne-11', 2);
    expect(asked(hits, 'escort, 2 hits')).toBe('Escort Ornithopter, for 2 hits');
    expect(asked(hits, 'escort')).toBe('Escort Ornithopter');
    const spent = spend(p.copy());
    expect(rules.text.question(spent.asked as Asked, spent.view(HARKONNEN))).toBe(
      'Do you spend a Desert War token? You have 2.',
    );
    expect(['move a trooper', 'afterwards', 'no'].map((o) => asked(spent, o))).toEqual([
      'Move a Suspensor Trooper',
      'Afterwards, perhaps',
      'Not this time',
    ]);
  });
});
