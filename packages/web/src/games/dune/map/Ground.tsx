import { memo } from 'react';
import { BORDERS, RADIUS, RIPPLES, ROCK, SECTOR_LINES, SIZE, STRONGHOLDS } from './atlas.ts';

const MIDDLE = SIZE / 2;

/** What never changes: sand, rock, strongholds, the Polar Sink and the lines between them. */
export const Ground = memo(() => (
  <g className="dn-ground">
    <circle className="dn-rim" cx={MIDDLE} cy={MIDDLE} r={RADIUS + 56} />
    <circle className="dn-sand" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
    <path className="dn-ripples" d={RIPPLES} />
    <path className="dn-shadow" d={ROCK} transform="translate(3 5)" />
    <path className="dn-rock" d={ROCK} />
    <path className="dn-rock-edge" d={BORDERS.rock} />
    <path className="dn-shadow" d={STRONGHOLDS} transform="translate(3 5)" />
    <path className="dn-hold" d={STRONGHOLDS} />
    <path className="dn-border" d={`${BORDERS.sand}${BORDERS.rock}`} />
    <path className="dn-hold-edge" d={BORDERS.stronghold} />
    <path className="dn-sectors" d={SECTOR_LINES} />
    <circle className="dn-polar" cx={MIDDLE} cy={MIDDLE} r="70" />
    <circle className="dn-polar inner" cx={MIDDLE} cy={MIDDLE} r="52" />
    <circle className="dn-edge" cx={MIDDLE} cy={MIDDLE} r={RADIUS} />
  </g>
));
Ground.displayName = 'Ground';
