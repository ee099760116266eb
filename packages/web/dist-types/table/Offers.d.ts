import './offers.css';
/** Acts that nobody waits for: their own quiet group, so that they are seen and never pressed by mistake. */
export declare function Offers(): import("react").JSX.Element | null;
//# sourceMappingURL=Offers.d.ts.map