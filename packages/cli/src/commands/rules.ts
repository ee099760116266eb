import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import type { Command } from 'commander';
import { findEntry, rulebook } from '@landsraad/kernel';
import { shelved, type Shelved } from '../games.ts';
import { dim, say, sayJson, wrapped } from '../output.ts';
import { progress } from '../progress.ts';
import { contents, found, foundLines, ruleCard, wholeBook } from '../rulebook/page.ts';
import { chooseMutants, failingAnyway, testsNotice } from '../rulebook/mutants.ts';
import { coverageOf, testedRules } from '../rulebook/tested.ts';
import { checkoutRoot } from '../rulebook/checkout.ts';
import { wholeNumber } from '../settings.ts';
import { Failed } from '../wrong.ts';
import { withJson } from './shared.ts';

interface Flags {
  readonly coverage?: true;
  readonly all?: true;
  readonly mutate?: number;
  readonly seed: string;
  readonly json?: true;
}

function read(game: Shelved, words: string, flags: Flags): void {
  const entries = words === '' ? game.ledger : found(game, words);
  if (flags.json === true) {
    sayJson({ game: game.id, rules: entries });
    return;
  }
  const exact = words === '' ? undefined : findEntry(entries, words);
  let lines: string[];
  if (exact !== undefined) lines = ruleCard(exact, testsOf(game, exact.id));
  else if (words !== '') lines = foundLines(entries);
  else lines = flags.all === true ? wholeBook(game) : contents(game);
  for (const line of lines) say(line);
}

/** Only a checkout has tests; a reader elsewhere does without. */
function testsOf(game: Shelved, id: string): string[] {
  try {
    const root = checkoutRoot();
    return (testedRules(game.id, root).get(id) ?? []).map((f) => relative(root, f));
  } catch {
    return [];
  }
}

const SHOWN = 12;

function coverage(game: Shelved, json: boolean): void {
  const c = coverageOf(game, testedRules(game.id));
  if (json) {
    sayJson({ game: game.id, total: c.total, covered: c.covered, missing: c.missing, unknown: c.unknown });
    return;
  }
  const share = c.total === 0 ? '' : ` (${((100 * c.covered) / c.total).toFixed(1)} %)`;
  say(`${game.title}: tests name ${c.covered} of ${c.total} rules${share}.`);
  for (const because of new Set(c.apart.map((a) => a.because)))
    say(dim(`  apart: ${c.apart.filter((a) => a.because === because).length} ${because}`));
  if (c.missing.length > 0) {
    say(`  without a test, by part of the rulebook:`);
    const missing = new Set(c.missing);
    for (const { part, entries } of rulebook(game.ledger.filter((e) => missing.has(e.id)))) {
      const shown = entries.slice(0, SHOWN).map((e) => e.id);
      const more = entries.length > SHOWN ? ` and ${entries.length - SHOWN} more` : '';
      for (const line of wrapped(`${part}: ${shown.join(', ')}${more}`, '    ')) say(line);
    }
  }
  if (c.unknown.length > 0) say(`  named by tests and not in the ledger: ${c.unknown.join(', ')}`);
}

async function mutate(game: Shelved, n: number, flags: Flags): Promise<void> {
  const known = new Set(game.ledger.map((e) => e.id));
  const chosen = chooseMutants(game.id, known, n, flags.seed);
  const failing = await failingAnyway(chosen);
  const mutants = chosen.filter((m) => !failing.includes(m));
  const bar = progress(mutants.length, 'rules');
  const survivors: string[] = [];
  let tried = 0;
  const waiting = mutants.values();
  const work = async (): Promise<void> => {
    for (const mutant of waiting) {
      if (!(await testsNotice(mutant))) survivors.push(mutant.id);
      bar.at(++tried, mutant.id);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  bar.stop();
  if (flags.json === true)
    sayJson({ game: game.id, tried: mutants.map((m) => m.id), survivors, failingAnyway: failing.map((m) => m.id) });
  else if (chosen.length === 0)
    say(`${game.title}: no tested rule decides anything yet, so there is nothing to ignore.`);
  else
    say(
      `${game.title}: ${mutants.length - survivors.length} of ${mutants.length} ignored rules were noticed by their tests.`,
    );
  if (failing.length > 0)
    throw new Failed(
      `Their tests fail although nothing is ignored, so they say nothing: ${failing.map((m) => m.id).join(', ')}.${survivors.length > 0 ? ` And these pass although the rule is ignored: ${survivors.join(', ')}.` : ''}`,
    );
  if (survivors.length > 0) throw new Failed(`Their tests pass although the rule is ignored: ${survivors.join(', ')}.`);
}

async function run(id: string, words: readonly string[], flags: Flags): Promise<void> {
  const game = await shelved(id);
  if (flags.mutate !== undefined) await mutate(game, flags.mutate, flags);
  else if (flags.coverage === true) coverage(game, flags.json === true);
  else read(game, words.join(' '), flags);
}

export const rulesCommand = (program: Command): void =>
  void withJson(program.command('rules'))
    .argument('<game>', 'which game')
    .argument('[id-or-words...]', 'one rule by its id, or words to search for')
    .description('the rulebook in the terminal; with --coverage, which rules have a test')
    .option('--all', 'print the whole rulebook')
    .option('--coverage', 'compare the rules with the ids that tests name')
    .option('--mutate <n>', 'ignore n rules, one at a time: the tests of each must fail', wholeNumber('--mutate', 1))
    .option('--seed <text>', 'which rules --mutate chooses', '1')
    .action(run);
