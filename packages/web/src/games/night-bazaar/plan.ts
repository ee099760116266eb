/** Where everything stands: beside each other on a desk, closer together on a phone. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly stall: (n: number, of: number) => Spot;
  readonly tent: (seat: number, of: number) => Spot;
  readonly bell: Spot;
  /** How high the lamps hang. */
  readonly cord: number;
  readonly deck: Spot;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const WIDE: Plan = {
  width: 960,
  height: 590,
  stall: (n, of) => ({ x: 480 + (n - (of - 1) / 2) * 222, y: 262, scale: 1 }),
  tent: (seat, of) => ({ x: (960 / of) * (seat + 0.5), y: 494, scale: of > 3 ? 0.92 : 1 }),
  bell: { x: 92, y: 322, scale: 1 },
  cord: 92,
  deck: { x: 862, y: 318, scale: 1 },
};
export const TALL: Plan = {
  width: 480,
  height: 600,
  stall: (n, of) => ({
    x: 240 + (n - (of - 1) / 2) * (of > 2 ? 156 : 212),
    y: of > 2 ? 304 : 294,
    scale: of > 2 ? 0.74 : 0.98,
  }),
  tent: (seat, of) => ({ x: (480 / of) * (seat + 0.5), y: 506, scale: of > 3 ? 0.56 : of > 2 ? 0.74 : 0.96 }),
  bell: { x: 62, y: 118, scale: 0.86 },
  cord: 14,
  deck: { x: 404, y: 104, scale: 0.86 },
};

export const place = ({ x, y, scale }: Spot): string => `translate(${x} ${y}) scale(${scale})`;
