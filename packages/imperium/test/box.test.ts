// What the box offers, and what can be counted at a table.

import { rules } from '@landsraad/imperium';
import { expect, test } from 'vitest';
import { newGame, position } from './position.ts';

test('modes, numbers of players and options', () => {
  expect([rules.id, rules.title]).toEqual(['imperium', 'Dune: Imperium']);
  expect(rules.modes.map((m) => [m.id, m.title, m.players])).toEqual([
    ['standard', 'Three or four players', { min: 3, max: 4, usual: 4 }],
    ['two-player', 'Two players and House Hagal', { min: 2, max: 2 }],
    ['solo', 'One player against two rivals', { min: 1, max: 1 }],
  ]);
  expect(rules.options).toEqual([
    { id: 'leaders', title: 'Leaders', values: ['chosen', 'random'], default: 'chosen' },
    {
      id: 'difficulty',
      title: 'Difficulty of a solo game',
      values: ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'],
      default: 'mercenary',
    },
    {
      id: 'riseOfIx',
      title: 'Rise of Ix: dreadnoughts, freighters and tech tiles',
      values: [false, true],
      default: false,
    },
    { id: 'epic', title: 'Epic game: to 12 points, with harder conflicts', values: [false, true], default: false },
    {
      id: 'churn',
      title: 'Solo: after each of your reveal turns dice clear cards from the row',
      values: [false, true],
      default: false,
    },
    {
      id: 'escalation',
      title: 'Solo: rivals reveal two cards for swords in tier III conflicts',
      values: [false, true],
      default: false,
    },
  ]);
});

test('only a solo game has a difficulty', () => {
  const why = (mode: string, options: { readonly [id: string]: string }): string | null =>
    rules.refuseConfig?.({ mode, players: 3, options }) ?? null;
  expect([why('solo', { difficulty: 'mentat' }), why('standard', { difficulty: 'mercenary' })]).toEqual([null, null]);
  expect(why('standard', {})).toBeNull();
  expect(why('standard', { difficulty: 'mentat' })).toBe('Only a solo game has a difficulty.');
});

test('the rounds are counted', () => {
  expect(rules.round?.(position({ round: 4 }).g)).toBe(4);
});

test('the first question of a game: every house is bare, and nobody has anything', () => {
  const { g, decisions } = newGame('standard', 3);
  expect(decisions[0]?.name).toBe('which leader?');
  const { houses, round, conflict, control, closed, mentat, bonusSpice, ending, turn } = g.table;
  expect([round, conflict, control, closed, mentat, bonusSpice, ending, turn.todo]).toEqual([
    0,
    '',
    [-1, -1, -1],
    [],
    -1,
    [0, 0, 0],
    false,
    [],
  ]);
  for (const h of houses)
    expect([h.leader, h.sent, h.swordmaster, h.councilSeat, h.masterstroke, h.owedMentat, h.out, h.vp]).toEqual([
      '',
      [],
      false,
      false,
      false,
      false,
      false,
      0,
    ]);
});

test('twelve troops each, two agents, a third with the swordmaster and one more with the Mentat', () => {
  const p = position({
    players: 3,
    mentat: 1,
    houses: [
      { supply: 5, garrison: 4, conflict: 3, sent: ['wealth'], agents: 1 },
      { sent: ['carthag', 'arrakeen'], agents: 1 },
      { swordmaster: true, agents: 3 },
    ],
  });
  expect(rules.inventory?.(p.g)).toEqual({
    'alliance tokens': 4,
    'troops of 0': 12,
    'dreadnoughts of 0': 0,
    'agents of 0 too many': 0,
    'troops of 1': 12,
    'dreadnoughts of 1': 0,
    'agents of 1 too many': 0,
    'troops of 2': 12,
    'dreadnoughts of 2': 0,
    'agents of 2 too many': 0,
  });
});
