import './rail.css';
export type RailTab = 'log' | 'rules' | 'standing';
interface RailProps {
    readonly tab: RailTab;
    readonly setTab: (tab: RailTab) => void;
    readonly rule: {
        readonly id: string;
        readonly asked: number;
    } | null;
}
/** Beside the board: what happened, what the rules say, what one has said in advance. */
export declare function Rail({ tab, setTab, rule }: RailProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=Rail.d.ts.map