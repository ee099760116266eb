import { type LedgerEntry, type LedgerPart } from '@landsraad/kernel';
/** The ledger as chapters, made once: ledgers never change while a page is open. */
export declare function rulebookOf(ledger: readonly LedgerEntry[]): LedgerPart<LedgerEntry>[];
//# sourceMappingURL=rulebookOf.d.ts.map