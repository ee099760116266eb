import { memo } from 'react';
import { cellOf, printedOf } from '../map/atlas.ts';
import type { AreaSeen } from '../position.ts';
import { arrange, type Piece, type Small } from './arrange.ts';
import { LegionFromAfar, LegionPiece } from './LegionPiece.tsx';
import { SiteBadge } from './SiteBadge.tsx';
import { Ruin, Sandworm, Station, Vehicle, Wormsign } from './tokens.tsx';

const NAME = 23.5;

function SmallThing({ small, afar }: { readonly small: Small; readonly afar: boolean }) {
  switch (small.kind) {
    case 'worm':
      return <Sandworm />;
    case 'wild maker':
      return <Sandworm wild />;
    case 'harvester':
      return <Vehicle kind="harvester" />;
    case 'wormsign':
      return <Wormsign />;
    case 'station':
      return <Station vision={small.vision} />;
    case 'ruin':
      return <Ruin />;
    case 'site':
      return <SiteBadge site={small.site} bare={afar} />;
  }
}

const Drawn = ({ piece, afar }: { readonly piece: Piece; readonly afar: boolean }) =>
  'small' in piece ? (
    <SmallThing small={piece.small} afar={afar} />
  ) : afar ? (
    <LegionFromAfar legion={piece.legion} site={piece.site} />
  ) : (
    <LegionPiece legion={piece.legion} site={piece.site} />
  );

interface AreaPiecesProps {
  readonly seen: AreaSeen;
  readonly afar: boolean;
  readonly grow: number;
  /** Its legion is still on the way. */
  readonly arriving: boolean;
}

/** Everything that stands in one area, and its name. From afar only numbers, larger than the map. */
export const AreaPieces = memo(
  ({ seen, afar, grow, arriving }: AreaPiecesProps) => {
    const area = printedOf(seen.id);
    const { pieces, names } = arrange(seen, cellOf(seen.id), area.named && !afar ? area.title : null, afar ? 1 : grow);
    return (
      <g data-stands={seen.id} className={arriving ? 'wa-arriving' : undefined}>
        {pieces.map(({ piece, x, y, scale }, n) => (
          <g
            key={n}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(afar ? grow : scale).toFixed(3)})`}
          >
            <Drawn piece={piece} afar={afar} />
          </g>
        ))}
        {names.map(({ text, x, y }) => (
          <text key={text} className="wa-name" x={x.toFixed(1)} y={y.toFixed(1)} fontSize={NAME * grow}>
            {text}
          </text>
        ))}
      </g>
    );
  },
  (before, after) =>
    before.afar === after.afar &&
    before.grow === after.grow &&
    before.arriving === after.arriving &&
    JSON.stringify(before.seen) === JSON.stringify(after.seen),
);
AreaPieces.displayName = 'AreaPieces';
