// A store with one bit turned over, or with its end cut off: only what is damaged stops, and nothing ends the process.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SetAside } from '../../src/table/load.ts';
import { brokenLink } from '../../src/store/chain.ts';
import { sqliteCode } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { CannotStart } from '../../src/start.ts';
import { client, folder, playOn, server, table } from '../client.ts';
import { torture } from '@landsraad/kernel/testing';

interface Small {
  readonly bytes: Buffer;
  readonly tables: readonly string[];
}
let made: Promise<Small> | null = null;

/** A store of a few tables, whole and in one file. */
async function smallStore(): Promise<Small> {
  const data = folder();
  const { url, close } = await server({ data });
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const tables: string[] = [];
  for (let n = 0; n < 3; n++) {
    tables.push(await table([a, b]));
    let left = 6;
    await playOn([a, b], tables[n]!, { until: () => left-- === 0 });
  }
  await close();
  return { bytes: readFileSync(join(data, 'landsraad.db')), tables };
}

/** What becomes of each table; null: the file as a whole is refused, with a sentence. */
async function readAll(data: string, tables: readonly string[]): Promise<readonly boolean[] | null> {
  try {
    const store = await openSqlite(data);
    try {
      const whole: boolean[] = [];
      for (const id of tables)
        whole.push(
          await store.load(id).then(
            (stored) => stored !== null && brokenLink(id, stored) === null,
            (error: unknown) => {
              if (sqliteCode(error) === '' && !(error instanceof SetAside)) throw error;
              return false;
            },
          ),
        );
      // The lobby lists what it can.
      await store.tables({ status: null, of: null, offset: 0, limit: 50 }).catch((error: unknown) => {
        if (sqliteCode(error) === '') throw error;
      });
      return whole;
    } finally {
      await store.close().catch(() => undefined);
    }
  } catch (error) {
    if (error instanceof CannotStart || sqliteCode(error) !== '') return null;
    throw error;
  }
}

const FLIPS = 20;

// The long form turns over one bit of every byte of the store.
torture({ name: 'flips', unit: 'damaged stores', short: 60, long: 200_000 }, async (attempt) => {
  const { bytes, tables } = await (made ??= smallStore());
  const all = folder();
  let unharmed = 0;
  for (let n = 0; n < FLIPS; n++) {
    // Far apart in the short form, every byte in the long one.
    const at = ((attempt * FLIPS + n) * 7919) % bytes.length;
    const isCut = n % 10 === 9;
    const damaged = isCut ? bytes.subarray(0, at) : Buffer.from(bytes);
    if (!isCut) damaged[at] = damaged[at]! ^ (1 << ((attempt + n) % 8));
    const data = join(all, String(n));
    mkdirSync(data);
    writeFileSync(join(data, 'landsraad.db'), damaged);
    const whole = await readAll(data, tables);
    if (whole === null) continue;
    const lost = whole.filter((w) => !w).length;
    unharmed += lost <= 1 ? 1 : 0;
  }
  // A page that all tables share may take all of them; as a rule one bit takes one table at most.
  expect(unharmed).toBeGreaterThan(FLIPS / 3);
  return FLIPS;
});
