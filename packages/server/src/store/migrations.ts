// The steps by which the tables of the database came to be. A step that has been released is never changed.

import { Migrator, type Kysely, type Migration, type MigrationProvider } from 'kysely';
import { CannotStart } from '../start.ts';
import { chained, digest, firstLink } from './chain.ts';
import type { Schema } from './schema.ts';

const begin: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('identities')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('settings', 'text', (c) => c.notNull())
      .addColumn('created', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('identity', 'text', (c) => c.notNull())
      .addColumn('created', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('tokens_of').on('tokens').column('identity').execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('mode', 'text', (c) => c.notNull())
      .addColumn('players', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('public', 'integer', (c) => c.notNull())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('created', 'integer', (c) => c.notNull())
      .addColumn('changed', 'integer', (c) => c.notNull())
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('waiting', 'text', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('head', 'text', (c) => c.notNull())
      .addColumn('problem', 'text')
      .execute();
    await db.schema.createIndex('tables_in_lobby').on('tables').columns(['public', 'status', 'changed']).execute();
    await db.schema.createIndex('tables_of').on('tables').columns(['owner', 'status']).execute();
    await db.schema
      .createTable('people')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('identity', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('people_once', ['identity', 'table_id'])
      .execute();
    await db.schema
      .createTable('rows')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('sent', 'integer', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('rows_once', ['table_id', 'n'])
      .execute();
    await db.schema
      .createTable('commands')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('reply', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('commands_once', ['table_id', 'key'])
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('digest', 'text', (c) => c.notNull())
      .execute();
  },
};

/** What was sent for every row. */
const told: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('rows')
      .addColumn('told', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};

/** The chain covers everything that is stored of a row: logs that verify by the old one are chained anew. */
const chain: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('rows')
      .addColumn('toldDigest', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createTable('health')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'integer', (c) => c.notNull())
      .addColumn('filler', 'text', (c) => c.notNull())
      .execute();
    const store = db as Kysely<Schema>;
    // They are made from the rows and know them by their old hashes.
    await store.deleteFrom('snapshots').execute();
    for (const { id, head } of await store.selectFrom('tables').select(['id', 'head']).execute())
      await chainAnew(store, id, head);
  },
};

const oldLink = (before: string, n: number, body: string): string => digest(`${before}\n${n}\n${body}`);

async function chainAnew(db: Kysely<Schema>, id: string, head: string): Promise<void> {
  const rows = await db.selectFrom('rows').selectAll().where('table_id', '=', id).orderBy('n').execute();
  let old = firstLink(id);
  for (const r of rows) {
    old = oldLink(old, r.n, r.body);
    if (old !== r.hash) return;
  }
  if (old !== head) return;
  const anew = chained(firstLink(id), 0, rows);
  for (const { n, hash, toldDigest } of anew)
    await db.updateTable('rows').set({ hash, toldDigest }).where('table_id', '=', id).where('n', '=', n).execute();
  const last = anew.at(-1);
  if (last !== undefined) await db.updateTable('tables').set({ head: last.hash }).where('id', '=', id).execute();
}

/** A command and its answer stand in the row that it came with: a table of their own cost as much as the rows themselves. */
const commandsInRows: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('rows').addColumn('command', 'text').execute();
  },
};

export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001-begin': begin,
  '0002-told': told,
  '0003-chain': chain,
  '0004-commands-in-rows': commandsInRows,
};
const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };

/** Brings the database to the present form. */
export async function migrate(db: Kysely<Schema>, folder: string): Promise<void> {
  const migrator = new Migrator({ db, provider });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // Something is written down as done that this version has never heard of.
  if (error instanceof Error && error.message.includes('corrupted migrations'))
    throw new CannotStart(
      `The data in ${folder} was written by a newer version of Landsraad: use that version, or name another folder.`,
    );
  throw error;
}
