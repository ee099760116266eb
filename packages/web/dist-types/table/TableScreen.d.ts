import { type ReactNode } from 'react';
import type { GameParts } from '../games/parts.ts';
import type { TableSource } from './source.ts';
import './table.css';
interface TableScreenProps {
    readonly source: TableSource;
    readonly parts: GameParts;
    /** Where 'Play again' leads. */
    readonly again: string;
    /** A button of the page around: invite somebody, share the link. */
    readonly extra?: ReactNode;
}
/** The table of any game. */
export declare function TableScreen({ source, parts, again, extra }: TableScreenProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=TableScreen.d.ts.map