// Positions in which one choice is plainly right, and who finds it.

import {
  seeded,
  settle,
  type Config,
  type Decision,
  type Game,
  type Option,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import { botNamed, LEVELS, newMemory, type Bot } from '@landsraad/bots';

export interface Tactic<T> {
  /** What it is called; says nothing of what is right. */
  readonly title: string;
  /** What is right, and why, in one sentence. */
  readonly why: string;
  readonly config: Config;
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
const TRIES = 8;

/** What a bot does in the position; `luck`: which of its equals it takes where it leaves that to chance. */
export function choiceOf<T>(
  rules: Rules<T>,
  t: Tactic<T>,
  bot: Bot,
  iterations = ITERATIONS,
  luck: string | number = 0,
): Option | null {
  const move = bot.move({
    rules,
    game: t.game,
    seat: t.seat,
    decision: askedIn(rules, t),
    mayAct: true,
    random: seeded(`tactics ${t.title} ${luck}`),
    budget: { iterations },
    memory: newMemory(),
  });
  return move === null ? null : move.kind === 'answer' ? move.option : move.offer;
}

const isRight = <T>(t: Tactic<T>, choice: Option | null): boolean => choice !== null && t.right.includes(choice);
export const solves = <T>(rules: Rules<T>, t: Tactic<T>, bot: Bot, iterations?: number): boolean =>
  isRight(t, choiceOf(rules, t, bot, iterations));

/** Whether `greedy` finds it in each of eight tries: among equals it takes what comes. */
export const isPlain = <T>(rules: Rules<T>, t: Tactic<T>): boolean =>
  Array.from({ length: TRIES }, (_, luck) => choiceOf(rules, t, botNamed('greedy'), ITERATIONS, luck)).every((choice) =>
    isRight(t, choice),
  );

/** How many of the positions `greedy` finds for sure, and how many each level solves. */
export function solvedBy<T>(rules: Rules<T>, all: readonly Tactic<T>[]): { readonly [bot: string]: number } {
  const levels = LEVELS.map((bot) => [bot.name, all.filter((t) => solves(rules, t, bot)).length]);
  return { greedy: all.filter((t) => isPlain(rules, t)).length, ...Object.fromEntries(levels) };
}
