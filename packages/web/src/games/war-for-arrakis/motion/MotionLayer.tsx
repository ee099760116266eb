import type { ReactNode } from 'react';
import { Travelling } from '../../../board/Travelling.tsx';
import { isStill } from '../../../board/useMotion.ts';
import type { IconName } from '../../../look/iconNames.ts';
import { cellOf, ZONE_PLACES, type Point } from '../map/atlas.ts';
import { LegionPiece } from '../pieces/LegionPiece.tsx';
import { Camp, Sandworm, Station, Troopers, Vehicle, Wormsign } from '../pieces/tokens.tsx';
import { placesOf, type Change, type SmallThing, type Thing } from './changes.ts';
import { routeOf } from './route.ts';
import type { ArrakisScene, Strike } from './telling.ts';
import '../../../board/motion.css';
import './motion.css';

const at = (place: string): Point => ZONE_PLACES.get(place) ?? cellOf(place).at;

function Small({ small }: { readonly small: SmallThing }) {
  switch (small) {
    case 'worm':
    case 'wild maker':
      return <Sandworm wild={small === 'wild maker'} />;
    case 'wormsign':
      return <Wormsign />;
    case 'station':
      return <Station vision={null} />;
    case 'camp':
      return <Camp vision={null} />;
    case 'suspensor':
    case 'rocket':
    case 'sandrider':
      return <Troopers kind={small} n={1} />;
    case 'site':
      return null;
    default:
      return <Vehicle kind={small} />;
  }
}
const Ghost = ({ thing }: { readonly thing: Thing }) =>
  'legion' in thing ? <LegionPiece legion={thing.legion} site={null} /> : <Small small={thing.small} />;

const Placed = ({
  place,
  name,
  children,
}: {
  readonly place: string;
  readonly name?: string;
  readonly children: ReactNode;
}) => {
  const [x, y] = at(place);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={name}>{children}</g>
    </g>
  );
};

function Played({ change }: { readonly change: Change }) {
  switch (change.kind) {
    case 'moved':
      return (
        <Travelling way={routeOf(change.from, change.to, 'legion' in change.thing)}>
          <Ghost thing={change.thing} />
        </Travelling>
      );
    case 'went':
      return (
        <Placed place={change.at} name="map-going">
          <Ghost thing={change.thing} />
        </Placed>
      );
    case 'came': {
      const worm = 'small' in change.thing && change.thing.small === 'worm';
      return (
        <Placed place={change.at}>
          <circle className={worm ? 'map-rising' : 'map-coming'} r={worm ? 44 : 36} />
        </Placed>
      );
    }
    case 'altered':
      return null;
  }
}

const ICONS: { readonly [kind in Strike['kind']]: IconName } = { storm: 'storm', worm: 'sandworm', atomics: 'atomics' };

/** What happened, played once over the board; without motion the places are only outlined. Strikes grow as letters do, from afar. */
export function MotionLayer({ scene, letters }: { readonly scene: ArrakisScene; readonly letters: number }) {
  const places = [...placesOf(scene.changes), ...scene.strikes.map((s) => s.area)];
  if (isStill())
    return (
      <g className="map-changed" aria-hidden="true">
        <Outlines places={places} />
      </g>
    );
  return (
    <g className="map-motion" aria-hidden="true" key={scene.number}>
      {scene.changes.map((change, n) => (
        <Played key={n} change={change} />
      ))}
      {scene.strikes.map(({ kind, area }, n) => (
        <Placed key={`strike ${n}`} place={area} name={`map-strike ${kind}`}>
          <g transform={`scale(${letters.toFixed(2)})`}>
            <circle r="46" />
            <use href={`#i-${ICONS[kind]}`} x="-32" y="-32" width="64" height="64" />
          </g>
        </Placed>
      ))}
    </g>
  );
}

/** Lines around places, areas and air zones alike. */
export const Outlines = ({ places }: { readonly places: readonly string[] }) => (
  <>
    {[...new Set(places)].map((place) => {
      const zone = ZONE_PLACES.get(place);
      return zone === undefined ? (
        <path key={place} d={cellOf(place).path} />
      ) : (
        <circle key={place} cx={zone[0]} cy={zone[1]} r="40" />
      );
    })}
  </>
);
