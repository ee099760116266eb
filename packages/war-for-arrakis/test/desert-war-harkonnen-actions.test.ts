// The Desert War expansion: what the Harkonnens may do.

import { ATREIDES, HARKONNEN, idOf } from '@landsraad/war-for-arrakis';
import { desertWar, type Position } from '@landsraad/war-for-arrakis/testing';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const war = (p: Position) => p.table.desertWar!;
const named = (areas: readonly number[]) => areas.map(idOf);
/** A Harkonnen turn in which a Mentat die has been spent. */
const spend = (p: Position) => p.dice(HARKONNEN, { mentat: 1 }).turn(HARKONNEN).say('mentat');
const QUESTION = 'take a Desert War action?';

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
  rule('wfa.desert-war.harkonnen-action-impossible', () => {
    const scouting = () =>
      desertWar().warTokens(2).sietch('gara-kulon', 2).token('gara-kulon', 'S-RR').air('az1', 'ornithopter');
    // The only vehicle scouts before a sector has been chosen.
    const p = spend(scouting()).say('deploy troopers');
    expect(p.question).toBe('deploy troopers in which sector?');
    p.act(HARKONNEN, 'scouting: az1').say('gara-kulon');
    expect([p.question, war(p).tokens, war(p).suspensor]).toEqual(['use the die how?', 1, []]);
    // A sector that has been chosen stays chosen.
    const q = spend(scouting()).say('deploy troopers', 'ne').act(HARKONNEN, 'scouting: az1').say('gara-kulon');
    expect(q.question).toBe('deploy a trooper where?');
    // Afterwards too.
    const after = spend(scouting()).say('afterwards', 'nothing', 'deploy troopers');
    expect(after.act(HARKONNEN, 'scouting: az1').say('gara-kulon').question).toBe('');
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
