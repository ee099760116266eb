import { cellOf } from './atlas.ts';

/** The family atomics have turned a mountain into desert, for good. */
export function Crater({ area }: { readonly area: string }) {
  const { path, at, room } = cellOf(area);
  const r = room * 0.9;
  const rays = Array.from({ length: 13 }, (_, n) => {
    const angle = (n * 2 * Math.PI) / 13 + (n % 3) * 0.11;
    const [near, far] = [r * 1.02, r * (1.18 + 0.16 * (n % 2))];
    const end = (reach: number): string =>
      `${(at[0] + Math.cos(angle) * reach * 1.2).toFixed(1)} ${(at[1] + Math.sin(angle) * reach).toFixed(1)}`;
    return `M${end(near)}L${end(far)}`;
  });
  return (
    <g className="wa-crater" aria-hidden="true">
      <path className="wa-crater-sand" d={path} />
      <ellipse className="wa-crater-rim" cx={at[0]} cy={at[1]} rx={r * 1.2} ry={r} />
      <ellipse className="wa-crater-wall" cx={at[0]} cy={at[1] + r * 0.06} rx={r * 0.98} ry={r * 0.78} />
      <ellipse className="wa-crater-floor" cx={at[0]} cy={at[1] + r * 0.14} rx={r * 0.72} ry={r * 0.54} />
      <path className="wa-crater-rays" d={rays.join('')} />
    </g>
  );
}
