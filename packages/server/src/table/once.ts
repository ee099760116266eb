// A command that comes twice happens once: whoever repeats it gets the first answer.

import { Refused } from '@landsraad/table';
import { digest } from '../store/chain.ts';
import type { Store, StoredCommand } from '../store/store.ts';
import { change, type Draft, type Room } from './room.ts';

/** Refusals change nothing and are not written down; remembering them for a while answers a repeated click alike. */
const refusals = new WeakMap<Room, Map<string, { readonly asked: string; readonly refused: Refused }>>();
const REMEMBERED = 200;

/** The same command, if it has come before. */
async function find(store: Store, room: Room, key: string): Promise<StoredCommand | null> {
  for (const n of room.commands.rowsWith(key)) {
    const there = await store.command(room.id, n);
    if (there?.key === key) return there;
  }
  return room.commands.hasEarlier ? store.earlierCommand(room.id, key) : null;
}

export async function once<R>(
  store: Store,
  room: Room,
  who: string,
  command: string | undefined,
  request: unknown,
  work: (draft: Draft) => R,
): Promise<R> {
  if (command === undefined) return change(store, room, work);
  const key = `${who} ${command}`;
  const asked = digest(JSON.stringify(request));
  const remembered = refusals.get(room) ?? new Map();
  refusals.set(room, remembered);
  const before = await find(store, room, key);
  if ((before?.digest ?? remembered.get(key)?.asked ?? asked) !== asked)
    throw new Refused(
      422,
      'command-reused',
      `The command "${command}" has been used for something else: every command needs an id of its own.`,
    );
  // It is what this work answered then.
  if (before !== null) return before.reply as R;
  const refusedBefore = remembered.get(key);
  if (refusedBefore !== undefined) throw refusedBefore.refused;
  try {
    return await change(store, room, work, (reply) => ({ key, digest: asked, reply }));
  } catch (error) {
    if (error instanceof Refused) {
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(key, { asked, refused: error });
    }
    throw error;
  }
}
