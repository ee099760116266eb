import type { LedgerEntry, LedgerTable } from '@landsraad/kernel';

/** Whether a rule is in force: everywhere, or in the basic or the advanced game alone. No table has a clock or notes yet. */
export const applies = (entry: Pick<LedgerEntry, 'modes'>, table: LedgerTable): boolean =>
  entry.modes.some((mode) => mode === 'all' || mode === table.mode);
