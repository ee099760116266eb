// The Desert War expansion: Suspensor Troopers.

import { HARKONNEN, idOf, wormsigns } from '@landsraad/war-for-arrakis';
import { desertWar, type Position } from '@landsraad/war-for-arrakis/testing';
import { count } from '@landsraad/kernel';
import { describe, expect } from 'vitest';
import { rule } from './rule.ts';

const war = (p: Position) => p.table.desertWar!;
const named = (areas: readonly number[]) => areas.map(idOf);
/** A Harkonnen turn in which a Mentat die has been spent. */
const spend = (p: Position) => p.dice(HARKONNEN, { mentat: 1 }).turn(HARKONNEN).say('mentat');

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
