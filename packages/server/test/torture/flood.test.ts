// One person who asks as fast as answers come, follows tables and never reads, and sends bodies that never end: others play
// on as if nobody were there.

import { connect, type Socket } from 'node:net';
import type { Created, Decision, Message, Session } from '@landsraad/wire';
import { torture } from '@landsraad/kernel/testing';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { dice, folder } from '../client.ts';
import { child } from '../process.ts';

const PATIENCE_MS = 100;
/** On a busy machine everybody is slow: then a flood may not make it much worse. */
const WORSE = 4;
const MOVES = 120;
const FLOODS = 16;
const DEAF = 12;
const ENDLESS = 40;

interface Guest {
  readonly token: string;
  readonly address: string;
  ask<B>(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: B }>;
}

async function guest(url: string, address: string): Promise<Guest> {
  const made = {
    token: '',
    address,
    async ask<B>(method: string, path: string, body?: unknown) {
      const answer = await fetch(url + path, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(made.token === '' ? {} : { authorization: `Bearer ${made.token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as B };
    },
  };
  made.token = (await made.ask<Session>('POST', '/api/session', {})).body.token;
  return made;
}

async function ownTable(g: Guest): Promise<string> {
  const { id } = (
    await g.ask<Created>('POST', '/api/tables', { game: 'reference', seats: [{ kind: 'me' }, { kind: 'me' }] })
  ).body;
  await g.ask('POST', `/api/tables/${id}/start`);
  return id;
}

/** Plays and says how long the slowest but one of a hundred answers took. */
async function slowest(g: Guest, roll: (n: number) => number): Promise<number> {
  let table = await ownTable(g);
  const took: number[] = [];
  while (took.length < MOVES) {
    const views = await Promise.all(
      [0, 1].map(async (seat) => (await g.ask<Message>('GET', `/api/tables/${table}/view?seat=${seat}`)).body),
    );
    const d: Decision | null = views[0]?.decision ?? views[1]?.decision ?? null;
    if (d === null) {
      table = await ownTable(g);
      continue;
    }
    const { seat, question, options } = d;
    const option = options[roll(options.length)];
    const since = performance.now();
    const { status } = await g.ask('POST', `/api/tables/${table}/choices`, {
      command: `m${took.length}`,
      seat,
      question,
      option,
    });
    expect(status).toBe(200);
    took.push(performance.now() - since);
  }
  return took.toSorted((a, b) => a - b)[Math.ceil(MOVES * 0.99) - 1] ?? 0;
}

/** Everything at once, until it is told to stop. */
async function flood(url: string, g: Guest): Promise<() => Promise<void>> {
  const table = await ownTable(g);
  let goesOn = true;
  const asks: readonly (readonly [string, string, unknown?])[] = [
    ['GET', `/api/tables/${table}/view?seat=0`],
    ['GET', `/api/tables/${table}/events?after=0&wait=0`],
    ['POST', `/api/tables/${table}/choices`, { command: 'x', seat: 0, question: 1, option: 'nothing' }],
    ['POST', '/api/tables/import', { log: { landsraad: 1, choices: Array.from({ length: 4000 }, () => [0, 1]) } }],
    ['GET', '/api/tables?status=live'],
    ['POST', `/api/tables/${table}/undo`, { seat: 0 }],
  ];
  const statuses = new Set<number>();
  const loops = Array.from({ length: FLOODS }, async (_, k) => {
    for (let n = k; goesOn; n++) {
      const [method, path, body] = asks[n % asks.length]!;
      statuses.add((await g.ask(method, path, body).catch(() => ({ status: 0 }))).status);
    }
  });
  const deaf = Array.from({ length: DEAF }, () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/stream?seat=0`, {
      headers: { authorization: `Bearer ${g.token}`, 'x-forwarded-for': g.address },
    });
    socket.on('open', () => socket.pause());
    socket.on('error', () => undefined);
    return socket;
  });
  const endless: Socket[] = Array.from({ length: ENDLESS }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/tables HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${g.address}\r\nauthorization: Bearer ${g.token}\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{`,
    );
    return socket;
  });
  return async () => {
    goesOn = false;
    await Promise.all(loops);
    for (const socket of deaf) socket.terminate();
    for (const socket of endless) socket.destroy();
    // Had it never been refused, it would have been no flood.
    expect(statuses).toContain(429);
  };
}

torture({ name: 'flood', unit: 'moves in a flood', short: MOVES, long: 100 * MOVES }, async (n) => {
  const { url, process: running } = await child(folder(), '', ['public']);
  const roll = dice(n + 1);
  const quiet = await slowest(await guest(url, '192.0.2.1'), roll);
  const stop = await flood(url, await guest(url, '192.0.2.66'));
  const flooded = await slowest(await guest(url, '192.0.2.2'), roll);
  await stop();
  running.kill('SIGKILL');
  expect(flooded).toBeLessThan(Math.max(PATIENCE_MS, WORSE * quiet));
  return MOVES;
});
