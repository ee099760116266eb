import type { Rules } from '@landsraad/kernel';
import type { GameBook } from './parts.ts';

/** What screens read of a game's rules. */
export function bookOf<T>(rules: Rules<T>): GameBook {
  const windows = new Map<string, { name: string; rule: string }>();
  for (const procedure of rules.book.procedures.values())
    for (const i of procedure.code) if (i.op === 'window') windows.set(i.name, { name: i.name, rule: i.rule });
  const { id, title, version, modes, options, refuseConfig, ledger, applies, facts, text } = rules;
  return {
    id,
    title,
    version,
    modes,
    options,
    ...(refuseConfig === undefined ? {} : { refuseConfig }),
    ledger,
    applies,
    facts,
    text,
    windows: [...windows.values()],
  };
}
