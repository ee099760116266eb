// Outlines of the pieces, around their middle, in units of the board.

import type { SideName, SiteKind } from '../position.ts';

const n1 = (x: number): string => String(Math.round(x * 10) / 10);

export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const angle = -Math.PI / 2 + (n * Math.PI) / 5;
    const reach = n % 2 === 0 ? r : r * 0.46;
    return `${n1(x + Math.cos(angle) * reach)} ${n1(y + Math.sin(angle) * reach)}`;
  });
  return `M${points.join('L')}Z`;
}

export const diamond = (x: number, y: number, r: number): string =>
  `M${n1(x)} ${n1(y - r)}L${n1(x + r)} ${n1(y)}L${n1(x)} ${n1(y + r)}L${n1(x - r)} ${n1(y)}Z`;

export const triangle = (x: number, y: number, r: number): string =>
  `M${n1(x)} ${n1(y - r)}L${n1(x + r)} ${n1(y + r * 0.82)}H${n1(x - r)}Z`;

export const shield = (x: number, y: number, r: number): string =>
  `M${n1(x - r * 0.82)} ${n1(y - r * 0.86)}H${n1(x + r * 0.82)}V${n1(y + r * 0.2)}L${n1(x)} ${n1(y + r)}L${n1(x - r * 0.82)} ${n1(y + r * 0.2)}Z`;

/** Harkonnen plaques have cut corners, Atreides ones are round: never colour alone. */
export function plaque(side: SideName, w: number, h: number): string {
  const [x, y] = [w / 2, h / 2];
  if (side === 'harkonnen') {
    const c = 11;
    return `M${-x + c} ${-y}H${x - c}L${x} ${-y + c}V${y - c}L${x - c} ${y}H${-x + c}L${-x} ${y - c}V${-y + c}Z`;
  }
  const r = Math.min(20, y);
  return `M${-x + r} ${-y}H${x - r}Q${x} ${-y} ${x} ${-y + r}V${y - r}Q${x} ${y} ${x - r} ${y}H${-x + r}Q${-x} ${y} ${-x} ${y - r}V${-y + r}Q${-x} ${-y} ${-x + r} ${-y}Z`;
}

/** The outline tells the kind of site: dome, house, battlements, spire. */
export const SITES: { readonly [kind in Exclude<SiteKind, 'ruin'>]: string } = {
  sietch: 'M-19 16V-1A19 18 0 0 1 19-1V16Z',
  village: 'M-18 16V-5L0-20 18-5V16Z',
  city: 'M-20 16V-14H-11V-7H-5V-14H5V-7H11V-14H20V16Z',
  base: 'M-21 16V2L-12-13H12L21 2V16Z',
  capital: 'M-21 16V-9H-14V-16H-8V-9H-5L0-24 5-9H8V-16H14V-9H21V16Z',
};

export const CUT_SQUARE = 'M-17-14l5-5h24l5 5v28l-5 5h-24l-5-5z';
export const LARGE_HEXAGON = 'M0-21L18.500-10.500V10.500L0 21-18.500 10.500V-10.500Z';
export const DISC = 'M0-19.500A19.500 19.500 0 1 1 0 19.500A19.500 19.500 0 1 1 0-19.500Z';
export const HEXAGON = 'M0-19L17-9.500V9.500L0 19-17 9.500V-9.500Z';
/** A question mark that is no letter: it stays sharp at any size. */
export const UNKNOWN = 'M-3.200-2.600A3.300 3.300 0 1 1 1.600 .200Q0 1.200 0 2.800M0 5.600V5.700';
