import { type GameEntry } from '../games/registry.ts';
/** A game on the home page: play it, set it up, or for now read it. */
export declare function GameCard({ game }: {
    readonly game: GameEntry;
}): import("react").JSX.Element;
//# sourceMappingURL=GameCard.d.ts.map