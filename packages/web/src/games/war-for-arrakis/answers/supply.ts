// What is left in the box: everything on the board is open, so everybody can count.

import type { Seat } from '@landsraad/kernel';
import { ATREIDES, FACTS, HARKONNEN, type Table, figureIn } from '@landsraad/war-for-arrakis';

const { atreides, harkonnen } = FACTS.units.figures;
const BOX = [
  {
    regular: atreides.units.regular,
    elite: atreides.units.elite,
    special: atreides.units.fedaykin,
    generic: atreides.leaders.naib,
    escort: 0,
  },
  {
    regular: harkonnen.units.regular,
    elite: harkonnen.units.elite,
    special: harkonnen.units.sardaukar,
    generic: harkonnen.leaders.bashar,
    escort: FACTS.desertWar.components.harkonnen.escortOrnithopter,
  },
] as const;
const isFigure = (kind: string): kind is 'regular' | 'elite' | 'special' | 'generic' | 'escort' =>
  kind === 'regular' || kind === 'elite' || kind === 'special' || kind === 'generic' || kind === 'escort';

/** How many figures of a kind are left; null for what is not counted. */
export function supplyOf(t: Table, side: Seat, kind: string): number | null {
  if (!isFigure(kind)) return null;
  const allied = kind === 'regular' ? (t.auxiliaries?.filter((x) => x.side === side).length ?? 0) : 0;
  const out = t.legions.reduce((n, l) => n + (l.side === side ? l[kind] : 0), 0) - allied;
  return BOX[side === ATREIDES ? 0 : 1][kind] - out;
}

const { vehicles } = harkonnen;
export function vehiclesLeft(t: Table, kind: string): number {
  if (kind === 'harvester') return vehicles.harvester - t.harvesters.length;
  const out = t.air.filter((x) => x === kind).length;
  if (kind === 'escort') return (supplyOf(t, HARKONNEN, kind) ?? 0) - out;
  return (kind === 'carryall' ? vehicles.carryall : vehicles.ornithopter) - out;
}

/** The piece that an option speaks of ('supply elite', 'gara-kulon regular', 'token') and where it comes from. */
export function pieceOf(option: string): { readonly kind: string; readonly from: string } | null {
  const f = figureIn(option);
  if (f === null) return null;
  if (f.which >= 0) return { kind: option, from: '' };
  return { kind: f.kind, from: f.from === '' ? 'supply' : f.from };
}
