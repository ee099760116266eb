// Bots: in threads, and never a reason for a table to stand still.

import { expect, test } from 'vitest';
import { client, openTable, playOn, server, table, viewOf } from './client.ts';

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

test('a bot takes the place of somebody who leaves, in the middle of the game', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  await playOn([a, b], id, { until: (v) => v[0]!.seq > 15 });
  await b.post(`/api/tables/${id}/seats/1`, { do: 'bot' });
  await playOn([a], id);
  expect((await viewOf(a, id)).status).toBe('finished');
});
