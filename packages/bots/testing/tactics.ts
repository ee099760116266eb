// Positions in which one choice is plainly right, and who finds it.

import { seeded, settle, type Decision, type Game, type Option, type Rules, type Seat } from '@landsraad/kernel';
import { botNamed, LEVELS, newMemory, type Bot } from '@landsraad/bots';

export interface Tactic<T> {
  /** What is right, and why, in one sentence. */
  readonly why: string;
  readonly game: Game<T>;
  readonly seat: Seat;
  /** The answer, or the act that nobody waits for; where several come to the same, all of them. */
  readonly right: readonly Option[];
}

/** What the seat is asked. */
export function askedIn<T>(rules: Rules<T>, t: Tactic<T>): Decision {
  const d = settle(rules, t.game, 'table').find((x) => x.seat === t.seat);
  if (d === undefined) throw new Error(`nobody is asked: ${t.why}`);
  return d;
}

const ITERATIONS = 600;

/** What a bot does in the position. */
export function choiceOf<T>(rules: Rules<T>, t: Tactic<T>, bot: Bot, iterations = ITERATIONS): Option | null {
  const move = bot.move({
    rules,
    game: t.game,
    seat: t.seat,
    decision: askedIn(rules, t),
    mayAct: true,
    random: seeded(`tactics ${t.why}`),
    budget: { iterations },
    memory: newMemory(),
  });
  return move === null ? null : move.kind === 'answer' ? move.option : move.offer;
}

export const solves = <T>(rules: Rules<T>, t: Tactic<T>, bot: Bot, iterations?: number): boolean => {
  const choice = choiceOf(rules, t, bot, iterations);
  return choice !== null && t.right.includes(choice);
};

/** How many of the positions each level solves, and `greedy`. */
export function solvedBy<T>(rules: Rules<T>, all: readonly Tactic<T>[]): { readonly [bot: string]: number } {
  const bots = [botNamed('greedy'), ...LEVELS];
  return Object.fromEntries(bots.map((bot) => [bot.name, all.filter((t) => solves(rules, t, bot)).length]));
}
