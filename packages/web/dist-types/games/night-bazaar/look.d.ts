import type { GameParts } from '../parts.ts';
export declare const look: Omit<GameParts, 'book'>;
//# sourceMappingURL=look.d.ts.map