import { Message } from '@landsraad/wire';
export interface StreamEars {
    readonly hear: (message: Message) => void;
    readonly lost: () => void;
    readonly found: () => void;
    /** We look with other eyes now, or none: begin anew. */
    readonly turnedAway: (why: 'seat' | 'closed', words: string) => void;
}
export interface Stream {
    readonly close: () => void;
}
export declare function openStream(table: string, seat: number | null, after: number | null, ears: StreamEars): Stream;
//# sourceMappingURL=stream.d.ts.map