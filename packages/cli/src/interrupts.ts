// Ctrl-C: what is finished is kept. The first one asks to stop, the second one does.

import { remark } from './output.ts';

export interface StopSignal {
  /** Shared with worker threads. */
  readonly flag: Int32Array<SharedArrayBuffer>;
  readonly asked: () => boolean;
  release(): void;
}

export function stopOnInterrupt(sentence: string): StopSignal {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const asked = (): boolean => Atomics.load(flag, 0) === 1;
  const interrupt = (): void => {
    if (asked()) process.exit(130);
    Atomics.store(flag, 0, 1);
    remark(`\n${sentence}`);
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  return {
    flag,
    asked,
    release() {
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
    },
  };
}
