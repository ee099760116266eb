// The yardstick: next random number, pick from an array of 40. Speeds are compared as decisions per thousand picks.

import { next, seeded } from '@landsraad/kernel';
import { cpuSeconds } from './cpu.ts';

const FORTY = Array.from({ length: 40 }, (_, n) => n * 7);
const random = seeded('picks');
let kept = 0;

/** Makes that many picks and returns the CPU seconds they took. */
export function pickFor(picks: number): number {
  const since = cpuSeconds();
  let sum = 0;
  for (let n = 0; n < picks; n++) sum += FORTY[next(random) % 40] ?? 0;
  kept ^= sum;
  return cpuSeconds() - since;
}

/** So that no compiler finds the loop useless. */
export const proof = (): number => kept;
