// `landsraad train GAME --value`: the weights of a value, fitted to who won games of `greedy`.

import type { Config, Features } from '@landsraad/kernel';
import { stopOnInterrupt } from '../interrupts.ts';
import { rounded, say, sayJson, table } from '../output.ts';
import { progress } from '../progress.ts';
import { onThreads, threadModule } from '../threads/pool.ts';
import { fitted, surprise, type Sample, type Weights } from './fit.ts';
import type { JudgingSetup } from './value-worker.ts';

export interface ValueTraining {
  readonly game: string;
  readonly configs: readonly Config[];
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly json: boolean;
}

/** One game of so many is kept to see whether what was learnt holds elsewhere. */
const KEPT_BACK = 5;

export async function trainValue(t: ValueTraining, known: Pick<Features<never>, 'names' | 'weights'>): Promise<void> {
  const all: (readonly Sample[])[] = [];
  const stop = stopOnInterrupt('Stopping after the games under way.');
  const bar = progress(t.games, 'games');
  let played = 0;
  await onThreads<JudgingSetup, number, readonly Sample[] | null>({
    entry: threadModule('./value-worker', import.meta.url),
    workers: Math.min(t.workers, t.games),
    setup: { game: t.game, configs: t.configs, seed: t.seed, stop: stop.flag },
    jobs: Array.from({ length: t.games }, (_, n) => n).values(),
    done: (samples) => {
      if (samples !== null && samples.length > 0) all.push(samples);
      bar.at(++played);
    },
    stopped: stop.asked,
  }).finally(() => {
    bar.stop();
    stop.release();
  });
  // Threads finish in any order; the same games make the same weights.
  const samples = all.toSorted((a, b) => (a[0]?.game ?? 0) - (b[0]?.game ?? 0)).flat();
  const seen = samples.filter((s) => s.game % KEPT_BACK !== 0);
  const unseen = samples.filter((s) => s.game % KEPT_BACK === 0);
  const weights = fitted(seen, known.weights);
  report(t, known, weights, { games: all.length, samples: samples.length, unseen });
}

function report(
  t: ValueTraining,
  known: Pick<Features<never>, 'names' | 'weights'>,
  weights: Weights,
  from: { readonly games: number; readonly samples: number; readonly unseen: readonly Sample[] },
): void {
  const before = rounded(surprise(from.unseen, known.weights), 4);
  const after = rounded(surprise(from.unseen, weights), 4);
  const rows = known.names.map((what, n) => {
    const [early, late] = weights[n] ?? [0, 0];
    return { what, early: rounded(early, 2), late: rounded(late, 2), now: known.weights[n] ?? [0, 0] };
  });
  if (t.json) {
    sayJson({
      game: t.game,
      games: from.games,
      samples: from.samples,
      lossBefore: before,
      lossAfter: after,
      weights: rows,
    });
    return;
  }
  say(`${t.game}: ${from.games} games, ${from.samples} positions`);
  say(
    `How surprising the winners of games not learnt from are: ${before} with the weights of now, ${after} with these.`,
  );
  const lines = rows.map((r) => [r.what, r.early, r.late, r.now.join(' to ')]);
  for (const line of table([['', 'early', 'late', 'now'], ...lines])) say(`  ${line}`);
}
