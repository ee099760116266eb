import { memo } from 'react';
import { cellOf, printedOf } from '../map/atlas.ts';
import type { AreaSeen } from '../position.ts';
import { arrange, type Arrangement, type Piece, type Small } from './arrange.ts';
import { LegionFromAfar, LegionPiece } from './LegionPiece.tsx';
import { SiteBadge } from './SiteBadge.tsx';
import { Camp, Ruin, Sandworm, Station, Troopers, Vehicle, Wormsign } from './tokens.tsx';

const NAME = 23.5;

function SmallThing({ small, afar }: { readonly small: Small; readonly afar: boolean }) {
  switch (small.kind) {
    case 'worm':
      return <Sandworm />;
    case 'wild maker':
      return <Sandworm wild />;
    case 'harvester':
      return <Vehicle kind="harvester" />;
    case 'smuggled':
      return <Vehicle kind="smuggler harvester" />;
    case 'wormsign':
      return <Wormsign />;
    case 'station':
      return <Station vision={small.vision} />;
    case 'camp':
      return <Camp vision={small.vision} />;
    case 'trooper':
      return <Troopers kind={small.trooper} n={small.n} afar={afar} />;
    case 'ruin':
      return <Ruin />;
    case 'site':
      return <SiteBadge site={small.site} bare={afar} />;
  }
}

const Drawn = ({ piece, afar, grow }: { readonly piece: Piece; readonly afar: boolean; readonly grow: number }) =>
  'small' in piece ? (
    <SmallThing small={piece.small} afar={afar} />
  ) : afar ? (
    <LegionFromAfar legion={piece.legion} site={piece.site} />
  ) : (
    <LegionPiece legion={piece.legion} site={piece.site} grow={grow} />
  );

interface AreaPiecesProps {
  readonly seen: AreaSeen;
  readonly afar: boolean;
  readonly grow: number;
  /** Its legion is still on the way. */
  readonly arriving: boolean;
}
const unchanged = (before: AreaPiecesProps, after: AreaPiecesProps): boolean =>
  before.afar === after.afar &&
  before.grow === after.grow &&
  before.arriving === after.arriving &&
  JSON.stringify(before.seen) === JSON.stringify(after.seen);

const arranged = ({ seen, afar, grow }: AreaPiecesProps): Arrangement => {
  const area = printedOf(seen.id);
  return arrange(seen, cellOf(seen.id), area.named && !afar ? area.title : null, afar ? 1 : grow);
};

/** Everything that stands in one area. From afar only numbers, larger than the map. */
export const AreaPieces = memo((props: AreaPiecesProps) => {
  const { seen, afar, grow, arriving } = props;
  return (
    <g data-stands={seen.id} className={arriving ? 'wa-arriving' : undefined}>
      {arranged(props).pieces.map(({ piece, x, y, scale }, n) => (
        <g key={n} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(afar ? grow : scale).toFixed(3)})`}>
          <Drawn piece={piece} afar={afar} grow={grow} />
        </g>
      ))}
    </g>
  );
}, unchanged);
AreaPieces.displayName = 'AreaPieces';

/** Its name: over the pieces of all areas, so that a neighbour's crest never hides it. */
export const AreaName = memo(
  (props: AreaPiecesProps) =>
    arranged(props).names.map(({ text, x, y }) => (
      <text key={text} className="wa-name" x={x.toFixed(1)} y={y.toFixed(1)} fontSize={NAME * props.grow}>
        {text}
      </text>
    )),
  unchanged,
);
AreaName.displayName = 'AreaName';
