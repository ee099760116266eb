// A table that somebody is using: one writer at a time, rows on disk before anybody hears of them.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { WATCHER, type Seat } from '@landsraad/kernel';
import {
  freeze,
  messagesFor,
  onlookersOf,
  people,
  sightOf,
  statusOf,
  thaw,
  type Host,
  type Onlooker,
  type Row,
  type Seen,
  type Table,
  type Told,
} from '@landsraad/table';
import { freshSeed } from '../identities.ts';
import { chained, digest } from '../store/chain.ts';
import { wind, type Clock } from './clock.ts';
import { seenCommands, type SeenCommands } from './commands.ts';
import type { Store, StoredCommand, StoredLine, StoredRow } from '../store/store.ts';

/** Somebody who hears what is sent to one viewer. */
export interface Listener {
  readonly viewer: Seat;
  readonly who: string | null;
  /** What was sent for one change, in order. */
  hear(messages: readonly Seen[]): void;
  dismiss(why: Dismissal): void;
}
/** The seat has gone to somebody else, the table is read anew (whoever comes again resumes), or the person is no longer known. */
export type Dismissal = 'seat changed' | 'restarted' | 'signed out';

export interface Room {
  readonly id: string;
  /** Whoever asks for it wakes it. */
  readonly table: Table;
  readonly created: number;
  changed: number;
  /** For every row, who was sent a message: a bit per seat, the one after the last seat for watchers. */
  readonly sent: number[];
  head: string;
  /** Its line in the lobby as it was last written; null: nothing was written since it was read. */
  line: StoredLine | null;
  /** The seats in order, then the watchers. */
  readonly onlookers: readonly Onlooker[];
  /** Keeps the table as a few bytes until somebody asks for it. */
  rest(): void;
  isResting(): boolean;
  readonly listeners: Set<Listener>;
  readonly commands: SeenCommands;
  tail: Promise<unknown>;
  waiting: number;
  /** A bot of this table is thinking. */
  thinking: boolean;
  usedAt: number;
  /** Somebody must answer in time. */
  clock: Clock | null;
  /** What is in memory may differ from what is on disk: nobody may go on with it. */
  broken: boolean;
}

interface Awake {
  readonly table: Table;
  readonly onlookers: readonly Onlooker[];
}
/** Of a table that nobody plays at just now: everything else can be made from this. */
interface Resting {
  readonly bytes: Uint8Array;
  readonly onlookers: readonly Omit<Onlooker, 'sight'>[];
}

export function newRoom(id: string, table: Table, created: number, head: string, hasEarlierCommands = false): Room {
  const { game, made } = table;
  let now: Awake | Resting = { table, onlookers: onlookersOf(table) };

  function wakeUp({ bytes, onlookers }: Resting): Awake {
    const thawed = thaw(game, made, inflateRawSync(bytes).toString());
    if (thawed === null) throw new Error('A table at rest was made by other rules than these.');
    return { table: thawed, onlookers: onlookers.map((o) => ({ ...o, sight: sightOf(thawed, o.viewer) })) };
  }
  function here(): Awake {
    if ('table' in now) return now;
    const awake = wakeUp(now);
    now = awake;
    return awake;
  }

  return {
    id,
    get table() {
      return here().table;
    },
    get onlookers() {
      return here().onlookers;
    },
    rest() {
      if (!('table' in now)) return;
      now = {
        // A copy of its own: what comes out of the compressor lies in a larger block.
        bytes: Uint8Array.from(deflateRawSync(freeze(now.table), { level: 1 })),
        onlookers: now.onlookers.map(({ viewer, seq, fresh }) => ({ viewer, seq, fresh })),
      };
    },
    isResting: () => !('table' in now),
    created,
    changed: created,
    sent: [],
    head,
    line: null,
    listeners: new Set(),
    commands: seenCommands(hasEarlierCommands),
    tail: Promise.resolve(),
    waiting: 0,
    thinking: false,
    usedAt: Date.now(),
    clock: null,
    broken: false,
  };
}

export function onlooker(room: Room, viewer: Seat): Onlooker {
  const found = room.onlookers.find((o) => o.viewer === viewer);
  if (found === undefined) throw new Error(`Nobody looks at this table as seat ${viewer}.`);
  return found;
}

/** A viewer's bit in what is noted of a row. */
export const bitOf = ({ table }: Room, viewer: Seat): number => 1 << (viewer === WATCHER ? table.seats.length : viewer);

/** Notes a row, to whom it was sent and with which command it came. */
export function countRow(room: Room, { sent, at }: Pick<StoredRow, 'sent' | 'at'>, key: string | null): void {
  room.sent.push(sent);
  room.commands.add(key);
  // When a sealed answer was given is a secret too: the time of the last change is that of what everybody saw.
  if ((sent & bitOf(room, WATCHER)) !== 0) room.changed = at;
}

/** Counts a message of everybody who was sent one. */
export function countMessages(room: Room, sent: number): void {
  for (const o of room.onlookers) if ((sent & bitOf(room, o.viewer)) !== 0) o.seq++;
}

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

/** A change of a table: rows that have been read and are not yet on disk. */
export interface Draft extends Host {
  readonly room: Room;
  readonly rows: Pick<StoredRow, 'at' | 'body' | 'sent' | 'told'>[];
  readonly messages: ReadonlyMap<Seat, Seen>[];
  seatsChanged: boolean;
}

export function newDraft(room: Room): Draft {
  const draft: Draft = {
    room,
    table: room.table,
    freshSeed,
    commitTo: digest,
    keep: (row, told) => note(draft, row, told),
    rows: [],
    messages: [],
    seatsChanged: false,
  };
  return draft;
}

/** Notes a row, and what everybody is to be told of it. */
function note(draft: Draft, row: Row, told: Told): void {
  const { room, table } = draft;
  const messages = messagesFor(table, room.onlookers, told);
  let sent = 0;
  for (const viewer of messages.to.keys()) sent |= bitOf(room, viewer);
  draft.messages.push(messages.to);
  draft.seatsChanged ||= row.kind === 'seat' || row.kind === 'created';
  draft.rows.push({ at: Date.now(), body: JSON.stringify(row), sent, told: messages.kept });
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

/** Seats are replaced when one changes: as text they are the same until then. */
const seatsTexts = new WeakMap<object, string>();
function seatsText({ seats }: Table): string {
  const there = seatsTexts.get(seats) ?? JSON.stringify(seats);
  seatsTexts.set(seats, there);
  return there;
}

function lineOf({ table, created, changed }: Room): StoredLine {
  const { game, config, owner, public: isPublic } = table.made;
  const { mode, players } = config;
  const status = statusOf(table);
  return { game, mode, players, status, public: isPublic, owner, created, changed, seats: seatsText(table) };
}

/** When a table last changed is written to a few seconds: to keep the lobby in order costs as much as the move itself. */
const FEW_SECONDS = 10_000;
const isAlike = (a: StoredLine, b: StoredLine): boolean =>
  a.status === b.status && a.seats === b.seats && b.changed - a.changed < FEW_SECONDS;

const waitedFor = (t: Table): readonly Seat[] =>
  statusOf(t) === 'live' ? (t.match?.view(WATCHER).waitingFor.map((w) => w.seat) ?? []) : [];

/** Writes the rows and, when they are on disk, tells everybody. */
export async function keep(store: Store, draft: Draft, command: StoredCommand | null): Promise<void> {
  const { room, table: t } = draft;
  const rows = chained(room.head, room.sent.length, draft.rows, command);
  const last = rows.at(-1);
  if (last === undefined) return;
  for (const r of rows) countRow(room, r, r.command === null ? null : (command?.key ?? null));
  const line = lineOf(room);
  const isAsWritten = room.line !== null && isAlike(room.line, line);
  const theirs = draft.seatsChanged ? [...new Set([t.made.owner, ...people(t)])] : null;
  try {
    await store.append({
      table: room.id,
      rows,
      line: isAsWritten ? null : line,
      waiting: JSON.stringify(waitedFor(t)),
      people: theirs,
    });
  } catch (error) {
    room.broken = true;
    throw error;
  }
  room.head = last.hash;
  if (!isAsWritten) room.line = line;
  wind(room);
  publish(draft);
}

function publish({ room, messages, seatsChanged }: Draft): void {
  if (seatsChanged) dismissStrangers(room);
  for (const listener of room.listeners) {
    const theirs: Seen[] = [];
    for (const sent of messages) {
      const seen = sent.get(listener.viewer);
      if (seen !== undefined) theirs.push(seen);
    }
    if (theirs.length > 0) listener.hear(theirs);
  }
}

/** Whoever looks through the eyes of a seat that is no longer theirs looks no more. */
function dismissStrangers(room: Room): void {
  const { seats } = room.table;
  for (const listener of room.listeners) {
    const holder = seats[listener.viewer];
    if (holder === undefined || (holder.kind === 'person' && holder.who === listener.who)) continue;
    room.listeners.delete(listener);
    listener.dismiss('seat changed');
  }
}

/** Whoever has signed out hears nothing more. */
export function dismissPerson(room: Room, who: string): void {
  for (const listener of room.listeners) {
    if (listener.who !== who) continue;
    room.listeners.delete(listener);
    listener.dismiss('signed out');
  }
}
