// For operators: health, readiness, figures.

import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { App } from './app.ts';
import { noSuchPage } from './errors.ts';
import type { Streams } from './stream.ts';

const WRITE_EVERY_MS = 1000;

export function operatorRoutes(app: App, house: House, streams: Streams, isClosing: () => boolean): void {
  // Whoever asks often does not make it write often.
  let last: { readonly at: number; readonly done: Promise<void> } | null = null;
  const written = (): Promise<void> => {
    if (last === null || Date.now() - last.at > WRITE_EVERY_MS)
      last = { at: Date.now(), done: house.store.tryToWrite() };
    return last.done;
  };

  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (isClosing()) return reply.code(503).send({ ok: false });
    try {
      await written();
    } catch (error) {
      request.log.error(error);
      return reply.code(503).send({ ok: false });
    }
    return { ok: true };
  });

  app.get('/metrics', { schema: { hide: true } }, (request, reply) => {
    // The figures would tell players when somebody answers in secret.
    if (!fromThisMachine(request)) return noSuchPage(reply, request.url);
    const { commits, batches, seconds } = house.store.figures();
    const c = house.counters;
    const figures: readonly (readonly [string, 'counter' | 'gauge', string, number])[] = [
      ['landsraad_choices_total', 'counter', 'choices and acts acknowledged', c.choices],
      ['landsraad_refusals_total', 'counter', 'requests refused', c.refusals],
      ['landsraad_messages_total', 'counter', 'messages pushed to streams', c.messages],
      ['landsraad_bot_moves_total', 'counter', 'moves of bots', c.botMoves],
      ['landsraad_bot_fallbacks_total', 'counter', 'moves made for a bot that failed or was late', c.botFallbacks],
      ['landsraad_commits_total', 'counter', 'transactions on disk', commits],
      ['landsraad_batches_total', 'counter', 'changes of tables on disk', batches],
      ['landsraad_commit_seconds_total', 'counter', 'seconds spent on transactions', seconds],
      ['landsraad_tables_in_memory', 'gauge', 'tables in memory', house.rooms.open().length],
      ['landsraad_streams', 'gauge', 'open streams and waiting polls', streams.count()],
    ];
    const text = figures
      .map(([name, kind, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${name} ${value}\n`)
      .join('');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
  });
}

/** Not by way of a proxy, which would make everybody come from this machine. */
const fromThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
