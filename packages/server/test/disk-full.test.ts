// A disk without room: nothing is acknowledged that is not kept, the operator is told, and it ends by itself.

import { execFileSync } from 'node:child_process';
import type { Created } from '@landsraad/wire';
import { expect, test } from 'vitest';
import { client, folder, viewOf, type Client } from './client.ts';
import { child } from './process.ts';

const KILOBYTES = 600;

const ready = async (c: Client): Promise<number> => (await fetch(`${c.url}/readyz`)).status;

/** Makes tables until something is refused. */
async function untilRefused(c: Client): Promise<{ readonly refused: unknown; readonly made: readonly string[] }> {
  const made: string[] = [];
  for (let n = 0; n < 2000; n++) {
    const seats = Array.from({ length: 2 }, () => ({ kind: 'me' }));
    const reply = await c.call<Created>('POST', '/api/tables', { game: 'reference', seats });
    if (reply.status !== 201) return { refused: reply, made };
    made.push(reply.body.id);
    await c.call('POST', `/api/tables/${reply.body.id}/start`);
  }
  throw new Error('the disk never became full');
}

test('a full disk is a refusal, not a fault; it is not ready, and goes on when there is room again', async () => {
  // Files of this process may not grow past that: what SQLite meets is what it meets on a full disk.
  const server = await child(folder(), `ulimit -S -f ${KILOBYTES}`);
  const c = await client(server.url);
  expect(await ready(c)).toBe(200);
  const { refused, made } = await untilRefused(c);
  expect(refused).toMatchObject({ status: 503, body: { error: { code: 'storage' } } });
  await new Promise((later) => setTimeout(later, 1100));
  expect(await ready(c)).toBe(503);
  expect((await fetch(`${c.url}/healthz`)).status).toBe(200);
  // What was acknowledged can still be read.
  expect(await c.call('GET', `/api/tables/${made[0]!}`)).toMatchObject({ status: 200 });

  execFileSync('prlimit', ['--pid', String(server.process.pid), '--fsize=unlimited']);
  await new Promise((later) => setTimeout(later, 1100));
  expect(await ready(c)).toBe(200);
  const id = made[0]!;
  const { decision } = await viewOf(c, id);
  const choice = { command: 'again', seat: 0, question: decision!.question, option: decision!.options[0] };
  expect(await c.call('POST', `/api/tables/${id}/choices`, choice)).toMatchObject({ status: 200 });
  for (const table of made) expect(await c.call('GET', `/api/tables/${table}`)).toMatchObject({ status: 200 });
});
