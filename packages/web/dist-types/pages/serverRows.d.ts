import type { TableLine } from '@landsraad/wire';
import type { TableRow } from './useTables.ts';
export declare const serverRow: (t: TableLine) => TableRow;
/** Those at which we sit. */
export declare function myServerRows(): Promise<TableRow[]>;
//# sourceMappingURL=serverRows.d.ts.map