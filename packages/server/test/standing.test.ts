// Standing answers: fired by the server as ordinary choices of the log.

import type { Message, TableEvent } from '@landsraad/wire';
import { expect, test } from 'vitest';
import { asked, client, openTable, playOn, server, table, viewOf, type Client } from './client.ts';

const RAID = 'stop the raid?';

const bold = (m: Message): string | number | undefined => {
  const d = asked(m);
  if (d.name === 'haggle?') return 'done';
  if (d.name === 'bid for which stall?') return d.options.includes(d.seat) ? d.seat : undefined;
  return d.name === 'how many coins?' ? 1 : d.options.find((o) => String(o).startsWith('raid'));
};

/** Three people; everything that each was told. */
async function three(
  prepare: (people: readonly Client[], id: string) => Promise<void>,
): Promise<{ people: Client[]; id: string; told: () => Promise<TableEvent[][]> }> {
  const { url } = await server();
  const people = [await client(url, 'A'), await client(url, 'B'), await client(url, 'C')];
  const id = await table(people);
  await prepare(people, id);
  const told = (): Promise<TableEvent[][]> =>
    Promise.all(
      people.map(async (c) =>
        (await c.get<{ messages: Message[] }>(`/api/tables/${id}/events?after=0&wait=0`)).messages.flatMap(
          (m) => m.events,
        ),
      ),
    );
  return { people, id, told };
}

const stand = (c: Client, id: string, standing: object): Promise<unknown> =>
  c.call('PUT', `/api/tables/${id}/standing`, standing);
const fired = (events: readonly TableEvent[]): TableEvent[] =>
  events.filter((e) => e.of === 'table' && e.kind === 'standing answer');

test('without a word, only whoever has something to lose is asked', async () => {
  const { people, id, told } = await three(() => Promise.resolve());
  const views = await playOn(people, id, { pick: bold, until: (all) => all.some((m) => m.decision?.window != null) });
  const atStake = views.flatMap((m, seat) => (m.decision?.window == null ? [] : [seat]));
  expect(atStake).toHaveLength(1);
  expect(asked(views[atStake[0]!]!)).toMatchObject({ about: { on: atStake[0] }, window: { stake: true } });
  const raider = openTable(views[0]!).raid?.by;
  for (const [seat, events] of (await told()).entries()) {
    // Told to the seat itself, and to nobody else.
    if (seat === raider || seat === atStake[0]) expect(fired(events)).toEqual([]);
    else
      expect(fired(events)).toEqual([
        { of: 'table', kind: 'standing answer', rule: '', nouns: { seat, question: RAID, option: 'pass' } },
      ]);
  }
});

test('whoever says "pass" is not asked even then, and a whole phase runs through by itself', async () => {
  const { people, id, told } = await three(async (all, table) => {
    for (const c of all) await stand(c, table, { windows: { [RAID]: 'pass' }, armed: [] });
  });
  await playOn(people, id, { pick: bold, until: (all) => all.some((m) => m.decision?.window != null) });
  expect((await viewOf(people[0]!, id)).status).toBe('finished');
  const all = (await told()).flat();
  expect(fired(all).length).toBeGreaterThan(2);
  expect(all.some((e) => e.kind === 'raided')).toBe(true);
  const log = await people[0]!.get<{ choices: unknown[][] }>(`/api/tables/${id}/log`);
  expect(log.choices.filter((e) => e[1] === 'pass')).toHaveLength(fired(all).length);
});

test('"ask me" asks; saying "pass" while asked answers at once', async () => {
  const { people, id } = await three(async (all, table) => {
    for (const c of all) await stand(c, table, { windows: { [RAID]: 'ask' }, armed: [] });
  });
  const views = await playOn(people, id, {
    pick: bold,
    until: (all) => all.filter((m) => m.decision?.window != null).length === 2,
  });
  const [first, second] = views.flatMap((m, seat) => (m.decision?.window == null ? [] : [seat]));
  await stand(people[first!]!, id, { windows: { [RAID]: 'pass' }, armed: [] });
  expect((await viewOf(people[first!]!, id)).decision).toBeNull();
  await stand(people[second!]!, id, { windows: { [RAID]: 'pass' }, armed: [] });
  expect((await viewOf(people[second!]!, id)).decision?.window ?? null).toBeNull();
  expect(await people[second!]!.get(`/api/tables/${id}/standing`)).toEqual({ windows: { [RAID]: 'pass' }, armed: [] });
});

test('an armed answer fires once, and then it is used up', async () => {
  // Hands are dealt by chance: in some game somebody holds a guard when raided.
  for (let game = 0; game < 30; game++) {
    const armed = { window: RAID, about: {}, option: 'guard' };
    const { people, id, told } = await three(async (all, table) => {
      for (const c of all) await stand(c, table, { windows: {}, armed: [armed] });
    });
    await playOn(people, id, { pick: (m) => (m.decision?.window == null ? bold(m) : 'pass') });
    const guards = (await told()).map((events) => fired(events).filter((e) => e.nouns['option'] === 'guard'));
    const seat = guards.findIndex((g) => g.length > 0);
    if (seat < 0) continue;
    expect(guards[seat]).toHaveLength(1);
    expect(await people[seat]!.get(`/api/tables/${id}/standing`)).toEqual({ windows: {}, armed: [] });
    return;
  }
  throw new Error('nobody ever held a guard');
});

test('standing answers that make no sense are refused', async () => {
  const { people, id } = await three(() => Promise.resolve());
  for (const bad of [
    {},
    { windows: { x: 'maybe' }, armed: [] },
    { windows: {}, armed: Array.from({ length: 101 }, () => ({ window: 'w', about: {}, option: 1 })) },
  ])
    expect(await stand(people[0]!, id, bad)).toMatchObject({ status: 400 });
  for (const unknown of [
    { windows: { 'stop the riad?': 'pass' }, armed: [] },
    { windows: {}, armed: [{ window: 'stop the riad?', about: {}, option: 'guard' }] },
  ])
    expect(await stand(people[0]!, id, unknown)).toMatchObject({
      status: 422,
      body: { error: { code: 'no-such-window' } },
    });
});
