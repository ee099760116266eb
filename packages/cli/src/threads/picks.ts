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

/** The system counts CPU time in ticks of some milliseconds: a shorter reading would tell nothing. */
const READING = 8_000_000;
const EVERY_SECONDS = 0.5;
let lastRead = -Infinity;

/** Reads the yardstick now and then, between other work; zeros when it is not yet time. */
export function yardstick(): { readonly picks: number; readonly seconds: number } {
  if (cpuSeconds() - lastRead < EVERY_SECONDS) return { picks: 0, seconds: 0 };
  // Once without counting, until it is compiled.
  if (lastRead === -Infinity) pickFor(READING);
  const seconds = pickFor(READING);
  lastRead = cpuSeconds();
  return { picks: READING, seconds };
}
