// What one server allows; every refusal says which limit it was.

export interface Limits {
  /** Bytes of a request; an imported log may be longer. */
  readonly body: number;
  readonly importBody: number;
  /** Entries of an imported log. */
  readonly importEntries: number;
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
  /** Streams and waiting polls of one person at one table, and at all tables together. */
  readonly streamsPerSession: number;
  readonly streamsInAll: number;
  /** Bytes of one seat's standing answers; bytes of them, and of imported logs, that one person may have kept in an hour. */
  readonly standing: number;
  readonly keptPerHour: number;
  /** Bytes that a slow reader may be behind. */
  readonly backlog: number;
}

export const LIMITS: Limits = {
  body: 64 * 1024,
  importBody: 1024 * 1024,
  importEntries: 10_000,
  requestMs: 20_000,
  perSession: 1200,
  perAddress: 3000,
  sessionsPerAddress: 120,
  tablesPerSession: 50,
  watchersPerTable: 100,
  streamsPerSession: 12,
  streamsInAll: 120,
  standing: 8 * 1024,
  keptPerHour: 16 * 1024 * 1024,
  backlog: 4 * 1024 * 1024,
};
