// The tables in memory. Whatever nobody uses is let go and comes back from its log.

import { Refused } from '@landsraad/table';
import type { Replays } from '../replays/pool.ts';
import type { Store } from '../store/store.ts';
import { keepSnapshot, loadRoom, SetAside, type GameNamed } from './load.ts';
import { inTurn, type Room } from './room.ts';

/** A log of that many rows since the last snapshot is worth a new one. */
const WORTH_A_SNAPSHOT = 100;

export interface Rooms {
  /** Has the table to itself for the time of `work`. */
  at<R>(id: string, work: (room: Room) => Promise<R>): Promise<R>;
  /** A table that has just been made. */
  enter(room: Room): void;
  open(): readonly Room[];
  /** Lets go of tables that nobody has used for so long; says how many. */
  evict(idleMs: number): Promise<number>;
  /** Waits until nothing is under way any more. */
  drain(): Promise<void>;
}

export function openRooms(store: Store, replays: Replays, games: GameNamed, wake: (room: Room) => void): Rooms {
  const loading = new Map<string, Promise<Room | null>>();
  const inMemory = new Map<string, Room>();
  const snapshots = new Map<string, number>();

  function drop(room: Room): void {
    if (inMemory.get(room.id) !== room) return;
    inMemory.delete(room.id);
    loading.delete(room.id);
    for (const listener of room.listeners) listener.dismiss('restarted');
    room.listeners.clear();
  }

  function find(id: string): Promise<Room | null> {
    const there = loading.get(id);
    if (there !== undefined) return there;
    const found = loadRoom(store, replays, games, id).then((room) => {
      if (room === null) loading.delete(id);
      else {
        inMemory.set(id, room);
        snapshots.set(id, room.sent.length);
        wake(room);
      }
      return room;
    });
    loading.set(id, found);
    // Set aside or the disk is in trouble: the next one who asks tries again.
    found.catch(() => loading.delete(id));
    return found;
  }

  async function roomOf(id: string): Promise<Room> {
    const room = await find(id).catch((error: unknown) => {
      throw error instanceof SetAside ? new Refused(409, 'set-aside', error.message) : error;
    });
    if (room === null) throw new Refused(404, 'no-table', `There is no table "${id}".`);
    return room;
  }

  async function snapshotIfLong(room: Room): Promise<void> {
    const id = room.id;
    if (room.sent.length - (snapshots.get(id) ?? 0) < WORTH_A_SNAPSHOT) return;
    snapshots.set(id, room.sent.length);
    await keepSnapshot(store, room);
  }

  return {
    async at(id, work) {
      let here = await roomOf(id);
      // Between the finding and now it may have been let go: two writers must never have the same table.
      while (inMemory.get(id) !== here) here = await roomOf(id);
      const room = here;
      return inTurn(room, async () => {
        if (room.broken) throw new Refused(503, 'try-again', 'The table is being read anew from its log: try again.');
        try {
          return await work(room);
        } finally {
          if (room.broken) drop(room);
        }
      });
    },

    enter(room) {
      inMemory.set(room.id, room);
      loading.set(room.id, Promise.resolve(room));
    },

    open: () => [...inMemory.values()],

    async evict(idleMs) {
      const before = Date.now() - idleMs;
      let gone = 0;
      for (const room of inMemory.values()) {
        const busy = (): boolean =>
          room.waiting > 0 || room.thinking || room.listeners.size > 0 || room.usedAt > before;
        if (busy()) continue;
        await snapshotIfLong(room).catch(() => undefined);
        if (busy()) continue;
        drop(room);
        snapshots.delete(room.id);
        gone++;
      }
      return gone;
    },

    async drain() {
      for (const room of inMemory.values()) while (room.waiting > 0) await room.tail;
    },
  };
}
