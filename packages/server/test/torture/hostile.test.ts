// Hostile input that knows the shape of every request: nothing of it crashes the server, is answered with a fault, or takes
// long. Requests are made from the server's own description of itself, then spoilt.

import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { client, dice, server, table, type Client } from '../client.ts';
import { torture } from '@landsraad/kernel/testing';

type Roll = (n: number) => number;
type Schema = { readonly [key: string]: unknown };
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly body: Schema | null;
}

interface Attack {
  readonly url: string;
  readonly people: readonly Client[];
  readonly operations: readonly Operation[];
  table: string;
}

const MANY = 1_000_000_000;
let attack: Promise<Attack> | null = null;

async function prepare(): Promise<Attack> {
  const { url } = await server({
    limits: { perSession: MANY, perAddress: MANY, sessionsPerAddress: MANY, tablesPerSession: 200, replayMs: 1000 },
  });
  const people = [await client(url, 'A'), await client(url, 'B')];
  const described = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    paths: { [path: string]: { [method: string]: Schema } };
  };
  const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, said]): Operation => {
      const body = said['requestBody'] as { content?: { [type: string]: { schema: Schema } } } | undefined;
      return {
        method: method.toUpperCase(),
        path,
        parameters: (said['parameters'] ?? []) as Operation['parameters'],
        body: Object.values(body?.content ?? {})[0]?.schema ?? null,
      };
    }),
  );
  return { url, people, operations, table: await table(people) };
}

const one = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)]!;

const NASTY: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -0.5,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\0',
  '\u{d800}',
  '\u202e\u{1f4a9}',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  "'; drop table rows; --",
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  '9'.repeat(400),
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
  { then: 1 },
];

/** Something that fits the description, more or less. */
function like(roll: Roll, schema: Schema, depth = 0): unknown {
  if (roll(25) === 0) return one(roll, NASTY);
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (choices !== undefined) return like(roll, one(roll, choices), depth + 1);
  const values = schema['enum'] as readonly unknown[] | undefined;
  if (values !== undefined) return one(roll, values);
  if ('const' in schema) return schema['const'];
  switch (schema['type']) {
    case 'integer':
      return roll(6) === 0 ? roll(1e9) - 5e8 : roll(6);
    case 'number':
      return roll(1000) / 7;
    case 'boolean':
      return roll(2) === 0;
    case 'string':
      return roll(3) === 0
        ? 'x'.repeat(roll(300))
        : one(roll, ['reference', 'standard', 'take', 'me', 'a', 'pass', 'ring']);
    case 'array':
      return Array.from({ length: roll(depth > 4 ? 1 : 5) }, () =>
        like(roll, (schema['items'] ?? {}) as Schema, depth + 1),
      );
    case 'object': {
      const made: { [key: string]: unknown } = {};
      const members = (schema['properties'] ?? {}) as { [key: string]: Schema };
      const required = new Set((schema['required'] ?? []) as readonly string[]);
      for (const [name, member] of Object.entries(members)) {
        const isLeftOut = roll(required.has(name) ? 30 : 2) === 0;
        if (!isLeftOut) made[name] = like(roll, member, depth + 1);
      }
      if (roll(15) === 0) made[JSON.stringify(one(roll, NASTY))] = one(roll, NASTY);
      return made;
    }
    default:
      return one(roll, NASTY);
  }
}

/** A text that is nearly JSON. */
function spoilt(roll: Roll, text: string): string {
  switch (roll(30)) {
    case 0:
      return text.slice(0, roll(text.length + 1));
    case 1:
      return `${text}${text}`;
    case 2: {
      const at = roll(text.length + 1);
      return `${text.slice(0, at)}${String.fromCodePoint(roll(0x2fff))}${text.slice(at + 1)}`;
    }
    case 3:
      return '['.repeat(roll(3000));
    case 4:
      return '';
    default:
      return text;
  }
}

function addressOf(roll: Roll, { path, parameters }: Operation, a: Attack): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const p of parameters) {
    const value = p.name === 'id' && roll(8) > 0 ? a.table : p.name === 'wait' ? 0 : like(roll, p.schema);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (p.in === 'path')
      filled = filled.replace(`{${p.name}}`, encodeURIComponent(Buffer.from(text).toString()).slice(0, 300));
    else if (p.name === 'wait' || roll(2) === 0) query.set(p.name, text.slice(0, 300));
  }
  return `${filled}?${query.toString()}`;
}

const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'x',
];
const SLOW_MS = 20_000;

async function requestOnce(roll: Roll, a: Attack): Promise<void> {
  const operation = one(roll, a.operations);
  if (operation.path.endsWith('/stream')) return connectOnce(roll, operation, a);
  const address = addressOf(roll, operation, a);
  const token = roll(6) === 0 ? 'x'.repeat(roll(100) + 1) : one(roll, a.people).token;
  const body = operation.body === null ? null : spoilt(roll, JSON.stringify(like(roll, operation.body)) ?? '');
  // Whoever signs out or takes another name is somebody else afterwards.
  if (operation.method === 'DELETE' && operation.path === '/api/session') return;
  const since = performance.now();
  const answer = await fetch(a.url + address, {
    method: operation.method,
    headers: {
      ...(roll(9) === 0 ? {} : { authorization: `Bearer ${token}` }),
      ...(body === null ? {} : { 'content-type': one(roll, TYPES) }),
    },
    ...(body === null ? {} : { body }),
  });
  const text = await answer.text();
  const what = `${operation.method} ${address} ${body?.slice(0, 2000) ?? ''}: ${answer.status} ${text.slice(0, 300)}`;
  // 503 is a limit that says so; anything else of that kind is a fault.
  expect(answer.status < 500 || answer.status === 503, what).toBe(true);
  if (answer.status >= 400) expect(JSON.parse(text), what).toMatchObject({ error: { code: expect.any(String) } });
  expect(performance.now() - since, what).toBeLessThan(SLOW_MS);
}

/** A socket with an odd address that says odd things. */
function connectOnce(roll: Roll, operation: Operation, a: Attack): Promise<void> {
  return new Promise((done) => {
    const socket = new WebSocket(a.url.replace('http', 'ws') + addressOf(roll, operation, a), {
      headers: { authorization: `Bearer ${one(roll, a.people).token}` },
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done());
    socket.on('open', () => {
      for (let n = roll(4); n > 0; n--) socket.send(spoilt(roll, JSON.stringify(one(roll, NASTY)) ?? ''));
      if (roll(2) === 0) socket.send(Buffer.alloc(roll(6000)));
      setTimeout(() => socket.terminate(), roll(20));
    });
  });
}

const AT_ONCE = 10;
const REQUESTS = 500;
/** Of memory that the whole attack may take hold of. */
const GROWTH = 400 * 1024 * 1024;
const heap = process.memoryUsage().heapUsed;

torture({ name: 'hostile', unit: 'requests', short: 20_000, long: 5_000_000 }, async (attempt) => {
  const a = await (attack ??= prepare());
  const roll = dice(53 + attempt);
  for (let n = 0; n < REQUESTS; n += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => requestOnce(roll, a)));
  expect((await fetch(`${a.url}/healthz`)).status).toBe(200);
  // Somebody honest still plays.
  const fresh = await client(a.url, 'Honest');
  a.table = await table([fresh, a.people[0]!]);
  expect(process.memoryUsage().heapUsed - heap).toBeLessThan(GROWTH);
  return REQUESTS;
});
