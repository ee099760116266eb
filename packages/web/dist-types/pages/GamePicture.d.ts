import './picture.css';
/** A piece of the game's board. The boards are big, so they come after the page; until then dunes. */
export declare function GamePicture({ game }: {
    readonly game: string;
}): import("react").JSX.Element;
//# sourceMappingURL=GamePicture.d.ts.map