// What a player means who drags a piece, or presses an area while only its sector is asked for.

import type { Decision, Option } from '@landsraad/kernel';
import { AREAS, type Asked } from '@landsraad/war-for-arrakis';
import type { Plan } from '../../../table/useTable.ts';
import { askedOf, isArea } from '../position.ts';

/** Questions whose areas hold a piece that can be dragged to where it shall go. */
const DRAGGED: ReadonlySet<Asked['name']> = new Set([
  'move which legion?',
  'attack with which legion?',
  'move which sandworm?',
  'attack with which sandworm?',
  'push which legion?',
  'move which sietch?',
] as const);
export function canDrag(decision: Decision | null, area: string): boolean {
  const d = askedOf(decision);
  return d !== null && DRAGGED.has(d.name) && isArea(area) && (d.options as readonly Option[]).includes(area);
}

/** Answers on the way to an area: the sector that holds it, then the area itself. */
export const towards =
  (area: string) =>
  (decision: Decision): Option | null => {
    if (decision.options.includes(area)) return area;
    return decision.options.find((sector) => sectorHolds(decision, sector, area)) ?? null;
  };

/** A finger that drags or presses once never declares an attack by itself: it is asked. */
const ATTACKS: ReadonlySet<Asked['name']> = new Set(['attack where?', 'the sandworm attacks where?'] as const);
export const unlessAttack =
  (plan: Plan): Plan =>
  (decision) =>
    ATTACKS.has(askedOf(decision)?.name ?? 'move where?') ? null : plan(decision);

/** The areas that a sector stands for: those that can follow, or all of them where the sector itself is meant. */
export function areasIn(decision: Decision, sector: Option): readonly string[] {
  const means = decision.means?.[decision.options.indexOf(sector)];
  const areas = means?.['areas'];
  return Array.isArray(areas) ? areas.map(String) : AREAS.flatMap((a) => (a.sector === sector ? [a.id] : []));
}
const sectorHolds = (decision: Decision, sector: Option, area: string): boolean =>
  areasIn(decision, sector).includes(area);
