// Reads a table from its log, and sets it aside if the log does not hold.

import { setImmediate as turn } from 'node:timers/promises';
import { freeze, newTable, Refused, thaw, type HostedGame, type Row, type Table } from '@landsraad/table';
import { readRow } from '../replays/jobs.ts';
import type { Replays } from '../replays/pool.ts';
import { brokenLink, firstLink } from '../store/chain.ts';
import { sqliteCode } from '../store/database.ts';
import type { Store, StoredCommand, StoredTable } from '../store/store.ts';
import { countMessages, countRow, newRoom, type Room } from './room.ts';

export type GameNamed = (id: string) => HostedGame | undefined;

/** A table that cannot be used; all others go on. */
export class SetAside extends Error {}
const ASIDE = 'This table has been set aside:';

const MS_AT_A_STRETCH = 8;
/** Others have their turn while something long is done. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MS_AT_A_STRETCH) return;
    await turn();
    since = performance.now();
  };
}

const commandOf = (text: string): StoredCommand => JSON.parse(text);
const rowOf = (stored: { readonly body: string }): Row => JSON.parse(stored.body);

function firstState(stored: StoredTable, games: GameNamed): Table {
  const first = stored.rows[0] === undefined ? undefined : rowOf(stored.rows[0]);
  if (first?.kind !== 'created') throw new SetAside('Its log does not begin with the making of a table.');
  const game = games(first.game);
  if (game === undefined) throw new SetAside(`This server does not offer the game "${first.game}".`);
  return newTable(game, first);
}

/** Null: there is no such table. */
export async function loadRoom(store: Store, replays: Replays, games: GameNamed, id: string): Promise<Room | null> {
  const stored = await store.load(id).catch((error: unknown) => {
    throw sqliteCode(error) === 'SQLITE_CORRUPT' ? new SetAside(`${ASIDE} its pages on disk are damaged.`) : error;
  });
  if (stored === null) return null;
  try {
    const broken = brokenLink(id, stored);
    if (broken !== null) throw new SetAside(broken);
    const room = await fold(store, replays, games, id, stored);
    // It was restored, or the rules play it again.
    if (stored.problem !== null) await store.setAside(id, null);
    return room;
  } catch (error) {
    // Too many at once: that says nothing about this table.
    if (error instanceof Refused && error.status === 503) throw error;
    const problem = `${ASIDE} ${whyNot(games, stored, error)}`;
    if (problem !== stored.problem) await store.setAside(id, problem);
    throw new SetAside(problem);
  }
}

/** A log of other rules may fail anywhere: what people need to know is that the rules have changed. */
function whyNot(games: GameNamed, stored: StoredTable, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  // A first row that does not verify may be anything.
  if (error instanceof SetAside) return why;
  const first = stored.rows[0] === undefined ? undefined : rowOf(stored.rows[0]);
  const game = first?.kind === 'created' ? games(first.game) : undefined;
  if (game === undefined || first?.kind !== 'created' || first.version === game.version) return why;
  return `it was started with an earlier version of ${game.title}, and the rules have changed since.`;
}

async function fold(store: Store, replays: Replays, games: GameNamed, id: string, stored: StoredTable): Promise<Room> {
  let t = firstState(stored, games);
  let from = 1;
  const snapshot = await store.snapshot(id);
  const fits = snapshot !== null && stored.rows[snapshot.n - 1]?.hash === snapshot.hash ? snapshot : null;
  const thawed = fits === null ? null : thaw(t.game, t.made, fits.body);
  if (fits !== null && thawed !== null) [t, from] = [thawed, fits.n];
  const bodies = stored.rows.slice(from).map((row) => row.body);
  const isLong = bodies.length > SHORT;
  if (isLong) t = await readElsewhere(replays, t, thawed === null ? null : (fits?.body ?? null), bodies);
  else {
    const pause = breather();
    for (const body of bodies) {
      readRow(t, body);
      await pause();
    }
  }
  const head = stored.rows.at(-1)?.hash ?? firstLink(id);
  const room = newRoom(id, t, stored.created, head, stored.hasEarlierCommands);
  for (const row of stored.rows) {
    countRow(room, row, row.command === null ? null : commandOf(row.command).key);
    countMessages(room, row.sent);
  }
  // What was long to play is not played again.
  if (isLong) await keepSnapshot(store, room);
  return room;
}

/** So many rows are read at once, beside everything else. */
const SHORT = 60;

/** Plays a long log in a thread. */
async function readElsewhere(
  replays: Replays,
  { game, made }: Table,
  snapshot: string | null,
  bodies: readonly string[],
): Promise<Table> {
  const played = await replays.play({ kind: 'read', made, snapshot, bodies });
  const table = thaw(game, made, played.snapshot);
  if (table === null) throw new SetAside('It was played by other rules than these.');
  return table;
}

/** Keeps a cache of a long log. */
export async function keepSnapshot(store: Store, room: Room): Promise<void> {
  const n = room.sent.length;
  if (room.broken || n < 2) return;
  await store.keepSnapshot(room.id, { n, hash: room.head, body: freeze(room.table) });
}
