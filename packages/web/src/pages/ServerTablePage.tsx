import { useEffect, useState, useSyncExternalStore } from 'react';
import { Loading } from '../app/Loading.tsx';
import { Link, to } from '../app/router.tsx';
import type { GameParts } from '../games/parts.ts';
import { partsOf } from '../games/registry.ts';
import { api } from '../remote/api.ts';
import { LinkButton } from '../remote/LinkButton.tsx';
import { openRemote } from '../remote/remoteSource.ts';
import { session } from '../remote/session.ts';
import type { TableSource } from '../table/source.ts';
import { TableScreen } from '../table/TableScreen.tsx';

interface Opened {
  readonly source: TableSource;
  readonly parts: GameParts;
  readonly game: string;
}

/** A table on a server. */
export default function ServerTablePage({ id, invite }: { readonly id: string; readonly invite: string | null }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    let source: TableSource | null = null;
    void (async () => {
      // With an invitation somebody means to sit down: then they must be somebody.
      if (invite !== null) await session();
      const info = await api.table(id);
      const parts = await partsOf(info.game);
      if (left) return;
      const { mode, players, options } = info;
      source = openRemote(info, invite, parts.book.heldTogether?.({ mode, players, options }) ?? []);
      setOpened({ source, parts, game: info.game });
    })().catch((e: unknown) => {
      if (!left) setWhy(e instanceof Error ? e.message : String(e));
    });
    return () => {
      left = true;
      source?.close();
    };
  }, [id, invite]);
  if (why !== null)
    return (
      <main className="table-closed">
        <h1 className="display">This table cannot be opened</h1>
        <p>{why}</p>
        <Link className="btn primary" to="/tables/">
          Your tables
        </Link>
      </main>
    );
  if (opened === null) return <Loading what="Setting up the table" />;
  return (
    <TableScreen
      source={opened.source}
      parts={opened.parts}
      again={to.newTable(opened.game)}
      extra={<Invitation source={opened.source} />}
    />
  );
}

function Invitation({ source }: { readonly source: TableSource }) {
  const state = useSyncExternalStore(source.subscribe, source.state);
  if (state === null || state.invite === null || state.viewer < 0) return null;
  return <LinkButton link={state.invite} wide={state.view === null} />;
}
