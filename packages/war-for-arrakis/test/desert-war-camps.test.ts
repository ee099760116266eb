// The Desert War expansion: Fremen Camps.

import { ATREIDES, HARKONNEN, areaOf, camps, idOf } from '@landsraad/war-for-arrakis';
import { desertWar, type Position } from '@landsraad/war-for-arrakis/testing';
import { count, ofSeat, things } from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rule } from './rule.ts';

const war = (p: Position) => p.table.desertWar!;
const named = (areas: readonly number[]) => areas.map(idOf);
/** The sandworm in ne-05 is chosen to move. */
const wormMoves = (p: Position) => p.moveSandworms().say('ne-05');

describe('Fremen Camps', () => {
  const pitching = () => desertWar().actionResolution();
  rule('wfa.desert-war.camps-placed', () => {
    const p = pitching();
    expect([p.question, p.asked.seat, p.asked.about]).toEqual([
      'pitch the camp in which sector?',
      ATREIDES,
      { symbol: 'jihad' },
    ]);
    p.say('ne');
    expect(p.options).toContain('ne-08');
    p.say('ne-08');
    // The next in another sector.
    expect([p.options.includes('ne'), p.options.includes('nw')]).toEqual([false, true]);
    p.say('nw', 'nw-08', 'sw', 'sw-02');
    expect(named(war(p).camps).toSorted()).toEqual(['ne-08', 'nw-08', 'sw-02']);
    const board = things(p.g, camps.board);
    const at = (area: string) => board[war(p).camps.indexOf(areaOf(area))];
    expect([at('ne-08'), at('nw-08'), at('sw-02')]).toEqual(['jihad', 'kwisatzHaderach', 'sandDwellers']);
    // Only in empty desert.
    const q = desertWar().wormsign('ne-05', 'sand').troopers('suspensor', 'ne-06').actionResolution().say('ne');
    expect(['ne-05', 'ne-06', 'ne-08', 'shield-wall-east'].map((a) => q.options.includes(a))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
  rule('wfa.desert-war.camps-before-roll', () => {
    const p = pitching();
    expect(p.table.dice.flat().every((n) => n === 0)).toBe(true);
    p.say('ne', 'ne-08', 'nw', 'nw-08', 'sw', 'sw-02');
    expect(p.table.dice[HARKONNEN]!.some((n) => n > 0)).toBe(true);
  });
  rule('wfa.desert-war.camps-hidden', () => {
    const p = pitching().say('ne', 'ne-08', 'nw', 'nw-08', 'sw', 'sw-02');
    const seen = (seat: number) => {
      const there = p.view(seat).hidden['fremen camps']!['board']!;
      return 'row' in there ? there.row.toSorted() : [];
    };
    expect(seen(HARKONNEN)).toEqual([null, null, null]);
    expect(seen(ATREIDES)).toEqual(['jihad', 'kwisatzHaderach', 'sandDwellers']);
    expect(new Set(things(p.g, camps.board)).size).toBe(3);
  });
  test('where the camps lie does not tell in which order they were planned', () => {
    const first = pitching().say('sw', 'sw-02', 'ne', 'ne-08', 'nw', 'nw-08');
    const second = pitching().say('nw', 'nw-08', 'sw', 'sw-02', 'ne', 'ne-08');
    expect(war(first).camps).toEqual(war(second).camps);
  });
  rule('wfa.desert-war.camps-short', () => {
    // Every desert but those of two sectors is taken.
    const p = desertWar();
    p.with((t) => {
      t.harvesters = Array.from({ length: 101 }, (_, a) => a).filter((a) => idOf(a) !== 'ne-08' && idOf(a) !== 'nw-08');
    }).actionResolution();
    p.say('ne', 'ne-08', 'nw', 'nw-08');
    expect([named(war(p).camps), count(p.g, ofSeat(camps.held, ATREIDES))]).toEqual([['ne-08', 'nw-08'], 1]);
  });
  rule('wfa.desert-war.camps-free', () => {
    const moves = (side: 0 | 1) => {
      const p = desertWar().camp('ne-08', 'jihad');
      const q = side === ATREIDES ? p.atreides('ne-11', { regular: 1 }) : p.harkonnen('ne-11', { regular: 1 });
      return q.action(side, 'strategy').say('move', 'ne-11').destinations;
    };
    expect([moves(ATREIDES).includes('ne-08'), moves(HARKONNEN).includes('ne-08')]).toEqual([true, true]);
  });
  rule('wfa.desert-war.camps-block-worms', () => {
    const p = wormMoves(desertWar().camp('ne-08', 'jihad').sandworm('ne-05'));
    expect(p.destinations).not.toContain('ne-08');
    expect(p.destinations).toContain('ne-09');
  });
  rule('wfa.desert-war.camps-removed-by-legion', () => {
    const p = desertWar()
      .camp('ne-08', 'jihad')
      .camp('nw-08', 'sandDwellers')
      .harkonnen('ne-11', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-08', 'the whole legion', 'done');
    expect([named(war(p).camps), things(p.g, camps.board)]).toEqual([['nw-08'], ['sandDwellers']]);
    // Not by an Atreides legion.
    const q = desertWar()
      .camp('ne-08', 'jihad')
      .atreides('ne-11', { regular: 1 })
      .action(ATREIDES, 'strategy')
      .say('move', 'ne-11', 'ne-08', 'the whole legion', 'done');
    expect(named(war(q).camps)).toEqual(['ne-08']);
  });
  rule('wfa.desert-war.camps-return', () => {
    const p = desertWar()
      .camp('ne-08', 'jihad')
      .harkonnen('ne-11', { regular: 1 })
      .action(HARKONNEN, 'strategy')
      .say('move', 'ne-11', 'ne-08', 'the whole legion', 'done');
    expect(p.place(ofSeat(camps.held, ATREIDES))).toEqual(['jihad', 'kwisatzHaderach', 'sandDwellers']);
    const q = desertWar().camp('ne-08', 'jihad').objective('4-6-8').endOfRound();
    expect([q.place(ofSeat(camps.held, ATREIDES)).length, war(q).camps]).toEqual([3, []]);
  });
});
