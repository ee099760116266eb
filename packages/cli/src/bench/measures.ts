// What is measured of a game.

import { BEST, playMatch, random, think } from '@landsraad/bots';
import {
  begin,
  choose,
  configOf,
  copyGame,
  imagine,
  pick,
  seeded,
  settle,
  type Config,
  type Game,
  type Rules,
} from '@landsraad/kernel';
import { pickFor } from '../threads/picks.ts';
import type { Measure } from './clocks.ts';

const PICKS = 20_000_000;
/** The system counts CPU time in ticks of some milliseconds. */
const SLICE_MS = 120;

export const picks: Measure = {
  name: 'picks',
  slice() {
    pickFor(PICKS);
    return PICKS;
  },
};

/** Repeats until a slice of time is over. */
export function during(work: () => number): number {
  const until = performance.now() + SLICE_MS;
  let count = 0;
  while (performance.now() < until) count += work();
  return count;
}

/** One table for each mode, with as many seats as it takes. */
export const modeTables = <T>(rules: Rules<T>): Config[] =>
  rules.modes.map((m) => configOf(rules, { mode: m.id, players: m.players.max }));

export function decisions<T>(rules: Rules<T>, config: Config): Measure {
  let n = 0;
  const bots = Array.from({ length: config.players }, () => random);
  const game = (): number =>
    playMatch({ rules, config, seed: `bench ${n}`, bots, budget: {}, random: seeded(n++), most: 100_000 }).decisions;
  return { name: `${rules.id} ${config.mode}, ${config.players} players`, slice: () => during(game) };
}

/**
 * Few, from beginning to end: were many copies kept, the compiler would learn that copies live long and make them where
 * that is dear, and those of search die young.
 */
const LOOK_AT = new Set([10, 30, 60, 100, 200, 400, 800, 1600]);

/** Positions from random games, at a table. */
function positions<T>(rules: Rules<T>, config: Config): { readonly game: Game<T>; readonly seat: number }[] {
  const found: { game: Game<T>; seat: number }[] = [];
  for (let seed = 0; seed < 6; seed++) {
    const g = begin(rules, config, `bench ${seed}`);
    const choices = seeded(`choices ${seed}`);
    let open = settle(rules, g, 'table');
    for (let n = 1; open.length > 0; n++) {
      const d = pick(choices, open);
      if (LOOK_AT.has(n)) found.push({ game: copyGame(rules.copyTable, g), seat: d.seat });
      open = choose(rules, g, d.seat, d.question, pick(choices, d.options), 'table');
    }
  }
  return found;
}

/** What nobody keeps a compiler need not make. */
const kept: { last: unknown } = { last: null };
const keep = (made: unknown): void => void (kept.last = made);

export interface GameMeasures {
  readonly copy: Measure;
  readonly clone: Measure;
  readonly imagine: Measure;
  readonly search: Measure;
}

export function stateMeasures<T>(rules: Rules<T>, config: Config): GameMeasures {
  const all = positions(rules, config);
  const draw = seeded('bench');
  const each = (work: (at: (typeof all)[number]) => void) => () => {
    for (const at of all) work(at);
    return all.length;
  };
  const repeat = (name: string, work: () => number): Measure => ({ name, slice: () => during(work) });
  let n = 0;
  const thought = (): number => {
    const at = all[n++ % all.length];
    if (at === undefined) return 0;
    const { game, seat } = at;
    const decision = settle(rules, game, 'table').find((d) => d.seat === seat);
    if (decision === undefined) return 0;
    const situation = { rules, game, seat, decision, mayAct: false, random: draw, budget: { iterations: 50 } };
    return think(situation, decision, BEST).iterations;
  };
  return {
    copy: repeat(
      `${rules.id} copy`,
      each(({ game }) => keep(copyGame(rules.copyTable, game))),
    ),
    clone: repeat(
      `${rules.id} structuredClone`,
      each(({ game }) => keep(structuredClone(game))),
    ),
    imagine: repeat(
      `${rules.id} imagine`,
      each(({ game, seat }) => keep(imagine(rules, game, seat, draw))),
    ),
    search: repeat(`${rules.id} search`, thought),
  };
}
