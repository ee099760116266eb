import { workerData } from 'node:worker_threads';
import type { Budget } from '@landsraad/bots';
import type { Config } from '@landsraad/kernel';
import { playableGame } from '../games.ts';
import { serveJobs } from '../threads/serve.ts';
import { arenaGame } from './games.ts';

export interface ArenaSetup {
  readonly game: string;
  readonly config: Config;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly budget: Budget;
  readonly stop: Int32Array;
}

const setup = workerData as ArenaSetup;
const arena = { ...setup, stopped: () => Atomics.load(setup.stop, 0) === 1 };

const game = await playableGame(setup.game);

serveJobs((number: number) => game.use((rules) => arenaGame(rules, arena, number)));
