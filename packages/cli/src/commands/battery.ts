import { join } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '@landsraad/kernel';
import type { BatteryReport, Failure } from '@landsraad/kernel/battery';
import { newState, readState, writeState, type BatteryState } from '../battery/state.ts';
import { runBattery } from '../battery/run.ts';
import { checkWritable, writeWhole } from '../files.ts';
import { playableGame } from '../games.ts';
import { stopOnInterrupt } from '../interrupts.ts';
import { remark, rounded, say, sayJson, table, thousands } from '../output.ts';
import { progress } from '../progress.ts';
import { positive, tableConfig, wholeNumber, type TableFlags } from '../settings.ts';
import { Failed } from '../wrong.ts';
import { withJson, withTable, withWorkers, workersOf } from './shared.ts';

interface Flags extends TableFlags {
  readonly games?: number;
  readonly seconds?: number;
  readonly seed: string;
  readonly cutOff?: number;
  readonly state?: string;
  readonly fresh?: true;
  readonly workers?: number;
  readonly json?: true;
}

const SECONDS = 60;
const FOREVER = 1e9;

const failureFile = (game: string, f: Failure): string =>
  join('test-results', 'battery', game, `${f.seed.replace(/[^\w.-]+/g, '_')}.json`);

/** Every kind of table has its own: three runs may go on side by side. */
function stateFile(game: string, config: Config | null): string {
  if (config === null) return join('.landsraad', 'battery', `${game}.json`);
  const chosen = Object.entries(config.options).map(([id, value]) => `${id}=${value}`);
  return join('.landsraad', 'battery', `${[game, config.mode, config.players, ...chosen].join('-')}.json`);
}

/** The middle half and the ends. */
function roundsTaken({ min, max, mean, taken }: BatteryReport['rounds']): string {
  const all = Object.entries(taken).flatMap(([rounds, games]) => Array.from({ length: games }, () => Number(rounds)));
  const at = (share: number): number => all[Math.floor(share * (all.length - 1))] ?? 0;
  return `${min} to ${max}, half of the games ${at(0.25)} to ${at(0.75)}, ${rounded(mean)} on average`;
}

const winners = (won: BatteryReport['winners']): string =>
  Object.entries(won)
    .map(([seat, games]) => `${seat}: ${thousands(games)}`)
    .join(', ');

function tell(report: BatteryReport, seconds: number): void {
  say(
    `${report.game}: ${thousands(report.finished + report.cutOff)} of ${thousands(report.games)} games passed, ${thousands(report.decisions)} decisions, ${thousands(report.sampled)} of them looked at closely, in ${seconds.toFixed(1)} s`,
  );
  say(`  rounds: ${roundsTaken(report.rounds)}; won by seat: ${winners(report.winners)}`);
  const questions = Object.entries(report.branching.byQuestion).toSorted(([, a], [, b]) => b.asked - a.asked);
  const rows = questions.map(([name, q]) => [name, q.asked, q.mean.toFixed(2), q.max]);
  for (const line of table([
    ['question', 'asked', 'choices', 'most'],
    ...rows,
    ['all', '', rounded(report.branching.mean), report.branching.max],
  ]))
    say(`  ${line}`);
  if (report.unreached.length > 0) say(`  reached fewer than 20 times: ${rare(report.unreached)}; --json names them`);
}

/** A table without some expansion never reaches hundreds of steps: too many to read here. */
function rare(unreached: readonly string[]): string {
  const questions = unreached.filter((what) => what.startsWith('question ')).length;
  return `${questions} questions, ${unreached.length - questions} steps and offers`;
}

async function run(id: string, flags: Flags): Promise<void> {
  const game = await playableGame(id);
  const version = game.use((rules) => rules.version);
  const oneKind =
    flags.mode !== undefined || flags.players !== undefined || flags.options !== undefined || flags.box !== undefined;
  const config = oneKind ? game.use((rules) => tableConfig(rules, flags)) : null;
  // A run for a number of games is a long one and remembers; one for a time begins anew.
  const path = flags.state ?? (flags.games === undefined ? null : stateFile(id, config));
  if (path !== null) checkWritable(path);
  const fresh = newState(id, version, flags.seed, config);
  const begun = path === null || flags.fresh === true ? fresh : readState(path, fresh);
  const games = flags.games ?? FOREVER;
  const seconds = flags.seconds ?? (flags.games === undefined ? SECONDS : FOREVER);
  const before = begun.report?.games ?? 0;
  if (before > 0) remark(`Going on after ${thousands(before)} games.`);
  const stop = stopOnInterrupt('Stopping after the games under way: the same command goes on from there.');
  const bar = flags.games === undefined ? progress(Math.round(seconds), 's') : progress(games - before, 'games');
  const since = performance.now();
  const elapsed = (): number => (performance.now() - since) / 1000;
  const kept = (state: BatteryState): void => {
    if (path !== null) writeState(path, state);
    bar.at(
      flags.games === undefined ? elapsed() : (state.report?.games ?? 0) - before,
      `· ${thousands(state.report?.decisions ?? 0)} decisions, ${state.report?.failures.length ?? 0} failed`,
    );
  };
  const state = await runBattery(
    {
      game: id,
      seed: flags.seed,
      config,
      workers: workersOf(flags),
      games,
      seconds,
      cutOff: flags.cutOff ?? null,
      stop,
      kept,
    },
    begun,
  ).finally(() => {
    bar.stop();
    stop.release();
  });
  if (path !== null) writeState(path, state);
  if (state.report === null) throw new Failed('No game was finished.');
  report(state.report, flags.json === true, elapsed());
}

function report(r: BatteryReport, json: boolean, seconds: number): void {
  const files = r.failures.map((f) => ({
    check: f.check,
    message: f.message,
    seed: f.seed,
    file: failureFile(r.game, f),
  }));
  r.failures.forEach((f) => writeWhole(failureFile(r.game, f), JSON.stringify(f.log)));
  if (json) sayJson({ ...r, failures: files });
  else tell(r, seconds);
  if (files.length === 0) return;
  for (const f of files.slice(0, 10)) remark(`${f.check}: ${f.message} (landsraad replay ${f.file} --trace)`);
  throw new Failed(
    `${files.length} of ${r.games} games failed; their logs are in ${join('test-results', 'battery', r.game)}.`,
  );
}

export const batteryCommand = (program: Command): void =>
  void withJson(withWorkers(withTable(program.command('battery'), 'every kind of table in turn')))
    .argument('<game>', 'which game')
    .description('random games watched by every check; a run for a number of games goes on where it was stopped')
    .option('--games <n>', 'so many games in all, those of earlier runs too', wholeNumber('--games', 1))
    .option('--seconds <n>', 'for so long (a minute, unless --games says how many)', positive('--seconds'))
    .option('--cut-off <n>', 'look at no more than so many decisions of a game', wholeNumber('--cut-off', 1))
    .option('--seed <text>', 'the seed: the same seed, the same games', 'battery')
    .option('--state <file>', 'where the run remembers what it has done (else a file in .landsraad/battery)')
    .option('--fresh', 'begin anew')
    .action(run);
