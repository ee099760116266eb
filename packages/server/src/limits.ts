// What one server allows; every refusal says which limit it was.

import { getHeapStatistics } from 'node:v8';

export interface Limits {
  /** Bytes of a request; an imported log may be longer. */
  readonly body: number;
  readonly importBody: number;
  /** Entries of an imported log. */
  readonly importEntries: number;
  /** How long a log may take to be played, in a thread of its own. */
  readonly replayMs: number;
  /** A request that takes longer to arrive is cut off. */
  readonly requestMs: number;
  /** Requests in a minute. */
  readonly perSession: number;
  readonly perAddress: number;
  /** New identities from one address in an hour. */
  readonly sessionsPerAddress: number;
  /** Tables of one person that are not finished. */
  readonly tablesPerSession: number;
  readonly watchersPerTable: number;
  /** Tables in memory; those that nobody has used for longest leave first, and come back from the disk. */
  readonly tablesInMemory: number;
  /** Streams and waiting polls of one person at one table, and at all tables together. */
  readonly streamsPerSession: number;
  readonly streamsInAll: number;
  /** Bytes of one seat's standing answers; bytes of them, and of imported logs, that one person may have kept in an hour. */
  readonly standing: number;
  readonly keptPerHour: number;
  /** Entries that are played again because one person goes back. */
  readonly playedAgainPerMinute: number;
  /** Bytes that a slow reader may be behind. */
  readonly backlog: number;
}

/** A table takes up to about a megabyte: together they may have half of the heap. */
const BYTES_OF_A_TABLE = 1024 * 1024;
const shareOfMemory = (): number =>
  Math.max(50, Math.floor(getHeapStatistics().heap_size_limit / 2 / BYTES_OF_A_TABLE));

export const LIMITS: Limits = {
  body: 64 * 1024,
  importBody: 1024 * 1024,
  importEntries: 10_000,
  replayMs: 15_000,
  requestMs: 20_000,
  perSession: 1200,
  perAddress: 3000,
  sessionsPerAddress: 120,
  tablesPerSession: 50,
  watchersPerTable: 100,
  tablesInMemory: shareOfMemory(),
  streamsPerSession: 12,
  streamsInAll: 120,
  standing: 8 * 1024,
  keptPerHour: 16 * 1024 * 1024,
  playedAgainPerMinute: 40_000,
  backlog: 4 * 1024 * 1024,
};
