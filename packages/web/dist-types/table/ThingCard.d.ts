interface ThingCardProps {
    readonly thing: string;
    readonly count: number;
    readonly offered: boolean;
    readonly picked: boolean;
    readonly press: () => void;
}
/** A thing in the hand as a small card with a picture of its own. */
export declare function ThingCard({ thing, count, offered, picked, press }: ThingCardProps): import("react").JSX.Element;
export {};
//# sourceMappingURL=ThingCard.d.ts.map