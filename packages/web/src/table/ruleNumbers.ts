import type { LedgerEntry } from '@landsraad/kernel';
import { rulebookOf } from './rulebookOf.ts';

const made = new WeakMap<readonly LedgerEntry[], ReadonlyMap<string, string>>();

/** Chapter and place of every rule, as a printed rulebook numbers them: '4.2'. */
export function ruleNumbers(ledger: readonly LedgerEntry[]): ReadonlyMap<string, string> {
  const known = made.get(ledger);
  if (known !== undefined) return known;
  const numbers = new Map<string, string>();
  rulebookOf(ledger).forEach(({ entries }, chapter) => {
    entries.forEach((e, n) => numbers.set(e.id, `${chapter + 1}.${n + 1}`));
  });
  made.set(ledger, numbers);
  return numbers;
}
