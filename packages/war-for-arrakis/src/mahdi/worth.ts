// What the position of the automatic Harkonnens is worth: for bots, not for the rules.

import type { Area } from '../board/areas.ts';
import { legionAreas } from '../board/contents.ts';
import { rankIn } from '../battles/combat-roll.ts';
import { ATREIDES, HARKONNEN } from '../sides.ts';
import type { Look } from '../table.ts';
import { isStronger } from './combat-power.ts';
import { inMahdi, mahdiOf } from './mahdi.ts';
import { areasAway } from './paths.ts';
import { targetSietch } from './targets.ts';

const WORTH = { point: 0.75, fades: 0.6, target: 1.3, danger: 1.5, reinforcement: 0.03, token: 0.05 };
const FAR_OFF = 6;

/** How soon a sietch may fall: they come only if they are stronger. */
function danger(g: Look, sietch: Area): number {
  let most = 0;
  for (const from of legionAreas(g, HARKONNEN)) {
    const steps = areasAway(from, sietch);
    if (steps > FAR_OFF) continue;
    const threat = WORTH.fades ** (steps - 1);
    if (threat > most && isStronger(g, from, sietch)) most = threat;
  }
  return sietch === targetSietch(g) ? most * WORTH.target : most;
}
/** By how much it puts the Atreides ahead. */
export function mahdiLead(g: Look): number {
  if (!inMahdi(g)) return 0;
  let sum = 0;
  for (const s of g.table.sietches) sum -= WORTH.danger * WORTH.point * rankIn(g, ATREIDES, s) * danger(g, s);
  const { reinforcements, tokens } = mahdiOf(g);
  return sum - WORTH.reinforcement * reinforcements.length - WORTH.token * tokens.length;
}
