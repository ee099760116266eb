// The positions of the puzzles, as packages/web/make/puzzles.ts makes them from the tactical suites.

import type { Config, Option, Seat } from '@landsraad/kernel';
import list from './made/list.json';

/** What is known of a puzzle before its position is fetched. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  /** The cheapest bot does not find it each time. */
  readonly hard: boolean;
}

export interface MadePuzzle extends Listed {
  /** What is right, and why. */
  readonly why: string;
  readonly seat: Seat;
  /** The answer, or the act that nobody waits for; where several come to the same, all of them. */
  readonly right: readonly Option[];
  /** Those of them that are places on the board. */
  readonly places: readonly string[];
  readonly config: Config;
  /** The game as the kernel saves it. */
  readonly game: unknown;
}

export interface MadePuzzles {
  /** The rules that made them. */
  readonly rules: string;
  readonly puzzles: readonly MadePuzzle[];
}

const LISTS: { readonly [game: string]: readonly Listed[] } = list;

/** The games that have puzzles. */
export const PUZZLED: readonly string[] = Object.keys(LISTS);
export const listedIn = (game: string): readonly Listed[] => LISTS[game] ?? [];

const LOAD: { readonly [game: string]: () => Promise<MadePuzzles> } = {
  'war-for-arrakis': async () => (await import('./made/war-for-arrakis.json')).default,
  imperium: async () => (await import('./made/imperium.json')).default,
  dune: async () => (await import('./made/dune.json')).default,
};

export async function madeIn(game: string): Promise<MadePuzzles> {
  const load = LOAD[game];
  if (load === undefined) throw new Error(`There are no puzzles of the game "${game}".`);
  return load();
}
