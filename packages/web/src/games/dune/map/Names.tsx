import { memo, useMemo } from 'react';
import { placeNames, type Box } from './labels.ts';

interface NamesProps {
  /** Letters are at least so many units high. */
  readonly least: number;
  readonly pieces: readonly Box[];
}
/** The names of all territories, each clear of what stands there. */
export const Names = memo(({ least, pieces }: NamesProps) => {
  // Most views change nothing here: the boxes are compared, not the list.
  const key = pieces.map((b) => `${Math.round(b.x)} ${Math.round(b.y)} ${Math.round(b.wide)}`).join();
  const names = useMemo(
    () => placeNames(least, pieces),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [least, key],
  );
  return (
    <g className="dn-names">
      {names.map(({ territory, lines, letters, at: [x, y] }) => (
        <text key={territory} x={x} fontSize={letters} textAnchor="middle">
          {lines.map((line, n) => (
            <tspan key={line} x={x} y={y + (n - (lines.length - 1) / 2) * letters + letters * 0.34}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
});
Names.displayName = 'Names';
