// Copying a game, field by field. Copies share everything that is never changed in place.

import { shareAll } from './hidden.ts';
import type { Fibre, Frame, Game, Place } from './game.ts';

export const copyFrame = (f: Frame): Frame => ({
  proc: f.proc,
  pc: f.pc,
  notes: { ...f.notes },
  fibres: f.fibres === null ? null : f.fibres.map(copyFibre),
  done: f.done,
  acts: f.acts,
  interrupts: f.interrupts,
});

const copyFibre = (f: Fibre): Fibre => ({
  seat: f.seat,
  stack: f.stack.map(copyFrame),
  answers: f.answers.slice(),
  sealed: f.sealed,
});

/** The game that began last, until it is copied: it shares frames with no other. */
const sole: { game: unknown } = { game: null };
export function begun<T>(g: Game<T>): Game<T> {
  sole.game = g;
  return g;
}

/**
 * Copies share the frames below the top one, which do not change while they wait. A frame that comes to the top, or is
 * changed in place, is copied first.
 */
export function ownFrame<T>(g: Game<T>, n: number): void {
  const f = g.stack[n];
  if (sole.game !== g && f !== undefined) g.stack[n] = copyFrame(f);
}

/** Copies a game; the game's own `copyTable` copies the table. */
export function copyGame<T>(copyTable: (table: T) => T, g: Game<T>): Game<T> {
  if (sole.game === g) sole.game = null;
  shareAll(g);
  const r = g.random;
  const hidden: Place[][] = [];
  // Places are shared: whoever changes one makes it its own first (`placeOf`).
  for (let n = 0; n < g.hidden.length; n++) hidden.push((g.hidden[n] as Place[]).slice());
  const stack = g.stack.slice();
  for (let n = 0; n < stack.length; n++) {
    const f = stack[n] as Frame;
    if (n === stack.length - 1 || f.fibres !== null) stack[n] = copyFrame(f);
  }
  const purses: number[][] = [];
  for (let n = 0; n < g.purses.length; n++) purses.push((g.purses[n] as number[]).slice());
  return {
    table: copyTable(g.table),
    hidden,
    purses,
    inForce: g.inForce.length === 0 ? [] : g.inForce.slice(),
    stack,
    due: g.due.length === 0 ? [] : g.due.slice(),
    random: [r[0], r[1], r[2], r[3]],
    barrier: g.barrier,
    shown: g.shown,
    moment: g.moment,
    turns: g.turns,
    seats: g.seats,
    over: g.over,
  };
}
