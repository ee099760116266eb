// Talk at the table, which everybody hears; and under a Cone of Silence: everybody sees that partners confer, and they alone
// read what they say.

import type { Message, TableInfo } from '@landsraad/wire';
import { expect, test, vi } from 'vitest';
import { client, command, folder, server, viewOf, type Client, type Page } from './client.ts';

const SECRET = 'Attack Arrakeen after the storm.';
const MINUTES = 60_000;

/** Four people at War for Arrakis: two for the Atreides, two for the Harkonnens. */
async function fourPlayers(url: string): Promise<{ id: string; seated: Client[]; watcher: Client }> {
  const seated = await Promise.all(['Paul', 'Stilgar', 'Baron', 'Shaddam'].map((name) => client(url, name)));
  const [owner, ...guests] = seated;
  const { id, invite } = await owner!.post<{ id: string; invite: string }>('/api/tables', {
    game: 'war-for-arrakis',
    mode: 'four-player',
    seats: [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' }))],
    public: true,
  });
  for (const [n, guest] of guests.entries())
    await guest.post<TableInfo>(`/api/tables/${id}/seats/${n + 1}`, { do: 'take', invite });
  await owner!.post(`/api/tables/${id}/start`);
  return { id, seated, watcher: await client(url, 'Irulan') };
}

const say = (c: Client, id: string, seat: number, text: string) =>
  c.call('POST', `/api/tables/${id}/chat`, { command: command(), seat, to: 'partners', text });

async function confer(c: Client, id: string, seat: number): Promise<void> {
  const { offers } = await viewOf(c, id);
  const cone = offers.find((o) => o.name === 'cone of silence');
  await c.post(`/api/tables/${id}/offers`, { command: command(), seat, offer: cone?.id });
}
const story = (c: Client, id: string) => c.get<Page>(`/api/tables/${id}/events?after=0&wait=0&as=story`);

test('partners talk in secret for three minutes, in sight of everybody', async () => {
  const { url } = await server();
  const { id, seated, watcher } = await fourPlayers(url);
  const [paul, stilgar, baron, shaddam] = seated;
  const closed = await say(paul!, id, 0, SECRET);
  expect([closed.status, closed.body.error.code]).toEqual([409, 'not-conferring']);

  const heard = await watcher.follow(id);
  await confer(paul!, id, 0);
  const seen = await heard.until((m) => m.events.some((e) => e.kind === 'cone of silence'));
  expect(seen.conferring?.seats).toEqual([0, 1]);
  expect(seen.conferring?.left).toBeGreaterThan(2.9 * MINUTES);
  expect(seen.conferring?.left).toBeLessThanOrEqual(3 * MINUTES);

  const before = await Promise.all([baron!, shaddam!, watcher].map(async (c) => (await viewOf(c, id)).seq));
  expect((await say(paul!, id, 0, SECRET)).status).toBe(200);
  expect((await say(stilgar!, id, 1, 'Agreed.')).status).toBe(200);
  expect((await say(baron!, id, 2, 'What are they saying?')).body.error.code).toBe('not-conferring');
  expect((await say(baron!, id, 0, 'It is I, Paul.')).status).toBe(403);

  const said = (m: Message) => m.events.filter((e) => e.kind === 'said').map((e) => e.nouns);
  expect((await story(stilgar!, id)).messages.flatMap(said)).toEqual([
    { seat: 0, text: SECRET },
    { seat: 1, text: 'Agreed.' },
  ]);
  for (const c of [baron!, shaddam!, watcher]) {
    await story(c, id);
    await c.call('GET', `/api/tables/${id}/log`);
    expect(c.received.join('')).not.toContain(SECRET);
  }
  // Not even a number shows that something was said.
  expect(await Promise.all([baron!, shaddam!, watcher].map(async (c) => (await viewOf(c, id)).seq))).toEqual(before);
  await heard.close();
});

test('after three minutes the cone is closed, also for a server that has begun anew', async () => {
  const data = folder();
  const first = await server({ data });
  const { id, seated } = await fourPlayers(first.url);
  const [paul, stilgar] = seated;
  await confer(paul!, id, 0);
  await say(paul!, id, 0, SECRET);
  await first.close();

  const second = await server({ data });
  for (const c of seated) c.url = second.url;
  expect((await viewOf(stilgar!, id)).conferring?.seats).toEqual([0, 1]);
  expect((await say(stilgar!, id, 1, 'Agreed.')).status).toBe(200);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * MINUTES);
  try {
    const late = await say(paul!, id, 0, 'One more thing.');
    expect([late.status, late.body.error.message]).toEqual([409, 'The time to confer in secret is over.']);
    expect((await viewOf(paul!, id)).conferring).toBeUndefined();
  } finally {
    clock.mockRestore();
  }
});

test('what is said has a length, and goes to partners', async () => {
  const { url } = await server();
  const { id, seated } = await fourPlayers(url);
  const [paul] = seated;
  await confer(paul!, id, 0);
  expect((await say(paul!, id, 0, 'x'.repeat(201))).status).toBe(400);
  expect((await say(paul!, id, 0, '   ')).status).toBe(400);
  expect((await paul!.call('POST', `/api/tables/${id}/chat`, { seat: 0, text: 'Hello.' })).status).toBe(400);
});

test('what is said to the table is heard by all who sit there and by watchers, and by nobody who does not sit there', async () => {
  const { url } = await server();
  const { id, seated, watcher } = await fourPlayers(url);
  const [, , baron] = seated;
  const speak = (c: Client, seat: number, text: string) =>
    c.call('POST', `/api/tables/${id}/chat`, { command: command(), seat, to: 'table', text });
  const heard = await watcher.follow(id);
  expect((await speak(baron!, 2, '  Peace?  ')).status).toBe(200);
  const m = await heard.until((x) => x.events.some((e) => e.kind === 'said to all'));
  expect(m.events).toEqual([{ of: 'table', kind: 'said to all', rule: '', nouns: { seat: 2, text: 'Peace?' } }]);
  for (const c of seated) {
    const told = (await story(c, id)).messages.flatMap((x) => x.events);
    expect(told.filter((e) => e.kind === 'said to all').map((e) => e.nouns)).toEqual([{ seat: 2, text: 'Peace?' }]);
  }
  expect((await speak(watcher, 2, 'It is I, the Baron.')).status).toBe(403);
  expect((await speak(baron!, 2, '   ')).status).toBe(400);
  await heard.close();
});
