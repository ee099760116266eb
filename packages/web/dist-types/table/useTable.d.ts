import type { Form, Offer, Option } from '@landsraad/kernel';
import type { NotDone, Said, TableSource, TableState } from './source.ts';
export interface Notice extends NotDone {
    readonly title: string;
}
export interface TableControl {
    readonly state: TableState | null;
    /** Something was said and is not answered yet. */
    readonly busy: boolean;
    readonly notice: Notice | null;
    readonly dismiss: () => void;
    /** On small screens a press picks, and one button confirms. */
    readonly picked: Option | null;
    readonly confirm: () => void;
    readonly press: (option: Option) => void;
    /** Chooses at once, without picking first. */
    readonly choose: (option: Option) => void;
    readonly whyNot: (option: Option) => void;
    readonly act: (offer: Offer, form: Form | null) => void;
    readonly undo: () => void;
    readonly redo: () => void;
    /** Runs anything that may be refused, and shows the refusal. */
    readonly say: (title: string, what: () => Said) => void;
}
export declare function useTable(source: TableSource, label: (option: Option) => string): TableControl;
//# sourceMappingURL=useTable.d.ts.map