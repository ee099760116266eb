/** A game's emblem on its colour. */
export declare function GameMark({ game }: {
    readonly game: string;
}): import("react").JSX.Element;
//# sourceMappingURL=GameMark.d.ts.map