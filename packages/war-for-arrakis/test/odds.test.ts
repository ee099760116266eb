import { battleOdds, type Army } from '@landsraad/war-for-arrakis';
import { expect, test } from 'vitest';

const army = (s: Partial<Army>): Army => ({ regular: 0, elite: 0, special: 0, generic: 0, named: [], cards: 0, ...s });
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
