// Observing a game: counting which rules and steps it meets, and recording what happens. Both are off in search.

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
  /** Whether anybody is told what happens. */
  told: boolean;
}
/** One per thread: rules are synchronous, so no other game runs meanwhile. */
export const observer: Observer = { tally: null, happenings: null, told: false };

function observe(tally: Tally | null, happenings: Happening[] | null): void {
  observer.tally = tally;
  observer.happenings = happenings;
  observer.told = tally !== null || happenings !== null;
}

/** Whether anybody is told what happens: what is said of it need not be made up otherwise. */
export const listening = (): boolean => observer.told;

export function met(kind: string, what: string): void {
  const counts = observer.tally?.[kind];
  if (counts !== undefined) counts.set(what, (counts.get(what) ?? 0) + 1);
}

/** Runs `work` and counts what it meets. */
export function watching<R>(tally: Tally, work: () => R): R {
  const before = observer.tally;
  observe(tally, observer.happenings);
  try {
    return work();
  } finally {
    observe(before, observer.happenings);
  }
}

/** Runs `work` and writes down what happens. */
export function recording<R>(happenings: Happening[], work: () => R): R {
  const before = observer.happenings;
  observe(observer.tally, happenings);
  try {
    return work();
  } finally {
    observe(observer.tally, before);
  }
}

/** What a seat may read of a happening. */
export const nounsFor = (h: Happening, seat: Seat): Nouns =>
  h.whisper !== null && h.to.includes(seat) ? { ...h.nouns, ...h.whisper } : h.nouns;
