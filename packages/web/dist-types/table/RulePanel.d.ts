import { type LedgerEntry } from '@landsraad/kernel';
import './rules.css';
interface RulePanelProps {
    readonly ledger: readonly LedgerEntry[];
    /** The rule that was asked for. */
    readonly rule: string | null;
    /** Changes with every asking, so that the same rule can be asked for twice. */
    readonly asked?: number;
    readonly open: (rule: string) => void;
}
/** The rulebook: chapter by chapter, or whatever the words find. */
export declare function RulePanel({ ledger, rule, asked, open }: RulePanelProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=RulePanel.d.ts.map