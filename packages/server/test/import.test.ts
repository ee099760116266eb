// A log becomes a finished table to scrub through, or a table that goes on.

import { parseLog, replay, view, type Log } from '@landsraad/kernel';
import { rules } from '@landsraad/reference';
import type { Created, TableInfo } from '@landsraad/wire';
import { expect, test } from 'vitest';
import { client, playOn, server, table, viewOf, type Client } from './client.ts';

async function playedOut(url: string): Promise<{ a: Client; log: Log }> {
  const a = await client(url, 'A');
  const id = await table([a], { bots: 1 });
  await playOn([a], id);
  return { a, log: parseLog(JSON.stringify(await a.get(`/api/tables/${id}/log`))) };
}

test('a finished game, to scrub through from every side', async () => {
  const { url } = await server();
  const { a, log } = await playedOut(url);
  const { id } = await a.post<Created>('/api/tables/import', { log, public: true });
  expect(await a.get<TableInfo>(`/api/tables/${id}`)).toMatchObject({ status: 'finished', result: log.result });
  expect(await a.get(`/api/tables/${id}/log`)).toEqual(log);
  const w = await client(url, 'W');
  const last = await viewOf(w, id, '?seat=1');
  expect(last.view).toEqual(JSON.parse(JSON.stringify(view(rules, replay(rules, log).game, 1))));
  const early = await viewOf(w, id, '?seat=1&at=4');
  expect(early.status).toBe('live');
  expect(last.seq).toBeGreaterThan(20);
});

test('a table goes on from an entry, with fresh randomness and other people', async () => {
  const { url } = await server();
  const { a, log } = await playedOut(url);
  const b = await client(url, 'B');
  const from = Math.floor(log.choices.length / 2);
  const { id, invite } = await a.post<Created>('/api/tables/import', {
    log,
    from,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await b.post(`/api/tables/${id}/seats/1`, { do: 'take', invite });
  await a.post(`/api/tables/${id}/start`);
  const there = replay(rules, log, { to: from });
  const shownNow = (await viewOf(a, id)).view!;
  expect(shownNow.table).toEqual(JSON.parse(JSON.stringify(view(rules, there.game, 0).table)));
  expect(shownNow.hidden).toEqual(JSON.parse(JSON.stringify(view(rules, there.game, 0).hidden)));
  await playOn([a, b], id);
  const whole = parseLog(JSON.stringify(await b.get(`/api/tables/${id}/log`)));
  expect(whole.choices.slice(0, from)).toEqual(log.choices.slice(0, from));
  expect(whole.choices[from]).toEqual([0, expect.any(Number), 'rewind', expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(replay(rules, whole, { verify: true }).game.over).toEqual(whole.result);
});

test('logs that cannot be used', async () => {
  const { url } = await server();
  const { a, log } = await playedOut(url);
  const refused = async (body: object, status: number, code: string, says: RegExp): Promise<void> => {
    const reply = await a.call('POST', '/api/tables/import', body);
    expect([reply.status, reply.body.error.code], reply.body.error.message).toEqual([status, code]);
    expect(reply.body.error.message).toMatch(says);
  };
  await refused({ log: 'nonsense' }, 422, 'bad-log', /log/);
  await refused({}, 400, 'bad-request', /log/);
  await refused({ log: { ...log, game: 'chess' } }, 404, 'no-game', /chess/);
  await refused({ log: { ...log, version: '0.0.1' } }, 422, 'bad-log', /version 0\.0\.1/);
  await refused({ log: { ...log, mode: 'epic' } }, 422, 'bad-config', /mode/);
  await refused({ log: { ...log, choices: [[0, 'juggle']], hashes: undefined } }, 422, 'bad-log', /Entry 1/);
  await refused(
    { log: { ...log, hashes: log.hashes?.map((h, n) => (n === 3 ? '0'.repeat(16) : h)) } },
    422,
    'bad-log',
    /After entry 4/,
  );
  const half = { ...log, choices: log.choices.slice(0, 5), hashes: undefined, result: null };
  await refused({ log: half }, 422, 'unfinished', /not finished/);
  await refused({ log: half, from: 6, seats: [{ kind: 'me' }, { kind: 'bot' }] }, 422, 'bad-log', /5 entries/);
  await refused({ log: half, from: 5 }, 422, 'bad-seats', /2 seats/);
  await refused({ log, from: log.choices.length, seats: [{ kind: 'me' }, { kind: 'bot' }] }, 422, 'bad-log', /over/);
  await refused(
    { log: { ...log, choices: Array.from({ length: 10_001 }, () => [0, 'x']), hashes: undefined } },
    413,
    'log-too-long',
    /10000/,
  );
});
