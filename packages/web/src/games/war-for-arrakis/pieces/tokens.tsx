// The small things on the board: vehicles, worms, wormsigns, stations, ruins.

import type { IconName } from '../../../look/iconNames.ts';
import { CUT_SQUARE, HEXAGON } from './shapes.ts';

const Glyph = ({ name, size, y = 0 }: { readonly name: IconName; readonly size: number; readonly y?: number }) => (
  <use href={`#i-${name}`} x={-size / 2} y={y - size / 2} width={size} height={size} />
);

export const Vehicle = ({ kind }: { readonly kind: 'harvester' | 'ornithopter' | 'carryall' }) => (
  <g className="wa-vehicle wa-harkonnen">
    <path className="wa-shadow" d={CUT_SQUARE} transform="translate(2 3)" />
    <path className="wa-plaque" d={CUT_SQUARE} />
    <Glyph name={kind} size={27} />
  </g>
);

export const Sandworm = ({ wild = false }: { readonly wild?: boolean }) => (
  <g className={`wa-worm ${wild ? 'wa-wild' : ''}`}>
    <circle className="wa-worm-ring" r="29" />
    <circle className="wa-worm-body" r="24" />
    <Glyph name={wild ? 'wild-maker' : 'sandworm'} size={35} />
  </g>
);

export const Wormsign = () => (
  <g className="wa-sign">
    <circle r="18" />
    <Glyph name="wormsign" size={24} />
  </g>
);

const VISION_ICONS: { readonly [vision: string]: IconName } = {
  kwisatzHaderach: 'prescience',
  sandDwellers: 'water',
  jihad: 'sword',
};
/** A station nobody has claimed; what it serves is shown to whoever knows. */
export const Station = ({ vision }: { readonly vision: string | null }) => (
  <g className="wa-station">
    <path d={HEXAGON} />
    <Glyph name={vision === null ? 'station' : (VISION_ICONS[vision] ?? 'station')} size={23} y={-1} />
  </g>
);

export const Ruin = () => (
  <g className="wa-ruin">
    <circle r="24" />
    <Glyph name="sietch-ruin" size={30} y={-2} />
  </g>
);
