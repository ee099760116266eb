// The units of a rival: what a card recruits goes to the garrison, or into the Conflict from a combat space, and up to two
// units of the garrison with it.

import { payGood } from '../board/goods.ts';
import { strength } from '../board/troops.ts';
import { commission, fleetIntoConflict } from '../rise-of-ix/dreadnoughts.ts';
import { flipTile, hasTile, isFaceDown } from '../rise-of-ix/tech.ts';
import { conflictOf } from '../round/conflicts.ts';
import { levelOf } from '../solo/levels.ts';
import { houseOf, lookAt, others, type G, type Look } from '../table.ts';
import { emit } from '../words.ts';

/** Expert rivals that already lead by enough deploy nothing, except in a tier III Conflict. */
export function holdsBack(g: Look, house: number): boolean {
  if (levelOf(g)?.expert !== true) return false; // § imp.solo.expert-deployment
  if (conflictOf(g.table.conflict).tier === 3) return false;
  const best = Math.max(0, ...others(g, house).map((h) => strength(g, h)));
  return strength(g, house) - best >= LEAD; // § imp.solo.expert-deployment-lead
}
const LEAD = 4;

export function placeTroops(g: G, house: number, recruits: number, combat: boolean): void {
  const h = houseOf(g, house);
  const heldBack = combat && holdsBack(g, house);
  const deploys = combat && !heldBack; // § imp.tech.rival-flagship-expert
  const recruited = Math.min(recruits + (deploys ? flagshipTroops(g, house, recruits) : 0), h.supply);
  h.supply -= recruited;
  if (deploys) h.conflict += recruited;
  else h.garrison += recruited;
  if (recruited > 0)
    emit(g, deploys ? 'Hagal recruits deployed' : 'recruited', 'imp.hagal.troops', { house, n: recruited });
  if (heldBack) emit(g, 'held back', 'imp.solo.expert-deployment', { house });
  if (deploys) deployGarrison(g, house);
}
/** Two units at most, dreadnoughts before troops. § imp.dreadnought.rival-deploy */
function deployGarrison(g: G, house: number): void {
  const h = houseOf(g, house);
  const ships = Math.min(FROM_GARRISON, h.dreadnoughtGarrison);
  fleetIntoConflict(g, house, ships);
  const older = Math.min(FROM_GARRISON - ships, h.garrison);
  if (older === 0) return;
  h.garrison -= older;
  h.conflict += older;
  emit(g, 'Hagal garrison deployed', 'imp.hagal.garrison-deploy', { house, n: older });
}
const FROM_GARRISON = 2;

/** § imp.dreadnought.rival-commission: no Dreadnought space is a combat space. */
export const rivalCommissions = (g: G, house: number): void => commission(g, house);

const FLAGSHIP = 'flagship';
const PRICE = 4;
const TROOPS = 3;
/** § imp.tech.rival-flagship: troops that it pays for on its way to a combat space. */
function flagshipTroops(g: G, house: number, recruits: number): number {
  const h = lookAt(g, house);
  if (!hasTile(g, house, FLAGSHIP) || isFaceDown(g, house, FLAGSHIP)) return 0;
  if (h.solari < PRICE || h.supply - recruits < TROOPS) return 0;
  flipTile(g, house, FLAGSHIP);
  payGood(g, house, 'solari', PRICE, 'imp.tech.rival-flagship');
  return TROOPS;
}

/** § imp.tech.rival-troop-transports: the troops of a shipping reward go straight to the Conflict. */
export function rivalLands(g: G, house: number, n: number): void {
  if (holdsBack(g, house)) return emit(g, 'held back', 'imp.solo.expert-deployment', { house });
  const h = houseOf(g, house);
  h.garrison -= n;
  h.conflict += n;
  emit(g, 'deployed', 'imp.tech.rival-troop-transports', { house, n });
}
