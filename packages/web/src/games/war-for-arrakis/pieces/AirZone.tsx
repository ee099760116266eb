import type { SideName } from '../position.ts';
import { Navigator, Vehicle, isVehicleKind } from './tokens.tsx';

/** A ring on the line between two sectors, with what flies in it. */
export const AirZone = ({
  vehicle,
  navigator,
}: {
  readonly vehicle: string;
  /** Whose navigator closes it; null: nobody's. */
  readonly navigator: SideName | null;
}) => (
  <g className="wa-air">
    <circle className="wa-air-ring" r={vehicle === '' ? 25 : 31} />
    {isVehicleKind(vehicle) ? (
      <g transform="scale(1.120)">
        <Vehicle kind={vehicle} />
      </g>
    ) : (
      <use href="#i-air-zone" x="-16" y="-16" width="32" height="32" />
    )}
    {navigator === null ? null : (
      <g transform="translate(24 -22)">
        <Navigator of={navigator} />
      </g>
    )}
  </g>
);
