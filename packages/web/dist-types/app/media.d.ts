/** A phone, or a window as narrow as one. */
export declare const useSmallScreen: () => boolean;
//# sourceMappingURL=media.d.ts.map