// How far it is on the ground.

import { AREA_COUNT, near, type Area } from './board/areas.ts';

export const FAR = 99;

/** Steps on the ground between two areas of the printed board. */
export const distance = (a: Area, b: Area): number => DISTANCES[a * AREA_COUNT + b] ?? FAR;
function allDistances(): Int8Array {
  const all = new Int8Array(AREA_COUNT * AREA_COUNT).fill(FAR);
  for (let from = 0; from < AREA_COUNT; from++) {
    all[from * AREA_COUNT + from] = 0;
    let edge: Area[] = [from];
    for (let n = 1; edge.length > 0; n++) {
      const next: Area[] = [];
      for (const a of edge)
        for (const b of near(a))
          if (all[from * AREA_COUNT + b] === FAR) {
            all[from * AREA_COUNT + b] = n;
            next.push(b);
          }
      edge = next;
    }
  }
  return all;
}
const DISTANCES = allDistances();
