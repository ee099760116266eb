/** Icon and manifest are named relative to the first page; other pages lie elsewhere, so the whole address is put in. */
export declare function fixLinks(): void;
//# sourceMappingURL=fixLinks.d.ts.map