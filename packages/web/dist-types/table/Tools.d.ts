import type { ReactNode } from 'react';
import type { Pane } from './PhoneTabs.tsx';
import type { RailTab } from './Rail.tsx';
interface ToolsProps {
    readonly extra: ReactNode;
    readonly setTab: (tab: RailTab) => void;
    readonly setPane: (pane: Pane) => void;
}
export declare function Tools({ extra, setTab, setPane }: ToolsProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=Tools.d.ts.map