export declare const BASE: URL;
/** The pages, each a folder with its own index.html, so that a host without any rules finds it. The build reads this list too. */
export declare const PAGES: readonly ['new', 'lobby', 'tables', 'settings', 'rules', 'play', 'local', 'table'];
export type Page = (typeof PAGES)[number];
/** The page of an address: '' for home, null for none of ours. */
export declare function pageOf(pathname: string, base: string): Page | '' | null;
/** The address of a page of the client, such as '/table/?id=7'. */
export declare const addressOf: (path: string) => string;
//# sourceMappingURL=base.d.ts.map