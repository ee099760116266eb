import { useState } from 'react';
import { Link, to } from '../app/router.tsx';
import { gameEntry } from '../games/registry.ts';
import { Icon } from '../look/Icon.tsx';
import { GameMark } from '../pages/GameMark.tsx';
import { PUZZLED } from './made.ts';
import { Numbers } from './Numbers.tsx';
import { forgetSolved, mixedPuzzles, puzzlesOf, solvedOf, useSolved } from './progress.ts';
import './puzzles.css';

/** All puzzles, and how far one has come. */
export default function PuzzlesPage() {
  const solved = useSolved();
  const all = mixedPuzzles();
  const done = solvedOf(all, solved);
  return (
    <>
      <div className="page-head">
        <h1 tabIndex={-1}>Puzzles</h1>
        {done === 0 ? null : <StartOver done={done} />}
      </div>
      <p className="page-lead">
        A position, and one choice that is plainly best. Answer as you would at a table, and read why. A dot marks the
        hard ones.
      </p>
      <div className="puzzle-mixed">
        <Link className="btn primary" to={to.puzzle({ mixed: true })}>
          <Icon name="play" /> {done === 0 ? 'Begin with all games mixed' : 'Go on with all games mixed'}
        </Link>
        <p>
          <b className="num">{done}</b> of {all.length} solved
        </p>
      </div>
      {PUZZLED.map((game) => (
        <OfGame key={game} game={game} />
      ))}
    </>
  );
}

function OfGame({ game }: { readonly game: string }) {
  const solved = useSolved();
  const title = gameEntry(game)?.title ?? game;
  const all = puzzlesOf(game);
  const done = solvedOf(all, solved);
  return (
    <section className="puzzle-game panel" aria-label={title}>
      <header>
        <GameMark game={game} />
        <div>
          <h2 className="display">{title}</h2>
          <p>
            <b className="num">{done}</b> of {all.length} solved
          </p>
        </div>
        <Link className="btn" to={to.puzzle({ game, mixed: false })} aria-label={`Solve puzzles of ${title}`}>
          {done === 0 ? 'Begin' : done === all.length ? 'Once more' : 'Go on'}
        </Link>
      </header>
      <progress value={done} max={all.length} aria-label={`Solved puzzles of ${title}`} />
      <Numbers game={game} />
    </section>
  );
}

/** Forgets what was solved, once one is sure. */
function StartOver({ done }: { readonly done: number }) {
  const [asks, setAsks] = useState(false);
  if (!asks)
    return (
      <button type="button" className="btn ghost" onClick={() => setAsks(true)}>
        <Icon name="undo" /> Start over
      </button>
    );
  return (
    <div className="puzzle-over" role="group" aria-label="Start over">
      <span>{done === 1 ? 'Forget the solved one?' : `Forget all ${done} solved?`}</span>
      <button type="button" className="btn danger" onClick={forgetSolved}>
        Forget
      </button>
      <button type="button" className="btn ghost" onClick={() => setAsks(false)}>
        Keep
      </button>
    </div>
  );
}
