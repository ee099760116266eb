// What a game is while it is played: plain data, JSON in and JSON out.

import type { RandomState } from './random.ts';

export type Seat = number;
/** Somebody who looks on and knows only what everybody knows. */
export const WATCHER: Seat = -1;
/** What a decision is answered with: one noun. */
export type Option = string | number;
export const PASS = 'pass';
export const DONE = 'done';

export type Scalar = string | number | boolean | null;
/** A procedure's own notes. Lists are replaced, never changed in place: so a copy may share them. */
export type Notes = { [note: string]: Scalar | readonly Scalar[] };

/** One procedure under way: which, at which step, with which notes. */
export interface Frame {
  proc: string;
  pc: number;
  notes: Notes;
  /** While seats answer secretly: one fibre each. */
  fibres: Fibre[] | null;
  /** While the floor is open: who is done (a bit per seat) and how many acts there were. */
  done: number;
  acts: number;
  /** This frame interrupted the ones below it: when it ends they look whether they still make sense. */
  interrupts: boolean;
}

/** One seat's secret answers, on a little stack of their own. */
export interface Fibre {
  seat: Seat;
  stack: Frame[];
  answers: Option[];
  sealed: boolean;
}

/** Things of a pool that lie in one place, and who knows each of them (a bit per seat). Copies of a game share it until one changes it. */
export interface Place {
  things: string[];
  known: number[];
}

/** A card in force that alters rules, until when. */
export interface Change {
  readonly card: string;
  readonly seat: Seat;
  readonly until: string;
}

/** A reaction that has been set off and waits for the step to end. */
export interface Due {
  readonly proc: string;
  readonly notes: Notes;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly rule: string;
  readonly scores: readonly number[];
}

export interface Game<T> {
  /** What everybody sees. */
  table: T;
  /** Pools of hidden things: pool, place. */
  hidden: Place[][];
  /** Hidden amounts: purse, seat. */
  purses: number[][];
  inForce: Change[];
  stack: Frame[];
  due: Due[];
  random: RandomState;
  /** Grows whenever something happened that cannot be unseen. */
  barrier: number;
  /** Grows whenever the seat that acts shows what only it knew: it may take that back. */
  shown: number;
  /** How many times everybody has seen the game go on: what questions are numbered by. */
  moment: number;
  /** How many turns have begun. */
  turns: number;
  /** How many seats there are. */
  seats: number;
  over: Result | null;
}

/** Everybody, from the first seat to the last. */
export const seats = (g: { readonly seats: number }): Seat[] => Array.from({ length: g.seats }, (_, seat) => seat);

/** Printed values of somebody's own copy of the game: they take the place of assumed ones, by their path in the facts. */
export interface Box {
  readonly name: string;
  readonly values: { readonly [path: string]: unknown };
}

/** What kind of game is set up. */
export interface Config {
  readonly mode: string;
  readonly players: number;
  readonly options: { readonly [name: string]: Scalar };
  readonly box?: Box;
}

/** What explains a question, or what one of its options stands for: an area, a card, an amount. */
export type Context = { readonly [what: string]: Scalar | readonly Scalar[] };

/** One question as its game declares it. */
export interface Asks {
  /** What it is answered with: the key that logs and messages carry. */
  readonly option: Option;
  /** What explains it to the seat that is asked. */
  readonly about?: Context;
  /** What an option stands for, where its key is more than a name or a number. */
  readonly means?: Context;
}
/** A game's questions by name, declared in one type: texts, weights, screens and rules all refer to it. */
export type Questions = { readonly [name: string]: Asks };

/** A question to one seat and the whole list of what it may answer. */
export interface Decision {
  readonly seat: Seat;
  /** Its number. Another seat's secret answer never changes it, and it never means two questions. */
  readonly question: number;
  readonly name: string;
  readonly rule: string;
  readonly options: readonly Option[];
  /** What explains the question. In search nobody reads it: there it is null until somebody calls `explain`. */
  readonly about: Context | null;
  /** What each option stands for, in the order of the options; null where the key says it. */
  readonly means: readonly (Context | null)[] | null;
  /** Answered in secret, together with others: nobody learns anything before all have answered. */
  readonly sealed: boolean;
  /** Of a window: whether this seat has something to lose by silence. */
  readonly window: { readonly stake: boolean } | null;
}

/** A decision as its game declares it: the name tells the types of the rest. Of any game, just a decision. */
export type DecisionOf<Q extends Questions> = string extends keyof Q
  ? Decision
  : { readonly [N in keyof Q & string]: DecisionNamed<Q, N> }[keyof Q & string];
export interface DecisionNamed<Q extends Questions, N extends keyof Q & string> extends Decision {
  readonly name: N;
  readonly options: readonly Q[N]['option'][];
  readonly about: AboutOf<Q[N]>;
  readonly means: MeansOf<Q[N]> extends null ? null : readonly (MeansOf<Q[N]> | null)[];
}
export type AboutOf<A extends Asks> = Declared<A, 'about'>;
export type MeansOf<A extends Asks> = Declared<A, 'means'>;
/** What a declaration says, null where it says nothing; of any question, that it may say something. */
type Declared<A extends Asks, K extends 'about' | 'means'> =
  A extends Readonly<Record<K, infer C extends Context>> ? C : K extends keyof A ? Context | null : null;

/** What an option of a decision stands for; null where its key says it. */
export const meaningOf = <D extends Decision>(d: D, option: Option): NonNullable<D['means']>[number] | null =>
  d.means?.[d.options.indexOf(option)] ?? null;

/** An act open to a seat that nobody waits for. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly noun: Option | null;
  /** A deal is the one act that is a form to fill in. */
  readonly form: readonly Field[] | null;
}

export interface Field {
  readonly name: string;
  readonly from: readonly Option[];
  /** Any text of at most so many characters may be said instead. */
  readonly text?: number | undefined;
}
export type Form = { readonly [field: string]: Option };
