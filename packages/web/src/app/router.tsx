// Pages by the History API: links are real links, the back button works, nothing is fetched.

import { useSyncExternalStore, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { addressOf, BASE } from './base.ts';
import { pageOf, type Page } from './pages.ts';

export interface Place {
  readonly page: Page | '' | null;
  readonly query: URLSearchParams;
}

const listeners = new Set<() => void>();
const read = (): Place => ({
  page: pageOf(location.pathname, BASE.pathname),
  query: new URLSearchParams(location.search),
});
let place = read();

function moved(): void {
  place = read();
  for (const tell of listeners) tell();
}
addEventListener('popstate', moved);

/** Goes to a page. `replace` leaves no step back to this one. */
export function go(path: string, how: { readonly replace?: boolean } = {}): void {
  const address = addressOf(path);
  if (how.replace === true) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  moved();
  scrollTo(0, 0);
}

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};
export const usePlace = (): Place => useSyncExternalStore(subscribe, () => place);

type LinkProps = ComponentPropsWithRef<'a'> & { readonly to: string };

export function Link({ to, onClick, children, ...rest }: LinkProps) {
  function follow(e: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(e);
    // A new tab, a download, a middle click: the browser knows better.
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    go(to);
  }
  return (
    <a {...rest} href={addressOf(to)} onClick={follow}>
      {children}
    </a>
  );
}

/** Addresses with something in them, in one place. */
export const to = {
  local: (id: string): string => `/local/?id=${encodeURIComponent(id)}`,
  table: (id: string, invite?: string): string =>
    `/table/?id=${encodeURIComponent(id)}${invite === undefined ? '' : `&invite=${encodeURIComponent(invite)}`}`,
  /** A game to look back on, and from which position. */
  replay: (where: 'device' | 'server', id: string, at?: { readonly step: number; readonly seat: number }): string =>
    `/replay/?${where === 'device' ? 'id' : 'table'}=${encodeURIComponent(id)}${at === undefined ? '' : `&step=${at.step}&seat=${at.seat}`}`,
  /** A puzzle; without its name the next one that is not solved. `mixed`: on to those of the other games. */
  puzzle: ({ game, id, mixed }: { readonly game?: string; readonly id?: string; readonly mixed: boolean }): string => {
    const query = [
      ...(game === undefined ? [] : [`game=${encodeURIComponent(game)}`]),
      ...(id === undefined ? [] : [`id=${encodeURIComponent(id)}`]),
      ...(mixed ? ['mixed'] : []),
    ];
    return `/puzzles/?${query.join('&')}`;
  },
  play: (game: string, mode?: string): string =>
    `/play/?game=${encodeURIComponent(game)}${mode === undefined ? '' : `&mode=${encodeURIComponent(mode)}`}`,
  /** A first game, with lessons. */
  learn: (game: string): string => `/play/?game=${encodeURIComponent(game)}&learn`,
  box: (game: string): string => `/box/?game=${encodeURIComponent(game)}`,
  newTable: (game: string): string => `/new/?game=${encodeURIComponent(game)}`,
  rules: (game: string, rule?: string): string =>
    `/rules/?game=${encodeURIComponent(game)}${rule === undefined ? '' : `&rule=${encodeURIComponent(rule)}`}`,
} as const;
