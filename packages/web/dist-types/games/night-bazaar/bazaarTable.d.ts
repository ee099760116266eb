import type { Seat, View } from '@landsraad/kernel';
export interface BazaarTable {
    readonly night: number;
    readonly first: Seat;
    readonly bank: number;
    readonly partners: readonly Seat[];
    readonly bids: readonly {
        readonly seat: Seat;
        readonly stall: number;
        readonly coins: number;
    }[];
    readonly raid: {
        readonly by: Seat;
        readonly on: Seat;
    } | null;
}
export declare function bazaarTable(view: View): BazaarTable;
//# sourceMappingURL=bazaarTable.d.ts.map