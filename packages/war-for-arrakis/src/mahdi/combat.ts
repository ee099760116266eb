// Harkonnens in battle: what takes their hits, when they cease, where the Atreides retreat.

import { ALL_ZONES, isDeepDesert, near, zoneServes, type Area, type Zone } from '../board/areas.ts';
import { hasHarvester, hasLegion, hasSietch, isEmpty, legionAt, namedIn } from '../board/contents.ts';
import { battleOf } from '../battles/combat-roll.ts';
import { leaderWord } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, type Side } from '../sides.ts';
import type { Look } from '../table.ts';
import { finePower } from './combat-power.ts';
import { inMahdi, isAutomatic } from './mahdi.ts';

/** What takes the next of so many hits, from whatever they come. § wfa.solo.hit-priority § wfa.solo.hit-priority-everywhere */
export function takesHit(g: Look, a: Area, left: number): readonly string[] {
  const l = legionAt(g, a);
  if (l === undefined) return [];
  const named = namedIn(g, HARKONNEN, a).map(leaderWord);
  const leaders: readonly string[] = l.generic > 0 ? ['generic'] : named; // Bashars first
  if (l.generic + named.length > 1) return leaders;
  if (l.elite > 0) return ['elite'];
  if (l.special > 0) return ['special'];
  // § wfa.solo.hit-priority: the last leader goes before the last regulars.
  return leaders.length > 0 && left >= l.regular ? leaders : ['regular'];
}

/** Half the Combat Power of the enemy or less. § wfa.solo.cease */
function isOutmatched(g: Look): boolean {
  const { from, to } = battleOf(g);
  return 2 * finePower(g, HARKONNEN, from) <= finePower(g, ATREIDES, to);
}
/** The Harkonnens go on, or cease, as their criterion says. */
export function notAsTheyDo(g: Look, said: 'continue' | 'cease'): RuleId | null {
  if (!isAutomatic(g, battleOf(g).attacker)) return null;
  return (said === 'cease') === isOutmatched(g) ? null : 'wfa.solo.cease';
}
/** § wfa.solo.no-continue-hit */
export const paysToContinue = (g: Look): boolean => !isAutomatic(g, battleOf(g).attacker);
/** § wfa.solo.never-retreat */
export const mayRetreat = (g: Look, side: Side): boolean => !isAutomatic(g, side);
/** Into a sietch they always advance. § wfa.solo.advance */
export const mustAdvance = (g: Look, said: 'advance' | 'stay'): RuleId | null =>
  said === 'stay' && isAutomatic(g, battleOf(g).attacker) && hasSietch(g, battleOf(g).to) ? 'wfa.solo.advance' : null;
/** The Atreides retreat into an empty area if there is one. § wfa.solo.atreides-retreat */
export function notThisRetreat(g: Look, side: Side, from: Area, to: Area): RuleId | null {
  if (!inMahdi(g) || side !== ATREIDES) return null;
  return !isEmpty(g, to) && near(from).some((a) => isEmpty(g, a)) ? 'wfa.solo.atreides-retreat' : null;
}

// ---- carryalls ----

const carryalls = (g: Look): Zone[] => ALL_ZONES.filter((z) => g.table.air[z] === 'carryall');
/** Harvesters in deep desert that a sandworm has yet to strike. */
const stillWaiting = (g: Look): Area[] =>
  g.table.appeared.filter((a) => isDeepDesert(a) && hasHarvester(g, a) && !hasLegion(g, HARKONNEN, a));
/** Carryalls that must be kept for a harvester in deep desert. § wfa.solo.carryall-use */
export function keptForDeepDesert(g: Look, a: Area): readonly Zone[] {
  const kept: Zone[] = [];
  if (isDeepDesert(a)) return kept;
  for (const deep of stillWaiting(g)) {
    const could = carryalls(g).filter((z) => !kept.includes(z) && zoneServes(z, deep));
    const zone = could.find((z) => !zoneServes(z, a)) ?? could[0];
    if (zone !== undefined) kept.push(zone);
  }
  return kept;
}
