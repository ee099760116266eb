// The end of the round clears the desert.

import { hasSandworm } from '../board/contents.ts';
import type { G } from '../table.ts';
import { removeCamp } from './camps.ts';
import { changeDesertWar, desertWarOf } from './desert-war.ts';
import { escortsLeave } from './escorts.ts';

/** Sandriders stay with their sandworms. § wfa.desert-war.escort-duration § wfa.desert-war.troopers-end-round */
export function clearTheDesert(g: G): void {
  escortsLeave(g);
  for (const a of desertWarOf(g).camps) removeCamp(g, a);
  const riding = desertWarOf(g).sandrider.filter((a) => hasSandworm(g, a));
  changeDesertWar(g, { suspensor: [], rocket: [], sandrider: riding });
}
/** Faceup again, like all leader cards. */
export function turnUpSandriders(g: G): void {
  changeDesertWar(g, { ridersSpent: false });
}
