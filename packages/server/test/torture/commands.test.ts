// Duplicated, late, reordered and cut requests: whatever the network does to commands, each applies exactly once.

import { request } from 'node:http';
import { expect } from 'vitest';
import { asked, client, command, dice, server, table, viewOf, type Client } from '../client.ts';
import { torture } from '@landsraad/kernel/testing';

const MANY = 1_000_000_000;
let sitting: Promise<readonly Client[]> | null = null;
async function sitDown(): Promise<readonly Client[]> {
  const { url } = await server({ limits: { perSession: MANY, perAddress: MANY, tablesPerSession: MANY } });
  return [await client(url, 'A'), await client(url, 'B')];
}

/** Sends a request and hangs up before the answer: nobody knows what became of it. */
function hangUp(c: Client, path: string, body: unknown): Promise<void> {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${c.token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return new Promise((done) => {
    const sent = request(c.url + path, { method: 'POST', headers }, (answer) => answer.destroy());
    sent.on('error', () => undefined);
    sent.on('close', done);
    sent.end(text, () => setImmediate(() => sent.destroy()));
  });
}

const TURNS = 40;

torture({ name: 'commands', unit: 'requests', short: 10_000, long: 1_000_000 }, async (attempt) => {
  const people = await (sitting ??= sitDown());
  const roll = dice(37 + attempt);
  const id = await table(people);
  const path = `/api/tables/${id}/choices`;
  const late: { readonly due: number; readonly send: () => Promise<unknown> }[] = [];
  const applied: unknown[][][] = [[], []];
  let requests = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const views = await Promise.all(people.map((c) => viewOf(c, id)));
    const who = views.findIndex((m) => m.decision !== null);
    if (who < 0) break;
    const { question, options } = asked(views[who]!);
    const option = options[roll(options.length)]!;
    const body = { command: command(), seat: who, question, option };
    const send = () => people[who]!.call('POST', path, body);
    if (roll(3) === 0) await hangUp(people[who]!, path, body);
    const answers = await Promise.all(Array.from({ length: 1 + roll(8) }, send));
    requests += answers.length + 1;
    expect(new Set(answers.map((r) => JSON.stringify(r)))).toHaveLength(1);
    expect(answers[0]!.status).toBe(200);
    applied[who]!.push([who, option]);
    late.push({ due: turn + roll(6), send });
    for (const old of late.filter((l) => l.due === turn)) await old.send();
  }
  // All of it once more, the last first.
  await Promise.all(late.toReversed().map((l) => l.send()));
  requests += late.length * 2;
  const spoken = (e: unknown[]): boolean => e[1] !== 'pass';
  for (const [who, c] of people.entries()) {
    const { choices } = await c.get<{ choices: unknown[][] }>(`/api/tables/${id}/log`);
    // A log that is finished is everybody's.
    const own = choices.filter((e) => e[0] === who);
    expect(own.filter(spoken)).toEqual(applied[who]!.filter(spoken));
  }
  return requests;
});
