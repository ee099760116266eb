// One server of the benchmark in a process of its own: `subject KIND PROGRAM`. It tells what it has used when it is asked.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { gamesFor as ourGames } from '../games.ts';
import type { startServer as startOurs } from '../server.ts';

/** The program of a server, of this checkout or another. */
interface Program {
  readonly startServer: typeof startOurs;
  readonly gamesFor: typeof ourGames;
}

export type Question = 'figures' | 'memory' | 'rest' | 'evict' | 'stop';

export interface Figures {
  /** Milliseconds of CPU time since it was started, of all its threads. */
  readonly cpu: number;
  /** The longest that the event loop was late since the last question, in milliseconds. */
  readonly late: number;
}

const [kind, program] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'landsraad-bench-'));
const MANY = 1_000_000;

interface Subject {
  readonly url: string;
  close(): Promise<void>;
  rest(): Promise<void>;
  evict(): Promise<number>;
}

async function start(): Promise<Subject> {
  if (kind === 'bare') {
    const { startBareServer } = await import('./harness.ts');
    return { ...(await startBareServer(folder)), rest: () => Promise.resolve(), evict: () => Promise.resolve(0) };
  }
  // The program may be that of another checkout.
  const { startServer, gamesFor } = (await import(program ?? '../index.ts')) as Program;
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    games: gamesFor(true),
    web: null,
    log: 'silent',
    idleMs: 24 * 3600_000,
    limits: {
      perSession: MANY,
      perAddress: MANY,
      tablesPerSession: MANY,
      streamsPerSession: MANY,
      streamsInAll: MANY,
      watchersPerTable: MANY,
      tablesInMemory: MANY,
    },
  });
  const { url, close, rest, evict } = server;
  // Another checkout may not know how to rest.
  return { url, close, rest: async () => rest?.(-1), evict: () => evict(-1) };
}

const server = await start();
const loop = monitorEventLoopDelay({ resolution: 10 });
loop.enable();

function figures(): Figures {
  const { user, system } = process.cpuUsage();
  const late = loop.max / 1e6;
  loop.reset();
  return { cpu: (user + system) / 1000, late };
}

/** Bytes, after everything that can be swept up has been. */
async function memory(): Promise<number> {
  for (let n = 0; n < 2; n++) {
    globalThis.gc?.();
    await sleep(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', (question: Question) => {
  void (async () => {
    if (question === 'figures') process.send?.(figures());
    else if (question === 'memory') process.send?.(await memory());
    else if (question === 'rest') process.send?.((await server.rest()) ?? null);
    else if (question === 'evict') process.send?.(await server.evict());
    else {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    }
  })();
});
process.on('disconnect', () => process.exit(1));
process.send?.(server.url);
