import './plain.css';
/** A table for any game that brings no board: every place and every fact in words, and what may be chosen glows. */
export declare function PlainTable(): import("react").JSX.Element;
//# sourceMappingURL=PlainTable.d.ts.map