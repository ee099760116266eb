import { gameNamed } from '../house.ts';
import { gamesFor } from '../games.ts';
import { playJob, type Job, type NotPlayed, type Played } from './jobs.ts';

const games = gamesFor(true);

export default function play(job: Job): Played | NotPlayed {
  const game = gameNamed(games, job.made.game);
  if (game === undefined) throw new Error(`There is no game "${job.made.game}".`);
  return playJob(game, job);
}
