// Which part of a board is seen, and how large. Plain arithmetic: the hook beside it moves the picture.

export type Point = readonly [number, number];
export interface Camera {
  /** The middle of what is seen, in board units. */
  readonly x: number;
  readonly y: number;
  /** Pixels per unit. */
  readonly scale: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** How a board of some size is looked at. */
export interface Lens {
  readonly fitScale: (size: Size) => number;
  /** The whole board. */
  readonly fitted: (size: Size) => Camera;
  /** Keeps the board in sight: in the middle if it is smaller than the window, else with little empty ground beside it. */
  readonly within: (c: Camera, size: Size, beyond?: number) => Camera;
  /** Closer or farther, with the same place under a point of the window. */
  readonly zoomed: (c: Camera, size: Size, factor: number, over: Point) => Camera;
}

/** Room around the frame. */
const MARGIN = 8;
/** So many pixels one may look beyond the edge, to see what lies under a button in the corner. */
const BEYOND = 70;
const CLOSEST = 2;
const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));

export function lensOn({ width, height }: Size): Lens {
  const fitScale = (size: Size): number =>
    Math.max(0.05, Math.min(size.width / (width + 2 * MARGIN), size.height / (height + 2 * MARGIN)));
  const within = (c: Camera, size: Size, beyond = BEYOND): Camera => {
    const scale = clamp(c.scale, fitScale(size), Math.max(CLOSEST, fitScale(size)));
    const along = (at: number, length: number, seen: number): number => {
      const half = seen / scale / 2;
      const margin = MARGIN + beyond / scale;
      return length + 2 * MARGIN <= half * 2 ? length / 2 : clamp(at, half - margin, length + margin - half);
    };
    return { x: along(c.x, width, size.width), y: along(c.y, height, size.height), scale };
  };
  return {
    fitScale,
    fitted: (size) => ({ x: width / 2, y: height / 2, scale: fitScale(size) }),
    within,
    zoomed: (c, size, factor, over) => {
      const scale = clamp(c.scale * factor, fitScale(size), Math.max(CLOSEST, fitScale(size)));
      const [x, y] = placeUnder(c, size, over);
      const at = { x: x - (over[0] - size.width / 2) / scale, y: y - (over[1] - size.height / 2) / scale, scale };
      return within(at, size);
    },
  };
}

export function viewBoxOf(c: Camera, size: Size): string {
  const [w, h] = [size.width / c.scale, size.height / c.scale];
  return [c.x - w / 2, c.y - h / 2, w, h].map((n) => n.toFixed(2)).join(' ');
}

/** The place on the board under a point of the window. */
export const placeUnder = (c: Camera, size: Size, [px, py]: Point): Point => [
  c.x + (px - size.width / 2) / c.scale,
  c.y + (py - size.height / 2) / c.scale,
];
/** The point of the window over a place on the board. */
export const pointOver = (c: Camera, size: Size, [x, y]: Point): Point => [
  (x - c.x) * c.scale + size.width / 2,
  (y - c.y) * c.scale + size.height / 2,
];

/** What must be done to a picture drawn for one camera so that it shows another. */
export function transformBetween(drawn: Camera, wanted: Camera, size: Size): string {
  const ratio = wanted.scale / drawn.scale;
  const along = (from: number, to: number, seen: number): number =>
    ((1 - ratio) * seen) / 2 + (from - to) * wanted.scale;
  const [x, y] = [along(drawn.x, wanted.x, size.width), along(drawn.y, wanted.y, size.height)];
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${ratio.toFixed(5)})`;
}

export function sees(c: Camera, size: Size, [x, y]: Point): boolean {
  const [px, py] = pointOver(c, size, [x, y]);
  return px >= 0 && py >= 0 && px <= size.width && py <= size.height;
}
