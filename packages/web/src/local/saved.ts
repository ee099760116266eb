// Tables on this device, in IndexedDB. The log is the truth; the rest is what lists want to know without replaying it.

import type { Entry, Standing } from '@landsraad/kernel';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LocalSetup } from './engine.ts';

export interface SavedTable {
  readonly id: string;
  readonly game: string;
  /** The rules that wrote the log. */
  readonly version: string;
  readonly setup: LocalSetup;
  readonly choices: readonly Entry[];
  readonly standing: readonly Standing[];
  readonly finished: boolean;
  /** Whether a person is asked something. */
  readonly yourTurn: boolean;
  /** Milliseconds, for "2 h ago". */
  readonly changed: number;
  /** Where it went on, once somebody was invited. */
  readonly server: string | null;
}

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { changed: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('landsraad', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed');
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

/** Why a saved game cannot go on with these rules, in one sentence; null if it can. */
export const refuseSaved = (
  rules: { readonly title: string; readonly version: string },
  saved: SavedTable,
): string | null =>
  saved.version === rules.version || saved.choices.length === 0
    ? null
    : `This game was started with an earlier version of ${rules.title}, and the rules have changed since: it cannot go on.`;

export async function saveTable(table: SavedTable): Promise<void> {
  await (await database()).put('tables', table, undefined);
}
export async function savedTable(id: string): Promise<SavedTable | undefined> {
  return (await database()).get('tables', id);
}
/** The latest first. */
export async function savedTables(): Promise<SavedTable[]> {
  return (await (await database()).getAllFromIndex('tables', 'changed')).toReversed();
}
export async function forgetTable(id: string): Promise<void> {
  await (await database()).delete('tables', id);
}
