// The special Karama powers: each faction has one, once in the game; the Bene Gesserit have none.

import { added, type Seat } from '@landsraad/kernel';
import { hasCard } from '../components.ts';
import { factionOf, type G, type Look } from '../table.ts';
import { emit } from '../words.ts';

export const hasPower = (g: Look, seat: Seat): boolean =>
  g.table.advanced && // § dune.advanced.karama-choice
  !g.table.karamaPowers.includes(seat) && // § dune.advanced.karama-once
  hasCard(g, seat, 'karama');

export function powerUsed(g: G, seat: Seat): void {
  g.table.karamaPowers = added(g.table.karamaPowers, seat);
  emit(g, 'karama power', 'dune.advanced.karama-once', { seat, faction: factionOf(g, seat) });
}
