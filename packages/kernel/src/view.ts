// What a seat is shown, built from nothing: whatever is not named here is not sent.

import {
  WATCHER,
  type Change,
  type Decision,
  type DecisionOf,
  type Game,
  type Offer,
  type Option,
  type Questions,
  type Result,
  type Seat,
} from './game.ts';
import { EVERYONE, knowsBit, placeAt, shareAll, type PlaceRef } from './hidden.ts';
import { sameList } from './lists.ts';
import type { Rules } from './rules.ts';
import { offers } from './offers.ts';
import { instructionAt, settle } from './settle.ts';
import { met } from './trace.ts';
import { turnNow } from './under-way.ts';

/** A sequence: what lies at each position, null for a back. */
export interface SequenceView {
  readonly row: readonly (string | null)[];
}
/** A set: what the seat knows of it, in order of names, and how many backs besides (null: not public now). */
export interface SetView {
  readonly known: readonly string[];
  readonly backs: number | null;
}
export type PlaceView = SequenceView | SetView;

export interface Waiting {
  readonly seat: Seat;
  readonly name: string;
}

/** What one seat may see: `T` is the game's public table, `D` a decision as the game declares it. */
export interface View<T = unknown, D extends Decision = Decision> {
  readonly seat: Seat;
  readonly table: T;
  readonly hidden: { readonly [pool: string]: { readonly [place: string]: PlaceView } };
  /** The amounts behind each seat's shield as far as this seat knows them, and the sum of all. */
  readonly purses: { readonly [purse: string]: { readonly amounts: readonly (number | null)[]; readonly sum: number } };
  readonly inForce: readonly Change[];
  /** What is going on, from the outermost procedure to the question. */
  readonly breadcrumb: readonly string[];
  /** Whose turn it is and how many have begun; no seat between turns. */
  readonly turn: { readonly seat: Seat | null; readonly number: number };
  readonly waitingFor: readonly Waiting[];
  readonly decision: D | null;
  /** While seats answer in secret: what this seat has answered so far. */
  readonly sealed: readonly Option[] | null;
  readonly offers: readonly Offer[];
  readonly over: Result | null;
}

/** A view of one game's own: its table and its questions. */
export type ViewOf<T, Q extends Questions> = View<T, DecisionOf<Q>>;

/** A view that stays as it is, whatever is done to the game afterwards. */
export function view<T, D extends Decision>(rules: Rules<T, D>, g: Game<T>, seat: Seat): View<T, D> {
  const open = settle(rules, g, 'table');
  const position = { ...g, table: rules.copyTable(g.table), inForce: g.inForce.slice() };
  return viewer(rules, position, open).see(seat);
}

/** The views of one position. */
export interface Viewer<T, D extends Decision = Decision> {
  /** Each seat's is made once. */
  see(seat: Seat): View<T, D>;
  /** Of the views that were asked for: what the next position's are compared with, which takes them away. */
  readonly seen: Map<Seat, View<T, D>>;
  readonly common: Common<T>;
}

/** What the views of one position have in common. */
interface Common<T> {
  readonly open: Pick<View<T>, 'table' | 'inForce' | 'breadcrumb' | 'turn' | 'waitingFor' | 'over'>;
  readonly pools: readonly PoolNow[];
}

/**
 * Of a position that is never changed again, where `open` is asked: what its views have in common is worked out once and
 * shared, the table with the game itself. What is as it was in the position `before` is the same object, so that comparing
 * two views stops there.
 */
export function viewer<T, D extends Decision>(
  rules: Rules<T, D>,
  g: Game<T>,
  open: readonly D[],
  before: Viewer<T, D> | null = null,
): Viewer<T, D> {
  // A place that is the same object in the next position is seen as before.
  shareAll(g);
  const common = commonTo(rules, g, open, before?.common);
  // Each is let go once it has been looked at: nobody keeps the positions of the past.
  const were = before?.seen;
  const poolsBefore = before?.common.pools;
  const nothingMoved = common.pools.every((pool) => pool.stood);
  const fibres = g.stack.at(-1)?.fibres ?? null;
  const seen = new Map<Seat, View<T, D>>();
  const look = (seat: Seat): View<T, D> => {
    const was = were?.get(seat);
    were?.delete(seat);
    return {
      seat,
      table: common.open.table,
      hidden: nothingMoved && was !== undefined ? was.hidden : hiddenView(common.pools, seat, poolsBefore, was?.hidden),
      purses: pursesView(rules, g, seat, was?.purses),
      inForce: common.open.inForce,
      breadcrumb: common.open.breadcrumb,
      turn: common.open.turn,
      waitingFor: common.open.waitingFor,
      decision: open.find((d) => d.seat === seat) ?? null,
      sealed: fibres?.find((x) => x.seat === seat)?.answers.slice() ?? null,
      offers: seat === WATCHER ? NO_OFFERS : offers(rules, g, seat, was?.offers),
      over: common.open.over,
    };
  };
  return {
    see(seat) {
      const there = seen.get(seat) ?? look(seat);
      seen.set(seat, there);
      return there;
    },
    seen,
    common,
  };
}

function commonTo<T>(rules: Rules<T>, g: Game<T>, open: readonly Decision[], before: Common<T> | undefined): Common<T> {
  const was = before?.open;
  const breadcrumb = g.stack.map((f) => f.proc);
  const turn = { seat: turnNow(rules, g), number: g.turns };
  const waiting = waitingFor(rules, g, open);
  return {
    open: {
      table: g.table,
      inForce: sameList(was?.inForce, g.inForce),
      breadcrumb: sameList(was?.breadcrumb, breadcrumb),
      turn: was?.turn.seat === turn.seat && was.turn.number === turn.number ? was.turn : turn,
      waitingFor: sameList(was?.waitingFor, waiting, (a, b) => a.seat === b.seat && a.name === b.name),
      over: g.over,
    },
    pools: rules.book.pools.map((pool, k) => poolNow(pool, g, before?.pools[k])),
  };
}

const NO_OFFERS: readonly Offer[] = [];

/** A pool in one position: what lies where, whether all may know how much, and what looks alike to everybody. */
interface PoolNow {
  readonly name: string;
  readonly refs: readonly PlaceRef[];
  readonly places: readonly Looked[];
  readonly counted: readonly boolean[];
  /** Null: it depends on who looks. */
  readonly alike: readonly (PlaceView | null)[];
  readonly allAlike: PoolView | null;
  /** Nothing in it is otherwise than in the position before. */
  readonly stood: boolean;
}
type Looked = ReturnType<typeof placeAt>;
type PoolView = { readonly [place: string]: PlaceView };

/** A place is replaced when it changes: what lies in the same places looks as before. */
function poolNow<T>(
  { name, spec, places: all }: Rules<T>['book']['pools'][number],
  g: Game<T>,
  before: PoolNow | undefined,
): PoolNow {
  met('rule', spec.rule);
  const refs = before?.refs ?? all.filter((ref) => ref.owner === null || ref.owner < g.seats);
  // Most changes leave most pools alone: nothing is made for these.
  if (before !== undefined && stands(before, spec, g)) return before.stood ? before : { ...before, stood: true };
  const places = refs.map((ref) => placeAt(g, ref));
  const counted = refs.map((ref) => isCountedNow(spec, g, ref));
  const alike = refs.map((ref, n) => {
    if (before?.places[n] === places[n] && before?.counted[n] === counted[n]) return before?.alike[n] ?? null;
    const place = places[n] as Looked;
    const isCounted = counted[n] === true;
    return looksAlike(place, ref, isCounted) ? placeView(place, WATCHER, ref.ordered, isCounted) : null;
  });
  return {
    name,
    refs,
    places,
    counted,
    alike,
    allAlike: alike.includes(null) ? null : seenAs(refs, alike),
    stood: false,
  };
}

type PoolSpec<T> = Rules<T>['book']['pools'][number]['spec'];
const isCountedNow = <T>(spec: PoolSpec<T>, g: Game<T>, ref: PlaceRef): boolean =>
  ref.ordered || spec.counted?.(g, ref) !== false;

/** A plain loop: it is asked for every pool after every move. */
function stands<T>({ refs, places, counted }: PoolNow, spec: PoolSpec<T>, g: Game<T>): boolean {
  for (let n = 0; n < refs.length; n++) {
    const ref = refs[n] as PlaceRef;
    if (places[n] !== placeAt(g, ref) || counted[n] !== isCountedNow(spec, g, ref)) return false;
  }
  return true;
}

/** Whether everybody sees the same of a place. */
const looksAlike = ({ known }: Looked, { owner }: PlaceRef, isCounted: boolean): boolean =>
  (isCounted || owner === null) && known.every((k) => k === EVERYONE || k === 0);

function seenAs(refs: readonly PlaceRef[], views: readonly (PlaceView | null)[]): PoolView {
  const seen: { [place: string]: PlaceView } = {};
  for (let n = 0; n < refs.length; n++) {
    const view = views[n];
    if (view != null) seen[(refs[n] as PlaceRef).name] = view;
  }
  return seen;
}

/** What lies where as far as the seat knows; where nothing has changed, as it was seen before. */
function hiddenView(
  pools: readonly PoolNow[],
  seat: Seat,
  poolsBefore: readonly PoolNow[] | undefined,
  before: View['hidden'] | undefined,
): View['hidden'] {
  // Most pools stay as they were.
  const hidden: { [pool: string]: PoolView } = { ...before };
  for (let k = 0; k < pools.length; k++) {
    const pool = pools[k] as PoolNow;
    if (pool.stood && before !== undefined) continue;
    hidden[pool.name] = pool.allAlike ?? poolView(pool, seat, poolsBefore?.[k], before?.[pool.name]);
  }
  return hidden;
}

function poolView(
  { refs, places, counted, alike }: PoolNow,
  seat: Seat,
  before: PoolNow | undefined,
  was: PoolView | undefined,
): PoolView {
  const seen: { [place: string]: PlaceView } = { ...was };
  for (let n = 0; n < refs.length; n++) {
    const ref = refs[n] as PlaceRef;
    if (was !== undefined && before?.places[n] === places[n] && before?.counted[n] === counted[n]) continue;
    const isCounted = counted[n] === true || ref.owner === seat;
    seen[ref.name] = alike[n] ?? placeView(places[n] as Looked, seat, ref.ordered, isCounted);
  }
  return seen;
}

function placeView(p: Looked, seat: Seat, isOrdered: boolean, isCounted: boolean): PlaceView {
  const seen = p.things.map((thing, n) => (knowsBit(p.known[n] ?? 0, seat) ? thing : null));
  if (isOrdered) return { row: seen };
  const known = seen.filter((x) => x !== null).sort();
  return { known, backs: isCounted ? seen.length - known.length : null };
}

function pursesView<T>(rules: Rules<T>, g: Game<T>, seat: Seat, before: View['purses'] | undefined): View['purses'] {
  const purses: { [purse: string]: { readonly amounts: readonly (number | null)[]; readonly sum: number } } = {};
  let isSame = before !== undefined;
  for (const p of rules.book.purses) {
    const all = g.purses[p.index] ?? [];
    met('rule', p.rule);
    const was = before?.[p.name];
    const seen = all.map((n, s) => (s === seat || p.counted?.(g, s) === true ? n : null));
    const amounts = sameList(was?.amounts, seen);
    const sum = all.reduce((a, b) => a + b, 0);
    const isPurseSame = was !== undefined && was.amounts === amounts && was.sum === sum;
    isSame &&= isPurseSame;
    purses[p.name] = isPurseSame ? was : { amounts, sum };
  }
  return isSame && before !== undefined ? before : purses;
}

/** Who is waited for. A window names everybody until it closes, sealed answers go by the name of the whole. */
function waitingFor<T>(rules: Rules<T>, g: Game<T>, open: readonly Decision[]): Waiting[] {
  const top = g.stack[g.stack.length - 1];
  if (top?.fibres == null) return open.map((d) => ({ seat: d.seat, name: d.name }));
  const i = instructionAt(rules, top);
  const waited = i.op === 'window' ? top.fibres : top.fibres.filter((x) => !x.sealed);
  return waited.map((x) => ({ seat: x.seat, name: i.name }));
}

/** What lies where as far as the seat knows it, a line for each place: for a game that has no words of its own for it. */
export function positionSeen(v: View): string[] {
  const told = (p: PlaceView): readonly string[] =>
    'row' in p ? p.row.map((x) => x ?? '?') : [...p.known, ...Array.from({ length: p.backs ?? 0 }, () => '?')];
  return Object.entries(v.hidden).flatMap(([pool, places]) =>
    Object.entries(places).map(([place, p]) => `${pool}, ${place}: ${told(p).join(' ') || 'nothing'}`),
  );
}
