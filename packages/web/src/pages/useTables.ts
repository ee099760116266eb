// All tables one sits at: those on this device and those on the server, the latest first.

import { useCallback, useEffect, useState } from 'react';
import { to } from '../app/router.tsx';
import { gameEntry } from '../games/registry.ts';
import { savedTables, type SavedTable } from '../local/saved.ts';
import { beenSomebody } from '../remote/guest.ts';
import { localWords } from './localWords.ts';

export interface TableRow {
  readonly id: string;
  readonly where: 'device' | 'server';
  readonly game: string;
  readonly title: string;
  readonly words: string;
  readonly yourTurn: boolean;
  readonly finished: boolean;
  readonly changed: number;
  readonly link: string;
}

const localRow = (t: SavedTable): TableRow => ({
  id: t.id,
  where: 'device',
  game: t.game,
  title: gameEntry(t.game)?.title ?? t.game,
  words: localWords(t),
  yourTurn: t.yourTurn && !t.finished,
  finished: t.finished,
  changed: t.changed,
  link: to.local(t.id),
});

export interface Tables {
  readonly rows: readonly TableRow[] | null;
  readonly reload: () => void;
}

export function useTables(): Tables {
  const [rows, setRows] = useState<readonly TableRow[] | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    void (async () => {
      // A table that went on at the server is listed there, not twice.
      const local = (await savedTables().catch(() => [])).filter((t) => t.server === null).map(localRow);
      if (!left) setRows(local);
      // The server's half of the client is fetched only by those who have been there.
      if (!beenSomebody()) return;
      const server = await (await import('./serverRows.ts')).myServerRows();
      if (!left) setRows([...local, ...server].sort((a, b) => b.changed - a.changed));
    })().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [asked]);
  return { rows, reload: useCallback(() => setAsked((n) => n + 1), []) };
}
