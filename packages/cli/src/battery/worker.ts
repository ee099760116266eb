import { workerData } from 'node:worker_threads';
import type { Config } from '@landsraad/kernel';
import { battery, type BatteryReport } from '@landsraad/kernel/battery';
import { playableGame } from '../games.ts';
import { serveJobs } from '../threads/serve.ts';

export interface BatterySetup {
  readonly game: string;
  readonly seed: string;
  readonly config: Config | null;
  /** Look at no more than so many decisions of a game; null: at all of them. */
  readonly cutOff: number | null;
  readonly stop: Int32Array;
}
/** Some games, as many of them as fit into a slice of time. */
export interface BatteryJob {
  readonly first: number;
  readonly count: number;
  readonly ms: number;
  readonly samplesPerQuestion: number;
  /** One decision in so many is looked at closely; null: as usual. */
  readonly sampleEvery: number | null;
}
export interface BatteryDone {
  readonly job: BatteryJob;
  readonly report: BatteryReport;
}

const setup = workerData as BatterySetup;
const game = await playableGame(setup.game);

serveJobs((job: BatteryJob): BatteryDone => {
  const until = performance.now() + job.ms;
  let games = 0;
  const report = game.use((rules) =>
    battery(rules, {
      games: job.count,
      seed: setup.seed,
      first: job.first,
      samplesPerQuestion: job.samplesPerQuestion,
      ...(job.sampleEvery === null ? {} : { sampleEvery: job.sampleEvery }),
      ...(setup.config === null ? {} : { config: setup.config }),
      ...(setup.cutOff === null ? {} : { cutOff: setup.cutOff }),
      progress: (n) => (games = n),
      // At least one game, or a slow one would be begun again for ever.
      stop: () => games > 0 && (performance.now() > until || Atomics.load(setup.stop, 0) === 1),
    }),
  );
  return { job, report };
});
