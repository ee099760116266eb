import './proposal.css';
/** Something that all people at the table must agree to. */
export declare function ProposalBox(): import("react").JSX.Element | null;
//# sourceMappingURL=ProposalBox.d.ts.map