import type { TokenSeen } from '../position.ts';
import { diamond, shield, star, triangle, UNKNOWN } from './shapes.ts';

export type UnitKind = 'special' | 'elite' | 'regular' | 'smuggler' | 'troop';

/** One unit: a star is Sardaukar or Fedaykin, a diamond an elite, a disc a regular, a triangle a smuggler, a shield a House troop. */
export function Pip({
  kind,
  x,
  y,
  r = 7.5,
}: {
  readonly kind: UnitKind;
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}) {
  if (kind === 'special') return <path className="wa-pip wa-special" d={star(x, y, r * 1.28)} />;
  if (kind === 'elite') return <path className="wa-pip wa-elite" d={diamond(x, y, r * 1.12)} />;
  if (kind === 'smuggler') return <path className="wa-pip wa-smuggler" d={triangle(x, y, r)} />;
  if (kind === 'troop') return <path className="wa-pip wa-troop" d={shield(x, y, r)} />;
  return <circle className="wa-pip wa-regular" cx={x} cy={y} r={r * 0.86} />;
}

/** What a facedown token shows its owner, best first. */
export const unitsOfToken = ({ units }: TokenSeen): readonly UnitKind[] =>
  units === null
    ? []
    : [
        ...Array.from({ length: units.special }, () => 'special' as const),
        ...Array.from({ length: units.elite }, () => 'elite' as const),
        ...Array.from({ length: units.regular }, () => 'regular' as const),
      ];

export const tokenWidth = (token: TokenSeen): number => Math.max(17, unitsOfToken(token).length * 10.5 + 3);

/** A facedown token: closed for everybody but its owner, who sees small pips in it. */
export function TokenPip({ token, x, y }: { readonly token: TokenSeen; readonly x: number; readonly y: number }) {
  const units = unitsOfToken(token);
  const w = tokenWidth(token);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="wa-token" x={-w / 2} y={-8.5} width={w} height={17} rx={2.5} />
      {units.length === 0 ? <path className="wa-unknown" d={UNKNOWN} /> : null}
      {units.map((kind, n) => (
        <Pip key={n} kind={kind} x={(n - (units.length - 1) / 2) * 10.5} y={0} r={4.6} />
      ))}
    </g>
  );
}
