// How far it is to the nearest objective: for bots, not for the rules.

import { objectiveNumbers, objectivesOf } from './components.ts';
import { FACTS } from './facts.ts';
import type { Look } from './table.ts';

const FAR = 99;
export const NO_STEPS: readonly number[] = [0, 0, 0];

/** Steps still to go to the nearest objective if the markers were `more` steps further. */
export function stepsToGo(g: Look, more: readonly number[]): number {
  let least = FAR;
  for (const card of objectivesOf(g)) {
    let sum = 0;
    objectiveNumbers(card).forEach((target, n) => {
      sum += Math.max(0, target - (g.table.prescience[n] ?? 0) - (more[n] ?? 0));
    });
    least = Math.min(least, sum);
  }
  return least === FAR ? FACTS.tracks.supremacy.win : least;
}
