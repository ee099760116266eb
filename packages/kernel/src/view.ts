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
import { knowsBit, placeAt, shareAll, type PlaceRef } from './hidden.ts';
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

export const view = <T, D extends Decision>(rules: Rules<T, D>, g: Game<T>, seat: Seat): View<T, D> =>
  viewer(rules, g, settle(rules, g, 'table'))(seat);

/**
 * The views of one position, where `open` is asked: what they have in common is worked out once and shared. What a seat sees
 * as in the view `before` is the same object, so that comparing the two stops there.
 */
export function viewer<T, D extends Decision>(
  rules: Rules<T, D>,
  g: Game<T>,
  open: readonly D[],
  before: (seat: Seat) => View<T, D> | undefined = () => undefined,
): (seat: Seat) => View<T, D> {
  shareAll(g); // What is seen of a place is kept with it.
  const table = rules.copyTable(g.table);
  const inForce = g.inForce.slice();
  const breadcrumb = g.stack.map((f) => f.proc);
  const turn = { seat: turnNow(rules, g), number: g.turns };
  const waiting = waitingFor(rules, g, open);
  return (seat) => ({
    seat,
    table,
    hidden: hiddenView(rules, g, seat, before(seat)?.hidden ?? {}),
    purses: pursesView(rules, g, seat),
    inForce,
    breadcrumb,
    turn,
    waitingFor: waiting,
    decision: open.find((d) => d.seat === seat) ?? null,
    sealed:
      g.stack
        .at(-1)
        ?.fibres?.find((x) => x.seat === seat)
        ?.answers.slice() ?? null,
    offers: seat === WATCHER ? [] : offers(rules, g, seat),
    over: g.over,
  });
}

function hiddenView<T>(rules: Rules<T>, g: Game<T>, seat: Seat, before: View['hidden']): View['hidden'] {
  const pools: { [pool: string]: { readonly [place: string]: PlaceView } } = {};
  for (const pool of rules.book.pools) {
    met('rule', pool.spec.rule);
    const was = before[pool.name] ?? {};
    const there = pool.places.filter((ref) => ref.owner === null || ref.owner < g.seats);
    const seen = there.map((ref) => {
      const isCounted = ref.ordered || ref.owner === seat || pool.spec.counted?.(g, ref) !== false;
      return placeView(placeAt(g, ref), seat, ref.ordered, isCounted);
    });
    const isSame = there.every((ref, n) => was[ref.name] === seen[n]);
    pools[pool.name] = isSame ? was : byName(there, seen);
  }
  return pools;
}

function byName(refs: readonly PlaceRef[], seen: readonly PlaceView[]): { readonly [place: string]: PlaceView } {
  const places: { [place: string]: PlaceView } = {};
  for (const [n, ref] of refs.entries()) {
    const view = seen[n];
    if (view !== undefined) places[ref.name] = view;
  }
  return places;
}

/** A place is never changed, only replaced: what a seat sees of it is worked out once, and is the same object until then. */
const placeViews = new WeakMap<object, Map<number, PlaceView>>();

function placeView(p: ReturnType<typeof placeAt>, seat: Seat, isOrdered: boolean, isCounted: boolean): PlaceView {
  const views = placeViews.get(p) ?? new Map<number, PlaceView>();
  placeViews.set(p, views);
  const key = seat * 2 + (isCounted ? 1 : 0);
  const there = views.get(key);
  if (there !== undefined) return there;
  const seen = p.things.map((thing, n) => (knowsBit(p.known[n] ?? 0, seat) ? thing : null));
  const known = isOrdered ? [] : seen.filter((x) => x !== null).sort();
  const made = isOrdered ? { row: seen } : { known, backs: isCounted ? seen.length - known.length : null };
  views.set(key, made);
  return made;
}

function pursesView<T>(rules: Rules<T>, g: Game<T>, seat: Seat): View['purses'] {
  const purses: { [purse: string]: { amounts: (number | null)[]; sum: number } } = {};
  for (const p of rules.book.purses) {
    const all = g.purses[p.index] ?? [];
    met('rule', p.rule);
    purses[p.name] = {
      amounts: all.map((n, s) => (s === seat || p.counted?.(g, s) === true ? n : null)),
      sum: all.reduce((a, b) => a + b, 0),
    };
  }
  return purses;
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
