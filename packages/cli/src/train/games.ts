// One game of the search against itself, counted; runs in a worker thread.

import { playMatch, policyWeights, roleOf, searcher, stageOf, BEST, type Bot } from '@landsraad/bots';
import { seeded, type Config, type Policy, type Rules } from '@landsraad/kernel';
import { count, newCounts, type Counts } from './counts.ts';

export interface Training {
  readonly configs: readonly Config[];
  readonly seed: string;
  readonly iterations: number;
  /** How many turns to look ahead; null: as far as the game says. */
  readonly turns: number | null;
  /** What has been learnt before; it is searched with, and what is learnt now comes on top. */
  readonly policy: Policy;
  readonly stopped: () => boolean;
}

const MOST_DECISIONS = 20_000;

export function trainingGame<T>(known: Rules<T>, t: Training, number: number): Counts {
  const counts = newCounts();
  const config = t.configs[number % t.configs.length];
  if (config === undefined) return counts;
  const ahead = known.lookAhead;
  const rules: Rules<T> = {
    ...known,
    policy: t.policy,
    ...(t.turns === null || ahead === undefined ? {} : { lookAhead: { ...ahead, turns: t.turns } }),
  };
  const player = searcher('search', '', BEST);
  const watched: Bot = {
    ...player,
    move(s) {
      const move = player.move(s);
      const d = s.decision;
      if (move?.kind !== 'answer' || d === null || d.options.length < 2) return move;
      const weights = policyWeights(s.rules, s.game, d, 1) ?? d.options.map(() => 1);
      const sum = weights.reduce((a, b) => a + b, 0);
      const stage = stageOf(t.policy, s.rules.round(s.game));
      const role = roleOf(s.rules, s.game, s.seat);
      d.options.forEach((option, n) => {
        const asked = { role, question: d.name, option: String(option) };
        count(counts, asked, stage, option === move.option ? 1 : 0, (weights[n] ?? 0) / sum);
      });
      return move;
    },
  };
  const seed = `${t.seed}/${number}`;
  const { game } = playMatch({
    rules,
    config,
    seed,
    bots: Array.from({ length: config.players }, () => watched),
    budget: { iterations: t.iterations },
    random: seeded(`${seed} bots`),
    most: MOST_DECISIONS,
    stop: t.stopped,
  });
  if (game.over === null) return newCounts();
  counts.games = 1;
  return counts;
}
