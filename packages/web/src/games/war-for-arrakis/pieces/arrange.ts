// How the pieces of one area share its room: legions in the middle, small things below them, the name at the foot.

import { TROOPERS, type Trooper } from '@landsraad/war-for-arrakis';
import { ZONE_PLACES, type Cell, type Point } from '../map/atlas.ts';
import type { AreaSeen, LegionSeen, SiteSeen } from '../position.ts';
import { CREST_HEIGHT, drawLegion } from './legion.ts';

export type Small =
  | { readonly kind: 'worm' }
  | { readonly kind: 'wild maker' }
  | { readonly kind: 'harvester' }
  | { readonly kind: 'smuggled' }
  | { readonly kind: 'wormsign' }
  | { readonly kind: 'station'; readonly vision: string | null }
  | { readonly kind: 'camp'; readonly vision: string | null }
  | { readonly kind: 'trooper'; readonly trooper: Trooper; readonly n: number }
  | { readonly kind: 'ruin' }
  | { readonly kind: 'site'; readonly site: SiteSeen };

export type Piece = { readonly legion: LegionSeen; readonly site: SiteSeen | null } | { readonly small: Small };
export interface PlacedPiece {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface PlacedName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}
export interface Arrangement {
  readonly pieces: readonly PlacedPiece[];
  readonly names: readonly PlacedName[];
}

const LINE = 22;
const GAP = 4;
const SIZES: { readonly [kind in Small['kind']]: number } = {
  worm: 60,
  'wild maker': 60,
  harvester: 38,
  smuggled: 40,
  wormsign: 38,
  station: 38,
  camp: 42,
  trooper: 40,
  ruin: 50,
  site: 42,
};

/** Several troopers show their number beside them. */
const widthOf = (small: Small): number => (small.kind === 'trooper' && small.n > 1 ? 66 : SIZES[small.kind]);

/** A long name breaks where its halves are most alike. */
export function nameLines(name: string): readonly string[] {
  if (name.length <= 11) return [name];
  const words = name.split(' ');
  const halves = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((l) => l.length));
  return halves.toSorted((a, b) => widest(a) - widest(b))[0] ?? [name];
}

/** The small things of an area; a site without a legion stands by itself. */
export function smallThings(seen: AreaSeen): Small[] {
  const { site } = seen;
  const alone = site !== null && (seen.legions.length === 0 || site.kind === 'ruin');
  return [
    ...(alone ? [site.kind === 'ruin' ? { kind: 'ruin' as const } : { kind: 'site' as const, site }] : []),
    ...(seen.wildMaker ? [{ kind: 'wild maker' as const }] : []),
    ...Array.from({ length: seen.sandworms }, () => ({ kind: 'worm' as const })),
    ...(seen.harvester ? [{ kind: 'harvester' as const }] : []),
    ...(seen.smuggled ? [{ kind: 'smuggled' as const }] : []),
    ...Array.from({ length: seen.wormsigns }, () => ({ kind: 'wormsign' as const })),
    ...(seen.station === null ? [] : [{ kind: 'station' as const, vision: seen.station.vision }]),
    ...(seen.camp === null ? [] : [{ kind: 'camp' as const, vision: seen.camp.vision }]),
    ...TROOPERS.filter((trooper) => seen.troopers[trooper] > 0).map((trooper) => ({
      kind: 'trooper' as const,
      trooper,
      n: seen.troopers[trooper],
    })),
  ];
}

/** Stacks keep clear of the air zones on the lines beside them. */
function standing(cell: Cell): Point {
  let [x, y] = cell.at;
  for (const [zx, zy] of ZONE_PLACES.values()) {
    const [overX, overY] = [96 - Math.abs(x - zx), 60 - Math.abs(y - zy)];
    if (overX <= 0 || overY <= 0) continue;
    if (overX < overY * 1.2) x += Math.sign(x - zx) * Math.min(overX, 20);
    else y += Math.sign(y - zy) * Math.min(overY, 20);
  }
  return [x, y];
}

const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));

interface Row {
  readonly pieces: readonly { readonly piece: Piece; readonly w: number; readonly below: number }[];
  readonly height: number;
  readonly width: number;
}

/** Legions side by side; the site goes with the first, whose crest it is in. */
function legionRow(seen: AreaSeen, grow: number): Row | null {
  if (seen.legions.length === 0) return null;
  const drawn = seen.legions.map((legion, n) => {
    const site = n === 0 ? seen.site : null;
    return { piece: { legion, site }, d: drawLegion(legion, site, grow) };
  });
  const tallest = Math.max(...drawn.map(({ d }) => d.height));
  const crest = drawn.some(({ d }) => d.crest.length > 0) ? CREST_HEIGHT * grow : 0;
  const pieces = drawn.map(({ piece, d }) => ({
    piece,
    w: Math.max(d.width, d.crestWidth) + GAP * 2,
    below: crest + tallest / 2,
  }));
  return { pieces, height: crest + tallest, width: pieces.reduce((sum, p) => sum + p.w, 0) };
}

function smallRow(seen: AreaSeen, beside: boolean): Row | null {
  const things = smallThings(seen);
  if (things.length === 0) return null;
  const height = Math.max(...things.map((s) => SIZES[s.kind]));
  const pieces = things.map((small) => ({ piece: { small }, w: widthOf(small) + GAP, below: height / 2 }));
  const k = beside ? 0.9 : 1;
  return { pieces, height: height * k, width: pieces.reduce((sum, p) => sum + p.w, 0) * k };
}

/** The places of all pieces and lines of the name, in units of the board. */
export function arrange(seen: AreaSeen, cell: Cell, name: string | null, grow = 1): Arrangement {
  const legions = legionRow(seen, grow);
  const things = smallRow(seen, legions !== null);
  const rows = [legions, things].filter((row) => row !== null);
  const lines = name === null ? [] : nameLines(name);
  const [x, y] = legions === null ? cell.at : standing(cell);
  const line = LINE * grow;
  const below = lines.length * line;
  const height = rows.reduce((sum, row) => sum + row.height, 0) + (rows.length > 1 ? GAP : 0);
  const width = Math.max(1, ...rows.map((row) => row.width));
  const fits = Math.min((2.1 * cell.room - below) / Math.max(1, height), (2 * 1.35 * cell.room * 1.12) / width);
  const k = clamp(fits, 1, 1.2) * (legions === null ? grow : 1);
  // Never over the upper edge of the board.
  let top = Math.max(6, y - (height * k + below) / 2);
  const pieces: PlacedPiece[] = [];
  for (const row of rows) {
    const scale = row === things && legions !== null ? k * 0.9 : k;
    const rowWidth = row.pieces.reduce((sum, p) => sum + p.w, 0) * scale;
    let left = x - rowWidth / 2;
    for (const { piece, w, below: middle } of row.pieces) {
      pieces.push({ piece, x: left + (w * scale) / 2, y: top + middle * scale, scale });
      left += w * scale;
    }
    top += row.height * k + GAP * k;
  }
  const first = rows.length === 0 ? y - below / 2 + 17 * grow : top + 15 * grow;
  return { pieces, names: lines.map((text, n) => ({ text, x, y: first + n * line })) };
}
