// What a client hears: pushed over a WebSocket, or by long polling.

import { setImmediate as turn } from 'node:timers/promises';
import { WATCHER, type Seat } from '@landsraad/kernel';
import { people, Refused, WHOLE_EVERY, type Seen, type Sent } from '@landsraad/table';
import { EventsQuery, Messages, StreamQuery, TableParams, type AnyMessage } from '@landsraad/wire';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { messageFor, updateFor } from '../table/naming.ts';
import { onlooker, type Dismissal, type Listener, type Room } from '../table/room.ts';
import { addressOf } from './address.ts';
import { call, type App } from './app.ts';
import { namingOf, present, runningClocks, seenBetween, sentBetween } from './messages.ts';
import { newTurnstile, type Gate } from './turnstile.ts';
import { viewerFor } from './viewer.ts';

export const CLOSE = { restart: 1012, tooSlow: 1013, seatChanged: 4001, refused: 4003 } as const;
const CLOSES: { readonly [why in Dismissal]: number } = {
  restarted: CLOSE.restart,
  'seat changed': CLOSE.seatChanged,
  'signed out': CLOSE.refused,
};
const HEARTBEAT_MS = 30_000;
/** Bytes that are a text all the same. */
const AS_TEXT = { binary: false };
const MOST_AT_ONCE = 200;
/** A stream that catches up goes from one whole picture to the next, and lets others have their turn in between. */
const A_STRETCH = WHOLE_EVERY;
/** Of the story alone: about as many as fit on a few screens. */
const MOST_OF_STORY = 250;
const DEFAULT_WAIT_S = 25;

type Form = 'views' | 'patches' | 'story';

/** Somebody who reads a table's messages, with whose eyes, and how much of them. */
interface Reader {
  readonly room: Room;
  readonly viewer: Seat;
  readonly who: string | null;
  readonly as: Form;
}
type Page = { readonly messages: readonly AnyMessage[] } | { readonly next: Promise<readonly AnyMessage[]> };

export interface Streams {
  /** Says good-bye to everybody. */
  close(): void;
  count(): number;
}

export function streamRoutes(app: App, house: House): Streams {
  const goodbyes = new Set<() => void>();

  const turnstile = newTurnstile();
  const { watchersPerTable, streamsPerSession, streamsInAll } = house.limits;

  /** Counts somebody who follows a table, from before anything is read for them; who has no session goes by the address. */
  function admit(request: FastifyRequest, table: string, viewer: Seat): () => void {
    const person = request.who ?? addressOf(request);
    const gates: Gate[] = [
      {
        key: `${table} ${person}`,
        most: streamsPerSession,
        code: 'too-many-streams',
        sentence: `One person follows a table at most ${streamsPerSession} times.`,
      },
      {
        key: person,
        most: streamsInAll,
        code: 'too-many-streams',
        sentence: `One person follows tables at most ${streamsInAll} times in all.`,
      },
    ];
    if (viewer === WATCHER)
      gates.push({
        key: table,
        most: watchersPerTable,
        code: 'too-many-watchers',
        sentence: `A table has at most ${watchersPerTable} watchers.`,
      });
    return turnstile.enter(gates);
  }

  app.get(
    '/api/tables/:id/events',
    call(
      'events',
      'Messages since a number, waiting for the next',
      { params: TableParams, querystring: EventsQuery },
      Messages,
    ),
    async (request) => {
      const { after, before, seat, wait = DEFAULT_WAIT_S, as = 'views' } = request.query;
      const { who } = request;
      const found = await house.rooms.at(request.params.id, async (room): Promise<Page> => {
        const viewer = viewerFor(room.table, who, seat);
        await house.identities.learn(people(room.table));
        const reader = { room, viewer, who, as };
        if (request.raw.destroyed) return { messages: [] };
        if (before !== undefined) return { messages: await messagesBefore(reader, before) };
        const messages = await messagesSince(reader, after, MOST_AT_ONCE);
        if (messages.length > 0 || wait === 0) return { messages };
        const leave = admit(request, room.id, viewer);
        // The turn is over at once: only the listening goes on. A bare promise would be waited for.
        return { next: nextMessage(request, reader, wait).finally(leave) };
      });
      return { messages: 'next' in found ? await found.next : found.messages };
    },
  );

  /** Only the last message speaks of time that is left. */
  function timeLeft({ room, viewer }: Reader, { seq }: Sent): ReturnType<typeof runningClocks> {
    const clocks = runningClocks(room);
    return clocks !== null && seq === onlooker(room, viewer).seq ? clocks : null;
  }

  /** The message as this reader wants it. */
  function said(reader: Reader, message: Seen | Sent): AnyMessage {
    const { room, who, as } = reader;
    const naming = namingOf(house, room.table);
    if (as === 'story') return { seq: message.seq, events: message.events };
    const time = timeLeft(reader, message) ?? {};
    if (!('sight' in message)) return { ...updateFor(naming, message, who), ...time };
    if (as === 'views') return { ...messageFor(naming, message, who), ...time };
    const update = message.written === null ? updateFor(naming, message, who) : JSON.parse(`{${message.written}}`);
    return { ...update, ...time };
  }

  /** The same as text. Most messages are written out already, once for all who are sent them. */
  function written(reader: Reader, message: Seen): string {
    if (reader.as !== 'patches' || message.written === null) return JSON.stringify(said(reader, message));
    const time = timeLeft(reader, message);
    return time === null ? `{${message.written}}` : `{${message.written},${JSON.stringify(time).slice(1)}`;
  }

  async function messagesBetween(reader: Reader, from: number, to: number): Promise<AnyMessage[]> {
    const between = reader.as === 'views' ? seenBetween : sentBetween;
    return (await between(house, reader.room, reader.viewer, from, to)).map((m) => said(reader, m));
  }

  /** What comes after that number, none missing; the present picture for somebody who has nothing yet or too much. */
  async function messagesSince(reader: Reader, after: number | undefined, most: number): Promise<AnyMessage[]> {
    const last = onlooker(reader.room, reader.viewer).seq;
    if (after === last) return [];
    const missed = after === undefined ? [] : await messagesBetween(reader, after + 1, Math.min(last, after + most));
    // Of a table from before messages were kept there may be no message with that number.
    return missed[0]?.seq === (after ?? 0) + 1 ? missed : [said(reader, present(reader.room, reader.viewer))];
  }

  function messagesBefore(reader: Reader, before: number): Promise<AnyMessage[]> {
    const to = Math.min(onlooker(reader.room, reader.viewer).seq, before - 1);
    const most = reader.as === 'story' ? MOST_OF_STORY : MOST_AT_ONCE;
    return messagesBetween(reader, Math.max(1, to - most + 1), to);
  }

  function nextMessage(request: FastifyRequest, reader: Reader, wait: number): Promise<readonly AnyMessage[]> {
    const { room, viewer, who } = reader;
    return new Promise((done) => {
      const finish = (messages: readonly AnyMessage[]): void => {
        clearTimeout(timer);
        room.listeners.delete(listener);
        goodbyes.delete(leave);
        request.raw.socket.off('close', leave);
        room.usedAt = Date.now();
        done(messages);
      };
      const leave = (): void => finish([]);
      const listener: Listener = {
        viewer,
        who,
        hear: (all) => finish(all.map((m) => said(reader, m))),
        dismiss: leave,
      };
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
        const viewer = await house.rooms.at(request.params.id, async (room) =>
          viewerFor(room.table, request.who, request.query.seat),
        );
        // The socket may have gone while the table was read.
        const leave = admit(request, request.params.id, viewer);
        if (request.raw.socket.destroyed) leave();
        else request.raw.socket.once('close', leave);
      },
    },
    (socket, request) => {
      follow(socket, request).catch((error: unknown) => {
        const why = error instanceof Refused ? error.message : 'Something went wrong.';
        socket.close(CLOSE.refused, why.slice(0, 120));
      });
    },
  );

  interface Following {
    readonly params: { readonly id: string };
    readonly query: { seat?: number | undefined; after?: number | undefined; as?: Form | undefined };
    readonly who: string | null;
    readonly raw: Pick<FastifyRequest['raw'], 'socket'>;
  }

  async function follow(
    socket: WebSocket,
    { params: { id }, query, who, raw: { socket: line } }: Following,
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
    await house.rooms.at(id, async (room) => {
      const viewer = viewerFor(room.table, who, query.seat);
      if (socket.readyState !== socket.OPEN) return;
      await house.identities.learn(people(room.table));
      const reader = { room, viewer, who, as: query.as ?? 'views' };
      const dismiss: Listener['dismiss'] = (why) => socket.close(CLOSES[why], why);
      const hear: Listener['hear'] = (messages) => {
        // All that one change sends goes out at once.
        line.cork();
        for (const m of messages) tell(socket, written(reader, m));
        line.uncork();
      };
      const listener: Listener = { viewer, who, hear, dismiss };
      for (let { after } = query; ;) {
        const missed = await messagesSince(reader, after, A_STRETCH);
        if (who !== null && house.identities.hasLeft(who)) return dismiss('signed out');
        for (const m of missed) tell(socket, JSON.stringify(m));
        // Only so is it noticed when somebody hangs up.
        if (missed.length >= A_STRETCH) await turn();
        if (socket.readyState !== socket.OPEN) return;
        after = missed.at(-1)?.seq;
        if (after === undefined || after === onlooker(room, viewer).seq) break;
      }
      room.listeners.add(listener);
      leave = () => {
        room.listeners.delete(listener);
        room.usedAt = Date.now();
      };
    });
  }

  function tell(socket: WebSocket, message: string): void {
    if (socket.bufferedAmount > house.limits.backlog) return socket.close(CLOSE.tooSlow, 'Too slow: connect again.');
    house.counters.messages++;
    socket.send(Buffer.from(message), AS_TEXT);
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
