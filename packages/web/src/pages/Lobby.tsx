import { useEffect, useState } from 'react';
import { Link } from '../app/router.tsx';
import { Icon } from '../look/Icon.tsx';
import { api } from '../remote/api.ts';
import { TableRows } from './TableRows.tsx';
import { serverRow } from './serverRows.ts';
import type { TableRow } from './useTables.ts';

interface Found {
  readonly open: readonly TableRow[];
  readonly live: readonly TableRow[];
}

/** Tables that wait for somebody, and tables one may watch. */
export default function Lobby() {
  const [found, setFound] = useState<Found | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    setWhy(null);
    void Promise.all([api.lobby('status=open'), api.lobby('status=live')]).then(
      ([open, live]) => {
        if (!left) setFound({ open: open.tables.map(serverRow), live: live.tables.map(serverRow) });
      },
      (e: unknown) => {
        if (!left) setWhy(e instanceof Error ? e.message : String(e));
      },
    );
    return () => {
      left = true;
    };
  }, [asked]);
  return (
    <>
      <div className="page-head">
        <h1 tabIndex={-1}>Lobby</h1>
        <div className="lobby-ways">
          <button type="button" className="btn ghost" onClick={() => setAsked(asked + 1)}>
            <Icon name="replay" /> Look again
          </button>
          <Link className="btn" to="/new/">
            <Icon name="plus" /> New table
          </Link>
        </div>
      </div>
      {why === null ? null : (
        <div className="rows-none" role="status">
          <p>{why} Games against bots need no server: they are played on this device.</p>
          <Link className="btn" to="/">
            Choose a game
          </Link>
        </div>
      )}
      {found === null || why !== null ? null : (
        <>
          <h2 className="caps rows-title">Open tables</h2>
          {found.open.length === 0 ? (
            <p className="page-lead">No open tables. Create one, and others will find it here.</p>
          ) : (
            <TableRows rows={found.open} open="Sit down" />
          )}
          <h2 className="caps rows-title">Games to watch</h2>
          {found.live.length === 0 ? (
            <p className="page-lead">No public games right now.</p>
          ) : (
            <TableRows rows={found.live} open="Watch" />
          )}
        </>
      )}
    </>
  );
}
