// Looking after the data beside a server that runs: finding what is damaged, keeping a copy, putting back what is lost.

import { existsSync } from 'node:fs';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { CannotStart } from '../start.ts';
import { brokenLink, digest } from './chain.ts';
import { carefully, fileIn, openBeside, sqliteCode } from './database.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Something that is not as it was written. */
export interface Damage {
  /** Null: of the file as a whole. */
  readonly table: string | null;
  readonly what: string;
}

export interface Checked {
  readonly tables: number;
  readonly rows: number;
  readonly damaged: readonly Damage[];
}

const queries = (database: Database.Database): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: carefully(database) }) });

function existing(folder: string): Database.Database {
  if (!existsSync(fileIn(folder))) throw new CannotStart(`There is no data of Landsraad in ${folder}.`);
  return openBeside(folder);
}

/** What is wrong with one table's log; null: nothing. */
async function damageOf(db: Kysely<Schema>, id: string): Promise<string | null> {
  const t = await db
    .selectFrom('tables')
    .select(['count', 'head', 'problem', 'created'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('rows').selectAll().where('table_id', '=', id).orderBy('n').execute();
  // A backup from before they stood in the rows has no commands there.
  const broken = brokenLink(id, { ...t, rows: rows.map((r) => ({ ...r, command: r.command ?? null })) });
  if (broken !== null) return broken;
  const told = rows.find((r) => digest(r.told) !== r.toldDigest);
  return told === undefined ? null : `What was sent for row ${told.n} is not what it was.`;
}

/** Reads everything that is kept; `progress` hears how many tables have been read, of how many. */
export async function checkData(
  folder: string,
  progress: (done: number, all: number) => void = () => undefined,
): Promise<Checked> {
  const database = existing(folder);
  const db = queries(database);
  try {
    const damaged: Damage[] = [];
    for (const { quick_check } of database.pragma('quick_check(20)') as { quick_check: string }[])
      if (quick_check !== 'ok') damaged.push({ table: null, what: quick_check });
    const ids = (await db.selectFrom('tables').select('id').orderBy('id').execute()).map((t) => t.id);
    for (const [n, id] of ids.entries()) {
      const what = await damageOf(db, id).catch((error: unknown) => {
        if (sqliteCode(error) === '') throw error;
        return 'Its pages on disk are damaged.';
      });
      if (what !== null) damaged.push({ table: id, what });
      progress(n + 1, ids.length);
    }
    const count = await db.selectFrom('rows').select(db.fn.countAll<number>().as('n')).executeTakeFirst();
    return { tables: ids.length, rows: count?.n ?? 0, damaged };
  } finally {
    await db.destroy();
    database.close();
  }
}

/** A copy of everything as of now, in one file that is as small as it can be. */
export function backUp(folder: string, file: string): void {
  if (existsSync(file)) throw new CannotStart(`${file} exists already: name a file that does not.`);
  const database = existing(folder);
  try {
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
}

export interface Restored {
  /** Tables that were put back, because they were missing or damaged. */
  readonly tables: readonly string[];
  readonly people: number;
}

const OF_A_TABLE = ['rows', 'commands', 'people', 'snapshots'] as const;

/** Puts back from a backup what is missing or damaged; what is whole stays as it is, so a server may run meanwhile. */
export async function restoreFrom(folder: string, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new CannotStart(`There is no file ${file}.`);
  const backup = new Database(file, { readonly: true });
  let kept: Kysely<Schema> | null = null;
  const database = openBeside(folder);
  const db = queries(database);
  try {
    kept = queries(backup);
    await migrate(db, folder);
    const wanted = await missing(db, kept, file);
    await db.transaction().execute(async (tx) => {
      for (const id of wanted) if (kept !== null) await putBack(tx, kept, id);
    });
    return { tables: wanted, people: await putBackPeople(db, kept) };
  } finally {
    await db.destroy();
    database.close();
    await kept?.destroy();
    backup.close();
  }
}

/** The tables of the backup that are not here as they should be. */
async function missing(db: Kysely<Schema>, kept: Kysely<Schema>, file: string): Promise<string[]> {
  const ids = await kept
    .selectFrom('tables')
    .select('id')
    .execute()
    .catch(() => {
      throw new CannotStart(`${file} is not a backup of Landsraad.`);
    });
  const wanted: string[] = [];
  for (const { id } of ids) {
    if ((await damageOf(kept, id)) !== null) continue;
    const here = await damageOf(db, id).catch(() => 'missing');
    if (here !== null) wanted.push(id);
  }
  return wanted;
}

async function putBack(tx: Kysely<Schema>, kept: Kysely<Schema>, id: string): Promise<void> {
  await tx.deleteFrom('tables').where('id', '=', id).execute();
  const line = await kept.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await tx
    .insertInto('tables')
    .values({ ...line, problem: null })
    .execute();
  for (const name of OF_A_TABLE) {
    await tx.deleteFrom(name).where('table_id', '=', id).execute();
    for (const row of await kept.selectFrom(name).selectAll().where('table_id', '=', id).execute())
      await tx.insertInto(name).values(row).execute();
  }
}

/** People who are not known here any more, with what lets them in. */
async function putBackPeople(db: Kysely<Schema>, kept: Kysely<Schema>): Promise<number> {
  const known = new Set((await db.selectFrom('identities').select('id').execute()).map((i) => i.id));
  const lost = (await kept.selectFrom('identities').selectAll().execute()).filter((i) => !known.has(i.id));
  await db.transaction().execute(async (tx) => {
    for (const identity of lost) {
      await tx.insertInto('identities').values(identity).execute();
      for (const token of await kept.selectFrom('tokens').selectAll().where('identity', '=', identity.id).execute())
        await tx
          .insertInto('tokens')
          .values(token)
          .onConflict((c) => c.doNothing())
          .execute();
    }
  });
  return lost.length;
}
