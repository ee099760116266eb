/** Straight into a game against bots, with everything as it comes. */
export default function PlayNow({ game }: {
    readonly game: string;
}): import("react").JSX.Element;
//# sourceMappingURL=PlayNow.d.ts.map