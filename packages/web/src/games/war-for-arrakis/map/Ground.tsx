import { memo } from 'react';
import { CORNER, HEIGHT, WIDTH } from './atlas.ts';
import terrain from './terrain.svg?raw';
import './ground.css';

const LAYERS = { __html: terrain.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') };

/** Sand, rock and borders. It never changes, so it is drawn once and never again. */
export const Ground = memo(() => (
  <>
    <defs>
      <clipPath id="wa-frame">
        <rect width={WIDTH} height={HEIGHT} rx={CORNER} />
      </clipPath>
      <radialGradient id="wa-dusk" cx=".5" cy=".48" r=".72">
        <stop offset=".55" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#1a0d04" stopOpacity=".34" />
      </radialGradient>
      <linearGradient id="wa-light" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".1" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
    </defs>
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
