import { useEffect, useState } from 'react';
import { inDevelopment } from '../app/development.ts';
import { Loading } from '../app/Loading.tsx';
import { go, Link, to } from '../app/router.tsx';
import { gameEntry, gamesFor, type Rulebook } from '../games/registry.ts';
import { RulePanel } from '../table/RulePanel.tsx';
import { GameMark } from './GameMark.tsx';
import './rulebooks.css';

/** Every rule of every game, as the table enforces it. */
export default function Rulebooks({ game, rule }: { readonly game: string | null; readonly rule: string | null }) {
  const games = gamesFor(inDevelopment());
  const shown = game ?? games[0]?.id ?? null;
  return (
    <>
      <h1 tabIndex={-1}>Rulebooks</h1>
      <p className="page-lead">Every rule in our own words, as the table enforces it.</p>
      <nav className="books" aria-label="Games">
        {games.map((g) => (
          <Link key={g.id} to={to.rules(g.id)} className="btn" aria-current={g.id === shown ? 'page' : undefined}>
            <GameMark game={g.id} /> {g.title}
          </Link>
        ))}
      </nav>
      {shown === null ? null : <Book key={shown} game={shown} rule={rule} />}
    </>
  );
}

function Book({ game, rule }: { readonly game: string; readonly rule: string | null }) {
  const [book, setBook] = useState<Rulebook | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let left = false;
    const load = gameEntry(game)?.rulebook;
    if (load === undefined) {
      setLost(true);
      return undefined;
    }
    load().then(
      (found) => {
        if (!left) setBook(found);
      },
      () => setLost(true),
    );
    return () => {
      left = true;
    };
  }, [game]);
  if (lost) return <p className="page-lead">There is no rulebook of this game here.</p>;
  if (book === null) return <Loading what="Loading the rulebook" />;
  return (
    <>
      {book.assumed === 0 ? null : (
        <p className="book-assumed">
          {book.assumed} printed values of this game are not known to us, and we assume them.{' '}
          <Link to={to.box(game)}>Put in your own box</Link>
        </p>
      )}
      <div className="book panel">
        <RulePanel ledger={book.ledger} overview={book.overview} rule={rule} open={(id) => go(to.rules(game, id))} />
      </div>
    </>
  );
}
