// How far each side is from winning, by what everybody sees.

import type { Seat, View } from '@landsraad/kernel';
import { fremenCondition, strongholdsNeeded, strongholdsOfSide } from '@landsraad/dune';
import { factionOf, tableOf } from '../position.ts';

export interface Distance {
  readonly held: number;
  readonly needed: number;
  /** Another way to win, and whether it would be fulfilled now; null: not known to anybody. */
  readonly special: { readonly words: string; readonly now: boolean | null } | null;
}
export function distanceOf(view: View, seat: Seat): Distance {
  const table = tableOf(view);
  const open = { table };
  const faction = factionOf(view, seat);
  const special =
    faction === 'fremen'
      ? {
          words:
            'wins after turn 10 if nobody else is in Sietch Tabr and Habbanya Sietch, and no rival in Tuek’s Sietch',
          now: fremenCondition(open),
        }
      : faction === 'spacing-guild'
        ? { words: 'wins if nobody has won after turn 10', now: true }
        : faction === 'bene-gesserit'
          ? { words: 'wins alone if its prediction comes true', now: null }
          : null;
  return { held: strongholdsOfSide(open, seat), needed: strongholdsNeeded(open, seat), special };
}
