import type { IconName } from './iconNames.ts';
/** One of our icons; without a label it is decoration beside words. */
export declare const Icon: ({ name, label, className }: {
    readonly name: IconName;
    readonly label?: string;
    readonly className?: string;
}) => import("react").JSX.Element;
//# sourceMappingURL=Icon.d.ts.map