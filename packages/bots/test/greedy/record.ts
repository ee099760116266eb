// What `greedy` chose in many positions, so that it stays the yardstick that it is.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  act,
  begin,
  choose,
  next,
  pick,
  pickWeighed,
  seeded,
  settle,
  type Config,
  type Form,
  type Game,
  type Option,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import { greedy, type Move } from '../../src/index.ts';
import type { GameId } from '../games.ts';

/** One game as it was played, and what `greedy` said where it was asked. */
export interface Recorded {
  readonly config: Config;
  readonly seed: string;
  /** What was answered or done, in order. */
  readonly played: readonly (readonly [seat: Seat, option: Option, form?: Form])[];
  /** Which of them were greedy's. */
  readonly asked: readonly number[];
}

export const fixture = (game: GameId): URL => new URL(`${game}.json.gz`, import.meta.url);
export const recorded = (game: GameId): readonly Recorded[] =>
  JSON.parse(gunzipSync(readFileSync(fixture(game))).toString()) as readonly Recorded[];

const thoughts = (seed: string, n: number) => seeded(`${seed} thought ${n}`);
const entry = (seat: Seat, move: Move): Recorded['played'][number] =>
  move.kind === 'answer' ? [seat, move.option] : [seat, move.offer, move.form];

function greedyMove<T>(rules: Rules<T>, game: Game<T>, seat: Seat, seed: string, n: number): Move | null {
  const decision = settle(rules, game, 'table').find((d) => d.seat === seat) ?? null;
  return greedy.move({ rules, game, seat, decision, mayAct: true, random: thoughts(seed, n), budget: {} });
}

const ASKS_ONE_IN = 10;

/** Plays a game, mostly at random; one decision in ten is greedy's. */
export function record<T>(rules: Rules<T>, config: Config, seed: string): Recorded {
  const g = begin(rules, config, seed);
  const random = seeded(`${seed} played`);
  const played: Recorded['played'][number][] = [];
  const asked: number[] = [];
  let open = settle(rules, g, 'table');
  while (open.length > 0) {
    const d = pick(random, open);
    const move =
      d.options.length > 1 && next(random) % ASKS_ONE_IN === 0
        ? greedyMove(rules, g, d.seat, seed, played.length)
        : null;
    if (move !== null) asked.push(played.length);
    const weights = rules.weigh?.(g, d) ?? d.options.map(() => 1);
    const entered =
      move === null ? ([d.seat, pickWeighed<Option>(random, d.options, weights)] as const) : entry(d.seat, move);
    played.push(entered);
    open = play(rules, g, entered);
  }
  return { config, seed, played, asked };
}

function play<T>(rules: Rules<T>, g: Game<T>, [seat, option, form]: Recorded['played'][number]) {
  if (form !== undefined) return act(rules, g, seat, String(option), 'table', form);
  const asked = settle(rules, g, 'table').find((d) => d.seat === seat);
  return choose(rules, g, seat, asked?.question ?? -1, option, 'table');
}

/** What `greedy` says today in the positions of a recorded game, beside what it said. */
export function* compared<T>(rules: Rules<T>, r: Recorded): Generator<{ readonly was: unknown; readonly is: unknown }> {
  const g = begin(rules, r.config, r.seed);
  settle(rules, g, 'table');
  const asked = new Set(r.asked);
  for (const [n, was] of r.played.entries()) {
    if (asked.has(n)) {
      const move = greedyMove(rules, g, was[0], r.seed, n);
      yield { was, is: move === null ? null : entry(was[0], move) };
    }
    play(rules, g, was);
  }
}
