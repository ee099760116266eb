// What one server allows; every refusal says which limit it was.

export interface Limits {
  /** Bytes of a request; an imported log may be longer. */
  readonly body: number;
  readonly importBody: number;
  /** Entries of an imported log. */
  readonly importEntries: number;
  /** Requests in a minute. */
  readonly perSession: number;
  readonly perAddress: number;
  /** New identities from one address in an hour. */
  readonly sessionsPerAddress: number;
  /** Tables of one person that are not finished. */
  readonly tablesPerSession: number;
  readonly watchersPerTable: number;
  /** Streams and waiting polls of one person at one table. */
  readonly streamsPerSession: number;
  /** Bytes that a slow reader may be behind. */
  readonly backlog: number;
}

export const LIMITS: Limits = {
  body: 64 * 1024,
  importBody: 1024 * 1024,
  importEntries: 10_000,
  perSession: 1200,
  perAddress: 3000,
  sessionsPerAddress: 120,
  tablesPerSession: 50,
  watchersPerTable: 100,
  streamsPerSession: 12,
  backlog: 4 * 1024 * 1024,
};
