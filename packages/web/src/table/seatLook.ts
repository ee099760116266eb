import type { Seat } from '@landsraad/kernel';
import type { SeatLook } from '../games/parts.ts';

const OUTLINES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'octagon'] as const;
const MORE = ['bene-gesserit', 'corrino'] as const;

/** How seats look in a game that does not say: the four seats of the tokens, then two factions' colours. */
export function plainSeatLook(seat: Seat): SeatLook {
  const outline = OUTLINES[seat % OUTLINES.length] ?? 'circle';
  const name = seat < 4 ? `seat-${seat + 1}` : (MORE[seat - 4] ?? 'seat-1');
  return { colour: `var(--${name})`, on: `var(--${name}-on)`, text: `var(--${name}-text)`, outline, emblem: null };
}

/** Outlines on a field from -24 to 24. */
export const OUTLINE_PATHS: { readonly [outline in SeatLook['outline']]: string } = {
  circle: 'M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z',
  square: 'M-18-18H18V18H-18Z',
  triangle: 'M0-21L22 18H-22Z',
  diamond: 'M0-23L22 0L0 23L-22 0Z',
  hexagon: 'M-12-20H12L23 0L12 20H-12L-23 0Z',
  octagon: 'M-9-20H9L20-9V9L9 20H-9L-20 9V-9Z',
};
