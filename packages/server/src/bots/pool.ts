// Bots think in threads of their own, never on the event loop.

import { availableParallelism } from 'node:os';
import type { Move } from '@landsraad/bots';
import type { Decision, Seat } from '@landsraad/kernel';
import { Piscina } from 'piscina';
import { newFairLine } from './fair.ts';
import { threadArguments, threadProgram } from '../threads.ts';

export interface Thought {
  readonly game: string;
  readonly position: unknown;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly bot: string;
  readonly mayAct: boolean;
  readonly seed: string;
  /** Whose memory it is: the table and the seat. */
  readonly table: string;
  /** How many bots sit at the table, and how long all of them may keep people waiting. */
  readonly bots: number;
  readonly patienceMs: number;
}

export interface BotPool {
  /**
   * Rejects when the bot fails or is late: after the limit, divided by `hurry`, from when it begins to think. Whose bots
   * have waited is counted by person, so that nobody's tables keep all threads.
   */
  think(person: string, thought: Omit<Thought, 'patienceMs'>, hurry?: number): Promise<Move | null>;
  /** How many wait for a thread. */
  waiting(): number;
  /** The server is about to end: a thought that is broken off is nobody's fault. */
  isClosed(): boolean;
  close(): Promise<void>;
}

export interface BotSettings {
  readonly threads: number;
  /** How long the bots of a table may keep people waiting, as a rule. */
  readonly patienceMs: number;
  /** After that long somebody else moves for it. */
  readonly limitMs: number;
  /** Another program for the threads: for tests. */
  readonly worker?: URL;
}
export const BOT_SETTINGS: BotSettings = {
  threads: Math.max(2, availableParallelism() - 1),
  patienceMs: 2000,
  limitMs: 5000,
};

export function openBots(settings: BotSettings): BotPool {
  const worker = settings.worker ?? threadProgram('bots/worker');
  const line = newFairLine<Move | null>(settings.threads);
  let closed = false;
  let pool: Piscina<Thought, Move | null> | null = null;
  const threads = (): Piscina<Thought, Move | null> =>
    (pool ??= new Piscina({
      filename: worker.href,
      minThreads: 0,
      maxThreads: settings.threads,
      idleTimeout: 30_000,
      ...threadArguments(),
    }));
  return {
    think: (person, thought, hurry = 1) =>
      line.run(person, () =>
        threads().run(
          { ...thought, patienceMs: settings.patienceMs },
          { signal: AbortSignal.timeout(Math.ceil(settings.limitMs / hurry)) },
        ),
      ),
    waiting: line.waiting,
    isClosed: () => closed,
    close: async () => {
      closed = true;
      await pool?.destroy();
    },
  };
}
