import { relative } from 'node:path';
import type { Command } from 'commander';
import { findEntry, rulebook } from '@landsraad/kernel';
import { shelved, type Shelved } from '../games.ts';
import { dim, say, sayJson, wrapped } from '../output.ts';
import { contents, found, foundLines, ruleCard, wholeBook } from '../rulebook/page.ts';
import { coverageOf, testedRules } from '../rulebook/tested.ts';
import { checkoutRoot } from '../rulebook/checkout.ts';
import { withJson } from './shared.ts';

interface Flags {
  readonly coverage?: true;
  readonly all?: true;
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
    sayJson({
      game: game.id,
      total: c.total,
      covered: c.covered,
      missing: c.missing,
      unknown: c.unknown,
      apart: c.apart,
    });
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

async function run(id: string, words: readonly string[], flags: Flags): Promise<void> {
  const game = await shelved(id);
  if (flags.coverage === true) coverage(game, flags.json === true);
  else read(game, words.join(' '), flags);
}

export const rulesCommand = (program: Command): void =>
  void withJson(program.command('rules'))
    .argument('<game>', 'which game')
    .argument('[id-or-words...]', 'one rule by its id, or words to search for')
    .description('the rulebook in the terminal; with --coverage, which rules have a test')
    .option('--all', 'print the whole rulebook')
    .option('--coverage', 'compare the rules with the ids that tests name')
    .action(run);
