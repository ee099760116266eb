// What a bot is. It is handed the true game and looks at it only through `imagine`: whatever it does, it does in
// worlds that its seat could be in.

import type { Decision, Form, Game, Offer, Option, RandomState, Rules, Seat } from '@landsraad/kernel';

/** An answer to the question, or an act that nobody waits for. */
export type Move =
  | { readonly kind: 'answer'; readonly option: Option }
  | { readonly kind: 'act'; readonly offer: string; readonly form: Form };

/** How long a bot may think about one decision: so many iterations, or so many milliseconds, whichever is first. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
  /** Milliseconds for a whole turn: at a table, where a turn is many small questions. */
  readonly turnMs?: number;
}

export interface Situation<T> {
  readonly rules: Rules<T>;
  readonly game: Game<T>;
  readonly seat: Seat;
  /** Null: the seat is not asked, but may want to act. */
  readonly decision: Decision | null;
  /** False: only answers, no acts. So no bot talks for ever instead of answering. */
  readonly mayAct: boolean;
  readonly random: RandomState;
  readonly budget: Budget;
  /** What the bot remembers from one question of this seat to the next; the host keeps it. */
  readonly memory?: Memory;
  /** Milliseconds, for the budget; the clock on the wall unless somebody has a better one. */
  readonly clock?: () => number;
}

/** Nothing in it is more than the seat was told. */
export interface Memory {
  /** What was thought about what comes next. */
  kept: unknown;
  /** The turn that time was last spent in, and how much. */
  turn: number;
  spent: number;
  /** Milliseconds that earlier questions have left over. */
  saved: number;
  said: readonly Said[];
  /** What it has answered in this round, and what it saw then. */
  been: { readonly round: number; readonly answers: readonly Been[] };
}
/** An answer, and what the seat saw when it gave it. */
export interface Been {
  readonly sight: string;
  readonly name: string;
  readonly option: Option;
}
/** What a bot has said unasked. */
export interface Said {
  readonly act: string;
  readonly deal: boolean;
  readonly round: number;
}
export const newMemory = (): Memory => ({
  kept: null,
  turn: -1,
  spent: 0,
  saved: 0,
  said: [],
  been: { round: -1, answers: [] },
});

/** A bot that has acted so often since it last answered may only answer. */
export const ACTS_IN_A_ROW = 3;

export interface Bot {
  readonly name: string;
  /** One sentence for people who choose an opponent. */
  readonly about: string;
  /** Whether it looks at anything but the list of options. */
  readonly thinks: boolean;
  /** Null only for a seat that is not asked: it does nothing. */
  move<T>(s: Situation<T>): Move | null;
}

export const answering = (option: Option): Move => ({ kind: 'answer', option });
export const acting = (offer: Offer, form: Form): Move => ({ kind: 'act', offer: offer.id, form });
