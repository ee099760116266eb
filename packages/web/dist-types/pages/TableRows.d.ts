import type { ReactNode } from 'react';
import type { TableRow } from './useTables.ts';
import './rows.css';
interface TableRowsProps {
    readonly rows: readonly TableRow[];
    /** What else can be done with a table of the list. */
    readonly more?: (row: TableRow) => ReactNode;
    readonly open?: string;
}
export declare function TableRows({ rows, more, open }: TableRowsProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=TableRows.d.ts.map