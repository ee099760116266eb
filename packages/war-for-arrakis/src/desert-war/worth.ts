// What the pieces of the Desert War are worth, and how readily a careless player uses them: for bots, not for the rules.

import { areaOf, areasOfSector, touching, type Area } from '../board/areas.ts';
import { hasHarvester, hasSandworm } from '../board/contents.ts';
import type { Look } from '../table.ts';
import { firingSectors, targetsOf } from './atreides-actions.ts';
import { desertWarOf, inDesertWar } from './desert-war.ts';

const WORTH = { token: 0.03, suspensor: 0.02, rocket: 0.03, camp: 0.02, sandrider: 0.04, ridden: 0.06, vehicle: 0.08 };
/** Half of the dice of launchers remove a vehicle. */
const SCORES = 0.5;

/** By how much it puts the Atreides ahead. */
export function desertWarLead(g: Look): number {
  if (!inDesertWar(g)) return 0;
  const war = desertWarOf(g);
  let sum = WORTH.camp * war.camps.length + WORTH.rocket * war.rocket.length;
  for (const a of war.sandrider) sum += hasSandworm(g, a) ? WORTH.ridden : WORTH.sandrider;
  sum -= WORTH.token * war.tokens + WORTH.suspensor * war.suspensor.length;
  for (const { sector, launchers } of firingSectors(g))
    sum += WORTH.vehicle * Math.min(targetsOf(g, sector).length, SCORES * launchers);
  return sum;
}

const WAYS: { readonly [how: string]: number } = { 'rocket attack': 4, 'deploy rockets': 2, afterwards: 0.4, no: 0.2 };
export const readyFor = (how: string): number => WAYS[how] ?? 1;
const besideHarvesters = (g: Look, a: Area): number => touching(a).filter((x) => hasHarvester(g, x)).length;
/** Camps are best where harvesters are. */
export const campAt = (g: Look, area: string): number => 1 + 3 * besideHarvesters(g, areaOf(area));
export const campIn = (g: Look, sector: string): number =>
  1 + areasOfSector(sector).filter((a) => hasHarvester(g, a)).length;
