import { workerData } from 'node:worker_threads';
import { playableGame } from '../games.ts';
import { serveJobs } from '../threads/serve.ts';
import { judgedGame, type Judging } from './judged.ts';

export interface JudgingSetup extends Omit<Judging, 'stopped'> {
  readonly game: string;
  readonly stop: Int32Array;
}

const setup = workerData as JudgingSetup;
const judging = { ...setup, stopped: () => Atomics.load(setup.stop, 0) === 1 };
const game = await playableGame(setup.game);

serveJobs((number: number) => game.use((rules) => judgedGame(rules, judging, number)));
