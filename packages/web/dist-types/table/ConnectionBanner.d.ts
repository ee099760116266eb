import type { Connection } from './source.ts';
import './banner.css';
/** Says so when the table cannot be heard; goes away by itself. */
export declare function ConnectionBanner({ connection }: {
    readonly connection: Connection;
}): import("react").JSX.Element;
//# sourceMappingURL=ConnectionBanner.d.ts.map