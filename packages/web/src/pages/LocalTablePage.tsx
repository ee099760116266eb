import type { Config } from '@landsraad/kernel';
import { useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { to } from '../app/router.tsx';
import { partsOf } from '../games/registry.ts';
import type { GameParts } from '../games/parts.ts';
import { openLocal, type LocalSource } from '../local/localSource.ts';
import { savedTable } from '../local/saved.ts';
import { InviteButton } from '../remote/InviteButton.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import NotFound from './NotFound.tsx';

interface Opened {
  readonly source: LocalSource;
  readonly parts: GameParts;
  readonly game: string;
  readonly config: Config;
}

/** A table on this device. */
export default function LocalTablePage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened | 'none' | null>(null);
  useEffect(() => {
    let left = false;
    let source: LocalSource | null = null;
    void (async () => {
      const saved = await savedTable(id);
      if (left) return;
      if (saved === undefined) {
        setOpened('none');
        return;
      }
      // The worker reads the rules while the page fetches its parts.
      source = openLocal(id);
      const parts = await partsOf(saved.game);
      if (left) return;
      setOpened({ source, parts, game: saved.game, config: saved.setup.config });
    })().catch(() => setOpened('none'));
    return () => {
      left = true;
      source?.close();
    };
  }, [id]);
  if (opened === null) return <Loading what="Setting up the table" />;
  if (opened === 'none') return <NotFound />;
  return (
    <TableScreen
      source={opened.source}
      parts={opened.parts}
      again={to.play(opened.game, opened.config.mode)}
      extra={
        <InviteButton
          table={id}
          source={opened.source}
          seatTitle={(seat) => opened.parts.book.text.seat(seat, opened.config)}
        />
      }
    />
  );
}
