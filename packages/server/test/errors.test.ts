// Every refusal: its status, its code, and one form for all.

import { ErrorReply, type Message } from '@landsraad/wire';
import { expect, test } from 'vitest';
import { asked, choose, client, command, folder, playOn, quiet, server, table, viewOf, type Client } from './client.ts';

async function refused(
  c: Client,
  method: string,
  path: string,
  body: unknown,
  status: number,
  code: string,
): Promise<ErrorReply['error']> {
  const reply = await c.call(method, path, body);
  expect([reply.status, reply.body.error.code], `${method} ${path} ${JSON.stringify(reply.body)}`).toEqual([
    status,
    code,
  ]);
  expect(ErrorReply.parse(reply.body)).toEqual(reply.body);
  expect(reply.body.error.message.length).toBeGreaterThan(5);
  return reply.body.error;
}

test('requests that make no sense', async () => {
  const { url } = await server();
  const c = await client(url);
  await refused(c, 'POST', '/api/session', { name: '' }, 400, 'bad-request');
  await refused(c, 'POST', '/api/session', { name: 'x'.repeat(41) }, 400, 'bad-request');
  await refused(c, 'POST', '/api/session', { name: 'x'.repeat(70_000) }, 413, 'too-large');
  await refused(
    c,
    'PATCH',
    '/api/me',
    { settings: Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`k${n}`, 'x'.repeat(100)])) },
    413,
    'too-large',
  );
  await refused(c, 'POST', '/api/tables', { game: 'reference' }, 400, 'bad-request');
  await refused(c, 'POST', '/api/tables', { game: 'chess', seats: [{ kind: 'me' }] }, 404, 'no-game');
  await refused(c, 'POST', '/api/tables', { game: 'reference', seats: [{ kind: 'me' }] }, 422, 'bad-config');
  await refused(
    c,
    'POST',
    '/api/tables',
    { game: 'reference', mode: 'epic', seats: [{ kind: 'me' }, { kind: 'bot' }] },
    422,
    'bad-config',
  );
  await refused(
    c,
    'POST',
    '/api/tables',
    { game: 'reference', options: { worms: true }, seats: [{ kind: 'me' }, { kind: 'bot' }] },
    422,
    'bad-config',
  );
  await refused(
    c,
    'POST',
    '/api/tables',
    { game: 'reference', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'deep-blue' }] },
    422,
    'no-bot',
  );
  await refused(
    c,
    'POST',
    '/api/tables',
    { game: 'reference', seats: [{ kind: 'me' }, { kind: 'open' }], seed: 'mine' },
    422,
    'seed-not-allowed',
  );
  await refused(c, 'GET', '/api/tables/nowhere', undefined, 404, 'no-table');
  await refused(c, 'GET', '/api/nothing', undefined, 404, 'no-page');
  await refused(c, 'GET', '/api/tables?page=-1', undefined, 400, 'bad-request');
  const broken = await fetch(`${url}/api/session`, {
    method: 'POST',
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(broken.status).toBe(400);
  expect(ErrorReply.parse(await broken.json()).error.code).toBe('bad-request');
});

test('without a session, with a wrong one, from another site', async () => {
  const { url } = await server();
  const known = await client(url);
  const id = await table([known], { bots: 1 });
  const nobody = { ...known, token: '' };
  const anonymous = await fetch(`${url}/api/me`);
  expect(anonymous.status).toBe(401);
  for (const [method, path, body] of [
    ['POST', '/api/tables', { game: 'reference', seats: [{ kind: 'me' }, { kind: 'bot' }] }],
    ['POST', `/api/tables/${id}/start`, undefined],
    ['POST', `/api/tables/${id}/choices`, { command: 'x', seat: 0, question: 1, option: 'ring' }],
    ['GET', `/api/tables/${id}/standing`, undefined],
    ['GET', '/api/tables?mine=1', undefined],
  ] as const) {
    const reply = await fetch(url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    expect([path, reply.status]).toEqual([path, 401]);
  }
  expect(nobody.token).toBe('');
  expect((await fetch(`${url}/api/me`, { headers: { authorization: 'Bearer nonsense' } })).status).toBe(401);
  expect((await fetch(`${url}/api/me`, { headers: { authorization: 'Basic nonsense' } })).status).toBe(401);

  const begun = await fetch(`${url}/api/session`, { method: 'POST' });
  const cookie = begun.headers.get('set-cookie')!;
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  const session = cookie.split(';')[0]!;
  const rename = (origin: string) =>
    fetch(`${url}/api/me`, {
      method: 'PATCH',
      headers: { cookie: session, origin, 'content-type': 'application/json' },
      body: '{"name":"Irulan"}',
    });
  expect((await rename('https://evil.example')).status).toBe(403);
  expect((await rename(url)).status).toBe(200);
  expect(await (await fetch(`${url}/api/me`, { headers: { cookie: session } })).json()).toMatchObject({
    name: 'Irulan',
  });
  // Signed out: neither the cookie nor the token is good any more.
  expect((await fetch(`${url}/api/session`, { method: 'DELETE', headers: { cookie: session } })).status).toBe(200);
  expect((await fetch(`${url}/api/me`, { headers: { cookie: session } })).status).toBe(401);
});

test('seats and start', async () => {
  const { url } = await server();
  const [owner, guest, third] = [await client(url, 'Owner'), await client(url, 'Guest'), await client(url, 'Third')];
  const made = await owner.post<{ id: string; invite: string }>('/api/tables', {
    game: 'reference',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const seat = (n: number): string => `/api/tables/${made.id}/seats/${n}`;
  const { invite } = made;
  await refused(guest, 'POST', seat(1), { do: 'take' }, 403, 'bad-invite');
  await refused(guest, 'POST', seat(1), { do: 'take', invite: 'wrong' }, 403, 'bad-invite');
  await refused(guest, 'POST', seat(9), { do: 'take', invite }, 404, 'no-seat');
  await refused(guest, 'POST', seat(0), { do: 'take', invite }, 409, 'seat-taken');
  await refused(guest, 'POST', seat(1), { do: 'dance' }, 400, 'bad-request');
  await guest.post(seat(1), { do: 'take', invite });
  await refused(guest, 'POST', seat(1), { do: 'take', invite }, 409, 'seat-taken');
  await refused(owner, 'POST', seat(1), { do: 'bot' }, 409, 'seat-taken');
  await refused(guest, 'POST', seat(2), { do: 'bot' }, 403, 'not-the-owner');
  await refused(guest, 'POST', seat(0), { do: 'leave' }, 403, 'not-your-seat');
  await refused(guest, 'POST', seat(2), { do: 'open' }, 403, 'not-the-owner');
  await refused(owner, 'POST', seat(2), { do: 'open' }, 409, 'seat-open');
  await refused(owner, 'POST', seat(2), { do: 'bot', bot: 'hal' }, 422, 'no-bot');
  await refused(guest, 'POST', `/api/tables/${made.id}/start`, undefined, 403, 'not-the-owner');
  await refused(owner, 'POST', `/api/tables/${made.id}/start`, undefined, 409, 'seats-open');
  await refused(
    owner,
    'POST',
    `/api/tables/${made.id}/choices`,
    { command: 'x', seat: 0, question: 1, option: 'ring' },
    409,
    'not-started',
  );
  await refused(owner, 'GET', `/api/tables/${made.id}/log`, undefined, 409, 'not-started');
  await owner.post(seat(2), { do: 'bot' });
  await owner.post(`/api/tables/${made.id}/start`);
  await refused(owner, 'POST', `/api/tables/${made.id}/start`, undefined, 409, 'started');
  // While the game runs nobody looks into a second hand, not even by way of leaving.
  await owner.post(seat(2), { do: 'open' });
  await refused(owner, 'POST', seat(2), { do: 'take' }, 403, 'seat-secret');
  await owner.post(seat(0), { do: 'leave' });
  await refused(owner, 'POST', seat(2), { do: 'take' }, 403, 'seat-secret');
  await owner.post(seat(0), { do: 'take' });
  await third.post(seat(2), { do: 'take', invite });
  // The invite is for people who sit here.
  const stranger = await client(url, 'Stranger');
  expect(await stranger.get(`/api/tables/${made.id}`)).toMatchObject({ invite: null });
  expect(await third.get(`/api/tables/${made.id}`)).toMatchObject({ invite });
});

test('choices', async () => {
  const { url } = await server();
  const [a, b, w] = [await client(url, 'A'), await client(url, 'B'), await client(url, 'W')];
  const id = await table([a, b]);
  const path = `/api/tables/${id}/choices`;
  const first = asked(await viewOf(a, id));
  const right = { seat: 0, question: first.question, option: first.options[0]! };
  await refused(a, 'POST', path, { command: command(), ...right, option: { a: 1 } }, 400, 'bad-request');
  await refused(a, 'POST', path, { ...right }, 400, 'bad-request');
  await refused(a, 'POST', path, { command: 'with spaces', ...right }, 400, 'bad-request');
  await refused(b, 'POST', path, { command: command(), ...right }, 403, 'not-your-seat');
  await refused(w, 'POST', path, { command: command(), ...right }, 403, 'not-your-seat');
  await refused(w, 'POST', path, { command: command(), ...right, seat: 7 }, 404, 'no-seat');
  await refused(w, 'GET', `/api/tables/${id}/view?seat=0`, undefined, 403, 'not-your-seat');
  await refused(b, 'GET', `/api/tables/${id}/view?seat=0`, undefined, 403, 'not-your-seat');
  await refused(b, 'GET', `/api/tables/${id}/events?seat=0`, undefined, 403, 'not-your-seat');
  await refused(w, 'GET', `/api/tables/${id}/standing?seat=0`, undefined, 403, 'not-your-seat');
  await refused(w, 'GET', `/api/tables/${id}/why?option=ring`, undefined, 403, 'not-your-seat');
  await refused(b, 'GET', `/api/tables/${id}/why?seat=0&option=ring`, undefined, 403, 'not-your-seat');
  await refused(w, 'POST', `/api/tables/${id}/undo`, { seat: 0 }, 403, 'not-your-seat');
  await refused(w, 'POST', `/api/tables/${id}/proposals/1`, { accept: true }, 404, 'no-proposal');
  await refused(a, 'GET', `/api/tables/${id}/view?at=99`, undefined, 404, 'no-message');
  const stale = await refused(
    a,
    'POST',
    path,
    { command: command(), ...right, question: first.question - 1 },
    409,
    'stale',
  );
  expect(stale.open).toEqual(first);
  await refused(a, 'POST', path, { command: command(), ...right, option: 'juggle' }, 422, 'not-offered');
  await expect(w.follow(id, { seat: 0 })).rejects.toThrow(/403.*not-your-seat/);
  await expect(w.follow('nowhere')).rejects.toThrow(/404.*no-table/);

  // To a turn in the market, where a rule refuses something that one could think of.
  const market = (views: readonly Message[]): boolean => views.some((m) => m.decision?.name === 'what do you do?');
  const views = await playOn([a, b], id, { until: market, pick: quiet });
  const turn = views.findIndex((m) => m.decision?.name === 'what do you do?');
  const [me, other] = turn === 0 ? [a, b] : [b, a];
  const m = views[turn]!;
  const victim = 1 - turn;
  const no = await refused(
    me,
    'POST',
    path,
    { command: command(), seat: turn, question: asked(m).question, option: `raid ${victim}` },
    422,
    'refused',
  );
  expect(no.rule).toMatch(/^bazaar\.raid\./);
  expect(await me.get(`/api/tables/${id}/why?option=raid%20${victim}`)).toEqual({
    rule: no.rule,
    sentence: no.message,
  });
  expect(await me.get(`/api/tables/${id}/why?option=draw`)).toEqual({ rule: null, sentence: null });
  const nobodyAsks = await refused(
    other,
    'POST',
    path,
    { command: command(), seat: victim, question: 1, option: 'draw' },
    409,
    'not-asked',
  );
  expect(nobodyAsks.open).toBeNull();
  await refused(other, 'GET', `/api/tables/${id}/why?option=draw`, undefined, 409, 'not-asked');
  await refused(
    me,
    'POST',
    `/api/tables/${id}/offers`,
    { command: command(), seat: turn, offer: 'magic carpet' },
    422,
    'not-offered',
  );
  await refused(
    me,
    'POST',
    `/api/tables/${id}/offers`,
    { command: command(), seat: turn, offer: 'deal', form: { to: victim, coins: 1000 } },
    422,
    'bad-form',
  );
  await refused(me, 'POST', `/api/tables/${id}/redo`, { seat: turn }, 422, 'refused');
  expect(await choose(me, id, m, 'draw')).toEqual({ seq: m.seq + 1 });

  await playOn([a, b], id);
  await refused(a, 'POST', path, { command: command(), ...right }, 409, 'finished');
  await refused(a, 'POST', `/api/tables/${id}/undo`, { seat: 0 }, 409, 'finished');
  await refused(a, 'POST', `/api/tables/${id}/seats/0`, { do: 'leave' }, 409, 'finished');
  await refused(a, 'PUT', `/api/tables/${id}/standing`, { windows: {}, armed: [] }, 409, 'finished');
  // When it is over everything is open.
  expect((await viewOf(w, id, '?seat=0')).view?.seat).toBe(0);
});

test('limits: each refusal says which', async () => {
  const { url } = await server({
    limits: { tablesPerSession: 2, watchersPerTable: 1, streamsPerSession: 2, perSession: 60 },
  });
  const [a, w, v] = [await client(url, 'A'), await client(url, 'W'), await client(url, 'V')];
  const id = await table([a], { bots: 1 });
  await table([a], { bots: 1 });
  const tables = await refused(
    a,
    'POST',
    '/api/tables',
    { game: 'reference', seats: [{ kind: 'me' }, { kind: 'bot' }] },
    429,
    'too-many-tables',
  );
  expect(tables.message).toContain('2 tables');
  const watching = await w.follow(id);
  await expect(v.follow(id)).rejects.toThrow(/429.*too-many-watchers/);
  await watching.close();
  const streams = [await a.follow(id), await a.follow(id)];
  await expect(a.follow(id)).rejects.toThrow(/429.*too-many-streams/);
  for (const s of streams) await s.close();
  let status = 200;
  for (let n = 0; n < 100 && status === 200; n++) status = (await v.call('GET', '/api/me')).status;
  expect(status).toBe(429);
  expect((await refused(v, 'GET', '/api/me', undefined, 429, 'too-many-requests')).message).toContain('60 requests');
});

test('the address has a limit of its own', async () => {
  const { url } = await server({ limits: { perAddress: 20, sessionsPerAddress: 3 } });
  for (let n = 0; n < 3; n++) expect((await fetch(`${url}/api/session`, { method: 'POST' })).status).toBe(201);
  expect(
    ErrorReply.parse(await (await fetch(`${url}/api/session`, { method: 'POST' })).json()).error.message,
  ).toContain('3 new sessions an hour');
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await fetch(`${url}/api/games`)).status));
  expect(statuses).toContain(429);
  // Health is not counted.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a port that is taken is answered with a sentence, and the folder is free again', async () => {
  const first = await server();
  const data = folder();
  const port = Number(new URL(first.url).port);
  await expect(server({ data, port })).rejects.toThrow(
    `Port ${port} is taken: choose another one with --port or PORT.`,
  );
  await server({ data });
});
