// Combat Power: how the Harkonnens compare legions.

import { garrisonIn, hasLegion, legionAt, namedIn, tokenCount } from '../board/contents.ts';
import type { Area } from '../board/areas.ts';
import type { Rank } from '../board/figures.ts';
import { ATREIDES, HARKONNEN, type Side } from '../sides.ts';
import type { Look } from '../table.ts';

const facedownIn = (g: Look, side: Side, a: Area): number => (side === ATREIDES ? tokenCount(g, a) : garrisonIn(g, a));

const TOKEN = 2;
/** One for each unit and leader, two for each facedown token; a sietch adds nothing. § wfa.solo.combat-power */
export function combatPower(g: Look, side: Side, a: Area): number {
  const l = legionAt(g, a);
  const figures = l === undefined || l.side !== side ? 0 : l.regular + l.elite + l.special + l.generic;
  return figures + TOKEN * facedownIn(g, side, a) + namedIn(g, side, a).length; // § wfa.solo.token-unit
}

/** Of single figures. */
const FINE = { generic: 1, regular: 2, named: 2, elite: 3, special: 4, token: 4 } as const;
export const finePowerOf = (rank: Rank): number => FINE[rank];
/** Where the first count is a tie. § wfa.solo.combat-power-fine */
export function finePower(g: Look, side: Side, a: Area): number {
  const l = legionAt(g, a);
  const figures =
    l === undefined || l.side !== side
      ? 0
      : FINE.regular * l.regular + FINE.elite * l.elite + FINE.special * l.special + FINE.generic * l.generic;
  const facedown = FINE.token * facedownIn(g, side, a); // § wfa.solo.combat-power-fine-token
  return figures + facedown + FINE.named * namedIn(g, side, a).length;
}

/** By how much the Harkonnen legion in one area exceeds the Atreides in another. */
export const advantage = (g: Look, from: Area, to: Area): number =>
  combatPower(g, HARKONNEN, from) - combatPower(g, ATREIDES, to);
export const fineAdvantage = (g: Look, from: Area, to: Area): number =>
  finePower(g, HARKONNEN, from) - finePower(g, ATREIDES, to);
/** Whether its Combat Power is greater. § wfa.solo.combat-power-tie-attack */
export function isStronger(g: Look, from: Area, to: Area): boolean {
  const more = advantage(g, from, to);
  return more !== 0 ? more > 0 : fineAdvantage(g, from, to) > 0;
}
/** Whether the Atreides defend an area at all. */
export const isDefended = (g: Look, a: Area): boolean => hasLegion(g, ATREIDES, a);
