import { type Config, type Entry, type Form, type Log, type Option, type Rules, type Seat, type Standing } from '@landsraad/kernel';
import type { NotDone, TableState } from '../table/source.ts';
export interface LocalSeat {
    readonly kind: 'person' | 'bot';
    readonly name: string;
    /** Which bot. */
    readonly bot: string | null;
}
export interface LocalSetup {
    readonly config: Config;
    readonly seats: readonly LocalSeat[];
    readonly seed: string;
}
export interface LocalEngine {
    readonly state: () => TableState;
    readonly log: () => Log;
    readonly standing: () => readonly Standing[];
    readonly choose: (question: number, option: Option) => NotDone | null;
    readonly act: (offer: string, form: Form | null) => NotDone | null;
    readonly undo: () => NotDone | null;
    readonly redo: () => NotDone | null;
    readonly setStanding: (standing: Standing) => void;
    readonly whyNot: (option: Option) => NotDone | null;
    readonly face: (seat: Seat) => void;
    /** What can be said without a person: nothing, a standing answer or a sealed one (at once), a bot's move, a race with a person. */
    readonly next: () => Pace | null;
    /** Says it. */
    readonly step: () => void;
}
/** At once; after a moment, so that a person can follow; or after a while, because a person may want to be first. */
export type Pace = 'at once' | 'soon' | 'patiently';
export declare function newEngine<T>(rules: Rules<T>, setup: LocalSetup, past?: readonly Entry[], standings?: readonly Standing[]): LocalEngine;
//# sourceMappingURL=engine.d.ts.map