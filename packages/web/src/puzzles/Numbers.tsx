import { Link, to } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import { listedIn } from './made.ts';
import { nameOf, useSolved } from './progress.ts';

interface NumbersProps {
  readonly game: string;
  /** The one that is open. */
  readonly at?: string;
}

/** The puzzles of a game by their numbers. */
export function Numbers({ game, at }: NumbersProps) {
  const solved = useSolved();
  return (
    <ol className="puzzle-numbers">
      {listedIn(game).map(({ id, title, hard }, n) => {
        const done = solved.has(nameOf({ game, id }));
        return (
          <li key={id}>
            <Link
              className={`num ${done ? 'solved' : ''}`}
              to={to.puzzle({ game, id, mixed: false })}
              aria-current={id === at ? 'page' : undefined}
              aria-label={`${n + 1}: ${title}${hard ? ', hard' : ''}${done ? ', solved' : ''}`}
              title={`${title}${hard ? ' (hard)' : ''}`}
            >
              {n + 1}
              {done ? <Icon name="check" /> : hard ? <i className="puzzle-hard" aria-hidden="true" /> : null}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
