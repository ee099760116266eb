// What good players chose, beside what chance and the game's own weights would have chosen.

import type { Policy } from '@landsraad/kernel';

/** By role, question, option and stage: how often it was chosen, and how often it was to be expected. */
export interface Counts {
  games: number;
  roles: { [role: string]: { [question: string]: { [option: string]: Cell } } };
}

interface Cell {
  readonly chosen: number[];
  readonly expected: number[];
}

export const newCounts = (): Counts => ({ games: 0, roles: {} });

/** One option of one question, as one role was asked it. */
export interface Asked {
  readonly role: string;
  readonly question: string;
  readonly option: string;
}

export function count(c: Counts, { role, question, option }: Asked, stage: number, chosen: number, expected: number) {
  const options = ((c.roles[role] ??= {})[question] ??= {});
  const cell = (options[option] ??= { chosen: [], expected: [] });
  cell.chosen[stage] = (cell.chosen[stage] ?? 0) + chosen;
  cell.expected[stage] = (cell.expected[stage] ?? 0) + expected;
}

const sorted = <V>(record: { readonly [key: string]: V }): [string, V][] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

function* cells(c: Counts): Generator<readonly [Asked, Cell]> {
  for (const [role, questions] of sorted(c.roles))
    for (const [question, options] of sorted(questions))
      for (const [option, cell] of sorted(options)) yield [{ role, question, option }, cell];
}

export function addCounts(to: Counts, from: Counts): void {
  to.games += from.games;
  for (const [asked, { chosen, expected }] of cells(from))
    for (let stage = 0; stage < chosen.length; stage++)
      count(to, asked, stage, chosen[stage] ?? 0, expected[stage] ?? 0);
}

const LEAST = 0.02;
/** What was seen less often than this tells nothing. */
const SELDOM = 4;
/** What was seen a few times only is believed in part. */
const DOUBT = 2;
/** Two digits are more than the games can tell. */
const short = (x: number): number => Number(x.toPrecision(2));

/** The table of a game: only what was taken more or less often than expected, and what other roles have learnt before. */
export function policyOf(c: Counts, stages: readonly number[], learntBefore: Policy | null): Policy {
  const ratios: { [role: string]: { [question: string]: { [option: string]: readonly number[] } } } = {};
  for (const [role, questions] of Object.entries(learntBefore?.ratios ?? {}))
    if (c.roles[role] === undefined) ratios[role] = questions;
  for (const [{ role, question, option }, { chosen, expected }] of cells(c)) {
    const row = Array.from({ length: stages.length + 1 }, (_, stage) => {
      const before = learntBefore?.ratios[role]?.[question]?.[option]?.[stage] ?? 1;
      const [took, due] = [chosen[stage] ?? 0, expected[stage] ?? 0];
      if (took + due < SELDOM) return short(before);
      return short(Math.max(LEAST, (before * (took + DOUBT)) / (due + DOUBT)));
    });
    if (row.some((r) => r !== 1)) ((ratios[role] ??= {})[question] ??= {})[option] = row;
  }
  return { stages: stages.slice(), ratios };
}
