// The small things on the board: vehicles, worms, wormsigns, stations, ruins.

import type { Trooper } from '@landsraad/war-for-arrakis';
import type { IconName } from '../../../look/iconNames.ts';
import { CUT_SQUARE, DISC, HEXAGON, LARGE_HEXAGON, plaque } from './shapes.ts';

const Glyph = ({ name, size, y = 0 }: { readonly name: IconName; readonly size: number; readonly y?: number }) => (
  <use href={`#i-${name}`} x={-size / 2} y={y - size / 2} width={size} height={size} />
);

/** Whose it is: cut corners for the Harkonnens, round for the Atreides, six corners while the Smugglers are neutral. */
const VEHICLES = {
  harvester: ['harvester', 'harkonnen', CUT_SQUARE],
  ornithopter: ['ornithopter', 'harkonnen', CUT_SQUARE],
  escort: ['escort', 'harkonnen', CUT_SQUARE],
  carryall: ['carryall', 'harkonnen', CUT_SQUARE],
  'smuggler harvester': ['harvester', 'neutral', LARGE_HEXAGON],
  'smuggler carryall': ['carryall', 'neutral', LARGE_HEXAGON],
  'smuggler ornithopter': ['ornithopter', 'atreides', DISC],
  'frigate atreides': ['frigate', 'atreides', DISC],
  'frigate harkonnen': ['frigate', 'harkonnen', CUT_SQUARE],
} as const satisfies { readonly [kind: string]: readonly [IconName, string, string] };
export type VehicleKind = keyof typeof VEHICLES;
export const isVehicleKind = (kind: string): kind is VehicleKind => kind in VEHICLES;

export function Vehicle({ kind }: { readonly kind: VehicleKind }) {
  const [icon, side, shape] = VEHICLES[kind];
  return (
    <g className={`wa-vehicle wa-${side}`}>
      <path className="wa-shadow" d={shape} transform="translate(2 3)" />
      <path className="wa-plaque" d={shape} />
      <Glyph name={icon} size={27} />
    </g>
  );
}

/** The Guild Navigator beside an air zone, in the colours of whoever sent it. */
export const Navigator = ({ of }: { readonly of: 'atreides' | 'harkonnen' }) => (
  <g className={`wa-vehicle wa-${of}`}>
    <path className="wa-plaque" d={of === 'harkonnen' ? CUT_SQUARE : DISC} transform="scale(0.900)" />
    <Glyph name="navigator" size={25} />
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

/** A tent; what its token shows, only to whoever knows it. */
export const Camp = ({ vision }: { readonly vision: string | null }) => (
  <g className="wa-camp">
    <path d="M0-19L21 17H-21Z" />
    <Glyph name={vision === null ? 'camp' : (VISION_ICONS[vision] ?? 'camp')} size={vision === null ? 24 : 19} y={5} />
  </g>
);

const TROOPER_ICONS: { readonly [kind in Trooper]: IconName } = {
  suspensor: 'suspensor',
  rocket: 'rocket',
  sandrider: 'sandrider',
};
interface TroopersProps {
  readonly kind: Trooper;
  readonly n: number;
  /** Seen from afar the number is larger. */
  readonly afar?: boolean;
}
/** Desert Troopers of one kind: cut corners for the Harkonnens, round for the Atreides; several show their number. */
export const Troopers = ({ kind, n, afar = false }: TroopersProps) => {
  const side = kind === 'suspensor' ? 'harkonnen' : 'atreides';
  if (n > 1)
    return (
      <g className={`wa-trooper wa-${side}`}>
        <path className="wa-plaque" d={plaque(side, 64, 40)} />
        <g transform="translate(14 0)">
          <Glyph name={TROOPER_ICONS[kind]} size={27} />
        </g>
        <text className={`wa-count ${afar ? 'wa-afar' : ''}`} x="-14" y={afar ? 12 : 10}>
          {n}
        </text>
      </g>
    );
  return (
    <g className={`wa-trooper wa-${side}`}>
      {side === 'harkonnen' ? <path className="wa-plaque" d={CUT_SQUARE} /> : <circle className="wa-plaque" r="18.5" />}
      <Glyph name={TROOPER_ICONS[kind]} size={25} />
    </g>
  );
};

export const Ruin = () => (
  <g className="wa-ruin">
    <circle r="24" />
    <Glyph name="sietch-ruin" size={30} y={-2} />
  </g>
);
