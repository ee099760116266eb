import type { LedgerEntry, LedgerTable } from '@landsraad/kernel';

/** Whether a rule is in force: at every table, in the basic or the advanced game alone, or only with a clock. */
export const applies = (entry: Pick<LedgerEntry, 'modes'>, table: LedgerTable): boolean =>
  entry.modes.some(
    (mode) =>
      mode === 'all' ||
      mode === 'notes' ||
      mode === table.mode ||
      (mode === 'clock' && typeof table.options['secondsToBid'] === 'number'),
  );
