// The tables in memory. Whatever nobody uses is let go and comes back from its log.

import { Refused } from '@landsraad/table';
import type { Replays } from '../replays/pool.ts';
import type { Store } from '../store/store.ts';
import { breather, keepSnapshot, loadRoom, SetAside, type GameNamed } from './load.ts';
import { inTurn, type Room } from './room.ts';

/** A log of that many rows since the last snapshot is worth a new one. */
const WORTH_A_SNAPSHOT = 100;

export interface Rooms {
  /** Has the table to itself for the time of `work`. */
  at<R>(id: string, work: (room: Room) => Promise<R>): Promise<R>;
  /** A table that has just been made. */
  enter(room: Room): void;
  open(): readonly Room[];
  /** Has tables rest that nobody has used for so long. */
  rest(idleMs: number): Promise<void>;
  /** Lets go of tables that nobody has used for so long; says how many. */
  evict(idleMs: number): Promise<number>;
  /** Waits until nothing is under way any more. */
  drain(): Promise<void>;
}

/** What rooms are made from, and how many tables are held in memory. */
export interface Shelf {
  readonly store: Store;
  readonly replays: Replays;
  readonly games: GameNamed;
  readonly most: number;
}

export function openRooms({ store, replays, games, most }: Shelf, wake: (room: Room) => void): Rooms {
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

  const isBusy = (room: Room): boolean => room.waiting > 0 || room.thinking || room.listeners.size > 0;

  /** Lets a table go, unless somebody has come meanwhile. */
  async function letGo(room: Room, isWanted: () => boolean): Promise<boolean> {
    if (isBusy(room) || isWanted()) return false;
    await snapshotIfLong(room).catch(() => undefined);
    if (isBusy(room) || isWanted() || inMemory.get(room.id) !== room) return false;
    drop(room);
    snapshots.delete(room.id);
    return true;
  }

  let tidying = false;
  /** When there are too many, those that nobody has used for longest leave. */
  async function tidy(): Promise<void> {
    if (tidying || inMemory.size <= most) return;
    tidying = true;
    for (const room of inMemory.values()) {
      if (inMemory.size <= most) break;
      const { usedAt } = room;
      await letGo(room, () => room.usedAt !== usedAt);
    }
    tidying = false;
  }

  /** The last in the line of those that leave. */
  function used(room: Room): void {
    if (inMemory.get(room.id) !== room) return;
    inMemory.delete(room.id);
    inMemory.set(room.id, room);
    void tidy();
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
      let here = inMemory.get(id) ?? (await roomOf(id));
      // Between the finding and now it may have been let go: two writers must never have the same table.
      while (inMemory.get(id) !== here) here = await roomOf(id);
      const room = here;
      used(room);
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
      void tidy();
    },

    open: () => [...inMemory.values()],

    async rest(idleMs) {
      const before = Date.now() - idleMs;
      const pause = breather();
      for (const room of [...inMemory.values()]) {
        if (room.usedAt > before || room.waiting > 0 || room.thinking || room.broken || room.isResting()) continue;
        room.rest();
        await pause();
      }
    },

    async evict(idleMs) {
      const before = Date.now() - idleMs;
      let gone = 0;
      for (const room of [...inMemory.values()]) if (await letGo(room, () => room.usedAt > before)) gone++;
      return gone;
    },

    async drain() {
      for (const room of inMemory.values()) while (room.waiting > 0) await room.tail;
    },
  };
}
