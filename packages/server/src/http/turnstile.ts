// How many may be under way at once: counted from the moment somebody enters until they leave.

import { Refused } from '@landsraad/table';

/** Something that only so many may do at once. */
export interface Gate {
  /** Whom or what it counts. */
  readonly key: string;
  readonly most: number;
  readonly code: string;
  readonly sentence: string;
}

export interface Turnstile {
  /** Through all gates or none; call what it returns when leaving. */
  enter(gates: readonly Gate[]): () => void;
}

export function newTurnstile(): Turnstile {
  const inside = new Map<string, number>();
  const count = (key: string, change: 1 | -1): void => {
    const now = (inside.get(key) ?? 0) + change;
    if (now <= 0) inside.delete(key);
    else inside.set(key, now);
  };
  return {
    enter(gates) {
      const shut = gates.find((g) => (inside.get(g.key) ?? 0) >= g.most);
      if (shut !== undefined) throw new Refused(429, shut.code, shut.sentence, { retryAfter: 1 });
      for (const g of gates) count(g.key, 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        for (const g of gates) count(g.key, -1);
      };
    },
  };
}
