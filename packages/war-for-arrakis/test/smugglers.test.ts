// The Smugglers expansion: neutral, allied, gone; their units, vehicles, die, base, leader and card.

import {
  ATREIDES,
  FACTS,
  HARKONNEN,
  RESULTS,
  areaOf,
  idOf,
  leaderOf,
  oddsOfAttack,
  planning,
  rules,
} from '@landsraad/war-for-arrakis';
import { newGame, position, smugglers, type Position } from '@landsraad/war-for-arrakis/testing';
import { configOf, explain, ofSeat, recording, refuseConfig, type Happening } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const state = (p: Position) => p.table.smugglers!;
const WHOLE = 'the whole legion';
const gurney = leaderOf('gurney-halleck');
const staban = leaderOf('staban-tuek');
/** An Atreides turn with the smugglers die of a result and no other die. */
const dieTurn = (p: Position, result: string) =>
  p.smugglersDie(result).dice(ATREIDES, {}).dice(HARKONNEN, { mentat: 1 }).actionTurns().say('smugglers die');

test('it is an option of the table, and nothing of it is there without', () => {
  expect(refuseConfig(rules, configOf(rules, { options: { smugglers: true } }))).toBe(null);
  expect([position().table.smugglers, position().table.auxiliaries]).toEqual([undefined, undefined]);
  const { table } = newGame('without');
  expect([JSON.stringify(table).includes('smuggler'), table.leaders.length]).toEqual([false, 16]);
});
rule('wfa.smugglers.not-solo', () => {
  const refused = (mode: string, on: boolean) =>
    rules.refuseConfig!({ mode, players: 1, options: { smugglers: on, shared: 'harkonnen' } });
  expect([refused('solo', true), refused('coop', true)]).toEqual([
    'Smugglers has no solo rules.',
    'Smugglers has no solo rules.',
  ]);
  expect([refused('solo', false), refused('two-player', true)]).toEqual([null, null]);
});

describe('set-up', () => {
  rule('wfa.smugglers.state', () => {
    const p = newGame('set-up', { smugglers: true });
    // Round one has begun: the second smuggler has come.
    expect([state(p).stance, state(p).step, state(p).harvestersLeft, state(p).waiting]).toEqual(['neutral', 7, 3, 2]);
    expect(FACTS.smugglers.components.smugglerCarryall).toBe(1);
    expect([p.table.leaders[gurney], p.table.leaders[staban]]).toEqual([-1, -1]);
    const cards = smugglers().place(planning.houseAtreides.deck);
    expect([cards.length, cards.filter((c) => c === 'drone-ornithopters').length]).toEqual([18, 3]);
    expect(cards.some((c) => c.startsWith('smugglers-'))).toBe(false);
    const usual = position().place(planning.houseAtreides.deck);
    expect([usual.includes('drone-ornithopters'), usual.filter((c) => c.startsWith('smugglers-')).length]).toEqual([
      false,
      3,
    ]);
  });
  rule('wfa.smugglers.start-of-round', () => {
    const p = smugglers();
    expect(state(p.startOfRound()).waiting).toBe(2);
    expect(state(p.startOfRound()).waiting).toBe(3);
    for (let n = 0; n < 9; n++) p.startOfRound();
    expect(state(p).waiting).toBe(6);
    expect(state(smugglers().allied('csw-05', 1).startOfRound()).waiting).toBe(0);
  });
  rule('wfa.smugglers.end-of-round', () => {
    const p = smugglers().allied('csw-05', 2).air('az1', 'smuggler ornithopter').air('az2', 'carryall').endOfRound();
    p.say('done');
    expect(p.table.air.every((what) => what === '')).toBe(true);
  });
});

describe('neutral', () => {
  rule('wfa.smugglers.neutral-vehicles', () => {
    // All of them are placed, before the vehicles of the Harkonnens, and their zone is taken then.
    const p = smugglers().vehiclePlacement();
    expect([p.question, p.asked.seat]).toEqual(['place a harvester where? in which sector?', HARKONNEN]);
    for (const [sector, area] of [
      ['ne', 'ne-05'],
      ['ne', 'ne-08'],
      ['nw', 'nw-03'],
    ] as const)
      p.say(sector, area);
    expect(state(p).harvesters.map(idOf)).toEqual(['ne-05', 'ne-08', 'nw-03']);
    expect([p.question, p.options]).toEqual([
      'in which air zone?',
      ['az1', 'az2', 'az3', 'az4', 'az5', 'az6', 'az7', 'az8'],
    ]);
    p.say('az1').say('ne');
    expect([p.table.air[0], p.options.includes('ne-05')]).toEqual(['smuggler carryall', false]);
    const own = smugglers().air('az1', 'smuggler carryall').placeVehicles({ ornithopter: 1 });
    expect([own.options.includes('az1'), own.why('az1')]).toEqual([false, 'wfa.smugglers.neutral-vehicles']);
    // They draw wormsigns.
    expect(smugglers().smuggled('ne-05').pool('sand').desertHazards().table.smugglers?.harvesters.length).toBe(1);
    const struck = smugglers().smuggled('ne-05').pool('sandworm').desertHazards();
    expect([state(struck).harvesters, state(struck).harvestersLeft]).toEqual([[], 3]);
    // Each carryall saves its own.
    const worm = () => smugglers().smuggled('ne-05').sandworm('ne-05');
    expect(state(worm().air('az1', 'carryall').sandwormAppears('ne-05')).harvesters).toEqual([]);
    const saved = worm().air('az1', 'smuggler carryall').sandwormAppears('ne-05');
    expect([saved.asked.seat, saved.options]).toEqual([HARKONNEN, ['az1', 'no']]);
    saved.say('az1');
    expect([state(saved).harvesters.map(idOf), saved.table.air[0]]).toEqual([['ne-05'], '']);
    const other = position()
      .sandworm('ne-05')
      .harvester('ne-05')
      .air('az1', 'smuggler carryall')
      .sandwormAppears('ne-05');
    expect(other.table.harvesters).toEqual([]);
    // A legion that stops there captures it for good.
    const raid = smugglers().smuggled('ne-05', 'nw-03').atreides('ne-07', { regular: 1 }).action(ATREIDES, 'strategy');
    raid.say('move', 'ne-07', 'ne-05', WHOLE, 'done');
    expect([state(raid).harvesters.map(idOf), state(raid).harvestersLeft, state(raid).step]).toEqual([['nw-03'], 2, 6]);
    expect(raid.table.deeds.harvestersRaided).toBe(0);
  });
  test('a sandworm attacks a smuggler harvester, and effects that remove vehicles leave it alone', () => {
    const p = smugglers().smuggled('ne-05').sandworm('ne-02').attackWithSandworm().say('ne-02', 'ne-05');
    expect([state(p).harvesters, state(p).harvestersLeft]).toEqual([[], 3]);
    const card = smugglers()
      .smuggled('ne-05')
      .atreides('ne-08', { regular: 1 })
      .air('az1', 'smuggler carryall')
      .play(ATREIDES, 'fremen-rockets');
    // There is nothing to fire at.
    expect([card.decisions, card.table.air[0], state(card).harvesters.length]).toEqual([[], 'smuggler carryall', 1]);
  });
  rule('wfa.smugglers.neutral-spice', () => {
    // se-02 is deep desert: 1 spice all the same; the harvester of the Harkonnens in se-04 brings 2.
    const p = smugglers().smuggled('se-02', 'ne-05').harvester('se-04').spiceHarvesting();
    expect([p.table.spice, state(p).harvesters, state(p).harvestersLeft]).toEqual([4, [], 3]);
  });
});

describe('the alliance', () => {
  rule('wfa.smugglers.alliance', () => {
    const q = smugglers()
      .smuggled('nw-03')
      .air('az1', 'smuggler carryall')
      .sietch('windgap', 2)
      .atreides('sw-02', { regular: 1 })
      .atreides('ne-07', { regular: 1 })
      .station('ne-05', 'jihad')
      .with((t) => {
        t.prescience = [0, 0, 6];
        t.smugglers = { ...t.smugglers!, waiting: 4 };
      });
    q.action(ATREIDES, 'strategy').say('move', 'ne-07', 'ne-05', WHOLE, 'done');
    expect([q.question, q.asked.seat]).toEqual(['build the base where? in which sector?', ATREIDES]);
    expect(q.options).toEqual(['se', 'sw', 'cse', 'csw']);
    expect(q.destinations).not.toContain('sw-02');
    expect(q.destinations).toContain('csw-05');
    expect([state(q).stance, state(q).harvesters, q.table.air[0]]).toEqual(['allied', [], '']);
    q.say('csw', 'csw-05');
    expect([idOf(state(q).base), q.at('csw-05'), q.smugglersAt('csw-05')]).toEqual(['csw-05', [4, 0, 0, 0], 4]);
    expect([q.leader('staban-tuek'), q.leader('gurney-halleck')]).toEqual([areaOf('csw-05'), areaOf('csw-05')]);
    expect(state(q).waiting).toBe(0);
    expect(q.supply(ATREIDES, 'regular')).toBe(position().supply(ATREIDES, 'regular') - 2);
  });
  test('a capture may bring Staban Tuek down to a marker', () => {
    const p = smugglers()
      .smuggled('ne-05')
      .atreides('ne-07', { regular: 1 })
      .with((t) => {
        t.prescience = [6, 0, 0];
        t.smugglers = { ...t.smugglers!, waiting: 6 };
      })
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-07', 'ne-05', WHOLE, 'done', 'se', 'se-06');
    expect([state(p).stance, p.at('se-06')]).toEqual(['allied', [6, 0, 0, 0]]);
    expect([p.smugglersAt('se-06'), state(p).waiting]).toEqual([6, 0]);
  });
  test('a marker below Staban Tuek changes nothing', () => {
    const p = smugglers()
      .atreides('ne-07', { regular: 1 })
      .station('ne-05', 'jihad')
      .with((t) => (t.prescience = [0, 0, 5]))
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-07', 'ne-05', WHOLE, 'done');
    expect([p.table.prescience[2], state(p).stance]).toEqual([6, 'neutral']);
  });
});

describe('units', () => {
  const mixed = () => smugglers().allied('csw-05').smugglers('ne-07', 2).atreides('ne-07', { regular: 2, elite: 1 });
  rule('wfa.smugglers.regulars', () => {
    expect(FACTS.smugglers.components.smugglerRegular).toBe(6);
    expect(() => smugglers().smugglers('ne-07', 6)).toThrow('there are not 6 smugglers left');
    const p = mixed();
    expect([p.at('ne-07'), p.supply(ATREIDES, 'regular')]).toEqual([
      [4, 1, 0, 0],
      position().supply(ATREIDES, 'regular') - 2,
    ]);
    // They move by themselves.
    p.action(ATREIDES, 'strategy').say('move', 'ne-07', 'ne-05', 'a part');
    expect([p.question, p.options]).toEqual(['how many go along?', ['0 regular', '1 regular', '2 regular']]);
    p.say('1 regular', '0 elite');
    expect(p.options).toEqual(['0 smuggler', '1 smuggler', '2 smuggler']);
    p.say('1 smuggler');
    expect([p.at('ne-05'), p.smugglersAt('ne-05'), p.smugglersAt('ne-07')]).toEqual([[2, 0, 0, 0], 1, 1]);
    // Those that have come do not move again with the same action.
    p.say('ne-07', 'ne-05', WHOLE);
    expect([p.at('ne-05'), p.smugglersAt('ne-05'), p.at('ne-07')]).toEqual([[4, 1, 0, 0], 2, []]);
    // A hit takes one or the other.
    const hit = mixed().hits(ATREIDES, 'ne-07', 2);
    expect(hit.options).toEqual(['regular', 'elite', 'smuggler']);
    hit.say('smuggler', 'smuggler');
    expect([hit.at('ne-07'), hit.smugglersAt('ne-07')]).toEqual([[2, 1, 0, 0], 0]);
    // An Elite takes the place of another Regular only.
    const upgrade = smugglers().allied('csw-05', 2).atreides('csw-05', { elite: 1 });
    expect(upgrade.run('replace units', { side: ATREIDES, left: 2, from: 'regular', to: 'elite' }).options).toEqual([]);
    const place = smugglers().allied('csw-05', 2).atreides('ne-08', { regular: 1, elite: 1 });
    place.putOnBoard(ATREIDES, ['regular'], 'legion', true);
    expect(place.options).toContain('ne-08 regular');
    expect(place.options).not.toContain('csw-05 regular');
  });
  test('too many units: smugglers are removed like others, and go along with whole legions', () => {
    const p = smugglers().allied('csw-05', 2).atreides('csw-05', { regular: 5 }).removeExcess(ATREIDES);
    expect(p.options).toEqual(['regular', 'smuggler']);
    p.say('smuggler');
    expect([p.smugglersAt('csw-05'), p.at('csw-05')]).toEqual([1, [6, 0, 0, 0]]);
    const away = smugglers().allied('csw-05', 2).retreat(ATREIDES, 'csw-05').say('csw-06');
    expect([away.smugglersAt('csw-06'), away.smugglersAt('csw-05')]).toEqual([2, 0]);
  });
  test('Paul takes along the smugglers that have come with him', () => {
    const p = smugglers()
      .allied('csw-05')
      .smugglers('ne-07', 2)
      .atreides('ne-07', { regular: 1, named: ['paul-atreides'] })
      .atreides('ne-05', { regular: 2 })
      .action(ATREIDES, 'leadership');
    p.say(`leader ${leaderOf('paul-atreides')}`, 'ne-07', 'ne-05', 'a part', '0 regular', '1 smuggler', 'ne-02');
    expect([p.smugglersAt('ne-02'), p.at('ne-02'), p.at('ne-05')]).toEqual([1, [1, 0, 0, 0], [2, 0, 0, 0]]);
  });
  test('smugglers fall with a legion that atomics destroy, and the supply has them again', () => {
    const p = smugglers().allied('csw-05').smugglers('splintered-rock', 2);
    for (const area of ['ne-01']) p.atreides(area, { regular: 1 });
    expect(p.table.auxiliaries?.length).toBe(2);
    p.hits(ATREIDES, 'splintered-rock', 5).say('smuggler');
    expect(p.table.auxiliaries).toEqual([]);
  });
  rule('wfa.smugglers.allied-hazards', () => {
    const p = smugglers().allied('csw-05').smugglers('ne-07', 1).placeWormsigns(1);
    expect([p.say('ne').options.includes('ne-07'), p.why('ne-07')]).toEqual([false, 'wfa.smugglers.allied-hazards']);
    const base = smugglers().allied('csw-05').placeWormsigns(1).say('csw');
    expect([base.options.includes('csw-04'), base.why('csw-05')]).toEqual([true, 'wfa.smugglers.allied-hazards']);
    // A storm that strikes Harkonnens there leaves them alone.
    const storm = smugglers()
      .allied('csw-05', 2)
      .harkonnen('csw-04', { regular: 2 })
      .rolls(roll(2, 0, 0))
      .storms();
    storm.say('regular', 'regular');
    expect([storm.at('csw-04'), storm.at('csw-05')]).toEqual([[], [2, 0, 0, 0]]);
  });
});

describe('the base', () => {
  rule('wfa.smugglers.base', () => {
    expect(FACTS.smugglers.base.rank).toBe(3);
    const p = smugglers()
      .allied('csw-05', 1)
      .smugglers('ne-07', 1)
      .atreides('ne-07', { generic: 1 })
      .inPlay('staban-tuek', areaOf('csw-05'))
      .air('az1', 'smuggler ornithopter')
      .smugglersDie('house')
      .harkonnen('csw-06', { regular: 6 })
      .action(HARKONNEN, 'strategy')
      .rolls(roll(6, 0, 0), roll(0, 4, 0))
      .say('attack', 'csw-06', 'csw-05');
    // One unit and rank 3: four dice.
    expect(p.table.battle?.rolls[ATREIDES]).toEqual(roll(0, 4, 0));
    p.say('smuggler');
    p.say('advance');
    expect([state(p).stance, state(p).base, state(p).die, p.table.supremacy]).toEqual(['gone', -1, -1, 0]);
    expect([p.table.auxiliaries, p.table.air[0], p.leader('staban-tuek')]).toEqual([[], '', -4]);
    // The Naib that stood with a smuggler is alone, and lost.
    expect([p.at('ne-07'), p.at('csw-05')]).toEqual([[], [6, 0, 0, 0]]);
  });
  test('to go on against the base costs a hit; nobody walks into it, no worm comes up there', () => {
    const p = smugglers().allied('csw-05', 3).harkonnen('csw-06', { regular: 3 }).action(HARKONNEN, 'strategy');
    p.rolls(roll(0, 3, 0), roll(0, 6, 0)).say('attack', 'csw-06', 'csw-05');
    expect(p.asked.about).toEqual({ hits: 1 });
    const empty = smugglers().allied('csw-05').harkonnen('csw-06', { regular: 3 }).action(HARKONNEN, 'strategy');
    expect(empty.copy().say('move', 'csw-06').options.includes('csw-05')).toBe(false);
    expect(empty.say('attack', 'csw-06', 'csw-05', 'advance').table.smugglers?.stance).toBe('gone');
    expect(smugglers().allied('csw-05').sandworm('csw-06').moveSandworms().say('csw-06').destinations).not.toContain(
      'csw-05',
    );
  });
  test('the odds of an attack on the base count its rank', () => {
    const p = smugglers().allied('csw-05', 2).harkonnen('csw-06', { regular: 3 });
    const seen = oddsOfAttack(p.view(HARKONNEN), areaOf('csw-06'), areaOf('csw-05'));
    expect([seen?.rank, seen?.defender.regular, seen?.certain]).toEqual([3, 2, true]);
  });
});

describe('allied ornithopters', () => {
  rule('wfa.smugglers.allied-ornithopters', () => {
    const p = smugglers().allied('csw-05', 1).vehiclePlacement();
    expect([p.asked.seat, p.question, p.options.length]).toEqual([ATREIDES, 'in which air zone?', 8]);
    p.say('az1').say('az2').say('az3');
    expect(p.table.air.slice(0, 4)).toEqual([
      'smuggler ornithopter',
      'smuggler ornithopter',
      'smuggler ornithopter',
      '',
    ]);
    expect([p.asked.seat, p.options]).toEqual([HARKONNEN, ['az1', 'az2', 'az3', 'none']]);
    const kept = p.copy().say('none');
    const given = p.say('az2');
    expect(given.table.air[1]).toBe('');
    /** Until all vehicles are placed: how many ornithopters the Harkonnens have. */
    const flying = (q: Position): number => {
      while (q.decisions.length > 0) {
        if (q.question === 'in which air zone?') expect(q.why('az1')).toBe('wfa.smugglers.allied-ornithopters');
        const free = q.options.find((o) => q.table.air[Number(String(o).slice(2)) - 1] === '');
        q.say(free ?? q.options[0]!);
      }
      return q.table.air.filter((what) => what === 'ornithopter').length;
    };
    const full = flying(kept);
    expect(full - flying(given)).toBe(1);
    // An Atreides legion flies two areas, over everything; the ornithopter is spent.
    const fly = smugglers().allied('csw-05').atreides('ne-11', { regular: 2 }).air('az1', 'smuggler ornithopter');
    fly.harkonnen('ne-08', { regular: 1 }).action(ATREIDES, 'strategy').say('move', 'ne-11', 'ne', 'ne-05');
    fly.say(WHOLE);
    expect([fly.at('ne-05'), fly.table.air[0]]).toEqual([[2, 0, 0, 0], '']);
    const strike = smugglers().allied('csw-05').atreides('ne-11', { regular: 2 }).air('az1', 'smuggler ornithopter');
    strike.harkonnen('ne-05', { regular: 1 }).action(ATREIDES, 'strategy').say('attack');
    expect(strike.options).toContain('ne-11');
    strike.rolls(roll(2, 0, 0), roll(0, 0, 1)).say('ne-11', 'ne-05');
    expect(strike.table.air[0]).toBe('');
  });
  test('a zone of another sector does not serve, and without one it is one area', () => {
    const far = smugglers().allied('csw-05').atreides('ne-11', { regular: 2 }).air('az6', 'smuggler ornithopter');
    expect(far.action(ATREIDES, 'strategy').say('move', 'ne-11').options).not.toContain('ne-05');
    expect(far.options).toContain('ne-08');
  });
  test('who has flown does not fly on in the same turn', () => {
    const chani = (from: string) =>
      smugglers()
        .allied('csw-05')
        .atreides(from, { regular: 2, named: ['chani'] })
        .air('az1', 'smuggler ornithopter')
        .air('az2', 'smuggler ornithopter')
        .air('az8', 'smuggler ornithopter')
        .harkonnen('ne-01', { regular: 1 })
        .action(ATREIDES, 'strategy')
        .say(`leader ${leaderOf('chani')}`);
    // The attack that follows needs another flight.
    const flown = chani('ne-11').say('ne-11', 'ne', 'ne-05', WHOLE);
    expect([flown.at('ne-05'), flown.decisions]).toEqual([[2, 0, 0, 0], []]);
    const walked = chani('ne-07').say('ne-07', 'ne', 'ne-05', WHOLE);
    expect([walked.at('ne-05'), walked.options]).toEqual([
      [2, 0, 0, 0],
      ['ne-05', 'none'],
    ]);
  });
  test('a ride needs no ornithopter', () => {
    const p = smugglers()
      .allied('csw-05')
      .atreides('ne-11', { regular: 2 })
      .wormsign('ne-08', 'sand')
      .air('az1', 'smuggler ornithopter')
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11', 'ne', 'ne-05', WHOLE);
    expect([p.at('ne-05'), p.table.air[0]]).toEqual([[2, 0, 0, 0], 'smuggler ornithopter']);
  });
  test('the Harkonnens neither fly nor scout with them', () => {
    const p = smugglers().allied('csw-05').harkonnen('ne-11', { regular: 2 }).air('az1', 'smuggler ornithopter');
    p.token('ne-05', 'S-RR').dice(HARKONNEN, { strategy: 1 }).turn(HARKONNEN);
    expect(p.offers(HARKONNEN).some((o) => o.includes('az1'))).toBe(false);
    expect(p.say('strategy', 'move', 'ne-11').options).not.toContain('ne-13');
  });
});

describe('the smugglers die', () => {
  rule('wfa.smugglers.die', () => {
    // It is rolled from the next roll on, lies on no box and counts as an unused die.
    const rolled = smugglers().allied('csw-05', 1).actionResolution();
    expect(state(rolled).die).toBeGreaterThanOrEqual(0);
    expect(smugglers().actionResolution().table.smugglers?.die).toBe(-1);
    const base = () => smugglers().allied('csw-05', 2).atreides('ne-07', { regular: 1, generic: 1 });
    const turn = base()
      .smugglersDie('strategy')
      .dice(ATREIDES, { mentat: 1 })
      .dice(HARKONNEN, { mentat: 2 })
      .turn(ATREIDES);
    expect(turn.options).toContain('smugglers die');
    expect(turn.why('desert power')).toBe('wfa.actions.desert-power-condition');
    // Leadership.
    const lead = dieTurn(base().harkonnen('csw-06', { regular: 1 }), 'leadership');
    expect(lead.options).toEqual(['move a leader', 'attack with smugglers', 'nothing']);
    expect(lead.copy().say('move a leader').options).toEqual(['ne-07', 'done']);
    expect(lead.say('attack with smugglers').options).toEqual(['csw-05', 'none']);
    expect(dieTurn(base(), 'leadership').why('attack with smugglers')).toBe('wfa.smugglers.die');
    // Strategy.
    const both = dieTurn(base().smugglers('nw-05', 1), 'strategy');
    expect(both.options).toEqual(['move a legion', 'move smugglers', 'nothing']);
    const one = both.copy().say('move a legion', 'ne-07', 'ne-05', WHOLE);
    expect(one.question).not.toBe('move which legion?');
    both.say('move smugglers');
    expect(both.options).toEqual(['nw-05', 'csw-05', 'done']);
    expect(both.say('csw-05', 'csw-06', WHOLE).options).toEqual(['nw-05', 'done']);
    // Deployment.
    const more = dieTurn(base(), 'deployment').say('deploy smugglers');
    expect([more.at('csw-05'), more.smugglersAt('csw-05')]).toEqual([[4, 0, 0, 0], 4]);
    const last = dieTurn(base().smugglers('nw-05', 3), 'deployment').say('deploy smugglers');
    expect(last.smugglersAt('csw-05')).toBe(3);
    const none = dieTurn(base().smugglers('nw-05', 4), 'deployment');
    expect([none.smugglersAt('csw-05'), state(none).die]).toEqual([2, -1]);
    // Mentat: a card is played through it and no other result.
    const card = dieTurn(base().hand(ATREIDES, 'the-voice'), 'mentat');
    expect(card.options).toEqual(['play a card', 'draw two, keep one', 'nothing']);
    expect(card.say('play a card').options).toEqual(['no', 'the-voice']);
    const kept = dieTurn(base().deck('houseAtreides', 'war-plan', 'the-voice'), 'mentat').say('draw two, keep one');
    expect([kept.question, kept.options]).toEqual(['keep which card?', ['war-plan', 'the-voice']]);
    const told: Happening[] = [];
    recording(told, () => void kept.say('the-voice'));
    const drew = told.find((h) => h.kind === 'drew');
    expect([drew?.to, drew?.whisper, drew?.nouns['card']]).toEqual([[ATREIDES], { card: 'the-voice' }, undefined]);
    expect([kept.cards(ATREIDES), kept.place(planning.houseAtreides.discard)]).toEqual([['the-voice'], ['war-plan']]);
    const lone = dieTurn(base().cardsLeft('houseAtreides', 1), 'mentat').say('draw two, keep one');
    lone.say(lone.options[0]!);
    expect([lone.cards(ATREIDES).length, lone.place(planning.houseAtreides.deck)]).toEqual([1, []]);
    // House is any other of these.
    expect(dieTurn(base(), 'house').options).toEqual([
      'move a leader',
      'move a legion',
      'move smugglers',
      'deploy smugglers',
      'play a card',
      'draw two, keep one',
      'nothing',
    ]);
    // No other card is played with it, nothing is claimed with it.
    const alone = base()
      .hand(ATREIDES, 'the-voice')
      .smugglersDie('strategy')
      .dice(ATREIDES, {})
      .dice(HARKONNEN, { mentat: 1 });
    expect(alone.actionTurns().options).toEqual(['smugglers die']);
  });
  test('spending it advances the tank; unspent it lapses', () => {
    const p = smugglers().allied('csw-05', 2).tank(ATREIDES, 'stilgar');
    dieTurn(p, 'deployment').say('deploy smugglers');
    expect(p.table.tanks[ATREIDES]).toEqual([-1, leaderOf('stilgar'), -1]);
    const unspent = smugglers().allied('csw-05', 2).smugglersDie('house').dice(ATREIDES, {}).dice(HARKONNEN, {});
    unspent.run('action resolution', {});
    for (let n = 0; n < 400 && unspent.table.phase === 'actions' && unspent.decisions.length > 0; n++) {
      const d = unspent.asked;
      const dull = d.options.find((o) => ['nothing', 'no', 'done', 'none', 'enough'].includes(String(o)));
      const die = d.options.find((o) => RESULTS.some((r) => r === o));
      unspent.say(dull ?? die ?? d.options[0]!);
    }
    expect(state(unspent).die).toBe(-1);
  });
  test('both cards are secret until one is kept', () => {
    const p = dieTurn(smugglers().allied('csw-05', 2).deck('houseAtreides', 'war-plan', 'the-voice'), 'mentat');
    p.say('draw two, keep one');
    const seenBy = (seat: number) => JSON.stringify(p.view(seat).hidden['houseAtreides']);
    expect(seenBy(ATREIDES)).toContain('war-plan');
    expect(seenBy(HARKONNEN)).not.toContain('war-plan');
    p.say('war-plan');
    expect(seenBy(HARKONNEN)).not.toContain('war-plan');
    expect(seenBy(HARKONNEN)).toContain('the-voice');
  });
});

describe('Staban Tuek', () => {
  rule('wfa.smugglers.staban-tuek', () => {
    // 1 special is 1 hit and 1 shield.
    const fight = smugglers()
      .allied('csw-05')
      .atreides('ne-07', { regular: 2, named: ['staban-tuek'] })
      .harkonnen('ne-05', { regular: 2 })
      .action(ATREIDES, 'strategy')
      .rolls(roll(0, 1, 1), roll(2, 0, 0))
      .say('attack', 'ne-07', 'ne-05');
    expect([fight.table.battle?.hits[HARKONNEN], fight.table.battle?.hits[ATREIDES]]).toEqual([1, 0]);
    const p = smugglers().allied('csw-05', 2).air('az1', 'ornithopter').air('az2', 'smuggler ornithopter');
    p.harkonnen('csw-06', { regular: 1 }).atreides('ne-07', { regular: 1 }).desertPower();
    expect(p.options).toContain('staban-tuek');
    p.say('staban-tuek');
    expect([p.question, p.options]).toEqual([
      'send a smuggler ornithopter where?',
      ['az3', 'az4', 'az5', 'az6', 'az7', 'az8', 'none'],
    ]);
    p.say('az6');
    expect([p.table.air[5], p.question, p.options]).toEqual([
      'smuggler ornithopter',
      'move or attack?',
      ['move', 'attack', 'nothing'],
    ]);
    expect(p.copy().say('move').options).toEqual(['csw-05', 'done']);
    expect(p.copy().say('attack').options).toEqual(['csw-05', 'none']);
    p.say('nothing');
    expect([p.table.spent[staban], p.desertPower().options.includes('staban-tuek')]).toEqual([true, false]);
    // Not from the tank, not while neutral.
    expect(smugglers().allied('csw-05', 2).tank(ATREIDES, 'staban-tuek').desertPower().options).not.toContain(
      'staban-tuek',
    );
    expect(smugglers().desertPower().options).not.toContain('staban-tuek');
    expect(smugglers().allied('csw-05').endOfRound().say('done').table.spent[staban]).toBe(false);
  });
  rule('wfa.smugglers.staban-returns', () => {
    const p = smugglers().allied('csw-05', 2).atreides('ne-07', { regular: 1 }).tank(ATREIDES, '', '', 'staban-tuek');
    dieTurn(p, 'deployment').say('deploy smugglers');
    expect([p.question, p.asked.seat, p.options]).toEqual([
      'which legion does Staban Tuek join?',
      ATREIDES,
      ['ne-07', 'csw-05'],
    ]);
    expect(p.say('ne-07').leader('staban-tuek')).toBe(areaOf('ne-07'));
    const other = smugglers().allied('csw-05', 2).tank(ATREIDES, '', '', 'stilgar');
    dieTurn(other, 'deployment').say('deploy smugglers');
    expect(other.leader('stilgar')).toBe(-2);
  });
});

describe('the card', () => {
  rule('wfa.smugglers.drone-ornithopters', () => {
    const table = () =>
      smugglers().air('az1', 'carryall').air('az3', 'ornithopter').air('az4', 'smuggler carryall').harvester('ne-05');
    const p = table().play(ATREIDES, 'drone-ornithopters');
    expect([p.question, p.options]).toEqual(['remove which vehicle?', ['az1', 'az3', 'no more']]);
    p.say('az3');
    expect([p.table.air[2], p.decisions]).toEqual(['', []]);
    const allied = table().allied('csw-05', 1).play(ATREIDES, 'drone-ornithopters').say('az1');
    expect([allied.question, allied.options]).toEqual([
      'take its place with a smuggler ornithopter?',
      ['take its place', 'no'],
    ]);
    expect(allied.copy().say('no').table.air[0]).toBe('');
    expect(allied.say('take its place').table.air[0]).toBe('smuggler ornithopter');
    const all = smugglers().allied('csw-05', 1).air('az1', 'carryall');
    for (const zone of ['az3', 'az4', 'az5']) all.air(zone, 'smuggler ornithopter');
    expect(all.play(ATREIDES, 'drone-ornithopters').say('az1').decisions).toEqual([]);
  });
});

describe('with others', () => {
  rule('wfa.smugglers.team-owners', () => {
    const p = smugglers('four-player').allied('csw-05', 2);
    expect([p.vehiclePlacement().asked.seat, p.question]).toEqual([0, 'in which air zone?']);
    const die = smugglers('four-player').allied('csw-05', 2).smugglersDie('strategy').dice(2, { mentat: 1 });
    expect(die.actionTurns().options).toEqual(['smugglers die']);
    expect(die.asked.seat).toBe(0);
    const power = smugglers('four-player').allied('csw-05', 2).desertPower();
    expect([power.asked.seat, power.options.includes('staban-tuek')]).toEqual([1, true]);
    const tank = smugglers('four-player').allied('csw-05', 2).inPlay('staban-tuek', areaOf('csw-05'));
    tank.hits(ATREIDES, 'csw-05', 1).say(`leader ${staban}`);
    expect(tank.table.tanks[1]).toContain(staban);
  });
  test('with the Desert War both are in play', () => {
    const p = newGame('both', { smugglers: true, desertWar: true });
    expect([p.table.desertWar !== null, state(p).stance]).toEqual([true, 'neutral']);
    expect(p.question).toBe('place a harvester where? in which sector?');
    // Rocket Launchers fire at Harkonnen vehicles alone.
    const rockets = smugglers('two-player', { desertWar: true }).air('az1', 'smuggler carryall').smuggled('ne-05');
    rockets.with((t) => (t.desertWar = { ...t.desertWar!, rocket: [areaOf('ne-07')] })).desertPower();
    expect(rockets.question).toBe('use desert power how?');
  });
});

describe('for bots', () => {
  const worth = (p: Position, seat: number): number => rules.value(p.g, seat);
  test('value: captures, the alliance and its vehicles are good for the Atreides', () => {
    const neutral = smugglers();
    expect(
      worth(
        smugglers()
          .stabanAt(5)
          .with((t) => (t.prescience = [3, 0, 0])),
        ATREIDES,
      ),
    ).toBeGreaterThan(
      worth(
        smugglers().with((t) => (t.prescience = [3, 0, 0])),
        ATREIDES,
      ),
    );
    expect(worth(smugglers().smuggled('ne-05'), ATREIDES)).toBeLessThan(worth(neutral, ATREIDES));
    const allied = smugglers().allied('csw-05', 1);
    expect(worth(allied, ATREIDES)).toBeGreaterThan(worth(neutral, ATREIDES));
    expect(worth(smugglers().allied('csw-05', 1).air('az1', 'smuggler ornithopter'), ATREIDES)).toBeGreaterThan(
      worth(allied, ATREIDES),
    );
    expect(worth(smugglers().allied('csw-05', 1).smugglersDie('house'), ATREIDES)).toBeGreaterThan(
      worth(allied, ATREIDES),
    );
  });
  test('weigh: the die is seldom wasted', () => {
    const p = dieTurn(smugglers().allied('csw-05', 2), 'deployment');
    expect(rules.weigh!(p.g, explain(rules, p.g, p.asked))).toEqual([1.5, 0.02]);
    expect(ofSeat(planning.houseAtreides.hand, 0).owner).toBe(0);
  });
});
