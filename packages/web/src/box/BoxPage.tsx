import { useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { Link, to } from '../app/router.tsx';
import type { GameBook } from '../games/parts.ts';
import { partsOf } from '../games/registry.ts';
import { Icon } from '../look/Icon.tsx';
import { Editor } from './Editor.tsx';

/** Your own box: one form for each printed value that we do not know. */
export default function BoxPage({ game }: { readonly game: string }) {
  const [book, setBook] = useState<GameBook | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    partsOf(game).then(
      (parts) => setBook(parts.book),
      (e: unknown) => setWhy(e instanceof Error ? e.message : String(e)),
    );
  }, [game]);
  return (
    <>
      <h1 tabIndex={-1}>Your own box</h1>
      {why !== null ? (
        <p className="page-lead">{why}</p>
      ) : book === null ? (
        <Loading />
      ) : book.box === undefined ? (
        <p className="page-lead">{book.title} has no printed values that we do not know.</p>
      ) : (
        <Editor book={book} entries={book.box.entries} ways={<Ways game={book.id} />} />
      )}
    </>
  );
}

const Ways = ({ game }: { readonly game: string }) => (
  <>
    <Link className="btn primary" to={to.newTable(game)}>
      <Icon name="play" /> A new table
    </Link>
    <Link className="btn" to={to.rules(game)}>
      <Icon name="rulebook" /> Rulebook
    </Link>
  </>
);
