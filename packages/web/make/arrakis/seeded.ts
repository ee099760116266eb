// Numbers that look random and are the same each time: the map must come out alike on every machine.

export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(word: string): number {
  let hash = 2166136261;
  for (let n = 0; n < word.length; n++) {
    hash ^= word.charCodeAt(n);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Gentle hills between about -1 and 1: a slope at each crossing of a grid, faded into each other. */
export function hills(seed: number): (x: number, y: number) => number {
  const random = seeded(seed);
  const order = Array.from({ length: 256 }, (_, n) => n);
  for (let n = 255; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [order[n], order[other]] = [order[other] ?? 0, order[n] ?? 0];
  }
  const at = (n: number): number => order[n & 255] ?? 0;
  const slope = (ix: number, iy: number, dx: number, dy: number): number => {
    const angle = (at(at(ix) + iy) / 256) * Math.PI * 2;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - ix, y - iy];
    const [u, v] = [fade(dx), fade(dy)];
    const upper = mix(slope(ix, iy, dx, dy), slope(ix + 1, iy, dx - 1, dy), u);
    const lower = mix(slope(ix, iy + 1, dx, dy - 1), slope(ix + 1, iy + 1, dx - 1, dy - 1), u);
    return mix(upper, lower, v) * 1.5;
  };
}
