// What search and greedy play think of a position: whatever helps a house is worth more, and whatever helps another less.

import { rules } from '@landsraad/imperium';
import { expect, test } from 'vitest';
import { at, position, type Wish, type Wishes } from './position.ts';

const value = (wish: Wish, more: Wishes = {}, other: Wish = {}): number =>
  rules.value?.(position({ players: 3, round: 4, ...more, houses: [wish, other] }).g, 0) ?? Number.NaN;

test.each<[what: string, more: Wish, less: Wish]>([
  ['a victory point', { vp: 3 }, { vp: 2 }],
  ['Solari', { solari: 3 }, { solari: 2 }],
  ['spice', { spice: 3 }, { spice: 2 }],
  ['water', { water: 2 }, { water: 1 }],
  ['spice rather than Solari', { spice: 1 }, { solari: 1 }],
  ['a troop in the garrison', { garrison: 4 }, { garrison: 3 }],
  ['the seventh troop too', { garrison: 7 }, { garrison: 6 }],
  ['a first step with a faction', { influence: [1, 0, 0, 0] }, {}],
  ['a third step', { influence: [3, 0, 0, 0] }, { influence: [2, 0, 0, 0] }],
  ['a fifth step', { influence: [5, 0, 0, 0] }, { influence: [4, 0, 0, 0] }],
  ['the swordmaster', { swordmaster: true }, {}],
  ['a seat on the council', { councilSeat: true }, {}],
  ['an intrigue card', { intrigue: ['ambush'] }, {}],
  ['an agent to send', { agents: 2 }, { agents: 1 }],
  ['cards to send agents with', { agents: 2, hand: ['dagger', 'dagger'] }, { agents: 2, hand: ['dagger'] }],
  ['a good deck', { deck: ['stilgar', 'stilgar'] }, { deck: ['dagger', 'dagger'] }],
  ['a card that gives more spice', { deck: ['carryall'] }, { deck: ['convincing-argument'] }],
  ['a lead in the Conflict', { conflict: 3, supply: 6 }, { conflict: 0 }],
  ['a larger lead', { conflict: 5, supply: 4, garrison: 3 }, { conflict: 3, supply: 6, garrison: 3 }],
])('worth more: %s', (_what, more, less) => {
  expect(value(more, {}, { conflict: 1 })).toBeGreaterThan(value(less, {}, { conflict: 1 }));
});

test('what opponents have counts against one, and equals have equal chances', () => {
  expect(value({}, {}, { vp: 1 })).toBeLessThan(value({}));
  expect(value({}, { players: 4 })).toBeCloseTo(0.25, 5);
});
test('a space under control is worth more early than late', () => {
  const gain = (round: number): number => value({}, { round, control: [0, -1, -1] }) - value({}, { round });
  expect(gain(2)).toBeGreaterThan(gain(8));
  expect(gain(8)).toBeGreaterThan(0);
});
test('goods are worth little in the last round, points are not', () => {
  const gain = (wish: Wish, round: number): number => value(wish, { round }) - value({}, { round });
  expect(gain({ spice: 5 }, 10)).toBeLessThan(gain({ spice: 5 }, 3) / 3);
  expect(gain({ intrigue: ['ambush'] }, 10)).toBeLessThan(gain({ intrigue: ['ambush'] }, 3) / 3);
  expect(gain({ vp: 1 }, 10)).toBeGreaterThan(gain({ vp: 1 }, 3));
});
test('winning the Conflict is worth more than the second place, and that more than nothing', () => {
  const fights = (mine: number, theirs: number): number =>
    value({ conflict: mine, supply: 9 - mine }, { conflict: 'siege-of-arrakeen' }, { conflict: theirs });
  expect(fights(3, 2)).toBeGreaterThan(fights(3, 4));
  expect(fights(3, 4)).toBeGreaterThan(fights(0, 4) + 0.001);
  // Once everybody has revealed, the lead cannot be lost.
  const sure = (revealed: number): number => {
    const p = at('combat', {
      players: 3,
      houses: [
        { conflict: 3, revealed: 3, intrigue: ['ambush'] },
        { conflict: 2, revealed: 2 },
        { conflict: 1, revealed },
      ],
    });
    return rules.value?.(p.g, 0) ?? Number.NaN;
  };
  expect(sure(1)).toBeGreaterThan(sure(0));
});
test('the game is worth what it brought', () => {
  const won = at('endgame', { players: 3, houses: [{ vp: 11 }, { vp: 9 }, { vp: 8 }] });
  expect([0, 1, 2].map((seat) => rules.value?.(won.g, seat))).toEqual([1, 0, 0]);
});
