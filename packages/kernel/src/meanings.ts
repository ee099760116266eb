// Options that stand for more than their key says: "raid 2", "leader 7". Made once and looked up both ways, so that nobody
// cuts up keys.

import type { Context, Option } from './game.ts';

export interface Meanings<M extends Context> {
  /** The key that logs and messages carry. */
  readonly key: (m: M) => string;
  /** What a key stands for; null: something else. */
  readonly of: (option: Option) => M | null;
}

export function meanings<M extends Context>(all: readonly M[], key: (m: M) => string): Meanings<M> {
  const table = new Map<Option, M>(all.map((m) => [key(m), m]));
  return { key, of: (option) => table.get(option) ?? null };
}
