import type { SeatLook } from '../parts.ts';

const seat = (token: string, outline: SeatLook['outline'], emblem: SeatLook['emblem']): SeatLook => ({
  colour: `var(--${token})`,
  on: `var(--${token}-on)`,
  text: `var(--${token}-text)`,
  outline,
  emblem,
});

/** Amber, Cobalt, Jade, Rose. */
export const SEATS: readonly SeatLook[] = [
  seat('spacing-guild', 'circle', 'sun'),
  seat('bene-gesserit', 'square', 'moon'),
  seat('atreides', 'hexagon', 'station'),
  seat('corrino', 'diamond', 'special-elite'),
];
