// The Desert War expansion: components and set-up.

import { ATREIDES, FACTS, areaOf, camps, rules } from '@landsraad/war-for-arrakis';
import { desertWar, newGame, position, type Position } from '@landsraad/war-for-arrakis/testing';
import { configOf, count, ofSeat, refuseConfig } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const war = (p: Position) => p.table.desertWar!;

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
