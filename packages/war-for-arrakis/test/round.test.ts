import {
  ASIDE,
  ATREIDES,
  HARKONNEN,
  idOf,
  leaderOf,
  planning,
  prescience,
  type Side,
} from '@landsraad/war-for-arrakis';
import { newGame, position } from '@landsraad/war-for-arrakis/testing';
import { count, recording, things, type Happening } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

test('dice that a box has no room for are in excess, none is lost', () => {
  for (let seed = 0; seed < 40; seed++) {
    const told: Happening[] = [];
    const p = position().seed(seed);
    recording(told, () => void p.actionResolution());
    const rolled = told.filter((h) => h.kind === 'action dice').map((h) => h.nouns);
    // The Harkonnens roll 8 and have room for 4 of a kind, the Atreides roll 4 and have room for 2.
    [
      [HARKONNEN, 8, 4],
      [ATREIDES, 4, 2],
    ].forEach(([side, dice, room], n) => {
      const shown = String(rolled[n]?.['dice']).split(', ');
      expect(shown.every((x) => /^[1-4] [a-z]+$/.test(x))).toBe(true);
      const counts = shown.map((x) => Number.parseInt(x, 10));
      expect(Math.max(...counts)).toBeLessThanOrEqual(room!);
      expect(counts.reduce((a, b) => a + b, 0) + Number(rolled[n]?.['excess'])).toBe(dice);
      expect(rolled[n]?.['seat']).toBe(side);
    });
  }
});

describe('the round', () => {
  rule('wfa.round.sequence', () => {
    const p = newGame();
    expect([p.table.round, p.table.phase, p.question]).toEqual([
      1,
      'vehicles',
      'place a harvester where? in which sector?',
    ]);
  });
  rule('wfa.round.phase-owners', () => {
    const p = newGame();
    expect([p.asked.seat, p.table.phase]).toEqual([HARKONNEN, 'vehicles']);
  });
  rule('wfa.round.start-planning', () => {
    const p = position().startOfRound();
    expect([
      p.cards(ATREIDES).length,
      p.cards(HARKONNEN).length,
      count(p.g, planning.houseAtreides.deck),
      count(p.g, planning.fremenAlly.deck),
    ]).toEqual([2, 2, 17, 17]);
  });
  rule('wfa.round.start-planning-empty', () => {
    const p = position().cardsLeft('fremenAlly', 0);
    expect(p.startOfRound().cards(ATREIDES).length).toBe(1);
  });
  rule('wfa.round.start-prescience', () => expect(count(position().startOfRound().g, prescience.row)).toBe(3));
  rule('wfa.round.start-prescience-short', () => {
    const p = position().visionsLeft(2);
    expect(count(p.startOfRound().g, prescience.row)).toBe(2);
  });
});

describe('the end of the round', () => {
  rule('wfa.round.end-sequence', () => {
    const p = position()
      .row('the-desert-war')
      .air('az1', 'carryall')
      .harkonnen('arrakeen', { regular: 1, named: ['baron-harkonnen'] })
      .endOfRound();
    expect([p.question, p.table.air[0]]).toEqual(['take which leader off the board?', '']);
  });
  rule('wfa.round.end-objective-check', () => {
    const p = position()
      .objective('4-6-8')
      .with((t) => (t.prescience = [4, 7, 8]))
      .endOfRound();
    expect(p.g.over?.winners).toEqual([ATREIDES]);
  });
  rule('wfa.round.end-remove-aircraft', () => {
    const p = position().air('az1', 'ornithopter').air('az2', 'carryall').endOfRound();
    expect(p.table.air).toEqual(Array(8).fill(''));
  });
  rule('wfa.round.end-replace-leaders', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 1, named: ['baron-harkonnen'] })
      .atreides('ne-11', { regular: 1, named: ['stilgar'] })
      .endOfRound();
    expect(p.asked.seat).toBe(HARKONNEN);
    p.say(`leader ${leaderOf('baron-harkonnen')}`);
    expect([p.at('arrakeen'), p.asked.seat]).toEqual([[1, 0, 0, 1], ATREIDES]);
  });
  rule('wfa.round.end-replace-set-aside', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 1, named: ['baron-harkonnen'] })
      .endOfRound()
      .say(`leader ${leaderOf('baron-harkonnen')}`);
    expect([p.leader('baron-harkonnen'), p.table.tanks[HARKONNEN]]).toEqual([ASIDE, [-1, -1, -1, -1, -1]]);
  });
  rule('wfa.round.end-replace-no-generic', () => {
    const p = position()
      .harkonnen('arrakeen', { regular: 1, generic: 6, named: ['baron-harkonnen'] })
      .endOfRound()
      .say(`leader ${leaderOf('baron-harkonnen')}`);
    expect([p.leader('baron-harkonnen'), p.at('arrakeen')]).toEqual([ASIDE, [1, 0, 0, 6]]);
  });
  rule('wfa.round.end-refresh', () => {
    const p = position()
      .with((t) => (t.spent = t.spent.with(leaderOf('stilgar'), true)))
      .endOfRound();
    expect(p.table.spent[leaderOf('stilgar')]).toBe(false);
  });
  rule('wfa.round.end-hand-limit', () => {
    const p = position()
      .hand(
        ATREIDES,
        'war-plan',
        'the-voice',
        'thumpers',
        'hieregs',
        'stillsuits',
        'crysknife',
        'truthtrance',
        'sandtides',
      )
      .endOfRound();
    p.say('war-plan', 'the-voice');
    expect([p.cards(ATREIDES).length, p.decisions]).toEqual([6, []]);
  });
  rule('wfa.round.hand-limit-only-then', () => {
    const p = position()
      .hand(ATREIDES, 'war-plan', 'the-voice', 'thumpers', 'hieregs', 'stillsuits', 'crysknife')
      .action(ATREIDES, 'mentat')
      .say('draw', 'fremenAlly', 'fremenAlly');
    expect([p.cards(ATREIDES).length, p.decisions]).toEqual([8, []]);
    expect(p.endOfRound().question).toBe('discard which card?');
  });
  rule('wfa.round.end-prescience-sort', () => {
    const p = position().row('the-desert-war', 'stunted-worms').endOfRound();
    expect(p.options).toEqual(['remove the-desert-war', 'shuffle the-desert-war']);
    p.say('remove the-desert-war', 'shuffle stunted-worms');
    expect([things(p.g, prescience.gone), things(p.g, prescience.row), count(p.g, prescience.deck)]).toEqual([
      ['the-desert-war'],
      [],
      15,
    ]);
  });
  rule('wfa.round.end-recover-dice', () => {
    expect(
      position()
        .with((t) => (t.used = [3, 7]))
        .endOfRound().table.used,
    ).toEqual([0, 0]);
  });
  rule('wfa.round.unspent-dice-lost', () => {
    const p = position().actionResolution();
    while (p.table.turn < 0) p.say(p.options.at(-1)!);
    p.dice(HARKONNEN, { mentat: 1 })
      .dice(ATREIDES, { mentat: 2, house: 1 })
      .say('mentat', 'nothing', 'mentat', 'nothing');
    expect(p.table.dice).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });
});

describe('vehicle placement', () => {
  rule('wfa.vehicles.kinds', () => {
    const p = position().air('az1', 'ornithopter').air('az2', 'carryall').play(ATREIDES, 'captured-ornithopter');
    expect(p.options).toEqual(['az1', 'none']);
  });
  rule('wfa.vehicles.never-move', () => {
    const p = position().harvester('ne-12').action(HARKONNEN, 'house').say('vehicles', 'harvester');
    expect(p.options).toEqual(['supply', 'ne-12']);
    p.say('ne-12', 'nw', 'nw-07', 'no more');
    expect(p.table.harvesters.map(idOf)).toEqual(['nw-07']);
  });
  rule('wfa.vehicles.active-row', () => {
    const p = position()
      .with((t) => (t.markers = [1, 4, 2]))
      .vehiclePlacement();
    expect(p.table.diceAside).toBe(3);
  });
  rule('wfa.vehicles.dice-set-aside', () => {
    const left = [1, 2, 3, 4, 5].map(
      (row) =>
        8 -
        position()
          .with((t) => (t.markers = [row, 1, 1]))
          .vehiclePlacement().table.diceAside,
    );
    expect(left).toEqual([8, 7, 6, 5, 4]);
  });
  rule('wfa.vehicles.dice-returned', () => {
    const p = position()
      .with((t) => (t.diceAside = 4))
      .with((t) => (t.markers = [2, 1, 1]))
      .vehiclePlacement();
    expect(p.table.diceAside).toBe(1);
  });
  rule('wfa.vehicles.count', () => {
    const p = position().vehiclePlacement();
    for (let n = 0; n < 40 && p.question !== ''; n++) p.say(p.options[0]!);
    expect([
      p.table.harvesters.length,
      p.table.air.filter((x) => x === 'ornithopter').length + p.table.air.filter((x) => x === 'carryall').length,
    ]).toEqual([3, 1]);
  });
  rule('wfa.vehicles.place-all', () => {
    const p = position().placeVehicles({ harvester: 1, carryall: 1 });
    expect(p.options).not.toContain('no more');
    p.say('ne', 'ne-01', 'az4');
    expect([p.table.harvesters.map(idOf), p.table.air[3]]).toEqual([['ne-01'], 'carryall']);
  });
  rule('wfa.vehicles.harvester-placement', () => {
    const p = position()
      .atreides('ne-01', { regular: 1 })
      .harvester('ne-02')
      .harkonnen('ne-03', { regular: 1 })
      .wormsign('ne-05', 'sand')
      .sandworm('ne-06')
      .placeVehicles({ harvester: 1 })
      .say('ne');
    expect([p.why('ne-01'), p.why('ne-02'), p.why('ne-06'), p.why('ne-03'), p.why('ne-05')]).toEqual([
      'wfa.vehicles.harvester-placement',
      'wfa.vehicles.harvester-placement',
      'wfa.vehicles.harvester-placement',
      null,
      null,
    ]);
    expect(p.options).not.toContain('ne-02');
  });
  rule('wfa.vehicles.harvester-on-wormsign', () => {
    const p = position().wormsign('ne-05', 'sand').placeVehicles({ harvester: 1 }).say('ne', 'ne-05');
    expect([p.table.harvesters.map(idOf), p.table.wormsigns.map(idOf)]).toEqual([['ne-05'], ['ne-05']]);
    expect(p.view(HARKONNEN).hidden['wormsigns']!['board']).toEqual({ row: [null] });
  });
  rule('wfa.vehicles.air-placement', () => {
    const p = position().placeVehicles({ ornithopter: 1 });
    expect(p.options).toEqual(['az1', 'az2', 'az3', 'az4', 'az5', 'az6', 'az7', 'az8']);
    expect(p.say('az2').table.air[1]).toBe('ornithopter');
  });
  rule('wfa.vehicles.air-replacement', () => {
    const p = position().air('az2', 'carryall').placeVehicles({ ornithopter: 1 }).say('az2');
    expect(p.table.air[1]).toBe('ornithopter');
  });
});

describe('action dice', () => {
  const roll = () => position().actionResolution();
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  rule('wfa.dice.roll', () => expect(sum(roll().table.dice[ATREIDES]!) + roll().table.excess[ATREIDES]!).toBe(4));
  rule('wfa.dice.atreides-count', () =>
    expect(sum(roll().table.dice[ATREIDES]!) + roll().table.excess[ATREIDES]!).toBe(4),
  );
  rule('wfa.dice.harkonnen-count', () => {
    const p = position()
      .with((t) => (t.diceAside = 3))
      .actionResolution();
    expect(sum(p.table.dice[HARKONNEN]!) + p.table.excess[HARKONNEN]!).toBe(5);
  });
  rule('wfa.dice.results', () => {
    const p = roll();
    expect(p.table.dice[HARKONNEN]!.filter((n) => n > 0).length).toBeGreaterThan(2);
    expect(p.table.dice[HARKONNEN]!.length).toBe(5);
    // Each side has a die of its own: the Harkonnens' shows Strategy twice, that of the Atreides Leadership.
    const [LEADERSHIP, STRATEGY] = [0, 1];
    const rolled = (side: Side, result: number) =>
      sum(Array.from({ length: 60 }, (_, n) => position().seed(n).actionResolution().table.dice[side]![result]!));
    expect(rolled(HARKONNEN, STRATEGY)).toBeGreaterThan(1.3 * rolled(HARKONNEN, LEADERSHIP));
    expect(rolled(ATREIDES, LEADERSHIP)).toBeGreaterThan(1.3 * rolled(ATREIDES, STRATEGY));
  });
  rule('wfa.dice.slots', () => {
    const p = position()
      .dice(HARKONNEN, { strategy: 3 })
      .with((t) => (t.excess = [0, 1]))
      .excessDice(HARKONNEN);
    expect(p.options).toEqual(['leadership', 'deployment', 'mentat', 'house']);
    expect(p.why('strategy')).toBe('wfa.dice.excess-change');
  });
  rule('wfa.dice.excess-change', () => {
    const p = position()
      .dice(HARKONNEN, { strategy: 3 })
      .with((t) => (t.excess = [0, 1]))
      .excessDice(HARKONNEN)
      .say('house');
    expect([p.table.dice[HARKONNEN], p.table.excess]).toEqual([
      [0, 3, 0, 0, 1],
      [0, 0],
    ]);
  });
  rule('wfa.dice.excess-most-free', () => {
    const p = position()
      .dice(ATREIDES, { strategy: 2, mentat: 1 })
      .with((t) => (t.excess = [1, 0]))
      .excessDice(ATREIDES);
    expect(p.why('mentat')).toBe('wfa.dice.excess-most-free');
    expect(p.options).toEqual(['leadership', 'deployment', 'house']);
  });
  rule('wfa.dice.excess-order', () => {
    const p = position()
      .with((t) => (t.excess = [1, 2]))
      .excessDice(HARKONNEN);
    const order = [p.asked.seat];
    p.say('mentat');
    order.push(p.asked.seat);
    p.say('mentat');
    order.push(p.asked.seat);
    expect(order).toEqual([HARKONNEN, ATREIDES, HARKONNEN]);
  });
  rule('wfa.dice.excess-not-rerolled', () => {
    for (const result of ['leadership', 'deployment', 'mentat', 'house']) {
      const p = position()
        .dice(HARKONNEN, { strategy: 3 })
        .with((t) => (t.excess = [0, 1]))
        .excessDice(HARKONNEN)
        .say(result);
      expect(
        p.table.dice[HARKONNEN]![['leadership', 'strategy', 'deployment', 'mentat', 'house'].indexOf(result)],
      ).toBe(1);
    }
  });
  rule('wfa.dice.turn-order', () => {
    const p = position().dice(ATREIDES, { mentat: 1 }).dice(HARKONNEN, { mentat: 2 }).actionTurns(ATREIDES);
    const first = p.asked.seat;
    p.say('mentat', 'nothing');
    expect([first, p.asked.seat]).toEqual([ATREIDES, HARKONNEN]);
  });
  rule('wfa.dice.turn-options', () => {
    const p = position()
      .dice(ATREIDES, { mentat: 1, house: 1 })
      .dice(HARKONNEN, { house: 3 })
      .hand(ATREIDES, 'thumpers')
      .row('unknown-ar-6')
      .sietch('windgap', 1)
      .atreides('windgap', { regular: 1, named: ['lady-jessica'] })
      .turn(ATREIDES);
    expect(p.options).toEqual(['mentat', 'house', 'play thumpers', 'claim a card', 'desert power']);
    expect(p.say('mentat').question).toBe('use the die how?');
  });
  rule('wfa.dice.no-pass', () => {
    const p = position().dice(HARKONNEN, { mentat: 1 }).turn(HARKONNEN);
    expect(p.options).toEqual(['mentat']);
    expect(p.say('mentat', 'nothing').table.dice[HARKONNEN]).toEqual([0, 0, 0, 0, 0]);
  });
  rule('wfa.dice.spent', () => {
    const p = position().dice(HARKONNEN, { mentat: 2 }).turn(HARKONNEN).say('mentat', 'nothing');
    expect([p.table.dice[HARKONNEN], p.table.used[HARKONNEN]]).toEqual([[0, 0, 0, 1, 0], 1]);
  });
  rule('wfa.dice.phase-end', () => {
    const p = position()
      .dice(ATREIDES, { mentat: 3 })
      .dice(HARKONNEN, { house: 1 })
      .actionTurns(ATREIDES)
      .say('mentat', 'nothing', 'house', 'nothing');
    expect([p.decisions, p.table.dice[ATREIDES]]).toEqual([[], [0, 0, 0, 2, 0]]);
  });
});

describe('Bene Gesserit tokens', () => {
  const rolled = () =>
    position()
      .with((t) => (t.gesserit = [2, 1]))
      .actionResolution();
  rule('wfa.bene-gesserit.when', () => {
    const p = rolled();
    while (p.question === 'change the die to what?') p.say(p.options[0]!);
    expect([p.question, p.asked.seat]).toEqual(['use a Bene Gesserit token?', HARKONNEN]);
    p.say('no');
    expect([p.question, p.asked.seat]).toEqual(['use a Bene Gesserit token?', ATREIDES]);
  });
  rule('wfa.bene-gesserit.one-per-round', () => {
    const p = rolled();
    while (p.question === 'change the die to what?') p.say(p.options[0]!);
    p.say('no');
    p.say(p.options[0]!);
    expect([p.question, p.table.gesserit[ATREIDES]]).toEqual(['what do you do?', 1]);
  });
  rule('wfa.bene-gesserit.slot', () => {
    const p = position().dice(ATREIDES, { leadership: 2, strategy: 1, deployment: 1 }).beneGesserit(ATREIDES);
    expect(p.why('leadership')).toBe('wfa.bene-gesserit.slot');
    expect(p.options).toEqual(['mentat', 'house', 'no']);
  });
  rule('wfa.bene-gesserit.example-slot', () => {
    const p = position().dice(ATREIDES, { leadership: 2, strategy: 1, deployment: 1 }).beneGesserit(ATREIDES);
    expect(p.options).toEqual(['mentat', 'house', 'no']);
  });
  rule('wfa.bene-gesserit.is-a-die', () => {
    const p = position()
      .with((t) => (t.gesseritBox = [3, -1]))
      .dice(HARKONNEN, { house: 1 })
      .dice(ATREIDES, { house: 1 })
      .turn(ATREIDES);
    expect(p.options).toEqual(['mentat', 'house']);
    expect(p.why('desert power')).toBe('wfa.actions.desert-power-condition');
    const q = position()
      .with((t) => (t.gesseritBox = [3, -1]))
      .dice(ATREIDES, { mentat: 1 })
      .turn(ATREIDES)
      .say('mentat');
    expect([q.question, q.options]).toEqual(['spend the die or the token?', ['die', 'token']]);
  });
  rule('wfa.bene-gesserit.used-removed', () => {
    const p = position()
      .with((t) => (t.gesseritBox = [3, -1]))
      .turn(ATREIDES)
      .say('mentat', 'nothing');
    expect([p.table.gesseritBox, p.table.gesseritReserve, p.table.gesserit]).toEqual([[-1, -1], 4, [1, 0]]);
  });
  rule('wfa.bene-gesserit.unused-returned', () => {
    const p = position().actionResolution();
    while (p.table.turn < 0) p.say(p.options[0]!);
    p.with((t) => {
      t.gesserit = [1, 1];
      t.gesseritBox = [4, -1];
    })
      .dice(HARKONNEN, { mentat: 1 })
      .dice(ATREIDES, { mentat: 1 });
    p.say('mentat', 'nothing', 'mentat', 'nothing');
    expect([p.table.gesserit, p.table.gesseritBox]).toEqual([
      [2, 1],
      [-1, -1],
    ]);
  });
  rule('wfa.bene-gesserit.atreides-gain', () => {
    const p = position()
      .with((t) => (t.supremacy = 3))
      .sietch('gara-kulon', 1)
      .harkonnen('ne-11', { regular: 2 })
      .action(HARKONNEN, 'strategy')
      .say('attack', 'ne-11', 'gara-kulon', 'advance');
    expect([p.table.supremacy, p.table.gesserit, p.table.gesseritReserve]).toEqual([4, [2, 0], 3]);
  });
  rule('wfa.bene-gesserit.harkonnen-gain', () => {
    const p = position().play(HARKONNEN, 'breeding-program');
    expect([p.table.gesserit, p.table.gesseritReserve]).toEqual([[1, 1], 3]);
  });
});
