import type { LocalSource } from '../local/localSource.ts';
import './dialog.css';
/** Takes a local game to the server, where others can join it. */
export declare function InviteButton({ table, source }: {
    readonly table: string;
    readonly source: LocalSource;
}): import("react").JSX.Element;
//# sourceMappingURL=InviteButton.d.ts.map