// The rulebook as lines for a terminal.

import { rulebook, searchEntries, type LedgerEntry } from '@landsraad/kernel';
import type { Shelved } from '../games.ts';
import { bold, dim, wrapped } from '../output.ts';
import { WrongUse } from '../wrong.ts';

export function contents(game: Shelved): string[] {
  const parts = rulebook(game.ledger);
  const width = Math.max(...parts.map((p) => p.part.length));
  return [
    bold(`${game.title}: ${game.ledger.length} rules and examples in ${parts.length} parts`),
    ...parts.map(
      (p) => `  ${p.part.padEnd(width)}  ${String(p.entries.length).padStart(4)}  ${dim(p.entries[0]?.id ?? '')}`,
    ),
    '',
    `Read on: landsraad rules ${game.id} ${game.ledger[0]?.id ?? 'ID'}, or with words to search for, or --all for everything.`,
  ];
}

function entryLines(entry: LedgerEntry): string[] {
  const lines = [`${bold(entry.id)}  ${dim(entry.modes.join(', '))}`];
  if (entry.rule !== undefined) lines.push(...wrapped(entry.rule, '  '));
  else
    for (const [word, text] of [
      ['Given', entry.example.given],
      ['When', entry.example.when],
      ['Then', entry.example.then],
    ] as const)
      lines.push(...wrapped(`${word}: ${text}`, '  '));
  return lines;
}

/** Everything about one rule. */
export function ruleCard(entry: LedgerEntry, tests: readonly string[]): string[] {
  const also: (readonly [string, string | undefined])[] = [
    ['Ruling', entry.ruling],
    ['Shows', entry.see?.join(', ')],
    ['Changes', entry.overrides?.join(', ')],
    ['Replaced by', entry.replacedBy?.join(', ')],
    ['Missing', entry.missing],
    ['Tested in', tests.join(', ') || undefined],
  ];
  const lines = [dim(entry.part), ...entryLines(entry)];
  for (const [word, text] of also) if (text !== undefined) lines.push(...wrapped(`${word}: ${text}`, '  '));
  return lines;
}

export function wholeBook(game: Shelved): string[] {
  return rulebook(game.ledger).flatMap((p) => ['', bold(p.part), '', ...p.entries.flatMap(entryLines)]);
}

const MOST_SHOWN = 20;

export function found(game: Shelved, words: string): LedgerEntry[] {
  const entries = searchEntries(game.ledger, words);
  if (entries.length === 0)
    throw new WrongUse(
      `No rule of ${game.title} has the id or the words "${words}"; landsraad rules ${game.id} lists its parts.`,
    );
  return entries;
}

export function foundLines(entries: readonly LedgerEntry[]): string[] {
  const lines = entries.slice(0, MOST_SHOWN).flatMap(entryLines);
  if (entries.length > MOST_SHOWN) lines.push('', `${entries.length - MOST_SHOWN} more: add a word to narrow it down.`);
  return lines;
}
