import './panorama.css';
export declare const Panorama: () => import("react").JSX.Element;
//# sourceMappingURL=Panorama.d.ts.map