import { FACTS } from '@landsraad/dune';
import type { View } from '@landsraad/kernel';
import { lies, stormComing, tableOf } from '../position.ts';
import { RADIUS, SIZE } from './atlas.ts';

const MIDDLE = SIZE / 2;
const SECTOR = 20;
const LEAST = 1;
const MOST = 6;

/**
 * How likely the next storm gets at least so far: known to whoever has seen the card, else even chances from 1 to 6. Nobody
 * knows anything of the first storm, which may go round the planet twice.
 */
export function chances(view: View): readonly number[] {
  const coming = stormComing(view);
  if (coming > 0) return Array.from({ length: coming }, () => 1);
  const known = Number(lies(view, 'storm cards', 'next').known[0] ?? 0);
  if (isFirstStorm(view)) return [];
  if (known > 0) return Array.from({ length: known }, () => 1);
  return Array.from({ length: MOST }, (_, n) => (MOST - n) / (MOST - LEAST + 1));
}
const isFirstStorm = (view: View): boolean => tableOf(view).turn === 1 && tableOf(view).phase === 'storm';
const arc = (turn: number): string => {
  const r = RADIUS + 14;
  const point = (degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${(MIDDLE + r * Math.sin(a)).toFixed(1)} ${(MIDDLE - r * Math.cos(a)).toFixed(1)}`;
  };
  return `M${point(turn + 1)}A${r} ${r} 0 0 1 ${point(turn + SECTOR - 1)}`;
};
/** Sectors are counted counterclockwise: the first ends where it begins, one sector less. */
const FIRST = (FACTS.map.sectors[0]?.bearingStart ?? 0) - SECTOR;

/** Along the rim: the sectors that the next storm may sweep, the paler the less likely. */
export function StormReach({ view }: { readonly view: View }) {
  const t = tableOf(view);
  if (t.turn === 0) return null;
  return (
    <g className="dn-reach" aria-hidden="true">
      {chances(view).map((chance, n) => {
        const sector = t.storm + n + 1;
        return (
          <path
            key={n}
            d={arc(FIRST)}
            strokeOpacity={chance}
            transform={`rotate(${-SECTOR * sector} ${MIDDLE} ${MIDDLE})`}
          />
        );
      })}
    </g>
  );
}
