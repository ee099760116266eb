// Control of Arrakeen, Carthag and Imperial Basin.

import { replaced } from '@landsraad/kernel';
import { gathers, houseOf, NOBODY, type G, type Open } from '../table.ts';
import { emit } from '../words.ts';
import { gainGood } from './goods.ts';
import { CONTROLLED, spaceOf } from './spaces.ts';
import { deployByEffect } from './troops.ts';

/** § imp.control.replace: a marker that lies there makes room for the new one. */
export function takeControl(g: G, house: number, space: string): void {
  const n = CONTROLLED.indexOf(space);
  if (n < 0) return; // § imp.control.spaces
  if (!gathers(g, house)) {
    if (g.table.control[n] === NOBODY) return;
    emit(g, 'control removed', 'imp.two-player.never-controls', { house: g.table.control[n] ?? NOBODY, space });
    g.table.control = replaced(g.table.control, n, NOBODY);
    return;
  }
  g.table.control = replaced(g.table.control, n, house);
  emit(g, 'control', 'imp.control.win', { house, space });
}

/** § imp.control.bonus-rival-agent: whoever sends an agent there, the controller gains. */
export function controlBonus(g: G, space: string): void {
  const bonus = spaceOf(space).control;
  if (bonus === null) return;
  const controller = controllerOf(g, space);
  // § imp.dreadnought.rival-two-player
  if (controller === NOBODY || !gathers(g, controller)) return;
  gainGood(g, controller, bonus.resource, bonus.n, 'imp.control.bonus');
}

/** The defensive bonus comes from the supply only. */
export function defend(g: G, house: number): void {
  if (houseOf(g, house).supply === 0) return;
  emit(g, 'defended', 'imp.control.defensive-bonus', { house });
  deployByEffect(g, house, 'supply', 1);
}
export const defender = (g: G, space: string | null): number => (space === null ? NOBODY : controllerOf(g, space));

/** § imp.dreadnought.covers-marker: whoever has a dreadnought there, or else the marker. */
export function controllerOf(g: Open, space: string): number {
  const n = CONTROLLED.indexOf(space);
  const fleet = g.table.fleets[n] ?? NOBODY;
  return fleet === NOBODY ? (g.table.control[n] ?? NOBODY) : fleet;
}
