// The disk: what is written, how, and what happens when somebody else writes there.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Created } from '@landsraad/wire';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { chained, digest, firstLink } from '../src/store/chain.ts';
import { CannotStart } from '../src/start.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Batch } from '../src/store/store.ts';
import { client, folder, playOn, server, table, viewOf } from './client.ts';

const batch = (id: string, n: number, head = firstLink(id)): Batch => ({
  table: id,
  rows: chained(head, n - 1, [{ at: 1, body: `{"n":${n}}`, sent: 1, told: '' }]),
  line: {
    game: 'g',
    mode: 'm',
    players: 2,
    status: 'live',
    public: false,
    owner: 'o',
    created: 1,
    changed: 1,
    seats: '[]',
  },
  waiting: '[]',
  people: null,
});

test('commits of one turn of the event loop are one transaction, and one that fails does not take the others along', async () => {
  const store = await openSqlite(folder());
  await Promise.all(['a', 'b', 'c'].map((id) => store.append(batch(id, 1))));
  expect(store.figures()).toMatchObject({ commits: 1, batches: 3 });
  const results = await Promise.allSettled([
    store.append(batch('a', 2)),
    store.append(batch('b', 1)),
    store.append(batch('c', 2)),
  ]);
  expect(results.map((r) => r.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.load('a'))?.rows).toHaveLength(2);
  expect((await store.load('b'))?.rows).toHaveLength(1);
  await store.close();
});

test('a move that changes nothing of a table’s line but who is waited for goes on from it', async () => {
  const store = await openSqlite(folder());
  const first = batch('a', 1);
  await store.append({ ...first, line: { ...first.line!, public: true } });
  const { rows } = batch('a', 2, first.rows[0]!.hash);
  await store.append({ ...batch('a', 2), rows, line: null, waiting: '[1]' });
  expect(await store.load('a')).toMatchObject({ count: 2, head: rows[0]!.hash });
  const [listed] = await store.tables({ status: 'live', of: null, offset: 0, limit: 9 });
  expect(listed).toMatchObject({ id: 'a', game: 'g', seats: '[]', waiting: '[1]' });
  await store.close();
});

test('the log is written ahead, and fully synchronous also when it is opened again', async () => {
  const data = folder();
  for (let n = 0; n < 2; n++) {
    const store = await openSqlite(data);
    expect(await store.durability()).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 2 }]]);
    await store.close();
  }
});

interface Rows {
  readonly n: number;
}

/** Does something to the file behind the server's back. */
function tamper(data: string, sql: string, id: string): void {
  const db = new Database(join(data, 'landsraad.db'));
  db.prepare(sql).run(id);
  db.close();
}

const DAMAGE: readonly (readonly [what: string, sql: string, says: RegExp])[] = [
  [
    'a row that was changed',
    "update rows set body = replace(body, 'kind', 'mind') where table_id = ? and n = 5",
    /Row 5/,
  ],
  ['a row that is missing', 'delete from rows where table_id = ? and n = 4', /Row 4/],
  ['a log that was cut short', 'delete from rows where n > 6 and table_id = ?', /has 6 rows/],
  ['a row at another time', 'update rows set at = at + 1 where table_id = ? and n = 5', /Row 5/],
  ['a row that others were sent', 'update rows set sent = sent + 1 where table_id = ? and n = 5', /Row 5/],
  ['what was sent, with its digest', "update rows set toldDigest = 'x' where table_id = ? and n = 5", /Row 5/],
  ['a row that is not UTF-8', "update rows set body = cast(x'7bff' as text) where table_id = ? and n = 5", /Row 5/],
  ['a first row that is not UTF-8', "update rows set body = cast(x'ff' as text) where table_id = ? and n = 1", /Row 1/],
  [
    'the answer that a command got',
    "update rows set command = replace(command, 'reply', 'reproach') where table_id = ? and command is not null",
    /Row \d+ of its log is not what was written/,
  ],
  ['a row that is no row', "update rows set body = 'nonsense' where table_id = ? and n = 3", /Row 3/],
];

test('whatever is damaged sets that table aside, and all others go on', async () => {
  const data = folder();
  const first = await server({ data });
  const a = await client(first.url, 'A');
  const made: string[] = [];
  for (let n = 0; n <= DAMAGE.length; n++) {
    const id = await table([a], { bots: 1 });
    await playOn([a], id, { until: (v) => v[0]!.seq > 12 });
    made.push(id);
  }
  const good = made.at(-1)!;
  await first.close();
  for (const [n, [, sql]] of DAMAGE.entries()) tamper(data, sql, made[n]!);

  const second = await server({ data });
  a.url = second.url;
  for (const [n, [what, , says]] of DAMAGE.entries()) {
    for (const path of ['', '/view', '/log', '/events?wait=0']) {
      const reply = await a.call('GET', `/api/tables/${made[n]!}${path}`);
      expect(reply, what).toMatchObject({ status: 409, body: { error: { code: 'set-aside' } } });
      expect(reply.body.error.message, what).toMatch(says);
    }
    await expect(a.follow(made[n]!)).rejects.toThrow(/set-aside/);
  }
  await playOn([a], good);
  const mine = await a.get<{ tables: { id: string; status: string }[] }>('/api/tables?mine=1');
  expect(new Map(mine.tables.map((t) => [t.id, t.status]))).toEqual(
    new Map(made.map((id) => [id, id === good ? 'finished' : 'set-aside'])),
  );
});

test('a snapshot that was tampered with is not used', async () => {
  const data = folder();
  const first = await server({ data });
  const a = await client(first.url, 'A');
  const id = await table([a], { bots: 3 });
  await playOn([a], id);
  const before = await viewOf(a, id);
  while ((await first.evict(-1)) === 0) await viewOf(a, id);
  await first.close();
  const db = new Database(join(data, 'landsraad.db'));
  const kept = db.prepare('select n from snapshots where table_id = ?').get(id) as Rows | undefined;
  expect(kept?.n).toBeGreaterThan(50);
  db.prepare("update snapshots set body = replace(body, 'amber', 'straw') where table_id = ?").run(id);
  db.close();
  const second = await server({ data });
  a.url = second.url;
  expect(await viewOf(a, id)).toEqual(before);
});

test('a table that is let go comes back the same, for everybody', async () => {
  const running = await server();
  const people = [await client(running.url, 'A'), await client(running.url, 'B')];
  const w = await client(running.url, 'W');
  const id = await table(people);
  for (const most of [5, 15, 30, 60]) {
    await playOn(people, id, { until: (v) => v[0]!.seq >= most });
    const look = (): Promise<unknown[]> =>
      Promise.all(
        [...people, w].flatMap((c) => [viewOf(c, id), c.get(`/api/tables/${id}`), c.get(`/api/tables/${id}/log`)]),
      );
    const before = await look();
    while ((await running.evict(-1)) === 0) await viewOf(w, id);
    expect(await look()).toEqual(before);
  }
});

test('somebody who writes into the same file is found out, and the table goes on from what is there', async () => {
  const [data, elsewhere] = [folder(), folder()];
  // By another name, past the lock of the folder.
  symlinkSync(join(data, 'landsraad.db'), join(elsewhere, 'landsraad.db'));
  const [one, two] = [await server({ data }), await server({ data: elsewhere })];
  const a = await client(one.url, 'A');
  const { id } = await a.post<Created>('/api/tables', { game: 'reference', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await a.post(`/api/tables/${id}/start`);
  a.url = two.url;
  const m = await viewOf(a, id);
  const choice = (command: string) =>
    a.call('POST', `/api/tables/${id}/choices`, { command, seat: 0, question: m.decision!.question, option: 'ring' });
  expect((await choice('by-two')).status).toBe(200);
  a.url = one.url;
  // The first server does not know of it yet: its write fails, nothing is acknowledged, and it reads the log anew.
  expect((await choice('by-one')).status).toBe(500);
  expect((await choice('by-one')).status).toBe(409);
  expect((await viewOf(a, id)).decision?.name).toBe('haggle?');
});

test('a damaged line takes nobody else’s out of the lobby, whatever is in it', async () => {
  const data = folder();
  const first = await server({ data });
  const a = await client(first.url, 'A');
  const [bad, good] = [await table([a], { bots: 1 }), await table([a], { bots: 1 })];
  await first.close();
  tamper(data, "update tables set seats = cast(x'ff' as text), owner = cast(x'fe' as text) where id = ?", bad);
  const second = await server({ data });
  a.url = second.url;
  const { tables } = await a.get<{ tables: { id: string; status: string }[] }>('/api/tables?mine=1');
  expect(new Map(tables.map((t) => [t.id, t.status]))).toEqual(
    new Map([
      [bad, 'set-aside'],
      [good, 'live'],
    ]),
  );
});

test('what was sent and is no longer what it was is not sent again', async () => {
  const data = folder();
  const first = await server({ data });
  const a = await client(first.url, 'A');
  const id = await table([a], { bots: 1 });
  await playOn([a], id, { until: (v) => v[0]!.seq > 12 });
  await first.close();
  tamper(data, "update rows set told = replace(told, 'kind', 'mind') where table_id = ? and n between 5 and 8", id);
  const second = await server({ data });
  a.url = second.url;
  const { messages } = await a.get<{ messages: unknown[] }>(`/api/tables/${id}/events?after=1&wait=0&as=story`);
  expect(JSON.stringify(messages)).not.toContain('mind');
});

test('a table that was set aside is offered again when its log is whole again', async () => {
  const data = folder();
  const first = await server({ data });
  const a = await client(first.url, 'A');
  const id = await table([a], { bots: 1 });
  await playOn([a], id, { until: (v) => v[0]!.seq > 12 });
  await first.close();
  const status = async (): Promise<string | undefined> =>
    (await a.get<{ tables: { status: string }[] }>('/api/tables?mine=1')).tables[0]?.status;
  tamper(data, 'update rows set at = at + 1 where table_id = ? and n = 5', id);
  const second = await server({ data });
  a.url = second.url;
  expect(await a.call('GET', `/api/tables/${id}`)).toMatchObject({ status: 409 });
  expect(await status()).toBe('set-aside');
  tamper(data, 'update rows set at = at - 1 where table_id = ? and n = 5', id);
  expect(await a.call('GET', `/api/tables/${id}`)).toMatchObject({ status: 200 });
  expect(await status()).toBe('live');
});

test('a log that was chained before the chain covered everything goes on', async () => {
  const data = folder();
  const first = await server({ data });
  // Two people: a bot might move on between the look at the table and the end of the server.
  const a = await client(first.url, 'A');
  const b = await client(first.url, 'B');
  const id = await table([a, b]);
  await playOn([a, b], id, { until: (v) => v[0]!.seq > 12 });
  const before = await viewOf(a, id);
  await first.close();
  backToTheOldChain(data);
  const second = await server({ data });
  a.url = second.url;
  expect(await viewOf(a, id)).toEqual(before);
});

/** The database as it was before the chain covered everything. */
function backToTheOldChain(data: string): void {
  const db = new Database(join(data, 'landsraad.db'));
  for (const { id } of db.prepare('select id from tables').all() as { id: string }[]) {
    let head = firstLink(id);
    for (const { n, body } of db.prepare('select n, body from rows where table_id = ? order by n').all(id) as {
      n: number;
      body: string;
    }[]) {
      head = digest(`${head}\n${n}\n${body}`);
      db.prepare('update rows set hash = ? where table_id = ? and n = ?').run(head, id, n);
    }
    db.prepare('update tables set head = ? where id = ?').run(head, id);
  }
  db.exec('alter table rows drop column toldDigest; alter table rows drop column command; drop table health;');
  db.prepare("delete from kysely_migration where name >= '0003'").run();
  db.close();
}

test.each([
  ['a file where the folder should be', (data: string) => writeFileSync(data, ''), /is not a folder/],
  [
    'a file that is no database',
    (data: string) => {
      mkdirSync(data);
      writeFileSync(
        join(data, 'landsraad.db'),
        'a shopping list, long enough to be read as a header of something'.repeat(20),
      );
    },
    /is not a database of Landsraad/,
  ],
  [
    'a folder that cannot be written to',
    // Nobody makes anything there, not even root.
    (data: string) => symlinkSync('/proc/self/fdinfo', data),
    /cannot be written to/,
  ],
  [
    'data of a newer version',
    async (data: string) => {
      await (await openSqlite(data)).close();
      const db = new Database(join(data, 'landsraad.db'));
      db.prepare("insert into kysely_migration values ('9999-later', 'x')").run();
      db.close();
    },
    /a newer version of Landsraad/,
  ],
] as const)('%s is answered with a sentence', async (_what, prepare, says) => {
  const data = join(folder(), 'data');
  await prepare(data);
  await expect(openSqlite(data)).rejects.toThrow(CannotStart);
  await expect(openSqlite(data)).rejects.toThrow(says);
});

test('two servers do not share a folder', async () => {
  const data = folder();
  const first = await openSqlite(data);
  await expect(openSqlite(data)).rejects.toThrow(/Another Landsraad server is using the folder/);
  await first.close();
  await (await openSqlite(data)).close();
});
