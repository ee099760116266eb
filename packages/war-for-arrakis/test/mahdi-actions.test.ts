// The Mahdi mode: what the Harkonnens do with each result, how they move, attack and fight.

import {
  ATREIDES,
  ASIDE,
  HARKONNEN,
  NOT_IN_PLAY,
  OUT_OF_GAME,
  areaOf,
  garrisons,
  idOf,
  leaderOf,
  planning,
} from '@landsraad/war-for-arrakis';
import { mahdi, position, type Force, type Position } from '@landsraad/war-for-arrakis/testing';
import { count, recording, type Happening } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const solo = (p: Position) => p.table.mahdi!;
const named = (areas: readonly number[]) => areas.map(idOf);
const QUESTION = 'which do the Harkonnens choose?';
const LEADERS = ['baron-harkonnen', 'beast-rabban', 'captain-aramsham'];
/** Gara Kulon is the target, Sihaya Ridge stands too; no special action is at hand, and the Atreides hold a card. */
const war = (target = 'gara-kulon', harvesting = 'tasmin-sink') =>
  mahdi()
    .tactics(harvesting, target)
    .sietch('gara-kulon', 2)
    .sietch('sihaya-ridge', 2)
    .spent(...LEADERS)
    .hand(0, 'war-plan');
/** Between which areas a battle is under way. */
const battle = (p: Position) => (p.table.battle === null ? null : [idOf(p.table.battle.from), idOf(p.table.battle.to)]);
const settle = (p: Position) => {
  while (p.question === QUESTION) p.say(p.options[0]!);
  return p;
};

describe('special actions', () => {
  const ready = () => mahdi().tactics('tasmin-sink', 'gara-kulon').sietch('gara-kulon', 2).sietch('sihaya-ridge', 2);
  rule('wfa.solo.special-first', () => {
    const p = ready().harkonnen('carthag', { regular: 4 }).harkonnenAction('house');
    expect([p.at('carthag'), p.table.spent[leaderOf('baron-harkonnen')]]).toEqual([[1, 3, 0, 0], true]);
    // The card is spent: next time the normal action is taken.
    expect(settle(p.harkonnenAction('house')).table.harvesters.length).toBe(1);
    // In the tank it is not available.
    const q = ready().tank(1, 'baron-harkonnen').harkonnen('carthag', { regular: 4 }).harkonnenAction('house');
    expect(q.at('carthag')).toEqual([2, 2, 0, 0]);
  });
  rule('wfa.solo.special-replaces-all', () => {
    const p = ready().harkonnen('carthag', { regular: 4 }).harkonnenAction('house');
    expect([p.table.harvesters, p.table.air.some((x) => x !== '')]).toEqual([[], false]);
  });
  rule('wfa.solo.special-criteria', () => {
    // No Regular to replace, Rabban not on the board: the normal action.
    const p = settle(ready().harkonnen('carthag', { elite: 2 }).harkonnenAction('house'));
    expect([p.table.spent[leaderOf('baron-harkonnen')], p.table.harvesters.length]).toEqual([false, 1]);
    const q = ready().harkonnen('ne-07', { regular: 1, generic: 1 }).harkonnenAction('leadership');
    expect([q.table.spent[leaderOf('beast-rabban')], q.at('shield-wall-east')]).toEqual([false, [1, 0, 0, 1]]);
    // Rabban's legion moves twice, the second time on the ground.
    const r = ready()
      .harkonnen('ne-04', { regular: 2, named: ['beast-rabban'] })
      .air('az1', 'ornithopter')
      .harkonnenAction('leadership');
    expect([settle(r).leader('beast-rabban'), r.table.spent[leaderOf('beast-rabban')]]).toEqual([
      areaOf('shield-wall-east'),
      true,
    ]);
    expect(r.table.air[0]).toBe('');
    // Feyd-Rautha's moves, then attacks without surprise.
    const f = ready()
      .inPlay('beast-rabban', OUT_OF_GAME)
      .harkonnen('ne-07', { regular: 2, named: ['feyd-rautha'] });
    f.atreides('gara-kulon', { regular: 1 }).hand(0, 'war-plan').harkonnenAction('leadership');
    expect([battle(f), f.table.battle?.surprise]).toEqual([['shield-wall-east', 'gara-kulon'], false]);
    // The Emperor's guard, and a better deployment.
    const e = ready().inPlay('shaddam-iv').harkonnen('carthag', { elite: 4 }).harkonnenAction('strategy');
    expect(e.at('carthag')).toEqual([0, 1, 3, 0]);
    const d = ready()
      .inPlay('beast-rabban', OUT_OF_GAME)
      .inPlay('baron-harkonnen', OUT_OF_GAME)
      .harkonnen('carthag', { regular: 1 })
      .harkonnenAction('deployment');
    expect([d.at('carthag'), d.leader('captain-aramsham')]).toEqual([[3, 0, 1, 0], areaOf('carthag')]);
  });
  rule('wfa.solo.hawat', () => {
    const p = ready()
      .inPlay('thufir-hawat')
      .deck('houseHarkonnen', 'carthag-the-former-capital', 'hard-times-and-oppression', 'forced-recruitment')
      .harkonnenAction('mentat');
    settle(p);
    expect(p.place(planning.houseHarkonnen.discard)).toEqual([
      'carthag-the-former-capital',
      'hard-times-and-oppression',
      'forced-recruitment',
    ]);
    expect(p.table.spent[leaderOf('thufir-hawat')]).toBe(true);
  });
  rule('wfa.solo.mohiam', () => {
    const p = ready().inPlay('gaius-helen-mohiam').dice(0, { house: 1 }).row('the-desert-war');
    p.deck('corrinoAlly', 'reports-of-traitors', 'hope-clouds-observation', 'seek-out-the-mahdi').harkonnenAction(
      'mentat',
    );
    expect(p.place(planning.corrinoAlly.discard)).toEqual([
      'reports-of-traitors',
      'hope-clouds-observation',
      'seek-out-the-mahdi',
    ]);
  });
});

describe('leadership and strategy', () => {
  rule('wfa.solo.military-order', () => {
    const p = war()
      .harkonnen('ne-12', { regular: 5 })
      .atreides('ne-08', { regular: 1 })
      .harkonnen('ne-07', { regular: 3 });
    // A sietch, else a legion, else a march.
    expect(p.copy().harkonnenAction('strategy').at('gara-kulon')).toEqual([5, 0, 0, 0]);
    const legion = p.copy().atreides('gara-kulon', { regular: 6 });
    expect(battle(legion.harkonnenAction('strategy'))).toEqual(['ne-12', 'ne-08']);
    const none = war().harkonnen('ne-07', { regular: 3 }).harkonnenAction('strategy');
    expect([battle(none), none.at('shield-wall-east')]).toEqual([null, [3, 0, 0, 0]]);
  });
  rule('wfa.solo.leadership-leaders', () => {
    const p = war().harkonnen('ne-12', { regular: 2 }).harkonnenAction('leadership');
    expect([named(p.table.sietches), p.at('ne-12')]).toEqual([
      ['gara-kulon', 'sihaya-ridge'],
      [2, 0, 0, 0],
    ]);
    expect(war().harkonnen('ne-12', { regular: 2, generic: 1 }).harkonnenAction('leadership').at('gara-kulon')).toEqual(
      [2, 0, 0, 1],
    );
    const march = war()
      .harkonnen('ne-07', { regular: 2 })
      .harkonnen('ne-05', { regular: 2, generic: 1 })
      .harkonnenAction('leadership');
    expect([march.at('ne-07')[0], march.at('ne-05')]).toEqual([4, []]);
  });
  rule('wfa.solo.leadership-surprise', () => {
    const attack = (result: string) =>
      war()
        .harkonnen('ne-12', { regular: 3, generic: 1 })
        .atreides('gara-kulon', { regular: 1 })
        .harkonnenAction(result).table.battle?.surprise;
    expect([attack('leadership'), attack('strategy')]).toEqual([true, false]);
  });
  rule('wfa.solo.attack-sietch', () => {
    // Any sietch, if they are stronger.
    const p = war()
      .atreides('gara-kulon', { regular: 3 })
      .harkonnen('ne-12', { regular: 3 })
      .harkonnen('ne-09', { regular: 1 })
      .harkonnenAction('strategy');
    expect(p.at('sihaya-ridge')).toEqual([1, 0, 0, 0]);
    const q = war()
      .atreides('gara-kulon', { regular: 3 })
      .harkonnen('ne-14', { regular: 3 })
      .harkonnenAction('strategy');
    expect(battle(q)).toBe(null);
  });
  rule('wfa.solo.attack-sietch-reach', () => {
    const far = () => war().harkonnen('ne-08', { regular: 2 });
    expect(named(settle(far().harkonnenAction('strategy')).table.sietches).length).toBe(2);
    const p = settle(far().air('az1', 'ornithopter').harkonnenAction('strategy'));
    expect([p.at('gara-kulon'), p.table.air[0]]).toEqual([[2, 0, 0, 0], '']);
    const either = war()
      .harkonnen('cne-08', { regular: 2 })
      .air('az1', 'ornithopter')
      .air('az4', 'ornithopter')
      .harkonnenAction('strategy');
    expect([either.asked.about, either.options]).toEqual([{ doing: 'fly with' }, ['az1', 'az4']]);
    // Only if it is needed, and only one that serves the sector of the legion.
    const q = war().harkonnen('ne-12', { regular: 2 }).air('az1', 'ornithopter').harkonnenAction('strategy');
    expect([q.at('gara-kulon'), q.table.air[0]]).toEqual([[2, 0, 0, 0], 'ornithopter']);
    expect(named(settle(far().air('az5', 'ornithopter').harkonnenAction('strategy')).table.sietches).length).toBe(2);
    expect(
      named(settle(far().air('az1', 'ornithopter').mahdi({ flown: true }).harkonnenAction('strategy')).table.sietches)
        .length,
    ).toBe(2);
  });
  rule('wfa.solo.attack-sietch-priority', () => {
    const two = (a: Force, b: Force, ranks = [2, 2], target = 'windgap') =>
      mahdi()
        .tactics('tasmin-sink', target)
        .spent(...LEADERS)
        .sietch('gara-kulon', ranks[0]!)
        .sietch('sihaya-ridge', ranks[1]!)
        .sietch('windgap', 1)
        .harkonnen('ne-12', a)
        .harkonnen('ne-09', b)
        .harkonnenAction('strategy');
    const fallen = (p: Position) =>
      p.question === QUESTION
        ? p.options
        : p.table.sietches.includes(areaOf('gara-kulon'))
          ? 'sihaya-ridge'
          : 'gara-kulon';
    expect(fallen(two({ regular: 1 }, { regular: 5 }, [3, 2]))).toBe('gara-kulon');
    expect(fallen(two({ regular: 1 }, { regular: 5 }))).toBe('sihaya-ridge');
    expect(fallen(two({ elite: 1 }, { regular: 1 }))).toBe('gara-kulon');
    expect(fallen(two({ regular: 1 }, { regular: 1 }, [2, 2], 'sihaya-ridge'))).toBe('sihaya-ridge');
    expect(fallen(two({ regular: 1 }, { regular: 1 }))).toEqual(['sihaya-ridge', 'gara-kulon']);
  });
  rule('wfa.solo.attack-sietch-nearest', () => {
    const p = war()
      .harkonnen('ne-08', { regular: 2 })
      .harkonnen('ne-14', { regular: 2 })
      .air('az1', 'ornithopter')
      .harkonnenAction('strategy');
    expect([p.at('ne-14'), p.at('gara-kulon'), p.table.air[0]]).toEqual([[], [2, 0, 0, 0], 'ornithopter']);
    const equal = war()
      .harkonnen('ne-16', { regular: 2 })
      .harkonnen('ne-14', { regular: 2 })
      .harkonnenAction('strategy');
    expect([equal.asked.about, equal.options]).toEqual([{ doing: 'attack with' }, ['ne-14', 'ne-16']]);
  });
  rule('wfa.solo.attack-legion', () => {
    const p = war().atreides('ne-04', { regular: 1 }).harkonnen('ne-05', { regular: 2 }).harkonnenAction('strategy');
    expect(battle(p)).toEqual(['ne-05', 'ne-04']);
    // Not one that is as strong, and not with an ornithopter.
    const strong = war()
      .atreides('ne-04', { regular: 2 })
      .harkonnen('ne-05', { regular: 2 })
      .harkonnenAction('strategy');
    expect(battle(settle(strong))).toBe(null);
    const far = war()
      .atreides('ne-04', { regular: 1 })
      .harkonnen('ne-07', { regular: 2 })
      .air('az1', 'ornithopter')
      .atreides('gara-kulon', { regular: 6 })
      .atreides('sihaya-ridge', { regular: 6 });
    expect(battle(settle(far.harkonnenAction('strategy')))).toBe(null);
  });
  rule('wfa.solo.attack-legion-priority', () => {
    const two = (a: Force, b: Force) =>
      war('windgap')
        .sietch('windgap', 1)
        .atreides('ne-04', a)
        .atreides('ne-06', b)
        .harkonnen('ne-05', { regular: 5 })
        .harkonnenAction('strategy');
    expect(battle(two({ regular: 2 }, { regular: 3 }))).toEqual(['ne-05', 'ne-06']);
    expect(battle(two({ regular: 4 }, { regular: 6 }))).toEqual(['ne-05', 'ne-04']);
    expect(battle(two({ regular: 2 }, { regular: 1, elite: 1 }))).toEqual(['ne-05', 'ne-06']);
    expect(battle(two({ regular: 1, named: ['stilgar'] }, { regular: 2 }))).toEqual(['ne-05', 'ne-04']);
    expect(two({ regular: 2 }, { regular: 2 }).options).toEqual(['ne-04', 'ne-06']);
  });
  rule('wfa.solo.attack-legion-attacker', () => {
    const p = (a: Force, b: Force) =>
      war().atreides('ne-04', { regular: 1 }).harkonnen('ne-05', a).harkonnen('ne-03', b).harkonnenAction('strategy');
    expect(battle(p({ regular: 2 }, { regular: 3 }))).toEqual(['ne-03', 'ne-04']);
    expect(battle(p({ elite: 2 }, { regular: 2 }))).toEqual(['ne-05', 'ne-04']);
    expect(p({ regular: 2 }, { regular: 2 }).options).toEqual(['ne-03', 'ne-05']);
  });
});

describe('deployment', () => {
  const deploy = (p: Position) => settle(p.harkonnenAction('deployment'));
  rule('wfa.solo.deployment', () => {
    const p = deploy(war().harkonnen('carthag', { regular: 1 }));
    expect([p.at('carthag'), p.leader('beast-rabban')]).toEqual([[4, 0, 0, 0], areaOf('carthag')]);
    const q = war().harkonnen('carthag', { regular: 1 });
    for (const id of LEADERS) q.inPlay(id, OUT_OF_GAME);
    expect(deploy(q).at('carthag')).toEqual([4, 0, 0, 1]);
    // No unit is left: the leader joins those that are there, if there are any.
    const all = { regular: 23, elite: 12, special: 8 };
    const alone = deploy(war().harkonnen('carthag', { regular: 1 }).harkonnen('ne-03', all));
    expect([alone.at('carthag'), alone.leader('beast-rabban')]).toEqual([[1, 0, 0, 0], areaOf('carthag')]);
    const nobody = deploy(war().harkonnen('ne-03', { ...all, regular: 24 }));
    expect(nobody.leader('beast-rabban')).toBe(ASIDE);
  });
  rule('wfa.solo.deployment-leaders', () => {
    const p = deploy(
      war().inPlay('feyd-rautha').inPlay('beast-rabban', OUT_OF_GAME).harkonnen('carthag', { regular: 1 }),
    );
    expect([p.leader('feyd-rautha'), p.leader('baron-harkonnen')]).toEqual([areaOf('carthag'), ASIDE]);
    const q = war()
      .inPlay('beast-rabban', NOT_IN_PLAY)
      .harkonnen('carthag', { regular: 1 })
      .harkonnenAction('deployment');
    expect(q.options).toEqual([`leader ${leaderOf('baron-harkonnen')}`, `leader ${leaderOf('captain-aramsham')}`]);
  });
  rule('wfa.solo.deployment-settlement', () => {
    expect(deploy(war().harkonnen('carthag', { regular: 1 }).harkonnen('arsunt', { regular: 2 })).at('arsunt')).toEqual(
      [5, 0, 0, 0],
    );
    expect(deploy(war().harkonnen('carthag', { elite: 1 }).harkonnen('arsunt', { regular: 1 })).at('carthag')).toEqual([
      3, 1, 0, 0,
    ]);
    // Imperial Basin is the closest to Gara Kulon.
    expect(deploy(war()).at('imperial-basin')).toEqual([3, 0, 0, 0]);
    expect(
      deploy(war().harkonnen('carthag', { regular: 1 }).harkonnen('imperial-basin', { regular: 1 })).at(
        'imperial-basin',
      ),
    ).toEqual([4, 0, 0, 0]);
  });
  rule('wfa.solo.deployment-overflow', () => {
    const p = deploy(war().harkonnen('carthag', { regular: 5 }).harkonnen('arsunt', { regular: 1 }));
    expect([p.at('carthag'), p.at('arsunt'), p.leader('beast-rabban')]).toEqual([
      [6, 0, 0, 0],
      [3, 0, 0, 0],
      areaOf('carthag'),
    ]);
  });
  rule('wfa.solo.unit-shortage', () => {
    const full = (kind: 'regular' | 'special', n: number) => {
      const p = war();
      for (const area of ['ne-01', 'ne-02', 'sw-01', 'sw-04'].slice(0, n / 6 + 1))
        p.harkonnen(area, { [kind]: Math.min(6, p.supply(HARKONNEN, kind)) });
      return p.harkonnen('carthag', { elite: 1 });
    };
    expect(deploy(full('regular', 24)).at('carthag')).toEqual([0, 4, 0, 0]);
    const special = full('special', 8).with((t) => {
      t.spent = t.spent.map(() => false);
    });
    expect(special.supply(HARKONNEN, 'special')).toBe(0);
    expect(deploy(special).at('carthag')).toEqual([2, 2, 0, 0]);
    // The last unit fills the settlement: no other one is chosen.
    const last = war().harkonnen('ne-03', { regular: 18, elite: 12, special: 8 }).harkonnen('carthag', { regular: 5 });
    const told: Happening[] = [];
    recording(told, () => void deploy(last));
    expect(told.filter((h) => h.kind === 'settlement chosen').map((h) => h.nouns['area'])).toEqual(['carthag']);
    expect([last.at('carthag'), last.leader('beast-rabban')]).toEqual([[6, 0, 0, 0], areaOf('carthag')]);
  });
});

describe('the House result', () => {
  rule('wfa.solo.house', () => {
    const p = settle(war().harkonnen('carthag', { regular: 3 }).harkonnenAction('house'));
    expect([p.at('carthag'), p.table.harvesters.length, p.table.air.filter((x) => x === 'ornithopter').length]).toEqual(
      [[1, 2, 0, 0], 1, 1],
    );
  });
  rule('wfa.solo.house-priority', () => {
    const elites = (p: Position, ...areas: readonly string[]) => {
      p.harkonnenAction('house');
      return areas.map((a) => p.at(a)[1]);
    };
    expect(
      elites(war().harkonnen('ne-07', { regular: 3 }).harkonnen('ne-03', { regular: 6 }), 'ne-07', 'ne-03'),
    ).toEqual([2, 0]);
    // Equally close: against the weaker defence, in the finer count too.
    const sides = () => war().harkonnen('ne-14', { regular: 3 }).harkonnen('ne-10', { regular: 3 });
    expect(elites(sides().atreides('gara-kulon', { regular: 3 }), 'ne-14', 'ne-10')).toEqual([0, 2]);
    expect(
      elites(sides().atreides('gara-kulon', { elite: 2 }).atreides('sihaya-ridge', { regular: 2 }), 'ne-14', 'ne-10'),
    ).toEqual([0, 2]);
    // Equal in that too: closest to the target.
    expect(elites(sides(), 'ne-14', 'ne-10')).toEqual([2, 0]);
    // Then the player chooses.
    const equal = war('windgap')
      .sietch('windgap', 1)
      .harkonnen('ne-14', { regular: 1 })
      .harkonnen('ne-16', { regular: 1 });
    expect(equal.harkonnenAction('house').at('ne-16')).toEqual([0, 1, 0, 0]);
    const tie = war().harkonnen('ne-11', { regular: 1 }).harkonnen('ne-12', { regular: 1 }).harkonnenAction('house');
    expect([tie.asked.about, tie.options]).toEqual([{ doing: 'upgrade in' }, ['ne-11', 'ne-12']]);
  });
});

describe('movement', () => {
  rule('wfa.solo.move-target', () => {
    const p = war().harkonnen('ne-07', { regular: 1 }).harkonnen('ne-05', { regular: 4 }).march(1);
    expect([p.at('shield-wall-east'), p.at('ne-05')]).toEqual([
      [1, 0, 0, 0],
      [4, 0, 0, 0],
    ]);
    // As close: the stronger one first.
    const q = war()
      .harkonnen('ne-07', { regular: 1 })
      .harkonnen('ne-15', { regular: 2 })
      .harkonnen('pasty-mesa', { regular: 3 })
      .march(1);
    expect([q.at('ne-07'), q.at('pasty-mesa')]).toEqual([[1, 0, 0, 0], []]);
    const fine = war().harkonnen('ne-07', { regular: 1 }).harkonnen('pasty-mesa', { elite: 1 }).march(1);
    expect([fine.at('ne-07'), settle(fine).at('pasty-mesa')]).toEqual([[1, 0, 0, 0], []]);
    expect(war().harkonnen('ne-07', { regular: 1 }).harkonnen('pasty-mesa', { regular: 1 }).march(1).options).toEqual([
      'ne-07',
      'pasty-mesa',
    ]);
  });
  rule('wfa.solo.move-count', () => {
    const p = settle(
      war()
        .harkonnen('ne-07', { regular: 1 })
        .harkonnen('ne-05', { regular: 1 })
        .harkonnen('ne-04', { regular: 1 })
        .harkonnenAction('strategy'),
    );
    expect([p.at('ne-07'), p.at('ne-05'), p.at('ne-04')]).toEqual([[1, 0, 0, 0], [], [1, 0, 0, 0]]);
  });
  rule('wfa.solo.move-shortest', () => {
    const p = war()
      .harkonnen('ne-07', { regular: 1 })
      .atreides('ne-11', { regular: 3 })
      .atreides('shield-wall-east', { regular: 3 })
      .march(1);
    expect(p.at('ne-08')).toEqual([1, 0, 0, 0]);
  });
  rule('wfa.solo.move-ornithopter', () => {
    const p = war().harkonnen('ne-05', { regular: 1 }).air('az1', 'ornithopter').march(1);
    expect([p.at('shield-wall-east'), p.table.air[0]]).toEqual([[1, 0, 0, 0], '']);
    // Not where a step on the ground brings it as near.
    const near = war().harkonnen('ne-07', { regular: 1 }).air('az1', 'ornithopter').march(1);
    expect([near.at('shield-wall-east'), near.table.air[0]]).toEqual([[1, 0, 0, 0], 'ornithopter']);
    // One a turn: the second legion walks.
    const two = settle(
      war()
        .harkonnen('imperial-basin', { regular: 3 })
        .harkonnen('rimwall-west', { regular: 1 })
        .air('az1', 'ornithopter')
        .air('az2', 'ornithopter')
        .march(2),
    );
    expect(two.table.air.filter((x) => x === 'ornithopter').length).toBe(1);
    // An attack uses it up too.
    const attacked = settle(
      war().harkonnen('ne-08', { regular: 2 }).air('az1', 'ornithopter').harkonnenAction('strategy'),
    );
    expect(attacked.at('gara-kulon')).toEqual([2, 0, 0, 0]);
    attacked.harkonnen('ne-08', { regular: 2 }).air('az1', 'ornithopter').harkonnenAction('strategy');
    expect([settle(attacked).at('sihaya-ridge'), attacked.table.air[0]]).toEqual([[], 'ornithopter']);
  });
  rule('wfa.solo.move-power', () => {
    const p = war()
      .atreides('gara-kulon', { regular: 2 })
      .harkonnen('ne-07', { regular: 2 })
      .harkonnen('ne-05', { regular: 3 })
      .march(2);
    expect([p.at('ne-07'), p.at('ne-05')]).toEqual([[5, 0, 0, 0], []]);
  });
  rule('wfa.solo.temporary-target', () => {
    const guarded = () =>
      mahdi()
        .tactics('habbanya-ridge', 'gara-kulon')
        .sietch('gara-kulon', 2)
        .atreides('gara-kulon', { regular: 5 })
        .harkonnen('ne-08', { regular: 2 });
    // Sihaya Ridge is nearer to Gara Kulon than Windgap.
    const p = guarded().sietch('sihaya-ridge', 1).sietch('windgap', 3).march(1);
    expect([idOf(solo(p).temporary), p.options]).toEqual(['sihaya-ridge', ['ne-06', 'ne-09']]);
    // As near: the higher rank, even facedown.
    const q = guarded().sietch('sihaya-ridge', 1).sietch('tasmin-sink', 3).march(1);
    expect(idOf(solo(q).temporary)).toBe('tasmin-sink');
    expect(guarded().sietch('sihaya-ridge', 2).sietch('tasmin-sink', 2).march(1).asked.about).toEqual({
      doing: 'aim at',
    });
    // Only one that is weaker; for this turn only.
    const r = guarded()
      .sietch('sihaya-ridge', 1)
      .atreides('sihaya-ridge', { regular: 2 })
      .sietch('windgap', 3)
      .march(1);
    expect(idOf(solo(r).temporary)).toBe('windgap');
    const next = p
      .copy()
      .say('ne-06')
      .mahdi({ unrolled: 1 })
      .with((t) => {
        t.forcedDie = 4;
        t.spent = t.spent.map(() => true);
      })
      .harkonnenTurn();
    expect(solo(next).temporary).toBe(-1);
    expect(solo(war().harkonnen('ne-07', { regular: 2 }).march(1)).temporary).toBe(-1);
  });
  rule('wfa.solo.no-target-no-move', () => {
    const p = war()
      .atreides('gara-kulon', { regular: 2 })
      .atreides('sihaya-ridge', { regular: 2 })
      .harkonnen('ne-07', { regular: 2 })
      .march(2);
    expect([p.decisions, p.at('ne-07')]).toEqual([[], [2, 0, 0, 0]]);
    // Not even a temporary target is named.
    const none = war('windgap')
      .atreides('gara-kulon', { regular: 2 })
      .atreides('sihaya-ridge', { regular: 2 })
      .harkonnen('ne-07', { regular: 2 })
      .march(2);
    expect([none.decisions, solo(none).temporary]).toEqual([[], -1]);
  });
  rule('wfa.solo.path-priority', () => {
    // (1) another legion that is not full
    const join = (units: number) =>
      war().harkonnen('ne-07', { regular: 1 }).harkonnen('ne-11', { regular: units }).march(1);
    expect([join(3).at('ne-11'), join(6).at('shield-wall-east')]).toEqual([
      [4, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    // (2) closest to a sietch: Sihaya Ridge is beside ne-06
    expect(war().harkonnen('ne-02', { regular: 1 }).march(1).at('ne-06')).toEqual([1, 0, 0, 0]);
    // (3) mountains, (4) plateaus and minor ergs
    expect(war().harkonnen('ne-07', { regular: 1 }).march(1).at('shield-wall-east')).toEqual([1, 0, 0, 0]);
    expect(war().harkonnen('cne-05', { regular: 1 }).atreides('cne-06', { regular: 3 }).march(1).at('cne-08')).toEqual([
      1, 0, 0, 0,
    ]);
    // (5) no wormsign
    expect(war().harkonnen('ne-08', { regular: 1 }).wormsign('ne-11', 'sand').march(1).at('ne-12')).toEqual([
      1, 0, 0, 0,
    ]);
    expect(war().harkonnen('ne-08', { regular: 1 }).march(1).options).toEqual(['ne-11', 'ne-12']);
  });
  rule('wfa.solo.path-merge', () => {
    const p = war()
      .harkonnen('ne-07', { regular: 2, elite: 1, special: 1, generic: 1, named: ['baron-harkonnen'] })
      .harkonnen('ne-11', { regular: 4 })
      .march(1);
    expect([p.at('ne-11'), p.at('ne-07'), p.leader('baron-harkonnen')]).toEqual([
      [4, 1, 1, 1],
      [2, 0, 0, 0],
      areaOf('ne-11'),
    ]);
    const q = war()
      .harkonnen('ne-07', { special: 2 })
      .garrison('ne-07', 'black RRR')
      .harkonnen('ne-11', { regular: 4 })
      .march(1);
    expect([q.garrisonAt('ne-11'), q.at('ne-11'), q.at('ne-07')]).toEqual([['black'], [4, 0, 1, 0], [0, 0, 1, 0]]);
  });
  rule('wfa.solo.ignore-impassable', () => {
    const p = mahdi()
      .tactics('tasmin-sink', 'rock-outcroppings')
      .sietch('rock-outcroppings', 1)
      .harkonnen('nw-16', { regular: 1 })
      .march(1);
    expect(p.at('nw-15')).toEqual([1, 0, 0, 0]);
    // And when attacking.
    const q = mahdi()
      .tactics('tasmin-sink', 'gara-kulon')
      .sietch('gara-kulon', 1)
      .atreides('gara-kulon', { regular: 3 })
      .spent(...LEADERS)
      .hand(0, 'war-plan');
    q.harkonnen('rimwall-west', { regular: 2 }).atreides('ne-05', { regular: 1 }).harkonnenAction('strategy');
    expect(battle(q)).toEqual(['rimwall-west', 'ne-05']);
  });
  rule('wfa.solo.adjacent-stay', () => {
    const p = war().atreides('gara-kulon', { regular: 1 }).harkonnen('ne-11', { regular: 2 }).march(2);
    expect(p.at('ne-11')).toEqual([2, 0, 0, 0]);
    // Beside each other they merge, into the strongest legion.
    const q = war().harkonnen('ne-11', { regular: 5 }).harkonnen('ne-12', { special: 3 }).march(1);
    expect([q.at('ne-11'), q.at('ne-12')]).toEqual([
      [2, 0, 0, 0],
      [3, 0, 3, 0],
    ]);
    const all = war().harkonnen('ne-11', { regular: 2 }).harkonnen('ne-12', { regular: 3 }).march(2);
    expect([all.at('ne-11'), all.at('ne-12')]).toEqual([[5, 0, 0, 0], []]);
    const full = war().harkonnen('ne-11', { regular: 6 }).harkonnen('ne-12', { regular: 6 }).march(2);
    expect([full.at('ne-11'), full.at('ne-12')]).toEqual([
      [6, 0, 0, 0],
      [6, 0, 0, 0],
    ]);
  });
});

describe('battles', () => {
  /** The Harkonnens in ne-12 attack the Atreides in ne-08, where no sietch is; gone is everything else. */
  const clash = (attackers: Force, defenders: Force) =>
    mahdi()
      .tactics('tasmin-sink', 'windgap')
      .sietch('windgap', 1)
      .spent(...LEADERS)
      .harkonnen('ne-12', attackers)
      .atreides('ne-08', defenders);
  rule('wfa.solo.battle-reinforcements', () => {
    const cards = [
      'sandmasters',
      'shigawire',
      'hunter-seeker',
      'troop-carriers',
      'forced-recruitment',
      'arsunt-legion',
    ];
    const p = clash({ regular: 2 }, { regular: 1 })
      .hand(0, 'war-plan')
      .reinforcements(...cards)
      .harkonnenAction('strategy');
    expect([p.table.battle!.cards, solo(p).reinforcements]).toEqual([
      [0, 4],
      ['houseHarkonnen', 'corrinoAlly'],
    ]);
    expect(p.place(planning.corrinoAlly.discard)).toEqual(['troop-carriers']);
    expect(p.place(planning.houseHarkonnen.discard)).toEqual(['arsunt-legion', 'forced-recruitment', 'hunter-seeker']);
    // As many as there are; when they defend, too.
    const few = clash({ regular: 2 }, { regular: 1 })
      .hand(0, 'war-plan')
      .reinforcements('sandmasters')
      .harkonnenAction('strategy');
    expect(few.table.battle!.cards).toEqual([0, 1]);
    const defends = clash({ regular: 2 }, { regular: 4 })
      .hand(0, 'war-plan')
      .reinforcements(...cards)
      .action(ATREIDES, 'strategy')
      .say('attack', 'ne-08', 'ne-12');
    expect(defends.table.battle!.cards).toEqual([0, 4]);
  });
  rule('wfa.solo.landsraad-ban', () => {
    const p = clash({ regular: 2 }, { regular: 1 })
      .hand(0, 'war-plan')
      .reinforcements('sandmasters')
      .with((t) => {
        t.bans = [false, false, true];
      })
      .harkonnenAction('strategy');
    expect([p.table.battle!.cards, solo(p).reinforcements.length]).toEqual([[0, 0], 1]);
  });
  rule('wfa.solo.hit-priority', () => {
    const take = (f: Force, hits: number) => mahdi().harkonnen('ne-07', f).hits(HARKONNEN, 'ne-07', hits);
    const whole: Force = { regular: 2, elite: 1, special: 1, generic: 2, named: ['baron-harkonnen'] };
    expect(take(whole, 1).at('ne-07')).toEqual([2, 1, 1, 1]);
    expect([take(whole, 2).at('ne-07'), take(whole, 2).leader('baron-harkonnen')]).toEqual([
      [2, 1, 1, 0],
      areaOf('ne-07'),
    ]);
    expect(take(whole, 3).at('ne-07')).toEqual([3, 0, 1, 0]);
    expect(take(whole, 4).at('ne-07')).toEqual([4, 0, 0, 0]);
    expect([take(whole, 5).at('ne-07'), take(whole, 5).leader('baron-harkonnen')]).toEqual([
      [3, 0, 0, 0],
      areaOf('ne-07'),
    ]);
    // Two hits would remove both Regulars: the last leader goes first.
    const last = take({ regular: 2, named: ['baron-harkonnen'] }, 2);
    expect([last.at('ne-07'), last.leader('baron-harkonnen') < 0]).toEqual([[1, 0, 0, 0], true]);
    expect(take({ regular: 2, generic: 1 }, 1).at('ne-07')).toEqual([1, 0, 0, 1]);
    // Between named leaders the player chooses.
    const two = take({ regular: 3, named: ['baron-harkonnen', 'beast-rabban'] }, 1);
    expect([two.question, two.asked.seat, two.options.length]).toEqual(['take the hit on what?', 0, 2]);
  });
  rule('wfa.solo.hit-priority-everywhere', () => {
    const storm = mahdi()
      .harkonnen('ne-07', { regular: 1, elite: 1 })
      .rolls(roll(1, 1, 0))
      .storms();
    expect(storm.at('ne-07')).toEqual([2, 0, 0, 0]);
    const worm = mahdi()
      .harkonnen('ne-07', { regular: 1, elite: 1, generic: 1 })
      .sandworm('ne-05')
      .rolls(roll(1, 3, 0))
      .attackWithSandworm()
      .say('ne-05', 'ne-07');
    expect(worm.at('ne-07')).toEqual([2, 0, 0, 1]);
  });
  rule('wfa.solo.never-retreat', () => {
    const p = clash({ regular: 4 }, { regular: 4 })
      .rolls(roll(0, 4, 0), roll(0, 4, 0))
      .action(ATREIDES, 'strategy')
      .say('attack', 'ne-08', 'ne-12');
    expect(p.question).toBe('continue the battle?');
    p.rolls(roll(0, 4, 0), roll(0, 4, 0)).say('continue');
    expect([p.question, p.table.battle?.round]).toEqual(['continue the battle?', 2]);
  });
  rule('wfa.solo.retreat-from-worms', () => {
    const p = mahdi()
      .harkonnen('ne-08', { regular: 2 })
      .garrison('ne-08', 'black RRR')
      .sandworm('ne-08')
      .sandwormAppears('ne-08');
    expect([p.question, p.asked.seat]).toEqual(['retreat where?', 0]);
    p.say('ne-11');
    expect([p.at('ne-11'), p.garrisonAt('ne-11')]).toEqual([[2, 0, 0, 0], ['black']]);
  });
  rule('wfa.solo.cease', () => {
    const after = (hits: number) =>
      clash({ regular: 3 }, { regular: 2 })
        .rolls(roll(0, 3, 0), roll(hits, 2 - hits, 0))
        .harkonnenAction('strategy');
    // Two hits are stopped by shields unless there are none.
    const round = (hits: number) =>
      clash({ regular: 3 }, { regular: 2 })
        .rolls(roll(0, 0, 3), roll(hits, 2 - hits, 0))
        .harkonnenAction('strategy');
    expect(after(2).at('ne-12')).toEqual([3, 0, 0, 0]);
    // One Regular against two: half their power, they cease. Two against two: they go on.
    expect([round(2).at('ne-12'), round(2).table.battle]).toEqual([[1, 0, 0, 0], null]);
    expect([round(1).at('ne-12'), round(1).question]).toEqual([[2, 0, 0, 0], 'retreat?']);
  });
  rule('wfa.solo.no-continue-hit', () => {
    const p = mahdi()
      .tactics('tasmin-sink', 'gara-kulon')
      .sietch('gara-kulon', 1)
      .spent(...LEADERS)
      .harkonnen('ne-12', { regular: 4 })
      .atreides('gara-kulon', { regular: 3 });
    p.rolls(roll(0, 4, 0), roll(0, 4, 0)).harkonnenAction('strategy');
    expect([p.question, p.at('ne-12')]).toEqual(['retreat?', [4, 0, 0, 0]]);
    const q = mahdi()
      .harkonnen('carthag', { regular: 2 })
      .atreides('cne-01', { regular: 4 })
      .rolls(roll(0, 4, 0), roll(0, 4, 0))
      .action(ATREIDES, 'strategy')
      .say('attack', 'cne-01', 'carthag');
    expect([q.question, q.asked.about]).toEqual(['continue the battle?', { hits: 1 }]);
  });
  rule('wfa.solo.atreides-retreat', () => {
    const p = clash({ regular: 4 }, { regular: 2 })
      .wormsign('ne-05', 'sand')
      .wormsign('ne-06', 'sand')
      .atreides('ne-07', { regular: 1 })
      .rolls(roll(0, 4, 0), roll(0, 2, 0))
      .harkonnenAction('strategy')
      .say('retreat');
    expect([p.question, p.asked.seat, p.options]).toEqual(['retreat where?', 0, ['ne-09', 'ne-11']]);
    expect([p.why('ne-05'), p.why('ne-07')]).toEqual(['wfa.solo.atreides-retreat', 'wfa.solo.atreides-retreat']);
    // Without an empty area any free one will do.
    const q = clash({ regular: 4 }, { regular: 2 });
    for (const a of ['ne-05', 'ne-06', 'ne-07', 'ne-09', 'ne-11']) q.wormsign(a, 'sand');
    expect(
      q
        .rolls(roll(0, 4, 0), roll(0, 2, 0))
        .harkonnenAction('strategy')
        .say('retreat').options.length,
    ).toBe(5);
  });
  rule('wfa.solo.advance', () => {
    const p = clash({ regular: 6 }, { regular: 1 })
      .rolls(roll(6, 0, 0), roll(0, 1, 0))
      .harkonnenAction('strategy');
    expect([p.question, p.asked.seat, p.options]).toEqual(['advance?', 0, ['advance', 'stay']]);
    expect(p.say('stay').at('ne-12')).toEqual([6, 0, 0, 0]);
    const sietch = war().harkonnen('ne-12', { regular: 2 }).harkonnenAction('strategy');
    expect([sietch.decisions, sietch.at('gara-kulon')]).toEqual([[], [2, 0, 0, 0]]);
  });
  rule('wfa.solo.carryall-use', () => {
    // One carryall for two harvesters: it waits for the one in deep desert.
    const two = (first: string) => {
      const p = mahdi()
        .with((t) => {
          t.phase = 'hazards';
          t.sandworms = ['se-03', 'se-04'].map(areaOf);
        })
        .harvester('se-03', 'se-04')
        .air('az5', 'carryall');
      p.table.appeared = ['se-03', 'se-04'].filter((a) => a !== first).map(areaOf);
      return named(p.sandwormAppears(first).table.harvesters);
    };
    expect([two('se-03'), two('se-04')]).toEqual([['se-04'], ['se-03', 'se-04']]);
    const one = mahdi()
      .with((t) => {
        t.phase = 'hazards';
      })
      .sandworm('se-03')
      .harvester('se-03')
      .air('az5', 'carryall')
      .sandwormAppears('se-03');
    expect([one.decisions, named(one.table.harvesters), one.table.air[4]]).toEqual([[], ['se-03'], '']);
  });
});

describe('revealing', () => {
  const turn = (p: Position) => p.dice(0, { mentat: 1 }).turn(ATREIDES);
  const own = () =>
    mahdi()
      .sietch('gara-kulon', 2)
      .token('gara-kulon', 'S-RR')
      .token('gara-kulon', 'S-RE')
      .token('sihaya-ridge', 'S-EE');
  rule('wfa.solo.voluntary-reveal-sietch', () => {
    const p = turn(own());
    expect(p.offers(0)).toContain('guerrilla training: gara-kulon');
    p.act(0, 'guerrilla training: gara-kulon');
    expect(p.view(-1).hidden['sietches']!['board']).toEqual({ row: ['2'] });
    // Once it is turned up there is nothing to reveal.
    expect(p.offers(0)).not.toContain('guerrilla training: gara-kulon');
    expect(position().sietch('gara-kulon', 2).turn(ATREIDES).offers(0)).toEqual([]);
  });
  rule('wfa.solo.reveal-forbidden', () => {
    const p = turn(own().air('az1', 'ornithopter'));
    expect([
      p.offers(0),
      p.whyNotOffer(0, 'guerrilla training: token 0'),
      p.whyNotOffer(0, 'guerrilla training: gara-kulon'),
    ]).toEqual([[], 'wfa.solo.reveal-forbidden', 'wfa.solo.reveal-forbidden']);
    expect(turn(own().air('az5', 'ornithopter')).offers(0).length).toBe(4);
    expect(turn(own().air('az1', 'carryall')).offers(0).length).toBe(4);
    // In a battle they are revealed all the same.
    const q = own()
      .air('az1', 'ornithopter')
      .harkonnen('ne-12', { regular: 1 })
      .hand(0, 'war-plan')
      .action(ATREIDES, 'strategy')
      .say('attack', 'gara-kulon', 'ne-12');
    expect(q.at('gara-kulon')).toEqual([3, 1, 0, 0]);
  });
  rule('wfa.solo.reveal-cost', () => {
    const p = turn(own()).act(0, 'guerrilla training: token 0');
    expect(solo(p).reinforcements).toEqual(['houseHarkonnen']);
    p.act(0, 'guerrilla training: token 0').act(0, 'guerrilla training: gara-kulon');
    expect(solo(p).reinforcements).toEqual(['houseHarkonnen', 'corrinoAlly', 'houseHarkonnen']);
    const last = turn(own().mahdi({ discarded: 'houseHarkonnen' })).act(0, 'guerrilla training: token 0');
    expect(solo(last).reinforcements).toEqual(['corrinoAlly']);
    const ban = turn(
      own().with((t) => {
        t.bans = [false, true, false];
      }),
    ).act(0, 'guerrilla training: token 0');
    expect(solo(ban).reinforcements).toEqual([]);
  });
  rule('wfa.solo.reveal-cost-scope', () => {
    const paul = () =>
      own()
        .atreides('gara-kulon', { regular: 1, named: ['paul-atreides'] })
        .with((t) => {
          t.phase = 'end';
        });
    const lisan = paul().row('the-lisan-al-gaib').claim('the-lisan-al-gaib').say('token 0', 'token 0');
    expect(solo(lisan).reinforcements.length).toBe(2);
    expect(
      solo(paul().row('the-fremen-call-paul-the-mahdi').claim('the-fremen-call-paul-the-mahdi')).reinforcements.length,
    ).toBe(1);
    const attack = own()
      .harkonnen('ne-12', { regular: 1 })
      .hand(0, 'war-plan')
      .action(ATREIDES, 'strategy')
      .say('attack', 'gara-kulon', 'ne-12');
    expect(solo(attack).reinforcements).toEqual([]);
  });
});

describe('Truthtrance', () => {
  const trance = (shown: readonly number[], unrolled = 3) =>
    war().mahdi({ shown, unrolled }).play(ATREIDES, 'truthtrance');
  rule('wfa.solo.truthtrance', () => {
    const p = trance([0, 0, 0, 0, 0]);
    expect(p.options).toEqual(['leadership', 'strategy', 'deployment', 'mentat', 'house', 'none']);
    p.say('deployment', 'draw', 'houseAtreides', 'fremenAlly');
    expect([p.cards(0).length, p.table.forcedDie]).toEqual([3, 2]);
    p.harkonnenTurn();
    expect([solo(p).shown, solo(p).unrolled, settle(p).table.forcedDie, p.at('imperial-basin')[0]]).toEqual([
      [0, 0, 1, 0, 0],
      2,
      -1,
      3,
    ]);
    expect(trance([0, 0, 0, 0, 0], 0).question).toBe('draw or play?');
  });
  rule('wfa.solo.truthtrance-limit', () => {
    expect(trance([3, 2, 2, 2, 2]).options).toEqual(['strategy', 'mentat', 'none']);
    expect(trance([2, 3, 1, 3, 1]).options).toEqual(['leadership', 'deployment', 'house', 'none']);
  });
});

test('nothing of it is there in other modes', () => {
  expect([position().table.mahdi, count(position().g, garrisons.black)]).toEqual([null, 0]);
});
