// The least that a server of games could do, as the yardstick of the benchmark: fastify, SQLite and a socket for each
// viewer. A move is a row of a kilobyte on disk, in groups, and a message of a kilobyte to everybody who looks. It knows
// no rules, no secrets, no limits and no persons, and a repeated command happens twice.

import websocket, { type WebSocket } from '@fastify/websocket';
import fastify from 'fastify';
import Database from 'libsql';
import { join } from 'node:path';

export interface BareServer {
  readonly url: string;
  close(): Promise<void>;
}

const KILOBYTE = 'x'.repeat(1024 - 40);

export async function startBareServer(folder: string): Promise<BareServer> {
  const database = new Database(join(folder, 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table if not exists rows (room text, n integer, body text, primary key (room, n))');
  const insert = database.prepare('insert into rows values (?, ?, ?)');

  let pending: { readonly row: readonly unknown[]; readonly kept: () => void }[] = [];
  function flush(): void {
    const now = pending;
    pending = [];
    database.exec('begin');
    for (const { row } of now) insert.run(row);
    database.exec('commit');
    for (const { kept } of now) kept();
  }
  const append = (row: readonly unknown[]): Promise<void> =>
    new Promise((kept) => {
      if (pending.length === 0) setImmediate(flush);
      pending.push({ row, kept });
    });

  const viewers = new Map<string, Set<WebSocket>>();
  const counts = new Map<string, number>();
  const app = fastify({ logger: false, forceCloseConnections: true });
  await app.register(websocket);
  app.get<{ Params: { room: string } }>('/rooms/:room', { websocket: true }, (socket, request) => {
    const room = viewers.get(request.params.room) ?? new Set();
    viewers.set(request.params.room, room.add(socket));
    socket.on('close', () => room.delete(socket));
    socket.send(JSON.stringify({ n: counts.get(request.params.room) ?? 0, body: KILOBYTE }));
  });
  app.post<{ Params: { room: string }; Body: { move: number } }>(
    '/rooms/:room',
    {
      schema: {
        body: { type: 'object', properties: { move: { type: 'integer' } }, required: ['move'] },
        response: { 200: { type: 'object', properties: { n: { type: 'integer' } } } },
      },
    },
    async ({ params: { room }, body: { move } }) => {
      const n = (counts.get(room) ?? 0) + 1;
      counts.set(room, n);
      const message = JSON.stringify({ n, move, body: KILOBYTE });
      await append([room, n, message]);
      for (const socket of viewers.get(room) ?? []) socket.send(message);
      return { n };
    },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async close() {
      await app.close();
      database.close();
    },
  };
}
