import type { Decision, Game, Option, Rules } from '@landsraad/kernel';

export interface Said {
  readonly decision: Decision;
  readonly option: Option;
  /** What the game wanted to remember of the position. */
  readonly note: unknown;
}

/** How the presses of a game are counted: a run is what one seat answers in a row. */
export interface Counted<T> {
  readonly rules: Rules<T>;
  readonly players: number;
  readonly before: (run: readonly Said[]) => number;
  readonly now: (run: readonly Said[]) => number;
  readonly actionOf: (run: readonly Said[]) => string;
  /** Whether a question begins another action than the run so far. */
  readonly begins: (decision: Decision, run: readonly Said[]) => boolean;
  readonly note?: (game: Game<T>, decision: Decision) => unknown;
}
