import './prompt.css';
/** One sentence leads: what the seat is asked, or whom the table waits for. */
export declare function PromptBar(): import("react").JSX.Element;
//# sourceMappingURL=PromptBar.d.ts.map