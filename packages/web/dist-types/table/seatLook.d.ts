import type { Seat } from '@landsraad/kernel';
import type { SeatLook } from '../games/parts.ts';
/** How seats look in a game that does not say: the four seats of the tokens, then two factions' colours. */
export declare function plainSeatLook(seat: Seat): SeatLook;
/** Outlines on a field from -24 to 24. */
export declare const OUTLINE_PATHS: {
    readonly [outline in SeatLook['outline']]: string;
};
//# sourceMappingURL=seatLook.d.ts.map