import { ZONES } from '@landsraad/war-for-arrakis';
import { memo } from 'react';
import type { BoardSeen } from '../motion/changes.ts';
import { AirZone } from '../pieces/AirZone.tsx';
import { AreaName, AreaPieces } from '../pieces/AreaPieces.tsx';
import '../pieces/pieces.css';
import { printedOf, ZONE_PLACES } from './atlas.ts';
import type { Targets } from './targets.ts';

interface PiecesProps {
  readonly seen: BoardSeen;
  readonly afar: boolean;
  readonly grow: number;
  readonly targets: Targets;
  readonly arriving: readonly string[];
}

/** Everything that stands on the board or flies over it. */
export const Pieces = memo(({ seen, afar, grow, targets, arriving }: PiecesProps) => (
  <g aria-hidden="true">
    {ZONES.map(({ id }) => {
      const [x, y] = ZONE_PLACES.get(id) ?? [0, 0];
      return (
        <g key={id} transform={`translate(${x} ${y})`}>
          {targets.answers.has(id) ? <circle className="wa-zone-glow" r="42" /> : null}
          <AirZone
            vehicle={seen.air.get(id) ?? ''}
            navigator={seen.navigator?.zone === id ? seen.navigator.of : null}
          />
        </g>
      );
    })}
    {seen.areas.map((a) => (
      <AreaPieces key={a.id} seen={a} afar={afar} grow={grow} arriving={arriving.includes(a.id)} />
    ))}
    {afar
      ? null
      : seen.areas.map((a) =>
          printedOf(a.id).named ? <AreaName key={a.id} seen={a} afar={afar} grow={grow} arriving={false} /> : null,
        )}
  </g>
));
Pieces.displayName = 'Pieces';
