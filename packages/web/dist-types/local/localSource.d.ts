import type { Log } from '@landsraad/kernel';
import type { TableSource } from '../table/source.ts';
export interface LocalSource extends TableSource {
    /** The whole log, to go on elsewhere. */
    readonly log: () => Promise<Log>;
}
export declare function openLocal(id: string): LocalSource;
//# sourceMappingURL=localSource.d.ts.map