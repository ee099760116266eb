import { useRef, useState } from 'react';
import { go, Link, to } from '../app/router.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const [why, setWhy] = useState<string | null>(null);
  async function look(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setWhy(null);
    try {
      const { openFile } = await import('../replay/file.ts');
      go(to.replay('device', await openFile(file)));
    } catch (e) {
      setWhy(e instanceof Error ? e.message : String(e));
    }
  }
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
        <div className="rows-ways">
          <button type="button" className="btn ghost" onClick={() => input.current?.click()}>
            <Icon name="replay" /> Open a game file
          </button>
          <input
            ref={input}
            className="sr"
            type="file"
            accept="application/json,.json"
            aria-label="A file with a game"
            tabIndex={-1}
            onChange={(e) => {
              void look(e.target.files?.[0]);
              e.target.value = '';
            }}
          />
          <Link className="btn" to="/new/">
            <Icon name="plus" /> New table
          </Link>
        </div>
      </div>
      {why === null ? null : (
        <p className="rows-why" role="alert">
          {why}
        </p>
      )}
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
