import './whynot.css';
/** A refusal is a sentence with a rule. Blue explains. */
export declare function WhyNot(): import("react").JSX.Element;
//# sourceMappingURL=WhyNot.d.ts.map