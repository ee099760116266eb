import './home.css';
export declare function Home(): import("react").JSX.Element;
//# sourceMappingURL=Home.d.ts.map