import type { LedgerEntry } from '@landsraad/kernel';
/** Chapter and place of every rule, as a printed rulebook numbers them: '4.2'. */
export declare function ruleNumbers(ledger: readonly LedgerEntry[]): ReadonlyMap<string, string>;
//# sourceMappingURL=ruleNumbers.d.ts.map