// What one person may have kept and played again: disk and event loop belong to everybody.

import { RateLimiterMemory } from 'rate-limiter-flexible';
import { spend } from './http/who.ts';
import type { Limits } from './limits.ts';

export interface Quota {
  /** Counts bytes that are about to be kept for somebody; refuses when there are too many in an hour. */
  keep(who: string, bytes: number): Promise<void>;
  /** Counts entries that are about to be played again for somebody. */
  playAgain(who: string, entries: number): Promise<void>;
}

export function newQuota({ keptPerHour, playedAgainPerMinute }: Limits): Quota {
  const kept = new RateLimiterMemory({ points: keptPerHour, duration: 3600 });
  const played = new RateLimiterMemory({ points: playedAgainPerMinute, duration: 60 });
  return {
    keep: (who, bytes) =>
      spend(kept, who, `${Math.floor(keptPerHour / 1024)} KB kept for one person in an hour`, bytes),
    playAgain: (who, entries) =>
      spend(played, who, `${playedAgainPerMinute} entries played again for one person in a minute`, entries),
  };
}
