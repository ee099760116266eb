export interface TableRow {
    readonly id: string;
    readonly where: 'device' | 'server';
    readonly game: string;
    readonly title: string;
    readonly words: string;
    readonly yourTurn: boolean;
    readonly finished: boolean;
    readonly changed: number;
    readonly link: string;
}
export interface Tables {
    readonly rows: readonly TableRow[] | null;
    readonly reload: () => void;
}
export declare function useTables(): Tables;
//# sourceMappingURL=useTables.d.ts.map