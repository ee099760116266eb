// What the server says of itself, a line of JSON each: what became of tables and sessions, and of requests by their route.
// Lines hold no views, no answers, no seeds, no names, no tokens and no addresses.

import type { Row } from '@landsraad/table';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Batch, Store } from './store/store.ts';

/** From faults alone to every request. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const says = ({ level }: FastifyBaseLogger, wanted: LogLevel): boolean =>
  LOG_LEVELS.findIndex((l) => l === level) >= LOG_LEVELS.indexOf(wanted);

/** Everything that happens is stored: what is worth a line is told when it is on disk. */
export function withLog(store: Store, log: FastifyBaseLogger): Store {
  return {
    ...store,
    async append(batch) {
      await store.append(batch);
      if (says(log, 'info')) for (const happened of eventsOf(batch)) log.info(happened);
    },
    async setAside(table, problem) {
      await store.setAside(table, problem);
      if (problem === null) log.info({ event: 'table offered again', table });
      else log.warn({ event: 'table set aside', table, problem });
    },
    async addIdentity(identity, tokens) {
      await store.addIdentity(identity, tokens);
      log.info({ event: 'session begun' });
    },
    async forgetTokens(identity) {
      await store.forgetTokens(identity);
      log.info({ event: 'signed out' });
    },
  };
}

interface Happened {
  readonly event: string;
  readonly table: string;
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly rows?: number;
}

const EVENTS: { readonly [kind in Row['kind']]?: string } = {
  created: 'table made',
  started: 'game begun',
  seat: 'seat changed',
  ended: 'game ended by consent',
};

/** When somebody answers, what, and how is nobody's to read. */
function eventsOf({ table, rows, line }: Batch): Happened[] {
  // Whatever is worth telling changes the table's line.
  if (line === null) return [];
  const { game, mode, players } = line;
  const happened: Happened[] = rows.flatMap(({ body }) => {
    const { kind }: Row = JSON.parse(body);
    const event = EVENTS[kind];
    return event === undefined ? [] : [{ event, table, game, mode, players }];
  });
  const last = rows.at(-1);
  if (line.status === 'finished' && last !== undefined)
    happened.push({ event: 'game over', table, game, mode, players, rows: last.n });
  return happened;
}

/** A line for every request, by its route: the address itself may hold an invite. */
export function logRequests(app: FastifyInstance): void {
  if (!says(app.log, 'debug')) return;
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    app.log.debug({ event: 'request', method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms });
  });
}
