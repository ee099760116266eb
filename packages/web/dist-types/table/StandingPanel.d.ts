import './standing.css';
/** What one has said in advance about interrupting others. It never depends on what one holds, so it tells nothing. */
export declare function StandingPanel(): import("react").JSX.Element;
//# sourceMappingURL=StandingPanel.d.ts.map