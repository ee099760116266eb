import type { Offer } from '@landsraad/kernel';
/** The one act that is a form to fill in. Every field is a choice from a list. */
export declare function DealForm({ offer, close }: {
    readonly offer: Offer;
    readonly close: () => void;
}): import("react").JSX.Element;
//# sourceMappingURL=DealForm.d.ts.map