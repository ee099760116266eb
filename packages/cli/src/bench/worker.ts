import { workerData } from 'node:worker_threads';
import { playableGame } from '../games.ts';
import { serveJobs } from '../threads/serve.ts';
import { againstRows, buildIn } from './against.ts';
import { benchRows } from './rows.ts';

export interface BenchSetup {
  readonly game: string;
  readonly seconds: number;
  /** Another checkout, to be compared with; null: what this one does, by itself. */
  readonly against: string | null;
}

const setup = workerData as BenchSetup;
const game = await playableGame(setup.game);

const other = setup.against === null ? null : await buildIn(setup.against, setup.game);

serveJobs(() =>
  game.use((rules) => (other === null ? benchRows(rules, setup.seconds) : againstRows(rules, other, setup.seconds))),
);
