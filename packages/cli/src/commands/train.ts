import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Command } from 'commander';
import type { Config, Policy, Rules } from '@landsraad/kernel';
import { checkWritable, readText, writeWhole } from '../files.ts';
import { playableGame } from '../games.ts';
import { stopOnInterrupt } from '../interrupts.ts';
import { remark, say, sayJson } from '../output.ts';
import { progress } from '../progress.ts';
import { checkoutRoot } from '../rulebook/checkout.ts';
import { names, tableConfig, wholeNumber, type TableFlags } from '../settings.ts';
import { onThreads, threadModule } from '../threads/pool.ts';
import { addCounts, newCounts, policyOf, type Counts } from '../train/counts.ts';
import { trainValue } from '../train/value.ts';
import type { TrainSetup } from '../train/worker.ts';
import { Failed, WrongUse } from '../wrong.ts';
import { withJson, withTable, withWorkers, workersOf } from './shared.ts';

interface Flags extends TableFlags {
  readonly games: number;
  readonly iterations: number;
  readonly turns?: number;
  readonly stages: readonly string[];
  readonly seed: string;
  readonly onto?: true;
  readonly value?: true;
  readonly out?: string;
  readonly resume?: string;
  readonly workers?: number;
  readonly json?: true;
}

/** Compressed, as it is sent to a browser. */
const MOST_BYTES = 100_000;

/** In games: a power cut costs no more. */
const REMEMBERED_EVERY = 20;

interface TrainMemory {
  readonly landsraadTraining: 1;
  readonly about: string;
  readonly next: number;
  readonly counts: Counts;
}

function recall(path: string, about: string): TrainMemory | null {
  if (!existsSync(path)) return null;
  let found: TrainMemory | null;
  try {
    found = JSON.parse(readText(path)) as TrainMemory;
  } catch {
    found = null;
  }
  if (found?.landsraadTraining !== 1) throw new WrongUse(`${path} is no training file; name another file.`);
  if (found.about !== about)
    throw new WrongUse(`${path} is about another training (${found.about}, not ${about}); name another file.`);
  return found;
}

/** The usual table of every mode, unless one is named. */
function tables<T>(rules: Rules<T>, flags: TableFlags): Config[] {
  if (flags.mode !== undefined || flags.players !== undefined) return [tableConfig(rules, flags)];
  return rules.modes.filter((m) => m.players.max > 1).map((m) => tableConfig(rules, { ...flags, mode: m.id }));
}

const stagesOf = (words: readonly string[]): number[] =>
  words.map((word) => wholeNumber('--stages', 1)(word)).toSorted((a, b) => a - b);

async function run(id: string, flags: Flags): Promise<void> {
  const game = await playableGame(id);
  if (flags.value === true) {
    const { known, configs } = game.use((rules) => ({
      known: rules.features === undefined ? null : { names: rules.features.names, weights: rules.features.weights },
      configs: tables(rules, flags),
    }));
    if (known === null) throw new WrongUse(`The value of ${id} is no sum of features: nothing can be fitted.`);
    const { games, seed } = flags;
    const json = flags.json === true;
    return trainValue({ game: id, configs, games, seed, workers: workersOf(flags), json }, known);
  }
  const stages = stagesOf(flags.stages);
  const out = flags.out ?? join(checkoutRoot(), 'packages', id, 'policy.json');
  const { configs, before } = game.use((rules) => ({
    configs: tables(rules, flags),
    before: flags.onto === true ? (rules.policy ?? null) : null,
  }));
  if (before !== null && before.stages.join(',') !== stages.join(','))
    throw new WrongUse(`The table to go on from has the stages ${before.stages.join(',')}: name these with --stages.`);
  const { iterations, seed, turns = null } = flags;
  const about = JSON.stringify({ id, configs, iterations, turns, stages, seed, onto: flags.onto === true });
  checkWritable(out);
  if (flags.resume !== undefined) checkWritable(flags.resume);
  const memory = flags.resume === undefined ? null : recall(flags.resume, about);
  const counts = memory?.counts ?? newCounts();
  const first = memory?.next ?? 0;
  let played = 0;
  const policy: Policy = before ?? { stages, ratios: {} };

  const remember = (): void => {
    const now: TrainMemory = { landsraadTraining: 1, about, next: first + played, counts };
    if (flags.resume !== undefined) writeWhole(flags.resume, JSON.stringify(now));
  };
  const stop = stopOnInterrupt('Stopping after the games under way.');
  const bar = progress(flags.games, 'games');
  await onThreads<TrainSetup, number, Counts>({
    entry: threadModule('../train/worker', import.meta.url),
    workers: Math.min(workersOf(flags), flags.games),
    setup: { game: id, configs, seed, iterations, turns, policy, stop: stop.flag },
    jobs: Array.from({ length: Math.max(0, flags.games - first) }, (_, n) => first + n).values(),
    done: (more) => {
      addCounts(counts, more);
      played++;
      bar.at(first + played);
      if (played % REMEMBERED_EVERY === 0) remember();
    },
    stopped: stop.asked,
  }).finally(() => {
    bar.stop();
    stop.release();
  });
  remember();
  const table = policyOf(counts, stages, before);
  const made = [
    ...(flags.onto === true ? madeBefore(out) : []),
    `landsraad train ${id} ${[...commandOf(flags), '--games', counts.games].join(' ')}`,
  ].join(' && ');
  const text = written(made, table);
  const bytes = gzipSync(text).length;
  if (bytes > MOST_BYTES) throw new Failed(`The table takes ${bytes} bytes compressed, more than ${MOST_BYTES}.`);
  writeWhole(out, text);
  const told = { game: id, games: counts.games, options: rowsOf(table), bytes, file: out };
  if (flags.json === true) sayJson(told);
  else say(`${id}: ${told.games} games, ${told.options} options, ${bytes} bytes compressed, in ${out}`);
  if (stop.asked()) remark('Stopped early: what was finished is in the table.');
}

const rowsOf = (p: Policy): number =>
  Object.values(p.ratios)
    .flatMap((questions) => Object.values(questions))
    .reduce((n, options) => n + Object.keys(options).length, 0);

function commandOf(flags: Flags): string[] {
  const { mode, players, options, iterations, turns, stages, seed, onto } = flags;
  return [
    ...(options === undefined ? [] : ['--options', `'${JSON.stringify(options)}'`]),
    ...(mode === undefined ? [] : ['--mode', mode]),
    ...(players === undefined ? [] : ['--players', String(players)]),
    ...['--iterations', String(iterations), '--stages', stages.join(','), '--seed', seed],
    ...(turns === undefined ? [] : ['--turns', String(turns)]),
    ...(onto === true ? ['--onto'] : []),
  ];
}

/** How the table was made that is gone on from, if it is there. */
function madeBefore(path: string): string[] {
  if (!existsSync(path)) return [];
  const { made } = JSON.parse(readText(path)) as { readonly made?: unknown };
  return typeof made === 'string' ? [made] : [];
}

/** One question a line: a change can be read. */
function written(made: string, p: Policy): string {
  const block = (questions: Policy['ratios'][string]): string =>
    Object.entries(questions)
      .map(([q, options]) => `      ${JSON.stringify(q)}: ${JSON.stringify(options)}`)
      .join(',\n');
  const lines = Object.entries(p.ratios).map(([role, qs]) => `    ${JSON.stringify(role)}: {\n${block(qs)}\n    }`);
  return `{\n  "made": ${JSON.stringify(made)},\n  "stages": ${JSON.stringify(p.stages)},\n  "ratios": {\n${lines.join(',\n')}\n  }\n}\n`;
}

export const trainCommand = (program: Command): void =>
  void withJson(withWorkers(withTable(program.command('train'))))
    .argument('<game>', 'which game')
    .description('the search plays itself; what it chooses becomes the table that it begins its thoughts with')
    .option('--games <n>', 'how many games, those of a resumed training too', wholeNumber('--games', 1), 1000)
    .option('--iterations <n>', 'iterations to think per decision', wholeNumber('--iterations', 1), 32)
    .option('--turns <n>', 'turns to look ahead (as far as the game says)', wholeNumber('--turns', 1))
    .option('--stages <rounds>', 'the rounds at which a new stage of the game begins', names, ['4', '7'])
    .option('--onto', 'go on from the table that the game has now')
    .option('--value', 'fit the weights of the value to games of greedy instead, and tell them')
    .option('--seed <text>', 'the seed: the same seed, the same games', '1')
    .option('--out <file>', 'where the table goes (packages/GAME/policy.json)')
    .option('--resume <file>', 'add to the games that this file remembers')
    .action(run);
