// What a game's package hands to everybody else: one object.

import type { BoxSpec } from './box.ts';
import type { LedgerEntry } from './ledger.ts';
import {
  meaningOf,
  type Config,
  type Context,
  type Decision,
  type DecisionNamed,
  type DecisionOf,
  type Game,
  type MeansOf,
  type Notes,
  type Offer,
  type Option,
  type Questions,
  type Scalar,
  type Seat,
} from './game.ts';
import type { Happening, Nouns } from './trace.ts';
import type { View, ViewOf } from './view.ts';
import type { Book, Procedure } from './words.ts';

export interface Mode {
  readonly id: string;
  readonly title: string;
  /** `usual`: how many sit down unless somebody says otherwise. */
  readonly players: { readonly min: number; readonly max: number; readonly usual?: number };
  /** The rule that says how many play. */
  readonly rule: string;
}

/** A table option: what it means, what it may be, what it is unless somebody says otherwise. */
export interface OptionSpec {
  readonly id: string;
  readonly title: string;
  /** What it brings, in a sentence or two. */
  readonly about?: string;
  /** Options of one kind, where a game has many: a heading for them. */
  readonly group?: string;
  readonly values: readonly Scalar[];
  readonly default: Scalar;
}

/** What somebody is taken to have said who is silent for so long. */
export interface TimeLimit {
  readonly seconds: number;
  readonly option: Option;
}

/** Seats that may talk in secret, and for how long. */
export interface Conference {
  readonly seats: readonly Seat[];
  readonly seconds: number;
}

/** One part of an overview for somebody who has never played the game. */
export interface OverviewPart {
  readonly title: string;
  readonly text: string;
}

/**
 * English for players. Nothing of it is used by rules. Written as methods, so that whoever knows only that a game has
 * questions may ask for the words of any.
 */
export interface Text<T = unknown, D extends Decision = Decision> {
  /** The seat's name in this game: a faction, a colour. */
  seat(seat: Seat, config: Config): string;
  /** The settings with what the game itself has settled since, where names depend on it: who plays which faction. */
  settled?(config: Config, view: View<T, D>): Config;
  /** One sentence that asks. */
  question(decision: D, view: View<T, D>): string;
  /** With the position where it is known: who sits where may be part of the answer. */
  option(decision: D, option: Option, view?: View<T, D>): string;
  offer(offer: Offer, view?: View<T, D>): string;
  /** One sentence that tells; null for what is not worth a line. */
  happening(kind: string, nouns: Nouns, config: Config): string | null;
  /** What is public and known of a position, for a terminal: a few lines. */
  position(view: View<T, D>, config: Config): readonly string[];
  /** What a hidden thing is called and, in a few words, what it does; null: nothing but its id is known of it. */
  thing?(thing: string): { readonly title: string; readonly note?: string } | null;
  /** How the game goes, in about five minutes of reading. */
  readonly overview?: readonly OverviewPart[];
  /** Places that no table need show, as pool and place: what could be written on a slip, before it is. */
  readonly inner?: readonly string[];
}

/** One sentence for every question of a game: one that is missing or misspelt does not compile. */
export type QuestionTexts<T, Q extends Questions> = {
  readonly [N in keyof Q & string]: string | ((d: DecisionNamed<Q, N>, view: ViewOf<T, Q>) => string);
};

/** The sentence that asks this question. */
export function asking<T, Q extends Questions>(
  texts: QuestionTexts<T, Q>,
  d: DecisionOf<Q>,
  view: ViewOf<T, Q>,
): string {
  const text = texts[d.name] as string | ((d: DecisionOf<Q>, view: ViewOf<T, Q>) => string);
  return typeof text === 'string' ? text : text(d, view);
}

/** Words for the options of every question: by the key, what it stands for, and the position where it is at hand. */
export type OptionTexts<T, Q extends Questions> = {
  readonly [N in keyof Q & string]: (
    option: Q[N]['option'],
    means: MeansOf<Q[N]>,
    d: DecisionNamed<Q, N>,
    view: ViewOf<T, Q> | undefined,
  ) => string;
};

type OptionText<T, Q extends Questions> = (
  option: Option,
  means: Context | null,
  d: Decision,
  view?: ViewOf<T, Q>,
) => string;
/** The words of one option; null if the texts have none for this question. */
export function answering<T, Q extends Questions>(
  texts: Partial<OptionTexts<T, Q>>,
  d: DecisionOf<Q>,
  option: Option,
  view?: ViewOf<T, Q>,
): string | null {
  const text = texts[d.name] as OptionText<T, Q> | undefined;
  return text?.(option, meaningOf<Decision>(d, option), d, view) ?? null;
}

/** How readily somebody who chooses without thinking takes each option of these questions. */
export type QuestionWeights<T, Q extends Questions> = {
  readonly [N in keyof Q & string]?: (g: Game<T>, d: DecisionNamed<Q, N>) => readonly number[];
};

/** The weights of a question's options; null if it has none. */
export function weighing<T, Q extends Questions>(
  weights: QuestionWeights<T, Q>,
  g: Game<T>,
  d: DecisionOf<Q>,
): readonly number[] | null {
  const weigh = weights[d.name] as ((g: Game<T>, d: Decision) => readonly number[]) | undefined;
  return weigh?.(g, d) ?? null;
}

/** What a seat has, in numbers, and what each is worth in the logarithm of the odds. */
export interface Features<T> {
  readonly names: readonly string[];
  /** One number for each name. */
  readonly of: (g: Game<T>, seat: Seat) => readonly number[];
  /** How far the game is, from 0 to 1: what a thing is worth changes on the way. */
  readonly stage: (g: Game<T>) => number;
  readonly weights: readonly (readonly [early: number, late: number])[];
}

/** How much more often each option was chosen than chance and the game's weights would have it, at each stage of the game. */
export interface Policy {
  /** The first round of every stage but the first. */
  readonly stages: readonly number[];
  /** By role, question and option: one number for each stage. What is not listed was taken as often as expected. */
  readonly ratios: {
    readonly [role: string]: { readonly [question: string]: { readonly [option: string]: readonly number[] } };
  };
}

/** `T` is the game's table, `D` a decision as the game declares it. */
export interface Rules<T, D extends Decision = Decision> {
  readonly id: string;
  readonly title: string;
  /** Package version and a hash of rules and facts. */
  readonly version: string;
  readonly modes: readonly Mode[];
  readonly options: readonly OptionSpec[];
  /** Why these settings cannot be played together: one sentence; null if they can. */
  readonly refuseConfig?: (config: Config) => string | null;
  /** Seats that one player holds together, where a player has several. */
  readonly heldTogether?: (config: Config) => readonly (readonly Seat[])[];
  /** How long a person may think about a question; null: as long as they like. Rules know no clock: the table's host counts. */
  timeLimit?(config: Config, d: D): TimeLimit | null;
  /** What happened lets some seats talk in secret. What they say is no part of the game: the table's host passes it on. */
  conference?(g: Game<T>, happened: Happening): Conference | null;
  readonly book: Book<T>;
  /** The whole game, from set-up to the end. */
  readonly play: Procedure<T, Record<never, never>>;
  readonly table: (config: Config) => T;
  /** The written-out copy of the table. */
  readonly copyTable: (table: T) => T;
  /** What an accepted promise forbids; when it forbids everything it is void. */
  readonly promised?: (g: Game<T>, seat: Seat, question: string, option: Option) => string | null;
  /** Whether a seat has promised anything at all: looked at once for all of its answers. */
  readonly bound?: (g: Game<T>, seat: Seat) => boolean;
  /** Everything that can be counted, by kind: it never becomes more or less. Hidden pools are counted by the kernel. */
  readonly inventory?: (g: Game<T>) => { readonly [kind: string]: number };
  /** How far the game is: a number that `simulate` reports as rounds. */
  readonly round: (g: Game<T>) => number;
  /** How good the position is for a seat, 0 to 1, for search and greedy play. */
  readonly value: (g: Game<T>, seat: Seat) => number;
  /** The values of all seats, where that is less work than one after another. */
  readonly values?: (g: Game<T>) => readonly number[];
  /** What `value` adds up, in a game where it does: so that its weights can be fitted to games. */
  readonly features?: Features<T>;
  /** How readily somebody who chooses without thinking takes each option, 1 as a rule; null: all alike. For playouts. */
  weigh?(g: Game<T>, d: D): readonly number[] | null;
  /** How far bots look: so many turns on, at most so many decisions. A position can be judged between turns. */
  readonly lookAhead?: { readonly turns: number; readonly decisions: number };
  /** Whom a seat plays, where not all play alike: a faction, a side. */
  readonly role?: (g: Game<T>, seat: Seat) => string;
  /** How readily good players take each option, learnt from their games. */
  readonly policy?: Policy;
  /** What the bot `greedy` goes by: `value` and `weigh` as they once were, so that it stays a yardstick. */
  readonly greedy?: Pick<Rules<T, D>, 'value' | 'weigh'>;
  readonly ledger: readonly LedgerEntry[];
  readonly applies: (entry: LedgerEntry, config: Config) => boolean;
  /** Component facts, to be walked for what is assumed. */
  readonly facts: { readonly [name: string]: unknown };
  /** Assumed facts that printed values can take the place of, at one table. */
  readonly box?: BoxSpec;
  readonly text: Text<T, D>;
  /** Names that the battery wants to see at work: cards by kind, with a reason for each that cannot be reached. */
  readonly reachable?: {
    readonly happenings?: readonly string[];
    readonly unreachable?: { readonly [what: string]: string };
  };
}

export type { Happening, Notes };
