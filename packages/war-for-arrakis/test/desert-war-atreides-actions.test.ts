// The Desert War expansion: what the Atreides may do.

import { ATREIDES, camps, idOf, leaderOf } from '@landsraad/war-for-arrakis';
import { desertWar, type Position } from '@landsraad/war-for-arrakis/testing';
import { ofSeat } from '@landsraad/kernel';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
const war = (p: Position) => p.table.desertWar!;
const named = (areas: readonly number[]) => areas.map(idOf);
const QUESTION = 'take a Desert War action?';

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
