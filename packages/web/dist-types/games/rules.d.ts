import type { Rules } from '@landsraad/kernel';
export type LentRules = <R>(use: <T>(rules: Rules<T>) => R) => R;
export declare const hasRules: (game: string) => boolean;
export declare function rulesOf(game: string): Promise<LentRules>;
//# sourceMappingURL=rules.d.ts.map