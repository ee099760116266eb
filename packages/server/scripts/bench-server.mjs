// The server of the benchmark, in a process of its own: says what it has used when it is asked.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [checkout = '.'] = process.argv.slice(2);
const { startServer, gamesFor } = await import(
  pathToFileURL(join(checkout, 'packages', 'server', 'dist', 'index.js')).href
);
const data = mkdtempSync(join(tmpdir(), 'landsraad-bench-'));
const many = 1_000_000;
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data,
  games: gamesFor(true),
  web: null,
  quiet: true,
  limits: { perSession: many, perAddress: many, tablesPerSession: many, streamsPerSession: many },
});
process.send({ url: server.url });
process.on('message', async (what) => {
  if (what === 'figures') {
    const { user, system } = process.cpuUsage();
    globalThis.gc();
    globalThis.gc();
    process.send({ user: user / 1000, system: system / 1000, heap: process.memoryUsage().heapUsed });
    return;
  }
  await server.close();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
});
