// At the start all that is kept is read once, in a thread: whoever runs the server learns of damage before a player does.

import { Piscina } from 'piscina';
import type { FastifyBaseLogger } from 'fastify';
import { threadArguments, threadProgram } from '../threads.ts';
import type { Checked } from './care.ts';

/** Goes on beside everything else; call what it returns to break it off. */
export function inspect(folder: string, log: FastifyBaseLogger): () => Promise<void> {
  const pool = new Piscina<string, Checked>({
    filename: threadProgram('store/inspector').href,
    maxThreads: 1,
    ...threadArguments(),
  });
  let isBrokenOff = false;
  const done = pool
    .run(folder)
    .then(({ tables, rows, damaged }) => {
      for (const { table, what } of damaged) log.warn({ event: 'damage found', table, what });
      log.info({ event: 'data checked', tables, rows, damaged: damaged.length });
    })
    .catch((error: unknown) => {
      if (!isBrokenOff) log.warn(error);
    })
    .then(() => pool.destroy());
  return async () => {
    isBrokenOff = true;
    await pool.destroy();
    await done;
  };
}
