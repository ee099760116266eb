// A client as anybody could write one: plain requests, a socket, and everything it was ever sent.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLog } from '@landsraad/kernel';
import type { Table } from '@landsraad/reference';
import { patched, type Patch } from '@landsraad/table';
import type { Decision, ErrorReply, Message, Session, TableInfo, Update } from '@landsraad/wire';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { gamesFor, startServer, type RunningServer, type ServerSettings } from '../src/index.ts';

export interface Reply<B> {
  readonly status: number;
  readonly body: B;
}

export interface Client {
  readonly name: string;
  readonly token: string;
  /** Every text the server has sent to this client. */
  readonly received: string[];
  url: string;
  call<B = ErrorReply>(method: string, path: string, body?: unknown): Promise<Reply<B>>;
  /** The body of an answer that must be a success. */
  get<B>(path: string): Promise<B>;
  post<B>(path: string, body?: unknown): Promise<B>;
  follow(table: string, query?: Following): Promise<Stream>;
}

export interface Following {
  readonly seat?: number;
  readonly after?: number;
  readonly as?: 'patches';
}

/** A page of whole messages. */
export interface Page {
  readonly messages: readonly Message[];
}

export interface Stream {
  readonly messages: Message[];
  /** Resolves with the first message that fits, also one already there. */
  until(fits: (m: Message) => boolean): Promise<Message>;
  readonly closed: Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

export const asked = (m: Message): Decision => {
  if (m.decision === null) throw new Error('nothing is asked');
  return m.decision;
};

/** The open table of a game that has begun. */
export const openTable = (m: Message): Table => {
  if (m.view === null) throw new Error('the game has not begun');
  return m.view.table as Table;
};

const SETTINGS = { port: 0, host: '127.0.0.1', games: gamesFor(true), web: null, log: 'silent' } as const;

/** A folder that lives as long as the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'landsraad-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A real server on real files; it ends with the test. */
export async function server(settings: Partial<ServerSettings> = {}): Promise<RunningServer> {
  const running = await startServer({ ...SETTINGS, data: settings.data ?? folder(), ...settings });
  onTestFinished(() => running.close());
  return running;
}

/** `from`: the address that a proxy tells. */
export async function client(url: string, name = 'Chani', from: string | null = null): Promise<Client> {
  const received: string[] = [];
  const made: Client = {
    name,
    token: '',
    received,
    url,
    async call<B>(method: string, path: string, body?: unknown): Promise<Reply<B>> {
      const headers = {
        ...(made.token === '' ? {} : { authorization: `Bearer ${made.token}` }),
        ...(from === null ? {} : { 'x-forwarded-for': from }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const response = await fetch(made.url + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      received.push(text);
      return { status: response.status, body: JSON.parse(text) };
    },
    get: (path) => success(made, 'GET', path),
    post: (path, body) => success(made, 'POST', path, body),
    follow: (table, query = {}) => follow(made, table, query),
  };
  const session = await made.post<Session>('/api/session', { name });
  received.length = 0;
  return Object.assign(made, { token: session.token });
}

async function success<B>(c: Client, method: string, path: string, body?: unknown): Promise<B> {
  const { status, body: said } = await c.call<B>(method, path, body);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(said)}`);
  return said;
}

function follow(c: Client, table: string, query: Following): Promise<Stream> {
  const address = new URL(`${c.url.replace('http', 'ws')}/api/tables/${table}/stream`);
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, String(value));
  const socket = new WebSocket(address, { headers: { authorization: `Bearer ${c.token}` } });
  const messages: Message[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    c.received.push(text);
    messages.push(whole(messages.at(-1), JSON.parse(text)));
    for (const look of waiting) look();
  });
  const closed = new Promise<{ code: number; reason: string }>((done) =>
    socket.on('close', (code, reason) => {
      done({ code, reason: reason.toString() });
      for (const look of waiting) look();
    }),
  );
  const stream: Stream = {
    messages,
    closed,
    until: (fits) =>
      new Promise((found, failed) => {
        const look = (): void => {
          const m = messages.find(fits);
          if (m === undefined && socket.readyState !== WebSocket.CLOSED) return;
          waiting.delete(look);
          if (m === undefined) failed(new Error('the stream ended before that message came'));
          else found(m);
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      socket.close();
      await closed;
    },
  };
  return new Promise((opened, failed) => {
    socket.on('open', () => opened(stream));
    socket.on('error', failed);
    socket.on('unexpected-response', (_request, response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => failed(new Error(`${response.statusCode ?? 0} ${text}`)));
    });
  });
}

/** The message that an update stands for, made from the one before. */
export function whole(before: Message | undefined, said: Message | Update): Message {
  if ('view' in said) return said;
  if (before === undefined) throw new Error('an update of nothing');
  const { status, proposal, view, undo } = before;
  const picture = patched({ status, proposal, view, undo }, (said.patch ?? {}) as Patch) as Pick<
    Message,
    'status' | 'proposal' | 'view' | 'undo'
  >;
  const { decision = null, offers = [], waitingFor = [] } = picture.view ?? {};
  return {
    seq: said.seq,
    events: said.events,
    seats: said.seats ?? before.seats,
    ...picture,
    decision,
    offers,
    waitingFor,
  };
}

/** A table at which these clients sit, one seat each, and bots on the rest; started. */
export async function table(
  people: readonly Client[],
  more: { bots?: number; seed?: string; public?: boolean } = {},
): Promise<string> {
  const [owner, ...guests] = people;
  const bots = Array.from({ length: more.bots ?? 0 }, () => ({ kind: 'bot' }));
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' })), ...bots];
  const { id, invite } = await owner!.post<{ id: string; invite: string }>('/api/tables', {
    game: 'reference',
    seats,
    ...(more.seed === undefined ? {} : { seed: more.seed }),
    ...(more.public === undefined ? {} : { public: more.public }),
  });
  for (const [n, guest] of guests.entries())
    await guest.post<TableInfo>(`/api/tables/${id}/seats/${n + 1}`, { do: 'take', invite });
  await owner!.post(`/api/tables/${id}/start`);
  return id;
}

let commands = 0;
export const command = (): string => `c${++commands}`;

export const viewOf = (c: Client, id: string, query = ''): Promise<Message> =>
  c.get<Message>(`/api/tables/${id}/view${query}`);
export const choose = (c: Client, id: string, m: Message, option: string | number): Promise<{ seq: number }> =>
  c.post(`/api/tables/${id}/choices`, { command: command(), seat: asked(m).seat, question: asked(m).question, option });

/** Any numbers, the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export interface PlayOptions {
  readonly roll?: (n: number) => number;
  /** Stops when this holds, looked at before every choice. */
  readonly until?: (views: readonly Message[]) => boolean;
  /** What to answer; undefined: anything. */
  readonly pick?: (m: Message) => string | number | undefined;
}

/** These clients play by polling, one seat each in order, until the game is over or something holds. */
export async function playOn(
  people: readonly Client[],
  id: string,
  how: PlayOptions = {},
): Promise<readonly Message[]> {
  const roll = how.roll ?? dice(7);
  for (let n = 0; n < 3000; n++) {
    const views = await Promise.all(people.map((c) => viewOf(c, id)));
    if (views[0]!.status === 'finished' || how.until?.(views) === true) return views;
    const able = views.flatMap((m, who) => (m.decision === null ? [] : [who]));
    if (able.length === 0) {
      await people[0]!.get<Page>(`/api/tables/${id}/events?after=${views[0]!.seq}&wait=5`);
      continue;
    }
    const who = able[roll(able.length)]!;
    const { seat, question, options } = asked(views[who]!);
    const option = how.pick?.(views[who]!) ?? options[roll(options.length)];
    const { status } = await people[who]!.call('POST', `/api/tables/${id}/choices`, {
      command: command(),
      seat,
      question,
      option,
    });
    // A bot may have moved meanwhile: then the question is another.
    if (status !== 200 && status !== 409) throw new Error(`refused with ${status}`);
  }
  throw new Error('the game does not end');
}

/** Quiet people: nobody haggles, nobody bids, so that nothing can be raided. */
export const quiet = (m: Message): string | number | undefined =>
  m.decision?.name === 'haggle?' ? 'done' : m.decision?.name === 'bid for which stall?' ? -1 : undefined;

export const bidding = (m: Message): boolean => m.decision?.name === 'bid for which stall?';

/** A short game that goes back to its middle again and again: small to send, long to play. */
export async function hostileLog(c: Client, times = 9000): Promise<object> {
  const id = await table([c], { bots: 1 });
  await playOn([c], id);
  const log = parseLog(JSON.stringify(await c.get(`/api/tables/${id}/log`)));
  const { hashes: _, ...rest } = log;
  const back = Array.from({ length: times }, (_x, n) => [0, log.choices.length - 1, 'rewind', `s${n}`]);
  return { ...rest, choices: [...log.choices.slice(0, -1), ...back, ...(times < 9000 ? log.choices.slice(-1) : [])] };
}
