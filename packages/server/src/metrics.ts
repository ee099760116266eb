// Figures for whoever runs the server, as Prometheus reads them.

import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { House } from './house.ts';

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Made for one server; what is counted elsewhere is looked up when somebody asks. */
export function openMetrics(app: FastifyInstance, house: House, streams: () => number): Registry {
  const registry = new Registry();
  const registers = [registry];
  // Memory, garbage collection, and how late the event loop is.
  collectDefaultMetrics({ register: registry, prefix: 'landsraad_' });

  const counted = (name: string, help: string, now: () => number): Counter =>
    new Counter({
      name: `landsraad_${name}`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(now());
      },
    });
  const standing = (name: string, help: string, now: () => number): Gauge =>
    new Gauge({
      name: `landsraad_${name}`,
      help,
      registers,
      collect() {
        this.set(now());
      },
    });
  const { counters, store } = house;
  counted('choices_total', 'choices and acts acknowledged', () => counters.choices);
  counted('refusals_total', 'requests refused', () => counters.refusals);
  counted('messages_total', 'messages pushed to streams', () => counters.messages);
  counted('bot_moves_total', 'moves of bots', () => counters.botMoves);
  counted('bot_fallbacks_total', 'moves made for a bot that failed or was late', () => counters.botFallbacks);
  counted('commits_total', 'transactions on disk', () => store.figures().commits);
  counted('batches_total', 'changes of tables on disk', () => store.figures().batches);
  counted('commit_seconds_total', 'seconds spent on transactions', () => store.figures().seconds);
  standing('tables_in_memory', 'tables in memory', () => house.rooms.open().length);
  standing('tables_at_rest', 'of these, tables that nobody plays at just now', () =>
    house.rooms.open().reduce((n, room) => n + (room.isResting() ? 1 : 0), 0),
  );
  standing('streams', 'open streams and waiting polls', streams);
  standing('bots_waiting', 'bots that wait for a thread', () => house.bots.waiting());

  const requests = new Histogram({
    name: 'landsraad_request_seconds',
    help: 'requests, by route and status; long polls wait on purpose',
    labelNames: ['route', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  // Found once for each route and status.
  const observers = new Map<string, { observe(seconds: number): void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const key = `${reply.statusCode} ${route}`;
    const there = observers.get(key) ?? requests.labels(route, String(reply.statusCode));
    observers.set(key, there);
    there.observe(reply.elapsedTime / 1000);
    done();
  });
  return registry;
}
