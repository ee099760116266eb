// What one viewer is sent for a row: what happened, and how the picture changed. A patch is made from the viewer's own last
// two pictures and from nothing else, so it cannot tell more than they do.

import { WATCHER, type Seat, type View } from '@landsraad/kernel';
import { diff, patched, type Patch } from './patch.ts';
import type { Holder } from './row.ts';
import { eventsFor, hearsMore, sightOf, speaksTo, type Sight, type TableEvent, type Told } from './sight.ts';
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
  /** Its number, events and patch as the members of a JSON object; null: with a picture or seats, where people need names. */
  readonly written: string | null;
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

// ---- a picture in two halves: what all viewers see alike is worked out and written down once ----

/** Members of a picture, or of a patch of one: those of the view in it, and those beside it. */
interface Half {
  readonly beside: Members;
  readonly view: Members;
}
type Members = { readonly [key: string]: unknown };
const NONE: Members = {};

const ALIKE = ['table', 'inForce', 'breadcrumb', 'turn', 'waitingFor', 'over'] as const;
const OWN = ['seat', 'hidden', 'purses', 'decision', 'sealed', 'offers'] as const;

/** The common half of a picture. */
const wholeForAll = ({ status, seats, proposal, view }: Sight): Half => ({
  beside: { status, seats, proposal },
  view: view === null ? NONE : some(view, ALIKE),
});
/** A viewer's own half. */
const wholeForOne = ({ view, undo }: Sight): Half =>
  view === null ? { beside: { view, undo }, view: NONE } : { beside: { undo }, view: some(view, OWN) };

function some(view: View, keys: readonly (keyof View)[]): Members {
  const members: { [key: string]: unknown } = {};
  for (const key of keys) members[key] = view[key];
  return members;
}

/** How the common half changed. */
const changedForAll = (before: Sight, after: Sight): Half => ({
  beside: changes(before, after, ['status', 'proposal']),
  view: before.view === null || after.view === null ? NONE : changes(before.view, after.view, ALIKE),
});
/** How a viewer's own half changed; before the start there is no view. */
const changedForOne = (before: Sight, after: Sight): Half =>
  before.view === null || after.view === null
    ? { beside: changes(before, after, ['view', 'undo']), view: NONE }
    : { beside: changes(before, after, ['undo']), view: changes(before.view, after.view, OWN) };

function changes<X>(before: X, after: X, keys: readonly (keyof X & string)[]): Members {
  let changed: { [key: string]: Patch } | null = null;
  for (const key of keys) {
    const change = diff(before[key], after[key]);
    if (change !== null) (changed ??= {})[key] = change;
  }
  return changed ?? NONE;
}

const isEmpty = (half: Half): boolean => half.beside === NONE && half.view === NONE;

/** Both halves in one. */
const joined = (a: Half, b: Half): Members => ({
  ...a.beside,
  ...b.beside,
  ...(a.view === NONE && b.view === NONE ? {} : { view: { ...a.view, ...b.view } }),
});

/** A half as JSON, without the brackets around it. */
interface WrittenHalf {
  readonly beside: string;
  readonly view: string;
}
const inner = (members: Members): string => (members === NONE ? '' : JSON.stringify(members).slice(1, -1));
const written = (half: Half): WrittenHalf => ({ beside: inner(half.beside), view: inner(half.view) });
const and = (a: string, b: string): string => (a === '' || b === '' ? a + b : `${a},${b}`);

function joinedText(a: WrittenHalf, b: WrittenHalf): string {
  const view = and(a.view, b.view);
  return `{${and(and(a.beside, b.beside), view === '' ? '' : `"view":{${view}}`)}}`;
}
const NO_TEXT: WrittenHalf = { beside: '', view: '' };

/** What is sent for a row, and the same as it is kept: once what is alike for all, and what each viewer has besides. */
export interface Messages {
  readonly to: ReadonlyMap<Seat, Seen>;
  /** Nothing: nobody was sent anything. */
  readonly kept: string;
}

/** Something of a row that is worked out when the first viewer needs it. */
function lazily<X>(work: () => X): () => X {
  let made: { readonly of: X } | null = null;
  return () => (made ??= { of: work() }).of;
}

/** What is sent for a row that has been read. Whoever sees no difference and is told nothing is sent nothing. */
export function messagesFor(table: Table, onlookers: readonly Onlooker[], told: Told): Messages {
  const to = new Map<Seat, Seen>();
  const [first] = onlookers;
  if (first === undefined) return { to, kept: '' };
  const [before, after] = [first.sight, sightOf(table, first.viewer)];
  const patch = changedForAll(before, after);
  const seats = diff(before.seats, after.seats) === null ? undefined : after.seats;
  const patchText = written(patch);
  const wholeText = lazily(() => written(wholeForAll(after)));
  const events = eventsFor(told, WATCHER);
  const eventsText = JSON.stringify(events);
  const each: string[] = [];
  let isWholeForSome = false;

  for (const o of onlookers) {
    const sight = o === first ? after : sightOf(table, o.viewer);
    const own = changedForOne(o.sight, sight);
    o.sight = sight;
    const sees = seats !== undefined || !isEmpty(patch) || !isEmpty(own);
    if (!sees && !speaksTo(told, o.viewer)) continue;
    o.seq++;
    const isWhole = o.fresh || o.seq % WHOLE_EVERY === 1;
    o.fresh = false;
    const isTold = hearsMore(told, o.viewer);
    const theirs = isTold ? eventsFor(told, o.viewer) : events;
    const theirText = isTold ? JSON.stringify(theirs) : eventsText;
    const kept = isTold ? `"events":${theirText},` : '';
    if (isWhole) {
      isWholeForSome = true;
      each.push(`"${o.viewer}":{${kept}"whole":${joinedText(NO_TEXT, written(wholeForOne(sight)))}}`);
      to.set(o.viewer, { seq: o.seq, events: theirs, whole: sight, sight, written: null });
      continue;
    }
    const ownText = written(own);
    each.push(`"${o.viewer}":{${kept}"patch":${joinedText(NO_TEXT, ownText)}}`);
    const bothText = isEmpty(patch) && isEmpty(own) ? '' : `,"patch":${joinedText(patchText, ownText)}`;
    to.set(o.viewer, {
      seq: o.seq,
      events: theirs,
      ...(bothText === '' ? {} : { patch: joined(patch, own) as Patch }),
      ...(seats === undefined ? {} : { seats }),
      sight,
      written: seats === undefined ? `"seq":${o.seq},"events":${theirText}${bothText}` : null,
    });
  }
  if (to.size === 0) return { to, kept: '' };
  const whole = isWholeForSome ? `"whole":${joinedText(NO_TEXT, wholeText())},` : '';
  const moved = seats === undefined ? '' : `"seats":${JSON.stringify(seats)},`;
  const alike = `"patch":${joinedText(NO_TEXT, patchText)},${whole}${moved}`;
  return { to, kept: `{"events":${eventsText},${alike}"each":{${each.join(',')}}}` };
}

// ---- what was kept, read again ----

interface KeptForAll {
  readonly events: readonly TableEvent[];
  readonly patch: Members;
  readonly whole?: Members;
  readonly seats?: readonly Holder[];
  readonly each: {
    readonly [viewer: string]: {
      readonly events?: readonly TableEvent[];
      readonly patch?: Members;
      readonly whole?: Members;
    };
  };
}
/** As rows were kept before: the watchers' message, and how each seat's differs from it. */
interface KeptByDifference {
  readonly watchers: Kept | null;
  readonly seats: { readonly [seat: string]: Patch };
}

const isMembers = (x: unknown): x is Members => typeof x === 'object' && x !== null && !Array.isArray(x);
const together = (a: Members = {}, b: Members): Members =>
  isMembers(a['view']) && isMembers(b['view']) ? { ...a, ...b, view: { ...a['view'], ...b['view'] } } : { ...a, ...b };

/** Null: nothing was sent, or it was not kept. */
export function unpacked(body: string, viewer: Seat): Kept | null {
  if (body === '') return null;
  const kept: KeptForAll | KeptByDifference = JSON.parse(body);
  if ('watchers' in kept) {
    const own = kept.seats[viewer];
    return viewer === WATCHER ? kept.watchers : own === undefined ? null : (patched(kept.watchers, own) as Kept);
  }
  const own = kept.each[viewer];
  if (own === undefined) return null;
  const { events = kept.events } = own;
  // What was written of a picture is read as one.
  if (own.whole !== undefined) return { events, whole: together(kept.whole, own.whole) as Members & Sight };
  const patch = together(kept.patch, own.patch ?? {}) as { readonly [key: string]: Patch };
  return {
    events,
    ...(Object.keys(patch).length === 0 ? {} : { patch }),
    ...(kept.seats === undefined ? {} : { seats: kept.seats }),
  };
}
