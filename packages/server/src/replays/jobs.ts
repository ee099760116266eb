// Long logs, played from the first entry to the last: what runs in a thread. It knows no disk and no people.

import { BadLog, fingerprint, Refusal, type Log } from '@landsraad/kernel';
import {
  freeze,
  newTable,
  read,
  Refused,
  thaw,
  verify,
  write,
  type Created,
  type HostedGame,
  type RefusedStatus,
  type Row,
  type Table,
} from '@landsraad/table';
import { firstLink } from '../store/chain.ts';
import type { StoredRow } from '../store/store.ts';
import { newDraft, newRoom } from '../table/room.ts';

/** A log that becomes the log of a table, entry by entry. */
export interface ImportJob {
  readonly kind: 'import';
  readonly id: string;
  readonly made: Created;
  readonly log: Log;
}
/** A log that a table will go on from: whether it can be played, and to where. */
export interface TryJob {
  readonly kind: 'try';
  readonly made: Created;
  readonly log: Log;
}
/** A table's rows, from the last snapshot on. */
export interface ReadJob {
  readonly kind: 'read';
  readonly made: Created;
  readonly snapshot: string | null;
  readonly bodies: readonly string[];
}
export type Job = ImportJob | TryJob | ReadJob;

/** What is refused crosses threads as words. */
export interface NotPlayed {
  readonly status: RefusedStatus;
  readonly code: string;
  readonly message: string;
}
export interface Played {
  /** The rows to be kept; only of an import. */
  readonly rows: readonly Pick<StoredRow, 'at' | 'body' | 'sent' | 'told'>[];
  /** The table at the end. */
  readonly snapshot: string;
}

const bad = (error: unknown, n: number): unknown =>
  error instanceof BadLog || error instanceof Refusal
    ? new Refused(422, 'bad-log', `Entry ${n + 1} of the log cannot be played: ${error.message}`)
    : error;

function importLog(game: HostedGame, { id, made, log }: ImportJob): Played {
  const room = newRoom(id, newTable(game, made), 0, firstLink(id));
  const draft = newDraft(room);
  write(draft, made);
  write(draft, { kind: 'started', seed: log.seed, print: '' });
  for (const [n, entry] of log.choices.entries()) {
    try {
      write(draft, { kind: 'played', entry, by: 'imported', print: '', left: null });
    } catch (error) {
      throw bad(error, n);
    }
    const hash = log.hashes?.[n];
    if (hash !== undefined && hash !== fingerprint(room.table.match?.game()))
      throw new Refused(422, 'bad-log', `After entry ${n + 1} the position is not the one that was recorded.`);
  }
  if (room.table.match?.over() == null)
    throw new Refused(
      422,
      'unfinished',
      'This game is not finished: say from which entry a new table goes on ("from").',
    );
  return { rows: draft.rows, snapshot: freeze(room.table) };
}

function tryLog(game: HostedGame, { made, log }: TryJob): Played {
  const match = game.begin(made.config, log.seed, []);
  for (const [n, entry] of log.choices.entries()) {
    try {
      match.apply(entry, []);
    } catch (error) {
      throw bad(error, n);
    }
  }
  if (match.over() !== null) throw new Refused(422, 'bad-log', `After entry ${log.choices.length} the game is over.`);
  return { rows: [], snapshot: '' };
}

/** Reads rows one after the other, each held to the sign it was written with. */
export function readRow(t: Table, body: string): void {
  const row: Row = JSON.parse(body);
  read(t, row, []);
  verify(t, row);
}

function readRows(game: HostedGame, { made, snapshot, bodies }: ReadJob): Played {
  const t = (snapshot === null ? null : thaw(game, made, snapshot)) ?? newTable(game, made);
  for (const body of bodies) readRow(t, body);
  return { rows: [], snapshot: freeze(t) };
}

export function playJob(game: HostedGame, job: Job): Played | NotPlayed {
  try {
    switch (job.kind) {
      case 'import':
        return importLog(game, job);
      case 'try':
        return tryLog(game, job);
      case 'read':
        return readRows(game, job);
    }
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, code: error.code, message: error.message };
    throw error;
  }
}
