// K games on W threads.

import type { StopSignal } from '../interrupts.ts';
import type { Progress } from '../progress.ts';
import { onThreads, threadModule } from '../threads/pool.ts';
import { addTally, newTally, type SimulationTally } from './tally.ts';
import type { SimulationJob, SimulationSetup } from './worker.ts';

/** Small enough for a smooth bar and a quick Ctrl-C, big enough that messages cost nothing. */
const BATCH = 20;

function* batches(games: number, size: number): Generator<SimulationJob> {
  for (let first = 0; first < games; first += size) yield { first, count: Math.min(size, games - first) };
}

export async function simulate(
  setup: Omit<SimulationSetup, 'stop'>,
  games: number,
  workers: number,
  stop: StopSignal,
  bar: Progress,
): Promise<SimulationTally> {
  const all = newTally();
  await onThreads<SimulationSetup, SimulationJob, SimulationTally>({
    entry: threadModule('./worker', import.meta.url),
    workers: Math.max(1, Math.min(workers, games)),
    setup: { ...setup, stop: stop.flag },
    jobs: batches(games, Math.max(1, Math.min(BATCH, Math.ceil(games / workers)))),
    done: (tally) => {
      addTally(all, tally);
      bar.at(all.games);
    },
    stopped: stop.asked,
  });
  all.errors.sort((a, b) => a.number - b.number);
  return all;
}
