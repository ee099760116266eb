// The thread that writes: nobody on the event loop waits for the disk.

import { workerData } from 'node:worker_threads';
import type Database from 'libsql';
import { textOf, type Change } from './change.ts';
import { openBeside } from './database.ts';

/** What kept a change from being written, as it crosses between threads. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
}

export type Order =
  | { readonly kind: 'write'; readonly changes: readonly Change[] }
  | { readonly kind: 'durability' }
  | { readonly kind: 'close' };

/** Of each change what was wrong with it; null: it is on disk. */
export interface Written {
  readonly troubles: readonly (Trouble | null)[];
  readonly commits: number;
}

// Piscina hands its own data over as well, before what it was given.
const folder = String([workerData].flat().findLast((x: unknown) => typeof x === 'string'));
let database: Database.Database | null = null;
const prepared = new Map<number | string, Database.Statement>();

/** Pages in the journal before they go to their places: a page that changes with every move goes there once for many. */
const PAGES_IN_JOURNAL = 4000;

function openHere(): Database.Database {
  const opened = openBeside(folder);
  opened.pragma(`wal_autocheckpoint = ${PAGES_IN_JOURNAL}`);
  return opened;
}

export default function obey(order: Order): Written | readonly unknown[] | null {
  database ??= openHere();
  switch (order.kind) {
    case 'write':
      return write(database, order.changes);
    case 'durability':
      return [database.pragma('journal_mode'), database.pragma('synchronous')];
    case 'close':
      prepared.clear();
      database.close();
      database = null;
      return null;
  }
}

/** All in one transaction; if that fails each by itself, because one table's trouble must not be the others'. */
function write(db: Database.Database, changes: readonly Change[]): Written {
  const trouble = commit(db, changes);
  if (trouble === null) return { troubles: changes.map(() => null), commits: 1 };
  if (changes.length === 1) return { troubles: [trouble], commits: 0 };
  const troubles = changes.map((change) => commit(db, [change]));
  return { troubles, commits: troubles.filter((t) => t === null).length };
}

function commit(db: Database.Database, changes: readonly Change[]): Trouble | null {
  try {
    db.exec('begin immediate');
    for (const change of changes) for (const [what, ...parameters] of change) statement(db, what).run(parameters);
    db.exec('commit');
    return null;
  } catch (error) {
    // After an error of the disk SQLite may have gone back by itself.
    if (db.inTransaction) db.exec('rollback');
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { code, message: error instanceof Error ? error.message : String(error) };
  }
}

const STATEMENTS = 200;

/** The same few statements come again and again: each is prepared once. */
function statement(db: Database.Database, what: number | string): Database.Statement {
  const there = prepared.get(what);
  if (there !== undefined) return there;
  if (prepared.size >= STATEMENTS) prepared.clear();
  const made = db.prepare(textOf(what));
  prepared.set(what, made);
  return made;
}
