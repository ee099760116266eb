import { useMemo, useSyncExternalStore } from 'react';
import type { BotPace } from '../app/readSettings.ts';
import { settingsNow } from '../app/settings.ts';
import type { GameParts } from '../games/parts.ts';
import type { AtTable } from './context.ts';
import { momentsIn, type Moment } from './moments.ts';
import type { LogLine, TableSource, TableState } from './source.ts';
import { withMoments } from './withMoments.ts';

/** As fast as bots are to move, so fast is what waited behind a moment shown. */
const PACES: { readonly [pace in BotPace]: number } = { calm: 520, brisk: 160, 'at once': 0 };
const NONE: readonly Moment[] = [];
type Told = Pick<TableState, 'log' | 'viewer' | 'config'>;
const NOTHING: Told = { log: [], viewer: -1, config: { mode: '', players: 0, options: {} } };

/** The table with its moments: it stops at them as the settings say. */
export function useMoments(
  table: TableSource,
  { moments: declared, book }: GameParts,
): { readonly source: TableSource; readonly moments: AtTable['moments'] } {
  const { text } = book;
  const momentsOf = useMemo(() => {
    let last: { readonly of: Told; readonly moments: readonly Moment[] } | null = null;
    return (now: Told): readonly Moment[] => {
      if (declared === undefined) return NONE;
      const { log, viewer, config } = now;
      // Most pictures bring nothing new to read.
      if (last?.of.log === log && last.of.viewer === viewer && last.of.config === config) return last.moments;
      const tell = (line: LogLine): string | null => text.happening(line.kind, line.nouns, config);
      last = { of: now, moments: momentsIn(log, declared, { viewer, tell }) };
      return last.moments;
    };
  }, [declared, text]);
  const source = useMemo(
    () =>
      withMoments(table, {
        momentsOf,
        // Whoever looks back stops where they like.
        mode: () => (table.kind === 'replay' ? 'off' : settingsNow().moments),
        pace: () => PACES[settingsNow().bots],
      }),
    [table, momentsOf],
  );
  const looking = useSyncExternalStore(source.subscribe, source.looking);
  const state = useSyncExternalStore(source.subscribe, source.state);
  const asked = useSyncExternalStore(source.subscribe, () => source.newest()?.view?.decision != null);
  const { log, viewer, config } = state ?? NOTHING;
  const all = useMemo(() => momentsOf({ log, viewer, config }), [momentsOf, log, viewer, config]);
  const moments = useMemo(
    () => ({ all, looking, asked, goOn: source.goOn, skip: source.skip, lookAgain: source.lookAgain }),
    [all, looking, asked, source],
  );
  return { source, moments };
}
