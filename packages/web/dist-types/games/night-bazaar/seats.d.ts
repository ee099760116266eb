import type { SeatLook } from '../parts.ts';
/** Amber, Cobalt, Jade, Rose. */
export declare const SEATS: readonly SeatLook[];
//# sourceMappingURL=seats.d.ts.map