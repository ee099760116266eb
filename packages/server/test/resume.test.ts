// Whoever loses the connection misses nothing.

import type { Message, Messages, Update } from '@landsraad/wire';
import { expect, test } from 'vitest';
import {
  asked,
  choose,
  client,
  dice,
  folder,
  playOn,
  server,
  table,
  viewOf,
  whole,
  type Client,
  type Page,
} from './client.ts';

/** Follows with a connection that breaks after a few messages, again and again. */
async function shakily(
  c: Client,
  id: string,
  roll: (n: number) => number,
  over: (m: Message) => boolean,
): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const stream = await c.follow(id, { after: all.at(-1)?.seq ?? 0 });
    const most = 1 + roll(6);
    await stream.until((m) => stream.messages.length >= most || over(m));
    await stream.close();
    all.push(...stream.messages);
    if (all.some(over)) return all;
  }
}

async function byPolling(c: Client, id: string, over: (m: Message) => boolean): Promise<Message[]> {
  const all: Message[] = [];
  while (!all.some(over)) {
    const { messages } = await c.get<Page>(`/api/tables/${id}/events?after=${all.at(-1)?.seq ?? 0}&wait=5`);
    all.push(...messages);
  }
  return all;
}

test('a steady, a shaky and a polling client, and one that is sent only what changed, see the same', async () => {
  const { url } = await server();
  const [a, b, w] = [await client(url, 'A'), await client(url, 'B'), await client(url, 'W')];
  const id = await table([a, b]);
  const over = (m: Message): boolean => m.status === 'finished';
  const steady = await Promise.all([a, w].map((c) => c.follow(id, { after: 0 })));
  const changes = await a.follow(id, { after: 0, as: 'patches' });
  const roll = dice(3);
  const [shakyA, shakyW, polledA] = await Promise.all([
    shakily(a, id, roll, over),
    shakily(w, id, roll, over),
    byPolling(a, id, over),
    playOn([a, b], id),
  ]);
  await Promise.all(steady.map((s) => s.until(over)));
  await changes.until(over);
  expect(changes.messages).toEqual(steady[0]!.messages);
  await changes.close();
  expect(shakyA).toEqual(steady[0]!.messages);
  expect(polledA).toEqual(steady[0]!.messages);
  expect(shakyW).toEqual(steady[1]!.messages);
  for (const s of steady) await s.close();
});

test('earlier messages are sent again as they were, byte for byte', async () => {
  const data = folder();
  const first = await server({ data });
  const people = [await client(first.url, 'A'), await client(first.url, 'B')];
  const id = await table(people);
  const streams = await Promise.all(people.map((c) => c.follow(id, { after: 0 })));
  await playOn(people, id, { until: (v) => v[0]!.seq > 40 });
  const seqs = await Promise.all(people.map(async (c) => (await viewOf(c, id)).seq));
  await Promise.all(streams.map((s, n) => s.until((m) => m.seq >= seqs[n]!)));

  // While the server runs, after it has let go of the table, and after a restart.
  const again = async (c: Client): Promise<readonly Message[]> =>
    (await c.get<Page>(`/api/tables/${id}/events?after=0&wait=0`)).messages;
  expect(await Promise.all(people.map(again))).toEqual(streams.map((s) => s.messages));
  for (const s of streams) await s.close();
  while ((await first.evict(-1)) === 0) await viewOf(people[0]!, id);
  expect(await Promise.all(people.map(again))).toEqual(streams.map((s) => s.messages));
  await first.close();
  const second = await server({ data });
  for (const c of people) c.url = second.url;
  expect(await Promise.all(people.map(again))).toEqual(streams.map((s) => s.messages));

  // The story alone, a page at a time from the end.
  const story: (Message | Update)[] = [];
  for (let before = seqs[0]! + 1; before > 1; before = story[0]!.seq) {
    const path = `/api/tables/${id}/events?before=${before}&as=story`;
    story.unshift(...(await people[0]!.get<Messages>(path)).messages);
  }
  expect(story).toEqual(streams[0]!.messages.map(({ seq, events }) => ({ seq, events })));

  // What changed, from the first message on.
  const changes = (await people[0]!.get<Messages>(`/api/tables/${id}/events?after=0&wait=0&as=patches`)).messages;
  const pictures: Message[] = [];
  for (const said of changes) pictures.push(whole(pictures.at(-1), said));
  expect(pictures).toEqual(streams[0]!.messages);

  // An earlier position, as it was seen then.
  for (const m of streams[0]!.messages.filter((_, n) => n % 7 === 0))
    expect(await viewOf(people[0]!, id, `?at=${m.seq}`)).toEqual({ ...m, events: [] });
  const resumed = await people[0]!.follow(id, { after: 10 });
  await resumed.until((m) => m.seq === seqs[0]);
  expect(resumed.messages).toEqual(streams[0]!.messages.slice(10));
  await resumed.close();
});

test('without a number, or with one from the future, the present comes', async () => {
  const { url } = await server();
  const a = await client(url, 'A');
  const id = await table([a], { bots: 1 });
  for (const query of [{}, { after: 10_000 }]) {
    const s = await a.follow(id, query);
    const m = await s.until(() => true);
    expect(m.events).toEqual([]);
    expect(m.status).toBe('live');
    await s.close();
  }
});

test('a waiting poll ends when something happens, when its time is over and when the server stops', async () => {
  const running = await server();
  const [a, b] = [await client(running.url, 'A'), await client(running.url, 'B')];
  const id = await table([a, b]);
  const { seq } = await viewOf(b, id);
  expect((await b.get<Page>(`/api/tables/${id}/events?after=${seq}&wait=0.05`)).messages).toEqual([]);
  const waiting = b.get<Page>(`/api/tables/${id}/events?after=${seq}&wait=30`);
  await playOn([a], id, { until: (v) => v[0]!.decision?.name !== 'ring the bell?' });
  expect((await waiting).messages.length).toBeGreaterThan(0);
  const stream = await a.follow(id);
  const last = (await viewOf(b, id)).seq;
  const cut = b.get<Page>(`/api/tables/${id}/events?after=${last}&wait=30`);
  const both = async (): Promise<boolean> =>
    /^landsraad_streams 2$/m.test(await (await fetch(`${running.url}/metrics`)).text());
  while (!(await both()));
  await running.close();
  expect((await stream.closed).code).toBe(1012);
  expect(await cut).toEqual({ messages: [] });
});

test('a seat that goes to somebody else takes its stream along', async () => {
  const { url } = await server();
  const [a, b, c] = [await client(url, 'A'), await client(url, 'B'), await client(url, 'C')];
  const id = await table([a, b], { public: true });
  const stream = await b.follow(id);
  await stream.until(() => true);
  await b.post(`/api/tables/${id}/seats/1`, { do: 'leave' });
  expect((await stream.closed).code).toBe(4001);
  await c.post(`/api/tables/${id}/seats/1`, { do: 'take' });
  expect((await viewOf(b, id)).view?.seat).toBe(-1);
  expect((await viewOf(c, id)).view?.seat).toBe(1);
});

test('a table that rests between moves is the same table to everybody who looks at it', async () => {
  const running = await server();
  const a = await client(running.url, 'A');
  /** All seats are one person's, so that the seed can be chosen. */
  const play = async (beforeMove: () => Promise<void>): Promise<readonly (readonly Message[])[]> => {
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const { id } = await a.post<{ id: string }>('/api/tables', { game: 'reference', seats, seed: 'rest' });
    await a.post(`/api/tables/${id}/start`);
    const streams = await Promise.all([
      a.follow(id, { seat: 0, after: 0 }),
      a.follow(id, { seat: 1, after: 0, as: 'patches' }),
    ]);
    const roll = dice(5);
    for (let n = 0; n < 60; n++) {
      await beforeMove();
      const views = await Promise.all([0, 1].map((seat) => viewOf(a, id, `?seat=${seat}`)));
      const able = views.filter((m) => m.decision !== null);
      const m = able[roll(able.length)];
      if (m === undefined) break;
      await beforeMove();
      // Now and then something is taken back.
      if (n % 9 === 8 && m.undo.can) await a.post(`/api/tables/${id}/undo`, { seat: asked(m).seat });
      else await choose(a, id, m, asked(m).options[roll(asked(m).options.length)]!);
    }
    const last = await Promise.all([0, 1].map((seat) => viewOf(a, id, `?seat=${seat}`)));
    await Promise.all(streams.map((s, seat) => s.until((m) => m.seq >= last[seat]!.seq)));
    for (const s of streams) await s.close();
    return streams.map((s) => s.messages);
  };
  const atRest = async (): Promise<number> => {
    const figures = await (await fetch(`${running.url}/metrics`)).text();
    return Number(/^landsraad_tables_at_rest (\d+)$/m.exec(figures)![1]);
  };
  const awake = await play(() => Promise.resolve());
  expect(await atRest()).toBe(0);
  const rested = await play(async () => {
    await running.rest(-1);
    expect(await atRest()).toBe(2);
  });
  expect(rested).toEqual(awake);
});
