// The four laws of secrecy, for one position and one seat.

import { copyGame } from '../copy.ts';
import type { Decision, Game, Option, Seat } from '../game.ts';
import { knowsBit, placeAt, type PlaceRef } from '../hidden.ts';
import { act, fillIn, offers } from '../offers.ts';
import { below, next, pick, seeded, type RandomState } from '../random.ts';
import { DeadEnd } from '../refusal.ts';
import type { Rules } from '../rules.ts';
import { choose } from '../choose.ts';
import { instructionAt, settle } from '../settle.ts';
import { view } from '../view.ts';
import { Broken, mustEqual } from './broken.ts';

/** How a world is imagined: the kernel's way, or a cheat that the laws must catch. */
export type Imagine = <T>(rules: Rules<T>, g: Game<T>, seat: Seat, random: RandomState) => Game<T>;

const twin = (r: RandomState): RandomState => [r[0], r[1], r[2], r[3]];
const SPREAD = 200;

/** (a) A seat cannot tell an imagined world from the real one. */
export function twoWorlds<T>(rules: Rules<T>, g: Game<T>, seat: Seat, random: RandomState, imagine: Imagine): Game<T> {
  const w = imagine(rules, g, seat, random);
  mustEqual(
    'two worlds',
    `seat ${seat} can tell an imagined world from the real one`,
    view(rules, g, seat),
    view(rules, w, seat),
  );
  mustEqual('two worlds', `seat ${seat} can tell by who is asked`, concerned(rules, g), concerned(rules, w));
  return w;
}

/** Whom the questions under way concern: seats that are asked at the same time are fixed when it begins, so the view alone does not tell. */
const concerned = <T>(rules: Rules<T>, g: Game<T>): (readonly Seat[])[] =>
  g.stack.map((f) => {
    const i = instructionAt(rules, f);
    const several = f.fibres === null ? i.floor : (i.together ?? i.window);
    return several?.seats(g, f.notes) ?? [];
  });

/** (a) goes on: the same open answer in both worlds shows nothing either, unless something was drawn or revealed. */
export function oneStepOn<T>(rules: Rules<T>, g: Game<T>, w: Game<T>, seat: Seat, random: RandomState): void {
  const common: { d: Decision; question: number; option: Option }[] = [];
  const there = settle(rules, w, 'table');
  for (const d of settle(rules, g, 'table')) {
    const same = there.find((x) => x.seat === d.seat && x.name === d.name);
    if (same === undefined) continue;
    for (const option of d.options)
      if (same.options.includes(option)) common.push({ d, question: same.question, option });
  }
  const one = common[below(random, Math.max(1, common.length))];
  if (one === undefined) return;
  const a = copyGame(rules.copyTable, g);
  const b = copyGame(rules.copyTable, w);
  b.random = twin(a.random);
  const before = [a.barrier + a.shown, b.barrier + b.shown];
  choose(rules, a, one.d.seat, one.d.question, one.option, 'table');
  choose(rules, b, one.d.seat, one.question, one.option, 'table');
  if (a.barrier + a.shown !== before[0] || b.barrier + b.shown !== before[1]) return;
  mustEqual(
    'two worlds',
    `after seat ${one.d.seat} answers "${one.d.name}" with "${one.option}", seat ${seat} sees what was never shown`,
    { ...view(rules, a, seat), decision: null },
    { ...view(rules, b, seat), decision: null },
  );
}

const ON = 60;
/** (a) and on: bots think by playing on in imagined worlds, acts that nobody asked for included, so these must not break. */
export function playsOn<T>(rules: Rules<T>, w: Game<T>, seat: Seat, random: RandomState): void {
  try {
    let open = settle(rules, w, 'search');
    for (let n = 0; n < ON && open.length > 0; n++) {
      const actor = below(random, w.seats);
      const acts = below(random, 8) === 0 ? offers(rules, w, actor) : [];
      const offer = acts[below(random, Math.max(1, acts.length))];
      const form = offer === undefined ? null : fillIn(offer, random);
      if (offer !== undefined && form !== null) open = act(rules, w, actor, offer.id, 'search', form);
      else {
        const d = pick(random, open);
        open = choose(rules, w, d.seat, d.question, pick(random, d.options), 'search');
      }
    }
  } catch (error) {
    if (error instanceof DeadEnd) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new Broken('imagined worlds', `a world that seat ${seat} imagines cannot be played on: ${why}`);
  }
}

/** (b) Two worlds that are equal to a seat give equal imagined worlds: nothing hidden was looked at. */
export function noPeeking<T>(
  rules: Rules<T>,
  g: Game<T>,
  w: Game<T>,
  seat: Seat,
  random: RandomState,
  imagine: Imagine,
): void {
  // Nobody knows what will be drawn: it may differ between worlds that are equal to a seat.
  const other: Game<T> = { ...w, random: seeded(next(random)) };
  const a = imagine(rules, g, seat, twin(random));
  const b = imagine(rules, other, seat, twin(random));
  mustEqual('no peeking', `what seat ${seat} imagines depends on what it cannot know`, a, b);
}

/** (c) Whatever a seat does not know takes more than one value, where the rules allow it. */
export function spread<T>(rules: Rules<T>, g: Game<T>, seat: Seat, random: RandomState, imagine: Imagine): void {
  const slots: { ref: PlaceRef; position: number }[] = [];
  for (const pool of rules.book.pools) {
    const unknown: { ref: PlaceRef; position: number; thing: string }[] = [];
    for (const ref of pool.places) {
      if (ref.owner !== null && ref.owner >= g.seats) continue;
      const p = placeAt(g, ref);
      p.things.forEach((thing, position) => {
        if (!knowsBit(p.known[position] ?? 0, seat)) unknown.push({ ref, position, thing });
      });
    }
    const values = new Set(unknown.map((u) => u.thing));
    if (values.size < 2) continue;
    for (const u of unknown) {
      if (!u.ref.ordered && pool.spec.counted?.(g, u.ref) === false) continue;
      // A set is one thing: it varies only if something else that could lie in it lies elsewhere.
      const others = u.ref.ordered
        ? [...values]
        : [u.thing, ...unknown.filter((x) => x.ref !== u.ref).map((x) => x.thing)];
      const allowed = new Set(
        others.filter((thing) => thing === u.thing || pool.spec.may?.(g, u.ref, thing, u.position) !== false),
      );
      if (allowed.size > 1) slots.push(u);
    }
  }
  const first: (string | undefined)[] = [];
  const stubborn = new Set(slots.keys());
  for (let n = 0; n < SPREAD && stubborn.size > 0; n++) {
    const w = imagine(rules, g, seat, random);
    for (const k of stubborn) {
      const slot = slots[k];
      if (slot === undefined) continue;
      const p = placeAt(w, slot.ref);
      // In a set positions cannot be told apart: it is looked at as a whole.
      const thing = slot.ref.ordered ? p.things[slot.position] : p.things.join();
      if (first[k] === undefined) first[k] = thing;
      else if (first[k] !== thing) stubborn.delete(k);
    }
  }
  const stuck = slots.find((_, k) => stubborn.has(k));
  if (stuck !== undefined)
    throw new Broken(
      'spread',
      `seat ${seat} imagines the same thing ${SPREAD} times at ${stuck.ref.name}, position ${stuck.position}`,
    );
}
