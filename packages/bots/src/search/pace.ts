// How long a bot thinks: at a table so long for a whole turn, most of it at the first question; in an arena so long for a
// question on average.

import { turnNow, type Decision } from '@landsraad/kernel';
import type { Budget, Memory, Situation } from '../bot.ts';

// Node and browsers both have it; this package asks for the types of neither.
declare const performance: { now(): number };
export const clockOf = <T>(s: Situation<T>): (() => number) => s.clock ?? (() => performance.now());

/** How long all bots of a table together may keep a person waiting, as a rule. */
const PATIENCE_MS = 2000;
/** What each of so many bots at a table may spend on a turn. */
export const turnBudget = (bots: number, patience = PATIENCE_MS): Budget => ({ turnMs: patience / Math.max(1, bots) });

/** Of what is left of the turn. */
const AT_ONCE = 0.6;
/** Of the whole: whoever only might interfere is not waited for. */
const WINDOW = 0.05;
/** Questions outside one's own turn bring some time with them. */
const MEANWHILE = 0.2;
const LEAST = 0.02;
/** What small questions have left over goes to later ones, some at a time. */
const SAVINGS = 0.5;
const AT_MOST = 3;

/** What may be spent on this question. */
export function allowance<T>(s: Situation<T>, d: Decision): Budget {
  const { memory } = s;
  const { turnMs, ms } = s.budget;
  if (turnMs === undefined) {
    if (ms === undefined || memory === undefined) return s.budget;
    return { ...s.budget, ms: Math.min(ms * AT_MOST, ms + memory.saved * SAVINGS) };
  }
  const share = (part: number): Budget => ({ ...s.budget, ms: Math.min(part, ms ?? Infinity) });
  if (d.window !== null) return share(turnMs * WINDOW);
  if (memory === undefined) return share(turnMs * AT_ONCE);
  const begins = memory.turn !== s.game.turns;
  forget(memory, s.game.turns);
  if (!begins && turnNow(s.rules, s.game) !== s.seat) memory.spent = Math.max(0, memory.spent - turnMs * MEANWHILE);
  return share(Math.max(turnMs * LEAST, (turnMs - memory.spent) * AT_ONCE));
}

/** What was spent in another turn. */
function forget(memory: Memory, turn: number): void {
  if (memory.turn !== turn) memory.spent = 0;
  memory.turn = turn;
}

export function spend<T>({ memory, budget }: Situation<T>, ms: number): void {
  if (memory === undefined) return;
  memory.spent += ms;
  if (budget.turnMs === undefined) memory.saved = Math.max(0, memory.saved + (budget.ms ?? ms) - ms);
}

/** Judging an act takes time that no question has brought with it: later ones have so much less. */
export function spendMore<T>({ memory, game }: Situation<T>, ms: number): void {
  if (memory === undefined) return;
  forget(memory, game.turns);
  memory.spent += ms;
  memory.saved = Math.max(0, memory.saved - ms);
}
