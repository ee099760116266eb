import type { Seat } from '@landsraad/kernel';
import type { SeatLook } from '../games/parts.ts';
import type { IconName } from '../look/iconNames.ts';

const OUTLINES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'octagon'] as const;
const MORE = ['bene-gesserit', 'emperor'] as const;

/** Factions keep their colours and emblems in every game. */
const FACTIONS: { readonly [faction: string]: readonly [IconName, SeatLook['outline']] } = {
  atreides: ['emblem-atreides', 'circle'],
  harkonnen: ['emblem-harkonnen', 'octagon'],
  emperor: ['emblem-corrino', 'shield'],
  fremen: ['emblem-fremen', 'diamond'],
  'spacing-guild': ['emblem-spacing-guild', 'hexagon'],
  'bene-gesserit': ['emblem-bene-gesserit', 'drop'],
};

/** How seats look in a game that does not say: as the faction they are named for, else by their place. */
export function plainSeatLook(seat: Seat, title = ''): SeatLook {
  const faction = title.toLowerCase().replaceAll(' ', '-');
  const known = Object.hasOwn(FACTIONS, faction) ? FACTIONS[faction] : undefined;
  const [emblem, outline] = known ?? [null, OUTLINES[seat % OUTLINES.length] ?? 'circle'];
  const name = emblem !== null ? faction : seat < 4 ? `seat-${seat + 1}` : (MORE[seat - 4] ?? 'seat-1');
  const look = { on: `var(--${name}-on)`, text: `var(--${name}-text)`, outline, emblem };
  // The Harkonnens' own colour is nearly black: lines in their colour are drawn in that of their rim.
  return name === 'harkonnen'
    ? { ...look, colour: 'var(--harkonnen-rim)', fill: 'var(--harkonnen)' }
    : { ...look, colour: `var(--${name})` };
}

/** Outlines on a field from -24 to 24. */
export const OUTLINE_PATHS: { readonly [outline in SeatLook['outline']]: string } = {
  circle: 'M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z',
  square: 'M-18-18H18V18H-18Z',
  triangle: 'M0-21L22 18H-22Z',
  diamond: 'M0-23L22 0L0 23L-22 0Z',
  hexagon: 'M-12-20H12L23 0L12 20H-12L-23 0Z',
  octagon: 'M-9-20H9L20-9V9L9 20H-9L-20 9V-9Z',
  shield: 'M-19-15L-9-19L0-15L9-19L19-15V4Q19 15 0 22Q-19 15-19 4Z',
  drop: 'M0-22C25-6 23 20 0 20C-23 20-25-6 0-22Z',
};
