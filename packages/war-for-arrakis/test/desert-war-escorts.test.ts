// The Desert War expansion: Escort Ornithopters.

import { HARKONNEN, leaderOf } from '@landsraad/war-for-arrakis';
import { desertWar, position, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const roll = (hits: number, shields: number, specials: number) => ({ hits, shields, specials });
/** A Harkonnen turn in which a Mentat die has been spent. */
const spend = (p: Position) => p.dice(HARKONNEN, { mentat: 1 }).turn(HARKONNEN).say('mentat');

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
