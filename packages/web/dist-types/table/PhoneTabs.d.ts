import type { RailTab } from './Rail.tsx';
import './phonetabs.css';
export type Pane = 'board' | 'hand' | 'seats' | 'log';
interface PhoneTabsProps {
    readonly pane: Pane;
    readonly setPane: (pane: Pane) => void;
    readonly setTab: (tab: RailTab) => void;
}
/** On a phone one pane at a time; the question and its answers stay in sight below. */
export declare function PhoneTabs({ pane, setPane, setTab }: PhoneTabsProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=PhoneTabs.d.ts.map