import type { Rules } from '@landsraad/kernel';
import type { GameBook } from './parts.ts';
/** What screens read of a game's rules. */
export declare function bookOf<T>(rules: Rules<T>): GameBook;
//# sourceMappingURL=book.d.ts.map