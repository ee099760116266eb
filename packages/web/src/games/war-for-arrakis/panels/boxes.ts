// The boxes of a dashboard, and which answer belongs on which of them.

import type { Decision, Seat } from '@landsraad/kernel';
import { ATREIDES, DICE_RESULTS, FACTS, dashboardOf, type Table } from '@landsraad/war-for-arrakis';
import { askedOf } from '../position.ts';
import type { IconName } from '../../../look/iconNames.ts';

const { sietchTabr } = FACTS.dashboards.twoPlayer;
export type BoxId = (typeof sietchTabr)['boxes'][number];
/** In the order of the whole dashboard, those that the seat's own has. */
export function boxesOf(t: Table, seat: Seat): readonly BoxId[] {
  const { boxes } = dashboardOf({ table: t }, seat);
  return sietchTabr.boxes.filter((box) => boxes.includes(box));
}

export const DESERT_POWER = 'desertPower';
export const boxName = (box: BoxId): string =>
  box === DESERT_POWER ? 'Desert Power' : (DICE_RESULTS.find((r) => r.id === box)?.name ?? box);
export const boxIcon = (box: BoxId): IconName => (box === DESERT_POWER ? 'desert-power' : box);
const POWER_TEXT =
  'Without a die, while you have fewer unused dice than the Harkonnens: place 2 wormsigns, move 2 sandworms, or attack with one.';
export const boxText = (side: number, box: BoxId): string =>
  box === DESERT_POWER ? POWER_TEXT : (DICE_RESULTS.find((r) => r.id === box)?.texts[side === ATREIDES ? 0 : 1] ?? '');
/** The option that means the box itself. */
export const boxOption = (box: BoxId): string => (box === DESERT_POWER ? 'desert power' : box);

export const WAYS_OF_A_DIE = 'use the die how?';
export const WAYS_OF_THE_DESERT = 'use desert power how?';

/** The box whose ways are being asked for: a House die used as another result is asked about as that result. */
export function boxAsked(decision: Decision | null): BoxId | null {
  const d = askedOf(decision);
  if (d?.name === WAYS_OF_THE_DESERT) return DESERT_POWER;
  return d?.name === WAYS_OF_A_DIE ? (sietchTabr.boxes.find((b) => b === d.about.result) ?? null) : null;
}
