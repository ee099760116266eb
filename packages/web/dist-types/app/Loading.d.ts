import './loading.css';
/** Shown only if something takes longer than a blink. */
export declare const Loading: ({ what }: {
    readonly what?: string;
}) => import("react").JSX.Element;
//# sourceMappingURL=Loading.d.ts.map