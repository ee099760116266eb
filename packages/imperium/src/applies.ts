import type { LedgerEntry, LedgerTable } from '@landsraad/kernel';
import type { LedgerMode } from './ledger.ts';

/** The words of the ledger that hold at a table. */
function inForce(table: LedgerTable): ReadonlySet<string> {
  const ix = table.options['riseOfIx'] === true;
  const words: LedgerMode[] = ['all', ix ? 'ix' : 'base'];
  // The epic game is a way to play Rise of Ix.
  if (ix && table.options['epic'] === true) words.push('epic');
  if (table.mode === 'solo') words.push('solo');
  else if (table.mode === 'two-player') words.push('two-player');
  else if (table.mode === 'standard') words.push(table.players === 3 ? 'three-player' : 'four-player');
  return new Set(words);
}

/** Whether a rule is in force: any mode listed suffices, `a+b` means both at once. */
export function applies(entry: Pick<LedgerEntry, 'modes'>, table: LedgerTable): boolean {
  const words = inForce(table);
  return entry.modes.some((mode) => mode.split('+').every((word) => words.has(word)));
}
