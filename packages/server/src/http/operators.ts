// For operators: health, readiness, figures.

import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { openMetrics } from '../metrics.ts';
import type { App } from './app.ts';
import { noSuchPage } from './errors.ts';
import type { Streams } from './stream.ts';

const WRITE_EVERY_MS = 1000;

export function operatorRoutes(app: App, house: House, streams: Streams, isClosing: () => boolean): void {
  const registry = openMetrics(app, house, streams.count);

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

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // The figures would tell players when somebody answers in secret.
    if (!fromThisMachine(request)) return noSuchPage(reply, request.url);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Not by way of a proxy, which would make everybody come from this machine. */
const fromThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ip) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;
