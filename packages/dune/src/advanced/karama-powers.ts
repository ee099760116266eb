// The special Karama powers: each faction has one, once in the game; the Bene Gesserit have none.

import type { Seat } from '@landsraad/kernel';
import { hasCard } from '../components.ts';
import { factionOf, is, type G, type Look } from '../table.ts';
import { emit, holds } from '../words.ts';

export const hasPower = (g: Look, seat: Seat): boolean =>
  g.table.advanced &&
  holds('dune.advanced.karama-choice') &&
  !(is(g, seat, 'bene-gesserit') && holds('dune.bene-gesserit.no-karama-power')) &&
  !(g.table.karamaPowers.includes(seat) && holds('dune.advanced.karama-once')) &&
  hasCard(g, seat, 'karama');

export function powerUsed(g: G, seat: Seat): void {
  g.table.karamaPowers = [...g.table.karamaPowers, seat];
  emit(g, 'karama power', 'dune.advanced.karama-once', { seat, faction: factionOf(g, seat) });
}
