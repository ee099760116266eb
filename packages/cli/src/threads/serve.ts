// The worker's end of a pool.

import { parentPort } from 'node:worker_threads';

/** What a job is, the module that sends it and the one that takes it agree upon. */
export function serveJobs(work: (job: never) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error('this module runs in a worker thread');
  port.on('message', (job) => port.postMessage(work(job as never)));
  port.postMessage('ready');
}
