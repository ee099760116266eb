// `landsraad bench server`: our server beside a bare one, on the same machine, in the same run, in turns.

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { resolve, join } from 'node:path';
import { threadArguments, threadProgram } from '../threads.ts';
import { bareTable, begin, ourTable, VIEWERS, type PlayedTable } from './clients.ts';
import type { Figures, Question } from './subject.ts';

export interface ServerRow {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly ratioTo: string | null;
  readonly ratio: number | null;
}

export interface ServerBench {
  readonly seconds: number;
  /** Tables at once where latency and memory are measured, and clients that come back at once. */
  readonly tables: number;
  readonly clients: number;
  /** Another checkout, built, to be measured in the same run. */
  readonly against?: string;
  readonly progress: (what: string) => void;
}

const GAMES = [
  { id: 'war-for-arrakis', players: 2 },
  { id: 'imperium', players: 4 },
  { id: 'dune', players: 4 },
] as const;
/** Tables that are played at once while moves are counted, if there are to be so many. */
const MOST_BUSY = 16;
/** Of all tables together, while latency is measured: what one machine should bear without anybody noticing. */
const MOVES_A_SECOND = 200;
const ROUNDS = 3;
/** Moves of each server in each game before any is counted. */
const WARM = 15_000;
/** A short look need not be a true one. */
const WARM_A_SECOND = 250;

interface Server {
  readonly name: string;
  readonly url: string;
  figures(): Promise<Figures>;
  memory(): Promise<number>;
  rest(): Promise<void>;
  evict(): Promise<void>;
  stop(): Promise<void>;
  table(seed: number, game?: (typeof GAMES)[number]): Promise<PlayedTable>;
}

async function start(name: string, kind: 'bare' | 'ours', program?: string): Promise<Server> {
  const child: ChildProcess = fork(
    threadProgram('bench/subject'),
    [kind, ...(program === undefined ? [] : [program])],
    { execArgv: ['--expose-gc', ...(threadArguments().execArgv ?? [])] },
  );
  const [url] = (await once(child, 'message')) as [string];
  const ask = async (question: Question): Promise<unknown> => {
    const heard = once(child, 'message');
    child.send(question);
    return (await heard)[0];
  };
  const token = kind === 'ours' ? await begin(url) : '';
  return {
    name,
    url,
    figures: async () => (await ask('figures')) as Figures,
    memory: async () => Number(await ask('memory')),
    rest: async () => void (await ask('rest')),
    evict: async () => void (await ask('evict')),
    async stop() {
      const gone = once(child, 'exit');
      child.send('stop' satisfies Question);
      await gone;
    },
    table: (seed, game = GAMES[seed % GAMES.length] ?? GAMES[0]) =>
      kind === 'bare' ? bareTable(url, `r${seed}`) : ourTable(url, token, game, seed),
  };
}

const row = (name: string, unit: string, value: number, ratioTo: string | null, base = 0): ServerRow => ({
  name,
  unit,
  value: Number(value.toPrecision(4)),
  ratioTo,
  ratio: ratioTo === null || base === 0 ? null : Number((value / base).toFixed(3)),
});

const quantile = (all: readonly number[], q: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * q))] ?? 0;

// ---- moves per CPU second ----

interface Slice {
  readonly server: Server;
  readonly game: (typeof GAMES)[number] | undefined;
  readonly name: string;
  moves: number;
  cpu: number;
  messages: number;
  bytes: number;
}

/** Plays as fast as answers come, at some tables at once; says how many moves were made. */
async function playFor(
  slice: Slice,
  { many, seconds, seeds, counted }: { many: number; seconds: number; seeds: () => number; counted: boolean },
): Promise<number> {
  const { server, game } = slice;
  const tables = await Promise.all(Array.from({ length: many }, () => server.table(seeds(), game)));
  const heardBefore = tables.map((t) => ({ ...t.heard() }));
  const before = await server.figures();
  const until = performance.now() + seconds * 1000;
  let moves = 0;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < until && (await table.move())) moves++;
    }),
  );
  const after = await server.figures();
  if (counted) {
    slice.moves += moves;
    slice.cpu += after.cpu - before.cpu;
    for (const [n, table] of tables.entries()) {
      slice.messages += table.heard().messages - (heardBefore[n]?.messages ?? 0);
      slice.bytes += table.heard().bytes - (heardBefore[n]?.bytes ?? 0);
    }
  }
  for (const table of tables) table.leave();
  return moves;
}

async function speed(bare: Server, ours: readonly Server[], bench: ServerBench): Promise<ServerRow[]> {
  const slices: Slice[] = [
    { server: bare, game: undefined, name: bare.name },
    ...GAMES.flatMap((game) => ours.map((server) => ({ server, game, name: `${game.id}, ${server.name}` }))),
  ].map((s) => ({ ...s, moves: 0, cpu: 0, messages: 0, bytes: 0 }));
  let seed = 0;
  const seconds = bench.seconds / slices.length / ROUNDS;
  const many = Math.min(MOST_BUSY, bench.tables);
  const seeds = (): number => seed++;
  const warm = Math.min(WARM, bench.seconds * WARM_A_SECOND);
  for (const slice of slices) {
    bench.progress(`${slice.name}, warming up`);
    // A server runs for weeks: what is measured is one whose code has been compiled, ours and the other alike.
    for (let moves = 0; moves < warm;) moves += await playFor(slice, { many, seconds, seeds, counted: false });
  }
  for (let round = 1; round <= ROUNDS; round++)
    for (const slice of slices) {
      bench.progress(`${slice.name}, round ${round} of ${ROUNDS}`);
      await playFor(slice, { many, seconds, seeds, counted: true });
    }
  const rate = ({ moves, cpu }: Slice): number => (moves / cpu) * 1000;
  const [yardstick] = slices;
  const base = yardstick === undefined ? 0 : rate(yardstick);
  return slices.flatMap((s) => [
    row(s.name, 'moves per CPU second', rate(s), s === yardstick ? null : bare.name, base),
    row(s.name, 'bytes per message', s.bytes / s.messages, null),
  ]);
}

// ---- many tables: latency, memory, cold starts, everybody at once ----

/** How long moves take while so many are made in a second, spread over all tables. */
async function latency(tables: readonly PlayedTable[], seconds: number): Promise<number[]> {
  const took: number[] = [];
  const under: Promise<void>[] = [];
  const free = [...tables];
  const from = performance.now();
  for (let n = 0; n < seconds * MOVES_A_SECOND; n++) {
    const wait = from + (n * 1000) / MOVES_A_SECOND - performance.now();
    if (wait > 0) await new Promise((later) => setTimeout(later, wait));
    const table = free.shift();
    if (table === undefined) continue;
    const began = performance.now();
    under.push(
      table.move().then((made) => {
        if (made) took.push(performance.now() - began);
        free.push(table);
      }),
    );
  }
  await Promise.all(under);
  return took;
}

async function crowd(server: Server, bench: ServerBench): Promise<ServerRow[]> {
  const { tables: many, clients, progress } = bench;
  progress(`${server.name}, ${many} tables`);
  const empty = await server.memory();
  const tables: PlayedTable[] = [];
  for (let n = 0; n < many; n++) tables.push(await server.table(100_000 + n));
  for (let n = 0; n < 10; n++) for (const table of tables) await table.move();
  const full = await server.memory();
  await server.figures();
  const took = await latency(tables, bench.seconds / 8);
  const busy = await server.figures();
  await server.rest();
  const resting = await server.memory();
  const rows = [
    row(`${server.name}, ${many} tables`, `ms a move, half of ${MOVES_A_SECOND} a second`, quantile(took, 0.5), null),
    row(`${server.name}, ${many} tables`, 'ms a move, 99 of 100', quantile(took, 0.99), null),
    row(`${server.name}, ${many} tables`, 'ms the event loop was late at most', busy.late, null),
    row(
      `${server.name}, ${many} tables`,
      `KB of memory a table, ${VIEWERS} viewers, just played`,
      (full - empty) / many / 1024,
      null,
    ),
    row(
      `${server.name}, ${many} tables`,
      `KB of memory a table, ${VIEWERS} viewers, at rest`,
      (resting - empty) / many / 1024,
      null,
    ),
  ];
  progress(`${server.name}, ${clients} clients come back`);
  for (const table of tables) table.leave();
  await new Promise((later) => setTimeout(later, 500));
  const began = performance.now();
  await Promise.all(tables.map((table) => table.comeBack(Math.ceil(clients / many))));
  rows.push(
    row(`${server.name}, ${clients} clients at once`, 'ms until all are up to date', performance.now() - began, null),
  );
  for (const table of tables) table.leave();
  await new Promise((later) => setTimeout(later, 500));
  await server.evict();
  const cold: number[] = [];
  for (const table of tables.slice(0, 100)) {
    const from = performance.now();
    await table.look();
    cold.push(performance.now() - from);
  }
  if (server.name !== BARE) rows.push(row(`${server.name}, a table from the disk`, 'ms', quantile(cold, 0.5), null));
  return rows;
}

const BARE = 'a bare server';

export async function benchServer(bench: ServerBench): Promise<readonly ServerRow[]> {
  const there =
    bench.against === undefined
      ? []
      : [
          await start(
            'the other checkout',
            'ours',
            pathToFileURL(resolve(join(bench.against, 'packages', 'server', 'dist', 'index.js'))).href,
          ),
        ];
  const bare = await start(BARE, 'bare');
  const ours = [await start('Landsraad', 'ours'), ...there];
  try {
    const rows = await speed(bare, ours, bench);
    for (const server of [bare, ...ours]) rows.push(...(await crowd(server, bench)));
    return rows;
  } finally {
    await Promise.all([bare, ...ours].map((s) => s.stop()));
  }
}
