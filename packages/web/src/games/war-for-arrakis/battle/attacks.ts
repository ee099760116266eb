// Where a legion could attack from where it stands, as far as the map tells: the areas next to it that hold an enemy.

import type { View } from '@landsraad/kernel';
import { AREAS, ATREIDES, areaOf } from '@landsraad/war-for-arrakis';
import { areasSeen, unitsIn, type AreaId, type AreaSeen } from '../position.ts';

const holdsEnemy = (seen: AreaSeen, side: number): boolean =>
  seen.legions.some((l) => l.side !== side && unitsIn(l) > 0) ||
  (seen.site !== null && seen.site.kind !== 'ruin' && (seen.site.kind === 'sietch') !== (side === ATREIDES));

export function attacksFrom(view: View, from: AreaId, side: number): AreaId[] {
  const seen = areasSeen(view);
  return (AREAS[areaOf(from)]?.borders ?? []).flatMap((a) => {
    const there = seen[a];
    return there !== undefined && there.sandworms === 0 && holdsEnemy(there, side) ? [there.id] : [];
  });
}
