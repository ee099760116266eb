// Imagined worlds: games that a seat cannot tell from the real one. Bots search in them. A world is made only from what the
// seat knows and from `random`; the real hidden things decide nothing but which of them are left to distribute.

import { copyGame } from './copy.ts';
import type { Frame, Game, Place, Seat } from './game.ts';
import { bit, knowsBit, placeAt, placeOf, sortSet, type PlaceRef, type Pool, type Purse } from './hidden.ts';
import { below, next, pick, shuffleList, type RandomState } from './random.ts';
import type { Rules } from './rules.ts';
import { instructionAt, restart, sealWith } from './settle.ts';

/** What becomes of what others are known to have sealed: some answer, or none yet, for whoever finds a better one. */
export type Sealed = 'some answer' | 'none yet';

export function imagine<T>(
  rules: Rules<T>,
  g: Game<T>,
  seat: Seat,
  random: RandomState,
  sealed: Sealed = 'some answer',
): Game<T> {
  const w = copyGame(rules.copyTable, g);
  w.random = [next(random) | 0, next(random) | 0, next(random) | 0, next(random) | 1];
  w.barrier = 0;
  w.shown = 0;
  for (const pool of rules.book.pools) permute(pool, w, seat, random);
  for (const purse of rules.book.purses) redistribute(purse, w, seat, random);
  for (const f of w.stack) reseal(rules, w, f, seat, random, sealed);
  return w;
}

// ---- things ----

interface Slot {
  readonly ref: PlaceRef;
  readonly place: Place;
  readonly position: number;
}
interface Own {
  readonly ref: PlaceRef;
  readonly place: Place;
}

function permute<T>(pool: Pool<T>, w: Game<T>, seat: Seat, random: RandomState): void {
  const bag: string[] = [];
  const unsure: Own[] = [];
  const uncounted: Own[] = [];
  let free = 0;
  for (const ref of pool.places) {
    if (ref.owner !== null && (ref.owner >= w.seats || ref.owner === seat)) continue;
    const secretCount = !ref.ordered && pool.spec.counted?.(w, ref) === false;
    if (!secretCount && knowsAll(placeAt(w, ref).known, seat)) continue;
    const own = { ref, place: placeOf(w, ref) };
    unsure.push(own);
    if (!ref.ordered) unknownLast(own.place, seat);
    const { things, known } = own.place;
    for (let n = 0; n < things.length; n++) if (!knowsBit(known[n] ?? 0, seat)) bag.push(things[n] ?? '');
    if (secretCount) {
      uncounted.push(own);
      free += dropUnknown(own.place, seat);
    }
  }
  if (bag.length === 0) return;
  dealBacks(pool, w, uncounted, free, random);
  const slots: Slot[] = [];
  for (const { ref, place } of unsure)
    for (let position = 0; position < place.things.length; position++)
      if (!knowsBit(place.known[position] ?? 0, seat)) slots.push({ ref, place, position });
  bag.sort();
  shuffleList(random, bag);
  const filled = pool.spec.may === undefined ? bag : matched(pool, w, slots, bag);
  for (let n = 0; n < slots.length; n++) {
    const slot = slots[n];
    if (slot !== undefined) slot.place.things[slot.position] = filled[n] ?? '';
  }
  for (const { ref, place } of unsure) if (!ref.ordered) sortSet(place);
}

function knowsAll(known: readonly number[], seat: Seat): boolean {
  for (const k of known) if (!knowsBit(k, seat)) return false;
  return true;
}

/** In a set nobody can tell positions apart: known things first, by name; then backs, by who knows them. */
function unknownLast(p: Place, seat: Seat): void {
  const order = p.things.map((thing, n) => {
    const known = p.known[n] ?? 0;
    const mine = knowsBit(known, seat);
    return { thing, known, mine };
  });
  order.sort((a, b) => {
    if (a.mine !== b.mine) return a.mine ? -1 : 1;
    if (a.mine && a.thing !== b.thing) return a.thing < b.thing ? -1 : 1;
    return a.known - b.known;
  });
  p.things = order.map((x) => x.thing);
  p.known = order.map((x) => x.known);
}

function dropUnknown(p: Place, seat: Seat): number {
  const kept = p.known.filter((k) => knowsBit(k, seat)).length;
  const dropped = p.things.length - kept;
  p.things.length = kept;
  p.known.length = kept;
  return dropped;
}

/** Where the number of backs is secret, it may be any that the places together can hold. */
function dealBacks<T>(pool: Pool<T>, w: Game<T>, places: readonly Own[], total: number, random: RandomState): void {
  for (let n = 0; n < total; n++) {
    const lacking = places.filter(({ ref, place }) => place.things.length < (pool.spec.least?.(w, ref) ?? 0));
    const open = places.filter(({ ref, place }) => place.things.length < (pool.spec.most?.(w, ref) ?? Infinity));
    const { ref, place } = pick(random, lacking.length > 0 ? lacking : open.length > 0 ? open : places);
    place.things.push('');
    place.known.push(ref.owner === null ? 0 : bit(ref.owner));
  }
}

/** Deals the bag to the slots so that every thing may lie where it lies (augmenting paths, in random order). */
function matched<T>(pool: Pool<T>, w: Game<T>, slots: readonly Slot[], bag: readonly string[]): string[] {
  const may = (slot: Slot, thing: string): boolean => pool.spec.may?.(w, slot.ref, thing, slot.position) !== false;
  const slotOf: number[] = bag.map(() => -1);
  const place = (n: number, tried: boolean[]): boolean => {
    const slot = slots[n];
    if (slot === undefined) return false;
    for (let b = 0; b < bag.length; b++) {
      if (tried[b] === true || !may(slot, bag[b] ?? '')) continue;
      tried[b] = true;
      const before = slotOf[b] ?? -1;
      if (before < 0 || place(before, tried)) {
        slotOf[b] = n;
        return true;
      }
    }
    return false;
  };
  for (let n = 0; n < slots.length; n++)
    if (!place(n, []))
      throw new Error(
        `no way to imagine the ${pool.name}: what the rules exclude leaves nothing for ${slots[n]?.ref.name}`,
      );
  const filled: string[] = [];
  for (let b = 0; b < bag.length; b++) filled[slotOf[b] ?? 0] = bag[b] ?? '';
  return filled;
}

// ---- amounts ----

function redistribute<T>(purse: Purse<T>, w: Game<T>, seat: Seat, random: RandomState): void {
  const all = w.purses[purse.index];
  if (all === undefined) return;
  const unknown: Seat[] = [];
  const bounds: number[] = [];
  let rest = 0;
  for (let s = 0; s < all.length; s++) {
    if (s === seat || purse.counted?.(w, s) === true) continue;
    unknown.push(s);
    const least = Math.max(0, purse.atLeast?.(w, s) ?? 0);
    bounds.push(least);
    rest += (all[s] ?? 0) - least;
  }
  // The seat knows its own purse and the total. If the lower bounds add up to more than the rest, the greatest give way.
  for (; rest < 0; rest++) {
    const most = bounds.indexOf(Math.max(...bounds));
    bounds[most] = (bounds[most] ?? 0) - 1;
  }
  for (let n = 0; n < unknown.length; n++) all[unknown[n] ?? 0] = bounds[n] ?? 0;
  for (let n = 0; n < rest; n++) {
    const s = unknown[below(random, unknown.length)] ?? 0;
    all[s] = (all[s] ?? 0) + 1;
  }
}

// ---- sealed answers ----

/** Half-made secret answers of other seats start over; a seat that is known to have sealed gets some complete answer. */
function reseal<T>(rules: Rules<T>, w: Game<T>, f: Frame, seat: Seat, random: RandomState, sealed: Sealed): void {
  if (f.fibres === null) return;
  const i = instructionAt(rules, f);
  for (const fibre of f.fibres) {
    if (fibre.seat === seat) continue;
    if (i.op === 'window') {
      fibre.answers = [];
      fibre.sealed = false;
      continue;
    }
    const wasSealed = fibre.sealed;
    restart(rules, w, f, fibre, [], 'table');
    if (wasSealed && sealed === 'some answer') sealWith(rules, w, fibre, (options) => pick(random, options));
  }
}
