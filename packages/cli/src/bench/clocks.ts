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

/** Code that has just been loaded is slow until it is compiled: so much of the time goes before anything counts. */
const WARM_UP = 0.4;

export function measureInTurns(measures: readonly Measure[], seconds: number): Measured[] {
  const since = performance.now();
  const during = (share: number): boolean => (performance.now() - since) / 1000 < share * seconds;
  do for (const m of measures) m.slice();
  while (during(WARM_UP));
  const sums = measures.map(() => ({ count: 0, time: 0 }));
  do
    for (const [n, m] of measures.entries()) {
      const before = cpuSeconds();
      const count = m.slice();
      const sum = sums[n];
      if (sum === undefined) continue;
      sum.time += cpuSeconds() - before;
      sum.count += count;
    }
  while (during(1));
  return measures.map((m, n) => ({
    name: m.name,
    perCpuSecond: (sums[n]?.count ?? 0) / Math.max(1e-9, sums[n]?.time ?? 0),
  }));
}
