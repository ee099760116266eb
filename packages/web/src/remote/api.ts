// What the client says to a server: JSON over HTTP, checked by the schemas of the wire.

import {
  Acknowledged,
  Created,
  Done,
  ErrorReply,
  Games,
  Lobby,
  LogFile,
  Me,
  Message,
  Messages,
  Session,
  Standing,
  TableInfo,
  TakenBack,
  type Talk,
  Why,
  type Choice,
  type Import,
  type NewTable,
  type OfferChoice,
  type SeatChange,
} from '@landsraad/wire';
import { addressOf } from '../app/base.ts';

/** The server said no. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly rule: string | null;
  constructor(status: number, code: string, message: string, rule: string | null) {
    super(message);
    this.status = status;
    this.code = code;
    this.rule = rule;
  }
}
/** Nobody answered: the same may be said again. */
export class Unreachable extends Error {}

interface Reader<T> {
  readonly parse: (raw: unknown) => T;
}

export const apiAddress = (path: string): string => addressOf(`/api/${path}`);

async function call<T>(
  reader: Reader<T>,
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(apiAddress(path), {
      method,
      credentials: 'same-origin',
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch (e) {
    if (signal?.aborted === true) throw e;
    throw new Unreachable('The server cannot be reached.');
  }
  const raw: unknown = await answer.json().catch(() => null);
  if (answer.ok) {
    // A host of files may answer anything: what is not ours is as good as no answer.
    try {
      return reader.parse(raw);
    } catch {
      throw new Unreachable('There is no Landsraad server at this address.');
    }
  }
  const error = ErrorReply.safeParse(raw);
  if (answer.status >= 500 || !error.success) throw new Unreachable('The server sent an unexpected reply.');
  const { code, message, rule } = error.data.error;
  throw new Refused(answer.status, code, message, rule ?? null);
}

const at = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call(Me, 'GET', 'me'),
  newSession: (name: string) => call(Session, 'POST', 'session', name === '' ? {} : { name }),
  rename: (name: string) => call(Me, 'PATCH', 'me', { name }),
  games: () => call(Games, 'GET', 'games'),
  lobby: (query: string) => call(Lobby, 'GET', `tables?${query}`),
  table: (id: string) => call(TableInfo, 'GET', at(id)),
  newTable: (table: NewTable) => call(Created, 'POST', 'tables', table),
  import: (what: Import) => call(Created, 'POST', 'tables/import', what),
  seat: (id: string, seat: number, change: SeatChange) => call(TableInfo, 'POST', `${at(id)}/seats/${seat}`, change),
  start: (id: string) => call(Done, 'POST', `${at(id)}/start`, {}),
  choose: (id: string, choice: Choice) => call(Acknowledged, 'POST', `${at(id)}/choices`, choice),
  act: (id: string, offer: OfferChoice) => call(Acknowledged, 'POST', `${at(id)}/offers`, offer),
  chat: (id: string, talk: Talk) => call(Acknowledged, 'POST', `${at(id)}/chat`, talk),
  undo: (id: string, seat: number, command: string) => call(TakenBack, 'POST', `${at(id)}/undo`, { seat, command }),
  redo: (id: string, seat: number, command: string) => call(TakenBack, 'POST', `${at(id)}/redo`, { seat, command }),
  consent: (id: string, proposal: number, accept: boolean) =>
    call(Done, 'POST', `${at(id)}/proposals/${proposal}`, { accept }),
  log: (id: string) => call(LogFile, 'GET', `${at(id)}/log`),
  standing: (id: string, seat: number) => call(Standing, 'GET', `${at(id)}/standing?seat=${seat}`),
  setStanding: (id: string, seat: number, standing: Standing) =>
    call(Standing, 'PUT', `${at(id)}/standing?seat=${seat}`, standing),
  why: (id: string, seat: number, option: string) =>
    call(Why, 'GET', `${at(id)}/why?seat=${seat}&option=${encodeURIComponent(option)}`),
  view: (id: string, query: string, signal: AbortSignal) =>
    call(Message, 'GET', `${at(id)}/view?${query}`, undefined, signal),
  events: (id: string, query: string, signal: AbortSignal) =>
    call(Messages, 'GET', `${at(id)}/events?${query}`, undefined, signal),
} as const;
