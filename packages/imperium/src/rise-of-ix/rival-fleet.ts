// Where a rival places its dreadnought.

import { CONTROLLED } from '../board/spaces.ts';
import { NOBODY, type G, type Look } from '../table.ts';
import { FACTS } from '../facts.ts';
import { emit } from '../words.ts';
import { freeLocations, mustPlace, placeDreadnought } from './dreadnoughts.ts';

const ORDER: readonly string[] = FACTS.ixHagal.rules.dreadnoughtControl.tieOrder;

/** An opponent's marker first, its own last. § imp.dreadnought.rival-location */
export function rivalsLocation(g: Look, house: number): string {
  const rank = (space: string): number => {
    const holder = g.table.control[CONTROLLED.indexOf(space)] ?? NOBODY;
    return holder === NOBODY ? 1 : holder === house ? 2 : 0;
  };
  const free = freeLocations(g);
  const inOrder = ORDER.filter((s) => free.includes(s));
  return inOrder.toSorted((a, b) => rank(a) - rank(b))[0] ?? '';
}

/** House Hagal of two players takes no reward, but its dreadnought takes a location. */
export function placeForHagal(g: G, house: number): void {
  if (!mustPlace(g, house)) return; // § imp.dreadnought.rival-two-player
  const space = rivalsLocation(g, house);
  emit(g, 'rival’s location', 'imp.dreadnought.rival-location', { house, space });
  placeDreadnought(g, house, space);
}
