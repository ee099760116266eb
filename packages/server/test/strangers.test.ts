// What somebody tries who wants to be somebody else: known cookies, used-up sessions, other people's seats, other sites'
// pages, and names that are programs.

import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { asked, client, command, folder, server, table, viewOf } from './client.ts';

const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const begin = (url: string, cookie?: string): Promise<Response> =>
  fetch(`${url}/api/session`, { method: 'POST', ...(cookie === undefined ? {} : { headers: { cookie } }) });
const whoAmI = (url: string, headers: { readonly [name: string]: string }): Promise<Response> =>
  fetch(`${url}/api/me`, { headers });

test('nobody is given a session that somebody else has chosen', async () => {
  const { url } = await server();
  const planted = 'landsraad=planted-by-somebody-else';
  const begun = await begin(url, planted);
  expect(begun.status).toBe(201);
  expect(cookieOf(begun)).not.toBe(planted);
  expect((await whoAmI(url, { cookie: planted })).status).toBe(401);
  // Nor one that is in use: whoever begins anew is somebody new.
  const again = await begin(url, cookieOf(begun));
  expect(cookieOf(again)).not.toBe(cookieOf(begun));
  const [first, second] = [(await begun.json()) as Session, (await again.json()) as Session];
  expect(second.me.id).not.toBe(first.me.id);
  // What is made for a browser does not work as a program's token, nor the other way round by guessing.
  expect((await whoAmI(url, { authorization: `Bearer ${first.me.id}` })).status).toBe(401);
});
interface Session {
  readonly me: { readonly id: string };
  readonly token: string;
}

test('a session that has ended stays ended: token, cookie and socket, also after a restart', async () => {
  const data = folder();
  const first = await server({ data });
  const begun = await begin(first.url);
  const { token } = (await begun.json()) as Session;
  const cookie = cookieOf(begun);
  const known = await client(first.url);
  const id = await table([known], { bots: 1 });
  for (const headers of [{ cookie }, { authorization: `Bearer ${token}` }])
    expect((await whoAmI(first.url, headers)).status).toBe(200);
  expect((await fetch(`${first.url}/api/session`, { method: 'DELETE', headers: { cookie } })).status).toBe(200);
  const isOver = async (url: string): Promise<void> => {
    for (const headers of [{ cookie }, { authorization: `Bearer ${token}` }])
      expect((await whoAmI(url, headers)).status).toBe(401);
    expect(await knock(url, id, { authorization: `Bearer ${token}` })).toBe(401);
  };
  await isOver(first.url);
  await first.close();
  await isOver((await server({ data })).url);
});

/** The status with which a socket is refused; 101: it is let in. */
function knock(url: string, id: string, headers: { readonly [name: string]: string }, seat = 0): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/stream?seat=${seat}`, { headers });
  return new Promise((done) => {
    socket.on('unexpected-response', (_request, response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    socket.on('open', () => {
      done(101);
      socket.terminate();
    });
    socket.on('error', () => undefined);
  });
}

test('a page of another site opens no socket with somebody’s cookie', async () => {
  const { url } = await server();
  const begun = await begin(url);
  const cookie = cookieOf(begun);
  const { token } = (await begun.json()) as Session;
  const me = Object.assign(await client(url), { token });
  const id = await table([me], { bots: 1 });
  expect(await knock(url, id, { cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await knock(url, id, { cookie, origin: 'null' })).toBe(403);
  expect(await knock(url, id, { cookie, origin: url })).toBe(101);
});

test('nobody speaks or looks from a seat that is somebody else’s', async () => {
  const { url } = await server();
  const people = [await client(url, 'A'), await client(url, 'B')];
  const id = await table(people);
  const views = await Promise.all(people.map((c) => viewOf(c, id)));
  const seat = views.findIndex((m) => m.decision !== null);
  const { question, options } = asked(views[seat]!);
  const thief = people[1 - seat]!;
  const nobody = await client(url, 'Nobody');
  const path = `/api/tables/${id}`;
  const choice = { command: command(), seat, question, option: options[0] };
  for (const stranger of [thief, nobody])
    for (const [method, where, body] of [
      ['POST', '/choices', choice],
      ['POST', '/offers', { command: command(), seat, offer: 'x' }],
      ['POST', '/chat', { command: command(), seat, to: 'partners', text: 'hello' }],
      ['POST', '/undo', { seat }],
      ['POST', '/redo', { seat }],
      ['POST', '/proposals', { kind: 'undo', seat }],
      ['GET', `/standing?seat=${seat}`, undefined],
      ['PUT', `/standing?seat=${seat}`, { windows: {}, armed: [] }],
      ['GET', `/why?seat=${seat}&option=x`, undefined],
      ['GET', `/view?seat=${seat}`, undefined],
      ['GET', `/events?seat=${seat}&wait=0`, undefined],
      ['POST', `/seats/${seat}`, { do: 'leave' }],
    ] as const) {
      const { status, body: said } = await stranger.call(method, path + where, body);
      expect([method, where, status, said.error.code]).toEqual([method, where, 403, 'not-your-seat']);
    }
  expect((await thief.call('POST', `${path}/seats/${seat}`, { do: 'take' })).status).toBe(409);
  expect(await knock(url, id, { authorization: `Bearer ${thief.token}` }, seat)).toBe(403);
  // Nothing of it has happened.
  expect(asked(await viewOf(people[seat]!, id))).toEqual(asked(views[seat]!));
  await people[seat]!.post(`${path}/choices`, { ...choice, command: command() });
});

const PROGRAM = '"><img src=x onerror=alert(1)>';

test('a name or a log that is a program is data to everybody: JSON, never a page', async () => {
  const { url } = await server();
  const mallory = await client(url, PROGRAM);
  const id = await table([mallory], { bots: 1 });
  const log = {
    landsraad: 1,
    game: 'reference',
    version: PROGRAM,
    mode: PROGRAM,
    players: 2,
    options: { [PROGRAM]: PROGRAM },
    seed: PROGRAM,
    choices: [[0, PROGRAM]],
    result: null,
  };
  const answers = await Promise.all([
    fetch(`${url}/api/tables/${id}`),
    fetch(`${url}/api/tables/${id}/view`),
    fetch(`${url}/api/tables`),
    fetch(`${url}/${encodeURIComponent(PROGRAM)}`),
    fetch(`${url}/api/${encodeURIComponent(PROGRAM)}`),
    fetch(`${url}/api/tables/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mallory.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ log }),
    }),
  ]);
  for (const answer of answers) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
    const text = await answer.text();
    if (!isPage) expect(() => JSON.parse(text) as unknown).not.toThrow();
    // A page never repeats what somebody else has said, and runs no scripts but its own.
    if (isPage) expect(text).not.toContain('onerror');
    if (isPage) expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'self'/);
  }
  expect(answers.at(-1)!.status).toBeGreaterThanOrEqual(400);
  expect(answers.at(-1)!.status).toBeLessThan(500);
});
