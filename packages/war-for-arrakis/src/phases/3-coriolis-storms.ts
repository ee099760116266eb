// Coriolis storms strike every Harkonnen legion outside the mountains.

import { takeHits } from '../battles/casualties.ts';
import { hitsOfHazard, rollDice } from '../battles/dice.ts';
import { areaOf, idOf, type Area } from '../board/areas.ts';
import { hasLegion, isMountain, isShelteredNow, legionAreas } from '../board/contents.ts';
import { revealTokensIn } from '../board/figures.ts';
import { ATREIDES, HARKONNEN, deciderOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';

type Storm = { struck: readonly number[]; area: Area; hits: number };
const storms = words<Storm>();
const STORM_DICE = 2;

/** § wfa.hazards.storm-areas § wfa.hazards.storm-exempt-list */
const isVulnerable = (g: Look, a: Area): boolean => !isMountain(g, a) && !isShelteredNow(g, a);
const inTheStorm = (g: Look, v: Storm): Area[] =>
  legionAreas(g, HARKONNEN).filter((a) => !v.struck.includes(a) && isVulnerable(g, a));
function stormStrikes(g: G, v: Storm): void {
  revealTokensIn(g, v.area); // a garrison that is attacked turns up
  v.hits = hitsOfHazard(g, v.area, rollDice(g, STORM_DICE));
  emit(g, 'storm', 'wfa.hazards.storm-roll', { area: v.area, hits: v.hits });
}

export const coriolisStorms = storms.procedure(
  'coriolis storms',
  'wfa.hazards.storm-areas',
  storms.whilst(
    function someAreInTheStorm(g, v) {
      return inTheStorm(g, v).length > 0;
    },
    storms.ask('where does the storm strike?', 'wfa.hazards.storm-roll', {
      who: (g) => deciderOf(g, ATREIDES),
      // One by one in the order of the board: storms of different areas do not affect each other.
      options: (g, v): string[] => inTheStorm(g, v).slice(0, 1).map(idOf),
      then: (_g, v, a) => {
        v.area = areaOf(a);
        v.struck = [...v.struck, v.area];
      },
    }),
    storms.act(stormStrikes, 'wfa.hazards.storm-roll'),
    storms.when(
      (g, v) => hasLegion(g, HARKONNEN, v.area),
      [
        storms.call(
          takeHits,
          (_g, v) => ({ side: HARKONNEN, area: v.area, left: v.hits, by: 'storm' }),
          'wfa.hazards.storm-casualties',
        ),
      ],
    ),
  ),
);
