import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { Panorama } from '../look/Panorama.tsx';
import type { Page } from './pages.ts';
import { Link } from './router.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import './shell.css';

const LINKS = [
  ['tables', 'Your tables'],
  ['lobby', 'Lobby'],
  ['puzzles', 'Puzzles'],
  ['rules', 'Rulebooks'],
] as const;

/** Everything that is not a table: the bar above, the page, the line below. */
export function Shell({ page, children }: { readonly page: Page | '' | null; readonly children: ReactNode }) {
  const home = page === '';
  return (
    <>
      <a
        className="skip"
        href="#main"
        onClick={(e) => {
          // Only the focus moves: the address stays a page's.
          e.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        Skip to the page
      </a>
      <header className={`topbar ${home ? 'over-hero' : ''}`}>
        <Link className="logo display" to="/" aria-current={home ? 'page' : undefined}>
          Landsraad
        </Link>
        <nav className="topbar-links" aria-label="Pages">
          {LINKS.map(([link, name]) => (
            <Link key={link} to={`/${link}/`} aria-current={page === link ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
        <div className="topbar-tools">
          <ThemeButton />
          <Link
            className="btn icon-only ghost"
            to="/settings/"
            aria-label="Settings"
            aria-current={page === 'settings' ? 'page' : undefined}
          >
            <Icon name="settings" />
          </Link>
        </div>
      </header>
      {home ? null : (
        <div className="ground" aria-hidden="true">
          <Panorama />
        </div>
      )}
      <main id="main" tabIndex={-1} className={home ? 'page-home' : 'page'}>
        {children}
      </main>
      <footer className="footline">
        <span>Free and open source. Your own server in one command.</span>
        <span>Made by players; not connected with any publisher.</span>
      </footer>
    </>
  );
}
