import { workerData } from 'node:worker_threads';
import { botNamed, type Budget } from '@landsraad/bots';
import type { Config } from '@landsraad/kernel';
import { playableGame } from '../games.ts';
import { serveJobs } from '../threads/serve.ts';
import { simulateGames } from './games.ts';

export interface SimulationSetup {
  readonly game: string;
  readonly config: Config;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly budget: Budget;
  readonly detailed: boolean;
  readonly stop: Int32Array;
}
export interface SimulationJob {
  readonly first: number;
  readonly count: number;
}

const setup = workerData as SimulationSetup;
const simulation = {
  config: setup.config,
  seed: setup.seed,
  bots: setup.bots.map(botNamed),
  budget: setup.budget,
  detailed: setup.detailed,
  stopped: () => Atomics.load(setup.stop, 0) === 1,
};

const game = await playableGame(setup.game);

serveJobs((job: SimulationJob) => game.use((rules) => simulateGames(rules, simulation, job.first, job.count)));
