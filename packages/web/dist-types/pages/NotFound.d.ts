import './notfound.css';
export default function NotFound(): import("react").JSX.Element;
//# sourceMappingURL=NotFound.d.ts.map