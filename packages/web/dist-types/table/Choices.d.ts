import './choices.css';
/** Everything that may be said now: the answers to the question, and what is open besides. */
export declare function Choices(): import("react").JSX.Element;
//# sourceMappingURL=Choices.d.ts.map