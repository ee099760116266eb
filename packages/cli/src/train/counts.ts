// What good players chose, beside what chance and the game's own weights would have chosen.

import type { Policy } from '@landsraad/kernel';

/** By question, option and stage: how often it was chosen, and how often it was to be expected. */
export interface Counts {
  games: number;
  questions: { [question: string]: { [option: string]: { chosen: number[]; expected: number[] } } };
}

export const newCounts = (): Counts => ({ games: 0, questions: {} });

export function count(c: Counts, question: string, option: string, stage: number, chosen: number, expected: number) {
  const options = (c.questions[question] ??= {});
  const cell = (options[option] ??= { chosen: [], expected: [] });
  cell.chosen[stage] = (cell.chosen[stage] ?? 0) + chosen;
  cell.expected[stage] = (cell.expected[stage] ?? 0) + expected;
}

export function addCounts(to: Counts, from: Counts): void {
  to.games += from.games;
  for (const [question, options] of Object.entries(from.questions))
    for (const [option, { chosen, expected }] of Object.entries(options))
      for (let stage = 0; stage < chosen.length; stage++)
        count(to, question, option, stage, chosen[stage] ?? 0, expected[stage] ?? 0);
}

const LEAST = 0.02;
/** What was seen less often than this tells nothing. */
const SELDOM = 4;
/** Two digits are more than the games can tell. */
const short = (x: number): number => Number(x.toPrecision(2));

/** The table of a game: only what was taken more or less often than expected. */
export function policyOf(c: Counts, stages: readonly number[], learntBefore: Policy | null): Policy {
  const ratios: { [question: string]: { [option: string]: number[] } } = {};
  for (const [question, options] of Object.entries(c.questions).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const [option, { chosen, expected }] of Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const row = Array.from({ length: stages.length + 1 }, (_, stage) => {
        const before = learntBefore?.ratios[question]?.[option]?.[stage] ?? 1;
        const [took, due] = [chosen[stage] ?? 0, expected[stage] ?? 0];
        if (took + due < SELDOM) return short(before);
        return short(Math.max(LEAST, (before * (took + 0.5)) / (due + 0.5)));
      });
      if (row.some((r) => r !== 1)) (ratios[question] ??= {})[option] = row;
    }
  return { stages: stages.slice(), ratios };
}
