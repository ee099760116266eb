// A few worker threads that take jobs from one list until it is empty or somebody says stop.

import { Worker } from 'node:worker_threads';

export interface Pool<Setup, Job, Done> {
  /** The module that works: it calls `serveJobs`. */
  readonly entry: URL;
  readonly workers: number;
  readonly setup: Setup;
  readonly jobs: Iterator<Job>;
  readonly done: (result: Done) => void;
  readonly stopped: () => boolean;
}

/** Beside this module, built or not. */
export const threadModule = (name: string, from: string): URL =>
  new URL(`${name}${from.endsWith('.ts') ? '.ts' : '.js'}`, from);

/** Sources run without a build too; a thread does not inherit what reads them. */
function startThread(entry: URL, workerData: unknown): Worker {
  if (!entry.pathname.endsWith('.ts')) return new Worker(entry, { workerData });
  const code = `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))}).then((tsx) => (tsx.register(), import(${JSON.stringify(entry.href)})))`;
  return new Worker(code, { eval: true, workerData });
}

/** Resolves when all jobs are done, or when it was stopped and the jobs under way are done. */
export async function onThreads<Setup, Job, Done>(pool: Pool<Setup, Job, Done>): Promise<void> {
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = startThread(pool.entry, pool.setup);
      const finish = (): void => void worker.terminate().then(() => resolve(), reject);
      const give = (): void => {
        const job = pool.stopped() ? { done: true as const } : pool.jobs.next();
        if (job.done === true) finish();
        else worker.postMessage(job.value);
      };
      worker.on('message', (result: Done | 'ready') => {
        if (result !== 'ready') pool.done(result);
        give();
      });
      worker.on('error', (error) => {
        void worker.terminate();
        reject(error);
      });
    });
  await Promise.all(Array.from({ length: pool.workers }, one));
}
