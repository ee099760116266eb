import { memo } from 'react';
import { CORNER, HEIGHT, WIDTH } from './atlas.ts';
import { DUSK, GROUND } from './groundLayers.ts';
import './ground.css';

const LAYERS = { __html: GROUND };
const LIGHT = { __html: DUSK };

/** Sand, rock and borders. It never changes, so it is drawn once and never again. */
export const Ground = memo(() => (
  <>
    <defs>
      <clipPath id="wa-frame">
        <rect width={WIDTH} height={HEIGHT} rx={CORNER} />
      </clipPath>
    </defs>
    <defs dangerouslySetInnerHTML={LIGHT} />
    <rect className="wa-under" x="-7" y="-7" width={WIDTH + 14} height={HEIGHT + 14} rx={CORNER + 6} />
    <rect className="wa-base" width={WIDTH} height={HEIGHT} rx={CORNER} />
    <g clipPath="url(#wa-frame)">
      <g dangerouslySetInnerHTML={LAYERS} />
      <rect width={WIDTH} height={HEIGHT} fill="url(#wa-dusk)" />
      <rect width={WIDTH} height={HEIGHT} fill="url(#wa-light)" />
    </g>
  </>
));
Ground.displayName = 'Ground';
