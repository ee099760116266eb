// Points, polygons and lines.

export type Point = readonly [x: number, y: number];

/** Around a list: the entry after the last is the first. */
export function around<T>(list: readonly T[], n: number): T {
  const found = list[((n % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('an empty list has no entries');
  return found;
}

const cross = (a: Point, b: Point): number => a[0] * b[1] - b[0] * a[1];

/** Positive when the corners go clockwise on the screen. */
export function signedArea(polygon: readonly Point[]): number {
  let sum = 0;
  for (let n = 0; n < polygon.length; n++) sum += cross(around(polygon, n), around(polygon, n + 1));
  return sum / 2;
}

export function centroid(polygon: readonly Point[]): Point {
  let [x, y, sum] = [0, 0, 0];
  for (let n = 0; n < polygon.length; n++) {
    const [a, b] = [around(polygon, n), around(polygon, n + 1)];
    const c = cross(a, b);
    sum += c;
    x += (a[0] + b[0]) * c;
    y += (a[1] + b[1]) * c;
  }
  return [x / (3 * sum), y / (3 * sum)];
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function perimeter(polygon: readonly Point[]): number {
  let sum = 0;
  for (let n = 0; n < polygon.length; n++) sum += distance(around(polygon, n), around(polygon, n + 1));
  return sum;
}

const side = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
/** Whether two segments cross in their inner parts. */
export const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Whether a polygon does not cross itself. */
export function isSimple(polygon: readonly Point[]): boolean {
  const n = polygon.length;
  for (let i = 0; i < n; i++)
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (crosses(around(polygon, i), around(polygon, i + 1), around(polygon, j), around(polygon, j + 1))) return false;
    }
  return true;
}

export function linesCross(a: readonly Point[], b: readonly Point[]): boolean {
  for (let i = 0; i + 1 < a.length; i++)
    for (let j = 0; j + 1 < b.length; j++)
      if (crosses(around(a, i), around(a, i + 1), around(b, j), around(b, j + 1))) return true;
  return false;
}

export function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (let n = 0; n < polygon.length; n++) {
    const [a, b] = [around(polygon, n), around(polygon, n - 1)];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy || 1e-9;
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  return Math.hypot(a[0] + dx * t - p[0], a[1] + dy * t - p[1]);
}

/** A smooth line through all points, each stretch in so many steps. */
export function smooth(points: readonly Point[], steps: number): Point[] {
  const line: Point[] = [];
  for (let n = 0; n + 1 < points.length; n++) {
    const [p1, p2] = [around(points, n), around(points, n + 1)];
    const [p0, p3] = [points[n - 1] ?? p1, points[n + 2] ?? p2];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const along = (i: 0 | 1): number =>
        0.5 *
        (2 * p1[i] +
          (p2[i] - p0[i]) * t +
          (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t +
          (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t * t * t);
      line.push([along(0), along(1)]);
    }
  }
  line.push(around(points, -1));
  return line;
}
