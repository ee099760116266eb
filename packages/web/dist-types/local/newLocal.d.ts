import { type Config } from '@landsraad/kernel';
import type { LocalSeat } from './engine.ts';
/** Sets up a table on this device; its id. Throws a sentence if it cannot be played so. */
export declare function newLocal(game: string, asked: Partial<Config>, seats: readonly LocalSeat[]): Promise<string>;
//# sourceMappingURL=newLocal.d.ts.map