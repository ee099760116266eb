// Who looks over the kernel's shoulder: coverage counts what was met, a mutation switches one rule off,
// and what happened is written down. All of it is off in search.

import type { Seat } from './game.ts';

export type Nouns = { readonly [noun: string]: string | number | boolean | null };

/** Something that happened, as data. `whisper` is for the seats in `to` only. */
export interface Happening {
  readonly kind: string;
  readonly rule: string;
  readonly nouns: Nouns;
  readonly to: readonly Seat[];
  readonly whisper: Nouns | null;
}

/** How often something was met, by kind: 'rule', 'step', 'refusal', 'question', 'window', 'offer', 'happening'. */
export interface Tally {
  readonly [kind: string]: Map<string, number>;
}
export const newTally = (): Tally => ({
  rule: new Map(),
  step: new Map(),
  refusal: new Map(),
  question: new Map(),
  window: new Map(),
  offer: new Map(),
  happening: new Map(),
});

interface Observer {
  tally: Tally | null;
  happenings: Happening[] | null;
  ignored: string | null;
}
/** One per thread: rules are synchronous, so nobody else runs while somebody watches. */
export const observer: Observer = { tally: null, happenings: null, ignored: null };

export function met(kind: string, what: string): void {
  const counts = observer.tally?.[kind];
  if (counts !== undefined) counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Whether a rule is in force: always, unless a mutation has switched it off. Cited where a rule lives inside a step. */
export function holds(rule: string): boolean {
  if (observer.ignored === rule) return false;
  if (observer.tally !== null) met('rule', rule);
  return true;
}

/** Runs `work` and counts what it meets. */
export function watching<R>(tally: Tally, work: () => R): R {
  const before = observer.tally;
  observer.tally = tally;
  try {
    return work();
  } finally {
    observer.tally = before;
  }
}

/** Runs `work` and writes down what happens. */
export function recording<R>(happenings: Happening[], work: () => R): R {
  const before = observer.happenings;
  observer.happenings = happenings;
  try {
    return work();
  } finally {
    observer.happenings = before;
  }
}

/** Runs `work` while one rule is ignored: its refusals are not given, its steps are skipped. */
export function ignoring<R>(rule: string | null, work: () => R): R {
  const before = observer.ignored;
  observer.ignored = rule;
  try {
    return work();
  } finally {
    observer.ignored = before;
  }
}

/** What a seat may read of a happening. */
export const nounsFor = (h: Happening, seat: Seat): Nouns =>
  h.whisper !== null && h.to.includes(seat) ? { ...h.nouns, ...h.whisper } : h.nouns;
