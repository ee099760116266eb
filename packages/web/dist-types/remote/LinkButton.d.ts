/** Hands out the link with which somebody may sit down. */
export declare function LinkButton({ link, wide }: {
    readonly link: string;
    readonly wide: boolean;
}): import("react").JSX.Element;
//# sourceMappingURL=LinkButton.d.ts.map