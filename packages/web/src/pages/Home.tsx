import { Link } from '../app/router.tsx';
import { inDevelopment } from '../app/development.ts';
import { gamesFor } from '../games/registry.ts';
import { Panorama } from '../look/Panorama.tsx';
import { ago } from '../table/words.ts';
import { GameCard } from './GameCard.tsx';
import { GameMark } from './GameMark.tsx';
import { useTables, type TableRow } from './useTables.ts';
import './home.css';

const SHOWN = 3;

export function Home() {
  const { rows } = useTables();
  const running = (rows ?? []).filter((r) => !r.finished);
  const games = gamesFor(inDevelopment());
  return (
    <>
      <section className="hero">
        <Panorama />
        <div className="hero-words">
          <h1 className="display" tabIndex={-1}>
            Three games of Arrakis, <br />
            one table.
          </h1>
          <p>
            Play against bots in five seconds, or with friends across the world. <br />
            Every rule is enforced, and explained when you ask.
          </p>
        </div>
        {running.length > 0 ? <YourTables rows={running} /> : null}
      </section>
      <section className={`games ${games.length > 3 ? 'four' : ''}`} aria-label="Games">
        {games.map((g) => (
          <GameCard key={g.id} game={g} />
        ))}
      </section>
    </>
  );
}

function YourTables({ rows }: { readonly rows: readonly TableRow[] }) {
  const now = Date.now();
  return (
    <section className="mine" aria-label="Your tables">
      <h2 className="caps">Your tables</h2>
      <ul>
        {rows.slice(0, SHOWN).map((r) => (
          <li key={`${r.where} ${r.id}`}>
            <Link to={r.link}>
              <GameMark game={r.game} />
              <span className="mine-words">
                <b>{r.title}</b>
                <small>{r.words}</small>
              </span>
              {r.yourTurn ? <span className="mine-turn">Your turn</span> : <small>{ago(r.changed, now)}</small>}
            </Link>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN ? (
        <Link className="mine-more" to="/tables/">
          All {rows.length} tables
        </Link>
      ) : null}
    </section>
  );
}
