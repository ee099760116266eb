// What the Desert War expansion adds to the open table. Replaced whole when anything of it changes, so that copies share it.

import type { Config } from '@landsraad/kernel';
import type { Area } from '../board/areas.ts';

export interface DesertWar {
  /** Desert War tokens on the Spice Must Flow board. */
  readonly tokens: number;
  /** The area of each position of the camps on the board. */
  readonly camps: readonly Area[];
  /** The area of each Desert Trooper. */
  readonly suspensor: readonly Area[];
  readonly rocket: readonly Area[];
  readonly sandrider: readonly Area[];
  /** Whether the Sandriders' card lies facedown. */
  readonly ridersSpent: boolean;
  /** Whether the Desert War action of the action going on is still open: it may follow afterwards. */
  readonly afterwards: boolean;
}

/** § wfa.desert-war.setup-harkonnen § wfa.desert-war.setup-atreides § wfa.desert-war.setup-sandriders-card */
const AT_START: DesertWar = {
  tokens: 0,
  camps: [],
  suspensor: [],
  rocket: [],
  sandrider: [],
  ridersSpent: false,
  afterwards: false,
};
/** The one condition at the door: without the option there is none. */
export const newDesertWar = ({ options }: Config): DesertWar | null =>
  options['desertWar'] === true ? AT_START : null;

interface Seen {
  readonly table: { readonly desertWar: DesertWar | null };
}
export const inDesertWar = (g: Seen): boolean => g.table.desertWar !== null;
/** Whether a Desert War action may still follow the action that has been taken. */
export const mayFollow = (g: Seen): boolean => g.table.desertWar?.afterwards === true;
/** Nothing of it, in a game without. */
export const desertWarOf = (g: Seen): DesertWar => g.table.desertWar ?? AT_START;
export function changeDesertWar(
  g: { readonly table: { desertWar: DesertWar | null } },
  part: Partial<DesertWar>,
): void {
  const before = g.table.desertWar;
  if (before !== null) g.table.desertWar = { ...before, ...part };
}
