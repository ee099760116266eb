// What a seat is shown, built from nothing: whatever is not named here is not sent.

import {
  WATCHER,
  type Change,
  type Decision,
  type Game,
  type Offer,
  type Option,
  type Result,
  type Seat,
} from './game.ts';
import { knowsBit, placeAt } from './hidden.ts';
import type { Rules } from './rules.ts';
import { offers } from './offers.ts';
import { instructionAt, settle } from './settle.ts';
import { met } from './trace.ts';

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

export interface View {
  readonly seat: Seat;
  readonly table: unknown;
  readonly hidden: { readonly [pool: string]: { readonly [place: string]: PlaceView } };
  /** The amounts behind each seat's shield as far as this seat knows them, and the sum of all. */
  readonly purses: { readonly [purse: string]: { readonly amounts: readonly (number | null)[]; readonly sum: number } };
  readonly inForce: readonly Change[];
  /** What is going on, from the outermost procedure to the question. */
  readonly breadcrumb: readonly string[];
  readonly waitingFor: readonly Waiting[];
  readonly decision: Decision | null;
  /** While seats answer in secret: what this seat has answered so far. */
  readonly sealed: readonly Option[] | null;
  readonly offers: readonly Offer[];
  readonly over: Result | null;
}

export const view = <T>(rules: Rules<T>, g: Game<T>, seat: Seat): View =>
  viewer(rules, g, settle(rules, g, 'table'))(seat);

/** The views of one position, where `open` is asked: what they have in common is worked out once and shared. */
export function viewer<T>(rules: Rules<T>, g: Game<T>, open: readonly Decision[]): (seat: Seat) => View {
  const table = rules.copyTable(g.table);
  const inForce = g.inForce.slice();
  const breadcrumb = g.stack.map((f) => f.proc);
  const waiting = waitingFor(rules, g, open);
  return (seat) => ({
    seat,
    table,
    hidden: hiddenView(rules, g, seat),
    purses: pursesView(rules, g, seat),
    inForce,
    breadcrumb,
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

function hiddenView<T>(rules: Rules<T>, g: Game<T>, seat: Seat): View['hidden'] {
  const pools: { [pool: string]: { [place: string]: PlaceView } } = {};
  for (const pool of rules.book.pools) {
    const places: { [place: string]: PlaceView } = {};
    met('rule', pool.spec.rule);
    for (const ref of pool.places) {
      if (ref.owner !== null && ref.owner >= g.seats) continue;
      const p = placeAt(g, ref);
      const seen = p.things.map((thing, n) => (knowsBit(p.known[n] ?? 0, seat) ? thing : null));
      if (ref.ordered) places[ref.name] = { row: seen };
      else {
        const known = seen.filter((x) => x !== null).sort();
        const counted = ref.owner === seat || pool.spec.counted?.(g, ref) !== false;
        places[ref.name] = { known, backs: counted ? seen.length - known.length : null };
      }
    }
    pools[pool.name] = places;
  }
  return pools;
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
