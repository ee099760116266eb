// How an action turn begins and ends, whoever takes it.

import { replaced, type Seat } from '@landsraad/kernel';
import { bitOf, leaveTank } from '../board/figures.ts';
import { forgetLegion } from '../board/that-legion.ts';
import { ATREIDES, HARKONNEN, NEITHER, deciderOf, seatsOf, type Side } from '../sides.ts';
import type { Arrival, G, Look } from '../table.ts';
import { handBack } from '../three-four-players/acting.ts';
import { emit } from '../words.ts';

interface OfSide {
  readonly side: Side;
}
const NOBODY: readonly Arrival[] = [];
/** The leaders in a side's tanks: a bit for each. */
function inTank(g: Look, side: Side): number {
  const { tanks, sides } = g.table;
  let bits = 0;
  for (let seat = 0; seat < tanks.length; seat++)
    if (sides[seat] === side) for (const l of tanks[seat] ?? []) if (l >= 0) bits |= bitOf(l);
  return bits;
}
export function turnBegins(g: G, v: OfSide): void {
  g.table.turn = v.side;
  g.table.dieSpent = false;
  g.table.flown = NOBODY;
  forgetLegion(g);
  g.table.advancing = inTank(g, v.side);
  if (v.side === ATREIDES && g.table.mahdiSought === 2) g.table.mahdiSought = 1;
  emit(g, 'turn', 'wfa.dice.turn-order', { seat: deciderOf(g, v.side) });
}
/** Leaders that were in the tank when the turn began, and have not been pushed on, move one slot to the right. */
export function tankAdvances(g: G, v: OfSide): void {
  if (!g.table.dieSpent) return; // § wfa.tank.no-advance-desert-power
  if (inTank(g, v.side) === 0) return;
  for (const seat of seatsOf(g, v.side)) advanceIn(g, seat);
}
/** Whichever partner has spent the die. § wfa.tank.advance § wfa.team.tank */
function advanceIn(g: G, seat: Seat): void {
  const tank = (g.table.tanks[seat] ?? []).slice();
  for (let n = tank.length - 1; n >= 0; n--) {
    const l = tank[n] ?? -1;
    if (l < 0) continue;
    if ((g.table.advancing & bitOf(l)) === 0) continue; // § wfa.tank.advance-moment
    if (n === tank.length - 1) {
      tank[n] = -1;
      leaveTank(g, l);
    } else if (tank[n + 1] === -1) {
      tank[n] = -1;
      tank[n + 1] = l;
    }
  }
  g.table.tanks = replaced(g.table.tanks, seat, tank);
}
export function turnEnds(g: G, v: OfSide): void {
  g.table.turn = NEITHER;
  g.table.flown = NOBODY;
  handBack(g, -1);
  if (v.side === HARKONNEN) g.table.forcedDie = -1;
  if (v.side === ATREIDES && g.table.mahdiSought === 1) g.table.mahdiSought = 0;
}
