import { MARKS, SIZE, SWIRL, WEDGE } from './atlas.ts';

const MIDDLE = SIZE / 2;
const SECTORS = 18;
const turned = (sector: number): string => `rotate(${-20 * sector} ${MIDDLE} ${MIDDLE})`;

/** The storm in its sector; and, once it is known how far it goes, the sectors that it will sweep. */
export function Storm({ sector, move }: { readonly sector: number; readonly move: number }) {
  const swept = Array.from({ length: move }, (_, n) => (sector + n + 1) % SECTORS);
  const [x, y] = MARKS[sector] ?? [0, 0];
  return (
    <g className="dn-storm" aria-hidden="true">
      {swept.map((s) => (
        <path key={s} className="dn-swept" d={WEDGE} transform={turned(s)} />
      ))}
      <g transform={turned(sector)}>
        <path className="dn-wedge" d={WEDGE} />
        <path className="dn-swirl" d={SWIRL} />
      </g>
      <g className="dn-storm-mark" transform={`translate(${x} ${y})`}>
        <circle r="25" />
        <use href="#i-storm" x="-16" y="-16" width="32" height="32" />
      </g>
    </g>
  );
}
