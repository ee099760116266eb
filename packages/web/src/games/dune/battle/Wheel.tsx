import type { Faction } from '@landsraad/dune';
import { inColours } from '../pieces/outlines.ts';

const RADIUS = 44;
const FROM = 225;
const SWEEP = 270;
const at = (share: number): readonly [number, number] => {
  const angle = ((FROM - SWEEP * share) * Math.PI) / 180;
  return [RADIUS * Math.cos(angle), -RADIUS * Math.sin(angle)];
};
const arc = (to: number): string => {
  const [x0, y0] = at(0);
  const [x1, y1] = at(to);
  return `M${x0.toFixed(1)} ${y0.toFixed(1)}A${RADIUS} ${RADIUS} 0 ${to * SWEEP > 180 ? 1 : 0} 1 ${x1.toFixed(1)} ${y1.toFixed(1)}`;
};

interface WheelProps {
  readonly faction: Faction | undefined;
  /** Null: sealed, or not dialed yet. */
  readonly dial: number | null;
  readonly most: number;
}
/** A battle wheel: what is dialed of what could be. */
export function Wheel({ faction, dial, most }: WheelProps) {
  const share = dial === null || most === 0 ? 0 : Math.min(1, dial / most);
  const [x, y] = at(share);
  return (
    <svg className="dn-wheel" style={inColours(faction)} viewBox="-58 -58 116 104" aria-hidden="true">
      <path className="dn-wheel-all" d={arc(1)} />
      {share > 0 ? <path className="dn-wheel-dialed" d={arc(share)} /> : null}
      {dial === null ? null : <circle className="dn-wheel-hand" cx={x} cy={y} r="7" />}
      <text y="12" textAnchor="middle" className="display">
        {dial ?? '?'}
      </text>
    </svg>
  );
}
