// Several things measured in turns, a slice at a time: what the machine does meanwhile disturbs all alike.

import { cpuSeconds } from '../threads/cpu.ts';

export interface Measure {
  readonly name: string;
  /** Does some of it and says how many. */
  readonly slice: () => number;
}

export interface Measured {
  readonly name: string;
  readonly perCpuSecond: number;
}

const WARM_UP_ROUNDS = 2;

export function measureInTurns(measures: readonly Measure[], seconds: number): Measured[] {
  for (let n = 0; n < WARM_UP_ROUNDS; n++) for (const m of measures) m.slice();
  const sums = measures.map(() => ({ count: 0, time: 0 }));
  const since = performance.now();
  for (;;) {
    for (const [n, m] of measures.entries()) {
      const before = cpuSeconds();
      const count = m.slice();
      const sum = sums[n];
      if (sum === undefined) continue;
      sum.time += cpuSeconds() - before;
      sum.count += count;
    }
    const elapsed = (performance.now() - since) / 1000;
    if (elapsed >= seconds) break;
  }
  return measures.map((m, n) => ({
    name: m.name,
    perCpuSecond: (sums[n]?.count ?? 0) / Math.max(1e-9, sums[n]?.time ?? 0),
  }));
}
