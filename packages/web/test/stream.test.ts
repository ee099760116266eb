import type { AnyMessage, Message } from '@landsraad/wire';
import type { openStream as OpenStream } from '../src/remote/stream.ts';
import { wholeMessage } from '../src/remote/picture.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readonly address: string;
  constructor(address: string | URL) {
    super();
    this.address = String(address);
    FakeSocket.all.push(this);
  }
  close(code = 1000): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  hears(message: AnyMessage): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
}

const message = (seq: number): Message => ({
  seq,
  events: [{ of: 'game', kind: 'night', rule: 'bazaar.night.sequence', nouns: { night: seq } }],
  status: 'live',
  seats: [],
  proposal: null,
  view: null,
  decision: null,
  offers: [],
  waitingFor: [],
  undo: { can: false, redo: false },
});

const heard: number[] = [];
const ears = { hear: (m: AnyMessage) => void heard.push(m.seq), lost: vi.fn(), found: vi.fn(), turnedAway: vi.fn() };

/** The module looks at the page's address when it is loaded. */
async function streamModule(): Promise<{ readonly openStream: typeof OpenStream }> {
  vi.stubGlobal('location', { href: 'http://host.example/' });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return import('../src/remote/stream.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('after a break the stream goes on after the last message; none is told twice', async () => {
  const { openStream } = await streamModule();
  const stream = openStream('t1', 0, 4, ears);
  const first = FakeSocket.all[0]!;
  expect(first.address).toContain('after=4');
  expect(first.address).toContain('seat=0');
  first.open();
  first.hears(message(5));
  first.hears(message(6));
  first.close(1012);
  await vi.advanceTimersByTimeAsync(400);
  expect(ears.lost).toHaveBeenCalled();
  const second = FakeSocket.all[1]!;
  expect(second.address).toContain('after=6');
  second.open();
  second.hears(message(6));
  second.hears(message(7));
  expect(heard).toEqual([5, 6, 7]);
  stream.close();
});

test('a gap is a lost message: the stream goes back for it', async () => {
  const { openStream } = await streamModule();
  const stream = openStream('t1', null, 1, ears);
  const first = FakeSocket.all[0]!;
  first.open();
  first.hears(message(2));
  first.hears(message(4));
  await vi.advanceTimersByTimeAsync(400);
  expect(heard).toEqual([2]);
  expect(FakeSocket.all[1]?.address).toContain('after=2');
  stream.close();
});

test('a change is heard once, and never where the one before it is missing', async () => {
  const { openStream } = await streamModule();
  const stream = openStream('t1', null, 1, ears);
  const first = FakeSocket.all[0]!;
  const change = (seq: number): AnyMessage => ({ seq, events: [], patch: { status: ['live'] } });
  first.open();
  for (const seq of [2, 2, 1, 4]) first.hears(change(seq));
  await vi.advanceTimersByTimeAsync(400);
  expect(heard).toEqual([2]);
  expect(FakeSocket.all[1]?.address).toContain('after=2');
  stream.close();
  first.hears(change(3));
  expect(heard).toEqual([2]);
});

test('the picture before and what changed make the picture after', () => {
  const before = { ...message(1), seats: [], undo: { can: false, redo: true } };
  const after = wholeMessage(before, { seq: 2, events: [], patch: { undo: { can: [true] }, status: ['finished'] } });
  expect(after).toEqual({ ...before, seq: 2, events: [], status: 'finished', undo: { can: true, redo: true } });
  expect(wholeMessage(null, before)).toBe(before);
  expect(() => wholeMessage(null, { seq: 2, events: [] })).toThrow('before it has said what there is');
});

test('a seat that is no longer ours ends the stream', async () => {
  const { openStream } = await streamModule();
  openStream('t1', 0, 1, ears);
  FakeSocket.all[0]!.open();
  FakeSocket.all[0]!.close(4001);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ears.turnedAway).toHaveBeenCalledWith('seat', '');
  expect(FakeSocket.all).toHaveLength(1);
});

test('where no socket gets through the stream polls', async () => {
  const { openStream } = await streamModule();
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const messages = asked.length === 1 ? [message(2)] : [];
    return asked.length > 2
      ? new Promise(() => undefined)
      : Promise.resolve(new Response(JSON.stringify({ messages })));
  });
  const stream = openStream('t1', 0, 1, ears);
  FakeSocket.all[0]!.close(1006);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked[0]).toMatch(/events\?after=1.*wait=0/);
  expect(asked[1]).toMatch(/events\?after=2.*wait=25/);
  // The server is there: that no socket opens is no reason for alarm.
  expect(ears.lost).not.toHaveBeenCalled();
  expect(heard).toEqual([2]);
  stream.close();
});
