import type { NewSeat } from '@landsraad/wire';
import type { LocalSeat } from '../local/engine.ts';
export interface SeatPlan {
    readonly kind: 'me' | 'bot' | 'here' | 'open';
    readonly bot: string;
    readonly name: string;
}
export interface Where {
    readonly place: 'device' | 'server';
    /** Why it cannot be; null if it can. */
    readonly problem: string | null;
}
export declare function whereFor(plan: readonly SeatPlan[]): Where;
export declare const localSeats: (plan: readonly SeatPlan[], me: string) => LocalSeat[];
export declare const serverSeats: (plan: readonly SeatPlan[]) => NewSeat[];
//# sourceMappingURL=seatPlan.d.ts.map