/** A rule's id as words: 'bazaar.haggle.one-partner' is 'haggle: one partner'. */
export declare function ruleWords(rule: string): string;
/** A rule's number that opens the rulebook there. */
export declare function RuleLink({ rule, words }: {
    readonly rule: string;
    readonly words?: boolean;
}): import("react").JSX.Element;
//# sourceMappingURL=RuleLink.d.ts.map