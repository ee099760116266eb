export declare function ThemeButton(): import("react").JSX.Element;
//# sourceMappingURL=ThemeButton.d.ts.map