// A table with somebody's own box: everybody is told before taking a seat, and a wrong one is refused.

import { hashOfBox, type Box } from '@landsraad/kernel';
import type { Created, LogFile, TableInfo } from '@landsraad/wire';
import { expect, test } from 'vitest';
import { client, folder, server, viewOf, type Client } from './client.ts';

const LAST = 'tracks.prescience.lastStep';
const box: Box = { name: 'My copy', values: { [LAST]: 12, 'dashboards.houseAtreides.tank': 6 } };
const asked = (more: object) => ({
  game: 'war-for-arrakis',
  mode: 'four-player',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
  public: true,
  ...more,
});
const boxOf = (m: { view: { table: unknown } | null }): Box | undefined =>
  (m.view?.table as { box?: Box } | undefined)?.box;

test('it is told before anybody takes a seat, and played', async () => {
  const data = folder();
  const first = await server({ data });
  const a = await client(first.url, 'A');
  const { id, invite } = await a.post<Created>('/api/tables', asked({ box }));
  const b = await client(first.url, 'B');
  expect((await b.get<TableInfo>(`/api/tables/${id}`)).box).toEqual(box);
  await b.post(`/api/tables/${id}/seats/1`, { do: 'take', invite });
  await a.post(`/api/tables/${id}/start`);
  for (const c of [a, b]) expect(boxOf(await viewOf(c, id))).toEqual(box);
  const tanks = (await viewOf(b, id)).view?.table as { tanks: number[][] };
  expect(tanks.tanks[0]?.length).toBe(6);
  // Of a live table, too, the log says what it is played with.
  expect((await a.get<LogFile>(`/api/tables/${id}/log`)).box).toEqual({ ...box, hash: hashOfBox(box) });
  // A server that starts again reads it from its disk.
  await first.close();
  const again = await server({ data });
  const c: Client = await client(again.url, 'C');
  expect((await c.get<TableInfo>(`/api/tables/${id}`)).box).toEqual(box);
  expect(boxOf(await viewOf(c, id))).toEqual(box);
});

test('a table without one tells none', async () => {
  const { url } = await server();
  const a = await client(url, 'A');
  const { id } = await a.post<Created>('/api/tables', asked({}));
  expect(await a.get<TableInfo>(`/api/tables/${id}`)).not.toHaveProperty('box');
});

test('wrong boxes are refused with a sentence, and nothing stays behind', async () => {
  const { url } = await server();
  const a = await client(url, 'A');
  const refused = async (body: object, status: number, says: string): Promise<void> => {
    const reply = await a.call('POST', '/api/tables', asked(body));
    expect([reply.status, reply.body.error.message]).toEqual([status, expect.stringContaining(says)]);
  };
  const of = (values: object) => ({ box: { name: 'x', values } });
  await refused(of({ [LAST]: 99 }), 422, 'Prescience: last step must be a whole number from 8 to 20, not 99.');
  await refused(of({ 'units.limits.handSize': 9 }), 422, 'cannot be replaced');
  await refused(of({ [LAST]: 'x'.repeat(30_000) }), 422, 'at most 24000 letters');
  await refused({ box: { name: '', values: {} } }, 400, 'name');
  await refused({ box: 7 }, 400, 'box');
  await refused({ game: 'reference', mode: 'full', box: { name: 'x', values: {} } }, 422, '');
  const deep = `{"game":"war-for-arrakis","seats":[{"kind":"me"},{"kind":"bot"}],"box":{"name":"x","values":{"${LAST}":${'['.repeat(20)}${']'.repeat(20)}}}}`;
  const reply = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${a.token}` },
    body: deep,
  });
  expect([reply.status, await reply.text()]).toEqual([422, expect.stringContaining('nested at most 12 deep')]);
  expect((await a.get<{ tables: unknown[] }>('/api/tables?mine=1')).tables).toEqual([]);
});

test('its bytes count', async () => {
  const { url } = await server({ limits: { keptPerHour: 1000 } });
  const a = await client(url, 'A');
  const status = async (): Promise<number> => (await a.call('POST', '/api/tables', asked({ box }))).status;
  expect(await status()).toBe(201);
  let last = 201;
  for (let n = 0; n < 5 && last === 201; n++) last = await status();
  expect(last).toBe(429);
  expect((await a.call('POST', '/api/tables', asked({}))).status).toBe(201);
});

test('the description of the interface knows it', async () => {
  const { url } = await server();
  const a = await client(url, 'A');
  expect(JSON.stringify(await a.get('/api/openapi.json'))).toContain('"box"');
});
