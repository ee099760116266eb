/** The pages, each a folder with its own index.html, so that a host without any rules finds it. The build reads this list too. */
export const PAGES = [
  'new',
  'lobby',
  'tables',
  'settings',
  'rules',
  'box',
  'play',
  'local',
  'table',
  'replay',
  'puzzles',
] as const;
export type Page = (typeof PAGES)[number];

/** The page of an address below the base: '' for home, null for none of ours. */
export function pageOf(pathname: string, base: string): Page | '' | null {
  if (!pathname.startsWith(base)) return null;
  const inside = pathname
    .slice(base.length)
    .replace(/index\.html$/, '')
    .replace(/\/$/, '');
  return inside === '' ? '' : (PAGES.find((p) => p === inside) ?? null);
}
