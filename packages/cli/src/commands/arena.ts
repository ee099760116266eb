import type { Command } from 'commander';
import { addArena, fittedElo, interval95, newArenaTally, type ArenaTally } from '../arena/tally.ts';
import { recall, remember } from '../arena/memory.ts';
import type { ArenaSetup } from '../arena/worker.ts';
import { checkWritable } from '../files.ts';
import { playableGame } from '../games.ts';
import { stopOnInterrupt } from '../interrupts.ts';
import { remark, rounded, say, sayJson, table } from '../output.ts';
import { progress } from '../progress.ts';
import { botsFor, names, positive, tableConfig, wholeNumber, type TableFlags } from '../settings.ts';
import { onThreads, threadModule } from '../threads/pool.ts';
import { Failed, WrongUse } from '../wrong.ts';
import { withJson, withTable, withWorkers, workersOf } from './shared.ts';

interface Flags extends TableFlags {
  readonly bots: readonly string[];
  readonly games: number;
  readonly ms?: number;
  readonly iterations?: number;
  readonly seed: string;
  readonly resume?: string;
  readonly workers?: number;
  readonly json?: true;
}

const ITERATIONS = 200;

function* numbers(from: number, count: number): Generator<number> {
  for (let n = from; n < from + count; n++) yield n;
}

/** Victories and what they say about the true rate. */
function rated({ wins, games }: { readonly wins: number; readonly games: number }) {
  const { low, high } = interval95(wins, games);
  return {
    wins: rounded(wins, 3),
    games,
    rate: games === 0 ? 0 : rounded(wins / games, 4),
    low95: rounded(low, 4),
    high95: rounded(high, 4),
  };
}

function summary(game: string, tally: ArenaTally) {
  const elo = fittedElo(tally.points);
  const bots = Object.fromEntries(
    Object.entries(tally.bots).map(([name, t]) => {
      return [
        name,
        {
          ...rated(t),
          meanMsPerDecision: t.decisions === 0 ? 0 : rounded(t.ms / t.decisions, 3),
          elo: elo[name] ?? 0,
          sides: Object.fromEntries(Object.entries(t.sides).map(([side, s]) => [side, rated(s)])),
        },
      ];
    }),
  );
  return { game, games: tally.games, unfinished: tally.unfinished, bots };
}

async function run(id: string, flags: Flags): Promise<void> {
  const game = await playableGame(id);
  const bots = flags.bots;
  if (new Set(bots).size < 2)
    throw new WrongUse(
      '--bots must name two or more different bots, such as --bots greedy,random; one may be named several times.',
    );
  bots.forEach((b) => botsFor(1, [b]));
  const config = game.use((rules) => {
    const mode = rules.modes.find((m) => m.id === (flags.mode ?? rules.modes[0]?.id));
    const players =
      flags.players ?? Math.max(mode?.players.min ?? 1, Math.min(bots.length, mode?.players.max ?? bots.length));
    return tableConfig(rules, { ...flags, players });
  });
  const budget = flags.ms !== undefined ? { ms: flags.ms } : { iterations: flags.iterations ?? ITERATIONS };
  const version = game.use((rules) => rules.version);
  const about = JSON.stringify({ game: id, version, config, bots, budget, seed: flags.seed });
  if (flags.resume !== undefined) checkWritable(flags.resume);
  const before = flags.resume === undefined ? null : recall(flags.resume, about);
  const tally = before?.tally ?? newArenaTally(bots);
  const first = before?.next ?? 0;
  let played = 0;

  const keep = (): void => {
    if (flags.resume !== undefined) remember(flags.resume, { landsraadArena: 1, about, next: first + played, tally });
  };
  const stop = stopOnInterrupt('Stopping after the games under way.');
  const bar = progress(flags.games, 'games');
  await onThreads<ArenaSetup, number, ArenaTally>({
    entry: threadModule('../arena/worker', import.meta.url),
    workers: Math.min(workersOf(flags), flags.games),
    setup: { game: id, config, seed: flags.seed, bots, budget, stop: stop.flag },
    jobs: numbers(first, flags.games),
    done: (t) => {
      addArena(tally, t);
      played++;
      bar.at(played);
      keep();
    },
    stopped: stop.asked,
  }).finally(() => {
    bar.stop();
    stop.release();
  });
  report(summary(id, tally), tally, flags.json === true);
}

function report(s: ReturnType<typeof summary>, tally: ArenaTally, json: boolean): void {
  if (json) sayJson(s);
  else {
    say(`${s.game}: ${s.games} games${s.unfinished === 0 ? '' : `, ${s.unfinished} of them without an end`}`);
    const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
    const rows = Object.entries(s.bots).map(([name, b]) => [
      name,
      b.wins,
      b.games,
      percent(b.rate),
      `${percent(b.low95)} – ${percent(b.high95)}`,
      b.meanMsPerDecision,
      b.elo,
    ]);
    for (const line of table([['bot', 'wins', 'seats', 'rate', '95 %', 'ms/decision', 'Elo'], ...rows]))
      say(`  ${line}`);
    const sides = Object.entries(s.bots).flatMap(([name, b]) =>
      Object.entries(b.sides).map(([side, r]) => [
        name,
        side,
        r.wins,
        r.games,
        percent(r.rate),
        `${percent(r.low95)} – ${percent(r.high95)}`,
      ]),
    );
    for (const line of table([['bot', 'seat', 'wins', 'games', 'rate', '95 %'], ...sides])) say(`  ${line}`);
  }
  for (const e of tally.errors.slice(0, 5)) remark(`Game ${e.number}: ${e.message}`);
  if (tally.errors.length > 0) throw new Failed(`${tally.errors.length} games did not end as they should.`);
}

export const arenaCommand = (program: Command): void =>
  void withJson(withWorkers(withTable(program.command('arena'))))
    .argument('<game>', 'which game')
    .description('bots against each other, seats rotated, the same budget for every decision')
    .requiredOption('--bots <names>', 'two or more bots, one for each seat in turn: greedy,random,random', names)
    .option('--games <n>', 'how many games', wholeNumber('--games', 1), 100)
    .option('--ms <n>', 'milliseconds of CPU time to think per decision', positive('--ms'))
    .option(
      '--iterations <n>',
      `iterations to think per decision (${ITERATIONS}, unless --ms is given)`,
      wholeNumber('--iterations', 1),
    )
    .option('--seed <text>', 'the seed: the same seed, the same games', '1')
    .option('--resume <file>', 'add to the games that this file remembers')
    .action(run);
