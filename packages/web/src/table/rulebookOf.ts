import { rulebook, type LedgerEntry, type LedgerPart } from '@landsraad/kernel';

const made = new WeakMap<readonly LedgerEntry[], LedgerPart<LedgerEntry>[]>();

/** The ledger as chapters, made once: ledgers never change while a page is open. */
export function rulebookOf(ledger: readonly LedgerEntry[]): LedgerPart<LedgerEntry>[] {
  const known = made.get(ledger);
  if (known !== undefined) return known;
  const parts = rulebook(ledger.filter((e) => e.replacedBy === undefined));
  made.set(ledger, parts);
  return parts;
}
