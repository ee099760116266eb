import { Link, to } from '../app/router.tsx';
import { partsOf, playable, type GameEntry } from '../games/registry.ts';
import { Icon } from '../look/Icon.tsx';
import { GamePicture } from './GamePicture.tsx';

/** Whoever points at it will most likely play: what that needs comes meanwhile. */
function fetchTable(game: string): void {
  void import('./PlayNow.tsx').catch(() => undefined);
  void import('./LocalTablePage.tsx').catch(() => undefined);
  void partsOf(game).catch(() => undefined);
}

/** A game on the home page: play it, set it up, or for now read it. */
export function GameCard({ game }: { readonly game: GameEntry }) {
  return (
    <article className="game">
      <div className="game-picture" aria-hidden="true">
        <GamePicture game={game.id} />
      </div>
      <div className="game-body">
        <header>
          <h2 className="display">{game.title}</h2>
          <span className="game-players">
            <Icon name="players" label="players" /> {game.players}
          </span>
        </header>
        <p>{game.blurb}</p>
        <ul className="game-tags">
          {game.tags.map((t) => (
            <li key={t}>{t}</li>
          ))}
        </ul>
        {playable(game) ? (
          <div className="game-ways">
            <Link
              className="btn primary"
              to={to.play(game.id)}
              aria-label={`Play ${game.title} now`}
              onPointerEnter={() => fetchTable(game.id)}
              onFocus={() => fetchTable(game.id)}
            >
              <Icon name="play" /> Play now
            </Link>
            <Link className="btn" to={to.newTable(game.id)} aria-label={`New table of ${game.title}`}>
              New table
            </Link>
          </div>
        ) : (
          <div className="game-ways">
            <span className="game-soon">The table is being built.</span>
            <Link className="btn" to={to.rules(game.id)} aria-label={`Rulebook of ${game.title}`}>
              <Icon name="rulebook" /> Rulebook
            </Link>
          </div>
        )}
        {playable(game) && !game.development ? (
          <p className="game-modes">
            First time?{' '}
            <Link
              className="btn"
              to={to.learn(game.id)}
              aria-label={`Learn ${game.title} in a guided game`}
              onPointerEnter={() => fetchTable(game.id)}
              onFocus={() => fetchTable(game.id)}
            >
              Guided first game
            </Link>
          </p>
        ) : null}
        {playable(game) && game.ways.length > 0 ? (
          <p className="game-modes">
            Or play at once:{' '}
            {game.ways.map(({ mode, words }) => (
              <Link
                key={mode}
                className="btn"
                to={to.play(game.id, mode)}
                aria-label={`Play ${game.title}, ${words.toLowerCase()}, now`}
                onPointerEnter={() => fetchTable(game.id)}
                onFocus={() => fetchTable(game.id)}
              >
                {words}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
    </article>
  );
}
