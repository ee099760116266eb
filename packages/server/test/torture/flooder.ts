// One guest who floods a server until SIGTERM: `flooder.ts URL`. Says the statuses of all answers at the end.

import { connect } from 'node:net';
import type { Created, Session } from '@landsraad/wire';
import { WebSocket } from 'ws';

const FLOODS = 16;
const DEAF = 12;
const ENDLESS = 40;
const ADDRESS = '192.0.2.66';

const [url] = process.argv.slice(2);
if (url === undefined) throw new Error('say where the server is');
const headers: { [name: string]: string } = { 'x-forwarded-for': ADDRESS };

const ask = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const session = (await (await ask('POST', '/api/session', {})).json()) as Session;
headers['authorization'] = `Bearer ${session.token}`;
const seats = [{ kind: 'me' }, { kind: 'me' }];
const { id } = (await (await ask('POST', '/api/tables', { game: 'reference', seats })).json()) as Created;
await ask('POST', `/api/tables/${id}/start`);

const statuses = new Set<number>();
const long = { landsraad: 1, choices: Array.from({ length: 4000 }, () => [0, 1]) };
const asks: readonly (readonly [string, string, unknown?])[] = [
  ['GET', `/api/tables/${id}/view?seat=0`],
  ['GET', `/api/tables/${id}/events?after=0&wait=0`],
  ['POST', `/api/tables/${id}/choices`, { command: 'x', seat: 0, question: 1, option: 'nothing' }],
  ['POST', '/api/tables/import', { log: long }],
  ['GET', '/api/tables?status=live'],
  ['POST', `/api/tables/${id}/undo`, { seat: 0 }],
];
async function again(from: number): Promise<never> {
  for (let n = from; ; n++) {
    const [method, path, body] = asks[n % asks.length]!;
    const answer = await ask(method, path, body).catch(() => null);
    await answer?.text().catch(() => '');
    statuses.add(answer?.status ?? 0);
  }
}
for (let n = 0; n < FLOODS; n++) void again(n);
for (let n = 0; n < DEAF; n++) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/stream?seat=0`, { headers });
  socket.on('open', () => socket.pause());
  socket.on('error', () => undefined);
}
const begins = ['POST /api/tables HTTP/1.1', 'host: x', ...Object.entries(headers).map((h) => h.join(': '))];
for (let n = 0; n < ENDLESS; n++) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write([...begins, 'content-type: application/json', 'content-length: 60000', '', '{'].join('\r\n'));
}
process.on('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify([...statuses])}\n`, () => process.exit(0));
});
process.stdout.write('flooding\n');
