// A long run remembers what it has done: stopped at any time, it goes on from there.

import { existsSync } from 'node:fs';
import type { Config } from '@landsraad/kernel';
import type { BatteryReport } from '@landsraad/kernel/battery';
import { readText, writeWhole } from '../files.ts';
import { remark } from '../output.ts';

interface Range {
  readonly first: number;
  readonly count: number;
}
export interface BatteryState {
  readonly landsraadBattery: 1;
  readonly game: string;
  readonly version: string;
  readonly seed: string;
  /** The only kind of table that is played; null: every kind. */
  readonly config: Config | null;
  /** Games below this number are done, but for those in `left`. */
  readonly next: number;
  readonly left: readonly Range[];
  readonly report: BatteryReport | null;
}

export const newState = (game: string, version: string, seed: string, config: Config | null): BatteryState => ({
  landsraadBattery: 1,
  game,
  version,
  seed,
  config,
  next: 0,
  left: [],
  report: null,
});

const isState = (x: unknown): x is BatteryState =>
  typeof x === 'object' &&
  x !== null &&
  'landsraadBattery' in x &&
  x.landsraadBattery === 1 &&
  'report' in x &&
  'left' in x &&
  Array.isArray(x.left);

const SAME = ['game', 'version', 'seed', 'config'] as const;
/** What an earlier run has left, if it was about the same rules and seed. */
export function readState(path: string, fresh: BatteryState): BatteryState {
  if (!existsSync(path)) return fresh;
  let found: unknown;
  try {
    found = JSON.parse(readText(path));
  } catch {
    found = null;
  }
  if (!isState(found)) remark(`${path} is no state of a battery run: beginning anew.`);
  else if (SAME.some((field) => JSON.stringify(found[field]) !== JSON.stringify(fresh[field])))
    remark(`${path} is of other rules, tables or another seed: beginning anew.`);
  else return found;
  return fresh;
}

export const writeState = (path: string, state: BatteryState): void => writeWhole(path, JSON.stringify(state));
