// The web client: its files, and its first page for every address that is a page of the client.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { noSuchPage } from './errors.ts';

const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Landsraad</title>
<p>The web client has not been built: run <code>npm run build</code>. The interface is described at <a href="/api/docs">/api/docs</a>.</p>`;

/** The first page as it must be to stand at an address anywhere below: it names its files relative to itself. */
function seenFrom(url: string, page: string): string {
  const depth = (url.split('?')[0] ?? '').split('/').length - 2;
  return page.replaceAll('="./', `="${'../'.repeat(depth) || './'}`);
}

export async function webRoutes(app: FastifyInstance, folder: string | null): Promise<void> {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
    // Views hold secrets: no cache on the way may keep them.
    if (request.routeOptions.url?.startsWith('/api/') === true) reply.header('cache-control', 'no-store');
    if (String(reply.getHeader('content-type') ?? '').startsWith('text/html'))
      reply.header('content-security-policy', POLICY);
    done();
  });
  const built = folder !== null && existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // Looked up when asked for: a client that is built anew while the server runs is served at once.
      wildcard: true,
      // The build compresses its files once, as well as it can be done.
      preCompressed: true,
      // Files with a hash in their names never change; the page that names them does.
      setHeaders: (reply, path) =>
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const page =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      (request.headers.accept ?? '').includes('text/html');
    if (!page) return noSuchPage(reply, request.url);
    reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    return built ? seenFrom(request.url, await readFile(join(folder, 'index.html'), 'utf8')) : NOT_BUILT;
  });
}
