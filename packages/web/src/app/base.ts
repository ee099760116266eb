// Where this client lives. Its files are beside this one, so the same build works in any folder of any host: no setting, no
// <base>, nothing the server must know.

export const BASE = import.meta.env.DEV ? new URL('/', location.href) : new URL(/* @vite-ignore */ '../', import.meta.url);

/** The pages, each a folder with its own index.html, so that a host without any rules finds it. The build reads this list too. */
export const PAGES = ['new', 'lobby', 'tables', 'settings', 'rules', 'play', 'local', 'table'] as const;
export type Page = (typeof PAGES)[number];

/** The page of an address: '' for home, null for none of ours. */
export function pageOf(pathname: string, base: string): Page | '' | null {
  if (!pathname.startsWith(base)) return null;
  const inside = pathname.slice(base.length).replace(/index\.html$/, '').replace(/\/$/, '');
  return inside === '' ? '' : (PAGES.find((p) => p === inside) ?? null);
}

/** The address of a page of the client, such as '/table/?id=7'. */
export const addressOf = (path: string): string => new URL(path.replace(/^\//, ''), BASE).href;
