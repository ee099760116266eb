// Secret answers: what others notice of them, which is nothing.

import type { Message } from '@landsraad/wire';
import { expect, test } from 'vitest';
import { asked, bidding, choose, client, playOn, quiet, server, table, viewOf, type Client } from './client.ts';

const allBid = (views: readonly Message[]): boolean => views.every(bidding);

/** Looks the same to this client as before: no message, the same question, the same answer to every request. */
async function unnoticed(c: Client, id: string, work: () => Promise<unknown>): Promise<void> {
  const paths = ['', '/view', '/log', '/events?wait=0', '/standing']
    .map((p) => `/api/tables/${id}${p}`)
    .concat('/api/tables?mine=1');
  const look = (): Promise<unknown[]> => Promise.all(paths.map((p) => c.get(p)));
  const before = await look();
  await work();
  expect(await look()).toEqual(before);
}

test('a sealed answer and its taking back are unnoticed, and make no question stale', async () => {
  const { url } = await server();
  const [a, b, w] = [await client(url, 'A'), await client(url, 'B'), await client(url, 'W')];
  const id = await table([a, b]);
  const views = await playOn([a, b], id, { until: allBid, pick: quiet });
  const listening = await a.follow(id, { after: views[0]!.seq });
  await unnoticed(a, id, async () => {
    await choose(b, id, await viewOf(b, id), 0);
    await b.post(`/api/tables/${id}/undo`, { seat: 1 });
    await choose(b, id, await viewOf(b, id), 1);
  });
  expect(asked(await viewOf(b, id)).name).toBe('how many coins?');
  expect((await viewOf(b, id)).view?.sealed).toEqual([1]);
  expect((await viewOf(w, id)).view?.sealed).toBeNull();
  // The question that was asked before the others answered is still the question.
  await choose(a, id, views[0]!, -1);
  await listening.until((m) => m.seq === views[0]!.seq + 1);
  // When all have sealed, everybody hears of it, in order.
  await choose(b, id, await viewOf(b, id), 0);
  await listening.until((m) => m.view?.breadcrumb.includes('market') === true);
  expect(listening.messages.map((m) => m.seq)).toEqual(listening.messages.map((_, n) => views[0]!.seq + 1 + n));
  await listening.close();
});

test('taking back after an answer that opened sealed questions tells nothing', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  // Whoever is the last to be done with haggling opens the bidding.
  const views = await playOn([a, b], id, { until: allBid, pick: quiet });
  const flags = views.map((m) => m.undo.can);
  await unnoticed(a, id, async () => choose(b, id, await viewOf(b, id), 0));
  expect((await viewOf(a, id)).undo.can).toBe(flags[0]);
});

test('in a window all are waited for until it closes', async () => {
  const { url } = await server();
  const people = [await client(url, 'A'), await client(url, 'B'), await client(url, 'C')];
  const id = await table(people);
  for (const [seat, c] of people.entries())
    expect(
      (
        await c.call('PUT', `/api/tables/${id}/standing?seat=${seat}`, {
          windows: { 'stop the raid?': 'ask' },
          armed: [],
        })
      ).status,
    ).toBe(200);
  // Everybody bids for a stall of his own, so that there is something to raid.
  const bold = (m: Message): string | number | undefined => {
    const d = asked(m);
    if (d.name === 'haggle?') return 'done';
    if (d.name === 'bid for which stall?') return d.options.includes(d.seat) ? d.seat : undefined;
    return d.name === 'how many coins?' ? 1 : d.options.find((o) => String(o).startsWith('raid'));
  };
  const views = await playOn(people, id, {
    pick: bold,
    until: (all) => all.filter((m) => m.decision?.window != null).length === 2,
  });
  const [first, second] = views.flatMap((m, seat) => (m.decision?.window == null ? [] : [seat]));
  await unnoticed(people[first!]!, id, async () => choose(people[second!]!, id, views[second!]!, 'pass'));
  const waited = (await viewOf(people[first!]!, id)).waitingFor.map((x) => x.seat);
  expect(waited.sort()).toEqual([first, second].sort());
  await choose(people[first!]!, id, views[first!]!, 'pass');
});
