import { resolve } from 'node:path';
import type { Command } from 'commander';
import { checkBuilt } from '../bench/against.ts';
import type { Row } from '../bench/rows.ts';
import type { BenchSetup } from '../bench/worker.ts';
import { wholeShelf } from '../games.ts';
import { remark, say, sayJson, table, thousands } from '../output.ts';
import { progress } from '../progress.ts';
import { positive } from '../settings.ts';
import { onThreads, threadModule } from '../threads/pool.ts';
import { withJson } from './shared.ts';

interface Flags {
  readonly seconds: number;
  readonly peers?: true;
  readonly against?: string;
  readonly json?: true;
}

/** Each game on a thread of its own: a compiler that has seen other games' tables makes slower code for all of them. */
async function measured(game: string, seconds: number, against: string | null): Promise<readonly Row[]> {
  let rows: readonly Row[] = [];
  await onThreads<BenchSetup, 'go', readonly Row[]>({
    entry: threadModule('../bench/worker', import.meta.url),
    workers: 1,
    setup: { game, seconds, against },
    jobs: ['go' as const].values(),
    done: (result) => (rows = result),
    stopped: () => false,
  });
  return rows;
}

const ratio = (r: Row): string => {
  if (r.ratio === null) return '';
  return r.ratioTo === 'a thousand picks'
    ? `${r.ratio} per thousand picks`
    : `${r.ratio.toFixed(r.ratio < 1 ? 3 : 1)} × ${r.ratioTo}`;
};

async function run(flags: Flags): Promise<void> {
  if (flags.peers === true) {
    const { peerRows } = await import('../bench/peers/rows.ts');
    tell(await peerRows(flags.seconds), flags.json === true);
    return;
  }
  const games = (await wholeShelf()).filter((g) => g.playable !== null);
  const against = flags.against === undefined ? null : resolve(flags.against);
  if (against !== null)
    checkBuilt(
      against,
      games.map((g) => g.id),
    );
  const bar = progress(games.length, 'games');
  const rows: Row[] = [];
  for (const [n, game] of games.entries()) {
    bar.at(n, game.id);
    // The yardstick stands once, as the first game's thread read it; every game is compared with its own reading.
    const more = await measured(game.id, flags.seconds / games.length, against);
    rows.push(...more.filter((r) => n === 0 || r.name !== 'picks'));
  }
  bar.stop();
  tell(rows, flags.json === true);
  if (flags.json !== true && flags.seconds < 10 * games.length)
    remark('A longer run (--seconds 80) is steadier: much code must be compiled first.');
}

function tell(rows: readonly Row[], json: boolean): void {
  if (json) {
    sayJson({ rows });
    return;
  }
  const cells = rows.map((r) => [r.name, thousands(r.value), r.unit, ratio(r)]);
  for (const line of table([['what', 'rate', '', ''], ...cells])) say(line);
}

interface ServerFlags {
  readonly seconds: number;
  readonly tables: number;
  readonly clients: number;
  readonly against?: string;
  readonly json?: true;
}

async function runServer(flags: ServerFlags): Promise<void> {
  const { benchServer } = await import('@landsraad/server');
  const rows = await benchServer({ ...flags, progress: (what) => remark(what) });
  tell(rows, flags.json === true);
}

export function benchCommand(program: Command): void {
  const bench = withJson(program.command('bench').enablePositionalOptions())
    .description(
      'how fast: decisions per thousand picks, copies against structuredClone, imagined worlds, search iterations',
    )
    .option('--seconds <n>', 'how long to measure, all games together', positive('--seconds'), 80)
    .option('--against <folder>', 'instead: whole games by this build and by another built checkout, in turns')
    .option('--peers', "instead: our search and boardgame.io's on one game of equal rules (install it first)")
    .action(run);
  withJson(bench.command('server'))
    .description('the server beside a bare one of fastify and SQLite: moves per CPU second, latency, memory, bytes')
    .option('--seconds <n>', 'how long moves are counted, all servers together', positive('--seconds'), 120)
    .option('--tables <n>', 'tables at once, for latency and memory', positive('--tables'), 500)
    .option('--clients <n>', 'clients that come back at once', positive('--clients'), 3000)
    .option('--against <folder>', 'another checkout, built, in the same run')
    .action(runServer);
}
