import type { Seat, View, Waiting } from '@landsraad/kernel';
/** 'bidLimit', 'bid-limit' and 'bid limit' as a person writes it: 'Bid limit'. */
export declare function plain(name: string): string;
/** 'Amber', 'Amber and Jade', 'Amber, Cobalt and Jade'. */
export declare function listed(names: readonly string[]): string;
export type Doing = (question: string, several: boolean) => string | null;
/** Whom the table waits for and what they do, as sentences: 'Cobalt and Jade make a sealed bid.' */
export declare function waitingSentence(waiting: readonly Waiting[], name: (seat: Seat) => string, doing?: Doing): string;
/** Whether a list of options is an amount: whole numbers in a row, each said as that number. */
export declare function isAmount(options: readonly (string | number)[], label: (option: string | number) => string): boolean;
export interface PlaceOfSeat {
    readonly pool: string;
    readonly place: string;
    readonly known: readonly string[];
    /** Null: how many is not public. */
    readonly backs: number | null;
}
/** What lies behind a seat's shield, as far as the view shows it: places are named 'hand 0', 'store 2'. */
export declare function placesOf(view: View, seat: Seat): PlaceOfSeat[];
/** The places that belong to nobody. */
export declare function openPlaces(view: View, players: number): {
    pool: string;
    place: string;
    row: readonly (string | null)[];
}[];
/** Equal things once, with how many there are. */
export declare function counted(things: readonly string[]): {
    thing: string;
    count: number;
}[];
/** '2 h', '3 d', 'now'. */
export declare function ago(then: number, now: number): string;
//# sourceMappingURL=words.d.ts.map