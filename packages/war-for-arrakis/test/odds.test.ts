import { battleOdds, type Army } from '@landsraad/war-for-arrakis';
import { expect, test } from 'vitest';

const army = (s: Partial<Army>): Army => ({
  regular: 0,
  elite: 0,
  special: 0,
  generic: 0,
  escort: 0,
  named: [],
  cards: 0,
  ...s,
});
const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-9);

test('one regular against one: both fall in three fights of five', () => {
  const o = battleOdds(army({ regular: 1 }), army({ regular: 1 }));
  near(o.nobody, 0.6);
  near(o.attackerWins, 0.2);
  near(o.defenderWins, 0.2);
});

test('all likelihoods add up', () => {
  for (const [a, d, rank, surprise] of [
    [army({ regular: 4, elite: 2, generic: 1 }), army({ regular: 2, special: 1 }), 2, true],
    [army({ special: 3, named: [{ hits: 2, shields: 1 }] }), army({ elite: 3 }), 0, false],
    [army({ regular: 6, cards: 2 }), army({ regular: 1, cards: 1 }), 3, false],
  ] as const) {
    const o = battleOdds(a, d, rank, surprise);
    near(o.attackerWins + o.defenderWins + o.nobody, 1);
    near(
      o.attackerLeft.reduce((x, y) => x + y, 0),
      1,
    );
    near(
      o.defenderLeft.reduce((x, y) => x + y, 0),
      1,
    );
  }
});

test('a sietch is harder to take, a leader helps, a surprise helps him', () => {
  const a = army({ regular: 4 });
  const d = army({ regular: 2 });
  const plain = battleOdds(a, d).attackerWins;
  expect(battleOdds(a, d, 2).attackerWins).toBeLessThan(plain);
  expect(battleOdds({ ...a, generic: 1 }, d).attackerWins).toBeGreaterThan(plain);
  expect(battleOdds({ ...a, generic: 1 }, d, 0, true).attackerWins).toBeGreaterThan(
    battleOdds({ ...a, generic: 1 }, d).attackerWins,
  );
});

test('no defender, no fight', () => {
  near(battleOdds(army({ regular: 1 }), army({})).attackerWins, 1);
});

test('what makes a side stronger never makes it likelier to lose', () => {
  const d = army({ regular: 2, elite: 1, generic: 1 });
  const a = army({ regular: 2, elite: 2 });
  const more: readonly Partial<Army>[] = [
    { regular: 3 },
    { elite: 3 },
    { special: 1 },
    { generic: 1 },
    { named: [{ hits: 1, shields: 0 }] },
    { cards: 1 },
  ];
  for (const change of more) {
    expect(battleOdds({ ...a, ...change }, d).attackerWins).toBeGreaterThan(battleOdds(a, d).attackerWins);
    expect(battleOdds(d, { ...a, ...change }).defenderWins).toBeGreaterThan(battleOdds(d, a).defenderWins);
  }
  expect(battleOdds(a, d, 1).attackerWins).toBeLessThan(battleOdds(a, d, 0).attackerWins);
});

test('a better leader helps more', () => {
  const [strong, weak] = [
    { hits: 2, shields: 1 },
    { hits: 0, shields: 1 },
  ];
  const d = army({ regular: 3 });
  const one = battleOdds(army({ regular: 2, named: [strong, weak] }), d);
  expect(one.attackerWins).toBeGreaterThan(battleOdds(army({ regular: 2, named: [weak, weak] }), d).attackerWins);
});

test('elites are weakened before anybody falls: an elite counts for two regulars that fight one after the other', () => {
  const o = battleOdds(army({ elite: 1 }), army({ regular: 1 }));
  // It still stands as an elite or as a regular, or nobody does.
  near(o.attackerLeft[1]! + o.attackerLeft[0]!, 1);
  expect(o.attackerWins).toBeGreaterThan(battleOdds(army({ regular: 1 }), army({ regular: 1 })).attackerWins);
});
