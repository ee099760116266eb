// What has been sent is not read again for somebody who has gone: reads of the disk are held up and counted.

import type { Created } from '@landsraad/wire';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { client, hostileLog, server, viewOf } from './client.ts';

const disk = vi.hoisted(() => ({ holds: false, reads: 0, waiting: [] as (() => void)[] }));

vi.mock(import('../src/store/sqlite.ts'), async (original) => {
  const { openSqlite } = await original();
  return {
    openSqlite: async (folder) => {
      const store = await openSqlite(folder);
      return {
        ...store,
        async told(table, from, to) {
          disk.reads++;
          if (disk.holds) await new Promise<void>((goOn) => disk.waiting.push(goOn));
          return store.told(table, from, to);
        },
      };
    },
  };
});

/** The next read is held up: whoever reads has the table until then. */
const nextRead = (): Promise<() => void> =>
  vi.waitFor(() => {
    const goOn = disk.waiting.shift();
    if (goOn === undefined) throw new Error('nobody reads');
    return goOn;
  });

/** A table with more messages than are read at once; from then on every read is held up. */
async function longTable() {
  const { url } = await server({ limits: { perSession: 1e6, perAddress: 1e6 } });
  const c = await client(url, 'C');
  const { id } = await c.post<Created>('/api/tables/import', { log: await hostileLog(c, 130) });
  Object.assign(disk, { holds: true, reads: 0, waiting: [] });
  const address = `${url}/api/tables/${id}`;
  const streams = async (): Promise<number> =>
    Number(/^landsraad_streams (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())![1]);
  return {
    page: (signal: AbortSignal | null = null) => fetch(`${address}/events?after=1&wait=0&as=patches`, { signal }),
    stream: () => new WebSocket(`${address.replace('http', 'ws')}/stream?after=1&as=patches`),
    /** What was asked before has reached the table. */
    async arrived() {
      for (let n = 0; n < 20; n++) await fetch(`${url}/healthz`);
    },
    noStreams: () => vi.waitFor(async () => expect(await streams()).toBe(0)),
    /** Everybody in line has had a turn; how often the disk was read. */
    async readsInAll() {
      disk.holds = false;
      for (const goOn of disk.waiting) goOn();
      await viewOf(c, id);
      return disk.reads;
    },
  };
}

test('for a socket that is closed before its turn comes nothing is read', async () => {
  const { page, stream, arrived, noStreams, readsInAll } = await longTable();
  const before = page();
  const goOn = await nextRead();
  // Its request is let in after the first reader, and its turn to read comes after the second.
  const socket = stream();
  const opened = new Promise((open) => socket.on('open', open));
  await arrived();
  const between = page();
  await arrived();
  goOn();
  await opened;
  const goOnAgain = await nextRead();
  socket.terminate();
  await noStreams();
  goOnAgain();
  expect([(await before).status, (await between).status]).toEqual([200, 200]);
  expect(await readsInAll()).toBe(2);
});

test('for a socket that is closed while it catches up nothing more is read', async () => {
  const { stream, noStreams, readsInAll } = await longTable();
  const socket = stream();
  const first = new Promise((heard) => socket.on('message', heard));
  (await nextRead())();
  await first;
  const goOn = await nextRead();
  socket.terminate();
  await noStreams();
  goOn();
  expect(await readsInAll()).toBe(2);
});

test('for a request that is given up before its turn comes nothing is read', async () => {
  const { page, arrived, readsInAll } = await longTable();
  const before = page();
  const goOn = await nextRead();
  const giveUp = new AbortController();
  const givenUp = page(giveUp.signal);
  await arrived();
  giveUp.abort();
  await expect(givenUp).rejects.toThrow('aborted');
  await arrived();
  goOn();
  expect((await before).status).toBe(200);
  expect(await readsInAll()).toBe(1);
});
