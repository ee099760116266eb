// The lobby, my tables, and the pages about the interface.

import type { Games, Lobby, Me } from '@landsraad/wire';
import { expect, test } from 'vitest';
import { gamesFor } from '../src/games.ts';
import { client, playOn, server, table } from './client.ts';

test('public tables are listed, private ones only for their people', async () => {
  const { url } = await server();
  const [a, b, w] = [await client(url, 'A'), await client(url, 'B'), await client(url, 'W')];
  const open = await a.post<{ id: string }>('/api/tables', {
    game: 'reference',
    public: true,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const hidden = await table([a, b]);
  const ids = (l: Lobby): string[] => l.tables.map((t) => t.id);
  expect(ids(await w.get('/api/tables'))).toEqual([open.id]);
  expect(ids(await w.get('/api/tables?mine=1'))).toEqual([]);
  expect(ids(await b.get('/api/tables?mine=1'))).toEqual([hidden]);
  expect(ids(await a.get('/api/tables?mine=1&status=live'))).toEqual([hidden]);
  expect(new Set(ids(await a.get('/api/tables?mine=1')))).toEqual(new Set([open.id, hidden]));
  const line = (await w.get<Lobby>('/api/tables?status=open')).tables[0]!;
  expect(line).toMatchObject({
    title: 'The Night Bazaar',
    owner: 'A',
    yourTurn: false,
    seats: [
      { kind: 'person', name: 'A', mine: false },
      { kind: 'open', name: null },
    ],
  });
  // Both may ring the bell: it is both people's turn.
  expect((await b.get<Lobby>('/api/tables?mine=1')).tables[0]?.yourTurn).toBe(true);
  await b.post(`/api/tables/${open.id}/seats/1`, { do: 'take' });
  expect(ids(await b.get('/api/tables?mine=1'))).toContain(open.id);
  await b.post(`/api/tables/${open.id}/seats/1`, { do: 'leave' });
  expect(ids(await b.get('/api/tables?mine=1'))).not.toContain(open.id);
});

test('pages of twenty', async () => {
  const { url } = await server();
  const a = await client(url, 'A');
  for (let n = 0; n < 25; n++)
    await a.post('/api/tables', { game: 'reference', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const pages = [await a.get<Lobby>('/api/tables?page=0'), await a.get<Lobby>('/api/tables?page=1')];
  expect(pages.map((p) => [p.tables.length, p.more])).toEqual([
    [20, true],
    [5, false],
  ]);
  expect(new Set(pages.flatMap((p) => p.tables.map((t) => t.id))).size).toBe(25);
});

test('names change everywhere', async () => {
  const { url } = await server();
  const a = await client(url, 'Before');
  const id = await table([a], { bots: 1 });
  expect((await a.call<Me>('PATCH', '/api/me', { name: ' After ', settings: { theme: 'dark' } })).body).toMatchObject({
    name: 'After',
    settings: { theme: 'dark' },
  });
  expect(await a.get(`/api/tables/${id}`)).toMatchObject({
    owner: 'After',
    seats: [{ name: 'After' }, { name: 'naib' }],
  });
});

test('the reference game is not offered to players', async () => {
  const { url } = await server({ games: gamesFor(false) });
  const a = await client(url);
  const offered = (await a.get<Games>('/api/games')).games.map((g) => g.id);
  expect(offered).toContain('imperium');
  expect(offered).not.toContain('reference');
  expect(
    (await a.call('POST', '/api/tables', { game: 'reference', seats: [{ kind: 'me' }, { kind: 'bot' }] })).status,
  ).toBe(404);
});

test('for programs, people and operators', async () => {
  const { url } = await server();
  const a = await client(url);
  const api = await a.get<{ paths: Record<string, Record<string, { requestBody?: unknown }>> }>('/api/openapi.json');
  expect(Object.keys(api.paths)).toContain('/api/tables/{id}/choices');
  expect(JSON.stringify(api.paths['/api/tables/{id}/choices']!['post']!.requestBody)).toContain('command');
  const docs = await fetch(`${url}/api/docs`);
  const page = await docs.text();
  expect(page).toContain('/api/tables/{id}/choices');
  // Nothing is fetched from anywhere else.
  expect(page).not.toMatch(/https?:\/\//);
  expect(docs.headers.get('content-security-policy')).toContain("default-src 'self'");
  await playOn([a], await table([a], { bots: 1 }));
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/^landsraad_choices_total [1-9]/m);
  expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(404);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const home = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
  expect(await home.text()).toContain('has not been built');
});

test('a new name reaches everybody who looks at a table of that person, and nothing else does', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'Mira'), await client(url, 'B')];
  const id = await table([a, b]);
  const stream = await b.follow(id, { seat: 1, as: 'patches' });
  await stream.until((m) => m.view !== null);
  const heard = stream.messages.length;
  await a.call('PATCH', '/api/me', { settings: { theme: 'day' } });
  await a.call('PATCH', '/api/me', { name: 'Mira' });
  await a.call('PATCH', '/api/me', { name: 'Miranda' });
  const told = await stream.until((m) => m.seats[0]?.name === 'Miranda');
  expect(stream.messages).toHaveLength(heard + 1);
  expect(told).toMatchObject({ seq: stream.messages[heard - 1]!.seq, events: [] });
  // It costs everybody at the table something, so there is a limit.
  for (let n = 2; n <= 10; n++) await a.call('PATCH', '/api/me', { name: `Mira ${n}` });
  expect(await a.call('PATCH', '/api/me', { name: 'Mira 11' })).toMatchObject({ status: 429 });
});
