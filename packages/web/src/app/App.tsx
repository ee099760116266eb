import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { Home } from '../pages/Home.tsx';
import { Loading } from './Loading.tsx';
import { usePlace, type Place } from './router.tsx';
import { Shell } from './Shell.tsx';

const NewTable = lazy(() => import('../pages/NewTable.tsx'));
const Lobby = lazy(() => import('../pages/Lobby.tsx'));
const MyTables = lazy(() => import('../pages/MyTables.tsx'));
const SettingsPage = lazy(() => import('../pages/SettingsPage.tsx'));
const Rulebooks = lazy(() => import('../pages/Rulebooks.tsx'));
const BoxPage = lazy(() => import('../box/BoxPage.tsx'));
const NotFound = lazy(() => import('../pages/NotFound.tsx'));
const PlayNow = lazy(() => import('../pages/PlayNow.tsx'));
const LocalTablePage = lazy(() => import('../pages/LocalTablePage.tsx'));
const PuzzlesPage = lazy(() => import('../puzzles/PuzzlesPage.tsx'));
const PuzzlePage = lazy(() => import('../puzzles/PuzzlePage.tsx'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const ServerTablePage = lazy(() => import('../pages/ServerTablePage.tsx'));

interface PageShown {
  readonly title: string;
  readonly show: ReactNode;
  /** A table has its own bars; everything else stands in the shell. */
  readonly bare?: true;
}

const numberIn = (text: string | null): number | null => (text === null ? null : Number(text));

function shownAt({ page, query }: Place): PageShown {
  const id = query.get('id') ?? '';
  const game = query.get('game');
  switch (page) {
    case '':
      return { title: 'Landsraad', show: <Home /> };
    case 'new':
      return { title: 'New table', show: <NewTable game={game} /> };
    case 'lobby':
      return { title: 'Lobby', show: <Lobby /> };
    case 'tables':
      return { title: 'Your tables', show: <MyTables /> };
    case 'settings':
      return { title: 'Settings', show: <SettingsPage /> };
    case 'rules':
      return { title: 'Rulebooks', show: <Rulebooks game={game} rule={query.get('rule')} /> };
    case 'box':
      return { title: 'Your own box', show: <BoxPage game={game ?? 'war-for-arrakis'} /> };
    case 'play':
      return {
        title: 'A new game',
        show: <PlayNow game={game ?? ''} mode={query.get('mode')} bot={query.get('bot')} learn={query.has('learn')} />,
        bare: true,
      };
    case 'local':
      return { title: 'Table', show: <LocalTablePage key={id} id={id} />, bare: true };
    case 'table':
      return { title: 'Table', show: <ServerTablePage key={id} id={id} invite={query.get('invite')} />, bare: true };
    case 'replay': {
      const table = query.get('table');
      const where = table === null ? 'device' : 'server';
      const from = { step: Number(query.get('step') ?? 0), seat: numberIn(query.get('seat')) };
      return {
        title: 'Replay',
        show: <ReplayPage key={table ?? id} where={where} id={table ?? id} from={from} />,
        bare: true,
      };
    }
    case 'puzzles': {
      const mixed = query.has('mixed');
      if (game === null && !mixed) return { title: 'Puzzles', show: <PuzzlesPage /> };
      return {
        title: 'Puzzle',
        show: <PuzzlePage key={`${game} ${id}`} game={game} id={id} mixed={mixed} />,
        bare: true,
      };
    }
    case null:
      return { title: 'Not found', show: <NotFound /> };
  }
}

export function App() {
  const place = usePlace();
  const shown = shownAt(place);
  const first = useRef(true);
  useEffect(() => {
    document.title = shown.title === 'Landsraad' ? 'Landsraad' : `${shown.title} · Landsraad`;
  }, [shown.title]);
  useEffect(() => {
    // A new page is announced by moving the focus to its heading; the first one is the browser's business.
    if (first.current) first.current = false;
    else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [place.page]);
  const body = <Suspense fallback={<Loading />}>{shown.show}</Suspense>;
  return shown.bare === true ? body : <Shell page={place.page}>{body}</Shell>;
}
