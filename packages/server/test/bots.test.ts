// Bots: in threads, and never a reason for a table to stand still.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BOT_SETTINGS } from '../src/bots/pool.ts';
import { client, folder, openTable, playOn, server, table, viewOf, type Client } from './client.ts';

test('people and bots play a whole game', async () => {
  const { url } = await server();
  const a = await client(url);
  const id = await table([a], { bots: 3 });
  const [end] = await playOn([a], id);
  expect(end!.view?.over?.winners.length).toBeGreaterThan(0);
});

test('bots alone play to the end', async () => {
  const { url } = await server();
  const a = await client(url);
  const { id } = await a.post<{ id: string }>('/api/tables', {
    game: 'reference',
    seats: [{ kind: 'bot' }, { kind: 'bot', bot: 'greedy' }],
  });
  await a.post(`/api/tables/${id}/start`);
  const stream = await a.follow(id);
  await stream.until((m) => m.status === 'finished');
  await stream.close();
});

test.each(['hangs', 'fails', 'cheats', 'dies'])('a bot that %s is replaced by a legal move', async (how) => {
  const { url } = await server({ bots: { worker: new URL(`workers/${how}.mjs`, import.meta.url), limitMs: 150 } });
  const a = await client(url);
  const id = await table([a], { bots: 1 });
  const [m] = await playOn([a], id, {
    until: (v) => v[0]!.status === 'finished' || openTable(v[0]!).night > 1,
  });
  expect(m!.seq).toBeGreaterThan(5);
  const { messages } = await a.get<{ messages: { events: { kind: string }[] }[] }>(
    `/api/tables/${id}/events?after=0&wait=0`,
  );
  expect(messages.flatMap((x) => x.events.map((e) => e.kind))).toContain('bot replaced');
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/^landsraad_bot_fallbacks_total [1-9]/m);
});

const eventsOf = async (c: Client, id: string): Promise<string[]> =>
  (
    await c.get<{ messages: { events: { kind: string }[] }[] }>(`/api/tables/${id}/events?after=0&wait=0`)
  ).messages.flatMap((m) => m.events.map((e) => e.kind));

test('a bot that fails is replaced by the next cheaper one, and the table is told', async () => {
  const notes = join(folder(), 'asked');
  vi.stubEnv('LANDSRAAD_TEST_NOTES', notes);
  onTestFinished(() => void vi.unstubAllEnvs());
  const worker = new URL('workers/clumsy.mjs', import.meta.url);
  const { url } = await server({ bots: { worker } });
  const a = await client(url);
  const { id } = await a.post<{ id: string }>('/api/tables', {
    game: 'reference',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  });
  await a.post(`/api/tables/${id}/start`);
  await playOn([a], id, { until: (v) => v[0]!.seq > 12 });
  const asked = readFileSync(notes, 'utf8').trim().split('\n');
  expect(asked.slice(0, 2)).toEqual(['greedy', 'random']);
  expect(await eventsOf(a, id)).toContain('bot replaced');
});

test('a bot’s time runs from when it begins to think, not from when it gets in line', async () => {
  const worker = new URL('workers/slow.mjs', import.meta.url);
  // Seven in one line take longer than the limit; each of them takes a fifth of it.
  const { url } = await server({ bots: { worker, threads: 1, limitMs: 4000 } });
  const a = await client(url);
  for (let n = 0; n < 7; n++) {
    const seats = [{ kind: 'bot' }, { kind: 'bot' }];
    const { id } = await a.post<{ id: string }>('/api/tables', { game: 'reference', seats });
    await a.post(`/api/tables/${id}/start`);
  }
  const figure = async (name: string): Promise<number> => {
    const figures = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^landsraad_${name} (\\d+)$`, 'm').exec(figures)![1]);
  };
  await vi.waitFor(async () => expect(await figure('bot_moves_total')).toBeGreaterThan(6), 30_000);
  expect(await figure('bot_fallbacks_total')).toBe(0);
});

test('one bot that thinks does not keep all others from it', () => {
  expect(BOT_SETTINGS.threads).toBeGreaterThan(1);
});

test('a bot takes the place of somebody who leaves, in the middle of the game', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  await playOn([a, b], id, { until: (v) => v[0]!.seq > 15 });
  await b.post(`/api/tables/${id}/seats/1`, { do: 'bot' });
  await playOn([a], id);
  expect((await viewOf(a, id)).status).toBe('finished');
});
