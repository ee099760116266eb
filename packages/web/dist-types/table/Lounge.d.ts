import type { ReactNode } from 'react';
import type { GameParts } from '../games/parts.ts';
import type { TableSource, TableState } from './source.ts';
import type { TableControl } from './useTable.ts';
import './lounge.css';
interface LoungeProps {
    readonly state: TableState;
    readonly parts: GameParts;
    readonly control: TableControl;
    readonly source: TableSource;
    readonly extra: ReactNode;
}
/** Before the start: who sits where, who still may. */
export declare function Lounge({ state, parts, control, source, extra }: LoungeProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=Lounge.d.ts.map