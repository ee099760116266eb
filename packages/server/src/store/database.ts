// The file on disk: opened for one server alone, or beside a server that runs.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteDatabase } from 'kysely';
import Database from 'libsql';
import { CannotStart } from '../start.ts';

export const fileIn = (folder: string): string => join(folder, 'landsraad.db');

/** What SQLite calls its trouble; '' for anything else. */
export const sqliteCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_') ? String(error.code) : '';

/** The disk is full or broken, and it is nobody's fault. */
export const isDiskTrouble = (error: unknown): boolean =>
  /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/.test(sqliteCode(error));

/** Two servers must not write to one folder. The system gives the lock back when a process ends, however it ends. */
function lock(folder: string): Database.Database {
  const held = new Database(join(folder, 'landsraad.lock'));
  try {
    held.pragma('busy_timeout = 0');
    held.exec('begin exclusive');
    return held;
  } catch (error) {
    held.close();
    if (/BUSY|LOCKED/.test(sqliteCode(error)) || /locked/.test(String(error)))
      throw new CannotStart(`Another Landsraad server is using the folder ${folder}: stop it, or name another folder.`);
    throw error;
  }
}

/** What is closed in the middle of a transaction is given back only when it is swept up. */
function unlock(held: Database.Database): void {
  held.exec('rollback');
  held.close();
}

/** Why the folder cannot be used, for whoever started the server; null: it is something else. */
function whyNot(folder: string, error: unknown): string | null {
  const code = sqliteCode(error);
  if (code === 'SQLITE_NOTADB' || /not a database/.test(String(error)))
    return `${fileIn(folder)} is not a database of Landsraad: move it away, or name another folder.`;
  const system = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(EEXIST|ENOTDIR)$/.test(system)) return `${folder} is not a folder: name another one with --data.`;
  if (
    /^(EACCES|EPERM|EROFS|ENOENT)$/.test(system) ||
    /^SQLITE_(CANTOPEN|READONLY|PERM)/.test(code) ||
    // The driver does not name what keeps a file from being opened at all.
    /Unable to open connection/.test(String(error))
  )
    return `The folder ${folder} cannot be written to: name another one with --data.`;
  if (code === 'SQLITE_FULL' || system === 'ENOSPC') return `There is no room left on the disk of ${folder}.`;
  return null;
}

export interface OpenDatabase {
  readonly database: Database.Database;
  close(): void;
}

/** For the server: nobody else may write. */
export function openForServer(folder: string): OpenDatabase {
  let held: Database.Database | null = null;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    held = lock(folder);
    const guard = held;
    const database = openBeside(folder);
    return {
      database,
      close: () => {
        database.close();
        unlock(guard);
      },
    };
  } catch (error) {
    if (held !== null) unlock(held);
    const sentence = whyNot(folder, error);
    throw sentence === null ? error : new CannotStart(sentence);
  }
}

/** Beside whoever else has it open: for backups and checks. */
export function openBeside(folder: string): Database.Database {
  const database = new Database(fileIn(folder));
  database.pragma('busy_timeout = 5000');
  database.pragma('journal_mode = WAL');
  // On every open: a reopened WAL file would go by NORMAL, and an acknowledged choice could be lost with the power.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

const STATEMENTS = 200;
type Prepared = ReturnType<SqliteDatabase['prepare']>;

/**
 * The same few statements come again and again: each is prepared once. Texts are read as bytes, because the driver ends the
 * process when one is not UTF-8; what cannot be read becomes a text that fits no hash.
 */
export function carefully(database: Database.Database): SqliteDatabase {
  const prepared = new Map<string, Prepared>();
  return {
    close: () => undefined,
    prepare(text) {
      const there = prepared.get(text);
      if (there !== undefined) return there;
      if (prepared.size >= STATEMENTS) prepared.clear();
      const made = /^\s*(select|with)\b/i.test(text)
        ? reading(database, text)
        : text === 'rollback'
          ? rollback(database)
          : database.prepare(text);
      prepared.set(text, made);
      return made;
    },
  };
}

/** After an error of the disk SQLite has gone back by itself; that there is nothing left to do must not hide the error. */
function rollback(database: Database.Database): Prepared {
  const run: Prepared['run'] = () => {
    if (database.inTransaction) database.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() };
}

function reading(database: Database.Database, text: string): Prepared {
  const names = database
    .prepare(text)
    .columns()
    .map(({ name }) => `"${name}"`);
  const columns = names.map((c) => `case typeof(${c}) when 'text' then cast(${c} as blob) else ${c} end as ${c}`);
  const wrapped = database.prepare(`select ${columns.join(', ')} from (${text})`);
  const decoder = new TextDecoder();
  const decoded = (row: unknown): unknown =>
    Object.fromEntries(
      Object.entries(row as object).map(([name, value]: [string, unknown]) => [
        name,
        value instanceof ArrayBuffer || value instanceof Uint8Array ? decoder.decode(value) : value,
      ]),
    );
  return {
    reader: true,
    all: (parameters) => wrapped.all(parameters).map(decoded),
    run: (parameters) => wrapped.run(parameters),
    *iterate(parameters) {
      for (const row of wrapped.iterate(parameters)) yield decoded(row);
    },
  };
}
