import type { SeatLook } from '../games/parts.ts';
/** Colour, outline and emblem together: nobody is known by colour alone. */
export declare function SeatBadge({ look, size, letter }: {
    readonly look: SeatLook;
    readonly size?: number;
    readonly letter: string;
}): import("react").JSX.Element;
//# sourceMappingURL=SeatBadge.d.ts.map