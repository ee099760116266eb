import * as z from 'zod/mini';
import { Box } from './box.ts';
import { AnyMessage, Proposal, Result, SeatInfo, Status, Waiting } from './position.ts';
import { Command, Context, fromText, Id, list, Option, Scalars, SeatNumber, Sequence, TEXT } from './shape.ts';

export const NewSeat = z.object({ kind: z.enum(['me', 'open', 'bot']), bot: z.optional(Id) });
export type NewSeat = z.infer<typeof NewSeat>;

const Seats = list(NewSeat).check(z.minLength(1), z.maxLength(16));

export const NewTable = z.object({
  game: Id,
  mode: z.optional(Id),
  options: z.optional(Scalars),
  /** At most 24,000 letters as JSON. */
  box: z.optional(Box),
  seats: Seats,
  public: z.optional(z.boolean()),
  /** Only when one person holds all seats that are not bots'. */
  seed: z.optional(z.union([z.string().check(z.minLength(1), z.maxLength(TEXT.id)), z.number()])),
});
export type NewTable = z.infer<typeof NewTable>;

/** Whoever has the invite may take an open seat. */
export const Created = z.object({ id: Id, invite: z.string() });
export type Created = z.infer<typeof Created>;

/** What is public of a table. */
export const TableInfo = z.object({
  id: Id,
  game: z.string(),
  title: z.string(),
  version: z.string(),
  mode: z.string(),
  options: Scalars,
  /** What is played instead of assumed values. */
  box: z.optional(Box),
  players: z.int(),
  status: Status,
  public: z.boolean(),
  owner: z.string(),
  /** Whether the asker made it. */
  mine: z.boolean(),
  seats: list(SeatInfo),
  waitingFor: list(Waiting),
  proposal: z.nullable(Proposal),
  /** The asker's own sequence number. */
  seq: Sequence,
  result: z.nullable(Result),
  /** Only for the owner and for people who sit here. */
  invite: z.nullable(z.string()),
  /** Why it was set aside. */
  problem: z.nullable(z.string()),
  created: z.string(),
  changed: z.string(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A line of the lobby. */
export const TableLine = z.object({
  id: Id,
  game: z.string(),
  title: z.string(),
  mode: z.string(),
  status: Status,
  owner: z.string(),
  seats: list(SeatInfo),
  /** Whether one of the asker's seats is waited for. */
  yourTurn: z.boolean(),
  created: z.string(),
  changed: z.string(),
});
export type TableLine = z.infer<typeof TableLine>;

export const Lobby = z.object({ tables: list(TableLine), page: z.int(), more: z.boolean() });
export type Lobby = z.infer<typeof Lobby>;
export const LobbyQuery = z.object({
  status: z.optional(z.enum(['open', 'live', 'finished'])),
  mine: z.optional(z.enum(['0', '1'])),
  page: z.optional(fromText(z.int().check(z.minimum(0), z.maximum(10_000)))),
});

export const TableParams = z.object({ id: Id });
export const SeatParams = z.object({ id: Id, seat: fromText(SeatNumber) });
export const ProposalParams = z.object({ id: Id, number: fromText(z.int()) });

export const SeatChange = z.object({
  do: z.enum(['take', 'leave', 'bot', 'open']),
  invite: z.optional(z.string().check(z.maxLength(TEXT.id))),
  bot: z.optional(Id),
});
export type SeatChange = z.infer<typeof SeatChange>;

/** As which seat one looks; without it as one's own first seat, or as a watcher. */
const asSeat = z.optional(fromText(SeatNumber));
export const SeatQuery = z.object({ seat: asSeat });
/** `at` is an earlier sequence number of that seat. */
export const ViewQuery = z.object({ seat: asSeat, at: z.optional(fromText(Sequence)) });
/**
 * How much of each message is sent: the whole view, what changed in it, or only what happened. A stream of patches begins
 * with a whole message, and has one now and then.
 */
const Form = z.optional(z.enum(['views', 'patches', 'story']));
export const EventsQuery = z.object({
  seat: asSeat,
  after: z.optional(fromText(Sequence)),
  /** The last ones before that number, instead of the first ones after one. */
  before: z.optional(fromText(Sequence)),
  wait: z.optional(fromText(z.number().check(z.minimum(0), z.maximum(60)))),
  as: Form,
});
export const StreamQuery = z.object({ seat: asSeat, after: z.optional(fromText(Sequence)), as: Form });
export const Messages = z.object({ messages: list(AnyMessage) });
export type Messages = z.infer<typeof Messages>;

export const Choice = z.object({ command: Command, seat: SeatNumber, question: z.int(), option: Option });
export type Choice = z.infer<typeof Choice>;
export const OfferChoice = z.object({
  command: Command,
  seat: SeatNumber,
  offer: z.string().check(z.maxLength(TEXT.word)),
  form: z.optional(z.record(z.string().check(z.maxLength(TEXT.id)), Option)),
});
export type OfferChoice = z.infer<typeof OfferChoice>;
/** Done and on disk; the seat's sequence number after it. */
export const Acknowledged = z.object({ seq: Sequence });
export type Acknowledged = z.infer<typeof Acknowledged>;

export const TakeBack = z.object({ seat: SeatNumber, command: z.optional(Command) });
export type TakeBack = z.infer<typeof TakeBack>;
/** Taken back at once, or proposed to the others. */
export const TakenBack = z.object({ seq: Sequence, proposal: z.nullable(z.int()) });
export type TakenBack = z.infer<typeof TakenBack>;
export const NewProposal = z.object({ kind: z.enum(['undo', 'end']), seat: SeatNumber });
export type NewProposal = z.infer<typeof NewProposal>;
export const Consent = z.object({ accept: z.boolean() });
export type Consent = z.infer<typeof Consent>;

/** What is said to everybody, or to partners under a Cone of Silence and the like: while the rules let them confer. */
export const Talk = z.object({
  command: z.optional(Command),
  seat: SeatNumber,
  to: z.enum(['table', 'partners']),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT.word)),
});
export type Talk = z.infer<typeof Talk>;

export const Standing = z.object({
  /** By the window's name; others pass unless the seat has something to lose. */
  windows: z.record(z.string().check(z.maxLength(TEXT.word)), z.enum(['pass', 'ask'])),
  /** Play this at that window, when it is about all of that ({}: whatever it is about); fires once. */
  armed: list(
    z.object({
      window: z.string().check(z.maxLength(TEXT.word)),
      about: Context,
      option: Option,
    }),
  ).check(z.maxLength(100)),
});
export type Standing = z.infer<typeof Standing>;

/** `option` of the open question, or the id of an offer. */
export const WhyQuery = z.object({ seat: asSeat, option: z.string().check(z.maxLength(TEXT.word)) });
/** Null: it is allowed. */
export const Why = z.object({ rule: z.nullable(z.string()), sentence: z.nullable(z.string()) });
export type Why = z.infer<typeof Why>;
