export declare function beenSomebody(): boolean;
export declare function rememberBeing(): void;
//# sourceMappingURL=guest.d.ts.map