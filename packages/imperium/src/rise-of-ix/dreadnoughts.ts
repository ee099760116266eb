// Dreadnoughts: two of each house. They are commissioned into the garrison, fight beside the troops, and take a location for
// the winner of a Conflict.

import { replaced } from '@landsraad/kernel';
import { gainVp } from '../board/goods.ts';
import { CONTROLLED } from '../board/spaces.ts';
import { strengthChanges } from '../board/troops.ts';
import { box, type Lines } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { leaderOf } from '../leaders/leaders.ts';
import { houseOf, houses, lookAt, NOBODY, type G, type House, type Look, type Open } from '../table.ts';
import { emit } from '../words.ts';
import { hasTile } from './tech.ts';

const PRINTED = FACTS.ixRules.dreadnought;
export const DREADNOUGHTS = PRINTED.perPlayer;
const FROM_GARRISON = FACTS.baseBoard.deployment.fromGarrison;
const RHOMBUR = 'prince-rhombur-vernius';
const DETONATION_DEVICES = 'detonation-devices';
/** § imp.leader.rhombur-heavy-lasgun-cannons */
const lasgunCannons = (): number => leaderOf(RHOMBUR).ability[0]?.n ?? 0;

/** What the dreadnoughts of a house are worth in the Conflict; a rival uses no ability but the signet. */
export function dreadnoughtStrength(h: Pick<House, 'leader' | 'dreadnoughtConflict'>, rival: boolean): number {
  if (h.dreadnoughtConflict === 0) return 0;
  // § imp.dreadnought.strength § imp.leader.rhombur-heavy-lasgun-cannons
  return h.dreadnoughtConflict * (h.leader === RHOMBUR && !rival ? lasgunCannons() : PRINTED.strength);
}

/** All that are not in the supply, wherever they are. */
export const commissioned = (g: Look, house: number): number => DREADNOUGHTS - lookAt(g, house).dreadnoughtSupply;

/** From the supply to the garrison, if there is one. */
export function commission(g: G, house: number): void {
  const h = houseOf(g, house);
  if (h.dreadnoughtSupply === 0) return; // § imp.dreadnought.commission
  h.dreadnoughtSupply--;
  h.dreadnoughtGarrison++;
  if (g.table.turn.house === house) g.table.turn.commissioned++;
  emit(g, 'commissioned', 'imp.dreadnought.commission', { house });
}

/** § imp.dreadnought.deploy: like a recruit in the turn that commissions it, afterwards as one of two units. */
export function mayDeployDreadnought(g: Look, house: number): boolean {
  const t = g.table.turn;
  // § imp.dreadnought.on-location-not-deployable
  if (!t.combat || lookAt(g, house).dreadnoughtGarrison === 0) return false;
  return t.commissioned > 0 || t.fromGarrison < FROM_GARRISON;
}
export function deployDreadnought(g: G, house: number): void {
  const t = g.table.turn;
  if (t.commissioned > 0) t.commissioned--;
  else t.fromGarrison++;
  fleetIntoConflict(g, house, 1);
}

/** Deploys dreadnoughts by an effect, which has its own limit. */
export function fleetIntoConflict(g: G, house: number, n: number): void {
  if (n <= 0) return;
  const h = houseOf(g, house);
  h.dreadnoughtGarrison -= n;
  h.dreadnoughtConflict += n;
  emit(g, 'dreadnoughts deployed', 'imp.dreadnought.deploy', { house, n });
  strengthChanges(g, house);
  const t = g.table.turn;
  if (t.house !== house) return;
  t.fleet += n;
  t.commissioned = Math.min(t.commissioned, h.dreadnoughtGarrison);
}

/** From the Conflict back to the garrison. */
export function retreatDreadnoughts(g: G, house: number, n: number): void {
  const h = houseOf(g, house);
  const retreated = Math.min(n, h.dreadnoughtConflict);
  if (retreated <= 0) return;
  h.dreadnoughtConflict -= retreated;
  h.dreadnoughtGarrison += retreated;
  emit(g, 'dreadnoughts retreated', 'imp.effect.retreat', { house, n: retreated });
  strengthChanges(g, house);
}

// ---- locations ----

/** For whoever wins a Conflict with a dreadnought in it. */
export const PLACING: Lines = box('dreadnought fleet', 'won', [{ op: 'placeDreadnought' }]);
export const DETONATE = 'detonate';

/** § imp.dreadnought.present-at-resolution § imp.dreadnought.winner-must-place */
export const mustPlace = (g: Look, house: number): boolean => lookAt(g, house).dreadnoughtConflict > 0;
/** § imp.dreadnought.winner-must-place § imp.dreadnought.return-after-placing: not where one stands. */
export const freeLocations = (g: Look): string[] => CONTROLLED.filter((_, n) => g.table.fleets[n] === NOBODY);
/** § imp.tech.detonation-devices */
export const mayDetonate = (g: Open, house: number): boolean => hasTile(g, house, DETONATION_DEVICES);

export function placeDreadnought(g: G, house: number, space: string): void {
  const n = CONTROLLED.indexOf(space);
  houseOf(g, house).dreadnoughtConflict--;
  g.table.fleets = replaced(g.table.fleets, n, house);
  g.table.landed = n;
  emit(g, 'dreadnought placed', 'imp.dreadnought.winner-must-place', { house, space });
}
/** The dreadnought is given up instead. */
export function detonate(g: G, house: number): void {
  const h = houseOf(g, house);
  h.dreadnoughtConflict--;
  h.dreadnoughtSupply++;
  emit(g, 'detonated', 'imp.tech.detonation-devices', { house });
  gainVp(g, house, 1, 'imp.tech.detonation-devices');
}

/** After the Conflict: everything returns to the garrison but the dreadnought that was just placed. */
export function fleetsReturn(g: G): void {
  for (const house of houses(g)) {
    const h = houseOf(g, house);
    h.dreadnoughtGarrison += h.dreadnoughtConflict; // § imp.dreadnought.not-won
    h.dreadnoughtConflict = 0;
  }
  g.table.fleets.forEach((house, n) => {
    if (house === NOBODY || n === g.table.landed) return; // § imp.dreadnought.control-ends
    houseOf(g, house).dreadnoughtGarrison++;
    g.table.fleets = replaced(g.table.fleets, n, NOBODY);
    emit(g, 'dreadnought returned', 'imp.dreadnought.control-ends', { house, space: CONTROLLED[n] ?? '' });
  });
  g.table.landed = NOBODY;
}
