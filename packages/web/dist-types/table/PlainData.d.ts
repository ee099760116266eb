/** The open table in words: never as code. */
export declare function PlainData({ data }: {
    readonly data: unknown;
}): import("react").JSX.Element | null;
//# sourceMappingURL=PlainData.d.ts.map