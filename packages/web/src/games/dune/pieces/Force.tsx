import type { Point } from '../../../board/camera.ts';
import type { ForcesSeen } from '../position.ts';
import { emblemOf, inColours, outlineOf } from './outlines.ts';

/** Forces of one faction: its emblem, how many, and how many of them are starred. Advisors are drawn hollow. */
export function Force({ seen, at, grow }: { readonly seen: ForcesSeen; readonly at: Point; readonly grow: number }) {
  const { faction, forces, starred, advisors } = seen;
  // Only starred ones need no number of their own beside the star.
  const both = starred > 0 && forces > 0;
  const wide = both ? 72 : starred > 0 ? 46 : 36;
  return (
    <g
      className={`dn-force ${advisors ? 'advisors' : ''}`}
      style={inColours(faction)}
      transform={`translate(${at[0]} ${at[1]}) scale(${grow.toFixed(3)}) translate(${-wide / 2 + 8} 0)`}
    >
      <path className="dn-pill" d={`M0-14H${wide - 8}a14 14 0 0 1 0 28H0z`} />
      <path className="dn-outline" d={outlineOf(faction, 18)} />
      <use href={`#i-${emblemOf(faction)}`} x="-11" y="-11" width="22" height="22" className="dn-emblem" />
      {forces > 0 || starred === 0 ? (
        <text x={both ? 28 : 29} y="6.5" textAnchor="middle">
          {forces}
        </text>
      ) : null}
      {starred > 0 ? (
        <text x={both ? 54 : 34} y="6" textAnchor="middle" className="dn-star">
          ★{starred}
        </text>
      ) : null}
    </g>
  );
}

export function SpiceMark({
  amount,
  at,
  grow,
}: {
  readonly amount: number;
  readonly at: Point;
  readonly grow: number;
}) {
  return (
    <g className="dn-spice" transform={`translate(${at[0]} ${at[1]}) scale(${grow.toFixed(3)})`}>
      <path d="M0-17L19 0 0 17-19 0Z" />
      <text y="5.5" textAnchor="middle">
        {amount}
      </text>
    </g>
  );
}
