// Influence with the factions, and the alliances it brings.

import { FACTIONS, box, type Lines, type Printed } from '../effects/grammar.ts';
import { FACTS } from '../facts.ts';
import { drawIntrigue } from '../intrigue/holding.ts';
import { houseOf, isRival, lookAt, NOBODY, others, type G, type Look } from '../table.ts';
import { emit, holds } from '../words.ts';
import { gainGood, gainVp } from './goods.ts';
import { recruit } from './troops.ts';

const TRACK = FACTS.baseBoard.influenceTracks;
const BONUS: { readonly [faction: string]: readonly Printed[] } = TRACK.bonus;
export const TRACK_BONUS: readonly Lines[] = FACTIONS.map((f) => box(f, 'bonus', BONUS[f] ?? []));

export const influenceOf = (g: Look, house: number, faction: number): number =>
  lookAt(g, house).influence[faction] ?? 0;

/** Moves a cube up, space by space. */
export function gainInfluence(g: G, house: number, faction: number, n: number): void {
  const track = houseOf(g, house).influence;
  for (let step = 0; step < n; step++) {
    const now = track[faction] ?? 0;
    if (now >= TRACK.top && holds('imp.influence.top')) return;
    if (!holds('imp.influence.track')) return;
    track[faction] = now + 1;
    emit(g, 'influence gained', 'imp.influence.track', { house, faction: FACTIONS[faction] ?? '', now: now + 1 });
    if (step === n - 1 || holds('imp.influence.passing-counts')) reached(g, house, faction, now + 1);
  }
}

function reached(g: G, house: number, faction: number, level: number): void {
  if (
    level === TRACK.vpAt &&
    holds('imp.influence.two-vp') &&
    (!isRival(g, house) || g.table.mode !== 'solo' || holds('imp.solo.influence-points'))
  )
    gainVp(g, house, 1, 'imp.influence.two-vp');
  if (level === TRACK.bonusAt && !(isRival(g, house) && holds('imp.hagal.influence'))) takeBonus(g, house, faction);
  claimAlliance(g, house, faction, level);
}

function takeBonus(g: G, house: number, faction: number): void {
  if (!holds('imp.influence.four-bonus') || !holds('imp.influence.four-bonus-kept')) return;
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
  if (holder === NOBODY) {
    if (holds('imp.alliance.first') && holds('imp.alliance.token-on-board-again')) moveAlliance(g, faction, house);
    return;
  }
  const theirs = influenceOf(g, holder, faction);
  if (level < theirs || (level === theirs && holds('imp.alliance.tie-keeps'))) return;
  if (holds('imp.alliance.passed')) moveAlliance(g, faction, house);
}

/** The token changes hands, or returns to the board, and its victory point with it. */
export function moveAlliance(g: G, faction: number, to: number): void {
  const from = g.table.alliances[faction] ?? NOBODY;
  const toHagal = to !== NOBODY && isRival(g, to) && g.table.mode === 'two-player';
  if (toHagal && from !== NOBODY && !holds('imp.two-player.alliance-lost-to-hagal')) return;
  g.table.alliances[faction] = to;
  const name = FACTIONS[faction] ?? '';
  if (from !== NOBODY) {
    emit(g, 'alliance lost', 'imp.alliance.passed', { house: from, faction: name });
    if (!(isRival(g, from) && g.table.mode === 'two-player'))
      gainVp(g, from, -TRACK.alliance.vp, 'imp.alliance.passed');
  }
  if (to === NOBODY) return;
  emit(g, 'alliance', 'imp.alliance.first', { house: to, faction: name });
  gainVp(g, to, TRACK.alliance.vp, 'imp.alliance.first');
}

export const hasAlliance = (g: Look, house: number, faction: number): boolean => g.table.alliances[faction] === house;
export const hasAnyAlliance = (g: Look, house: number): boolean => g.table.alliances.includes(house);

/**
 * Moves a cube down by one space. Whoever may take the alliance because of that is returned: the former holder chooses among
 * them; nobody: nothing changes hands (the token may have gone back to the board).
 */
export function loseInfluence(g: G, house: number, faction: number): readonly number[] {
  const track = houseOf(g, house).influence;
  const before = track[faction] ?? 0;
  if (before === 0) return [];
  const level = before - 1;
  track[faction] = level;
  emit(g, 'influence lost', 'imp.influence.track', { house, faction: FACTIONS[faction] ?? '', now: level });
  if (level === TRACK.vpAt - 1 && holds('imp.influence.two-vp-lost')) gainVp(g, house, -1, 'imp.influence.two-vp-lost');
  return hasAlliance(g, house, faction) ? heirs(g, house, faction, before) : [];
}

function heirs(g: G, house: number, faction: number, before: number): readonly number[] {
  const level = before - 1;
  const rest = others(g, house);
  const tied = rest.filter((h) => influenceOf(g, h, faction) === before);
  if (tied.length > 0 && holds('imp.alliance.lost-when-tied')) return tied;
  if (level >= TRACK.bonusAt && holds('imp.alliance.lead-shrinks')) return [];
  if (!holds('imp.alliance.lost-below-four')) return [];
  const best = Math.max(0, ...rest.map((h) => influenceOf(g, h, faction)));
  if (best >= TRACK.bonusAt) return rest.filter((h) => influenceOf(g, h, faction) === best);
  moveAlliance(g, faction, NOBODY);
  return [];
}
