// Escort Ornithopters: a vehicle in the air, a generic leader in a legion.

import { replaced } from '@landsraad/kernel';
import type { Area, Zone } from '../board/areas.ts';
import { addFigures, takeFigures } from '../board/figures.ts';
import { HARKONNEN } from '../sides.ts';
import type { G } from '../table.ts';
import { emit } from '../words.ts';

/** Both kinds fly a legion one area further. § wfa.desert-war.escort-troops */
export const isOrnithopter = (what: string | undefined): boolean => what === 'ornithopter' || what === 'escort';

/** The ornithopter that flies a legion is spent; an Escort joins the legion in that area. Says how many have joined. */
export function flyWith(g: G, zone: Zone, a: Area): number {
  const escorts = g.table.air[zone] === 'escort';
  g.table.air = replaced(g.table.air, zone, '');
  if (!escorts) return 0;
  addFigures(g, HARKONNEN, a, 'escort', 1);
  emit(g, 'escort joins', 'wfa.desert-war.escort-troops', { area: a });
  return 1;
}
/** At the end of the round they leave their legions. */
export function escortsLeave(g: G): void {
  for (const l of g.table.legions) if (l.escort > 0) takeFigures(g, l.area, 'escort', l.escort);
}
