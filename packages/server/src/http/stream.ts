// What a client hears: pushed over a WebSocket, or by long polling.

import { ErrorReply, EventsQuery, Messages, StreamQuery, TableParams } from '@landsraad/wire';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';
import type { Listener, Room } from '../table/room.ts';
import { messageFor, watcherOf, type Naming, type SentMessage, type Viewer } from '../table/sight.ts';
import { people } from '../table/state.ts';
import type { App } from './app.ts';
import { messagesSince, namingOf } from './messages.ts';
import { viewerFor } from './viewer.ts';

export const CLOSE = { restart: 1012, tooSlow: 1013, seatChanged: 4001, refused: 4003 } as const;
const HEARTBEAT_MS = 30_000;
const MOST_AT_ONCE = 200;
const MOST_LEAN = 5000;
const DEFAULT_WAIT_S = 25;

interface Reading {
  readonly found: () => Promise<readonly SentMessage[]>;
  readonly hear: (m: SentMessage) => void;
}

export interface Streams {
  /** Says good-bye to everybody. */
  close(): void;
  count(): number;
}

export function streamRoutes(app: App, house: House): Streams {
  const goodbyes = new Set<() => void>();

  function admit(room: Room, viewer: Viewer, who: string | null): void {
    const here = [...room.listeners];
    if (
      viewer === watcherOf(room.state) &&
      here.filter((l) => l.viewer === viewer).length >= house.limits.watchersPerTable
    )
      throw new Refused(429, 'too-many-watchers', `A table has at most ${house.limits.watchersPerTable} watchers.`);
    if (who !== null && here.filter((l) => l.who === who).length >= house.limits.streamsPerSession)
      throw new Refused(
        429,
        'too-many-streams',
        `One person follows a table at most ${house.limits.streamsPerSession} times.`,
      );
  }

  app.get(
    '/api/tables/:id/events',
    {
      schema: {
        summary: 'Messages since a number, waiting for the next',
        tags: ['events'],
        params: TableParams,
        querystring: EventsQuery,
        response: { 200: Messages, '4xx': ErrorReply },
      },
    },
    async (request) => {
      const { after, seat, wait = DEFAULT_WAIT_S } = request.query;
      const lean = request.query.lean === '1';
      const { who } = request;
      const now = await house.rooms.at(request.params.id, async (room) => {
        const viewer = viewerFor(room.state, who, seat);
        await house.identities.learn(people(room.state));
        const naming = namingOf(house, room.state);
        const found = messagesSince(house, room, viewer, { after, most: lean ? MOST_LEAN : MOST_AT_ONCE, lean });
        if (typeof found === 'function' || found.length > 0 || wait === 0) return { naming, found };
        admit(room, viewer, who);
        // The turn is over at once: only the listening goes on. A bare promise would be waited for.
        return { naming, found: { next: nextMessage(request, room, viewer, who, wait) } };
      });
      const { found, naming } = now;
      const sent = 'next' in found ? await found.next : typeof found === 'function' ? await found() : found;
      return { messages: sent.map((m) => messageFor(naming, m, who)) };
    },
  );

  function nextMessage(
    request: FastifyRequest,
    room: Room,
    viewer: Viewer,
    who: string | null,
    wait: number,
  ): Promise<readonly SentMessage[]> {
    return new Promise((done) => {
      const finish = (messages: readonly SentMessage[]): void => {
        clearTimeout(timer);
        room.listeners.delete(listener);
        goodbyes.delete(leave);
        request.raw.socket.off('close', leave);
        room.usedAt = Date.now();
        done(messages);
      };
      const leave = (): void => finish([]);
      const listener: Listener = { viewer, who, hear: (m) => finish([m]), dismiss: leave };
      const timer = setTimeout(leave, wait * 1000);
      room.listeners.add(listener);
      goodbyes.add(leave);
      request.raw.socket.on('close', leave);
    });
  }

  app.get(
    '/api/tables/:id/stream',
    {
      websocket: true,
      schema: {
        summary: 'The same messages, pushed over a WebSocket',
        tags: ['events'],
        params: TableParams,
        querystring: StreamQuery,
      },
      // Refusals come as ordinary answers, before the connection changes its language.
      preHandler: async (request) => {
        await house.rooms.at(request.params.id, async (room) =>
          admit(room, viewerFor(room.state, request.who, request.query.seat), request.who),
        );
      },
    },
    (socket, request) => {
      follow(socket, request.params.id, request.query, request.who).catch((error: unknown) => {
        const why = error instanceof Refused ? error.message : 'Something went wrong.';
        socket.close(CLOSE.refused, why.slice(0, 120));
      });
    },
  );

  async function follow(
    socket: WebSocket,
    id: string,
    query: { seat?: number | undefined; after?: number | undefined },
    who: string | null,
  ): Promise<void> {
    let leave: () => void = () => undefined;
    const beat = heartbeat(socket);
    const goodbye = (): void => socket.close(CLOSE.restart, 'The server is restarting: connect again.');
    goodbyes.add(goodbye);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(beat);
      goodbyes.delete(goodbye);
      leave();
    });
    let { after } = query;
    // What is no longer in memory is read after the table's turn, and then once more whatever has come meanwhile.
    for (let reading: Reading | null = null; ;) {
      reading = await house.rooms.at(id, async (room) => {
        const viewer = viewerFor(room.state, who, query.seat);
        admit(room, viewer, who);
        await house.identities.learn(people(room.state));
        const hear = speaker(socket, namingOf(house, room.state), who);
        const found = messagesSince(house, room, viewer, { after, most: MOST_AT_ONCE, lean: false });
        if (typeof found === 'function') return { found, hear };
        for (const m of found) hear(m);
        if (socket.readyState !== socket.OPEN) return null;
        const dismiss: Listener['dismiss'] = (why) =>
          socket.close(why === 'restarted' ? CLOSE.restart : CLOSE.seatChanged, why);
        const listener: Listener = { viewer, who, hear, dismiss };
        room.listeners.add(listener);
        leave = () => {
          room.listeners.delete(listener);
          room.usedAt = Date.now();
        };
        return null;
      });
      if (reading === null) return;
      for (const m of await reading.found()) {
        reading.hear(m);
        after = m.seq;
      }
    }
  }

  function speaker(socket: WebSocket, naming: Naming, who: string | null): (m: SentMessage) => void {
    return (m) => {
      if (socket.bufferedAmount > house.limits.backlog) return socket.close(CLOSE.tooSlow, 'Too slow: connect again.');
      house.counters.messages++;
      socket.send(JSON.stringify(messageFor(naming, m, who)));
    };
  }

  return {
    close: () => {
      for (const goodbye of goodbyes) goodbye();
    },
    count: () => goodbyes.size,
  };
}

/** A connection that no longer answers is let go. */
function heartbeat(socket: WebSocket): NodeJS.Timeout {
  let alive = true;
  socket.on('pong', () => (alive = true));
  const beat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT_MS);
  return beat.unref();
}
