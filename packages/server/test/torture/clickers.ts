// People who click as fast as answers come, and keep their own list of what was acknowledged.

import { expect } from 'vitest';
import type { Created, Message } from '@landsraad/wire';
import { asked, client, type Client } from '../client.ts';

interface Sent {
  readonly table: string;
  readonly body: {
    readonly command: string;
    readonly seat: number;
    readonly question: number;
    readonly option: string | number;
  };
}

interface Acknowledged {
  readonly entry: readonly unknown[];
  /** When the answer had come, in milliseconds. */
  readonly at: number;
}

/** One person who holds both seats of a table. */
export interface Clicker {
  readonly c: Client;
  readonly acknowledged: Map<string, Acknowledged[]>;
  table: string;
  inFlight: Sent | null;
  clicks: number;
}

/** By the clock of the machine, which other processes share. */
export const now = (): number => performance.timeOrigin + performance.now();

export const newClickers = (url: string, n: number): Promise<Clicker[]> =>
  Promise.all(
    Array.from({ length: n }, async (_, k) => ({
      c: await client(url, `K${k}`),
      acknowledged: new Map(),
      table: '',
      inFlight: null,
      clicks: 0,
    })),
  );

async function newTable(k: Clicker): Promise<void> {
  const { id } = await k.c.post<Created>('/api/tables', { game: 'reference', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await k.c.post(`/api/tables/${id}/start`);
  k.table = id;
  k.acknowledged.set(id, []);
}

async function send(k: Clicker, sent: Sent): Promise<void> {
  k.inFlight = sent;
  const { status } = await k.c.call('POST', `/api/tables/${sent.table}/choices`, sent.body);
  k.inFlight = null;
  expect(status).toBe(200);
  k.acknowledged.get(sent.table)!.push({ entry: [sent.body.seat, sent.body.option], at: now() });
}

/** Until the server is gone, or somebody says that it is enough. */
export async function clickAway(k: Clicker, roll: (n: number) => number, enough: () => boolean): Promise<void> {
  if (k.table === '') await newTable(k);
  while (!enough()) {
    const views = await Promise.all([0, 1].map((seat) => k.c.get<Message>(`/api/tables/${k.table}/view?seat=${seat}`)));
    if (views[0]!.status === 'finished') {
      await newTable(k);
      continue;
    }
    const { seat, question, options } = asked(views.find((m) => m.decision !== null)!);
    const body = { command: `k${++k.clicks}`, seat, question, option: options[roll(options.length)]! };
    await send(k, { table: k.table, body });
  }
}

/** Whether a request failed because the server was gone. */
export const isGone = (error: unknown): boolean =>
  /fetch failed|terminated|ECONNRE|socket|other side closed/i.test(String(error));

/** Only what people said: passes may be those of standing answers. */
const spoken = (entries: readonly (readonly unknown[])[]): (readonly unknown[])[] =>
  entries.filter((e) => e[1] !== 'pass');

const logOf = async (k: Clicker, id: string): Promise<(readonly unknown[])[]> =>
  spoken((await k.c.get<{ choices: unknown[][] }>(`/api/tables/${id}/log`)).choices);

/** All that had been acknowledged at that time is there, in order; besides at most what was in flight then. */
export async function expectKept(k: Clicker, until = Number.POSITIVE_INFINITY): Promise<void> {
  for (const [id, list] of k.acknowledged) {
    const mine = spoken(list.filter((a) => a.at <= until).map((a) => a.entry));
    if (mine.length === 0) continue;
    const there = await logOf(k, id);
    expect(there.slice(0, mine.length)).toEqual(mine);
    const flying = k.inFlight?.table === id ? [[k.inFlight.body.seat, k.inFlight.body.option]] : [];
    const later = [...list.filter((a) => a.at > until).map((a) => a.entry), ...flying];
    // Written, and not yet heard of: as it was sent, and nothing else.
    expect(spoken(later).slice(0, there.length - mine.length)).toEqual(there.slice(mine.length));
  }
}

/** Whoever got no answer asks again: it happens once, whether it had happened or not. */
export async function askAgain(k: Clicker): Promise<void> {
  if (k.inFlight !== null) await send(k, k.inFlight);
  const mine = k.acknowledged.get(k.table) ?? [];
  if (k.table !== '') expect(await logOf(k, k.table)).toEqual(spoken(mine.map((a) => a.entry)));
}
