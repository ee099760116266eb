// What seats had at every turn of a game, and who won: runs in a worker thread.

import { greedy, playMatch } from '@landsraad/bots';
import { seeded, type Config, type Rules } from '@landsraad/kernel';
import type { Sample } from './fit.ts';

export interface Judging {
  readonly configs: readonly Config[];
  readonly seed: string;
  readonly stopped: () => boolean;
}

const MOST_DECISIONS = 20_000;

/** One game of `greedy`, which plays by other weights than those that are fitted; null if it did not end. */
export function judgedGame<T>(rules: Rules<T>, t: Judging, number: number): readonly Sample[] | null {
  const config = t.configs[number % t.configs.length];
  const { features } = rules;
  if (config === undefined || features === undefined) return null;
  const seen: Omit<Sample, 'share'>[] = [];
  let turns = -1;
  const seed = `${t.seed}/${number}`;
  const { game } = playMatch({
    rules,
    config,
    seed,
    bots: Array.from({ length: config.players }, () => greedy),
    budget: {},
    random: seeded(`${seed} bots`),
    most: MOST_DECISIONS,
    stop: t.stopped,
    asked: (g) => {
      if (g.turns === turns) return;
      turns = g.turns;
      const has = Array.from({ length: g.seats }, (_, seat) => features.of(g, seat).slice());
      seen.push({ game: number, stage: features.stage(g), has });
    },
  });
  if (game.over === null) return null;
  const { winners } = game.over;
  const share = Array.from({ length: game.seats }, (_, s) => (winners.includes(s) ? 1 / winners.length : 0));
  return seen.map((x) => ({ ...x, share }));
}
