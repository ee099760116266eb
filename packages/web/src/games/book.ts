import { windowsOf, type Rules } from '@landsraad/kernel';
import type { GameBook } from './parts.ts';

/** What screens read of a game's rules. */
export function bookOf<T>(rules: Rules<T>): GameBook {
  const { id, title, version, modes, options, refuseConfig, heldTogether, ledger, applies, facts, box, text } = rules;
  return {
    id,
    title,
    version,
    modes,
    options,
    ...(refuseConfig === undefined ? {} : { refuseConfig }),
    ...(heldTogether === undefined ? {} : { heldTogether }),
    ledger,
    applies,
    facts,
    ...(box === undefined ? {} : { box }),
    text,
    windows: windowsOf(rules),
  };
}
