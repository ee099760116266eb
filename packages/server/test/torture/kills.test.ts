// kill -9 under load: whatever was acknowledged is there afterwards, and nothing happened twice.

import { once } from 'node:events';
import type { Created, Message } from '@landsraad/wire';
import { expect, test } from 'vitest';
import { asked, client, dice, folder, type Client } from './client.ts';
import { child } from './process.ts';

const KILLS = process.env['LANDSRAAD_QUICK'] === undefined ? 5 : 2;
const ACKNOWLEDGED_BETWEEN = 120;
const CLIENTS = 6;

interface Sent {
  readonly table: string;
  readonly body: {
    readonly command: string;
    readonly seat: number;
    readonly question: number;
    readonly option: string | number;
  };
}

/** One person who holds both seats of a table and clicks as fast as answers come; keeps a list of what was acknowledged. */
interface Clicker {
  readonly c: Client;
  readonly acknowledged: Map<string, unknown[][]>;
  table: string;
  inFlight: Sent | null;
  clicks: number;
}

async function newTable(k: Clicker): Promise<void> {
  const { id } = await k.c.post<Created>('/api/tables', { game: 'reference', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await k.c.post(`/api/tables/${id}/start`);
  k.table = id;
  k.acknowledged.set(id, []);
}

async function send(k: Clicker, sent: Sent, acknowledge: () => void): Promise<void> {
  k.inFlight = sent;
  const { status } = await k.c.call('POST', `/api/tables/${sent.table}/choices`, sent.body);
  k.inFlight = null;
  expect(status).toBe(200);
  k.acknowledged.get(sent.table)!.push([sent.body.seat, sent.body.option]);
  acknowledge();
}

/** Until the server is gone. */
async function clickAway(k: Clicker, roll: (n: number) => number, acknowledge: () => void): Promise<void> {
  if (k.table === '') await newTable(k);
  for (;;) {
    const views = await Promise.all([0, 1].map((seat) => k.c.get<Message>(`/api/tables/${k.table}/view?seat=${seat}`)));
    if (views[0]!.status === 'finished') {
      await newTable(k);
      continue;
    }
    const { seat, question, options } = asked(views.find((m) => m.decision !== null)!);
    await send(
      k,
      { table: k.table, body: { command: `k${++k.clicks}`, seat, question, option: options[roll(options.length)]! } },
      acknowledge,
    );
  }
}

/** Only what people said: passes may be those of standing answers. */
const spoken = (entries: readonly unknown[][]): unknown[][] => entries.filter((e) => e[1] !== 'pass');

test(`${KILLS} times kill -9 under load`, async () => {
  const data = folder();
  const roll = dice(11);
  let server = await child(data);
  const clickers = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, n): Promise<Clicker> => ({
      c: await client(server.url, `K${n}`),
      acknowledged: new Map(),
      table: '',
      inFlight: null,
      clicks: 0,
    })),
  );
  for (let kill = 0; kill < KILLS; kill++) {
    let left = ACKNOWLEDGED_BETWEEN + roll(40);
    const acknowledge = (): void => {
      if (--left === 0) server.process.kill('SIGKILL');
    };
    const gone = once(server.process, 'exit');
    const ended = await Promise.allSettled(clickers.map((k) => clickAway(k, roll, acknowledge)));
    for (const e of ended)
      if (e.status === 'rejected' && !/fetch failed|terminated|ECONNRE|socket/i.test(String(e.reason))) throw e.reason;
    await gone;
    expect(left).toBeLessThanOrEqual(0);

    server = await child(data);
    for (const k of clickers) {
      k.c.url = server.url;
      const open = k.inFlight;
      for (const [id, list] of k.acknowledged) {
        const there = spoken((await k.c.get<{ choices: unknown[][] }>(`/api/tables/${id}/log`)).choices);
        const mine = spoken(list);
        // All that was acknowledged, in order; at most the one in flight besides.
        expect(there.slice(0, mine.length)).toEqual(mine);
        const more = open?.table === id ? [[open.body.seat, open.body.option]] : [];
        expect(spoken(more)).toEqual(expect.arrayContaining(there.slice(mine.length)));
      }
      // Whoever got no answer asks again: it happens once, whether it had happened or not.
      if (open !== null) await send(k, open, () => undefined);
      const after = spoken((await k.c.get<{ choices: unknown[][] }>(`/api/tables/${k.table}/log`)).choices);
      expect(after).toEqual(spoken(k.acknowledged.get(k.table)!));
    }
  }
  server.process.kill('SIGTERM');
}, 300_000);
