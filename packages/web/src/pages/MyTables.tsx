import { Link, to } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import { forgetTable } from '../local/saved.ts';
import { TableRows } from './TableRows.tsx';
import { useTables, type TableRow } from './useTables.ts';

export default function MyTables() {
  const { rows, reload } = useTables();
  const running = (rows ?? []).filter((r) => !r.finished);
  const over = (rows ?? []).filter((r) => r.finished);
  const forget = (row: TableRow) =>
    row.where === 'device' ? (
      <button
        type="button"
        className="btn ghost icon-only"
        aria-label={`Remove this table of ${row.title} from the device`}
        onClick={() => void forgetTable(row.id).then(reload)}
      >
        <Icon name="trash" />
      </button>
    ) : null;
  const lookBack = (row: TableRow) => (
    <>
      <Link className="btn" to={to.replay(row.where, row.id)}>
        <Icon name="replay" /> Replay<span className="sr"> of {row.title}</span>
      </Link>
      {forget(row)}
    </>
  );
  return (
    <>
      <div className="page-head">
        <h1 tabIndex={-1}>Your tables</h1>
        <Link className="btn" to="/new/">
          <Icon name="plus" /> New table
        </Link>
      </div>
      {rows !== null && rows.length === 0 ? (
        <div className="rows-none">
          <p>You have no tables yet. Games against bots stay on this device; games with friends are on the server.</p>
          <Link className="btn primary" to="/">
            Choose a game
          </Link>
        </div>
      ) : null}
      <TableRows rows={running} more={forget} open="Go on" />
      {over.length > 0 ? (
        <>
          <h2 className="caps rows-title">Finished</h2>
          <TableRows rows={over} more={lookBack} />
        </>
      ) : null}
    </>
  );
}
