// What one guest might do to everybody else, and what it comes to.

import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { parseLog } from '@landsraad/kernel';
import type { Created, Lobby } from '@landsraad/wire';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { networkOf } from '../src/http/address.ts';
import { client, folder, hostileLog, playOn, server, table, viewOf, type Client, type Page } from './client.ts';

/** A request as a program writes it, byte by byte; what comes back. */
const raw = (url: string, ...parts: readonly string[]): Promise<string> =>
  new Promise((done) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let said = '';
    socket.on('data', (data) => (said += data.toString()));
    socket.on('close', () => done(said));
    socket.on('error', () => done(said));
    for (const part of parts) socket.write(part);
  });
const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

test('limits hold however the address is written, and say when to come again', async () => {
  const { url } = await server({ limits: { perAddress: 5 } });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++)
    for (const path of ['/api/games', '/%61pi/games']) statuses.push((await fetch(url + path)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const refused = await fetch(`${url}/api/games`);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('behind a proxy only what the proxy wrote counts', async () => {
  const { url } = await server({ proxies: 1, limits: { perAddress: 3 } });
  const from = async (forwarded: string): Promise<number> =>
    (await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status;
  // The proxy appends 10.0.0.1; what stands before it changes with every request and counts for nothing.
  for (let n = 0; n < 3; n++) expect(await from(`192.0.2.${n}, 10.0.0.1`)).toBe(200);
  expect(await from('192.0.2.77, 10.0.0.1')).toBe(429);
  expect(await from('192.0.2.77, 10.0.0.2')).toBe(200);
  // A network of IPv6 is one address, whichever of its own it uses.
  for (let n = 0; n < 3; n++) expect(await from(`2001:db8:1:2::${n}`)).toBe(200);
  expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
  expect(await from('2001:db8:1:3::9')).toBe(200);
});

test('without a proxy nobody is believed', async () => {
  const { url } = await server({ limits: { perAddress: 3 } });
  const from = async (n: number): Promise<number> =>
    (await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': `192.0.2.${n}` } })).status;
  for (let n = 0; n < 3; n++) expect(await from(n)).toBe(200);
  expect(await from(9)).toBe(429);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test('a body that is nested deeply is refused with a sentence', async () => {
  const { url } = await server();
  const c = await client(url);
  const deep = (n: number): string => `${'['.repeat(n)}${']'.repeat(n)}`;
  const post = (body: string): Promise<Response> =>
    fetch(`${url}/api/tables/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${c.token}`, 'content-type': 'application/json' },
      body,
    });
  const refused = await post(`{"log":${deep(100_000)}}`);
  expect([refused.status, await refused.json()]).toMatchObject([400, { error: { code: 'too-deep' } }]);
  // Brackets in texts are only texts.
  const text = await post(JSON.stringify({ log: { game: `"${'['.repeat(200)}\\` } }));
  expect([text.status, await text.json()]).toMatchObject([422, { error: { code: 'bad-log' } }]);
});

test('tables that are made all at once are counted one after the other', async () => {
  const { url } = await server({ limits: { tablesPerSession: 3 } });
  const c = await client(url);
  const made = await Promise.all(
    Array.from({ length: 12 }, () =>
      c.call('POST', '/api/tables', { game: 'reference', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    ),
  );
  expect(made.map((m) => m.status).toSorted()).toEqual([...Array(3).fill(201), ...Array(9).fill(429)]);
  expect((await c.get<Lobby>('/api/tables?mine=1')).tables).toHaveLength(3);
});

test('nobody can take all the places of the watchers', async () => {
  const { url } = await server({ limits: { streamsPerSession: 2, watchersPerTable: 3 } });
  const [a, b, greedy, honest] = await Promise.all(['A', 'B', 'Greedy', 'Honest'].map((name) => client(url, name)));
  const id = await table([a!, b!]);
  const { seq } = await honest!.get<{ seq: number }>(`/api/tables/${id}`);
  const polls = (c: Client, n: number) =>
    Promise.all(Array.from({ length: n }, () => c.call('GET', `/api/tables/${id}/events?after=${seq}&wait=1`)));
  const busy = polls(greedy!, 10);
  await new Promise((soon) => setTimeout(soon, 300));
  expect(await honest!.call('GET', `/api/tables/${id}/events?after=${seq}&wait=0.1`)).toMatchObject({ status: 200 });
  const statuses = (await busy).map((r) => r.status);
  expect(statuses.filter((s) => s === 200)).toHaveLength(2);
  expect(statuses.filter((s) => s === 429)).toHaveLength(8);
  // Whoever has left is not counted any more.
  expect((await polls(greedy!, 2)).map((r) => r.status)).toEqual([200, 200]);
});

test('who signs out hears nothing more', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  const [mine, other] = [await a.follow(id, { seat: 0 }), await b.follow(id, { seat: 1 })];
  await Promise.all([mine, other].map((s) => s.until((m) => m.view !== null)));
  expect(await a.call('DELETE', '/api/session')).toMatchObject({ status: 200 });
  expect(await mine.closed).toMatchObject({ code: 4003, reason: 'signed out' });
  expect(await a.call('GET', '/api/me')).toMatchObject({ status: 401 });
  expect(await b.call('GET', '/api/me')).toMatchObject({ status: 200 });
  await other.close();
});

test('views are kept by no cache', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  for (const path of ['view', 'events?wait=0', 'log', 'nothing'])
    expect((await fetch(`${url}/api/tables/${id}/${path}`)).headers.get('cache-control')).toBe(
      path === 'nothing' ? null : 'no-store',
    );
});

test('whatever is wrong with a request is said in one form', async () => {
  const { url } = await server();
  const form = { error: { code: expect.any(String), message: expect.any(String) } };
  for (const [path, status] of [
    ['/api/tables/%zz', 400],
    [`/api/tables/${'x'.repeat(2000)}`, 414],
    ['/api/nothing', 404],
  ] as const) {
    const answer = await fetch(url + path);
    expect([path, answer.status, await answer.json()]).toMatchObject([path, status, form]);
  }
  expect(bodyOf(await raw(url, 'NONSENSE\r\n\r\n'))).toMatchObject(form);
  const long = await raw(url, `GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`);
  expect([long.slice(9, 12), bodyOf(long)]).toMatchObject(['431', form]);
});

test('a body that never arrives is not waited for', async () => {
  const { url } = await server({ limits: { requestMs: 400 } });
  const answer = await raw(
    url,
    'POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
  );
  expect([answer.slice(9, 12), bodyOf(answer)]).toMatchObject(['408', { error: { code: 'bad-request' } }]);
});

test('a log that takes long to play keeps nobody waiting, and is given up', async () => {
  const { url } = await server({ limits: { replayMs: 1500, perSession: 1e6, perAddress: 1e6 } });
  const [c, other] = [await client(url, 'C'), await client(url, 'Other')];
  const log = await hostileLog(c);
  const imported = { after: false };
  const importing = c.call('POST', '/api/tables/import', { log }).finally(() => (imported.after = true));
  let answered = 0;
  for (; !imported.after; answered++) {
    await other.get('/api/me');
    await new Promise((soon) => setTimeout(soon, 20));
  }
  expect(await importing).toMatchObject({ status: 422, body: { error: { code: 'log-too-slow' } } });
  // Played on the event loop it would be one wait of seconds.
  expect(answered).toBeGreaterThan(10);
  const from = { log, from: 500, seats: [{ kind: 'me' }, { kind: 'open' }] };
  expect(await c.call('POST', '/api/tables/import', from)).toMatchObject({
    status: 422,
    body: { error: { code: 'log-too-slow' } },
  });
});

test('whoever reads a table with a long log keeps nobody waiting, and it is played once', async () => {
  const data = folder();
  const first = await server({ data, limits: { perSession: 1e6, perAddress: 1e6 } });
  const c = await client(first.url, 'C');
  const { id } = await c.post<Created>('/api/tables/import', { log: await hostileLog(c, 250) });
  await first.close();
  const db = new Database(join(data, 'landsraad.db'));
  onTestFinished(() => void db.close());
  const snapshots = (): unknown[] => db.prepare('select n from snapshots where table_id = ?').all(id);
  // Whoever imports it keeps what came out.
  expect(snapshots()).toHaveLength(1);
  db.prepare('delete from snapshots where table_id = ?').run(id);

  const second = await server({ data, limits: { perSession: 1e6, perAddress: 1e6 } });
  let longest = 0;
  const read = { after: false };
  const reading = fetch(`${second.url}/api/tables/${id}/view`).finally(() => (read.after = true));
  const began = performance.now();
  while (!read.after) {
    const since = performance.now();
    await fetch(`${second.url}/healthz`);
    longest = Math.max(longest, performance.now() - since);
  }
  const took = performance.now() - began;
  expect((await reading).status).toBe(200);
  // On the event loop it would be one wait.
  expect(longest).toBeLessThan(took / 2);
  expect(snapshots()).toHaveLength(1);
});

test('nothing more is read for a stream that has been closed', async () => {
  const { url } = await server({ limits: { perSession: 1e6, perAddress: 1e6 } });
  const c = await client(url, 'C');
  const { id } = await c.post<Created>('/api/tables/import', { log: await hostileLog(c, 1300) });
  const { seq } = await viewOf(c, id);
  const figure = async (name: string): Promise<number> => {
    const figures = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^landsraad_${name} (\\d+)$`, 'm').exec(figures)![1]);
  };
  const before = await figure('messages_total');
  const STREAMS = 12;
  await Promise.all(
    Array.from(
      { length: STREAMS },
      () =>
        new Promise((gone) => {
          const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/stream?after=1&as=patches`);
          socket.on('open', () => socket.terminate());
          socket.on('close', gone);
        }),
    ),
  );
  await vi.waitFor(async () => expect(await figure('streams')).toBe(0));
  // Whoever is last in line finds the table free again.
  await viewOf(c, id);
  expect(seq).toBeGreaterThan(1300);
  // Some are on their way before anybody can know; but not even one stream is read to its end.
  expect((await figure('messages_total')) - before).toBeLessThan(seq - 200);
});

test('who signs out while a stream is still catching up hears nothing more', async () => {
  const { url } = await server({ limits: { perSession: 1e6, perAddress: 1e6 } });
  const c = await client(url, 'C');
  // So much to catch up with that streams wait for each other.
  const { id } = await c.post<Created>('/api/tables/import', { log: await hostileLog(c, 900) });
  const streams = Array.from({ length: 8 }, () => c.follow(id, { seat: 0, after: 0, as: 'patches' }));
  await Promise.race(streams);
  expect(await c.call('DELETE', '/api/session')).toMatchObject({ status: 200 });
  for (const followed of await Promise.allSettled(streams))
    if (followed.status === 'fulfilled') expect(await followed.value.closed).toMatchObject({ code: 4003 });
});

test('logs that are imported count towards what is kept for a person', async () => {
  const { url } = await server({ limits: { keptPerHour: 10_000 } });
  const c = await client(url);
  const log = await hostileLog(c, 150);
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await c.call('POST', '/api/tables/import', { log })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([201, 429]);
});

test('going back again and again has a limit', async () => {
  const { url } = await server({ limits: { playedAgainPerMinute: 200 } });
  const c = await client(url);
  const id = await table([c], { bots: 1 });
  await playOn([c], id, { until: (v) => v[0]!.seq > 30 });
  const statuses: number[] = [];
  for (let n = 0; n < 60; n++) statuses.push((await c.call('POST', `/api/tables/${id}/undo`, { seat: 0 })).status);
  expect(statuses[0]).toBe(200);
  expect(statuses).toContain(429);
});

test('standing answers have a size, and said again they are nothing new', async () => {
  const { url } = await server({ limits: { standing: 400, keptPerHour: 1000 } });
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  const arm = (about: object, n = 1) => ({
    windows: {},
    armed: Array.from({ length: n }, () => ({ window: 'stop the raid?', about, option: 'guard' })),
  });
  const stand = (said: object) => a.call('PUT', `/api/tables/${id}/standing`, said);
  expect(await stand(arm({}, 50))).toMatchObject({ status: 413, body: { error: { code: 'too-large' } } });
  for (let n = 0; n < 30; n++) expect(await stand(arm({ by: 1 }))).toMatchObject({ status: 200 });
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) statuses.push((await stand(arm({ by: 1, on: n }))).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
});

test('who chose the seed does not know what a stranger will draw, and everybody is told', async () => {
  const { url } = await server();
  const [owner, stranger] = [await client(url, 'Owner'), await client(url, 'Stranger')];
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const { id, invite } = await owner.post<Created>('/api/tables', { game: 'reference', seed: 'known', seats });
  await owner.post(`/api/tables/${id}/start`);
  await owner.post(`/api/tables/${id}/seats/1`, { do: 'open' });
  await stranger.post(`/api/tables/${id}/seats/1`, { do: 'take', invite });
  const { messages } = await stranger.get<Page>(`/api/tables/${id}/events?after=1&wait=0`);
  const told = messages.flatMap((m) => m.events).filter((e) => e.kind === 'randomness renewed');
  expect(told).toMatchObject([{ of: 'table', nouns: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } }]);
  await playOn([owner, stranger], id);
  const log = parseLog(JSON.stringify(await owner.get(`/api/tables/${id}/log`)));
  const fresh = log.choices.flatMap((e) => (e[2] === 'rewind' ? [e[3]] : []));
  expect(fresh).toHaveLength(1);
  expect(createHash('sha256').update(fresh[0]!).digest('hex')).toBe(told[0]!.nouns['commitment']);
});

test('what will be drawn is committed to before it is, and can be checked afterwards', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  const begun = (await a.get<Page>(`/api/tables/${id}/events?after=0&wait=0`)).messages.flatMap((m) => m.events);
  const shown = begun.find((e) => e.kind === 'started')?.nouns['commitment'];
  await playOn([a, b], id);
  const { seed } = parseLog(JSON.stringify(await a.get(`/api/tables/${id}/log`)));
  expect(createHash('sha256').update(String(seed)).digest('hex')).toBe(shown);
});

test('tables leave memory when there are too many, the ones in use last, and come back as they were', async () => {
  const running = await server({ limits: { tablesInMemory: 3 } });
  const c = await client(running.url);
  const inMemory = async (): Promise<number> => {
    const figures = await (await fetch(`${running.url}/metrics`)).text();
    return Number(/^landsraad_tables_in_memory (\d+)$/m.exec(figures)?.[1]);
  };
  const first = await table([c], { bots: 1 });
  const stream = await c.follow(first, { seat: 0 });
  await stream.until((m) => m.decision !== null);
  const others: string[] = [];
  for (let n = 0; n < 8; n++) others.push(await table([c, c]));
  await vi.waitFor(async () => expect(await inMemory()).toBe(3));
  const before = await viewOf(c, others[0]!, '?seat=0');
  expect(before.view?.decision?.name).toBe('ring the bell?');
  await vi.waitFor(async () => expect(await inMemory()).toBe(3));
  // Somebody was listening there all the time.
  expect(stream.messages.at(-1)?.view).not.toBeNull();
  await stream.close();
});
