// What one viewer is sent for a row: what happened, and how the picture changed. A patch is made from the viewer's own last
// two pictures and from nothing else, so it cannot tell more than they do.

import { WATCHER, type Seat } from '@landsraad/kernel';
import { diff, patched, type Known, type Patch } from './patch.ts';
import type { Holder } from './row.ts';
import { eventsFor, sightOf, speaksTo, type Sight, type TableEvent, type Told } from './sight.ts';
import type { Table } from './state.ts';

/** Every so many messages of a viewer the picture is sent whole: an earlier one is never far from one of these. */
export const WHOLE_EVERY = 50;

/** A message as it is kept; its number is known from those before it. */
export interface Kept {
  readonly events: readonly TableEvent[];
  readonly whole?: Sight;
  /** Of the picture without its seats, which are few and seldom change. */
  readonly patch?: Patch;
  readonly seats?: readonly Holder[];
}
export interface Sent extends Kept {
  readonly seq: number;
}
/** With the picture after it. */
export interface Seen extends Sent {
  readonly sight: Sight;
}

/** How the open table changed: the same for all viewers, so it is worked out once. */
function openTableChanged(before: Sight, after: Sight): Known {
  const [was, is] = [before.view?.table, after.view?.table];
  return { before: was, after: is, patch: diff(was, is) };
}

/** How the picture changed; null: not at all. */
function changed(before: Sight, after: Sight, openTable: Known): Omit<Kept, 'events'> | null {
  const { seats: sat, ...was } = before;
  const { seats, ...is } = after;
  const patch = diff(was, is, openTable);
  const moved = diff(sat, seats) !== null;
  if (patch === null && !moved) return null;
  return { ...(patch === null ? {} : { patch }), ...(moved ? { seats } : {}) };
}

/** The picture after a message; null: it cannot be known without an earlier one. */
export function sightAfter(before: Sight | null, { whole, patch = {}, seats: moved }: Kept): Sight | null {
  if (whole !== undefined) return whole;
  if (before === null) return null;
  const { seats, ...picture } = before;
  return { ...(patched(picture, patch) as Omit<Sight, 'seats'>), seats: moved ?? seats };
}

/** One seat, or the watchers: how many messages they were sent, and the last picture. */
export interface Onlooker {
  readonly viewer: Seat;
  seq: number;
  sight: Sight;
  /** They have been sent nothing since the table was read: the next picture is sent whole. */
  fresh: boolean;
}

/** The seats in order, then the watchers. */
export const onlookersOf = (table: Table): Onlooker[] =>
  [...table.seats.keys(), WATCHER].map((viewer) => ({ viewer, seq: 0, sight: sightOf(table, viewer), fresh: true }));

/** What is sent for a row that has been read. Whoever sees no difference and is told nothing is sent nothing. */
export function messagesFor(table: Table, onlookers: readonly Onlooker[], told: Told): Map<Seat, Seen> {
  const messages = new Map<Seat, Seen>();
  let openTable: Known | null = null;
  for (const o of onlookers) {
    const sight = sightOf(table, o.viewer);
    openTable ??= openTableChanged(o.sight, sight);
    const difference = changed(o.sight, sight, openTable);
    o.sight = sight;
    if (difference === null && !speaksTo(told, o.viewer)) continue;
    o.seq++;
    const whole = o.fresh || o.seq % WHOLE_EVERY === 1;
    o.fresh = false;
    const events = eventsFor(told, o.viewer);
    messages.set(o.viewer, { seq: o.seq, events, ...(whole ? { whole: sight } : difference), sight });
  }
  return messages;
}

// ---- kept once for all viewers of a row: the watchers' message, and how each seat's differs from it ----

interface Packed {
  readonly watchers: Kept | null;
  readonly seats: { readonly [seat: string]: Patch };
}

const kept = ({ seq: _, sight: __, ...rest }: Seen): Kept => rest;

export function packed(messages: ReadonlyMap<Seat, Seen>): string {
  const open = messages.get(WATCHER);
  const watchers = open === undefined ? null : kept(open);
  const seats: { [seat: string]: Patch } = {};
  for (const [viewer, seen] of messages) if (viewer !== WATCHER) seats[viewer] = diff(watchers, kept(seen)) ?? {};
  const body: Packed = { watchers, seats };
  return JSON.stringify(body);
}

/** Null: nothing was sent, or it was not kept. */
export function unpacked(body: string, viewer: Seat): Kept | null {
  if (body === '') return null;
  const { watchers, seats }: Packed = JSON.parse(body);
  if (viewer === WATCHER) return watchers;
  const own = seats[viewer];
  return own === undefined ? null : (patched(watchers, own) as Kept);
}
