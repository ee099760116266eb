// The Mahdi mode: the round, vehicles, dice, the target, and what belongs to the automatic side.

import {
  ATREIDES,
  FACTS,
  HARKONNEN,
  areaOf,
  combatPower,
  finePower,
  garrisons,
  harvestingSector,
  idOf,
  leaderOf,
  planning,
  prescience,
  rules,
  sietches,
  tactical,
  targetSietch,
} from '@landsraad/war-for-arrakis';
import { mahdi, newGame, position, type Position } from '@landsraad/war-for-arrakis/testing';
import { configOf, count, knows, moveOpenly, ofSeat, refuseConfig } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const named = (areas: readonly number[]) => areas.map(idOf);
const inOrder = (areas: readonly number[]) => named(areas.toSorted((a, b) => a - b));
const solo = (p: Position) => p.table.mahdi!;
const config = (mode: string, options = {}) => configOf(rules, { mode, options });
const QUESTION = 'which do the Harkonnens choose?';
/** Harvesting in the south-east, Gara Kulon and another sietch standing. */
const war = (target = 'gara-kulon', harvesting = 'tasmin-sink') =>
  mahdi().tactics(harvesting, target).sietch('gara-kulon', 2).sietch('sihaya-ridge', 2);

describe('the mode', () => {
  rule('wfa.solo.sides', () => {
    const p = mahdi();
    expect([p.table.sides, p.g.seats]).toEqual([[ATREIDES, HARKONNEN], 1]);
    // Nobody is asked what the Harkonnens do with their die.
    const q = war().spent('captain-aramsham').harkonnen('carthag', { regular: 2 }).harkonnenAction('deployment');
    expect([q.decisions, q.at('carthag')]).toEqual([[], [5, 0, 0, 0]]);
  });
  rule('wfa.solo.two-atreides', () => {
    const p = mahdi('coop');
    expect([p.table.sides, p.g.seats, p.table.cones]).toEqual([[ATREIDES, ATREIDES, HARKONNEN], 2, [0, 0]]);
    expect([0, 1].map((seat) => rules.text.seat(seat, config('coop')))).toEqual(['House Atreides', 'Fremen Ally']);
    expect(p.startOfRound().cards(0).length + p.cards(1).length).toBe(2);
  });
  rule('wfa.solo.no-desert-war', () => {
    expect(refuseConfig(rules, config('solo', { desertWar: true }))).toMatch(/^The Mahdi mode is played without/);
    expect(refuseConfig(rules, config('coop', { desertWar: true }))).toMatch(/^The Mahdi mode is played without/);
    expect([refuseConfig(rules, config('solo')), refuseConfig(rules, config('coop'))]).toEqual([null, null]);
  });
  rule('wfa.solo.you-choose', () => {
    const equal = (mode: 'solo' | 'coop') =>
      mahdi(mode)
        .tactics('tasmin-sink', 'gara-kulon')
        .sietch('gara-kulon', 2)
        .harkonnen('ne-08', { regular: 1 })
        .march(1);
    const p = equal('solo');
    expect([p.question, p.asked.seat, p.options]).toEqual([QUESTION, 0, ['ne-11', 'ne-12']]);
    expect(p.say('ne-12').at('ne-12')).toEqual([1, 0, 0, 0]);
    expect(equal('coop').asked.seat).toBe(0);
  });
  rule('wfa.solo.tactical-cards', () => {
    expect(FACTS.tacticalCards.cards.map((c) => `${c.sector} ${c.sietch}`)).toEqual([
      'ne gara-kulon',
      'ne sihaya-ridge',
      'se tasmin-sink',
      'sw habbanya-ridge',
      'nw rock-outcroppings',
      'nw bight-of-the-cliff',
      'central windgap',
      'central hobars-gap',
    ]);
    const p = mahdi().tactics('windgap', 'gara-kulon').sietch('gara-kulon', 2).sendVehicles({ harvester: 2 });
    // One deep desert in all four central sectors, then any of their deserts.
    expect(named(p.table.harvesters)).toEqual(['cse-05']);
    expect(p.options).toEqual(expect.arrayContaining(['cne-03', 'cse-01', 'csw-01', 'cnw-03']));
    expect(p.options).not.toContain('ne-03');
  });
  rule('wfa.solo.setup', () => {
    const games = Array.from({ length: 8 }, (_, n) => newGame(`solo ${n}`, {}, 'solo'));
    const all = games.map((p) =>
      [tactical.deck, tactical.harvesting, tactical.target, tactical.discard].reduce((n, x) => n + count(p.g, x), 0),
    );
    expect(new Set(all)).toEqual(new Set([8]));
    expect(new Set(games.map((p) => harvestingSector(p.g))).size).toBeGreaterThan(2);
    // As with two players.
    const [p] = games;
    expect([p!.table.sietches.length, p!.table.tokens.length, p!.table.settlements.length]).toEqual([8, 8, 6]);
    expect(p!.table.legions.filter((l) => l.side === HARKONNEN).length).toBe(6);
  });
  rule('wfa.solo.tokens-facedown', () => {
    const p = newGame('facedown', {}, 'solo');
    const ranks = (seat: number) => {
      const board = p.view(seat).hidden['sietches']!['board']!;
      return 'row' in board ? board.row : [];
    };
    expect(ranks(0).includes(null)).toBe(false);
    // Inspecting is not revealing: all of them can still be revealed.
    expect(p.table.sietches.every((_, n) => !knows(p.g, 1, sietches.board, n))).toBe(true);
  });
  rule('wfa.solo.watchers', () => {
    const watched = (mode: 'solo' | 'coop' | 'two-player') => {
      const board = newGame('watched', {}, mode).view(-1).hidden['sietches']!['board']!;
      return 'row' in board ? board.row.filter((rank) => rank !== null).length : 0;
    };
    expect([watched('solo'), watched('coop'), watched('two-player')]).toEqual([8, 8, 0]);
  });
});

describe('the start of the round', () => {
  rule('wfa.solo.start-prescience', () => {
    expect(mahdi().startOfRound().place(prescience.row).length).toBe(2);
    expect(position().startOfRound().place(prescience.row).length).toBe(3);
  });
  rule('wfa.solo.start-atreides-draw', () => {
    const p = mahdi().startOfRound();
    expect(p.cards(0).length).toBe(2);
    expect(['houseAtreides', 'fremenAlly'].map((d) => count(p.g, planning[d as 'houseAtreides'].deck))).toEqual([
      17, 17,
    ]);
    expect([count(p.g, planning.houseHarkonnen.deck), count(p.g, ofSeat(planning.houseHarkonnen.hand, 1))]).toEqual([
      17, 0,
    ]);
  });
  rule('wfa.solo.harvesting-sector', () => {
    const p = mahdi().tacticalDeck('habbanya-ridge', 'gara-kulon').sietch('gara-kulon', 1).startOfRound();
    expect([harvestingSector(p.g), p.place(tactical.harvesting)]).toEqual(['sw', ['tac-habbanya-ridge']]);
  });
  rule('wfa.solo.target-sietch', () => {
    const p = mahdi().sietch('sihaya-ridge', 1).sietch('habbanya-ridge', 1).sietch('windgap', 2);
    p.tacticalDeck('gara-kulon', 'sihaya-ridge', 'tasmin-sink', 'habbanya-ridge', 'windgap').startOfRound();
    expect(idOf(targetSietch(p.g))).toBe('habbanya-ridge');
    expect(p.place(tactical.discard)).toEqual(['tac-sihaya-ridge', 'tac-tasmin-sink']);
  });
  rule('wfa.solo.target-both-conditions', () => {
    const second = (...sietches: readonly string[]) => {
      const p = mahdi();
      for (const s of sietches) p.sietch(s, 1);
      return idOf(
        targetSietch(p.tacticalDeck('gara-kulon', 'sihaya-ridge', 'tasmin-sink', 'windgap').startOfRound().g),
      );
    };
    // Standing but in the same sector; in another sector but destroyed.
    expect([second('sihaya-ridge', 'windgap'), second('tasmin-sink', 'windgap')]).toEqual(['windgap', 'tasmin-sink']);
  });
  rule('wfa.solo.target-none', () => {
    const p = mahdi().sietch('sihaya-ridge', 1).tacticalDeck('gara-kulon').startOfRound();
    expect(idOf(targetSietch(p.g))).toBe('sihaya-ridge');
    // The only valid card has been discarded: the discards are drawn again.
    const q = mahdi().sietch('windgap', 1).tacticalDeck('windgap').tactics('gara-kulon', 'tasmin-sink');
    while (count(q.g, tactical.deck) > 0) moveOpenly(q.g, tactical.deck, q.place(tactical.deck)[0]!, tactical.discard);
    expect(idOf(targetSietch(q.run('another target', { area: 0, rank: 1 }).g))).toBe('windgap');
  });
  rule('wfa.solo.target-destroyed', () => {
    const p = war()
      .harkonnen('ne-12', { regular: 1 })
      .sietch('windgap', 1)
      .tacticalDeck('sihaya-ridge')
      .harkonnenAction('strategy');
    expect([p.at('gara-kulon'), named(p.table.sietches)]).toEqual([
      [1, 0, 0, 0],
      ['sihaya-ridge', 'windgap'],
    ]);
    expect(idOf(targetSietch(p.g))).toBe('sihaya-ridge');
    // Another sietch that falls changes nothing.
    const q = war().harkonnen('ne-09', { regular: 1 }).harkonnenAction('strategy');
    expect([named(q.table.sietches), idOf(targetSietch(q.g))]).toEqual([['gara-kulon'], 'gara-kulon']);
  });
  rule('wfa.solo.example-tactical-card', () => {
    const first = mahdi().sietch('habbanya-ridge', 1).tacticalDeck('gara-kulon', 'habbanya-ridge').startOfRound();
    expect(harvestingSector(first.g)).toBe('ne');
    const second = mahdi().sietch('gara-kulon', 1).tacticalDeck('habbanya-ridge', 'gara-kulon').startOfRound();
    expect(idOf(targetSietch(second.g))).toBe('gara-kulon');
  });
  rule('wfa.solo.reinforcements', () => {
    const p = mahdi().startOfRound();
    expect(solo(p).reinforcements).toEqual(['corrinoAlly', 'houseHarkonnen']);
    expect([
      count(p.g, planning.corrinoAlly.reinforcements),
      count(p.g, planning.houseHarkonnen.reinforcements),
    ]).toEqual([1, 1]);
    expect(p.view(0).hidden['corrinoAlly']!['reinforcements']).toEqual({ row: [null] });
  });
  rule('wfa.solo.target-sietch-moves', () => {
    const q = war().play(ATREIDES, 'kitab-al-ibar').say('gara-kulon', 'ne-12');
    expect(idOf(targetSietch(q.g))).toBe('ne-12');
    // Moved again, it is still followed.
    const r = war().mahdi({ resettled: [{ home: areaOf('gara-kulon'), now: areaOf('sihaya-ridge') }] });
    expect(idOf(targetSietch(r.play(ATREIDES, 'kitab-al-ibar').say('sihaya-ridge', 'ne-09').g))).toBe('ne-09');
  });
});

describe('vehicle placement', () => {
  rule('wfa.solo.harvester-priority', () => {
    // Sietches in Gara Kulon and Sihaya Ridge: two deep deserts are far from both.
    const p = war('tasmin-sink', 'gara-kulon').sendVehicles({ harvester: 3 });
    expect(inOrder(p.table.harvesters)).toEqual(['ne-01', 'ne-13']);
    expect(p.options).toEqual(['ne-03', 'ne-04', 'ne-05', 'ne-07', 'ne-08']);
    // A legion beside it counts like a sietch, and what is not empty comes later.
    const q = war('tasmin-sink', 'gara-kulon')
      .atreides('ne-07', { regular: 9 })
      .station('ne-04', 'jihad')
      .harvester('ne-01', 'ne-13');
    expect(q.sendVehicles({ harvester: 1 }).options).toEqual([]);
    expect(named(q.table.harvesters.slice(2))).toEqual(['ne-03']);
    // Then the other deep deserts, and the other deserts last.
    const r = war('tasmin-sink', 'gara-kulon').harvester('ne-01', 'ne-13', 'ne-03', 'ne-04', 'ne-05');
    r.table.harvesters = [...r.table.harvesters, areaOf('ne-07'), areaOf('ne-08')];
    expect(r.sendVehicles({ harvester: 1 }).options).toEqual(['ne-02', 'ne-10', 'ne-14', 'ne-16']);
    const full = war('tasmin-sink', 'gara-kulon').atreides('ne-04', { regular: 1 }).atreides('ne-08', { regular: 1 });
    full.atreides('ne-12', { regular: 1 }).atreides('ne-13', { regular: 1 }).atreides('ne-01', { regular: 1 });
    full.harvester('ne-02', 'ne-10', 'ne-14', 'ne-16').sendVehicles({ harvester: 1 });
    expect(full.options).toEqual(['ne-03', 'ne-05', 'ne-06', 'ne-07', 'ne-09', 'ne-11', 'ne-15']);
  });
  rule('wfa.solo.harvester-overflow', () => {
    const full = (target: string) =>
      war(target)
        .harvester('se-01', 'se-02', 'se-03', 'se-04', 'se-06', 'se-07')
        .with((t) => {
          t.harvesters = [...t.harvesters, areaOf('tasmin-sink'), areaOf('se-08')].slice(0, 8);
          t.sandworms = [areaOf('se-08')];
          t.harvesters = t.harvesters.slice(0, 7);
        });
    // Beside the south-east lie three sectors; one is that of the target.
    expect(full('gara-kulon').sendVehicles({ harvester: 1 }).options).toEqual(['cne', 'cse']);
    expect(full('habbanya-ridge').sietch('habbanya-ridge', 2).sendVehicles({ harvester: 1 }).options).toEqual([
      'ne',
      'cne',
      'cse',
    ]);
    // On the central cards all four are one.
    expect(
      named(full('windgap').sietch('windgap', 2).sendVehicles({ harvester: 1 }).table.harvesters.slice(7)),
    ).toEqual([]);
    const p = full('gara-kulon').sendVehicles({ harvester: 1 }).say('cse');
    expect(named(p.table.harvesters.slice(7))).toEqual(['cse-05']);
  });
  rule('wfa.solo.carryall-placement', () => {
    const p = war().harvester('se-01', 'se-02', 'ne-01', 'cse-01').sendVehicles({ carryall: 1 });
    expect(p.table.air).toEqual(['', '', '', '', 'carryall', '', '', '']);
    const q = war().harvester('se-01', 'ne-01').sendVehicles({ carryall: 1 });
    expect(q.options).toEqual(['az1', 'az5']);
  });
  rule('wfa.solo.ornithopter-priority', () => {
    // Ready to strike: two areas away from Sihaya Ridge, in the north-east.
    const strike = war('tasmin-sink', 'windgap').harkonnen('ne-08', { regular: 1 }).sietch('tasmin-sink', 3);
    expect(strike.sendVehicles({ ornithopter: 1 }).table.air).toEqual(['ornithopter', '', '', '', '', '', '', '']);
    // Then the sector of the target, then sectors beside it, central zones first.
    const p = war('tasmin-sink', 'windgap').sietch('tasmin-sink', 3).sendVehicles({ ornithopter: 2 });
    expect([p.table.air[4], p.options]).toEqual(['ornithopter', ['az2', 'az4', 'az6']]);
    const q = war('tasmin-sink', 'windgap').sietch('tasmin-sink', 3);
    for (const zone of ['az2', 'az4', 'az5', 'az6']) q.air(zone, 'carryall');
    expect(q.sendVehicles({ ornithopter: 3 }).table.air.slice(0, 1)).toEqual(['ornithopter']);
    // Air Zones 3, 7 and 8 touch no sector beside the south-east.
    expect(q.table.air.filter((x) => x === 'ornithopter').length).toBe(1);
  });
  rule('wfa.solo.ornithopter-unoccupied', () => {
    const p = war('tasmin-sink', 'windgap')
      .sietch('tasmin-sink', 3)
      .air('az5', 'carryall')
      .sendVehicles({ ornithopter: 1 });
    expect([p.table.air[4], p.options]).toEqual(['carryall', ['az2', 'az4', 'az6']]);
    const q = war().harvester('se-01').air('az5', 'ornithopter').sendVehicles({ carryall: 1 });
    expect([q.table.air[4], q.options.includes('az5')]).toEqual(['ornithopter', false]);
  });
  rule('wfa.solo.ornithopter-attack-check', () => {
    const p = (units: number) =>
      war('tasmin-sink', 'windgap')
        .sietch('tasmin-sink', 3)
        .atreides('sihaya-ridge', { regular: 2 })
        .atreides('gara-kulon', { regular: 2 })
        .harkonnen('ne-08', { regular: units })
        .sendVehicles({ ornithopter: 1 });
    expect([p(2).table.air[0], p(2).table.air[4], p(3).table.air[0], p(3).table.air[4]]).toEqual([
      '',
      'ornithopter',
      'ornithopter',
      '',
    ]);
  });
  rule('wfa.solo.no-scouting', () => {
    // A player may scout there and then.
    const two = position().air('az1', 'ornithopter').sietch('gara-kulon', 2).turn(HARKONNEN);
    expect(two.offers(HARKONNEN)).toContain('scouting: az1');
    const p = war().air('az8', 'ornithopter').sietch('habbanya-ridge', 1).harkonnen('ne-08', { regular: 1 });
    p.mahdi({ unrolled: 1 })
      .with((t) => {
        t.forcedDie = 1;
      })
      .harkonnenTurn();
    expect([p.question, p.offers(0), p.offers(1)]).toEqual([QUESTION, [], []]);
  });
});

describe('action resolution', () => {
  rule('wfa.solo.dice-one-by-one', () => {
    const p = war()
      .with((t) => {
        t.diceAside = 2;
        t.gesserit = [0, 0];
      })
      .actionResolution();
    while (p.question !== 'what do you do?') p.say(p.options[0]!);
    expect([p.table.dice[1], solo(p).unrolled]).toEqual([[0, 0, 0, 0, 0], 6]);
    const dice = p.table.dice[0]!.reduce((a, b) => a + b, 0);
    p.say('desert power', 'nothing');
    while (p.question !== 'what do you do?') p.say(p.options[0]!);
    expect([solo(p).unrolled, solo(p).shown.reduce((a, b) => a + b, 0), dice]).toEqual([5, 1, 4]);
  });
  rule('wfa.solo.dice-tank', () => {
    const p = war()
      .mahdi({ unrolled: 1 })
      .tank(1, 'baron-harkonnen')
      .with((t) => {
        t.forcedDie = 1;
      })
      .harkonnenTurn();
    expect(p.table.tanks[1]).toEqual([-1, leaderOf('baron-harkonnen'), -1, -1, -1]);
  });
  rule('wfa.solo.dice-three-limit', () => {
    for (let seed = 0; seed < 6; seed++) {
      const p = war()
        .mahdi({ unrolled: 1, shown: [3, 3, 3, 3, 2] })
        .seed(seed)
        .harkonnenTurn();
      expect(solo(p).shown).toEqual([3, 3, 3, 3, 3]);
    }
    const q = war()
      .mahdi({ unrolled: 1, shown: [3, 3, 2, 3, 3] })
      .seed(1)
      .harkonnenTurn();
    expect(solo(q).shown).toEqual([3, 3, 3, 3, 3]);
  });
  rule('wfa.solo.unused-dice', () => {
    const power = (unrolled: number) => {
      const p = war()
        .dice(0, { mentat: 2 })
        .mahdi({ unrolled, shown: [3, 3, 0, 0, 0] })
        .turn(ATREIDES);
      return p.options.includes('desert power');
    };
    expect([power(2), power(3)]).toEqual([false, true]);
    const p = war()
      .with((t) => {
        t.diceAside = 3;
        t.gesserit = [0, 0];
      })
      .actionResolution();
    while (p.question !== 'what do you do?') p.say(p.options[0]!);
    expect(solo(p).unrolled).toBe(5);
  });
  test('the phase ends when the last Harkonnen die is used', () => {
    const p = war()
      .mahdi({ unrolled: 1 })
      .dice(0, { mentat: 2 })
      .with((t) => {
        t.forcedDie = 1;
      })
      .actionTurns();
    expect(p.say('mentat', 'nothing').decisions).toEqual([]);
    expect(solo(p).unrolled).toBe(0);
  });
  test('a card whose condition comes true in a Harkonnen turn can be claimed before it ends', () => {
    const p = war()
      .row('unknown-ar-8')
      .with((t) => {
        t.forcedDie = 1;
        t.deeds = { ...t.deeds, sietchHeld: 1 };
      });
    p.mahdi({ unrolled: 1 }).harkonnenTurn();
    expect([p.question, p.options]).toEqual(['claim a prescience card?', ['unknown-ar-8', 'done']]);
    expect(p.say('unknown-ar-8').table.prescience).toEqual([1, 0, 2]);
  });
});

describe('spice', () => {
  /** So much spice is harvested, with the markers on these rows. */
  const harvest = (spice: number, markers: readonly number[], reserve = false) =>
    war()
      .with((t) => {
        t.markers = markers;
        t.reserve = reserve;
        t.harvesters = ['se-01', 'se-03', 'se-06', 'ne-03', 'ne-05', 'ne-07', 'ne-08', 'ne-11', 'ne-12']
          .slice(0, spice)
          .map(areaOf);
      })
      .spiceHarvesting();
  rule('wfa.solo.spice-keep', () => {
    // The lowest markers first, with the reserve.
    expect(harvest(4, [2, 3, 1]).table.markers).toEqual([2, 3, 2]);
    expect(harvest(3, [2, 3, 1], true).table.markers).toEqual([2, 3, 2]);
    // Between equals the player chooses.
    const p = harvest(3, [1, 1, 1]);
    expect([p.question, p.options]).toEqual([QUESTION, ['choam', 'spacingGuild', 'landsraad']]);
    expect(p.say('landsraad').table.markers).toEqual([2, 2, 1]);
  });
  rule('wfa.solo.spice-raise', () => {
    expect(harvest(7, [2, 3, 1]).table.markers).toEqual([2, 2, 1]);
    expect(harvest(8, [2, 3, 1]).table.markers).toEqual([1, 2, 1]);
    // A marker on the bottom step costs 3.
    expect(harvest(6, [5, 2, 2]).table.markers).toEqual([5, 1, 1]);
    expect(harvest(7, [5, 2, 2]).table.markers).toEqual([4, 2, 2]);
    expect(harvest(3, [5, 5, 2]).table.markers).toEqual([5, 5, 1]);
  });
  rule('wfa.solo.spice-bottom', () => {
    expect([harvest(2, [5, 1, 5]).table.markers, harvest(2, [5, 1, 5]).table.spice]).toEqual([[5, 1, 5], 0]);
  });
  rule('wfa.solo.spice-supremacy', () => {
    expect([harvest(7, [1, 1, 1]).table.supremacy, harvest(6, [1, 1, 1]).table.supremacy]).toEqual([1, 0]);
    // One marker lower: it is raised instead.
    expect([harvest(7, [1, 2, 1]).table.supremacy, harvest(7, [1, 2, 1]).table.markers]).toEqual([0, [1, 1, 1]]);
  });
  rule('wfa.solo.spice-supremacy-cost', () => {
    const p = harvest(9, [1, 1, 1], true);
    expect([p.table.supremacy, p.table.reserve, p.table.spice]).toEqual([1, false, 0]);
  });
  rule('wfa.solo.spice-no-stockpile', () => {
    const two = position()
      .with((t) => {
        t.harvesters = ['se-01', 'se-03', 'se-06'].map(areaOf);
      })
      .spiceHarvesting();
    expect(two.options).toContain('stockpile');
    // Three spice keep a marker, and the last one goes to the reserve.
    const p = harvest(3, [1, 1, 1]).say('choam');
    expect([p.table.supremacy, p.table.reserve, p.table.markers]).toEqual([0, true, [1, 2, 2]]);
  });
  rule('wfa.solo.spice-reserve', () => {
    const p = harvest(3, [2, 2, 2]);
    expect([p.say('choam').table.reserve, p.table.markers]).toEqual([true, [2, 3, 3]]);
    expect(harvest(4, [2, 3, 1]).table.reserve).toBe(false);
  });
});

describe('the end of the round', () => {
  rule('wfa.solo.end-supremacy', () => {
    const end = (p: Position) => {
      while (p.question !== '') p.say(p.options.at(-1)!);
      return p;
    };
    expect(
      end(
        war()
          .with((t) => {
            t.supremacy = 4;
          })
          .endOfRound(),
      ).table.supremacy,
    ).toBe(5);
    const won = end(
      war()
        .with((t) => {
          t.supremacy = 9;
        })
        .endOfRound(),
    );
    expect(won.g.over).toEqual({ winners: [], rule: 'wfa.victory.harkonnen', scores: [0] });
    // The Atreides come first.
    const first = war()
      .objective('4-6-8')
      .with((t) => {
        t.supremacy = 9;
        t.prescience = [4, 6, 8];
      })
      .endOfRound();
    expect(end(first).g.over).toEqual({ winners: [0], rule: 'wfa.victory.atreides', scores: [18] });
    expect(end(position().endOfRound()).table.supremacy).toBe(0);
  });
  rule('wfa.solo.end-tactical', () => {
    const p = war().endOfRound();
    expect([count(p.g, tactical.deck), count(p.g, tactical.target), count(p.g, tactical.harvesting)]).toEqual([
      8, 0, 0,
    ]);
    const orders = new Set(
      Array.from({ length: 6 }, (_, n) => war().seed(n).endOfRound().place(tactical.deck).join(' ')),
    );
    expect(orders.size).toBeGreaterThan(1);
  });
  rule('wfa.solo.end-no-leader-replacement', () => {
    const board = (p: Position) =>
      p
        .harkonnen('carthag', { regular: 1, named: ['baron-harkonnen'] })
        .atreides('gara-kulon', { regular: 1, named: ['stilgar'] })
        .endOfRound();
    expect(board(position().sietch('gara-kulon', 1)).options).toEqual([
      'done',
      `leader ${leaderOf('baron-harkonnen')}`,
    ]);
    expect(board(war()).options).toEqual(['done', `leader ${leaderOf('stilgar')}`]);
  });
  rule('wfa.solo.reinforcements-accumulate', () => {
    const seven = [
      'sandmasters',
      'hunter-seeker',
      'forced-recruitment',
      'shigawire',
      'troop-carriers',
      'spotter-control',
      'arsunt-legion',
    ];
    const two = position()
      .hand(HARKONNEN, ...seven)
      .endOfRound();
    expect(two.question).toBe('discard which card?');
    const p = war()
      .reinforcements(...seven)
      .endOfRound();
    expect([p.question, solo(p).reinforcements.length]).toEqual(['', 7]);
  });
});

describe('instead of a Bene Gesserit token', () => {
  rule('wfa.solo.bene-gesserit', () => {
    const gain = (dice: number) =>
      war()
        .cardsLeft('houseHarkonnen', 0)
        .with((t) => {
          t.diceAside = dice;
        })
        .mahdi({ unrolled: 2 });
    const p = gain(2).deck('houseHarkonnen').harkonnenCard('breeding-program');
    expect([p.table.diceAside, solo(p).unrolled, p.table.gesserit, p.table.supremacy]).toEqual([1, 3, [1, 0], 0]);
    const q = gain(0).harkonnenCard('breeding-program');
    expect([solo(q).unrolled, q.table.supremacy, q.table.gesseritReserve]).toEqual([2, 1, 4]);
  });
});

describe('Combat Power', () => {
  const legion = () =>
    mahdi().harkonnen('ne-08', { regular: 2, elite: 1, special: 1, generic: 1, named: ['baron-harkonnen'] });
  rule('wfa.solo.combat-power', () => {
    const p = legion()
      .sietch('gara-kulon', 3)
      .atreides('gara-kulon', { regular: 1, generic: 1 })
      .token('gara-kulon', 'S-EE');
    expect([combatPower(p.g, HARKONNEN, areaOf('ne-08')), combatPower(p.g, ATREIDES, areaOf('gara-kulon'))]).toEqual([
      6, 4,
    ]);
    expect([combatPower(p.g, ATREIDES, areaOf('ne-08')), combatPower(p.g, ATREIDES, areaOf('ne-01'))]).toEqual([0, 0]);
  });
  rule('wfa.solo.combat-power-fine', () => {
    // 2 + 2 + 3 + 4 for the units, 1 for the Bashar, 2 for the Baron.
    expect(finePower(legion().g, HARKONNEN, areaOf('ne-08'))).toBe(14);
    const p = mahdi().atreides('ne-08', { special: 1, generic: 2, named: ['stilgar'] });
    expect([finePower(p.g, ATREIDES, areaOf('ne-08')), finePower(p.g, HARKONNEN, areaOf('ne-08'))]).toEqual([8, 0]);
  });
  rule('wfa.solo.combat-power-fine-token', () => {
    const p = mahdi().token('ne-08', 'S-RR').garrison('carthag', 'black RRR').harkonnen('carthag', { regular: 1 });
    expect([finePower(p.g, ATREIDES, areaOf('ne-08')), finePower(p.g, HARKONNEN, areaOf('carthag'))]).toEqual([4, 6]);
    const two = mahdi().token('ne-08', 'S-RR').token('ne-08', 'S-RE');
    expect(finePower(two.g, ATREIDES, areaOf('ne-08'))).toBe(8);
  });
  rule('wfa.solo.combat-power-tie-attack', () => {
    const attacks = (f: { regular?: number; elite?: number }) =>
      war().harkonnen('ne-12', f).atreides('gara-kulon', { regular: 2 }).hand(0, 'war-plan').harkonnenAction('strategy')
        .table.battle !== null;
    expect([
      attacks({ regular: 2 }),
      attacks({ regular: 1, elite: 1 }),
      attacks({ regular: 3 }),
      attacks({ elite: 1 }),
    ]).toEqual([false, true, true, false]);
  });
});

describe('Harkonnen deployment tokens', () => {
  rule('wfa.solo.token-pool', () => {
    const p = newGame('tokens', {}, 'solo');
    expect([count(p.g, garrisons.black), count(p.g, garrisons.silver), count(p.g, garrisons.box)]).toEqual([6, 6, 0]);
    expect(p.view(0).hidden['harkonnen tokens']!['black']).toEqual({ row: [null, null, null, null, null, null] });
    const orders = new Set(
      Array.from({ length: 5 }, (_, n) => newGame(`tokens ${n}`, {}, 'solo').place(garrisons.black).join()),
    );
    expect(orders.size).toBeGreaterThan(1);
  });
  rule('wfa.solo.token-unit', () => {
    // Two tokens and three units: only one more finds room.
    const p = war()
      .spent('captain-aramsham')
      .harkonnen('carthag', { regular: 3 })
      .garrison('carthag', 'black RRR')
      .garrison('carthag', 'silver RRB');
    expect(combatPower(p.g, HARKONNEN, areaOf('carthag'))).toBe(7);
    p.harkonnenAction('deployment');
    while (p.question === QUESTION) p.say(p.options[0]!);
    expect(p.at('carthag')).toEqual([4, 0, 0, 0]);
    // They move like units.
    const q = war().garrison('ne-07', 'black RRR').march(1);
    expect([q.garrisonAt('ne-07'), q.garrisonAt('shield-wall-east')]).toEqual([[], ['black']]);
  });
  rule('wfa.solo.token-reveal', () => {
    // Attacked, by a storm, by a sandworm.
    const p = mahdi()
      .garrison('carthag', 'silver RSB')
      .atreides('cne-01', { regular: 4 })
      .hand(0, 'war-plan')
      .action(ATREIDES, 'strategy')
      .say('attack', 'cne-01', 'carthag');
    expect([p.at('carthag'), p.garrisonAt('carthag'), count(p.g, garrisons.silver)]).toEqual([[1, 0, 1, 1], [], 6]);
    const storm = mahdi().garrison('ne-07', 'black RRR').storms();
    expect([storm.garrisonAt('ne-07'), count(storm.g, garrisons.black)]).toEqual([[], 6]);
    const worm = mahdi().garrison('ne-07', 'black RRR').sandworm('ne-05').attackWithSandworm().say('ne-05', 'ne-07');
    expect([worm.garrisonAt('ne-07'), count(worm.g, garrisons.black)]).toEqual([[], 6]);
    // They attack, or an effect needs their units; nothing else turns them up.
    const attack = war().garrison('ne-12', 'black EE').harkonnenAction('strategy');
    expect([attack.at('gara-kulon'), attack.garrisonAt('gara-kulon')]).toEqual([[0, 2, 0, 0], []]);
    const effect = war().spent('baron-harkonnen').garrison('ne-07', 'black RRR').harkonnenAction('house');
    expect(effect.at('ne-07')).toEqual([1, 2, 0, 0]);
    expect(war().garrison('ne-07', 'black RRR').march(1).garrisonAt('shield-wall-east')).toEqual(['black']);
  });
  rule('wfa.solo.token-no-figures', () => {
    /** All figures of the Harkonnens are on the board. */
    const crowded = () => {
      const p = mahdi().garrison('carthag', 'silver RRB').atreides('cne-01', { regular: 1 });
      for (const area of ['se-01', 'se-02', 'se-03', 'se-04']) p.harkonnen(area, { regular: 6 });
      for (const area of ['sw-01', 'sw-02']) p.harkonnen(area, { elite: 6 });
      return p.harkonnen('sw-03', { special: 6 }).harkonnen('sw-04', { special: 2 });
    };
    const p = crowded().action(ATREIDES, 'strategy').say('attack', 'cne-01', 'carthag', 'advance');
    expect([p.at('carthag'), p.supply(HARKONNEN, 'generic')]).toEqual([[1, 0, 0, 0], 6]);
    // A storm that rolls no hit turns the token up too; this is where it strikes first.
    const storm = crowded()
      .garrison('ne-07', 'black RRR')
      .harkonnen('ne-07', { named: ['baron-harkonnen'] })
      .rolls({ hits: 0, shields: 2, specials: 0 })
      .storms();
    expect([storm.garrisonAt('ne-07'), storm.leader('baron-harkonnen') < 0]).toEqual([[], true]);
  });
  rule('wfa.solo.token-overstack', () => {
    const p = mahdi()
      .harkonnen('carthag', { regular: 2, elite: 2 })
      .garrison('carthag', 'black EE')
      .garrison('carthag', 'silver RSB');
    p.atreides('cne-01', { regular: 4 })
      .hand(0, 'war-plan')
      .action(ATREIDES, 'strategy')
      .say('attack', 'cne-01', 'carthag');
    // 2 + 1 Regulars, 4 Elites, 1 Sardaukar: two of eight are too many.
    expect(p.at('carthag')).toEqual([1, 4, 1, 1]);
  });
  rule('wfa.solo.token-shortage', () => {
    const p = war();
    const black = ['black RRR', 'black RRR', 'black RRE', 'black RRE', 'black RE', 'black EE'];
    const areas = ['arrakeen', 'arsunt', 'hagga-basin', 'north-pole', 'imperial-basin', 'ne-01'];
    black.forEach((token, n) => p.garrison(areas[n]!, token));
    p.harkonnen('carthag', { regular: 2 }).run('a garrison comes', { area: areaOf('carthag') });
    expect([p.question, p.options]).toEqual([
      QUESTION,
      ['arrakeen', 'arsunt', 'hagga-basin', 'north-pole', 'imperial-basin', 'ne-01'],
    ]);
    p.say('ne-01');
    expect([p.at('ne-01'), p.garrisonAt('ne-01'), p.garrisonAt('carthag')]).toEqual([
      [0, 2, 0, 0],
      [],
      ['black', 'silver'],
    ]);
  });
  rule('wfa.solo.leave-settlement', () => {
    const p = war().harkonnen('imperial-basin', { regular: 2 }).march(1);
    expect(p.garrisonAt('imperial-basin')).toEqual(['black', 'silver']);
    expect(war().harkonnen('ne-07', { regular: 2 }).march(1).garrisonAt('ne-07')).toEqual([]);
    expect(p.view(0).hidden['harkonnen tokens']!['board']).toEqual({ row: [null, null] });
  });
  rule('wfa.solo.leave-settlement-whole', () => {
    // One of four finds room: the others stay.
    const p = war()
      .harkonnen('imperial-basin', { regular: 4, generic: 1 })
      .harkonnen('cne-05', { regular: 5 })
      .march(1, 'leader');
    expect([p.at('imperial-basin'), p.at('cne-05'), p.garrisonAt('imperial-basin')]).toEqual([
      [3, 0, 0, 0],
      [6, 0, 0, 1],
      [],
    ]);
    // After a battle they advance out of it.
    const q = mahdi()
      .tactics('tasmin-sink', 'gara-kulon')
      .sietch('cne-01', 1)
      .harkonnen('carthag', { regular: 1 })
      .harkonnenAction('strategy');
    expect([q.at('cne-01'), q.garrisonAt('carthag')]).toEqual([
      [1, 0, 0, 0],
      ['black', 'silver'],
    ]);
  });
});
