import { workerData } from 'node:worker_threads';
import { playableGame } from '../games.ts';
import { serveJobs } from '../threads/serve.ts';
import { trainingGame, type Training } from './games.ts';

export interface TrainSetup extends Omit<Training, 'stopped'> {
  readonly game: string;
  readonly stop: Int32Array;
}

const setup = workerData as TrainSetup;
const training = { ...setup, stopped: () => Atomics.load(setup.stop, 0) === 1 };
const game = await playableGame(setup.game);

serveJobs((number: number) => game.use((rules) => trainingGame(rules, training, number)));
