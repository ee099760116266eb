import type { Entry, Standing } from '@landsraad/kernel';
import type { LocalSetup } from './engine.ts';
export interface SavedTable {
    readonly id: string;
    readonly game: string;
    /** The rules that wrote the log. */
    readonly version: string;
    readonly setup: LocalSetup;
    readonly choices: readonly Entry[];
    readonly standing: readonly Standing[];
    readonly finished: boolean;
    /** Whether a person is asked something. */
    readonly yourTurn: boolean;
    /** Milliseconds, for "2 h ago". */
    readonly changed: number;
    /** Where it went on, once somebody was invited. */
    readonly server: string | null;
}
export declare function saveTable(table: SavedTable): Promise<void>;
export declare function savedTable(id: string): Promise<SavedTable | undefined>;
/** The latest first. */
export declare function savedTables(): Promise<SavedTable[]>;
export declare function forgetTable(id: string): Promise<void>;
//# sourceMappingURL=saved.d.ts.map