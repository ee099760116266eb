import './hand.css';
/** What lies behind one's own shield. Things that answer the question glow; the others say why not. */
export declare function Hand(): import("react").JSX.Element;
//# sourceMappingURL=Hand.d.ts.map