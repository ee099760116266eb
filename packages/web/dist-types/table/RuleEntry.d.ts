import type { LedgerEntry } from '@landsraad/kernel';
interface RuleEntryProps {
    readonly entry: LedgerEntry;
    /** '4.2' */
    readonly number: string;
    readonly asked: boolean;
    readonly open: (rule: string) => void;
}
/** One rule or one example of the rulebook. */
export declare function RuleEntry({ entry, number, asked, open }: RuleEntryProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=RuleEntry.d.ts.map