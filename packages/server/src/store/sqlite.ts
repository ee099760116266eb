// The storage on embedded SQLite: read here, written in a thread of its own.

import { Kysely, SqliteDialect, type Selectable } from 'kysely';
import { digest } from './chain.ts';
import { changeOf } from './change.ts';
import { carefully, openForServer } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { ListedTable, Store } from './store.ts';
import { openWriting } from './writing.ts';

const MUCH = 256 * 1024;
const filled = (filler: string) => ({ at: Date.now(), filler });

export interface SqliteStore extends Store {
  /** How the file is kept, as SQLite itself says. */
  durability(): Promise<readonly unknown[]>;
}

export async function openSqlite(folder: string): Promise<SqliteStore> {
  const { database, close } = openForServer(folder);
  const careful = carefully(database);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: careful }) });
  try {
    await migrate(db, folder);
  } catch (error) {
    close();
    throw error;
  }
  const writing = openWriting(folder);
  // Asked whenever a command may have come before.
  const findCommand = careful.prepare('select command from rows where table_id = ? and n = ?');

  return {
    append: (batch) => writing.write(changeOf(batch)),

    async load(table) {
      const t = await db
        .selectFrom('tables')
        .select(['count', 'head', 'problem', 'created'])
        .where('id', '=', table)
        .executeTakeFirst();
      if (t === undefined) return null;
      const rows = await db
        .selectFrom('rows')
        .select(['n', 'at', 'body', 'sent', 'toldDigest', 'command', 'hash'])
        .where('table_id', '=', table)
        .orderBy('n')
        .execute();
      const earlier = await db.selectFrom('commands').select('key').where('table_id', '=', table).limit(1).execute();
      return { rows, ...t, hasEarlierCommands: earlier.length > 0 };
    },

    told: (table, from, to) =>
      db
        .selectFrom('rows')
        .select(['n', 'told', 'toldDigest'])
        .where('table_id', '=', table)
        .where('n', '>=', from)
        .where('n', '<=', to)
        .orderBy('n')
        .execute(),

    async command(table, n) {
      const [found] = findCommand.all([table, n]) as { command: string | null }[];
      return found === undefined || found.command === null ? null : JSON.parse(found.command);
    },

    async earlierCommand(table, key) {
      const found = await db
        .selectFrom('commands')
        .select(['key', 'digest', 'reply'])
        .where('table_id', '=', table)
        .where('key', '=', key)
        .executeTakeFirst();
      return found === undefined ? null : { ...found, reply: JSON.parse(found.reply) };
    },

    async setAside(table, problem) {
      await writing.run(db.updateTable('tables').set({ problem }).where('id', '=', table));
    },

    async keepSnapshot(table, { n, hash, body }) {
      const kept = { n, hash, body, digest: digest(body) };
      await writing.run(
        db
          .insertInto('snapshots')
          .values({ table_id: table, ...kept })
          .onConflict((c) => c.column('table_id').doUpdateSet(kept)),
      );
    },

    async snapshot(table) {
      const s = await db
        .selectFrom('snapshots')
        .select(['n', 'hash', 'body', 'digest'])
        .where('table_id', '=', table)
        .executeTakeFirst();
      return s === undefined || s.digest !== digest(s.body) ? null : { n: s.n, hash: s.hash, body: s.body };
    },

    async tables({ status, of, offset, limit }) {
      let q = db.selectFrom('tables').selectAll('tables');
      if (status !== null) q = q.where('tables.status', '=', status);
      q =
        of === null
          ? q.where('tables.public', '=', 1)
          : q.innerJoin('people', 'people.table_id', 'tables.id').where('people.identity', '=', of);
      const found = await q
        .orderBy('tables.changed', 'desc')
        .orderBy('tables.id')
        .offset(offset)
        .limit(limit)
        .execute();
      return found.map(listed);
    },

    async unfinishedTablesOf(owner) {
      const n = await db
        .selectFrom('tables')
        .select(db.fn.countAll<number>().as('n'))
        .where('owner', '=', owner)
        .where('status', '!=', 'finished')
        .executeTakeFirst();
      return n?.n ?? 0;
    },

    async addIdentity(identity, tokens) {
      const created = Date.now();
      await writing.run(
        db.insertInto('identities').values({ ...identity, created }),
        db.insertInto('tokens').values(tokens.map((hash) => ({ hash, identity: identity.id, created }))),
      );
    },

    async identityByToken(hash) {
      const t = await db.selectFrom('tokens').select('identity').where('hash', '=', hash).executeTakeFirst();
      return t?.identity ?? null;
    },

    identities: (ids) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('identities')
            .select(['id', 'name', 'settings'])
            .where('id', 'in', [...ids])
            .execute(),

    async changeIdentity({ id, name, settings }) {
      await writing.run(db.updateTable('identities').set({ name, settings }).where('id', '=', id));
    },

    async forgetTokens(identity) {
      await writing.run(db.deleteFrom('tokens').where('identity', '=', identity));
    },

    async tryToWrite() {
      // That a few bytes fit does not mean that a disk is well again.
      for (const now of writing.isTroubled() ? [filled('x'.repeat(MUCH)), filled('')] : [filled('')])
        await writing.run(
          db
            .insertInto('health')
            .values({ id: 1, ...now })
            .onConflict((c) => c.column('id').doUpdateSet(now)),
        );
      writing.isWell();
    },
    figures: writing.figures,
    durability: writing.durability,

    async close() {
      await writing.close();
      try {
        database.pragma('wal_checkpoint(TRUNCATE)');
      } finally {
        await db.destroy();
        close();
      }
    },
  };
}

const listed = (t: Selectable<Schema['tables']>): ListedTable => ({
  ...t,
  status: statusOf(t.status),
  public: t.public === 1,
});
const statusOf = (text: string): ListedTable['status'] => (text === 'open' || text === 'live' ? text : 'finished');
