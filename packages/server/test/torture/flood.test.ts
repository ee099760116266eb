// One person who asks as fast as answers come, follows tables and never reads, and sends bodies that never end: others play
// on as if nobody were there.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Created } from '@landsraad/wire';
import { torture } from '@landsraad/kernel/testing';
import { expect, onTestFinished } from 'vitest';
import { client, dice, folder, viewOf, type Client } from '../client.ts';
import { child } from '../process.ts';

const PATIENCE_MS = 100;
/** On a busy machine everybody is slow: then a flood may not make it much worse. */
const WORSE = 6;
const MOVES = 120;
const FLOODER = fileURLToPath(new URL('flooder.ts', import.meta.url));

async function ownTable(c: Client): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { id } = await c.post<Created>('/api/tables', { game: 'reference', seats });
  await c.post(`/api/tables/${id}/start`);
  return id;
}

/** Plays and says how long the slowest but one of a hundred answers took. */
async function slowest(c: Client, roll: (n: number) => number): Promise<number> {
  let table = await ownTable(c);
  const took: number[] = [];
  while (took.length < MOVES) {
    const views = await Promise.all([0, 1].map((seat) => viewOf(c, table, `?seat=${seat}`)));
    const d = views[0]?.decision ?? views[1]?.decision ?? null;
    if (d === null) {
      table = await ownTable(c);
      continue;
    }
    const { seat, question, options } = d;
    const option = options[roll(options.length)];
    const since = performance.now();
    const { status } = await c.call('POST', `/api/tables/${table}/choices`, {
      command: `m${took.length}`,
      seat,
      question,
      option,
    });
    expect(status).toBe(200);
    took.push(performance.now() - since);
  }
  return took.toSorted((a, b) => a - b)[Math.ceil(MOVES * 0.99) - 1] ?? 0;
}

/** The flood comes from a process of its own: its own work must not look like the server's. */
async function flood(url: string): Promise<() => Promise<void>> {
  const node = ['--conditions', '@landsraad/source', '--import', 'tsx', FLOODER, url];
  const flooder = spawn(process.execPath, node, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void flooder.kill('SIGKILL'));
  const lines = createInterface({ input: flooder.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return async () => {
    flooder.kill('SIGTERM');
    const { value } = await lines.next();
    // Had it never been refused, it would have been no flood.
    expect(JSON.parse(String(value))).toContain(429);
  };
}

torture({ name: 'flood', unit: 'moves in a flood', short: MOVES, long: 100 * MOVES }, async (n) => {
  const { url, process: running } = await child(folder(), '', ['public']);
  const roll = dice(n + 1);
  const quiet = await slowest(await client(url, 'A', '192.0.2.1'), roll);
  const stop = await flood(url);
  const flooded = await slowest(await client(url, 'B', '192.0.2.2'), roll);
  await stop();
  running.kill('SIGKILL');
  expect(flooded).toBeLessThan(Math.max(PATIENCE_MS, WORSE * quiet));
  return MOVES;
});
