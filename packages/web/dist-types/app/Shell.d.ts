import type { ReactNode } from 'react';
import type { Page } from './base.ts';
import './shell.css';
/** Everything that is not a table: the bar above, the page, the line below. */
export declare function Shell({ page, children }: {
    readonly page: Page | '' | null;
    readonly children: ReactNode;
}): import("react").JSX.Element;
//# sourceMappingURL=Shell.d.ts.map