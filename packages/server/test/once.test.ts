// Duplicated and reordered commands apply exactly once.

import { join } from 'node:path';
import * as fc from 'fast-check';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { digest } from '../src/store/chain.ts';
import { asked, client, command, folder, playOn, server, table, viewOf, type Client } from './client.ts';

const choices = async (c: Client, id: string): Promise<unknown[][]> =>
  (await c.get<{ choices: unknown[][] }>(`/api/tables/${id}/log`)).choices;

test('a repeated command gets the first answer, also after a restart, and an id stands for one thing', async () => {
  const data = folder();
  const first = await server({ data });
  const a = await client(first.url);
  const id = await table([a], { bots: 1, seed: 'once' });
  const m = await viewOf(a, id);
  const { question, options } = asked(m);
  const body = { command: 'mine', seat: 0, question, option: options[0] };
  const path = `/api/tables/${id}/choices`;
  const said = await a.post(path, body);
  const after = await choices(a, id);
  expect(await Promise.all([1, 2, 3].map(() => a.post(path, body)))).toEqual([said, said, said]);
  expect(await a.call('POST', path, { ...body, option: 'something else' })).toMatchObject({
    status: 422,
    body: { error: { code: 'command-reused' } },
  });
  const no = { command: 'no', seat: 0, question: 1, option: 'x' };
  const refusal = await a.call('POST', path, no);
  expect(refusal.status).toBe(409);
  expect(await a.call('POST', path, no)).toEqual(refusal);
  await first.close();
  const second = await server({ data });
  a.url = second.url;
  expect(await a.post(path, body)).toEqual(said);
  expect((await choices(a, id)).slice(0, after.length)).toEqual(after);
  // Another person's command of the same name is another command.
  const b = await client(second.url, 'B');
  const theirs = await table([b], { bots: 1 });
  const other = asked(await viewOf(b, theirs));
  await b.post(`/api/tables/${theirs}/choices`, {
    command: 'mine',
    seat: 0,
    question: other.question,
    option: other.options[0],
  });
});

test('a command from before they stood in the rows still gets the answer that it got', async () => {
  const data = folder();
  const first = await server({ data });
  const a = await client(first.url);
  const id = await table([a], { bots: 1, seed: 'once' });
  const { question, options } = asked(await viewOf(a, id));
  const body = { command: 'old', seat: 0, question, option: options[0] };
  const { id: who } = await a.get<{ id: string }>('/api/me');
  await first.close();
  const db = new Database(join(data, 'landsraad.db'));
  const what = digest(JSON.stringify(['choice', 0, question, options[0]]));
  db.prepare('insert into commands values (?, ?, ?, ?)').run(id, `${who} old`, what, '{"seq":77}');
  db.close();
  const second = await server({ data });
  a.url = second.url;
  const path = `/api/tables/${id}/choices`;
  expect(await a.post(path, body)).toEqual({ seq: 77 });
  expect(await a.call('POST', path, { ...body, question: question + 1 })).toMatchObject({ status: 422 });
  expect(await choices(a, id)).toEqual([]);
  expect(await a.post(path, { ...body, command: 'new' })).not.toEqual({ seq: 77 });
});

test('whatever the network does to commands, each applies once', async () => {
  const { url } = await server({ limits: { tablesPerSession: 1000 } });
  const people = [await client(url, 'A'), await client(url, 'B')];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ copies: fc.integer({ min: 1, max: 4 }), late: fc.nat(5), pick: fc.nat(40) }), {
        minLength: 5,
        maxLength: 25,
      }),
      async (plan) => {
        const id = await table(people);
        const late: { due: number; send: () => Promise<unknown> }[] = [];
        const applied: unknown[][][] = [[], []];
        for (const [n, { copies, late: by, pick }] of plan.entries()) {
          const views = await Promise.all(people.map((c) => viewOf(c, id)));
          const who = views.findIndex((m) => m.decision !== null);
          if (who < 0) break;
          const { question, options } = asked(views[who]!);
          const option = options[pick % options.length]!;
          const body = { command: command(), seat: who, question, option };
          const send = () => people[who]!.call('POST', `/api/tables/${id}/choices`, body);
          // Copies at the same time, and one that comes much later.
          const answers = await Promise.all(Array.from({ length: copies }, send));
          expect(new Set(answers.map((r) => JSON.stringify(r)))).toHaveLength(1);
          expect(answers[0]!.status).toBe(200);
          applied[who]!.push([who, option]);
          late.push({ due: n + by, send });
          for (const old of late.filter((l) => l.due === n)) await old.send();
        }
        await Promise.all(late.toReversed().map((l) => l.send()));
        const windows = (e: unknown[]): boolean => e[1] !== 'pass';
        for (const [who, c] of people.entries())
          expect((await choices(c, id)).filter(windows)).toEqual(applied[who]!.filter(windows));
      },
    ),
    { numRuns: 8 },
  );
});

test('two answers to one question: one counts, the other learns what is open', async () => {
  const { url } = await server();
  const [a, b] = [await client(url, 'A'), await client(url, 'B')];
  const id = await table([a, b]);
  // Whoever rings first: the other's click must not answer the next question.
  const views = await Promise.all([a, b].map((c) => viewOf(c, id)));
  const rings = await Promise.all(
    [a, b].map((c, seat) =>
      c.call('POST', `/api/tables/${id}/choices`, {
        command: command(),
        seat,
        question: asked(views[seat]!).question,
        option: 'ring',
      }),
    ),
  );
  expect(rings.map((r) => r.status).sort()).toEqual([200, 409]);
  const same = await playOn([a, b], id, { until: (v) => v[0]!.decision?.name === 'bid for which stall?' });
  const { question } = asked(same[0]!);
  const bids = await Promise.all(
    [0, -1].map((option) =>
      a.call('POST', `/api/tables/${id}/choices`, { command: command(), seat: 0, question, option }),
    ),
  );
  expect(bids.map((r) => r.status).sort()).toEqual([200, 409]);
});
