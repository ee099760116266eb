// What rules may know of the procedures under way, without looking at the stack themselves.

import type { Game, Notes, Seat } from './game.ts';
import type { Rules } from './rules.ts';
import type { Procedure } from './words.ts';

/** As much of a game as these words look at. */
interface Running {
  readonly stack: readonly { readonly proc: string; readonly notes: unknown; readonly fibres: unknown }[];
}
type Named = Pick<Procedure<never, never>, 'name'>;

/** Something has been declared in public: nobody can take back alone what led to it. */
export function declare<T>(g: Game<T>): void {
  g.barrier++;
}

/** Whether a procedure has begun and not ended yet. */
export function isUnderWay(g: Running, p: Named): boolean {
  for (let n = 0; n < g.stack.length; n++) if (g.stack[n]?.proc === p.name) return true;
  return false;
}

/** Whether a procedure is the one that is waiting for a decision, with nothing above it. */
export const isTop = (g: Running, p: Named): boolean => g.stack[g.stack.length - 1]?.proc === p.name;

/** The notes of a procedure under way, the innermost if it has begun more than once; null: it is not under way. */
export function notesOf<T, V extends Notes>(g: Running, p: Procedure<T, V>): Readonly<V> | null {
  for (let n = g.stack.length - 1; n >= 0; n--) {
    const f = g.stack[n];
    // The notes of a frame were made for its procedure.
    if (f?.proc === p.name) return f.notes as V;
  }
  return null;
}

/** Whether anybody is answering under seal. */
export function answeringSecretly(g: Running): boolean {
  for (let n = 0; n < g.stack.length; n++) if (g.stack[n]?.fibres !== null) return true;
  return false;
}

/** Whose turn it is, the innermost if one is taken within another; null between turns. */
export function turnNow<T>(rules: Rules<T>, g: Game<T>): Seat | null {
  for (let n = g.stack.length - 1; n >= 0; n--) {
    const f = g.stack[n];
    const turnOf = f === undefined ? null : (rules.book.procedures.get(f.proc)?.turnOf ?? null);
    if (f !== undefined && turnOf !== null) return turnOf(g, f.notes);
  }
  return null;
}
