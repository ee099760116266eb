// What every part of the server shares.

import type { BotPool } from './bots/pool.ts';
import type { Identities } from './identities.ts';
import type { Limits } from './limits.ts';
import type { Quota } from './quota.ts';
import type { HostedGame } from '@landsraad/table';
import type { Replays } from './replays/pool.ts';
import type { Store } from './store/store.ts';
import type { Rooms } from './table/rooms.ts';

export interface House {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  readonly rooms: Rooms;
  readonly identities: Identities;
  readonly bots: BotPool;
  readonly replays: Replays;
  readonly limits: Limits;
  readonly quota: Quota;
  readonly counters: Counters;
}

/** For operators. */
export interface Counters {
  choices: number;
  messages: number;
  botMoves: number;
  botFallbacks: number;
  refusals: number;
}
export const newCounters = (): Counters => ({ choices: 0, messages: 0, botMoves: 0, botFallbacks: 0, refusals: 0 });

export const gameNamed = (games: readonly HostedGame[], id: string): HostedGame | undefined =>
  games.find((g) => g.id === id);
