import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Loading } from '../app/Loading.tsx';
import { go, Link, to } from '../app/router.tsx';
import { partsOf } from '../games/registry.ts';
import type { GameParts } from '../games/parts.ts';
import { rulesOf } from '../games/rules.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import type { Around } from '../table/context.ts';
import { madeIn, type MadePuzzle } from './made.ts';
import { Numbers } from './Numbers.tsx';
import {
  keepSolved,
  mixedPuzzles,
  nameOf,
  nextPuzzle,
  puzzlesOf,
  solvedOf,
  useSolved,
  type Puzzle,
} from './progress.ts';
import { newPuzzle, type PuzzleSource } from './puzzle.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import './puzzles.css';

const KEYS: Around['keys'] = [
  ['H', 'Show the answer'],
  ['Enter', 'The next puzzle, once this one is over'],
  ['← →', 'The puzzle before, the puzzle after'],
  ['L', 'Show the list of puzzles'],
];

interface PuzzlePageProps {
  /** Null: any. */
  readonly game: string | null;
  /** Empty: the next one that is not solved. */
  readonly id: string;
  /** On to those of the other games. */
  readonly mixed: boolean;
}

interface Opened {
  readonly puzzle: MadePuzzle;
  readonly source: PuzzleSource;
  readonly parts: GameParts;
}

async function opened(game: string, id: string): Promise<Opened> {
  const [made, lent, parts] = await Promise.all([madeIn(game), rulesOf(game), partsOf(game)]);
  const puzzle = made.puzzles.find((p) => p.id === id);
  if (puzzle === undefined) throw new Error('There is no such puzzle. It may have been replaced.');
  return { puzzle, source: lent((rules) => newPuzzle(rules, puzzle)), parts };
}

/** One puzzle, at the table of its game. */
export default function PuzzlePage({ game, id, mixed }: PuzzlePageProps) {
  const [there, setThere] = useState<Opened | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const solved = useSolved();
  useEffect(() => {
    let left = false;
    if (game === null || id === '') {
      const all = mixed ? mixedPuzzles() : puzzlesOf(game ?? '');
      const next = nextPuzzle(all, solved) ?? all[0];
      go(next === undefined ? '/puzzles/' : to.puzzle({ ...next, mixed }), { replace: true });
      return undefined;
    }
    opened(game, id).then(
      (found) => left || setThere(found),
      (e: unknown) => left || setWhy(e instanceof Error ? e.message : String(e)),
    );
    return () => {
      left = true;
    };
    // What is solved meanwhile leads nowhere.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [game, id, mixed]);
  if (why !== null)
    return (
      <main className="table-closed">
        <h1 className="display">This puzzle cannot be shown</h1>
        <p>{why}</p>
        <Link className="btn primary" to="/puzzles/">
          All puzzles
        </Link>
      </main>
    );
  if (there === null || game === null) return <Loading what="Laying out the puzzle" />;
  return <PuzzleTable {...there} game={game} mixed={mixed} />;
}

interface PuzzleTableProps extends Opened {
  readonly game: string;
  readonly mixed: boolean;
}

function PuzzleTable({ puzzle, source, parts, game, mixed }: PuzzleTableProps) {
  const { id } = puzzle;
  const verdict = useSyncExternalStore(source.subscribe, source.verdict);
  const solved = useSolved();
  const all = useMemo(() => (mixed ? mixedPuzzles() : puzzlesOf(game)), [mixed, game]);
  const address = useCallback((p: Puzzle): string => to.puzzle({ ...p, mixed }), [mixed]);
  const isRight = verdict.kind === 'right';
  const over = isRight || verdict.kind === 'shown';
  useEffect(() => {
    if (isRight) keepSolved({ game, id });
  }, [isRight, game, id]);
  const around = useMemo((): Around => {
    const number = all.findIndex((p) => nameOf(p) === nameOf({ game, id }));
    const beside = (n: number): string | null => {
      const p = all[n];
      return p === undefined ? null : address(p);
    };
    return {
      title: `${puzzle.title} · ${parts.book.title}`,
      above: (
        <PuzzleCard
          puzzle={puzzle}
          who={named(parts.book.text.seat(puzzle.seat, puzzle.config))}
          number={number + 1}
          of={all.length}
          verdict={verdict}
          show={source.show}
          again={source.again}
          before={beside(number - 1)}
          after={beside(number + 1)}
          next={nextPuzzle(all, solved, { game, id })}
          address={address}
        />
      ),
      sentence: over ? (isRight ? `Right: ${verdict.said}` : 'The answer') : null,
      places: over ? puzzle.places : [],
      aside: { icon: 'intrigue', name: 'Puzzles', panel: <Aside game={game} id={id} /> },
      keys: KEYS,
    };
  }, [puzzle, parts, source, verdict, isRight, over, solved, all, address, game, id]);
  return (
    <TableScreen
      source={source}
      parts={parts}
      again={to.newTable(game)}
      around={around}
      extra={
        <Link className="btn" to="/puzzles/">
          All puzzles
        </Link>
      }
    />
  );
}

const PLURAL: { readonly [seat: string]: string } = { Harkonnen: 'the Harkonnens' };
const WITH_ARTICLE = new Set(['Atreides', 'Fremen', 'Emperor', 'Spacing Guild', 'Bene Gesserit']);
/** A seat in the middle of a sentence: a faction has an article, a colour none. */
const named = (seat: string): string => PLURAL[seat] ?? (WITH_ARTICLE.has(seat) ? `the ${seat}` : seat);

function Aside({ game, id }: Puzzle) {
  const solved = useSolved();
  const all = puzzlesOf(game);
  return (
    <div className="puzzle-aside">
      <p>
        <b className="num">{solvedOf(all, solved)}</b> of {all.length} solved
      </p>
      <Numbers game={game} at={id} />
    </div>
  );
}
