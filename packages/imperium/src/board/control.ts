// Control of Arrakeen, Carthag and Imperial Basin.

import { houseOf, isRival, NOBODY, type G } from '../table.ts';
import { emit, holds } from '../words.ts';
import { gainGood } from './goods.ts';
import { CONTROLLED, spaceOf } from './spaces.ts';
import { deployByEffect } from './troops.ts';

export function takeControl(g: G, house: number, space: string): void {
  const n = CONTROLLED.indexOf(space);
  if (n < 0 || !holds('imp.control.spaces') || !holds('imp.control.win')) return;
  if (g.table.mode === 'two-player' && isRival(g, house) && holds('imp.two-player.never-controls')) {
    if (g.table.control[n] === NOBODY) return;
    emit(g, 'control removed', 'imp.two-player.never-controls', { house: g.table.control[n] ?? NOBODY, space });
    g.table.control[n] = NOBODY;
    return;
  }
  if (g.table.control[n] !== NOBODY && !holds('imp.control.replace')) return;
  g.table.control[n] = house;
  emit(g, 'control', 'imp.control.win', { house, space });
}

/** Whoever sends an agent there, the controller gains. */
export function controlBonus(g: G, visitor: number, space: string): void {
  const bonus = spaceOf(space).control;
  if (bonus === null || !holds('imp.control.bonus')) return;
  const controller = g.table.control[CONTROLLED.indexOf(space)] ?? NOBODY;
  if (controller === NOBODY) return;
  if (isRival(g, visitor) && !holds('imp.control.bonus-rival-agent')) return;
  gainGood(g, controller, bonus.resource, bonus.n, 'imp.control.bonus');
}

/** The defensive bonus comes from the supply only. */
export function defend(g: G, house: number): void {
  if (houseOf(g, house).supply === 0) return;
  emit(g, 'defended', 'imp.control.defensive-bonus', { house });
  deployByEffect(g, house, 'supply', 1);
}
export const defender = (g: G, space: string | null): number =>
  space === null ? NOBODY : (g.table.control[CONTROLLED.indexOf(space)] ?? NOBODY);
