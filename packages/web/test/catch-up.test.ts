import type { AnyMessage, Message } from '@landsraad/wire';
import { afterEach, expect, test, vi } from 'vitest';
import type * as CatchUp from '../src/remote/catchUp.ts';

const event = (night: number) => ({ of: 'game', kind: 'night', rule: 'bazaar.night', nouns: { night } }) as const;
const picture: Message = {
  seq: 300,
  events: [],
  status: 'live',
  seats: [],
  proposal: null,
  view: null,
  decision: null,
  offers: [],
  waitingFor: [],
  undo: { can: false, redo: false },
};

/** A server that answers these, in order; what it was asked. */
async function answering(...replies: readonly unknown[]): Promise<{ asked: string[]; at: typeof CatchUp }> {
  const asked: string[] = [];
  vi.stubGlobal('location', { href: 'http://host.example/' });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.replace('http://host.example/api/tables/t1/', ''));
    return Promise.resolve(new Response(JSON.stringify(replies[asked.length - 1])));
  });
  return { asked, at: await import('../src/remote/catchUp.ts') };
}
const asking: CatchUp.Asking = (what) => what(new AbortController().signal);
const messages = (...all: readonly AnyMessage[]): object => ({ messages: all });

afterEach(() => vi.unstubAllGlobals());

test('the first look asks for the picture and the last of the story', async () => {
  const story = messages({ seq: 299, events: [event(2)] }, { seq: 300, events: [event(3), event(4)] });
  const { asked, at } = await answering(picture, story);
  const seen = await at.catchUp('t1', 1, undefined, asking);
  expect(asked).toEqual(['view?seat=1', 'events?as=story&before=301&seat=1']);
  expect(seen.message).toEqual(picture);
  expect(seen.first).toBe(299);
  expect(seen.log.map((l) => [l.id, l.nouns['night']])).toEqual([
    [299_000, 2],
    [300_000, 3],
    [300_001, 4],
  ]);
});

test('who comes back asks for what was missed, until nothing is missing', async () => {
  const change = (seq: number, can: boolean): AnyMessage => ({
    seq,
    events: [event(seq)],
    patch: { undo: { can: [can] } },
  });
  const { asked, at } = await answering(messages(change(301, true)), messages(change(302, false)), messages());
  const before = { message: picture, log: at.linesOf({ seq: 300, events: [event(1)] }), first: 300 };
  const seen = await at.catchUp('t1', -1, before, asking);
  expect(asked).toEqual([300, 301, 302].map((after) => `events?as=patches&wait=0&after=${after}`));
  expect(seen.message).toMatchObject({ seq: 302, undo: { can: false, redo: false } });
  expect(seen.log.map((l) => l.id)).toEqual([300_000, 301_000, 302_000]);
  expect(before.log).toHaveLength(1);
});
