// A table whose seats are named by what the game has settled: factions that were picked or dealt.

import type { Config, Text } from '@landsraad/kernel';
import type { TableSource, TableState } from './source.ts';

export function withSettledNames(source: TableSource, text: Text): TableSource {
  if (text.settled === undefined) return source;
  let last: { readonly of: TableState; readonly state: TableState } | null = null;
  /** The same object as long as it says the same. */
  let config: Config | null = null;
  const same = (next: Config): Config =>
    config !== null && JSON.stringify(config) === JSON.stringify(next) ? config : (config = next);
  return {
    ...source,
    state() {
      const now = source.state();
      if (now === null || now.view === null) return now;
      if (last?.of !== now)
        last = { of: now, state: { ...now, config: same(text.settled?.(now.config, now.view) ?? now.config) } };
      return last.state;
    },
  };
}
