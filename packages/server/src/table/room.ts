// A table that somebody is using: one writer at a time, rows on disk before anybody hears of them.

import type { Happening } from '@landsraad/kernel';
import { chained } from '../store/chain.ts';
import type { Store, StoredCommand } from '../store/store.ts';
import type { Row } from './row.ts';
import { eventsFor, sightOf, speaksTo, toldBy, viewersOf, watcherOf, type SentMessage, type Viewer } from './sight.ts';
import { people, read, statusOf, type TableState } from './state.ts';

/** Somebody who hears what is sent to one viewer. */
export interface Listener {
  readonly viewer: Viewer;
  readonly who: string | null;
  hear(message: SentMessage): void;
  /** The seat has gone to somebody else, or the table is read anew: whoever comes again resumes. */
  dismiss(why: 'seat changed' | 'restarted'): void;
}

/** Enough for somebody who comes back after a moment; older messages are made anew from the log. */
const REMEMBERED = 16;

export interface Room {
  state: TableState;
  readonly created: number;
  changed: number;
  count: number;
  head: string;
  /** By viewer: how many messages were sent, the last ones, and the last sight as text. */
  readonly seqs: number[];
  readonly recent: SentMessage[][];
  readonly sights: string[];
  readonly listeners: Set<Listener>;
  tail: Promise<unknown>;
  waiting: number;
  /** A bot of this table is thinking. */
  thinking: boolean;
  /** Acts of bots since the last answer of anybody: no bot talks for ever. */
  botActs: number;
  usedAt: number;
  /** What is in memory may differ from what is on disk: nobody may go on with it. */
  broken: boolean;
}

export const newRoom = (state: TableState, created: number): Room => ({
  state,
  created,
  changed: created,
  count: 0,
  head: '',
  seqs: viewersOf(state).map(() => 0),
  recent: viewersOf(state).map(() => []),
  sights: viewersOf(state).map(() => ''),
  listeners: new Set(),
  tail: Promise.resolve(),
  waiting: 0,
  thinking: false,
  botActs: 0,
  usedAt: Date.now(),
  broken: false,
});

/** One after the other: whoever reads or writes a table waits for those before. */
export function inTurn<R>(room: Room, work: () => Promise<R>): Promise<R> {
  room.waiting++;
  room.usedAt = Date.now();
  const mine = room.tail.then(work);
  const done = (): void => {
    room.waiting--;
  };
  room.tail = mine.then(done, done);
  return mine;
}

/** Rows that have been read and are not yet on disk. */
export interface Draft {
  readonly room: Room;
  readonly rows: { readonly n: number; readonly at: number; readonly body: string; readonly sent: number }[];
  readonly messages: { readonly viewer: Viewer; readonly message: SentMessage }[];
  seatsChanged: boolean;
}

export const newDraft = (room: Room): Draft => ({ room, rows: [], messages: [], seatsChanged: false });

/**
 * Reads a row and notes what everybody is to be told. Throws what refuses it, and then nothing has changed.
 * Nobody hears the rows of a finished game that is imported; who scrubs through it has them made anew.
 */
export function add(draft: Draft, row: Row, heard = true): void {
  const { room } = draft;
  const t = room.state;
  const told = toldBy(t, row);
  const happened: Happening[] = [];
  read(t, row, happened, false);
  const written = row.kind === 'played' || row.kind === 'started' ? { ...row, print: t.match?.print() ?? '' } : row;
  let sent = 0;
  for (const viewer of viewersOf(t)) {
    const sight = sightOf(t, viewer);
    const text = JSON.stringify(sight);
    if (text === room.sights[viewer] && !speaksTo(t, viewer, told, happened)) continue;
    room.sights[viewer] = text;
    sent |= 1 << viewer;
    const seq = (room.seqs[viewer] ?? 0) + 1;
    room.seqs[viewer] = seq;
    if (heard) draft.messages.push({ viewer, message: { seq, events: eventsFor(t, viewer, told, happened), sight } });
  }
  draft.seatsChanged ||= row.kind === 'seat' || row.kind === 'created';
  draft.rows.push({ n: room.count + draft.rows.length + 1, at: Date.now(), body: JSON.stringify(written), sent });
}

/** Does something to the table and keeps it; what is refused before the first row changes nothing. */
export async function change<R>(
  store: Store,
  room: Room,
  work: (draft: Draft) => R,
  commandFor: (result: R) => StoredCommand | null = () => null,
): Promise<R> {
  const draft = newDraft(room);
  let result: R;
  try {
    result = work(draft);
  } catch (error) {
    if (draft.rows.length > 0) room.broken = true;
    throw error;
  }
  await keep(store, draft, commandFor(result));
  return result;
}

/** Writes the rows and, when they are on disk, tells everybody. */
export async function keep(store: Store, draft: Draft, command: StoredCommand | null): Promise<void> {
  const { room } = draft;
  const t = room.state;
  if (draft.rows.length === 0) return;
  const rows = chained(room.head, draft.rows);
  const last = rows.at(-1);
  if (last === undefined) return;
  // When a sealed answer was given is a secret too: the time of the last change is that of what everybody saw.
  const changed = rows.findLast((r) => (r.sent & (1 << watcherOf(t))) !== 0)?.at ?? room.changed;
  const status = statusOf(t);
  const waiting = status === 'live' ? (t.match?.view(-1).waitingFor.map((w) => w.seat) ?? []) : [];
  const line = {
    game: t.made.game,
    mode: t.made.config.mode,
    players: t.made.config.players,
    status,
    public: t.made.public,
    owner: t.made.owner,
    created: room.created,
    changed,
    seats: JSON.stringify(t.seats),
    waiting: JSON.stringify(waiting),
  };
  const theirs = draft.seatsChanged ? [...new Set([t.made.owner, ...people(t)])] : null;
  try {
    await store.append({ table: t.id, rows, command, line, people: theirs });
  } catch (error) {
    room.broken = true;
    throw error;
  }
  room.count = last.n;
  room.head = last.hash;
  room.changed = changed;
  publish(draft);
}

function publish({ room, messages, seatsChanged }: Draft): void {
  if (seatsChanged) dismissStrangers(room);
  for (const { viewer, message } of messages) {
    const recent = room.recent[viewer];
    if (recent === undefined) continue;
    recent.push(message);
    if (recent.length > REMEMBERED) recent.shift();
    for (const listener of room.listeners) if (listener.viewer === viewer) listener.hear(message);
  }
}

/** Whoever looks through the eyes of a seat that is no longer theirs looks no more. */
function dismissStrangers(room: Room): void {
  const { seats } = room.state;
  for (const listener of room.listeners) {
    const holder = seats[listener.viewer];
    if (holder === undefined || (holder.kind === 'person' && holder.who === listener.who)) continue;
    room.listeners.delete(listener);
    listener.dismiss('seat changed');
  }
}
