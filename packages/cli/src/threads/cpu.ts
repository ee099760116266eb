// CPU time of this thread alone, in seconds: what a noisy machine does not disturb.

import { readFileSync } from 'node:fs';

const SCHEDSTAT = '/proc/thread-self/schedstat';

function fromProc(): number | null {
  try {
    const ns = Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[0]);
    return Number.isFinite(ns) && ns > 0 ? ns / 1e9 : null;
  } catch {
    return null;
  }
}

const procWorks = fromProc() !== null;

/** Where the system does not tell, the clock on the wall must do. */
export const cpuSeconds = (): number => (procWorks ? fromProc() : null) ?? performance.now() / 1000;
