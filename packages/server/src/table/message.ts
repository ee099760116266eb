// What one viewer is sent for a row: what happened, and how the picture changed. Kept once for all viewers of a row: the
// watchers' message, and how each seat's differs from it.

import { WATCHER, type Config, type Seat } from '@landsraad/kernel';
import {
  diff,
  patched,
  type HostedGame,
  type Holder,
  type Known,
  type Patch,
  type Sight,
  type TableEvent,
} from '@landsraad/table';
import type { Message, SeatInfo, Update } from '@landsraad/wire';

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
export function openTableChanged(before: Sight, after: Sight): Known {
  const [was, is] = [before.view?.table, after.view?.table];
  return { before: was, after: is, patch: diff(was, is) };
}

/** How the picture changed; null: not at all. */
export function changed(before: Sight, after: Sight, openTable: Known): Omit<Kept, 'events'> | null {
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

/** A row's messages, by viewer. */
export type Messages = ReadonlyMap<Seat, Kept>;

interface Packed {
  readonly watchers: Kept | null;
  readonly seats: { readonly [seat: string]: Patch };
}

export function packed(messages: Messages): string {
  const watchers = messages.get(WATCHER) ?? null;
  const seats: { [seat: string]: Patch } = {};
  for (const [viewer, kept] of messages) if (viewer !== WATCHER) seats[viewer] = diff(watchers, kept) ?? {};
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

// ---- as one person reads it ----

/** Seats are named by the game and how it is set up. */
export interface Naming {
  readonly game: HostedGame;
  readonly config: Config;
  readonly nameOf: (who: string) => string;
}

export function messageFor(naming: Naming, sent: Pick<Seen, 'seq' | 'events' | 'sight'>, who: string | null): Message {
  const { status, seats, proposal, view, undo } = sent.sight;
  return {
    seq: sent.seq,
    events: sent.events,
    status,
    seats: seatInfos(naming, seats, who),
    proposal,
    view,
    decision: view?.decision ?? null,
    offers: view?.offers ?? [],
    waitingFor: view?.waitingFor ?? [],
    undo,
  };
}

/** Only what changed, for somebody who has the message before. */
export function updateFor(naming: Naming, sent: Sent, who: string | null): Message | Update {
  const { seq, events, whole, patch, seats } = sent;
  if (whole !== undefined) return messageFor(naming, { seq, events, sight: whole }, who);
  return {
    seq,
    events,
    ...(patch === undefined ? {} : { patch }),
    ...(seats === undefined ? {} : { seats: seatInfos(naming, seats, who) }),
  };
}

export const seatInfos = ({ game, config, nameOf }: Naming, seats: readonly Holder[], who: string | null): SeatInfo[] =>
  seats.map((h, seat) => ({
    seat,
    title: game.seatTitle(seat, config),
    kind: h.kind,
    name: h.kind === 'person' ? nameOf(h.who) : h.kind === 'bot' ? h.bot : null,
    bot: h.kind === 'bot' ? h.bot : null,
    mine: h.kind === 'person' && h.who === who,
  }));
