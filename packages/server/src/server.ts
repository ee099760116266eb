// The whole server, put together.

import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import fastify, { LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { wakeBots } from './bots/player.ts';
import { BOT_SETTINGS, openBots, type BotSettings } from './bots/pool.ts';
import { sweepAlone } from './collector.ts';
import { gameNamed, newCounters, type House } from './house.ts';
import { docsRoutes } from './http/docs.ts';
import { readBodies } from './http/body.ts';
import { answerBadAddress, answerBrokenRequest, answerErrors } from './http/errors.ts';
import { gameRoutes } from './http/games.ts';
import { operatorRoutes } from './http/operators.ts';
import { playRoutes } from './http/play.ts';
import { sessionRoutes } from './http/session.ts';
import { streamRoutes } from './http/stream.ts';
import { tableRoutes } from './http/tables.ts';
import { webRoutes } from './http/web.ts';
import { recognise } from './http/who.ts';
import { openIdentities } from './identities.ts';
import { LIMITS, type Limits } from './limits.ts';
import { logRequests, withLog, type LogLevel } from './logs.ts';
import type { HostedGame } from '@landsraad/table';
import { newQuota } from './quota.ts';
import { CannotStart } from './start.ts';
import { openReplays } from './replays/pool.ts';
import { inspect } from './store/inspection.ts';
import { openSqlite } from './store/sqlite.ts';
import { watchClock } from './table/clock.ts';
import type { Room } from './table/room.ts';
import { openRooms } from './table/rooms.ts';

export interface ServerSettings {
  readonly port: number;
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  readonly games: readonly HostedGame[];
  /** The folder of the built web client; null: none. */
  readonly web: string | null;
  readonly limits?: Partial<Limits>;
  readonly bots?: Partial<BotSettings>;
  /** Tables that nobody has used for so long are let go. */
  readonly idleMs?: number;
  /** How many proxies stand before it, each of which adds where a request comes from. */
  readonly proxies?: number;
  /** Reads all that is kept once after the start, and names what is damaged. */
  readonly inspect?: boolean;
  /** How much it says of itself; default: warnings and worse. */
  readonly log?: LogLevel;
}

export interface RunningServer {
  readonly url: string;
  /** Has idle tables rest now. */
  rest(idleMs: number): Promise<void>;
  /** Lets go of idle tables now; says how many. */
  evict(idleMs: number): Promise<number>;
  close(): Promise<void>;
}

const IDLE_MS = 10 * 60_000;
/** A table rests while its people think for longer than usual: to wake it takes about as long as a move. */
const REST_MS = 60_000;
const LOOK_MS = 5000;
const PATIENCE_MS = 3000;

export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const limits = { ...LIMITS, ...settings.limits };
  const proxies = settings.proxies ?? 0;
  sweepAlone();
  const app = fastify({
    bodyLimit: limits.body,
    // Counted from the right: whatever stands before the proxies' own entries anybody may have written.
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    logger: { level: settings.log ?? 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    // Lines do not tell of single requests: a logger for each of them would be made in vain.
    childLoggerFactory: (log) => log,
    forceCloseConnections: 'idle',
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.requestMs, connectionsCheckingInterval: limits.requestMs / 4 },
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>();
  // The light schemas are silent about what is wrong until they are given a language.
  z.config(z.locales.en());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const store = withLog(await openSqlite(settings.data), app.log);
  const replays = openReplays(limits.replayMs);
  const complain = (error: unknown): void => app.log.warn(error);
  const wake = (room: Room): void => {
    watchClock(house, room, complain, wake);
    wakeBots(house, room, complain, wake);
  };
  const house: House = {
    store,
    games: settings.games,
    replays,
    rooms: openRooms(
      { store, replays, games: (id) => gameNamed(settings.games, id), most: limits.tablesInMemory },
      wake,
    ),
    identities: openIdentities(store),
    bots: openBots({ ...BOT_SETTINGS, ...settings.bots }),
    limits,
    quota: newQuota(limits),
    counters: newCounters(),
  };

  let closing = false;
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: 4096 } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Landsraad',
        version: '1',
        description: 'JSON over HTTP for everything a client says, a WebSocket for what it hears.',
      },
    },
    transform: jsonSchemaTransform,
  });
  logRequests(app);
  readBodies(app);
  answerErrors(app, house);
  recognise(app, house);
  sessionRoutes(app, house);
  gameRoutes(app, house);
  tableRoutes(app, house, wake);
  playRoutes(app, house, wake);
  const streams = streamRoutes(app, house);
  operatorRoutes(app, house, streams, () => closing);
  docsRoutes(app);
  await webRoutes(app, settings.web);

  const idleMs = settings.idleMs ?? IDLE_MS;
  const sweep = setInterval(
    () => {
      house.rooms.evict(idleMs).catch((error: unknown) => app.log.warn(error));
    },
    Math.max(1000, idleMs / 4),
  ).unref();

  const lullaby = setInterval(() => {
    house.rooms.rest(REST_MS).catch((error: unknown) => app.log.warn(error));
  }, LOOK_MS).unref();

  const url = await app.listen({ port: settings.port, host: settings.host }).catch(async (error: unknown) => {
    clearInterval(sweep);
    clearInterval(lullaby);
    await Promise.all([house.bots.close(), replays.close()]);
    await store.close();
    throw whyDeaf(settings, error);
  });
  const breakOff = settings.inspect === true ? inspect(settings.data, app.log) : null;
  return {
    url,
    rest: (ms) => house.rooms.rest(ms),
    evict: (ms) => house.rooms.evict(ms),
    close: async () => {
      if (closing) return;
      closing = true;
      app.log.info({ event: 'stopping' });
      clearInterval(sweep);
      clearInterval(lullaby);
      streams.close();
      // Whoever does not take leave in time is cut off.
      const impatient = setTimeout(() => {
        for (const socket of app.websocketServer.clients) socket.terminate();
        app.server.closeAllConnections();
      }, PATIENCE_MS).unref();
      await app.close();
      clearTimeout(impatient);
      await Promise.all([house.bots.close(), replays.close(), breakOff?.()]);
      await house.rooms.drain();
      await store.close();
    },
  };
}

/** Why nobody can be listened to, for whoever started the server. */
function whyDeaf({ port, host }: ServerSettings, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE') return new CannotStart(`Port ${port} is taken: choose another one with --port or PORT.`);
  if (code === 'EACCES')
    return new CannotStart(`Port ${port} may not be used: choose one above 1023 with --port or PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new CannotStart(`${host} is no address of this machine: choose another one with --host or HOST.`);
  return error;
}
