import './result.css';
/** Who has won, by which rule, and the way on. */
export declare function Result({ again, look }: {
    readonly again: string;
    readonly look: () => void;
}): import("react").JSX.Element | null;
//# sourceMappingURL=Result.d.ts.map