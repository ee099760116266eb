// Who has flown: figures that flew with an earlier action of the turn walk, and do not fly again.

import { HARKONNEN, leaderOf } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { expect, test } from 'vitest';

const WHOLE = 'the whole legion';
type P = ReturnType<typeof position>;

/** A legion of each kind flies from the minor erg to Central South-East, beside one that stood there. */
const landed = (there = {}): P =>
  position()
    .harkonnen('cne-07', { regular: 1, elite: 1, special: 1, generic: 1, named: ['feyd-rautha'] })
    .harkonnen('cse-03', there)
    .air('az4', 'ornithopter')
    .air('az5', 'ornithopter')
    .action(HARKONNEN, 'strategy')
    .say('move', 'cne-07', 'cse', 'cse-03', WHOLE, 'done');
/** Where the legion of an area could go with another action. */
const couldGo = (p: P, from: string): string[] => p.action(HARKONNEN, 'strategy').say('move', from).destinations;

const AROUND_THE_CAMP = ['pasty-mesa', 'se-05', 'false-wall-east', 'false-wall-south', 'harg-pass', 'cse-02'];
const AROUND_HARG_PASS = ['false-wall-east', 'false-wall-south', 'cse-01', 'cse-03', 'cse-04'];

test('a legion that has flown goes on over land only, wherever it has walked since', () => {
  const p = landed();
  expect(p.at('cse-03')).toEqual([1, 1, 1, 1]);
  expect(couldGo(p.copy(), 'cse-03')).toEqual(AROUND_THE_CAMP);
  p.action(HARKONNEN, 'strategy').say('move', 'cse-03', 'harg-pass', WHOLE, 'done');
  expect([p.at('cse-03'), p.at('harg-pass')]).toEqual([[], [1, 1, 1, 1]]);
  expect(couldGo(p, 'harg-pass')).toEqual(AROUND_HARG_PASS);
});

test('those who stood there may fly: they alone go', () => {
  const p = landed({ regular: 2 });
  expect(couldGo(p.copy(), 'cse-03')).toContain('tasmin-sink');
  p.action(HARKONNEN, 'strategy').say('move', 'cse-03', 'se', 'tasmin-sink', WHOLE, 'done');
  expect([p.at('cse-03'), p.at('tasmin-sink')]).toEqual([
    [1, 1, 1, 1],
    [2, 0, 0, 0],
  ]);
});

test('of those who walk, the ones who have not flown go first', () => {
  const p = landed({ regular: 2 });
  const none = ['0 elite', '0 special', '0 generic', `0 leader ${leaderOf('feyd-rautha')}`];
  p.action(HARKONNEN, 'strategy').say('move', 'cse-03', 'cse', 'harg-pass', 'a part', '2 regular', ...none, 'done');
  expect([p.at('cse-03'), p.at('harg-pass')]).toEqual([
    [1, 1, 1, 1],
    [2, 0, 0, 0],
  ]);
  expect(couldGo(p.copy(), 'cse-03')).toEqual(AROUND_THE_CAMP);
  expect(couldGo(p, 'harg-pass').length).toBeGreaterThan(AROUND_HARG_PASS.length);
});

test('the others stay flown when some of them walk on', () => {
  const p = landed();
  const rest = ['0 special', '0 generic', `0 leader ${leaderOf('feyd-rautha')}`];
  p.action(HARKONNEN, 'strategy').say('move', 'cse-03', 'harg-pass', 'a part', '1 regular', '1 elite', ...rest, 'done');
  expect([p.at('cse-03'), p.at('harg-pass')]).toEqual([
    [0, 0, 1, 1],
    [1, 1, 0, 0],
  ]);
  expect([couldGo(p.copy(), 'cse-03'), couldGo(p, 'harg-pass')]).toEqual([AROUND_THE_CAMP, AROUND_HARG_PASS]);
});
