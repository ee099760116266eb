import { workerData } from 'node:worker_threads';
import { playableGame } from '../games.ts';
import { serveJobs } from '../threads/serve.ts';
import { benchRows } from './rows.ts';

export interface BenchSetup {
  readonly game: string;
  readonly seconds: number;
}

const setup = workerData as BenchSetup;
const game = await playableGame(setup.game);

serveJobs(() => game.use((rules) => benchRows(rules, setup.seconds)));
