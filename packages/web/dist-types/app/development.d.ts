/** `?dev` in the address is remembered on this device, `?dev=0` forgets it. */
export declare function rememberDevelopment(): void;
export declare function inDevelopment(): boolean;
//# sourceMappingURL=development.d.ts.map