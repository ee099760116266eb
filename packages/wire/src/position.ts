// What a seat is shown of a position. Mirrors the kernel's View, Decision and Offer; the server checks that they agree.

import * as z from 'zod/mini';
import { Context, list, Option, Scalar, SeatNumber, Sequence } from './shape.ts';

/** A watcher is seat -1. */
const Viewer = z.int().check(z.minimum(-1));

export const Decision = z.object({
  seat: SeatNumber,
  question: z.int(),
  name: z.string(),
  rule: z.string(),
  options: list(Option),
  /** What explains the question: an area, a card, an amount, as the game declares it. */
  about: z.nullable(Context),
  /** What each option stands for, in their order, where its key does not say it. */
  means: z.nullable(list(z.nullable(Context))),
  sealed: z.boolean(),
  window: z.nullable(z.object({ stake: z.boolean() })),
});
export type Decision = z.infer<typeof Decision>;

export const Offer = z.object({
  id: z.string(),
  name: z.string(),
  rule: z.string(),
  noun: z.nullable(Option),
  form: z.nullable(list(z.object({ name: z.string(), from: list(Option), text: z.optional(z.number()) }))),
});
export type Offer = z.infer<typeof Offer>;

export const Waiting = z.object({ seat: SeatNumber, name: z.string() });
export type Waiting = z.infer<typeof Waiting>;

export const Result = z.object({ winners: list(SeatNumber), rule: z.string(), scores: list(z.number()) });
export type Result = z.infer<typeof Result>;

const Place = z.union([
  z.object({ row: list(z.nullable(z.string())) }),
  z.object({ known: list(z.string()), backs: z.nullable(z.int()) }),
]);

/** The position as the kernel shows it to a seat: what the game's own texts and boards read. */
export const View = z.object({
  seat: Viewer,
  table: z.unknown(),
  hidden: z.record(z.string(), z.record(z.string(), Place)),
  purses: z.record(z.string(), z.object({ amounts: list(z.nullable(z.number())), sum: z.number() })),
  inForce: list(z.object({ card: z.string(), seat: Viewer, until: z.string() })),
  breadcrumb: list(z.string()),
  /** Whose turn it is and how many have begun; no seat between turns. */
  turn: z.object({ seat: z.nullable(SeatNumber), number: z.int() }),
  waitingFor: list(Waiting),
  decision: z.nullable(Decision),
  /** While seats answer in secret: what this seat has answered so far. */
  sealed: z.nullable(list(Option)),
  offers: list(Offer),
  over: z.nullable(Result),
});
export type View = z.infer<typeof View>;

/**
 * What happened. Of the game: kind and nouns as its rules emit them, to be told by its `text.happening`.
 * Of the table: 'seat taken', 'seat left', 'bot seated', 'seat opened', 'started', 'taken back', 'done again',
 * 'rewound', 'randomness renewed', 'proposed', 'proposal accepted', 'proposal refused', 'standing answer', 'said', 'said to all', 'time ran out', 'bot replaced', 'ended', 'imported'. Whatever begins with
 * randomness that nobody chose carries its `commitment`: the SHA-256 of the seed, which the log shows when the game is over.
 */
export const TableEvent = z.object({
  of: z.enum(['game', 'table']),
  kind: z.string(),
  rule: z.string(),
  nouns: z.record(z.string(), Scalar),
});
export type TableEvent = z.infer<typeof TableEvent>;

export const SeatInfo = z.object({
  seat: SeatNumber,
  /** What the game calls it: a faction, a colour. */
  title: z.string(),
  kind: z.enum(['open', 'person', 'bot']),
  /** The person's name, or the bot's. */
  name: z.nullable(z.string()),
  bot: z.nullable(z.string()),
  /** Whether the asker holds it. */
  mine: z.boolean(),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

export const Status = z.enum(['open', 'live', 'finished', 'set-aside']);
export type Status = z.infer<typeof Status>;

/** Something that all people at the table must agree to. */
export const Proposal = z.object({
  number: z.int(),
  kind: z.enum(['undo', 'end']),
  seat: SeatNumber,
  /** Seats of people who have not answered yet. */
  missing: list(SeatNumber),
});
export type Proposal = z.infer<typeof Proposal>;

/** Whose time runs, and how many milliseconds were left when it was said: who is silent for so long has answered. */
const RunningClock = z.object({ seat: SeatNumber, left: z.int() });

/** Seats that talk in secret, and how many milliseconds were left when it was said. */
const Conferring = z.object({ seats: list(SeatNumber), left: z.int() });

/** One message of a table to one viewer: everything that viewer has on the screen, and what has just happened. */
export const Message = z.object({
  seq: Sequence,
  events: list(TableEvent),
  status: Status,
  seats: list(SeatInfo),
  proposal: z.nullable(Proposal),
  /** Null before the start. */
  view: z.nullable(View),
  decision: z.nullable(Decision),
  offers: list(Offer),
  waitingFor: list(Waiting),
  /** What this seat may take back and do again by itself. */
  undo: z.object({ can: z.boolean(), redo: z.boolean() }),
  clock: z.optional(RunningClock),
  conferring: z.optional(Conferring),
});
export type Message = z.infer<typeof Message>;

/**
 * What changed: `{"key": patch}` for members that are different (a list's by index), `[value]` for what is new, `[]` for
 * what is gone, `[at, removed, ...new]` for a list that became longer or shorter.
 */
export const Patch = z.union([list(z.unknown()), z.record(z.string(), z.unknown())]);

/** A message that carries only what changed, for somebody who has the one before. */
export const Update = z.object({
  seq: Sequence,
  events: list(TableEvent),
  /** Of `{status, proposal, view, undo}`; missing: nothing there is different. */
  patch: z.optional(Patch),
  /** All seats, when one of them has changed. */
  seats: z.optional(list(SeatInfo)),
  clock: z.optional(RunningClock),
  conferring: z.optional(Conferring),
});
export type Update = z.infer<typeof Update>;

export const AnyMessage = z.union([Message, Update]);
export type AnyMessage = z.infer<typeof AnyMessage>;
