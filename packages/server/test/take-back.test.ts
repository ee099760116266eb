// Undo, redo, and what all must agree to.

import type { Message, TakenBack } from '@landsraad/wire';
import { expect, test } from 'vitest';
import { asked, bidding, choose, client, command, openTable, playOn, quiet, server, table, viewOf } from './client.ts';

const allBid = (views: readonly Message[]): boolean => views.every(bidding);
const position = (m: Message): unknown => ({ ...m.view, decision: null });

test('undo and redo within the barrier', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  const [before] = await playOn([a, b], id, { until: allBid, pick: quiet });
  await choose(a, id, before!, 0);
  const after = await viewOf(a, id);
  expect(after.undo).toEqual({ can: true, redo: false });
  expect(await a.post<TakenBack>(`/api/tables/${id}/undo`, { seat: 0 })).toEqual({
    seq: after.seq + 1,
    proposal: null,
  });
  const back = await viewOf(a, id);
  expect(position(back)).toEqual(position(before!));
  expect(back.undo.redo).toBe(true);
  const repeated = command();
  await a.post(`/api/tables/${id}/redo`, { seat: 0, command: repeated });
  await a.post(`/api/tables/${id}/redo`, { seat: 0, command: repeated });
  expect(position(await viewOf(a, id))).toEqual(position(after));
  expect(
    (await a.get<{ messages: Message[] }>(`/api/tables/${id}/events?after=${after.seq}&wait=0`)).messages.map((m) =>
      m.events.map((e) => e.kind),
    ),
  ).toEqual([['taken back'], ['done again']]);
});

test('below the barrier the others are asked: refused, then agreed', async () => {
  const { url } = await server();
  const people = [await client(url, 'A'), await client(url, 'B')];
  const [a, b] = people as [(typeof people)[0], (typeof people)[0]];
  const id = await table(people);
  const [before] = await playOn(people, id, { until: allBid, pick: quiet });
  // Everybody bids, the bids are shown: nothing of that can be taken back alone.
  const shown = await playOn(people, id, {
    until: (v) => v[0]!.view?.breadcrumb.includes('market') === true,
    pick: () => undefined,
  });
  expect(shown[0]!.undo.can).toBe(false);
  const { proposal } = await a.post<TakenBack>(`/api/tables/${id}/undo`, { seat: 0 });
  expect(proposal).toBe(1);
  expect((await viewOf(b, id)).proposal).toEqual({ number: 1, kind: 'undo', seat: 0, missing: [1] });
  expect(await a.call('POST', `/api/tables/${id}/undo`, { seat: 0 })).toMatchObject({
    status: 409,
    body: { error: { code: 'proposal-open' } },
  });
  const stranger = await client(url, 'S');
  expect((await stranger.call('POST', `/api/tables/${id}/proposals/1`, { accept: true })).status).toBe(403);
  await b.post(`/api/tables/${id}/proposals/1`, { accept: false });
  expect((await viewOf(a, id)).proposal).toBeNull();
  expect((await b.call('POST', `/api/tables/${id}/proposals/1`, { accept: true })).status).toBe(404);
  await a.post(`/api/tables/${id}/undo`, { seat: 0 });
  await b.post(`/api/tables/${id}/proposals/2`, { accept: true });
  const back = await viewOf(a, id);
  expect(asked(back).name).toMatch(/bid for which stall\?|how many coins\?/);
  expect(openTable(back).bids).toEqual([]);
  expect(JSON.stringify(back.view?.hidden)).toBe(JSON.stringify(before!.view?.hidden));
  await playOn(people, id);
});

test('somebody alone with bots takes back at once, again and again, with fresh randomness', async () => {
  const { url } = await server();
  const a = await client(url);
  const id = await table([a], { bots: 1, seed: 'known' });
  await playOn([a], id, { until: (v) => v[0]!.view?.breadcrumb.includes('market') === true, pick: quiet });
  for (let n = 0; n < 3; n++) {
    const m = await viewOf(a, id);
    expect(await a.post(`/api/tables/${id}/undo`, { seat: 0 })).toMatchObject({ proposal: null });
    expect((await viewOf(a, id)).seq).toBeGreaterThan(m.seq);
  }
  await playOn([a], id);
  const log = await a.get<{ choices: unknown[][] }>(`/api/tables/${id}/log`);
  const rewinds = log.choices.filter((e) => e[2] === 'rewind');
  expect(rewinds.length).toBeGreaterThan(0);
  for (const e of rewinds) expect(e[3]).toMatch(/^[0-9a-f]{32}$/);
});

test('an agreed end', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b], { bots: 1 });
  await a.post(`/api/tables/${id}/proposals`, { kind: 'end', seat: 0 });
  expect((await viewOf(a, id)).status).toBe('live');
  await b.post(`/api/tables/${id}/proposals/1`, { accept: true });
  expect(await a.get(`/api/tables/${id}`)).toMatchObject({ status: 'finished', result: null });
});

test('if the one who has not agreed leaves, the others have agreed', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  await a.post(`/api/tables/${id}/proposals`, { kind: 'end', seat: 0 });
  await b.post(`/api/tables/${id}/seats/1`, { do: 'leave' });
  expect(await a.get(`/api/tables/${id}`)).toMatchObject({ status: 'finished' });
});
