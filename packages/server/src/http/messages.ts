// Messages of a table for one viewer: now, since some number, or at an earlier one.

import type { Seat } from '@landsraad/kernel';
import {
  conferringNow,
  Refused,
  sightAfter,
  unpacked,
  WHOLE_EVERY,
  type Seen,
  type Sent,
  type Table,
} from '@landsraad/table';
import type { House } from '../house.ts';
import type { Message } from '@landsraad/wire';
import { digest } from '../store/chain.ts';
import { timeLeft } from '../table/clock.ts';
import type { Naming } from '../table/naming.ts';
import { bitOf, onlooker, type Room } from '../table/room.ts';

export const namingOf = (house: House, t: Table): Naming => ({
  game: t.game,
  config: t.made.config,
  nameOf: house.identities.nameOf,
});

/** The time that somebody has left to answer or to confer, as messages carry it; null: nobody is pressed for time. */
export function runningClocks(room: Room): Pick<Message, 'clock' | 'conferring'> | null {
  const clock = timeLeft(room);
  const conferring = conferringNow(room.table);
  if (clock === null && conferring === null) return null;
  return { ...(clock === null ? {} : { clock }), ...(conferring === null ? {} : { conferring }) };
}

/** The present picture; it tells of nothing new. */
export function present(room: Room, viewer: Seat): Seen {
  const { seq, sight } = onlooker(room, viewer);
  return { seq, events: [], whole: sight, sight, written: null };
}

/** The messages from one number to another, as they were sent. */
export async function sentBetween(house: House, room: Room, viewer: Seat, from: number, to: number): Promise<Sent[]> {
  const bit = bitOf(room, viewer);
  // The rows of these messages, counted from 1, by the messages' numbers.
  const rows: number[] = [];
  for (const [n, sent] of room.sent.entries()) if ((sent & bit) !== 0) rows.push(n + 1);
  const [first, last] = [rows[from - 1], rows[to - 1]];
  if (first === undefined || last === undefined) return [];
  const told = await house.store.told(room.id, first, last);
  // What is not what was sent is not sent again.
  const bodies = new Map(told.flatMap((t) => (digest(t.told) === t.toldDigest ? [[t.n, t.told]] : [])));
  return rows.slice(from - 1, to).flatMap((n, index) => {
    const kept = unpacked(bodies.get(n) ?? '', viewer);
    return kept === null ? [] : [{ ...kept, seq: from + index }];
  });
}

/** The same with the picture after each: it is made from the last that was sent whole. */
export async function seenBetween(house: House, room: Room, viewer: Seat, from: number, to: number): Promise<Seen[]> {
  const whole = from - ((from - 1) % WHOLE_EVERY);
  const seen: Seen[] = [];
  let sight: Seen['sight'] | null = null;
  for (const sent of await sentBetween(house, room, viewer, whole, to)) {
    sight = sightAfter(sight, sent);
    if (sight !== null && sent.seq >= from) seen.push({ ...sent, sight, written: null });
  }
  return seen;
}

/** The picture at that number, now or earlier. */
export async function messageAt(house: House, room: Room, viewer: Seat, at: number | undefined): Promise<Seen> {
  const last = onlooker(room, viewer).seq;
  if (at === undefined || at === last) return present(room, viewer);
  const [seen] = at === 0 || at > last ? [] : await seenBetween(house, room, viewer, at, at);
  if (seen === undefined) throw new Refused(404, 'no-message', `There is no message ${at}; the last is ${last}.`);
  return seen;
}
