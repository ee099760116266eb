// Where a faction's leaders are, as far as this seat can tell.

import type { Seat, View } from '@landsraad/kernel';
import { factionOf, lies, sheetOf, tableOf } from '../position.ts';

export interface LeaderSeen {
  readonly id: string;
  readonly name: string;
  readonly state: 'alive' | 'dead' | 'captive' | 'away';
  /** "fought in Carthag", "captive of the Harkonnen". */
  readonly words: string;
}
export function leadersOf(view: View, seat: Seat): LeaderSeen[] {
  const t = tableOf(view);
  const home = lies(view, 'leaders', `home ${seat}`).known;
  const dead = [...lies(view, 'leaders', 'tanks').known, ...lies(view, 'leaders', `faceDown ${seat}`).known];
  return (sheetOf(factionOf(view, seat))?.leaders ?? []).map((l) => {
    const fought = t.used.some((u) => u.leader === l.id);
    const state = dead.includes(l.id)
      ? 'dead'
      : !home.includes(l.id)
        ? 'captive'
        : fought && t.phase === 'battle'
          ? 'away'
          : 'alive';
    const words = { alive: 'ready', dead: 'in the tanks', captive: 'captured', away: 'has fought this turn' }[state];
    return { id: l.id, name: l.name, state, words };
  });
}
/** Leaders of others that a seat holds: those it knows, and how many it does not. */
export const captivesOf = (view: View, seat: Seat): { readonly known: readonly string[]; readonly backs: number } =>
  lies(view, 'leaders', `captive ${seat}`);
