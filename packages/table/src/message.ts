// What one viewer is sent for a row: what happened, and how the picture changed. A patch is made from the viewer's own last
// two pictures and from nothing else, so it cannot tell more than they do.

import { WATCHER, type Seat, type View } from '@landsraad/kernel';
import { diff, patched, type Patch } from './patch.ts';
import type { Holder } from './row.ts';
import { eventsFor, hearsMore, sightOf, speaksTo, type Sight, type TableEvent, type Told } from './sight.ts';
import type { Table } from './state.ts';

/** Every so many messages of a viewer the picture is kept whole: an earlier one is never far from one of these. */
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
  /** Its number, events and patch as the members of a JSON object, the patch nowhere else; null: with a picture or seats, where people need names. */
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

// ---- a picture in two halves: what all viewers see alike is compared and written down once ----

/** Members of a picture, or of a patch of one, as JSON without brackets: those of the view in it, and those beside it. */
interface Half {
  readonly beside: string;
  readonly view: string;
}
const NOTHING: Half = { beside: '', view: '' };

const ALIKE = ['table', 'inForce', 'breadcrumb', 'turn', 'waitingFor', 'over'] as const;
const OWN = ['seat', 'hidden', 'purses', 'decision', 'sealed', 'offers'] as const;
/** Of these only what changed is sent; who looks never changes, and what is hidden is compared by its pools. */
const OWN_CHANGES = ['purses', 'decision', 'sealed', 'offers'] as const;

const and = (a: string, b: string): string => (a === '' || b === '' ? a + b : `${a},${b}`);
const inner = (members: object): string => JSON.stringify(members).slice(1, -1);

/** The common half of a picture. */
const wholeForAll = ({ status, seats, proposal, view }: Sight): Half => ({
  beside: inner({ status, seats, proposal }),
  view: view === null ? '' : inner(some(view, ALIKE)),
});
/** A viewer's own half. */
const wholeForOne = ({ view, undo }: Sight): Half =>
  view === null
    ? { beside: inner({ view, undo }), view: '' }
    : { beside: inner({ undo }), view: inner(some(view, OWN)) };

function some(view: View, keys: readonly (keyof View)[]): Members {
  const members: { [key: string]: unknown } = {};
  for (const key of keys) members[key] = view[key];
  return members;
}

/** How the common half changed. */
function changedForAll(before: Sight, after: Sight): Half {
  const beside = changes(before, after, ['status', 'proposal']);
  return before.view === null || after.view === null
    ? { beside, view: '' }
    : { beside, view: changes(before.view, after.view, ALIKE) };
}

/** How a viewer's own half changed; before the start there is no view. */
function changedForOne(before: Sight, after: Sight, pools: PoolChanges): Half {
  if (before.view === null || after.view === null)
    return { beside: changes(before, after, ['view', 'undo']), view: '' };
  const beside = before.undo === after.undo ? '' : changes(before, after, ['undo']);
  const hidden = changesOfPools(before.view.hidden, after.view.hidden, pools);
  const view = isOwnAlike(before.view, after.view)
    ? hidden
    : and(hidden, changes(before.view, after.view, OWN_CHANGES));
  return beside === '' && view === '' ? NOTHING : { beside, view };
}

/** Of most viewers nothing of their own changes, and what did not is the same object. */
const isOwnAlike = (a: View, b: View): boolean =>
  a.purses === b.purses && a.decision === b.decision && a.sealed === b.sealed && a.offers === b.offers;

function changes<X>(before: X, after: X, keys: readonly (keyof X & string)[]): string {
  let text = '';
  for (const key of keys) {
    const change = diff(before[key], after[key]);
    if (change !== null) text = and(text, `"${key}":${JSON.stringify(change)}`);
  }
  return text;
}

/** A pool that looks alike to several viewers is the same object for each of them, before and after. */
type PoolChanges = Map<object, { readonly before: object | undefined; readonly text: string }>;

/** A game has the same pools from its beginning to its end. */
function changesOfPools(before: View['hidden'], after: View['hidden'], pools: PoolChanges): string {
  if (before === after) return '';
  let text = '';
  for (const name in after) {
    const [was, is] = [before[name], after[name]];
    if (is === undefined || is === was) continue;
    let there = pools.get(is);
    if (there?.before !== was || there === undefined) {
      const change = diff(was, is);
      there = { before: was, text: change === null ? '' : `${JSON.stringify(name)}:${JSON.stringify(change)}` };
      pools.set(is, there);
    }
    text = and(text, there.text);
  }
  return text === '' ? '' : `"hidden":{${text}}`;
}

/** Both halves in one. */
function joined(a: Half, b: Half): string {
  const view = and(a.view, b.view);
  return `{${and(and(a.beside, b.beside), view === '' ? '' : `"view":{${view}}`)}}`;
}

/** What is sent for a row, and the same as it is kept: once what is alike for all, and what each viewer has besides. */
export interface Messages {
  readonly to: ReadonlyMap<Seat, Seen>;
  /** Nothing: nobody was sent anything. */
  readonly kept: string;
}

interface EventsWritten {
  readonly of: readonly TableEvent[];
  readonly text: string;
}
function eventsWritten(told: Told, viewer: Seat): EventsWritten {
  const of = eventsFor(told, viewer);
  return { of, text: of.length === 0 ? '[]' : JSON.stringify(of) };
}

/** A message of what changed. */
function seen(
  { seq, sight }: Onlooker,
  { of: events, text }: EventsWritten,
  patch: string,
  seats: readonly Holder[] | undefined,
): Seen {
  if (seats !== undefined)
    return { seq, events, ...(patch === '{}' ? {} : { patch: JSON.parse(patch) }), seats, sight, written: null };
  const changed = patch === '{}' ? '' : `,"patch":${patch}`;
  return { seq, events, sight, written: `"seq":${seq},"events":${text}${changed}` };
}

/** What is sent for a row that has been read. Whoever sees no difference and is told nothing is sent nothing. */
export function messagesFor(table: Table, onlookers: readonly Onlooker[], told: Told): Messages {
  const to = new Map<Seat, Seen>();
  const [first] = onlookers;
  if (first === undefined) return { to, kept: '' };
  const [before, after] = [first.sight, sightOf(table, first.viewer)];
  const forAll = changedForAll(before, after);
  const patchForAll = joined(forAll, NOTHING);
  const seats = diff(before.seats, after.seats) === null ? undefined : after.seats;
  const isSeenByAll = seats !== undefined || patchForAll !== '{}';
  const pools: PoolChanges = new Map();
  const events = eventsWritten(told, WATCHER);
  let each = '';
  let isWholeForSome = false;

  for (const o of onlookers) {
    const sight = o === first ? after : sightOf(table, o.viewer);
    const own = changedForOne(o.sight, sight, pools);
    o.sight = sight;
    if (!isSeenByAll && own === NOTHING && !speaksTo(told, o.viewer)) continue;
    o.seq++;
    const isTold = hearsMore(told, o.viewer);
    const theirs = isTold ? eventsWritten(told, o.viewer) : events;
    const said = isTold ? `"events":${theirs.text},` : '';
    const isWhole = o.fresh || o.seq % WHOLE_EVERY === 1;
    isWholeForSome ||= isWhole;
    const half = isWhole ? `"whole":${joined(NOTHING, wholeForOne(sight))}` : `"patch":${joined(NOTHING, own)}`;
    each = and(each, `"${o.viewer}":{${said}${half}}`);
    // Whoever listens has the picture before, unless it was made by rules of an earlier version.
    if (o.fresh) to.set(o.viewer, { seq: o.seq, events: theirs.of, whole: sight, sight, written: null });
    else to.set(o.viewer, seen(o, theirs, own === NOTHING ? patchForAll : joined(forAll, own), seats));
    o.fresh = false;
  }
  if (to.size === 0) return { to, kept: '' };
  const whole = isWholeForSome ? `"whole":${joined(wholeForAll(after), NOTHING)},` : '';
  const moved = seats === undefined ? '' : `"seats":${JSON.stringify(seats)},`;
  const alike = `"patch":${patchForAll},${whole}${moved}`;
  return { to, kept: `{"events":${events.text},${alike}"each":{${each}}}` };
}

// ---- what was kept, read again ----

type Members = { readonly [key: string]: unknown };

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
