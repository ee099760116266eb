// Ten positions with one good move, and why it is: what the position is worth to a seat must tell it.

import { rules, type G } from '@landsraad/imperium';
import { act, choose, copyGame, offers, settle, type Decision } from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { at, position, type Position, type Wish } from './position.ts';

const DEPTH = 4;

/** The worth of a position if its seat goes on as well as it can; others are not thought about. */
function outlook(g: G, seat: number, depth: number): number {
  const d: Decision | undefined = settle(rules, g, 'search')[0];
  if (d === undefined || d.seat !== seat || depth === 0) return rules.value(g, seat);
  return Math.max(...d.options.map((o) => after(g, seat, depth, (w) => void choose(rules, w, seat, 0, o, 'search'))));
}
function after(g: G, seat: number, depth: number, move: (w: G) => void): number {
  const w = copyGame(rules.copyTable, g);
  move(w);
  return outlook(w, seat, depth - 1);
}

/** The best of all answers and acts. */
function best(p: Position): string {
  const seat = p.seat;
  const moves = new Map<string, number>();
  for (const o of p.options)
    moves.set(
      String(o),
      after(p.g, seat, DEPTH, (w) => void choose(rules, w, seat, p.asked!.question, o, 'table')),
    );
  for (const o of offers(rules, p.g, seat))
    moves.set(
      o.id,
      after(p.g, seat, DEPTH, (w) => void act(rules, w, seat, o.id, 'table')),
    );
  return [...moves].toSorted((a, b) => b[1] - a[1])[0]![0];
}

const done: Wish = { hand: [], agents: 0, revealed: 1 };

// The tenth point ends the game at the end of this round, and nobody else is as near.
test('buys the last victory point', () => {
  const p = position({
    round: 9,
    houses: [{ vp: 9, solari: 7, hand: ['dagger', 'diplomacy'], intrigue: ['choam-shares'] }, { vp: 9 }],
  });
  expect(best(p)).toBe('plot: choam-shares');
});

// The second influence on a track is worth a point at once; the Conflict is out of reach anyway.
test('goes where the second influence scores', () => {
  const p = position({
    houses: [
      { hand: ['diplomacy'], influence: [1, 0, 0, 0] },
      { conflict: 9, supply: 0 },
      { conflict: 8, supply: 1 },
      { conflict: 7, supply: 2 },
    ],
  });
  p.says('play which card?', 'diplomacy');
  expect(best(p)).toBe('wealth');
});

// Passing the holder takes a point and gives one: two apart. The second Fremen influence would be only one.
test('takes an alliance that somebody holds', () => {
  const p = position({
    alliances: [-1, -1, 1, -1],
    houses: [
      { solari: 2, intrigue: ['bribery'], influence: [0, 0, 4, 1], vp: 1 },
      { influence: [0, 0, 4, 0], vp: 4 },
    ],
  });
  p.plot(0, 'bribery');
  expect(best(p)).toBe('bene-gesserit');
});

// Nobody can answer any more: two troops (4) beat a troop and a sword (3), and the first place is worth two points and Carthag.
test('deploys what wins the Conflict', () => {
  const p = position({
    round: 6,
    conflict: 'battle-for-carthag',
    houses: [{ hand: ['diplomacy', 'dagger'] }, { ...done, conflict: 1, swords: 1 }, done, done],
  });
  p.send('diplomacy', 'stillsuits');
  // In one go or in parts.
  expect(best(p)).toMatch(/^deploy/);
});

// Three opponents are far ahead and there is no fourth reward: troops would be thrown away.
test('keeps its troops out of a Conflict that is lost', () => {
  const p = position({
    round: 3,
    houses: [
      { hand: ['diplomacy', 'dagger'], garrison: 2, supply: 10 },
      { ...done, conflict: 9, supply: 0 },
      { ...done, conflict: 8, supply: 1 },
      { ...done, conflict: 7, supply: 2 },
    ],
  });
  p.send('diplomacy', 'stillsuits');
  expect(best(p)).toBe('end turn');
});

// Nine persuasion, one round left: the card gives its point now, all others would hardly be drawn again.
test('acquires The Spice Must Flow at the end of the game', () => {
  const p = position({
    round: 9,
    houses: [{ vp: 8, hand: ['diplomacy', ...Array.from({ length: 4 }, () => 'convincing-argument')] }, { vp: 8 }],
  });
  p.reveal();
  expect(best(p)).toBe('acquire the-spice-must-flow');
});

// Ambush turns 4 against 6 into 8 against 6; the opponent holds no card, and the first place is worth two points.
test('plays the combat card that wins', () => {
  const p = at('combat', {
    round: 8,
    conflict: 'battle-for-arrakeen',
    houses: [{ conflict: 2, revealed: 1, intrigue: ['ambush', 'windfall'] }, { ...done, conflict: 3 }, done, done],
  });
  expect(best(p)).toBe('ambush');
});

// With Ambush it would be 6 against 18, 16 and 14: still fourth, and the card gone.
test('keeps the combat card that wins nothing', () => {
  const p = at('combat', {
    round: 3,
    conflict: 'guild-bank-raid',
    houses: [
      { conflict: 1, revealed: 1, intrigue: ['ambush', 'windfall'] },
      { ...done, conflict: 9 },
      { ...done, conflict: 8 },
      { ...done, conflict: 7 },
    ],
  });
  expect(best(p)).toBe('pass');
});

// A Dagger gives one icon or one sword; the two others are among the best cards there are.
test('trashes the worst card', () => {
  const p = position({ houses: [{ hand: ['guild-administrator', 'lady-jessica', 'stilgar', 'dagger'] }] });
  p.send('guild-administrator', 'secure-contract').next('guild-administrator agent 0').next('hand');
  expect(best(p)).toBe('dagger');
});

// A third agent, in this round and in eight more.
test('gains the swordmaster early', () => {
  const p = position({ round: 2, houses: [{ hand: ['dagger'], solari: 8 }] });
  p.says('play which card?', 'dagger');
  expect(best(p)).toBe('swordmaster');
});
