// Coriolis storms strike every Harkonnen legion outside the mountains.

import { removeHarvester } from '../actions/entering.ts';
import { takeHits } from '../battles/casualties.ts';
import { hitsOfHazard, rollDice } from '../battles/dice.ts';
import { areaOf, idOf, type Area } from '../board/areas.ts';
import { hasLegion, isMountain, isShelteredNow, legionAreas } from '../board/contents.ts';
import { ATREIDES, HARKONNEN } from '../leaders.ts';
import type { G, Look } from '../table.ts';
import { emit, holds, words } from '../words.ts';

type Storm = { struck: readonly number[]; area: Area; hits: number };
const storms = words<Storm>();
const STORM_DICE = 2;

const isVulnerable = (g: Look, a: Area): boolean =>
  !(isMountain(g, a) && holds('wfa.hazards.storm-areas')) &&
  !(isShelteredNow(g, a) && holds('wfa.hazards.storm-exempt-list'));
function inTheStorm(g: Look, v: Storm): Area[] {
  const immune = holds('wfa.hazards.storm-atreides-immune');
  const exposed = immune ? legionAreas(g, HARKONNEN) : [...legionAreas(g, HARKONNEN), ...legionAreas(g, ATREIDES)];
  return exposed.filter((a) => !v.struck.includes(a) && isVulnerable(g, a));
}
function stormStrikes(g: G, v: Storm): void {
  const roll = rollDice(g, STORM_DICE);
  v.hits = hitsOfHazard(g, v.area, roll, 'wfa.hazards.storm-hits');
  if (!holds('wfa.hazards.storm-no-defence')) v.hits = Math.max(0, v.hits - roll.shields);
  if (!holds('wfa.hazards.storm-vehicles-safe')) removeHarvester(g, v.area);
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
      who: () => ATREIDES,
      // In whichever order: the storms of different areas have nothing to do with each other.
      options: (g, v): string[] => inTheStorm(g, v).slice(0, 1).map(idOf),
      then: (_g, v, a) => {
        v.area = areaOf(a);
        v.struck = [...v.struck, v.area];
      },
    }),
    storms.act(stormStrikes, 'wfa.hazards.storm-roll'),
    storms.when(
      (g, v) => v.hits > 0 && hasLegion(g, HARKONNEN, v.area),
      [
        storms.call(
          takeHits,
          (_g, v) => ({ seat: HARKONNEN, area: v.area, left: v.hits, by: 'storm' }),
          'wfa.hazards.storm-casualties',
        ),
      ],
    ),
  ),
);
