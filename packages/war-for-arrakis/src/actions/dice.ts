// Action dice: unused, spent, and the Bene Gesserit token that stands in for one.

import { replaced } from '@landsraad/kernel';
import { deciderOf, type Side } from '../sides.ts';
import { RESULTS, type G, type Look } from '../table.ts';
import { emit } from '../words.ts';

/** Dice and token on the box of a result. § wfa.bene-gesserit.is-a-die */
export const onBox = (g: Look, side: Side, result: number): number =>
  (g.table.dice[side]?.[result] ?? 0) + (g.table.gesseritBox[side] === result ? 1 : 0);
export function unusedDice(g: Look, side: Side): number {
  let sum = 0;
  for (let result = 0; result < RESULTS.length; result++) sum += onBox(g, side, result);
  return sum;
}
/** The results that can be spent. */
export function diceNamed(g: Look, side: Side): string[] {
  const found: string[] = [];
  for (let result = 0; result < RESULTS.length; result++)
    if (onBox(g, side, result) > 0) found.push(RESULTS[result] ?? '');
  return found;
}
/** Whether the box holds both a die and the token: then its owner says which is spent. */
export const dieAndToken = (g: Look, side: Side, result: number): boolean =>
  (g.table.dice[side]?.[result] ?? 0) > 0 && g.table.gesseritBox[side] === result;

export function spendDie(g: G, side: Side, result: number, token: boolean): void {
  const dice = g.table.dice[side];
  if (dice === undefined) return;
  if (token || (dice[result] ?? 0) === 0) spendToken(g, side);
  else {
    g.table.dice = replaced(g.table.dice, side, replaced(dice, result, (dice[result] ?? 0) - 1));
    g.table.used = replaced(g.table.used, side, (g.table.used[side] ?? 0) + 1);
  }
  g.table.dieSpent = true;
  emit(g, 'die spent', 'wfa.dice.spent', { seat: deciderOf(g, side), result: RESULTS[result] ?? '', token });
}
/** A used token leaves play. § wfa.bene-gesserit.used-removed */
export function spendToken(g: G, side: Side): void {
  g.table.gesseritBox = replaced(g.table.gesseritBox, side, -1);
}
