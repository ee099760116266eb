import { Unreachable } from './api.ts';

const WAITS = [400, 800, 1600, 3200, 5000];
const PATIENCE = 90_000;

/**
 * Says something until somebody answers. Only for what may be said twice: commands carry an id of our making, so the
 * server does nothing twice.
 */
export async function untilAnswered<T>(what: () => Promise<T>, given: AbortSignal, silence: () => void): Promise<T> {
  const since = performance.now();
  for (let n = 0; ; n++) {
    try {
      return await what();
    } catch (e) {
      if (!(e instanceof Unreachable) || given.aborted || performance.now() - since > PATIENCE) throw e;
      silence();
      await pause(WAITS[Math.min(n, WAITS.length - 1)] ?? 5000, given);
    }
  }
}

/** Waits, but not longer than anybody is interested. */
export function pause(ms: number, given: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      given.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    // The network is back: no reason to wait longer.
    addEventListener('online', done);
    given.addEventListener('abort', done);
  });
}
