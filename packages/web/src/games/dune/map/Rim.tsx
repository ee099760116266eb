import type { View } from '@landsraad/kernel';
import { emblemOf, inColours, outlineOf } from '../pieces/outlines.ts';
import { tableOf } from '../position.ts';
import { MARKS } from './atlas.ts';

/** The players around the rim, where their circles are; the First Player has the thicker line. */
export function Rim({ view }: { readonly view: View }) {
  const t = tableOf(view);
  return (
    <>
      {MARKS.map(([x, y], sector) =>
        t.circles.some((c) => c * 3 + 1 === sector) ? null : (
          <circle key={sector} className="dn-dot" cx={x} cy={y} r="4" />
        ),
      )}
      {t.circles.map((circle, seat) => {
        const [x, y] = MARKS[circle * 3 + 1] ?? [0, 0];
        const faction = t.factions[seat];
        if (faction === undefined) return null;
        return (
          <g
            key={seat}
            className={`dn-seat ${seat === t.first ? 'first' : ''}`}
            style={inColours(faction)}
            transform={`translate(${x} ${y})`}
          >
            <path d={outlineOf(faction, 25)} />
            <use href={`#i-${emblemOf(faction)}`} x="-15" y="-15" width="30" height="30" />
          </g>
        );
      })}
    </>
  );
}
