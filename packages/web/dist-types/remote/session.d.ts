import type { Me } from '@landsraad/wire';
/** Who we are; becomes a guest if we are nobody yet. */
export declare function session(): Promise<Me>;
/** Who we are if we are somebody already: reading makes nobody a guest. */
export declare function meIfKnown(): Promise<Me | null>;
export declare function rename(name: string): Promise<void>;
//# sourceMappingURL=session.d.ts.map