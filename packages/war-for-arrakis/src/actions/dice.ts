// Action dice: unused, spent, and the Bene Gesserit token that stands in for one.

import { replaced, type Seat } from '@landsraad/kernel';
import { isAutomatic, mahdiOf } from '../mahdi/mahdi.ts';
import { ATREIDES, houseOf, type Side } from '../sides.ts';
import { smugglersDie } from '../smugglers/smugglers.ts';
import { RESULTS, type G, type Look } from '../table.ts';
import { emit } from '../words.ts';

/** Dice and token on the box of a result. § wfa.bene-gesserit.is-a-die */
export const onBox = (g: Look, seat: Seat, result: number): number =>
  (g.table.dice[seat]?.[result] ?? 0) + (g.table.gesseritBox[seat] === result ? 1 : 0);
/** Whether the smugglers die is unused, and that seat's. § wfa.smugglers.team-owners */
export const hasSmugglersDie = (g: Look, seat: Seat): boolean => smugglersDie(g) >= 0 && seat === houseOf(g, ATREIDES);
/** Those of one player. */
export function unusedDiceOf(g: Look, seat: Seat): number {
  let sum = hasSmugglersDie(g, seat) ? 1 : 0; // § wfa.smugglers.die
  for (let result = 0; result < RESULTS.length; result++) sum += onBox(g, seat, result);
  return sum;
}
/** Those of all players of a side. § wfa.team.desert-power */
export function unusedDice(g: Look, side: Side): number {
  if (isAutomatic(g, side)) return mahdiOf(g).unrolled; // § wfa.solo.unused-dice
  let sum = 0;
  for (let seat = 0; seat < g.table.sides.length; seat++)
    if (g.table.sides[seat] === side) sum += unusedDiceOf(g, seat);
  return sum;
}
/** The results that a player can spend. */
export function diceNamed(g: Look, seat: Seat): string[] {
  const found: string[] = [];
  for (let result = 0; result < RESULTS.length; result++)
    if (onBox(g, seat, result) > 0) found.push(RESULTS[result] ?? '');
  return found;
}
/** Whether the box holds both a die and the token: then its owner says which is spent. */
export const dieAndToken = (g: Look, seat: Seat, result: number): boolean =>
  (g.table.dice[seat]?.[result] ?? 0) > 0 && g.table.gesseritBox[seat] === result;

export function spendDie(g: G, seat: Seat, result: number, token: boolean): void {
  const dice = g.table.dice[seat];
  if (dice === undefined) return;
  if (token || (dice[result] ?? 0) === 0) spendToken(g, seat);
  else {
    g.table.dice = replaced(g.table.dice, seat, replaced(dice, result, (dice[result] ?? 0) - 1));
    g.table.used = replaced(g.table.used, seat, (g.table.used[seat] ?? 0) + 1);
  }
  g.table.dieSpent = true;
  emit(g, 'die spent', 'wfa.dice.spent', { seat, result: RESULTS[result] ?? '', token });
}
/** A used token leaves play. § wfa.bene-gesserit.used-removed */
export function spendToken(g: G, seat: Seat): void {
  g.table.gesseritBox = replaced(g.table.gesseritBox, seat, -1);
}
