// Desert Troopers: neither units nor leaders, and never part of a legion.

import { added, replaced, without } from '@landsraad/kernel';
import type { Area } from '../board/areas.ts';
import { FACTS } from '../facts.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, type Side } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit } from '../words.ts';
import { removeCamp } from './camps.ts';
import { changeDesertWar, desertWarOf, inDesertWar } from './desert-war.ts';

export const TROOPERS = ['suspensor', 'rocket', 'sandrider'] as const;
export type Trooper = (typeof TROOPERS)[number];
const { harkonnen, atreides } = FACTS.desertWar.components;
/** § wfa.desert-war.components */
const BOX: { readonly [kind in Trooper]: number } = {
  suspensor: harkonnen.suspensorTrooper,
  rocket: atreides.rocketLauncher,
  sandrider: atreides.sandrider,
};

export function troopersIn(g: Look, kind: Trooper, a: Area): number {
  let n = 0;
  for (const x of desertWarOf(g)[kind]) if (x === a) n++;
  return n;
}
/** The areas where some stand, each once, in the order of the board. */
export const trooperAreas = (g: Look, kind: Trooper): Area[] =>
  [...new Set(desertWarOf(g)[kind])].sort((a, b) => a - b);
/** Those that are not on the board; whoever is removed can come again. § wfa.desert-war.troopers-supply */
export const troopersLeft = (g: Look, kind: Trooper): number =>
  inDesertWar(g) ? BOX[kind] - desertWarOf(g)[kind].length : 0;

const PLACED_BY: { readonly [kind in Trooper]: RuleId } = {
  suspensor: 'wfa.desert-war.deploy-suspensors',
  rocket: 'wfa.desert-war.deploy-rockets',
  sandrider: 'wfa.desert-war.sandrider-placement',
};
export function putTrooper(g: G, kind: Trooper, a: Area): void {
  changeDesertWar(g, { [kind]: added(desertWarOf(g)[kind], a) });
  emit(g, 'trooper placed', PLACED_BY[kind], { trooper: kind, area: a });
}
/** One of them, back to the supply. */
export function removeTrooper(g: G, kind: Trooper, a: Area): void {
  const all = desertWarOf(g)[kind];
  if (!all.includes(a)) return;
  changeDesertWar(g, { [kind]: without(all, all.indexOf(a)) });
  emit(g, 'trooper removed', 'wfa.desert-war.troopers-supply', { trooper: kind, area: a });
}
/** A Suspensor Trooper from one area to another. */
export function moveTrooper(g: G, from: Area, to: Area): void {
  const all = desertWarOf(g).suspensor;
  changeDesertWar(g, { suspensor: replaced(all, all.indexOf(from), to) });
  emit(g, 'trooper moves', 'wfa.desert-war.suspensor-movement', { from, to });
}
export function removeTroopers(g: G, kind: Trooper, a: Area): void {
  for (let n = troopersIn(g, kind, a); n > 0; n--) removeTrooper(g, kind, a);
}

/** A sandworm has come: Sandriders stay. § wfa.desert-war.sandrider-stays § wfa.desert-war.troopers-worm-placed */
export function wormComesUp(g: G, a: Area): void {
  if (!inDesertWar(g)) return;
  removeTroopers(g, 'suspensor', a);
  removeTroopers(g, 'rocket', a);
}

/** A legion has come into an area: the enemy's Desert Troopers leave at once. § wfa.desert-war.troopers-meet-legion */
export function legionEnters(g: G, side: Side, a: Area): void {
  if (!inDesertWar(g)) return;
  if (side === ATREIDES) {
    removeTroopers(g, 'suspensor', a);
    return;
  }
  removeCamp(g, a); // § wfa.desert-war.camps-removed-by-legion
  removeTroopers(g, 'rocket', a);
  if (troopersIn(g, 'sandrider', a) === 0) return;
  removeTroopers(g, 'sandrider', a);
  emit(g, 'sandrider overrun', 'wfa.desert-war.sandrider-legion-enters', { area: a });
}
