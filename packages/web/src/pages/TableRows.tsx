import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import { ago } from '../table/words.ts';
import { GameMark } from './GameMark.tsx';
import type { TableRow } from './useTables.ts';
import './rows.css';

interface TableRowsProps {
  readonly rows: readonly TableRow[];
  /** What else can be done with a table of the list. */
  readonly more?: (row: TableRow) => ReactNode;
  readonly open?: string;
}

export function TableRows({ rows, more, open = 'Open' }: TableRowsProps) {
  const now = Date.now();
  return (
    <ul className="rows">
      {rows.map((r) => (
        <li key={`${r.where} ${r.id}`} className="panel">
          <GameMark game={r.game} />
          <div className="rows-words">
            <b className="rows-name">{r.title}</b>
            <p>
              {r.words} · {ago(r.changed, now)} ·{' '}
              <span className="rows-where">
                <Icon name={r.where === 'device' ? 'house' : 'link'} />{' '}
                {r.where === 'device' ? 'on this device' : 'on the server'}
              </span>
            </p>
          </div>
          <Link className={`btn ${r.yourTurn ? 'glow' : ''}`} to={r.link}>
            {r.yourTurn ? 'Your turn' : r.finished ? 'Look' : open}
            <span className="sr"> at {r.title}</span>
          </Link>
          {more?.(r)}
        </li>
      ))}
    </ul>
  );
}
