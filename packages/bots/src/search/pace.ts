// How long a bot thinks: at a table so long for a whole turn, most of it at the first question; in an arena so long for a
// question on average.

import { turnNow, type Decision } from '@landsraad/kernel';
import type { Budget, Situation } from '../bot.ts';

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
  if (memory.turn !== s.game.turns) {
    memory.turn = s.game.turns;
    memory.spent = 0;
  } else if (turnNow(s.rules, s.game) !== s.seat) memory.spent = Math.max(0, memory.spent - turnMs * MEANWHILE);
  return share(Math.max(turnMs * LEAST, (turnMs - memory.spent) * AT_ONCE));
}

export function spend<T>({ memory, budget }: Situation<T>, ms: number): void {
  if (memory === undefined) return;
  memory.spent += ms;
  if (budget.turnMs === undefined) memory.saved = Math.max(0, memory.saved + (budget.ms ?? ms) - ms);
}
