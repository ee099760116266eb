// A whole game by two people over HTTP and WebSocket, and what each of them was sent.

import {
  nounsFor,
  parseLog,
  replay,
  startPlay,
  view,
  WATCHER,
  type Happening,
  type Log,
  type Play,
  type Seat,
} from '@landsraad/kernel';
import { rules, type Table } from '@landsraad/reference';
import { Message } from '@landsraad/wire';
import { describe, expect, test } from 'vitest';
import { asked, client, command, dice, server, table, viewOf, type Client, type Stream } from './client.ts';

/** Plays by what the streams push, sometimes acting unasked. */
async function playByStreams(
  people: readonly Client[],
  streams: readonly Stream[],
  id: string,
  seed: number,
): Promise<void> {
  const roll = dice(seed);
  for (let n = 0; n < 3000; n++) {
    const now = streams.map((s) => s.messages.at(-1)!);
    if (now[0]!.status === 'finished') return;
    const able = now.flatMap((m, who) => (m.decision === null ? [] : [who]));
    const who = able[roll(able.length)]!;
    const m = now[who]!;
    const acts = m.offers.filter((o) => o.form === null);
    const post = (path: string, body: object) =>
      people[who]!.call<{ seq: number }>('POST', `/api/tables/${id}/${path}`, {
        command: command(),
        seat: who,
        ...body,
      });
    const { question, options } = asked(m);
    const { status, body } =
      acts.length > 0 && roll(8) === 0
        ? await post('offers', { offer: acts[roll(acts.length)]!.id })
        : await post('choices', { question, option: options[roll(options.length)] });
    expect(status, JSON.stringify(body)).toBe(200);
    await streams[who]!.until((x) => x.seq >= body.seq);
    // The others hear of it at once or not at all; before the next choice everybody is up to date.
    for (const [other, s] of streams.entries()) {
      const { seq } = await people[other]!.get<{ seq: number }>(`/api/tables/${id}`);
      await s.until((x) => x.seq >= seq);
    }
  }
  throw new Error('the game does not end');
}

/** What the kernel shows a seat, after the start and after every entry; and what it tells it meanwhile. */
function shown(log: Log, seat: Seat): { views: string[]; told: unknown[] } {
  const views: string[] = [];
  const happenings: Happening[] = [];
  const look = (play: Play<Table>): void => void views.push(JSON.stringify(view(rules, play.game, seat)));
  look(startPlay(rules, { mode: log.mode, players: log.players, options: log.options }, log.seed));
  for (let to = 1; to <= log.choices.length; to++) look(replay(rules, log, { to }));
  replay(rules, log, { happenings });
  return { views, told: happenings.map((h) => ({ of: 'game', kind: h.kind, rule: h.rule, nouns: nounsFor(h, seat) })) };
}

const distinct = (list: readonly string[]): string[] => list.filter((x, n) => x !== list[n - 1]);

describe('a whole game by two people, a third watches', () => {
  test.each([1, 2, 3])('seed %i', async (seed) => {
    const { url } = await server();
    const people = [await client(url, 'Amber'), await client(url, 'Cobalt')];
    const watcher = await client(url, 'Watcher');
    const id = await table(people);
    const streams = await Promise.all(people.map((c) => c.follow(id, { after: 0 })));
    const watching = await watcher.follow(id, { after: 0 });
    for (const s of streams) await s.until((m) => m.status === 'live');
    await playByStreams(people, streams, id, seed);
    const { seq } = await watcher.get<{ seq: number }>(`/api/tables/${id}`);
    await watching.until((m) => m.seq >= seq);
    const live = [...people, watcher].map((c) => c.received.join('\n'));

    const log = parseLog(JSON.stringify(await watcher.get(`/api/tables/${id}/log`)));
    expect(log.hashes).toHaveLength(log.choices.length);
    expect(replay(rules, log, { verify: true }).game.over).toEqual(log.result);

    for (const [n, stream] of [...streams, watching].entries()) {
      const seat = n < people.length ? n : WATCHER;
      // Numbers without gaps; every field is one of the wire's.
      expect(stream.messages.map((m) => m.seq)).toEqual(stream.messages.map((_, k) => k + 1));
      for (const m of stream.messages) expect(Message.parse(m)).toEqual(m);
      // Exactly what the kernel shows that seat, no position left out and none besides; exactly what it tells that seat.
      const own = shown(log, seat);
      const seen = stream.messages.flatMap((m) => (m.view === null ? [] : [JSON.stringify(m.view)]));
      expect(distinct(seen)).toEqual(distinct(own.views));
      expect(stream.messages.flatMap((m) => m.events.filter((e) => e.of === 'game'))).toEqual(own.told);
    }
    // No seed and no hash of a whole position in anything that was sent while the game went on.
    for (const text of live) {
      expect(text).not.toContain(String(log.seed));
      for (const hash of log.hashes ?? []) expect(text).not.toContain(hash);
      for (const c of people) expect(text).not.toContain(c.token);
    }
    for (const s of [...streams, watching]) await s.close();
  });
});

test('a live log is only what one has said oneself', async () => {
  const { url } = await server();
  const [a, b, w] = [await client(url, 'A'), await client(url, 'B'), await client(url, 'W')];
  const id = await table([a, b]);
  const roll = dice(5);
  const said: Record<string, unknown[]> = { A: [], B: [], W: [] };
  for (let n = 0; n < 12; n++)
    for (const c of [a, b]) {
      const m = await viewOf(c, id);
      if (m.decision === null) continue;
      const { seat, question, options } = m.decision;
      const option = options[roll(options.length)]!;
      await c.post(`/api/tables/${id}/choices`, { command: command(), seat, question, option });
      said[c.name]!.push([seat, option]);
    }
  for (const c of [a, b, w]) {
    const log = await c.get<{ choices: unknown[][] }>(`/api/tables/${id}/log`);
    expect(Object.keys(log).sort()).toEqual([
      'choices',
      'game',
      'landsraad',
      'mode',
      'options',
      'partial',
      'players',
      'result',
      'version',
    ]);
    const mine = log.choices.filter((e) => e.length === 2 && e[1] !== 'pass');
    expect(mine).toEqual(said[c.name]!.filter((e) => (e as unknown[])[1] !== 'pass'));
  }
});
