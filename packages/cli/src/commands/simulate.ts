import type { Command } from 'commander';
import type { Config, Rules } from '@landsraad/kernel';
import { checkWritable, writeWhole } from '../files.ts';
import { playableGame } from '../games.ts';
import { stopOnInterrupt } from '../interrupts.ts';
import { remark, rounded, say, sayJson, table, thousands } from '../output.ts';
import { progress } from '../progress.ts';
import { botsFor, names, tableConfig, wholeNumber, type TableFlags } from '../settings.ts';
import { simulate } from '../simulate/simulate.ts';
import { mean, type SimulationTally } from '../simulate/tally.ts';
import { Failed } from '../wrong.ts';
import { withJson, withTable, withWorkers, workersOf } from './shared.ts';

interface Flags extends TableFlags {
  readonly games: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly workers?: number;
  readonly report?: string;
  readonly iterations?: number;
  readonly json?: true;
}

/** What `--json` prints. */
export interface SimulationSummary {
  readonly game: string;
  readonly mode: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly unfinished: number;
  readonly errors: number;
  readonly decisions: number;
  readonly cpuSeconds: number;
  readonly decisionsPerCpuSecond: number;
  readonly picksPerCpuSecond: number;
  readonly gamesPerCpuSecond: number;
  readonly winners: { readonly [seat: string]: number };
  readonly rounds: { readonly mean: number; readonly min: number; readonly max: number };
  readonly branching: { readonly mean: number; readonly max: number };
}

const per = (n: number, seconds: number): number => (seconds > 0 ? rounded(n / seconds, 1) : 0);

function summary<T>(rules: Rules<T>, config: Config, t: SimulationTally): SimulationSummary {
  const winners: { [seat: string]: number } = {};
  for (let seat = 0; seat < config.players; seat++) winners[rules.text.seat(seat, config)] = t.winners[seat] ?? 0;
  const ended = t.rounds.count > 0;
  return {
    game: rules.id,
    mode: config.mode,
    players: config.players,
    games: t.games,
    finished: t.finished,
    unfinished: t.unfinished,
    errors: t.errors.length,
    decisions: t.decisions,
    cpuSeconds: rounded(t.cpuSeconds, 3),
    decisionsPerCpuSecond: per(t.decisions, t.cpuSeconds),
    picksPerCpuSecond: per(t.picks, t.pickSeconds),
    gamesPerCpuSecond: per(t.finished, t.cpuSeconds),
    winners,
    rounds: { mean: rounded(mean(t.rounds)), min: ended ? t.rounds.min : 0, max: ended ? t.rounds.max : 0 },
    branching: {
      mean: t.branching.asked === 0 ? 0 : rounded(t.branching.options / t.branching.asked),
      max: t.branching.most,
    },
  };
}

function tell(s: SimulationSummary): void {
  say(`${s.game}, ${s.mode}, ${s.players} players: ${thousands(s.finished)} of ${thousands(s.games)} games finished`);
  const share = (n: number): string => (s.finished === 0 ? '' : `${((100 * n) / s.finished).toFixed(1)} %`);
  for (const line of table([
    ['winner', 'games', ''],
    ...Object.entries(s.winners).map(([seat, n]) => [seat, n, share(n)]),
  ]))
    say(`  ${line}`);
  say(`  rounds     ${s.rounds.mean} (${s.rounds.min} to ${s.rounds.max})`);
  say(`  choices    ${s.branching.mean} on average, ${s.branching.max} at most, over questions with two or more`);
  const perThousand = s.picksPerCpuSecond > 0 ? (1000 * s.decisionsPerCpuSecond) / s.picksPerCpuSecond : 0;
  say(
    `  decisions  ${thousands(s.decisions)}; ${thousands(s.decisionsPerCpuSecond)} per CPU second, ${rounded(perThousand, 3)} per thousand picks`,
  );
  say(`  games      ${thousands(s.gamesPerCpuSecond)} per CPU second`);
}

async function run(id: string, flags: Flags): Promise<void> {
  const game = await playableGame(id);
  const config = game.use((rules) => tableConfig(rules, flags));
  const bots = botsFor(config.players, flags.bots);
  if (flags.report !== undefined) checkWritable(flags.report);
  const stop = stopOnInterrupt('Stopping: the games that are finished are kept. Ctrl-C again stops at once.');
  const bar = progress(flags.games, 'games');
  const budget = flags.iterations === undefined ? {} : { iterations: flags.iterations };
  const setup = { game: id, config, seed: flags.seed, bots, budget, detailed: flags.report !== undefined };
  const tally = await simulate(setup, flags.games, workersOf(flags), stop, bar).finally(() => {
    bar.stop();
    stop.release();
  });
  const s = game.use((rules) => summary(rules, config, tally));
  if (flags.report !== undefined) {
    const { simulationReport } = await import('../simulate/report.ts');
    const seats = Object.keys(s.winners);
    const title = game.use((rules) => rules.title);
    writeWhole(
      flags.report,
      simulationReport({ title, seed: flags.seed, bots, seats, summary: s, detail: tally.detail }),
    );
  }
  if (flags.json === true) sayJson(s);
  else {
    tell(s);
    if (flags.report !== undefined) say(`  report     ${flags.report}`);
  }
  for (const e of tally.errors.slice(0, 5)) remark(`Game ${flags.seed}/${e.number}: ${e.message}`);
  const wrong = s.errors + s.unfinished;
  if (wrong > 0)
    throw new Failed(
      `${wrong} of ${s.games} games did not end as they should: ${s.errors} with an error, ${s.unfinished} without an end.`,
    );
}

export const simulateCommand = (program: Command): void =>
  void withJson(withWorkers(withTable(program.command('simulate'))))
    .argument('<game>', 'which game')
    .description('many games headless, on all processors; --report writes a page with plots')
    .option('--games <n>', 'how many games', wholeNumber('--games', 1), 100)
    .option('--seed <text>', 'the seed: the same seed, the same games', '1')
    .option('--bots <names>', 'one bot for all seats, or one for each', names, ['random'])
    .option('--iterations <n>', 'how much a bot that searches may think', wholeNumber('--iterations', 1))
    .option('--report <file>', 'write an HTML page with plots')
    .action(run);
