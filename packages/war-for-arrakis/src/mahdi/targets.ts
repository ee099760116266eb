// The Target Sietch of the round, and temporary targets.

import { count, drawTop, shuffle, things } from '@landsraad/kernel';
import { areaOf, idOf, type Area } from '../board/areas.ts';
import { rankIn } from '../battles/combat-roll.ts';
import { ATREIDES } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, on, words } from '../words.ts';
import { isStronger } from './combat-power.ts';
import { tactical, tacticalCard } from './components.ts';
import { narrow } from './criteria.ts';
import { changeMahdi, inMahdi, mahdiOf } from './mahdi.ts';
import { areasAway } from './paths.ts';

// ---- the tactical cards ----

/** Where the sietch of a card stands now; -1 once it is destroyed. § wfa.solo.target-sietch-moves */
function sietchOf(g: Look, card: string): Area {
  const home = areaOf(tacticalCard(card)?.sietch ?? '');
  const now = mahdiOf(g).resettled.find((r) => r.home === home)?.now ?? home;
  return g.table.sietches.includes(now) ? now : -1;
}
/** A card has moved a sietch: the cards that name it follow. § wfa.solo.target-sietch-moves */
export function sietchMoves(g: G, from: Area, to: Area): void {
  const before = mahdiOf(g).resettled;
  const home = before.find((r) => r.now === from)?.home ?? from;
  changeMahdi(g, { resettled: [...before.filter((r) => r.home !== home), { home, now: to }] });
}
export const harvestingSector = (g: Look): string =>
  tacticalCard(things(g, tactical.harvesting)[0] ?? '')?.sector ?? '';
const targetCard = (g: Look): string => things(g, tactical.target)[0] ?? '';
export const targetSector = (g: Look): string => tacticalCard(targetCard(g))?.sector ?? '';
/** The area of the Target Sietch; -1 for none. */
export const targetSietch = (g: Look): Area => sietchOf(g, targetCard(g));

/** § wfa.solo.target-both-conditions */
const isValid = (g: Look, card: string, anySector: boolean): boolean =>
  sietchOf(g, card) >= 0 && (anySector || tacticalCard(card)?.sector !== harvestingSector(g));
/** The first card sets the Harvesting Sector. § wfa.solo.harvesting-sector */
export function drawHarvestingSector(g: G): void {
  const card = drawTop(g, tactical.deck, tactical.harvesting);
  emit(g, 'harvesting sector', 'wfa.solo.harvesting-sector', { sector: tacticalCard(card)?.sector ?? '' });
}
/** The next valid card sets the Target Sietch; others are discarded. */
export function drawTarget(g: G): void {
  while (count(g, tactical.target) > 0) drawTop(g, tactical.target, tactical.discard);
  const left = [...things(g, tactical.deck), ...things(g, tactical.discard)];
  const anySector = !left.some((card) => isValid(g, card, false)); // § wfa.solo.target-none
  if (!left.some((card) => isValid(g, card, anySector))) return;
  for (;;) {
    // § wfa.solo.target-none
    if (count(g, tactical.deck) === 0) {
      while (count(g, tactical.discard) > 0) drawTop(g, tactical.discard, tactical.deck);
      shuffle(g, tactical.deck);
    }
    const card = drawTop(g, tactical.deck, tactical.discard);
    if (isValid(g, card, anySector)) break; // § wfa.solo.target-sietch
  }
  drawTop(g, tactical.discard, tactical.target);
  emit(g, 'target sietch', 'wfa.solo.target-sietch', { area: idOf(targetSietch(g)) });
}

const retargeting = words<{ area: number; rank: number }>();
const drawAnother = retargeting.procedure(
  'another target',
  'wfa.solo.target-destroyed',
  retargeting.when((g) => targetSietch(g) < 0, [retargeting.act(drawTarget, 'wfa.solo.target-destroyed')]),
);
on('sietch destroyed', 'wfa.solo.target-destroyed', drawAnother, (g) => inMahdi(g));

// ---- a temporary target ----

/** Whether one of these legions could move against a sietch. § wfa.solo.move-power */
const canBeBeaten = (g: Look, legions: readonly Area[], sietch: Area): boolean =>
  legions.some((from) => isStronger(g, from, sietch));
/** What these legions move towards: the Target Sietch, that of this turn, or those that could take its place for this turn. */
export function targetsFor(g: Look, legions: readonly Area[]): readonly Area[] {
  const { temporary } = mahdiOf(g);
  if (temporary >= 0 && g.table.sietches.includes(temporary)) return [temporary];
  const target = targetSietch(g);
  if (target >= 0 && canBeBeaten(g, legions, target)) return [target];
  // § wfa.solo.temporary-target § wfa.solo.no-target-no-move
  return narrow(
    g.table.sietches.filter((s) => canBeBeaten(g, legions, s)),
    [
      { why: 'near target', score: (s) => -(target < 0 ? 0 : areasAway(s, target)) },
      { why: 'rank', score: (s) => rankIn(g, ATREIDES, s) },
    ],
  ).best;
}
/** It remains the target for the rest of the turn. */
export function aimAt(g: G, sietch: Area): void {
  if (sietch === targetSietch(g) || sietch === mahdiOf(g).temporary) return;
  changeMahdi(g, { temporary: sietch });
  emit(g, 'temporary target', 'wfa.solo.temporary-target', { area: idOf(sietch) });
}
