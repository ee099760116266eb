import { useEffect, useMemo, useRef } from 'react';
import { go, Link } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import { useKeys } from '../table/useKeys.ts';
import type { MadePuzzle } from './made.ts';
import type { Puzzle } from './progress.ts';
import type { Verdict } from './puzzle.ts';

interface PuzzleCardProps {
  readonly puzzle: MadePuzzle;
  /** Whom the visitor plays, as a sentence has it. */
  readonly who: string;
  readonly number: number;
  readonly of: number;
  readonly verdict: Verdict;
  readonly show: () => void;
  readonly again: () => void;
  /** Addresses; null: there is none. */
  readonly before: string | null;
  readonly after: string | null;
  /** The next one that is not solved. */
  readonly next: Puzzle | null;
  readonly address: (puzzle: Puzzle) => string;
}

/** The task of a puzzle, and what came of it. */
export function PuzzleCard(props: PuzzleCardProps) {
  const { puzzle, number, of, verdict, show, again, before, after, next, address } = props;
  const card = useRef<HTMLElement>(null);
  const nextButton = useRef<HTMLAnchorElement>(null);
  const over = verdict.kind === 'right' || verdict.kind === 'shown';
  const onward = next === null ? '/puzzles/' : address(next);
  useEffect(() => {
    // Whoever came from another puzzle stood on a button that is gone.
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (over) nextButton.current?.focus({ preventScroll: true });
    if (verdict.kind !== 'open') card.current?.scrollIntoView({ block: 'nearest' });
  }, [over, verdict]);
  useKeys(
    useMemo(
      () => ({
        h: show,
        ...(over ? { Enter: () => go(onward), ' ': () => go(onward) } : {}),
        ...(before === null ? {} : { ArrowLeft: () => go(before) }),
        ...(after === null ? {} : { ArrowRight: () => go(after) }),
      }),
      [show, over, onward, before, after],
    ),
  );
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={`puzzle ${verdict.kind}`}
      aria-label={`Puzzle ${number} of ${of}: ${puzzle.title}`}
      data-testid="puzzle"
      data-verdict={verdict.kind}
    >
      <header>
        <p>
          <span className="num">
            {number} of {of}
          </span>
          {puzzle.hard ? <span className="puzzle-hard-word">Hard</span> : null}
        </p>
        <Way name="The puzzle before" keyName="←" address={before} flip />
        <Way name="The puzzle after" keyName="→" address={after} />
      </header>
      <div className="puzzle-said" role="status">
        <Said {...props} />
      </div>
      <footer>
        {over ? (
          <>
            {verdict.kind === 'shown' ? (
              <button type="button" className="btn ghost" onClick={again}>
                Try it myself
              </button>
            ) : null}
            <Link ref={nextButton} className="btn primary" to={onward} title="Enter">
              {next === null ? 'All puzzles' : 'Next'} <Icon name="next" />
            </Link>
          </>
        ) : (
          <button type="button" className="btn ghost" title="H" onClick={show}>
            <Icon name="eye" /> Show me
          </button>
        )}
      </footer>
    </section>
  );
}

function Said({ puzzle, verdict, who, next }: PuzzleCardProps) {
  switch (verdict.kind) {
    case 'open':
      return (
        <>
          <h2 className="display">{puzzle.title}</h2>
          <p>You are {who}. What is best?</p>
        </>
      );
    case 'wrong':
      return (
        <>
          <h2 className="display">
            <Icon name="close" /> Not the best
          </h2>
          {/* Said again when it is wrong again. */}
          <p key={verdict.times}>
            <q>{verdict.said}</q>: there is something better. Try again.
          </p>
        </>
      );
    case 'right':
    case 'shown':
      return (
        <>
          <h2 className="display">
            <Icon name={verdict.kind === 'right' ? 'check' : 'eye'} />{' '}
            {verdict.kind === 'right' ? 'Right' : 'The answer'}
          </h2>
          <p>{puzzle.why}</p>
          {next === null ? <p>You have solved every puzzle here.</p> : null}
        </>
      );
  }
}

interface WayProps {
  readonly name: string;
  readonly keyName: string;
  readonly address: string | null;
  readonly flip?: boolean;
}
function Way({ name, keyName, address, flip = false }: WayProps) {
  if (address === null) return null;
  return (
    <Link
      className={`btn icon-only ghost ${flip ? 'flip' : ''}`}
      to={address}
      aria-label={name}
      title={`${name} (${keyName})`}
    >
      <Icon name="next" />
    </Link>
  );
}
