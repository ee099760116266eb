// Troops: recruiting, deploying, retreating, losing.

import { added } from '@landsraad/kernel';
import { FACTS } from '../facts.ts';
import { dreadnoughtStrength } from '../rise-of-ix/dreadnoughts.ts';
import { houseOf, isRival, lookAt, NOBODY, type G, type House, type Look, type Open } from '../table.ts';
import { emit } from '../words.ts';

const DEPLOYMENT = FACTS.baseBoard.deployment;
const MASTERSTROKE_TROOPS = 4;
const BARON = 'baron-vladimir-harkonnen';
export const MASTERSTROKE = 'baron-vladimir-harkonnen ability 0';

/** Moves troops from the supply to the garrison, as many as the supply has. */
export function recruit(g: G, house: number, n: number): number {
  const h = houseOf(g, house);
  const recruited = Math.min(n, h.supply); // § imp.deploy.supply-limit § imp.agent.partial-effects
  if (recruited <= 0) return 0;
  h.supply -= recruited;
  h.garrison += recruited; // § imp.effect.troop § imp.combat.reward-troops
  // Whatever brought them, before or after the agent was sent.
  if (g.table.turn.house === house) g.table.turn.recruits += recruited; // § imp.deploy.any-recruit-source § imp.shipping.troops-deployable
  emit(g, 'recruited', 'imp.deploy.recruit', { house, n: recruited });
  return recruited;
}

/** How many more troops the combat space lets this player deploy: the recruits of the turn and two others. */
export function deployable(g: Look, house: number): number {
  const t = g.table.turn;
  if (!t.combat) return 0; // § imp.deploy.combat-space-only § imp.space.combat-spaces
  const garrison = lookAt(g, house).garrison;
  const recruits = Math.min(t.recruits, garrison); // § imp.deploy.recruited-units
  const older = Math.max(0, DEPLOYMENT.fromGarrison - t.fromGarrison); // § imp.deploy.garrison-limit
  return recruits + Math.min(older, garrison - recruits);
}

/** Deploys at the combat space. Recruits go first: they do not count against the limit. */
export function deployAtCombatSpace(g: G, house: number, n: number): void {
  const t = g.table.turn;
  const recruits = Math.min(n, t.recruits);
  t.recruits -= recruits;
  t.fromGarrison += n - recruits;
  intoConflict(g, house, 'garrison', n);
}

/** Deploys by an effect, which has its own limit. */
export function deployByEffect(g: G, house: number, from: 'garrison' | 'supply', n: number): void {
  const deployed = Math.min(n, houseOf(g, house)[from]);
  if (deployed <= 0) return;
  intoConflict(g, house, from, deployed);
  const t = g.table.turn;
  if (t.house !== house) return;
  t.recruits = Math.min(t.recruits, houseOf(g, house).garrison);
}

function intoConflict(g: G, house: number, from: 'garrison' | 'supply', n: number): void {
  if (n <= 0) return;
  const h = houseOf(g, house);
  h[from] -= n;
  h.conflict += n;
  emit(g, 'deployed', 'imp.deploy.recruited-units', { house, n });
  const t = g.table.turn;
  strengthChanges(g, house);
  if (t.house !== house) return;
  t.deployed += n;
  // § imp.leader.baron-masterstroke-timing
  if (h.leader === BARON && !h.masterstroke && t.deployed >= MASTERSTROKE_TROOPS && !t.todo.includes(MASTERSTROKE))
    t.todo = added(t.todo, MASTERSTROKE);
}

/** From the Conflict back to the garrison. */
export function retreat(g: G, house: number, n: number): void {
  const h = houseOf(g, house);
  const retreated = Math.min(n, h.conflict);
  if (retreated <= 0) return;
  h.conflict -= retreated;
  h.garrison += retreated;
  emit(g, 'retreated', 'imp.effect.retreat', { house, n: retreated });
  strengthChanges(g, house);
}

/** A troop that is lost returns to the supply. */
export function loseTroops(g: G, house: number, from: 'garrison' | 'conflict', n: number): number {
  const h = houseOf(g, house);
  const lost = Math.min(n, h[from]);
  if (lost <= 0) return 0;
  h[from] -= lost;
  h.supply += lost; // § imp.effect.lose-troop
  emit(g, 'troops lost', 'imp.effect.lose-troop', { house, n: lost, from });
  if (from === 'conflict') strengthChanges(g, house);
  return lost;
}

/** After strength is set, every change is announced. */
export function strengthChanges(g: G, house: number): void {
  const set = lookAt(g, house).revealed > 0 || (g.table.turn.house === house && g.table.turn.strengthSet);
  if (set) emit(g, 'strength', 'imp.reveal.strength-later-changes', { house, strength: strength(g, house) });
}

export const strength = (g: Open, house: number): number => strengthOf(lookAt(g, house), isRival(g, house));
/** Without a unit in the Conflict swords are worth nothing. */
export function strengthOf(h: Fighting, rival = false): number {
  if (!isFighting(h)) return 0; // § imp.reveal.zero-without-unit
  const swords = h.swords * DEPLOYMENT.strengthPerSword;
  // § imp.reveal.strength § imp.effect.sword
  return h.conflict * DEPLOYMENT.strengthPerTroop + dreadnoughtStrength(h, rival) + swords;
}
type Fighting = Pick<House, 'leader' | 'conflict' | 'dreadnoughtConflict' | 'swords'>;
/** Whether it has a unit in the Conflict. § imp.ix.combat-needs-unit § imp.dreadnought.without-troops */
export const isFighting = (h: Pick<House, 'conflict' | 'dreadnoughtConflict'>): boolean =>
  h.conflict + h.dreadnoughtConflict > 0;

/** What the combat marker shows: 0 before the reveal turn; beyond 20 it starts again on its other side. */
export function combatMarker(g: Look, house: number): { readonly over: boolean; readonly space: number } {
  // § imp.reveal.strength-before-reveal
  const shown = lookAt(g, house).revealed === 0 && g.table.current !== NOBODY ? 0 : strength(g, house);
  return { over: shown > 20, space: shown > 20 ? shown - 20 : shown }; // § imp.reveal.announce
}
