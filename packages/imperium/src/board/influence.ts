// Influence with the factions, and the alliances it brings.

import { replaced } from '@landsraad/kernel';
import { FACTIONS, box, type Lines, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { drawIntrigue } from '../intrigue/holding.ts';
import { houseOf, isRival, lookAt, NOBODY, others, type G, type Look, type Open } from '../table.ts';
import { reachSnooper } from '../rise-of-ix/tessia.ts';
import { emit } from '../words.ts';
import { gainGood, gainVp } from './goods.ts';
import { recruit } from './troops.ts';

export const TRACK = FACTS.baseBoard.influenceTracks;
const BONUS: { readonly [faction: string]: readonly Printed[] } = TRACK.bonus;
export const TRACK_BONUS: readonly Lines[] = FACTIONS.map((f) => box(f, 'bonus', BONUS[f] ?? []));

export const influenceOf = (g: Open, house: number, faction: number): number =>
  lookAt(g, house).influence[faction] ?? 0;

/** Moves a cube up, space by space. */
export function gainInfluence(g: G, house: number, faction: number, n: number): void {
  const h = houseOf(g, house);
  // § imp.influence.passing-counts
  for (let step = 0; step < n; step++) {
    const now = h.influence[faction] ?? 0;
    if (now >= TRACK.top) return; // § imp.influence.top
    h.influence = replaced(h.influence, faction, now + 1);
    emit(g, 'influence gained', 'imp.influence.track', { house, faction: FACTIONS[faction] ?? '', now: now + 1 });
    reached(g, house, faction, now + 1);
  }
}

function reached(g: G, house: number, faction: number, level: number): void {
  if (level === TRACK.vpAt) gainVp(g, house, 1, 'imp.influence.two-vp'); // § imp.solo.influence-points
  // § imp.influence.four-bonus-kept § imp.hagal.influence
  if (level === TRACK.bonusAt && !isRival(g, house)) takeBonus(g, house, faction);
  claimAlliance(g, house, faction, level);
  if (level === TRACK.vpAt) reachSnooper(g, house, faction);
}

export function takeBonus(g: G, house: number, faction: number): void {
  emit(g, 'track bonus', 'imp.influence.four-bonus', { house, faction: FACTIONS[faction] ?? '' });
  for (const line of TRACK_BONUS[faction] ?? []) {
    const good = line.printed?.resource;
    if (line.op === 'troop') recruit(g, house, line.n);
    else if (line.op === 'intrigue') drawIntrigue(g, house, line.n);
    else if (line.op === 'gain' && good !== undefined && good !== 'vp') gainGood(g, house, good, line.n);
  }
}

// ---- alliances ----

function claimAlliance(g: G, house: number, faction: number, level: number): void {
  const holder = g.table.alliances[faction] ?? NOBODY;
  if (holder === house || level < TRACK.bonusAt) return;
  // § imp.alliance.token-on-board-again § imp.alliance.tie-keeps
  if (holder === NOBODY || level > influenceOf(g, holder, faction)) moveAlliance(g, faction, house);
}

/** The token changes hands, or returns to the board, and its victory point with it. */
export function moveAlliance(g: G, faction: number, to: number): void {
  const from = g.table.alliances[faction] ?? NOBODY;
  g.table.alliances = replaced(g.table.alliances, faction, to);
  const name = FACTIONS[faction] ?? '';
  // § imp.two-player.alliance-lost-to-hagal
  if (from !== NOBODY) {
    emit(g, 'alliance lost', 'imp.alliance.passed', { house: from, faction: name });
    gainVp(g, from, -TRACK.alliance.vp, 'imp.alliance.passed');
  }
  if (to === NOBODY) return;
  emit(g, 'alliance', 'imp.alliance.first', { house: to, faction: name });
  gainVp(g, to, TRACK.alliance.vp, 'imp.alliance.first');
}

export const hasAlliance = (g: Look, house: number, faction: number): boolean => g.table.alliances[faction] === house;
export const hasAnyAlliance = (g: Look, house: number): boolean => g.table.alliances.includes(house);

/**
 * Moves a cube down by one space and returns those who may take the alliance because of it: the former holder chooses among
 * them. An empty list means that no player takes it; the token may have returned to the board.
 */
export function loseInfluence(g: G, house: number, faction: number): readonly number[] {
  const h = houseOf(g, house);
  const before = h.influence[faction] ?? 0;
  if (before === 0) return [];
  const level = before - 1;
  h.influence = replaced(h.influence, faction, level);
  emit(g, 'influence lost', 'imp.influence.track', { house, faction: FACTIONS[faction] ?? '', now: level });
  if (level === TRACK.vpAt - 1) gainVp(g, house, -1, 'imp.influence.two-vp-lost');
  return hasAlliance(g, house, faction) ? heirs(g, house, faction, before) : [];
}

/** § imp.alliance.lost-below-four: nobody else has more than the holder had, or the alliance would be theirs. */
function heirs(g: G, house: number, faction: number, before: number): readonly number[] {
  const level = before - 1;
  const tied = others(g, house).filter((h) => influenceOf(g, h, faction) === before);
  if (tied.length > 0) return tied; // § imp.alliance.lost-when-tied
  if (level >= TRACK.bonusAt) return []; // § imp.alliance.lead-shrinks
  moveAlliance(g, faction, NOBODY);
  return [];
}
