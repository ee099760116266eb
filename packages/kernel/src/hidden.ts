// Hidden things and who knows them. Every thing of a pool lies in exactly one place, together with the set of seats that
// know it. Rules move hidden things only through these functions, so views, imagined worlds and the undo barrier are
// always right.

import type { Config, Game, Place, Seat } from './game.ts';
import { below, shuffleList } from './random.ts';

/** Everybody and every watcher. */
export const EVERYONE = -1;
export const bit = (seat: Seat): number => (seat < 0 ? 0 : 1 << seat);
const WATCHERS = 1 << 30;
/** Whether a set of knowers includes a seat; a watcher knows what everybody knows, and what rules show to watchers. */
export const knowsBit = (known: number, seat: Seat): boolean =>
  known === EVERYONE || (known & (seat < 0 ? WATCHERS : 1 << seat)) !== 0;

/** A place of a pool, as rules name it. */
export interface PlaceRef {
  readonly pool: number;
  readonly index: number;
  /** Among all places of the game. */
  readonly number: number;
  readonly name: string;
  /** The seat that knows whatever lies here. */
  readonly owner: Seat | null;
  /** In a sequence everybody can tell the positions apart (a deck, a row of face-down tokens); in a set nobody can. */
  readonly ordered: boolean;
  /** Everybody knows whatever lies here. */
  readonly open: boolean;
}

export interface PlaceSpec<Each extends boolean = boolean> {
  readonly each: Each;
  readonly ordered: boolean;
  readonly open: boolean;
  readonly owner: Seat | null;
}
/** A deck or a row: positions can be told apart. */
export const sequence: PlaceSpec<false> = { each: false, ordered: true, open: false, owner: null };
/** A face-up pile. */
export const openPile: PlaceSpec<false> = { each: false, ordered: true, open: true, owner: null };
/** A heap in which nobody can tell one back from another. */
export const heap: PlaceSpec<false> = { each: false, ordered: false, open: false, owner: null };
/** One set behind each seat's shield. */
export const hands: PlaceSpec<true> = { each: true, ordered: false, open: false, owner: null };
/** The set behind one seat's shield, where every seat has a pool of its own. */
export const handOf = (seat: Seat): PlaceSpec<false> => ({ each: false, ordered: false, open: false, owner: seat });

export interface PoolSpec<T, P> {
  /** The rule that keeps these things secret. */
  readonly rule: string;
  /** Every thing of the pool; they begin in the place `start`. */
  readonly things: (config: Config) => readonly string[];
  readonly start: string;
  readonly places: P;
  /** Whether the number of things in a place is public now (it is, unless the game says otherwise). */
  readonly counted?: (g: Game<T>, place: PlaceRef) => boolean;
  /** How many things a place whose count is secret may hold at most. */
  readonly most?: (g: Game<T>, place: PlaceRef) => number;
  /** How many it holds at least, by what everybody knows. */
  readonly least?: (g: Game<T>, place: PlaceRef) => number;
  /** What the rules exclude: a thing that cannot lie there, by what everybody knows. */
  readonly may?: (g: Game<T>, place: PlaceRef, thing: string, position: number) => boolean;
}

export interface Pool<T> {
  readonly name: string;
  readonly index: number;
  readonly places: readonly PlaceRef[];
  readonly spec: PoolSpec<T, unknown>;
}
export type PlaceRefs<P> = {
  readonly [K in keyof P]: P[K] extends PlaceSpec<true> ? readonly PlaceRef[] : PlaceRef;
};

/** A hidden amount behind each seat's shield. The sum of all is public knowledge: what is not there lies in the open. */
export interface Purse<T> {
  readonly name: string;
  /** The rule that keeps the amounts secret. */
  readonly rule: string;
  readonly index: number;
  readonly start: (config: Config, seat: Seat) => number;
  /** What a seat is publicly known to have at least. */
  readonly atLeast: ((g: Game<T>, seat: Seat) => number) | null;
  /** Whether everybody may count it now. */
  readonly counted: ((g: Game<T>, seat: Seat) => boolean) | null;
}

/** The place of one seat, as in `ofSeat(cards.hand, seat)`. */
export function ofSeat(places: readonly PlaceRef[], seat: Seat): PlaceRef {
  const ref = places[seat];
  if (ref === undefined) throw new Error(`there is no seat ${seat}`);
  return ref;
}

/** Whose open answer or act is being carried out; nobody's after sealed answers, or while the game runs on by itself. */
const acting: { seat: Seat | null } = { seat: null };
/** From now on that seat's: says whose it was, so that it can be set back. */
export function nowActing(seat: Seat | null): Seat | null {
  const before = acting.seat;
  acting.seat = seat;
  return before;
}

/** Somebody learns something. What a seat shows of its own free will it may take back; all else is for good. */
function learned<T>(g: Game<T>, from: PlaceRef): void {
  if (from.owner !== null && from.owner === acting.seat) g.shown++;
  else g.barrier++;
}

/** A place to look at. */
export function placeAt(g: Looking, ref: PlaceRef): Looking['hidden'][number][number] {
  const p = g.hidden[ref.pool]?.[ref.index];
  if (p === undefined) throw new Error(`there is no place ${ref.name} at this table`);
  return p;
}

/**
 * Keep arrays monomorphic: V8 recompiles whatever reads them otherwise. An empty `[]` counts as a list of small integers,
 * and `map` may return one with holes (`Array.from` does not).
 */
const NO_NAMES: readonly string[] = ['a name'].slice(1);
export const noNames = (): string[] => NO_NAMES.slice();

/**
 * A place to change. Copies of a game share places, so it is copied first; from then on it is the game's own, until the
 * game is copied (`shareAll`). Only the game that was changed last owns any.
 */
export function placeOf<T>(g: Game<T>, ref: PlaceRef): Place {
  const pool = g.hidden[ref.pool];
  const there = pool?.[ref.index];
  if (pool === undefined || there === undefined) throw new Error(`there is no place ${ref.name} at this table`);
  if (owner.game !== g) {
    owner.game = g;
    owner.era++;
  } else if (eras[ref.number] === owner.era) return there;
  eras[ref.number] = owner.era;
  const own = { things: there.things.slice(), known: there.known.slice() };
  pool[ref.index] = own;
  return own;
}
const owner: { game: unknown; era: number } = { game: null, era: 0 };
/** By the number of a place: the era in which the owner has copied it. */
const eras: number[] = [];
/** Somebody else keeps places of this game, or what was seen in them: it changes none of them in place any more. */
export function shareAll<T>(g: Game<T>): void {
  if (owner.game === g) owner.game = null;
}

/** As much of a game as it takes to look into places and purses without changing them. */
export interface Looking {
  readonly hidden: readonly (readonly { readonly things: readonly string[]; readonly known: readonly number[] }[])[];
  readonly purses: readonly (readonly number[])[];
}
const NOTHING: readonly string[] = [];

/** What lies there: for rules only, never for a view. */
export const things = (g: Looking, ref: PlaceRef): readonly string[] =>
  g.hidden[ref.pool]?.[ref.index]?.things ?? NOTHING;
export const count = (g: Looking, ref: PlaceRef): number => things(g, ref).length;
export const holdsThing = (g: Looking, ref: PlaceRef, thing: string): boolean => things(g, ref).includes(thing);

/** The different things there, each once: equal things are one option. */
export function kinds(g: Looking, ref: PlaceRef): string[] {
  const all = things(g, ref);
  const once: string[] = [];
  for (const t of all) if (!once.includes(t)) once.push(t);
  return once;
}

/** Whether a seat knows the thing at that position. */
export const knows = (g: Looking, seat: Seat, ref: PlaceRef, position: number): boolean =>
  knowsBit(g.hidden[ref.pool]?.[ref.index]?.known[position] ?? 0, seat);

const natural = (ref: PlaceRef): number => (ref.open ? EVERYONE : ref.owner === null ? 0 : bit(ref.owner));

function put<T>(g: Game<T>, from: PlaceRef, to: PlaceRef, thing: string, known: number, onTop: boolean): void {
  putInto(g, from, to, placeOf(g, to), thing, known, onTop);
}
function putInto<T>(
  g: Game<T>,
  from: PlaceRef,
  to: PlaceRef,
  p: Place,
  thing: string,
  known: number,
  onTop: boolean,
): void {
  const all = known | natural(to);
  if (all !== known) learned(g, from);
  if (!to.ordered) {
    // A set is sorted by name, so that the order of arrival reveals nothing.
    let n = p.things.length;
    p.things.push(thing);
    p.known.push(all);
    for (; n > 0 && after(p, n - 1, thing, all); n--) {
      p.things[n] = p.things[n - 1] ?? '';
      p.known[n] = p.known[n - 1] ?? 0;
    }
    p.things[n] = thing;
    p.known[n] = all;
  } else if (onTop) {
    p.things.push(thing);
    p.known.push(all);
  } else {
    p.things.unshift(thing);
    p.known.unshift(all);
  }
}

/** Whether the thing at that position of a set comes after this one. */
function after(p: Place, n: number, thing: string, known: number): boolean {
  const there = p.things[n] ?? '';
  return there > thing || (there === thing && (p.known[n] ?? 0) > known);
}

/** Puts a set whose knowers have changed back in order: names stay where they are, equal things go by who knows them. */
function sortKnowers(p: Place): void {
  for (let i = 1; i < p.things.length; i++) {
    if (p.things[i] !== p.things[i - 1]) continue;
    const known = p.known[i] ?? 0;
    let n = i;
    for (; n > 0 && p.things[n - 1] === p.things[i] && (p.known[n - 1] ?? 0) > known; n--)
      p.known[n] = p.known[n - 1] ?? 0;
    p.known[n] = known;
  }
}

/** Puts a set whose things have changed back in order. */
export function sortSet(p: Place): void {
  for (let i = 1; i < p.things.length; i++) {
    const thing = p.things[i] ?? '';
    const known = p.known[i] ?? 0;
    let n = i;
    for (; n > 0 && after(p, n - 1, thing, known); n--) {
      p.things[n] = p.things[n - 1] ?? '';
      p.known[n] = p.known[n - 1] ?? 0;
    }
    p.things[n] = thing;
    p.known[n] = known;
  }
}

function find(p: Place, thing: string, ref: PlaceRef): number {
  const i = p.things.lastIndexOf(thing);
  if (i < 0) throw new Error(`${thing} is not in ${ref.name}`);
  return i;
}

/** Takes out the thing at that position. `splice` would allocate a list every time. */
function takeOut(p: Place, position: number): void {
  for (let n = position + 1; n < p.things.length; n++) {
    p.things[n - 1] = p.things[n] ?? '';
    p.known[n - 1] = p.known[n] ?? 0;
  }
  p.things.pop();
  p.known.pop();
}

/** The top of a sequence is its last thing. */
export function drawTop<T>(g: Game<T>, from: PlaceRef, to: PlaceRef): string {
  const p = placeOf(g, from);
  const thing = p.things.pop();
  const known = p.known.pop();
  if (thing === undefined || known === undefined) throw new Error(`${from.name} is empty`);
  put(g, from, to, thing, known, true);
  return thing;
}

/** Draws that many, one after the other, or as many as there are. */
export function drawMany<T>(g: Game<T>, from: PlaceRef, to: PlaceRef, many: number): void {
  if (many <= 0 || count(g, from) === 0) return;
  const p = placeOf(g, from);
  const q = placeOf(g, to);
  for (let n = 0; n < many && p.things.length > 0; n++)
    putInto(g, from, to, q, p.things.pop() ?? '', p.known.pop() ?? 0, true);
}

/** Moves a thing of a sequence: everybody sees from which position. */
export function takeAt<T>(g: Game<T>, from: PlaceRef, position: number, to: PlaceRef): string {
  const p = placeOf(g, from);
  const thing = p.things[position];
  const known = p.known[position];
  if (thing === undefined || known === undefined) throw new Error(`${from.name} has no position ${position}`);
  takeOut(p, position);
  put(g, from, to, thing, known, true);
  return thing;
}

/**
 * Moves a thing that only the owners of both places see. Other seats that knew things in the set can no longer tell which
 * of them left, so they forget.
 */
export function moveSecretly<T>(g: Game<T>, from: PlaceRef, thing: string, to: PlaceRef, onTop = true): void {
  const p = placeOf(g, from);
  if (!from.ordered) forget(p, from, to);
  const i = find(p, thing, from);
  const known = p.known[i] ?? 0;
  takeOut(p, i);
  put(g, from, to, thing, known, onTop);
}

function forget(p: Place, from: PlaceRef, to: PlaceRef): void {
  const privy = natural(from) | natural(to);
  let same = true;
  let uniform = p.known[0] ?? 0;
  for (let i = 0; i < p.things.length; i++) {
    if (p.things[i] !== p.things[0]) same = false;
    uniform &= p.known[i] ?? 0;
  }
  const keep = same ? privy | uniform : privy;
  for (let i = 0; i < p.known.length; i++) p.known[i] = (p.known[i] ?? 0) & keep;
  sortKnowers(p);
}

/** Moves a thing face up: from now on everybody knows it. */
export function moveOpenly<T>(g: Game<T>, from: PlaceRef, thing: string, to: PlaceRef, onTop = true): void {
  const p = placeOf(g, from);
  const i = find(p, thing, from);
  if (p.known[i] !== EVERYONE) learned(g, from);
  takeOut(p, i);
  put(g, from, to, thing, EVERYONE, onTop);
}

/** Moves everything face up, the first one first: a hand that is shown, a row that is cleared. */
export function moveAllOpenly<T>(g: Game<T>, from: PlaceRef, to: PlaceRef, onTop = true): void {
  if (count(g, from) === 0) return;
  const left = placeOf(g, from);
  const { things: all, known } = left;
  left.things = noNames();
  left.known = [];
  const p = placeOf(g, to);
  for (let n = 0; n < all.length; n++) {
    if (known[n] !== EVERYONE) learned(g, from);
    putInto(g, from, to, p, all[n] ?? '', EVERYONE, onTop);
  }
}

/** Takes one at random out of a place: only the owners of both places learn which. */
export function takeAtRandom<T>(g: Game<T>, from: PlaceRef, to: PlaceRef): string {
  const thing = things(g, from)[random(g, count(g, from))];
  if (thing === undefined) throw new Error(`${from.name} is empty`);
  moveSecretly(g, from, thing, to);
  return thing;
}

/** Lets one more seat know the thing at that position. */
export const show = <T>(g: Game<T>, ref: PlaceRef, position: number, seat: Seat): void =>
  showTo(g, ref, position, bit(seat));
/** Lets watchers know it, where it is hidden from nobody who plays. */
export const showToWatchers = <T>(g: Game<T>, ref: PlaceRef, position: number): void =>
  showTo(g, ref, position, WATCHERS);

function showTo<T>(g: Game<T>, ref: PlaceRef, position: number, who: number): void {
  const known = placeAt(g, ref).known[position];
  if (known === undefined) throw new Error(`${ref.name} has no position ${position}`);
  if ((known & who) === who) return;
  const p = placeOf(g, ref);
  p.known[position] = known | who;
  learned(g, ref);
  if (!ref.ordered) sortKnowers(p);
}

/** Opens the thing at that position to all. */
export function reveal<T>(g: Game<T>, ref: PlaceRef, position: number): string {
  const thing = things(g, ref)[position];
  if (thing === undefined) throw new Error(`${ref.name} has no position ${position}`);
  if (placeAt(g, ref).known[position] !== EVERYONE) {
    const p = placeOf(g, ref);
    p.known[position] = EVERYONE;
    learned(g, ref);
    if (!ref.ordered) sortKnowers(p);
  }
  return thing;
}

/** Opens everything in a place to all. */
export function revealAll<T>(g: Game<T>, ref: PlaceRef): void {
  for (const known of placeAt(g, ref).known) if (known !== EVERYONE) learned(g, ref);
  placeOf(g, ref).known.fill(EVERYONE);
}

/** Shuffles a place: nobody knows any of it any more. */
export function shuffle<T>(g: Game<T>, ref: PlaceRef): void {
  const p = placeOf(g, ref);
  g.barrier++;
  shuffleList(g.random, p.things);
  p.known.fill(0);
  if (!ref.ordered) sortSet(p);
}

const TRIES = 20;

/** Randomness starts anew: the unknown things of each closed row are shuffled into another order that the rules allow. */
export function reshuffleUnknown<T>(g: Game<T>, pools: readonly Pool<T>[]): void {
  for (const pool of pools)
    for (const ref of pool.places) {
      if (!ref.ordered || ref.open) continue;
      const p = placeOf(g, ref);
      const unknown = [...p.things.keys()].filter((n) => p.known[n] === 0);
      const allowed = (thing: string, k: number): boolean => pool.spec.may?.(g, ref, thing, unknown[k] ?? 0) !== false;
      for (let n = 0; n < TRIES; n++) {
        const mixed = shuffleList(
          g.random,
          unknown.map((at) => p.things[at] ?? ''),
        );
        if (!mixed.every(allowed)) continue;
        unknown.forEach((at, k) => (p.things[at] = mixed[k] ?? ''));
        break;
      }
    }
}

/** Puts everything of one place on another, then shuffles that. */
export function shuffleInto<T>(g: Game<T>, from: PlaceRef, to: PlaceRef): void {
  const p = placeOf(g, from);
  const q = placeOf(g, to);
  q.things.push(...p.things);
  q.known.push(...p.known);
  p.things.length = 0;
  p.known.length = 0;
  shuffle(g, to);
}

/** A whole number from 0 to n - 1. */
export function random<T>(g: Game<T>, n: number): number {
  g.barrier++;
  return below(g.random, n);
}
/** One roll of a die with that many faces, numbered from 1. */
export const roll = <T>(g: Game<T>, faces: number): number => random(g, faces) + 1;

export const amount = (g: Looking, purse: { readonly index: number }, seat: Seat): number =>
  g.purses[purse.index]?.[seat] ?? 0;

/** Adds to a purse, or takes from it with a negative number; a purse cannot be overdrawn. */
export function change<T>(g: Game<T>, purse: Purse<T>, seat: Seat, by: number): void {
  const all = g.purses[purse.index];
  const now = all?.[seat];
  if (all === undefined || now === undefined) throw new Error(`no ${purse.name} at seat ${seat}`);
  if (now + by < 0) throw new Error(`${purse.name} of seat ${seat} is ${now}: ${-by} cannot be taken`);
  all[seat] = (now + by) | 0;
}
