import type { BoardProps } from '../parts.ts';
import './bazaar.css';
/** Stalls in the middle, the smugglers' tents before them, bell and deck at the sides. */
export declare function BazaarBoard(props: BoardProps): import("react").JSX.Element;
//# sourceMappingURL=BazaarBoard.d.ts.map