// The Desert War expansion: what bots and readers see of it.

import {
  ATREIDES,
  HARKONNEN,
  areaOf,
  battleOdds,
  hitsOfSandworm,
  oddsOfAttack,
  rules,
  type Army,
  type Asked,
} from '@landsraad/war-for-arrakis';
import { desertWar, type Position } from '@landsraad/war-for-arrakis/testing';
import { configOf, explain } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';

/** A Harkonnen turn in which a Mentat die has been spent. */
const spend = (p: Position) => p.dice(HARKONNEN, { mentat: 1 }).turn(HARKONNEN).say('mentat');

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
      'Maybe afterwards',
      'Not this time',
    ]);
  });
});
