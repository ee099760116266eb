// Reads a table from its log, and sets it aside if the log does not hold.

import { setImmediate as turn } from 'node:timers/promises';
import type { Happening } from '@landsraad/kernel';
import type { ServedGame } from '../served.ts';
import { brokenLink, firstLink } from '../store/chain.ts';
import type { Store, StoredRow, StoredTable } from '../store/store.ts';
import { newRoom, type Room } from './room.ts';
import type { Row } from './row.ts';
import { eventsFor, sightOf, toldBy, viewersOf, type SentMessage, type Viewer } from './sight.ts';
import { freeze, newTable, read, thaw, type TableState } from './state.ts';

export type GameNamed = (id: string) => ServedGame | undefined;

/** A table that cannot be used; all others go on. */
export class SetAside extends Error {}

const MS_AT_A_STRETCH = 8;
/** Others have their turn while a long log is read. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MS_AT_A_STRETCH) return;
    await turn();
    since = performance.now();
  };
}

const rowOf = (stored: StoredRow): Row => JSON.parse(stored.body);

function firstState(id: string, stored: StoredTable, games: GameNamed): TableState {
  const first = stored.rows[0] === undefined ? undefined : rowOf(stored.rows[0]);
  if (first?.kind !== 'created') throw new SetAside('Its log does not begin with the making of a table.');
  const game = games(first.game);
  if (game === undefined) throw new SetAside(`This server does not offer the game "${first.game}".`);
  return newTable(id, game, first);
}

/** Null: there is no such table. */
export async function loadRoom(store: Store, games: GameNamed, id: string): Promise<Room | null> {
  const stored = await store.load(id);
  if (stored === null) return null;
  try {
    const broken = brokenLink(id, stored);
    if (broken !== null) throw new SetAside(broken);
    return await fold(store, games, id, stored);
  } catch (error) {
    const problem = `This table has been set aside: ${whyNot(games, stored, error)}`;
    if (problem !== stored.problem) await store.setAside(id, problem);
    throw new SetAside(problem);
  }
}

/** A log of other rules may fail anywhere: what people need to know is that the rules have changed. */
function whyNot(games: GameNamed, stored: StoredTable, error: unknown): string {
  const why = error instanceof Error ? error.message : String(error);
  const first = stored.rows[0] === undefined ? undefined : rowOf(stored.rows[0]);
  const game = first?.kind === 'created' ? games(first.game) : undefined;
  if (error instanceof SetAside || game === undefined || first?.kind !== 'created' || first.version === game.version)
    return why;
  return `it was started with an earlier version of ${game.title}, and the rules have changed since.`;
}

async function fold(store: Store, games: GameNamed, id: string, stored: StoredTable): Promise<Room> {
  let t = firstState(id, stored, games);
  let from = 1;
  const snapshot = await store.snapshot(id);
  if (snapshot !== null && stored.rows[snapshot.n - 1]?.hash === snapshot.hash) {
    const thawed = thaw(id, t.game, t.made, snapshot.body);
    if (thawed !== null) [t, from] = [thawed, snapshot.n];
  }
  const pause = breather();
  for (const row of stored.rows.slice(from)) {
    read(t, rowOf(row), [], true);
    await pause();
  }
  const room = newRoom(t, stored.created);
  room.count = stored.rows.length;
  room.head = stored.rows.at(-1)?.hash ?? firstLink(id);
  for (const row of stored.rows) {
    for (const viewer of viewersOf(t))
      if ((row.sent & (1 << viewer)) !== 0) room.seqs[viewer] = (room.seqs[viewer] ?? 0) + 1;
    if ((row.sent & (1 << t.seats.length)) !== 0) room.changed = row.at;
  }
  for (const viewer of viewersOf(t)) room.sights[viewer] = JSON.stringify(sightOf(t, viewer));
  return room;
}

/** The messages that a viewer was sent, from one number to another, made anew from the log. Lean: only the last with its position. */
export async function messagesAgain(
  store: Store,
  games: GameNamed,
  id: string,
  viewer: Viewer,
  { from, to, lean }: { readonly from: number; readonly to: number; readonly lean: boolean },
): Promise<SentMessage[]> {
  const stored = await store.load(id);
  if (stored === null) return [];
  const t = firstState(id, stored, games);
  const messages: SentMessage[] = [];
  const pause = breather();
  let seq = 0;
  for (const row of stored.rows) {
    if (seq >= to) break;
    const sent = (row.sent & (1 << viewer)) !== 0;
    if (sent) seq++;
    const wanted = sent && seq >= from;
    const body = rowOf(row);
    const told = wanted ? toldBy(t, body) : null;
    const happened: Happening[] = [];
    read(t, body, happened, true);
    if (told !== null)
      messages.push({
        seq,
        events: eventsFor(t, viewer, told, happened),
        sight: sightOf(t, viewer, !lean || seq === to),
      });
    await pause();
  }
  return messages;
}

/** Keeps a cache of a long log. */
export async function keepSnapshot(store: Store, room: Room): Promise<void> {
  if (room.broken || room.count < 2) return;
  await store.keepSnapshot(room.state.id, { n: room.count, hash: room.head, body: freeze(room.state) });
}
