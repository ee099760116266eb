import type { LedgerEntry } from '@landsraad/kernel';
import type { IconName } from '../look/iconNames.ts';
import type { GameParts } from './parts.ts';
export interface GameEntry {
    readonly id: string;
    readonly title: string;
    readonly players: string;
    readonly blurb: string;
    readonly tags: readonly string[];
    readonly emblem: IconName;
    /** Colours of its emblem, from the tokens. */
    readonly colour: string;
    readonly on: string;
    /** Offered only to those who work on Landsraad. */
    readonly development: boolean;
    readonly ledger: () => Promise<readonly LedgerEntry[]>;
    /** What it brings beside its rules. */
    readonly look: () => Promise<Omit<GameParts, 'book'>>;
}
/** The games shown, those in development first where they are shown at all. */
export declare const gamesFor: (development: boolean) => readonly GameEntry[];
export declare const gameEntry: (id: string) => GameEntry | undefined;
/** Whether its rules are in this client. */
export declare const playable: (game: GameEntry) => boolean;
/** Everything the table needs of a game, fetched once. */
export declare function partsOf(id: string): Promise<GameParts>;
//# sourceMappingURL=registry.d.ts.map