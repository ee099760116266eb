// Looking after the data beside a server that runs.

import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { backUp, checkData, restoreFrom } from '../src/index.ts';
import { client, folder, playOn, server, table, viewOf } from './client.ts';

function tamper(data: string, sql: string): void {
  const db = new Database(join(data, 'landsraad.db'));
  db.pragma('busy_timeout = 5000');
  db.exec(sql);
  db.close();
}

test('a backup, a check and a restore while people play', async () => {
  const [data, elsewhere] = [folder(), folder()];
  const file = join(elsewhere, 'backup.db');
  const running = await server({ data });
  const [a, b] = [await client(running.url, 'A'), await client(running.url, 'B')];
  const [first, second, third] = [await table([a, b]), await table([a, b]), await table([a, b])];
  for (const id of [first, second, third]) await playOn([a, b], id, { until: (v) => v[0]!.seq > 8 });
  const seen = await viewOf(a, first, '?seat=0');
  backUp(data, file);
  expect(() => backUp(data, file)).toThrow(/exists already/);
  expect(await checkData(data)).toMatchObject({ tables: 3, damaged: [] });

  // Played on after the backup, and whole: it stays as it is.
  await playOn([a, b], third, { until: (v) => v[0]!.seq > 14 });
  const later = await viewOf(a, third, '?seat=0');
  for (let gone = 0; gone < 3; gone += await running.evict(-1)) await new Promise((soon) => setTimeout(soon, 20));
  tamper(data, `update rows set body = cast(x'ff' as text) where table_id = '${first}' and n = 3`);
  tamper(data, `update rows set told = 'x' where table_id = '${second}' and n = 3`);
  expect((await checkData(data)).damaged).toEqual(
    [
      { table: first, what: 'Row 3 of its log is not what was written.' },
      { table: second, what: 'What was sent for row 3 is not what it was.' },
    ].toSorted((x, y) => (x.table < y.table ? -1 : 1)),
  );
  expect(await a.call('GET', `/api/tables/${first}`)).toMatchObject({ status: 409 });

  const { tables, people } = await restoreFrom(data, file);
  expect([new Set(tables), people]).toEqual([new Set([first, second]), 0]);
  expect(await viewOf(a, first, '?seat=0')).toEqual(seen);
  expect(await viewOf(a, third, '?seat=0')).toEqual(later);
  expect(await checkData(data)).toMatchObject({ damaged: [] });
  await playOn([a, b], first);
});

test('a backup is everything: it can be put into an empty folder', async () => {
  const [data, empty] = [folder(), folder()];
  const file = join(empty, 'backup.db');
  const running = await server({ data });
  const a = await client(running.url, 'A');
  const id = await table([a], { bots: 1 });
  await playOn([a], id, { until: (v) => v[0]!.seq > 8 });
  await running.close();
  backUp(data, file);
  expect(await restoreFrom(empty, file)).toMatchObject({ tables: [id], people: 1 });
  const again = await server({ data: empty });
  a.url = again.url;
  await playOn([a], id);
});

test('what is no backup, and a folder without data, are answered with a sentence', async () => {
  const data = folder();
  await expect(checkData(data)).rejects.toThrow(/There is no data of Landsraad in/);
  await expect(restoreFrom(data, join(data, 'nothing'))).rejects.toThrow(/There is no file/);
  const other = new Database(join(data, 'other.db'));
  other.exec('create table something (x text)');
  other.close();
  await expect(restoreFrom(data, join(data, 'other.db'))).rejects.toThrow(/is not a backup of Landsraad/);
});
