// Long logs are played in a thread of their own: a hostile one costs its owner time, and nobody else.

import { Refused } from '@landsraad/table';
import { Piscina } from 'piscina';
import { threadArguments, threadProgram } from '../threads.ts';
import type { Job, NotPlayed, Played } from './jobs.ts';

export interface Replays {
  /** Rejects with a refusal, also when it takes too long. */
  play(job: Job): Promise<Played>;
  close(): Promise<void>;
}

const MOST_WAITING = 64;

export function openReplays(limitMs: number): Replays {
  let pool: Piscina<Job, Played | NotPlayed> | null = null;
  const thread = (): Piscina<Job, Played | NotPlayed> =>
    (pool ??= new Piscina({
      filename: threadProgram('replays/worker').href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 30_000,
      ...threadArguments(),
    }));
  let underWay = 0;
  /** One at a time, and the time counts from when its turn has come. */
  let tail: Promise<unknown> = Promise.resolve();
  async function run(job: Job): Promise<Played> {
    const played = await thread()
      .run(job, { signal: AbortSignal.timeout(limitMs) })
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === 'AbortError')
          throw new Refused(422, 'log-too-slow', 'This log takes too long to play: it goes back too often.');
        throw error;
      });
    if ('code' in played) throw new Refused(played.status, played.code, played.message);
    return played;
  }
  return {
    async play(job) {
      if (underWay >= MOST_WAITING)
        throw new Refused(503, 'busy', 'Too many logs are being played right now: try again in a while.', {
          retryAfter: 10,
        });
      underWay++;
      const mine = tail.then(() => run(job));
      tail = mine.catch(() => undefined).then(() => underWay--);
      return mine;
    },
    close: async () => {
      await pool?.destroy();
    },
  };
}
