// Hands changes to the thread that writes. Whatever comes in while one transaction is written makes the next.

import { performance } from 'node:perf_hooks';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { Compilable } from 'kysely';
import { Piscina } from 'piscina';
import { threadArguments, threadProgram } from '../threads.ts';
import { isDiskTrouble } from './database.ts';
import type { Change } from './change.ts';
import type { Order, Trouble, Written } from './writer.ts';

interface Pending {
  readonly change: Change;
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
}

export interface Writing {
  /** Resolves when all of it is on disk; rejects when none of it is. */
  write(change: Change): Promise<void>;
  /** The same with queries as Kysely makes them. */
  run(...queries: readonly Compilable[]): Promise<void>;
  /** The disk has refused something since somebody last said that it is well. */
  isTroubled(): boolean;
  isWell(): void;
  /** Transactions and changes written, and the seconds that took. */
  figures(): { readonly commits: number; readonly batches: number; readonly seconds: number };
  /** How the file is kept, as SQLite itself says. */
  durability(): Promise<readonly unknown[]>;
  /** When everything is on disk. */
  close(): Promise<void>;
}

/** A transaction costs about as much for one change as for many: after one of so many the next waits a little for others. */
const CROWD = 2;
const FOR_COMPANY_MS = 8;

const asError = ({ code, message }: Trouble): Error => Object.assign(new Error(message), { code });

export function openWriting(folder: string): Writing {
  let pool: Piscina<Order, unknown> | null = null;
  /** From the first change on, and then for good. */
  const thread = (): Piscina<Order, unknown> =>
    (pool ??= new Piscina({
      filename: threadProgram('store/writer').href,
      minThreads: 1,
      maxThreads: 1,
      workerData: folder,
      ...threadArguments(),
    }));
  let pending: Pending[] = [];
  let busy: Promise<void> | null = null;
  let troubled = false;
  const figures = { commits: 0, batches: 0, seconds: 0 };

  async function writeAll(): Promise<void> {
    // Whatever else this turn of the event loop brings comes along.
    await turn();
    while (pending.length > 0) {
      const now = pending;
      pending = [];
      await writeGroup(now);
      if (now.length >= CROWD) await sleep(FOR_COMPANY_MS);
    }
    busy = null;
  }

  async function writeGroup(group: readonly Pending[]): Promise<void> {
    const from = performance.now();
    try {
      const { troubles, commits } = (await thread().run({
        kind: 'write',
        changes: group.map((p) => p.change),
      })) as Written;
      figures.commits += commits;
      figures.batches += troubles.filter((t) => t === null).length;
      figures.seconds += (performance.now() - from) / 1000;
      for (const [n, { kept, failed }] of group.entries()) {
        const trouble = troubles[n] ?? null;
        if (trouble === null) kept();
        else settle(failed, asError(trouble));
      }
    } catch (error) {
      // The thread itself is gone: nobody knows what was written, so nothing is acknowledged.
      for (const { failed } of group) settle(failed, error);
    }
  }

  function settle(failed: (error: unknown) => void, error: unknown): void {
    troubled ||= isDiskTrouble(error);
    failed(error);
  }

  const write = (change: Change): Promise<void> =>
    new Promise((kept, failed) => {
      pending.push({ change, kept, failed });
      busy ??= writeAll();
    });

  return {
    write,
    run: (...queries) =>
      write(
        queries.map((query) => {
          const { sql, parameters } = query.compile();
          return [sql, ...parameters];
        }),
      ),
    isTroubled: () => troubled,
    isWell: () => {
      troubled = false;
    },
    figures: () => figures,
    durability: async () => (await thread().run({ kind: 'durability' })) as readonly unknown[],
    async close() {
      await busy;
      if (pool === null) return;
      await pool.run({ kind: 'close' });
      await pool.close();
    },
  };
}
