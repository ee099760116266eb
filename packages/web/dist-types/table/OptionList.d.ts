import type { Decision } from '@landsraad/kernel';
/** Buttons, one for each answer, with its number key. */
export declare function OptionList({ decision }: {
    readonly decision: Decision;
}): import("react").JSX.Element;
//# sourceMappingURL=OptionList.d.ts.map