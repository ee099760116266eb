// What one person may have kept: the disk belongs to everybody.

import { RateLimiterMemory } from 'rate-limiter-flexible';
import { spend } from './http/who.ts';

export interface Quota {
  /** Counts bytes that are about to be kept for somebody; refuses when there are too many in an hour. */
  keep(who: string, bytes: number): Promise<void>;
}

export function newQuota(bytesPerHour: number): Quota {
  const kept = new RateLimiterMemory({ points: bytesPerHour, duration: 3600 });
  return {
    keep: (who, bytes) =>
      spend(kept, who, `${Math.floor(bytesPerHour / 1024)} KB kept for one person in an hour`, bytes),
  };
}
