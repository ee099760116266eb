// The odds of a battle as screens tell them.

import type { Army, Odds, OddsSeen } from '@landsraad/war-for-arrakis';

export interface Preview {
  /** Of the attacker. */
  readonly win: number;
  readonly lose: number;
  /** Both gone. */
  readonly neither: number;
  readonly attackerLoses: number;
  readonly defenderLoses: number;
  /** Nothing had to be guessed. */
  readonly certain: boolean;
  /** How likely each result is: units of the attacker left over, below zero those of the defender. */
  readonly bars: readonly Bar[];
}
export interface Bar {
  readonly left: number;
  readonly p: number;
}

const unitsOf = (s: Army): number => s.regular + s.elite + s.special;
const mean = (chances: readonly number[]): number => chances.reduce((sum, p, n) => sum + p * n, 0);

export function previewOf({ odds, attacker, defender, certain }: OddsSeen): Preview {
  return {
    win: odds.attackerWins,
    lose: odds.defenderWins,
    neither: odds.nobody,
    attackerLoses: unitsOf(attacker) - mean(odds.attackerLeft),
    defenderLoses: unitsOf(defender) - mean(odds.defenderLeft),
    certain,
    bars: barsOf(odds, unitsOf(attacker), unitsOf(defender)),
  };
}

/** One bar for each number of units left over, the defender's on the left. */
function barsOf(odds: Odds, most: number, least: number): Bar[] {
  const bars: Bar[] = [];
  for (let left = -least; left <= most; left++) {
    const p = left > 0 ? odds.attackerLeft[left] : left < 0 ? odds.defenderLeft[-left] : odds.nobody;
    bars.push({ left, p: p ?? 0 });
  }
  return bars;
}

/** 'Over 99 %' and 'under 1 %': nothing is certain while dice are rolled. */
export function percent(p: number): string {
  const n = Math.round(p * 100);
  if (n >= 100 && p < 1) return 'over 99 %';
  if (n <= 0 && p > 0) return 'under 1 %';
  return `${n} %`;
}
/** Of units, to a tenth. */
export const amount = (n: number): string => String(Math.max(0, Math.round(n * 10) / 10));
