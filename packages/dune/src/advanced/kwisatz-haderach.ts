// The Kwisatz Haderach: wakes when seven Atreides forces have been lost in battles, counted in secret.

import { count, hands, heap, moveSecretly, type Seat } from '@landsraad/kernel';
import { is, seatOf, type G, type Look } from '../table.ts';
import { isStopped } from '../treachery/advantages.ts';
import { FACTS } from '../facts.ts';
import { pool } from '../words.ts';

export const KWISATZ_HADERACH = 'kwisatz-haderach';
const [FACT] = FACTS.factions.factions.flatMap((f) =>
  f.advanced.flatMap((a) => (a.id === 'kwisatz-haderach' ? [a] : [])),
);
const THRESHOLD = FACT?.threshold ?? 0;
export const HADERACH_BONUS = FACT?.bonus ?? 0;
export const HADERACH_COST = FACT?.reviveCost.value ?? 0;

/** Counters of forces lost in battle: how many lie behind the shield is for Atreides alone. */
export const losses = pool('battle losses', {
  rule: 'dune.atreides.kh-count-secret',
  things: (config) => (config.mode === 'advanced' ? Array.from({ length: THRESHOLD }, () => 'lost') : []),
  start: 'counters',
  places: { counters: heap, counted: hands },
  // Only Atreides count losses, and only in the advanced game.
  counted: (g, place) => !g.table.advanced || (place.owner !== null && !is(g, place.owner, 'atreides')),
  most: (g, place) => (place.owner === null || is(g, place.owner, 'atreides') ? THRESHOLD : 0),
});
const countedBy = (seat: Seat) => losses.counted[seat] ?? losses.counters;

/** Only forces lost in battles count. § dune.atreides.kh-count-what */
export function countLosses(g: G, seat: Seat, n: number): void {
  if (!g.table.advanced || !is(g, seat, 'atreides')) return;
  for (let k = 0; k < n && count(g, losses.counters) > 0; k++)
    moveSecretly(g, losses.counters, 'lost', countedBy(seat));
}
/** § dune.atreides.kh-locked § dune.atreides.kh-count-effective */
const awake = (g: Look, seat: Seat): boolean => count(g, countedBy(seat)) >= THRESHOLD;

export const haderachIsDead = (g: Look, seat: Seat): boolean =>
  g.table.advanced && is(g, seat, 'atreides') && !g.table.haderach.alive; // § dune.atreides.kh-revival
export function reviveHaderach(g: G): void {
  g.table.haderach.alive = true;
}

/** Whether Atreides may add it to a plan in this battle: in one territory a turn. */
export function haderachIsReady(g: Look, seat: Seat): boolean {
  const b = g.table.battle;
  const { alive, territory } = g.table.haderach;
  if (
    !g.table.advanced ||
    b === null ||
    seat !== seatOf(g, 'atreides') ||
    !alive ||
    isStopped(g, 'atreides: kwisatz haderach')
  )
    return false;
  return awake(g, seat) && (territory === '' || territory === b.territory); // § dune.atreides.kh-one-territory
}
