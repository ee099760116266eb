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
  /** Whether anything is counted or ignored: in search it is not, and one look must be enough to know. */
  watched: boolean;
  /** Whether anybody is told what happens. */
  told: boolean;
}
/** One per thread: rules are synchronous, so nobody else runs while somebody watches. */
export const observer: Observer = { tally: null, happenings: null, ignored: null, watched: false, told: false };

function observe(tally: Tally | null, happenings: Happening[] | null, ignored: string | null): void {
  observer.tally = tally;
  observer.happenings = happenings;
  observer.ignored = ignored;
  observer.watched = tally !== null || ignored !== null;
  observer.told = tally !== null || happenings !== null;
}

/** Whether anybody is told what happens: what is said of it need not be made up otherwise. */
export const listening = (): boolean => observer.told;

export function met(kind: string, what: string): void {
  const counts = observer.tally?.[kind];
  if (counts !== undefined) counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Whether a rule is in force: always, unless a mutation has switched it off. Cited where a rule lives inside a step. */
export const holds = (rule: string): boolean => !observer.watched || holdsNow(rule);

function holdsNow(rule: string): boolean {
  if (observer.ignored === rule) return false;
  met('rule', rule);
  return true;
}

/** Runs `work` and counts what it meets. */
export function watching<R>(tally: Tally, work: () => R): R {
  const before = observer.tally;
  observe(tally, observer.happenings, observer.ignored);
  try {
    return work();
  } finally {
    observe(before, observer.happenings, observer.ignored);
  }
}

/** Runs `work` and writes down what happens. */
export function recording<R>(happenings: Happening[], work: () => R): R {
  const before = observer.happenings;
  observe(observer.tally, happenings, observer.ignored);
  try {
    return work();
  } finally {
    observe(observer.tally, before, observer.ignored);
  }
}

/** Runs `work` while one rule is ignored: its refusals are not given, its steps are skipped. */
export function ignoring<R>(rule: string | null, work: () => R): R {
  const before = observer.ignored;
  observe(observer.tally, observer.happenings, rule);
  try {
    return work();
  } finally {
    observe(observer.tally, observer.happenings, before);
  }
}

/** What a seat may read of a happening. */
export const nounsFor = (h: Happening, seat: Seat): Nouns =>
  h.whisper !== null && h.to.includes(seat) ? { ...h.nouns, ...h.whisper } : h.nouns;
