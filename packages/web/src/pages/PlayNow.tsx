import { useEffect, useState } from 'react';
import { inDevelopment } from '../app/development.ts';
import { Loading } from '../app/Loading.tsx';
import { go, Link, to } from '../app/router.tsx';
import { settingsNow } from '../app/settings.ts';
import { partsOf } from '../games/registry.ts';
import { prepareLocal } from '../local/localSource.ts';
import { newLocal } from '../local/newLocal.ts';
import { keepProgress, UNREAD } from '../table/guide/lessons.ts';
import { EASY_BOT, USUAL_BOT, usualPlayers } from './seatPlan.ts';

interface PlayNowProps {
  readonly game: string;
  /** The first one of the game unless said. */
  readonly mode: string | null;
  /** For those who work on Landsraad: which bot plays. */
  readonly bot: string | null;
  /** With lessons, and easier bots. */
  readonly learn: boolean;
}

/** Straight into a game against bots, with everything as it comes. */
export default function PlayNow({ game, mode: asked, bot: wanted, learn }: PlayNowProps) {
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    // The page of the table and its worker are needed next: they come beside the rules, not after them.
    prepareLocal(game);
    void import('./LocalTablePage.tsx').catch(() => undefined);
    void (async () => {
      const { book } = await partsOf(game);
      if (left) return;
      const mode = book.modes.find((m) => m.id === asked) ?? book.modes[0];
      const usual = learn ? EASY_BOT : USUAL_BOT;
      const bot = inDevelopment() ? (wanted ?? usual) : usual;
      const players = mode === undefined ? 2 : usualPlayers(mode.players);
      const me = settingsNow().name;
      const seats = Array.from({ length: players }, (_, n) =>
        n === 0 ? ({ kind: 'person', name: me, bot: null } as const) : ({ kind: 'bot', name: bot, bot } as const),
      );
      const id = await newLocal(game, mode === undefined ? {} : { mode: mode.id }, seats);
      if (learn) keepProgress(game, id, UNREAD);
      if (!left) go(to.local(id), { replace: true });
    })().catch((e: unknown) => setWhy(e instanceof Error ? e.message : String(e)));
    return () => {
      left = true;
    };
  }, [game, asked, wanted, learn]);
  if (why === null) return <Loading what="Setting up the table" />;
  return (
    <main className="table-closed">
      <h1 className="display">This game cannot be played here</h1>
      <p>{why}</p>
      <Link className="btn primary" to="/">
        Home
      </Link>
    </main>
  );
}
