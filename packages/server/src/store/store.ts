// What the server asks of its storage. The rows of a table's log are the truth; everything else can be made anew from them.

export interface StoredRow {
  readonly n: number;
  readonly at: number;
  readonly body: string;
  /** Which viewers were sent a message for it: a bit per seat, the one after the last seat for watchers. */
  readonly sent: number;
  /** What they were sent, and its digest. */
  readonly told: string;
  readonly toldDigest: string;
  /** The command that it came with, and the answer that this got, as JSON; null: none, or it came with a row before. */
  readonly command: string | null;
  /** Over the hash before it and everything else that is stored of it. */
  readonly hash: string;
}

/** The answer that a command got: it gets the same again. */
export interface StoredCommand {
  readonly key: string;
  /** What was asked, so that an id that is used twice is found out. */
  readonly digest: string;
  readonly reply: unknown;
}

/** A line of the lobby, as of the last row. */
export interface StoredLine {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly status: 'open' | 'live' | 'finished';
  readonly public: boolean;
  readonly owner: string;
  readonly created: number;
  readonly changed: number;
  /** Seats as JSON. */
  readonly seats: string;
}
export interface ListedTable extends StoredLine {
  readonly id: string;
  /** Seats that are waited for, as JSON. */
  readonly waiting: string;
  /** Why it was set aside. */
  readonly problem: string | null;
}

/** Rows that belong together: all of them are kept or none. */
export interface Batch {
  readonly table: string;
  readonly rows: readonly StoredRow[];
  /** Null: as before but for who is waited for. */
  readonly line: StoredLine | null;
  readonly waiting: string;
  /** Everybody whose table it is; null: as before. */
  readonly people: readonly string[] | null;
}

export interface StoredTable {
  readonly rows: readonly Omit<StoredRow, 'told'>[];
  /** How many rows there must be, and the hash of the last: a log cut short does not verify. */
  readonly count: number;
  readonly head: string;
  readonly problem: string | null;
  readonly created: number;
  /** It has commands from before they stood in the rows. */
  readonly hasEarlierCommands: boolean;
}

export interface Snapshot {
  readonly n: number;
  readonly hash: string;
  readonly body: string;
}

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly settings: string;
}

export interface TableQuery {
  readonly status: 'open' | 'live' | 'finished' | null;
  /** Tables of this person; null: the public ones. */
  readonly of: string | null;
  readonly offset: number;
  readonly limit: number;
}

export interface Store {
  /** Resolves when it is on disk. */
  append(batch: Batch): Promise<void>;
  load(table: string): Promise<StoredTable | null>;
  /** What was sent for these rows, the first and the last included. */
  told(table: string, from: number, to: number): Promise<readonly Pick<StoredRow, 'n' | 'told' | 'toldDigest'>[]>;
  /** The command that a row came with. */
  command(table: string, n: number): Promise<StoredCommand | null>;
  /** A command from before they stood in the rows. */
  earlierCommand(table: string, key: string): Promise<StoredCommand | null>;
  /** Null: it can be used again. */
  setAside(table: string, problem: string | null): Promise<void>;
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | null>;
  tables(query: TableQuery): Promise<readonly ListedTable[]>;
  unfinishedTablesOf(owner: string): Promise<number>;

  addIdentity(identity: Identity, tokens: readonly string[]): Promise<void>;
  identityByToken(hash: string): Promise<string | null>;
  identities(ids: readonly string[]): Promise<readonly Identity[]>;
  changeIdentity(identity: Identity): Promise<void>;
  forgetTokens(identity: string): Promise<void>;

  /** Writes something that means nothing: throws while nothing can be written. */
  tryToWrite(): Promise<void>;
  /** Batches written and the seconds that took. */
  figures(): { readonly commits: number; readonly batches: number; readonly seconds: number };
  close(): Promise<void>;
}
