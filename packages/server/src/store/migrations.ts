// The steps by which the tables of the database came to be. A step that has been released is never changed.

import type { Kysely, Migration, MigrationProvider } from 'kysely';

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

export const MIGRATIONS: { readonly [name: string]: Migration } = { '0001-begin': begin, '0002-told': told };

export const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
