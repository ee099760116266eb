// Which puzzles were solved, and which one is next. Kept on this device.

import { useSyncExternalStore } from 'react';
import { listedIn, PUZZLED } from './made.ts';

const KEY = 'landsraad-puzzles';

/** A puzzle by its game and its name. */
export interface Puzzle {
  readonly game: string;
  readonly id: string;
}
export const nameOf = ({ game, id }: Puzzle): string => `${game}/${id}`;

/** The puzzles of a game in their order. */
export const puzzlesOf = (game: string): readonly Puzzle[] => listedIn(game).map(({ id }) => ({ game, id }));

/** All games by turns, so that each goes from easy to hard. */
export function mixedPuzzles(): readonly Puzzle[] {
  const lists = PUZZLED.map(puzzlesOf);
  const most = Math.max(...lists.map((l) => l.length));
  return Array.from({ length: most }, (_, n) => lists.flatMap((l) => l[n] ?? [])).flat();
}

/** The first after this one that is not solved, from the front again if need be; null: all are. */
export function nextPuzzle(
  all: readonly Puzzle[],
  solved: ReadonlySet<string>,
  after: Puzzle | null = null,
): Puzzle | null {
  const at = after === null ? -1 : all.findIndex((p) => nameOf(p) === nameOf(after));
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((p) => !solved.has(nameOf(p))) ?? null;
}

/** How many of these are solved. */
export const solvedOf = (all: readonly Puzzle[], solved: ReadonlySet<string>): number =>
  all.filter((p) => solved.has(nameOf(p))).length;

/** The solved ones from whatever is stored; what makes no sense is as if nothing had been solved. */
export function readSolved(stored: string | null): ReadonlySet<string> {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(list) ? list.filter((x) => typeof x === 'string') : []);
  } catch {
    return new Set();
  }
}

let solved: ReadonlySet<string> | null = null;
function now(): ReadonlySet<string> {
  if (solved === null) {
    try {
      solved = readSolved(localStorage.getItem(KEY));
    } catch {
      solved = new Set();
    }
  }
  return solved;
}
const listeners = new Set<() => void>();

function keep(next: ReadonlySet<string>): void {
  solved = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // Without storage it is known until the page is left.
  }
  for (const tell of listeners) tell();
}
export const keepSolved = (puzzle: Puzzle): void => keep(new Set([...now(), nameOf(puzzle)]));
export const forgetSolved = (): void => keep(new Set());

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
/** The solved ones, as `game/id`. */
export const useSolved = (): ReadonlySet<string> => useSyncExternalStore(subscribe, now);
