import type { TableInfo } from '@landsraad/wire';
import type { TableSource } from '../table/source.ts';
export declare function openRemote(info: TableInfo, invite: string | null): TableSource;
//# sourceMappingURL=remoteSource.d.ts.map