import type { BoardProps } from '../games/parts.ts';
/** The table as a game's own board and parts are told of it. */
export declare function useBoardProps(): BoardProps;
//# sourceMappingURL=boardProps.d.ts.map