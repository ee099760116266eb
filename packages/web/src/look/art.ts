// Our own pictures: seeded dunes, moons and stars. No two cards alike, all of one family.

type Point = readonly [number, number];
type Random = () => number;

/** The same seed always draws the same picture. */
function seededRandom(seed: string): Random {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  let state = hash >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const f = (x: number): string => x.toFixed(1);

/** The crest line of a dune range: long windward slopes, short lees. */
function duneRange(random: Random, width: number, y: number, height: number, crests: number): Point[] {
  const points: Point[] = [[-20, y + height * 0.4]];
  let x = -20;
  for (let n = 0; n < crests; n++) {
    const dx = (width / crests) * (0.7 + 0.6 * random());
    const up = height * (0.5 + 0.9 * random());
    points.push([x + dx * 0.68, y - up], [x + dx, y + height * (0.1 + 0.3 * random())]);
    x += dx;
  }
  points.push([width + 40, y]);
  return points;
}

function smooth(points: readonly Point[]): string {
  let path = '';
  points.forEach(([x1, y1], n) => {
    const before = points[n - 1];
    if (before === undefined) path = `M${f(x1)} ${f(y1)}`;
    else {
      const m = (x1 - before[0]) * 0.5;
      path += `C${f(before[0] + m)} ${f(before[1])} ${f(x1 - m * 0.7)} ${f(y1)} ${f(x1)} ${f(y1)}`;
    }
  });
  return path;
}

/** The lee sides: from each crest to the hollow after it. */
function lees(points: readonly Point[], draw: (crest: Point, hollow: Point) => string): string {
  let all = '';
  for (let n = 1; n + 1 < points.length; n += 2) {
    const crest = points[n];
    const hollow = points[n + 1];
    if (crest !== undefined && hollow !== undefined) all += draw(crest, hollow);
  }
  return all;
}

const leeEdge = ([a, b]: Point, [c, d]: Point): string =>
  `M${f(a)} ${f(b)}C${f(a + (c - a) * 0.5)} ${f(b)} ${f(c - (c - a) * 0.35)} ${f(d)} ${f(c)} ${f(d)}`;

/** The picture of a card: dunes, sun and moon in the tint of whoever it belongs to. */
export function vignette(seed: string, width = 160, height = 72): string {
  const random = seededRandom(seed);
  const sunX = width * (0.16 + 0.68 * random());
  const sunR = height * (0.13 + 0.12 * random());
  let s = `<rect class="v-sky" width="${width}" height="${height}"/><circle class="v-sun" cx="${f(sunX)}" cy="${f(height * (0.26 + 0.2 * random()))}" r="${f(sunR)}"/>`;
  if (random() > 0.5)
    s += `<circle class="v-moon" cx="${f((sunX + width * (0.3 + 0.3 * random())) % width)}" cy="${f(height * 0.22)}" r="${f(sunR * 0.4)}"/>`;
  for (let k = 0; k < 3; k++) {
    const points = duneRange(random, width, height * (0.58 + k * 0.16), height * (0.17 - k * 0.02), 2 + k);
    s += `<path class="v-d${k}" d="${smooth(points)}V${height}H-20Z"/>`;
    s += lees(points, (crest, hollow) => {
      const [a, b] = crest;
      const c = hollow[0];
      return `<path class="v-s" d="${leeEdge(crest, hollow)}L${f(a + (c - a) * 0.2)} ${f(height)}C${f(a - 4)} ${f((b + height) / 2)} ${f(a + 5)} ${f(b + 8)} ${f(a)} ${f(b)}Z"/>`;
    });
  }
  return s;
}

function sky(random: Random, w: number, h: number): string {
  const x = w * 0.645;
  const y = h * 0.25;
  let s = `<defs><linearGradient id="p-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--p-sky0)"/><stop offset=".55" stop-color="var(--p-sky1)"/><stop offset=".82" stop-color="var(--p-sky2)"/><stop offset="1" stop-color="var(--p-sky3)"/></linearGradient><radialGradient id="p-moon" cx=".38" cy=".35" r=".75"><stop offset="0" stop-color="var(--p-m0)"/><stop offset="1" stop-color="var(--p-m1)"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#p-sky)"/><g class="p-stars">`;
  for (let n = 0; n < 150; n++) {
    const down = Math.pow(random(), 1.6) * h * 0.6;
    s += `<circle cx="${f(random() * w)}" cy="${f(down)}" r="${f(0.5 + random() * random() * 1.6)}" opacity="${f(0.35 + 0.6 * random())}"/>`;
  }
  s += `</g><circle cx="${x}" cy="${y}" r="82" class="p-halo"/><circle cx="${x}" cy="${y}" r="58" fill="url(#p-moon)"/>`;
  for (const [dx, dy, r] of [
    [17, 9, 13],
    [-22, -16, 8],
    [-8, 24, 6],
  ] as const)
    s += `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" class="p-crater"/>`;
  s += `<circle cx="${w * 0.725}" cy="${h * 0.13}" r="17" fill="url(#p-moon)"/>`;
  return `${s}<path class="p-thopter" transform="translate(${x - 30} ${y + 16}) scale(.8)" d="M-2.5-9h5l2 13-4.5 15-4.5-15zM0-3L-36-15-38-11-2 3zM0-3L36-15 38-11 2 3zM0 3L-30 7-31 10-1 8zM0 3L30 7 31 10 1 8z"/>`;
}

function mesas(random: Random, w: number, h: number): string {
  let path = `M0 ${h * 0.66}`;
  for (let x = 0; x < w;) {
    const wide = 30 + random() * 70;
    const up = h * (0.6 - random() * 0.085);
    path += `L${f(x + 10)} ${f(h * 0.655)}L${f(x + 18 + random() * 8)} ${f(up)}L${f(x + wide)} ${f(up + random() * 4)}L${f(x + wide + 14 + random() * 12)} ${f(h * 0.655)}`;
    x += wide + 40 + random() * 120;
  }
  return `<path class="p-mesa" d="${path}L${w} ${h * 0.66}V${h}H0Z"/>`;
}

function worm(w: number, h: number): string {
  const x = w * 0.555;
  const y = h * 0.735;
  const rings = Array.from({ length: 12 }, (_, n) => {
    const a = Math.PI * (1.08 - n * 0.09);
    return `M${f(x - 18 + Math.cos(a) * 80)} ${f(y + 46 - Math.sin(a) * 72)}L${f(x - 18 + Math.cos(a) * 134)} ${f(y + 46 - Math.sin(a) * 122)}`;
  }).join('');
  const body = `M${x - 150} ${y + 40}C${x - 120} ${y - 40} ${x - 60} ${y - 74} ${x} ${y - 70}C${x + 64} ${y - 66} ${x + 92} ${y - 26} ${x + 108} ${y + 40}L${x + 58} ${y + 40}C${x + 46} ${y - 4} ${x + 26} ${y - 26} ${x - 8} ${y - 28}C${x - 46} ${y - 30} ${x - 84} ${y - 6} ${x - 104} ${y + 40}Z`;
  return `<clipPath id="p-worm"><path d="${body}"/></clipPath><path class="p-worm" d="${body}"/><path class="p-rings" clip-path="url(#p-worm)" d="${rings}"/>`;
}

/** The wide picture of the home page, 1440 by 474. */
export function panorama(): string {
  const w = 1440;
  const h = 474;
  const random = seededRandom('landsraad-dusk');
  let s = sky(random, w, h) + mesas(random, w, h);
  for (let k = 0; k < 5; k++) {
    if (k === 1) s += worm(w, h);
    const height = h * (0.045 + k * 0.016);
    const points = duneRange(random, w, h * (0.68 + k * 0.082), height, 5 - Math.floor(k * 0.6));
    s += `<path class="p-d${k}" d="${smooth(points)}V${h}H-20Z"/>`;
    s += lees(points, (crest, hollow) => {
      const [a, b] = crest;
      const [c, d] = hollow;
      return `<path class="p-lee" d="${leeEdge(crest, hollow)}C${f(c - 30)} ${f(d + height)} ${f(a + 60)} ${f(h * 0.96)} ${f(a - 40)} ${f(h)}C${f(a + 20)} ${f(b + height * 1.6)} ${f(a - 26)} ${f(b + height * 0.8)} ${f(a)} ${f(b)}Z"/>`;
    });
    if (k < 2) continue;
    let ripples = '';
    for (let j = 0; j < 4; j++) ripples += smooth(points.map(([px, py]) => [px, py + 12 + j * (9 + k) + 3 * random()]));
    s += `<path class="p-ripple" d="${ripples}"/>`;
  }
  return s;
}
