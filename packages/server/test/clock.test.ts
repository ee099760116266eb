// A table with a time limit: the server counts, tells what is left, and answers for whoever is silent.

import { expect, test } from 'vitest';
import { gamesFor } from '../src/index.ts';
import { choose, client, server, table, viewOf } from './client.ts';

const BELL = 'ring the bell?';
const SECONDS = 0.6;
/** The reference game with a clock at one of its questions. */
const games = gamesFor(true).map((g) =>
  g.id === 'reference'
    ? {
        ...g,
        timeLimit: (_config: object, d: { name: string }) =>
          d.name === BELL ? { seconds: SECONDS, option: 'ring' } : null,
      }
    : g,
);

test('who says nothing in time has answered; everybody hears what is left and that it ran out', async () => {
  const { url } = await server({ games });
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  const first = await viewOf(a, id);
  expect(first.decision?.name).toBe(BELL);
  expect(first.clock?.seat).toBe(0);
  expect(first.clock?.left).toBeGreaterThan(0);
  expect(first.clock?.left).toBeLessThanOrEqual(SECONDS * 1000);
  const stream = await b.follow(id);
  const late = await stream.until((m) => m.events.some((e) => e.kind === 'time ran out'));
  expect(late.events.find((e) => e.kind === 'time ran out')?.nouns).toEqual({ seat: 0 });
  await stream.close();
});

test('an answer in time stops the clock', async () => {
  const { url } = await server({ games });
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  await choose(a, id, await viewOf(a, id), 'ring');
  expect((await viewOf(a, id)).clock).toBeUndefined();
  const { seq } = await viewOf(b, id);
  await new Promise((done) => setTimeout(done, SECONDS * 1500));
  expect((await viewOf(b, id)).seq).toBe(seq);
});

test('a table without a limit has no clock', async () => {
  const { url } = await server();
  const people = [await client(url, 'A'), await client(url, 'B')];
  expect((await viewOf(people[0]!, await table(people))).clock).toBeUndefined();
});
