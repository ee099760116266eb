import { Travelling } from '../../../board/Travelling.tsx';
import { isStill } from '../../../board/useMotion.ts';
import type { IconName } from '../../../look/iconNames.ts';
import { middleOf, pathOf, placeOf, SIZE, WEDGE } from '../map/atlas.ts';
import { Force } from '../pieces/Force.tsx';
import { isTerritory, territoryOf } from '../position.ts';
import { placesOf, SWEEP, sweptBy, type Change, type DuneScene, type Strike } from './telling.ts';
import '../../../board/motion.css';
import './motion.css';

const MIDDLE = SIZE / 2;
const ICONS: { readonly [kind in Strike['kind']]: IconName } = {
  worm: 'sandworm',
  atomics: 'atomics',
  battle: 'conflict',
};
const territory = (place: string): string => (isTerritory(place) ? place : territoryOf(place));

function Played({ change, grow }: { readonly change: Change; readonly grow: number }) {
  switch (change.kind) {
    case 'moved':
      return (
        <Travelling way={[placeOf(change.from)?.at ?? [0, 0], placeOf(change.to)?.at ?? [0, 0]]}>
          <Force seen={change.group} at={[0, 0]} grow={grow} />
        </Travelling>
      );
    case 'went':
      return (
        <g className="map-going">
          <Force seen={change.group} at={placeOf(change.at)?.at ?? [0, 0]} grow={grow} />
        </g>
      );
    case 'came':
    case 'spice': {
      const [x, y] = placeOf(change.at)?.at ?? [0, 0];
      return (
        <g transform={`translate(${x} ${y})`}>
          <circle className={change.kind === 'spice' ? 'map-rising' : 'map-coming'} r="40" />
        </g>
      );
    }
    case 'storm':
      return sweptBy(change.from, change.to).map((sector, n) => (
        <path
          key={sector}
          className="dn-sweeping"
          d={WEDGE}
          transform={`rotate(${-20 * sector} ${MIDDLE} ${MIDDLE})`}
          style={{ animationDelay: `${n * SWEEP}ms` }}
        />
      ));
  }
}

/** What happened, played once over the map; without motion the places are only outlined. */
export function MotionLayer({ scene, grow }: { readonly scene: DuneScene; readonly grow: number }) {
  if (isStill())
    return (
      <g className="map-changed" aria-hidden="true">
        {placesOf(scene.changes).map((place) => (
          <path key={place} d={placeOf(place)?.path ?? ''} />
        ))}
        {scene.strikes.map((s) => (
          <path key={s.territory} d={pathOf(territory(s.territory))} />
        ))}
      </g>
    );
  return (
    <g className="map-motion" aria-hidden="true" key={scene.number}>
      {scene.changes.map((change, n) => (
        <Played key={n} change={change} grow={grow} />
      ))}
      {scene.strikes.map((s, n) => {
        const [x, y] = middleOf(territory(s.territory));
        return (
          <g key={n} transform={`translate(${x} ${y}) scale(${grow.toFixed(2)})`}>
            <g className={`map-strike ${s.kind}`}>
              <circle r="46" />
              <use href={`#i-${ICONS[s.kind]}`} x="-30" y="-30" width="60" height="60" />
            </g>
          </g>
        );
      })}
    </g>
  );
}
