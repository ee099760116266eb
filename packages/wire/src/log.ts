import * as z from 'zod/mini';
import { Box } from './box.ts';
import { Result } from './position.ts';
import { list, Option, Scalars, TEXT } from './shape.ts';
import { NewTable } from './tables.ts';

/** `[seat, option]`, `[seat, offer, "act", form?]`, `[seat, 0, "undo" | "redo"]` or `[seat, n, "rewind", seed]`. */
export const LogEntry = list(z.union([Option, z.record(z.string(), Option)]));
export type LogEntry = z.infer<typeof LogEntry>;

/** The log file. Of a live table: only the asker's own entries, without seed and hashes, and `partial`. */
export const LogFile = z.object({
  landsraad: z.literal(1),
  game: z.string(),
  version: z.string(),
  mode: z.string(),
  players: z.int(),
  options: Scalars,
  box: z.optional(z.extend(Box, { hash: z.string() })),
  seed: z.optional(z.union([z.string().check(z.maxLength(TEXT.id)), z.number()])),
  choices: list(LogEntry),
  hashes: z.optional(list(z.string())),
  result: z.nullable(Result),
  partial: z.optional(z.boolean()),
});
export type LogFile = z.infer<typeof LogFile>;

/** Without `from` the log must be of a finished game; with it a new table goes on after that many entries. */
export const Import = z.object({
  log: z.unknown(),
  from: z.optional(z.int().check(z.minimum(0))),
  seats: z.optional(NewTable.shape.seats),
  public: z.optional(z.boolean()),
});
export type Import = z.infer<typeof Import>;
