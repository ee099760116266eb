/** Puts the icons into the page once; `<use>` then finds them without a request, offline too. */
export declare function plantIcons(): void;
//# sourceMappingURL=sprite.d.ts.map