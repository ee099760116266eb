// Bots think in threads of their own, never on the event loop.

import type { Move } from '@landsraad/bots';
import type { Decision, Seat } from '@landsraad/kernel';
import { Piscina } from 'piscina';
import { threadArguments, threadProgram } from '../threads.ts';

export interface Thought {
  readonly game: string;
  readonly position: unknown;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly bot: string;
  readonly mayAct: boolean;
  readonly seed: string;
  /** How long it may think. */
  readonly ms: number;
}

export interface BotPool {
  /** Rejects when the bot fails or is late. */
  think(thought: Omit<Thought, 'ms'>): Promise<Move | null>;
  /** How many wait for a thread. */
  waiting(): number;
  /** The server is about to end: a thought that is broken off is nobody's fault. */
  isClosed(): boolean;
  close(): Promise<void>;
}

export interface BotSettings {
  readonly threads: number;
  /** How long a bot is meant to think about one question. */
  readonly thinkMs: number;
  /** After that long somebody else moves for it. */
  readonly limitMs: number;
  /** Another program for the threads: for tests. */
  readonly worker?: URL;
}
export const BOT_SETTINGS: BotSettings = { threads: 1, thinkMs: 800, limitMs: 5000 };

export function openBots(settings: BotSettings): BotPool {
  const worker = settings.worker ?? threadProgram('bots/worker');
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
    think: (thought) =>
      threads().run({ ...thought, ms: settings.thinkMs }, { signal: AbortSignal.timeout(settings.limitMs) }),
    waiting: () => pool?.queueSize ?? 0,
    isClosed: () => closed,
    close: async () => {
      closed = true;
      await pool?.destroy();
    },
  };
}
