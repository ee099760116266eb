// The storage on embedded SQLite. Commits of one turn of the event loop are written as one transaction.

import { performance } from 'node:perf_hooks';
import { Kysely, SqliteDialect, type Selectable, type Transaction } from 'kysely';
import { digest } from './chain.ts';
import { carefully, isDiskTrouble, openForServer } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import type { Batch, ListedTable, Store } from './store.ts';

const ROWS_AT_ONCE = 1000;
const MUCH = 256 * 1024;
const filled = (filler: string) => ({ at: Date.now(), filler });

interface Pending {
  readonly batch: Batch;
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
}

export interface SqliteStore extends Store {
  /** How the file is kept, as SQLite itself says. */
  durability(): readonly unknown[];
}

export async function openSqlite(folder: string): Promise<SqliteStore> {
  const { database, close } = openForServer(folder);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: carefully(database) }) });
  try {
    await migrate(db, folder);
  } catch (error) {
    close();
    throw error;
  }

  /** The disk has refused something: that a few bytes fit does not mean that it is well again. */
  let troubled = false;
  let pending: Pending[] = [];
  let scheduled = false;
  let flushing: Promise<void> = Promise.resolve();
  const figures = { commits: 0, batches: 0, seconds: 0 };

  async function commit(batches: readonly Batch[]): Promise<void> {
    const from = performance.now();
    try {
      await db.transaction().execute((tx) => write(tx, batches));
    } catch (error) {
      troubled ||= isDiskTrouble(error);
      throw error;
    }
    figures.commits++;
    figures.batches += batches.length;
    figures.seconds += (performance.now() - from) / 1000;
  }

  async function flush(): Promise<void> {
    scheduled = false;
    const now = pending;
    pending = [];
    try {
      await commit(now.map((p) => p.batch));
      for (const p of now) p.kept();
    } catch (error) {
      if (now.length === 1) return now[0]?.failed(error);
      // One table's trouble must not be the others': each by itself.
      for (const p of now) await commit([p.batch]).then(p.kept, p.failed);
    }
  }

  return {
    append: (batch) =>
      new Promise<void>((kept, failed) => {
        pending.push({ batch, kept, failed });
        if (scheduled) return;
        scheduled = true;
        setImmediate(() => {
          flushing = flushing.then(flush);
        });
      }),

    async load(table) {
      const t = await db
        .selectFrom('tables')
        .select(['count', 'head', 'problem', 'created'])
        .where('id', '=', table)
        .executeTakeFirst();
      if (t === undefined) return null;
      const rows = await db
        .selectFrom('rows')
        .select(['n', 'at', 'body', 'sent', 'toldDigest', 'hash'])
        .where('table_id', '=', table)
        .orderBy('n')
        .execute();
      return { rows, count: t.count, head: t.head, problem: t.problem, created: t.created };
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

    async command(table, key) {
      const c = await db
        .selectFrom('commands')
        .select(['key', 'digest', 'reply'])
        .where('table_id', '=', table)
        .where('key', '=', key)
        .executeTakeFirst();
      return c ?? null;
    },

    async setAside(table, problem) {
      await db.updateTable('tables').set({ problem }).where('id', '=', table).execute();
    },

    async keepSnapshot(table, { n, hash, body }) {
      const kept = { n, hash, body, digest: digest(body) };
      await db
        .insertInto('snapshots')
        .values({ table_id: table, ...kept })
        .onConflict((c) => c.column('table_id').doUpdateSet(kept))
        .execute();
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
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('identities')
          .values({ ...identity, created })
          .execute();
        await tx
          .insertInto('tokens')
          .values(tokens.map((hash) => ({ hash, identity: identity.id, created })))
          .execute();
      });
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
      await db.updateTable('identities').set({ name, settings }).where('id', '=', id).execute();
    },

    async forgetTokens(identity) {
      await db.deleteFrom('tokens').where('identity', '=', identity).execute();
    },

    async tryToWrite() {
      for (const now of troubled ? [filled('x'.repeat(MUCH)), filled('')] : [filled('')])
        await db
          .insertInto('health')
          .values({ id: 1, ...now })
          .onConflict((c) => c.column('id').doUpdateSet(now))
          .execute();
      troubled = false;
    },
    figures: () => figures,
    durability: () => [database.pragma('journal_mode'), database.pragma('synchronous')],

    async close() {
      while (pending.length > 0) await new Promise((soon) => setImmediate(soon));
      await flushing;
      database.pragma('wal_checkpoint(TRUNCATE)');
      await db.destroy();
      close();
    },
  };
}

const listed = (t: Selectable<Schema['tables']>): ListedTable => ({
  ...t,
  status: statusOf(t.status),
  public: t.public === 1,
});
const statusOf = (text: string): ListedTable['status'] => (text === 'open' || text === 'live' ? text : 'finished');

async function write(tx: Transaction<Schema>, batches: readonly Batch[]): Promise<void> {
  const rows = batches.flatMap(({ table, rows: all }) => all.map((r) => ({ table_id: table, ...r })));
  for (let n = 0; n < rows.length; n += ROWS_AT_ONCE)
    await tx
      .insertInto('rows')
      .values(rows.slice(n, n + ROWS_AT_ONCE))
      .execute();
  const commands = batches.flatMap(({ table, command }) => (command === null ? [] : [{ table_id: table, ...command }]));
  if (commands.length > 0) await tx.insertInto('commands').values(commands).execute();
  for (const { table, line, rows: all, people } of batches) {
    const last = all.at(-1);
    if (last === undefined) continue;
    const now = { ...line, public: line.public ? 1 : 0, count: last.n, head: last.hash };
    await tx
      .insertInto('tables')
      .values({ id: table, ...now })
      .onConflict((c) => c.column('id').doUpdateSet(now))
      .execute();
    if (people === null) continue;
    await tx.deleteFrom('people').where('table_id', '=', table).execute();
    if (people.length === 0) continue;
    const theirs = people.map((identity) => ({ table_id: table, identity }));
    await tx.insertInto('people').values(theirs).execute();
  }
}
