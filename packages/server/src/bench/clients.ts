// Those who play and look on in the benchmark: sockets that keep the picture, and moves one after the other.

import { Agent, request } from 'node:http';
import { patched, type Patch } from '@landsraad/table';
import { WebSocket } from 'ws';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** An answer as JSON; throws on anything but success. */
export function call<R>(method: 'GET' | 'POST', url: string, token: string, body?: unknown): Promise<R> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((done, failed) => {
    const sent = request(url, { method, agent, headers }, (answer) => {
      let said = '';
      answer.setEncoding('utf8');
      answer.on('data', (more: string) => (said += more));
      answer.on('end', () => {
        if (answer.statusCode !== undefined && answer.statusCode < 300) done(JSON.parse(said));
        else failed(new Error(`${method} ${url}: ${answer.statusCode} ${said.slice(0, 200)}`));
      });
    });
    sent.on('error', failed);
    sent.end(text);
  });
}

/** Any numbers, the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A table that somebody plays, whatever serves it. */
export interface PlayedTable {
  /** Makes one move; resolves when it was acknowledged and seen. False: the game is over. */
  move(): Promise<boolean>;
  /** Messages that viewers were pushed, and their bytes. */
  heard(): { readonly messages: number; readonly bytes: number };
  /** Lets every viewer go. */
  leave(): void;
  /** All viewers come again at once; resolves when all of them are up to date. */
  comeBack(times: number): Promise<void>;
  /** Reads the present picture. */
  look(): Promise<void>;
}

interface Eyes {
  readonly socket: WebSocket;
  n: number;
}

/** Opens a socket; resolves at its first message. */
function open(url: string, token: string, hear: (text: string) => number): Promise<Eyes> {
  return new Promise((done, failed) => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const eyes: Eyes = { socket: new WebSocket(url, { headers, perMessageDeflate: false }), n: 0 };
    eyes.socket.on('message', (data: Buffer) => {
      eyes.n = hear(data.toString());
      done(eyes);
    });
    eyes.socket.on('error', failed);
  });
}

export const VIEWERS = 4;

interface Counted {
  messages: number;
  bytes: number;
}

export async function bareTable(url: string, room: string): Promise<PlayedTable> {
  const address = `${url}/rooms/${room}`;
  const counted: Counted = { messages: 0, bytes: 0 };
  let wake: () => void = () => undefined;
  const seen = { last: 0 };
  const hear = (text: string): number => {
    counted.messages++;
    counted.bytes += Buffer.byteLength(text);
    const { n }: { n: number } = JSON.parse(text);
    seen.last = Math.max(seen.last, n);
    wake();
    return n;
  };
  const come = (): Promise<Eyes> => open(address.replace('http', 'ws'), '', hear);
  let eyes = await Promise.all(Array.from({ length: VIEWERS }, come));
  return {
    async move() {
      const { n } = await call<{ n: number }>('POST', address, '', { move: seen.last });
      while (seen.last < n) await new Promise<void>((resolve) => (wake = resolve));
      return true;
    },
    heard: () => counted,
    leave: () => eyes.forEach((e) => e.socket.terminate()),
    async comeBack(times) {
      eyes = await Promise.all(Array.from({ length: times }, come));
    },
    look: () => Promise.resolve(),
  };
}

interface Picture {
  readonly decision: { readonly seat: number; readonly question: number; readonly options: readonly unknown[] } | null;
}
interface Said {
  readonly seq: number;
  readonly view?: Picture;
  readonly patch?: Patch;
}

/** A table of our server: one person holds all seats, watchers fill up the viewers. */
export async function ourTable(
  url: string,
  token: string,
  game: { readonly id: string; readonly players: number },
  seed: number,
): Promise<PlayedTable> {
  const seats = Array.from({ length: game.players }, () => ({ kind: 'me' }));
  const body = { game: game.id, seats, seed: `bench ${seed}`, public: true };
  const { id } = await call<{ id: string }>('POST', `${url}/api/tables`, token, body);
  const address = `${url}/api/tables/${id}`;
  await call('POST', `${address}/start`, token, {});
  const counted: Counted = { messages: 0, bytes: 0 };
  const roll = dice(seed);
  let wake: () => void = () => undefined;
  const pictures = new Map<number, { seq: number; view: Picture }>();

  const come = (viewer: number, after: number | null): Promise<Eyes> => {
    const seat = viewer < game.players ? `&seat=${viewer}` : '';
    const query = `?as=patches${seat}${after === null ? '' : `&after=${after}`}`;
    return open(`${address.replace('http', 'ws')}/stream${query}`, viewer < game.players ? token : '', (text) => {
      counted.messages++;
      counted.bytes += Buffer.byteLength(text);
      const said: Said = JSON.parse(text);
      const before = pictures.get(viewer);
      const picture = { view: before?.view };
      const { view } = said.view === undefined ? (patched(picture, said.patch ?? {}) as typeof picture) : said;
      if (view !== undefined) pictures.set(viewer, { seq: said.seq, view });
      wake();
      return said.seq;
    });
  };
  const everybody = Array.from({ length: Math.max(VIEWERS, game.players) }, (_, viewer) => viewer);
  let eyes = await Promise.all(everybody.map((viewer) => come(viewer, null)));
  let moves = 0;
  return {
    async move() {
      const able = everybody.flatMap((viewer) => pictures.get(viewer)?.view.decision ?? []);
      const decision = able[roll(able.length)];
      if (decision === undefined) return false;
      const { seat, question, options } = decision;
      const choice = { command: `c${++moves}`, seat, question, option: options[roll(options.length)] };
      const { seq } = await call<{ seq: number }>('POST', `${address}/choices`, token, choice);
      while ((pictures.get(seat)?.seq ?? 0) < seq) await new Promise<void>((resolve) => (wake = resolve));
      // What the others are sent for it is on its way: whoever is asked the same question must not be asked twice.
      await new Promise((soon) => setImmediate(soon));
      return true;
    },
    heard: () => counted,
    leave: () => eyes.forEach((e) => e.socket.terminate()),
    async comeBack(times) {
      const all = Array.from({ length: times }, (_, n) => n % everybody.length);
      eyes = await Promise.all(all.map((viewer) => come(viewer, null)));
    },
    async look() {
      await call('GET', `${address}/view?seat=0`, token);
    },
  };
}

export const begin = async (url: string): Promise<string> =>
  (await call<{ token: string }>('POST', `${url}/api/session`, '', { name: 'Bench' })).token;
