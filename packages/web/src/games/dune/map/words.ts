// What lies in a place, in words: for labels and for whoever points at it.

import type { View } from '@landsraad/kernel';
import {
  forcesSeen,
  isStronghold,
  locationsOf,
  nameOf,
  sectorOf,
  sheetOf,
  tableOf,
  terrainOf,
  territoryOf,
} from '../position.ts';

const TERRAIN: { readonly [terrain: string]: string } = {
  sand: 'sand',
  rock: 'rock',
  stronghold: 'stronghold',
  'polar-sink': 'Polar Sink',
};

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** "Atreides 10 forces", "Fremen 3 forces and 2 starred". */
export function forcesWords(view: View, places: readonly string[]): string[] {
  return forcesSeen(view)
    .filter((f) => places.includes(f.at))
    .map((f) => {
      const name = sheetOf(f.faction)?.name ?? 'Somebody';
      const what = [
        ...(f.forces > 0 ? [counted(f.forces, f.advisors ? 'advisor' : 'force')] : []),
        ...(f.starred > 0 ? [`${f.starred} starred`] : []),
      ].join(' and ');
      return `${name}: ${what}`;
    });
}

export function placeWords(view: View, at: string): string {
  const t = tableOf(view);
  const territory = territoryOf(at);
  const sector = sectorOf(at);
  const several = locationsOf(territory).length > 1 && sector !== null ? `, sector ${sector}` : '';
  const spice = t.spice.find((s) => s.at === at);
  const storm = sector === t.storm ? ['in the storm'] : [];
  return [
    `${nameOf(territory)}${several}`,
    isStronghold(territory) ? 'stronghold' : (TERRAIN[terrainOf(territory)] ?? ''),
    ...storm,
    ...forcesWords(view, [at]),
    ...(spice === undefined ? [] : [`${spice.amount} spice`]),
  ].join(', ');
}
