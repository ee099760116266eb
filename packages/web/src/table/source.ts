// Where a table comes from. The screen knows only this: whether the kernel runs in a worker beside it or on a server far
// away, it is handed the same picture and says the same things.

import type { Config, Form, Offer, Option, Seat, Standing, View } from '@landsraad/kernel';

export interface SeatAt {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'open';
  /** The person's or the bot's name; null for an open seat. */
  readonly name: string | null;
  /** Whether somebody at this screen holds it. */
  readonly mine: boolean;
}

/** Something that happened. Of the game it is told by the game's texts, of the table by the table's. */
export interface LogLine {
  readonly id: number;
  readonly of: 'game' | 'table';
  readonly kind: string;
  readonly rule: string;
  readonly nouns: { readonly [noun: string]: string | number | boolean | null };
}

export type Connection =
  | { readonly kind: 'here' }
  | { readonly kind: 'live' }
  /** Lost; tried again by itself. */
  | { readonly kind: 'reconnecting' }
  /** Over for good: a sentence says why. */
  | { readonly kind: 'closed'; readonly why: string };

/** What one may take back: one's own last choice, or with fresh dice and draws whatever came after it, or by consent. */
export type TakeBack = 'undo' | 'rewind' | 'propose' | null;

export interface Proposal {
  readonly number: number;
  readonly kind: 'undo' | 'end';
  readonly seat: Seat;
  readonly missing: readonly Seat[];
}

export interface TableState {
  readonly game: string;
  readonly config: Config;
  readonly status: 'open' | 'live' | 'finished';
  readonly seats: readonly SeatAt[];
  /** Whose eyes the screen is; -1 for a watcher. */
  readonly viewer: Seat;
  /** Null before the start. */
  readonly view: View | null;
  readonly log: readonly LogLine[];
  /** There are earlier lines that are not here yet. */
  readonly earlier: boolean;
  readonly undo: TakeBack;
  readonly redo: boolean;
  readonly standing: Standing;
  /** Whose time runs, and when it is up (`Date.now()`); null: nobody is pressed for time. */
  readonly clock: { readonly seat: Seat; readonly ends: number } | null;
  /** Who may talk in secret, and until when (`Date.now()`). */
  readonly conferring: { readonly seats: readonly Seat[]; readonly ends: number } | null;
  /** People share this screen: hand it to this seat first. */
  readonly curtain: Seat | null;
  readonly connection: Connection;
  /** Something said is on its way. */
  readonly pending: boolean;
  readonly proposal: Proposal | null;
  /** The link that lets somebody take an open seat; null where there is none to give. */
  readonly invite: string | null;
}

/** Why something was not done, in one sentence, with its rule if a rule is the reason. */
export interface NotDone {
  readonly rule: string | null;
  readonly sentence: string;
}
/** Null: done. */
export type Said = Promise<NotDone | null>;

/** An answer that was thought about. */
export interface Advice {
  readonly option: Option;
  /** In which part of the lines that it looked at the bot gave this answer. */
  readonly share: number;
}

export interface TableSource {
  readonly kind: 'local' | 'server' | 'replay' | 'puzzle';
  /** The table's id, on this device or on the server; of a puzzle its own. */
  readonly id: string;
  readonly subscribe: (tell: () => void) => () => void;
  /** Null until the first picture is there. */
  readonly state: () => TableState | null;
  /** `byItself`: a habit, or the only answer, as nobody here had to say. */
  readonly choose: (question: number, option: Option, byItself: boolean) => Said;
  readonly act: (offer: Offer, form: Form | null) => Said;
  readonly undo: () => Said;
  readonly redo: () => Said;
  readonly setStanding: (standing: Standing) => Said;
  /** Null: nothing keeps it. */
  readonly whyNot: (option: Option) => Promise<NotDone | null>;
  /** What the best bot thinks of the answers; null at a table with others, where nobody whispers. */
  readonly hint: (() => Promise<readonly Advice[]>) | null;
  /** Bots move at once until somebody here answers something themselves; null where others are waited for. */
  readonly hurry: (() => void) | null;
  /** Fetches earlier lines of the log. */
  readonly earlier: () => void;
  /** The next person sits down at the screen; `same`: it is the same person, and need not be asked again. */
  readonly face: (seat: Seat, same?: boolean) => void;
  /** Before the start. */
  readonly takeSeat: (seat: Seat, change: 'take' | 'leave' | 'bot' | 'open') => Said;
  readonly start: () => Said;
  /** What everybody hears, or partners alone while they may confer. */
  readonly talk: (to: 'table' | 'partners', text: string) => Said;
  readonly consent: (proposal: number, accept: boolean) => Said;
  readonly close: () => void;
}
