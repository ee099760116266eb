import type { Decision } from '@landsraad/kernel';
import './amount.css';
/** How many: a row of numbers, or for long rows a slider with a stepper. */
export declare function AmountRow({ decision }: {
    readonly decision: Decision;
}): import("react").JSX.Element;
//# sourceMappingURL=AmountRow.d.ts.map