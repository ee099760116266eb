import './vignette.css';
/** A picture seeded by the thing it belongs to. */
export declare function Vignette({ seed, tint }: {
    readonly seed: string;
    readonly tint?: string;
}): import("react").JSX.Element;
//# sourceMappingURL=Vignette.d.ts.map