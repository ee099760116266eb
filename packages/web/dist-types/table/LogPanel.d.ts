import './log.css';
/** What happened, each line with its rule; the latest is always in sight unless one reads further up. */
export declare function LogPanel(): import("react").JSX.Element;
//# sourceMappingURL=LogPanel.d.ts.map