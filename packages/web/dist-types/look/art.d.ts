/** The picture of a card: dunes, sun and moon in the tint of whoever it belongs to. */
export declare function vignette(seed: string, width?: number, height?: number): string;
/** The wide picture of the home page, 1440 by 474. */
export declare function panorama(): string;
//# sourceMappingURL=art.d.ts.map