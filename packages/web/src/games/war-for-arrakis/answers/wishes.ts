// The split of a legion is set once and asked kind by kind: what was wished is kept and said in turn.

import type { Decision, Option } from '@landsraad/kernel';

/** How many of each kind go along: 'regular' → 2. */
export type Wishes = ReadonlyMap<string, number>;

/** By the table they were made at. */
const kept = new WeakMap<object, Map<string, number>>();

export const keepWishes = (table: object, wishes: Wishes): void => void kept.set(table, new Map(wishes));
export const forgetWishes = (table: object): void => void kept.delete(table);

/** 'leader 7' of '1 leader 7'. */
export const kindAsked = (option: Option): string => String(option).replace(/^\d+ /, '');
export const countIn = (option: Option): number => Number.parseInt(String(option), 10);

/** What was wished for the kind that is asked now; null if nothing was, or if it may not be. */
export function wished(table: object, decision: Decision): Option | null {
  const kind = kindAsked(decision.options[0] ?? '');
  const n = kept.get(table)?.get(kind);
  if (n === undefined) return null;
  return decision.options.find((o) => o === `${n} ${kind}`) ?? null;
}
/** A wish is said once: whoever takes it back is asked again. */
export const said = (table: object, option: Option): void => void kept.get(table)?.delete(kindAsked(option));
