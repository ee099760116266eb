// What is where, by area.

import { NAMED_LEADERS, WILD_MAKER } from '../leaders.ts';
import type { Garrison } from '../mahdi/mahdi.ts';
import { ATREIDES, HARKONNEN } from '../sides.ts';
import type { Look } from '../table.ts';
import { rememberWhile } from '@landsraad/kernel';
import { AREA_COUNT, type Area } from './areas.ts';

/** Who and what an area may hold: a bit for each. */
export const SOMEBODY = 1;
export const ATREIDES_LEGION = 2;
export const HARKONNEN_LEGION = 4;
export const SIETCH = 8;
export const SETTLEMENT = 16;
export const STATION = 32;
export const WORMSIGN = 64;
export const HARVESTER = 128;
export const SANDWORM = 256;
export const CAMP = 512;
export const SUSPENSORS = 1024;
export const ROCKETS = 2048;
export const SANDRIDER = 4096;
export const BASE = 8192;
export const TROOPERS = SUSPENSORS | ROCKETS | SANDRIDER;

/** What keeps an area from being free, by side. */
export const BARS = [SANDWORM | SETTLEMENT | HARKONNEN_LEGION, SANDWORM | SIETCH | BASE | ATREIDES_LEGION] as const;
/** What keeps an area from being empty. */
export const FILLS =
  SOMEBODY | SANDWORM | WORMSIGN | HARVESTER | SIETCH | SETTLEMENT | STATION | CAMP | TROOPERS | BASE;

type Table = Look['table'];
/** The lists that it is read from. */
type Lists = {
  -readonly [
    list in
      | 'legions'
      | 'tokens'
      | 'leaders'
      | 'sietches'
      | 'settlements'
      | 'stations'
      | 'wormsigns'
      | 'harvesters'
      | 'sandworms'
      | 'desertWar'
      | 'smugglers'
  ]: Table[list];
};
export interface Occupancy extends Lists {
  /** Facedown Harkonnen tokens. */
  garrison: readonly Garrison[];
  /** Grows with every change: what is derived from it is out of date then. */
  version: number;
  /** Everything in an area: the bits above. */
  readonly all: Uint16Array;
  /** One more than the position of its legion in the list; 0 for none. */
  readonly legion: Uint8Array;
  readonly facedown: Uint8Array;
  readonly garrisoned: Uint8Array;
  /** Units by side; a facedown token counts as one. */
  readonly units: readonly [Uint8Array, Uint8Array];
  /** Named leaders: a bit for each. */
  readonly named: Uint32Array;
  /** The areas of all legions by side, in the order of the board. */
  readonly areas: [readonly Area[], readonly Area[]];
  /** How many figures of each kind a side has on the board. */
  readonly figures: readonly [Figures, Figures];
  /** The areas with legions or tokens: only they are cleared for another look. */
  readonly peopled: Uint8Array;
  peopledAreas: number;
}
interface Figures {
  regular: number;
  elite: number;
  special: number;
  generic: number;
  escort: number;
}
const noFigures = (): Figures => ({ regular: 0, elite: 0, special: 0, generic: 0, escort: 0 });

const NOTHING: readonly never[] = [];
const emptyBoard = (): Occupancy => ({
  legions: NOTHING,
  tokens: NOTHING,
  leaders: NOTHING,
  sietches: NOTHING,
  settlements: NOTHING,
  stations: NOTHING,
  wormsigns: NOTHING,
  harvesters: NOTHING,
  sandworms: NOTHING,
  desertWar: null,
  garrison: NOTHING,
  smugglers: undefined,
  version: 0,
  all: new Uint16Array(AREA_COUNT),
  legion: new Uint8Array(AREA_COUNT),
  facedown: new Uint8Array(AREA_COUNT),
  garrisoned: new Uint8Array(AREA_COUNT),
  units: [new Uint8Array(AREA_COUNT), new Uint8Array(AREA_COUNT)],
  named: new Uint32Array(AREA_COUNT),
  areas: [[], []],
  figures: [noFigures(), noFigures()],
  peopled: new Uint8Array(AREA_COUNT),
  peopledAreas: 0,
});

const garrisonOf = (t: Table): readonly Garrison[] => (t.mahdi === null ? NOTHING : t.mahdi.tokens);
const hasUnits = (now: Occupancy, t: Table): boolean =>
  now.legions === t.legions && now.tokens === t.tokens && now.garrison === garrisonOf(t);
const hasThings = (now: Lists, t: Table): boolean =>
  now.wormsigns === t.wormsigns &&
  now.harvesters === t.harvesters &&
  now.sandworms === t.sandworms &&
  now.stations === t.stations &&
  now.sietches === t.sietches &&
  now.settlements === t.settlements &&
  now.desertWar === t.desertWar &&
  now.smugglers === t.smugglers;

/** What is where in the position being looked at; only good until the next change. */
export const occupancy = rememberWhile(
  (now: Occupancy, { table }: Look) => hasUnits(now, table) && now.leaders === table.leaders && hasThings(now, table),
  ({ table }, before) => {
    const now = before ?? emptyBoard();
    now.version++;
    if (before === null || !hasUnits(now, table)) placeUnits(now, table);
    const wildMaker = now.leaders[WILD_MAKER];
    if (now.leaders !== table.leaders) placeLeaders(now, table);
    if (!hasThings(now, table) || table.leaders[WILD_MAKER] !== wildMaker) placeThings(now, table);
    return now;
  },
);

/** Those who are somewhere, and everything else. */
const WHO = SOMEBODY | ATREIDES_LEGION | HARKONNEN_LEGION;
const WHAT = ~WHO;

function placeUnits(now: Occupancy, table: Table): void {
  const { legions, tokens } = table;
  now.legions = legions;
  now.tokens = tokens;
  now.garrison = garrisonOf(table);
  const { all, legion, facedown, garrisoned } = now;
  const [green, black] = now.units;
  for (let n = 0; n < now.peopledAreas; n++) {
    const a = now.peopled[n] ?? 0;
    all[a] = (all[a] ?? 0) & WHAT;
    legion[a] = green[a] = black[a] = facedown[a] = garrisoned[a] = 0;
  }
  now.figures.forEach(clear);
  for (let n = 0; n < legions.length; n++) {
    const l = legions[n];
    if (l === undefined) continue;
    legion[l.area] = n + 1;
    all[l.area] = (all[l.area] ?? 0) | SOMEBODY;
    tick(l.area);
    now.units[l.side][l.area] = l.regular + l.elite + l.special; // § wfa.setup.not-units
    const figures = now.figures[l.side];
    figures.regular += l.regular;
    figures.elite += l.elite;
    figures.special += l.special;
    figures.generic += l.generic;
    figures.escort += l.escort;
  }
  for (let n = 0; n < tokens.length; n++) {
    const a = tokens[n]?.area ?? -1;
    facedown[a] = (facedown[a] ?? 0) + 1;
    green[a] = (green[a] ?? 0) + 1; // § wfa.setup.token-counts-as-unit
    all[a] = (all[a] ?? 0) | SOMEBODY;
    tick(a);
  }
  for (const { area } of now.garrison) {
    garrisoned[area] = (garrisoned[area] ?? 0) + 1;
    black[area] = (black[area] ?? 0) + 1; // § wfa.solo.token-unit
    all[area] = (all[area] ?? 0) | SOMEBODY;
    tick(area);
  }
  now.peopledAreas = writeTicked(now.peopled);
  const greenAreas: Area[] = [];
  const blackAreas: Area[] = [];
  for (let n = 0; n < now.peopledAreas; n++) {
    const a = now.peopled[n] ?? 0;
    if ((green[a] ?? 0) > 0) all[a] = (all[a] ?? 0) | ATREIDES_LEGION;
    if ((black[a] ?? 0) > 0) all[a] = (all[a] ?? 0) | HARKONNEN_LEGION;
    const side = legions[(legion[a] ?? 0) - 1]?.side;
    if (side === HARKONNEN || (garrisoned[a] ?? 0) > 0) blackAreas.push(a);
    if (side === ATREIDES || (facedown[a] ?? 0) > 0) greenAreas.push(a); // § wfa.setup.legion
  }
  now.areas[ATREIDES] = greenAreas;
  now.areas[HARKONNEN] = blackAreas;
}

/** A bit for each area: read again, they come in the order of the board. */
const ticks = new Int32Array((AREA_COUNT >> 5) + 1);
function tick(a: Area): void {
  if (a >= 0) ticks[a >> 5] = (ticks[a >> 5] ?? 0) | (1 << (a & 31));
}
/** Writes them down and says how many there are. */
function writeTicked(areas: Uint8Array): number {
  let count = 0;
  for (let n = 0; n < ticks.length; n++) {
    for (let left = ticks[n] ?? 0; left !== 0; left &= left - 1)
      areas[count++] = (n << 5) + 31 - Math.clz32(left & -left);
    ticks[n] = 0;
  }
  return count;
}
function clear(f: Figures): void {
  f.regular = f.elite = f.special = f.generic = f.escort = 0;
}

function placeLeaders(now: Occupancy, { leaders }: Table): void {
  now.leaders = leaders;
  now.named.fill(0);
  for (let n = 0; n < NAMED_LEADERS.length; n++) {
    const l = NAMED_LEADERS[n] ?? -1;
    const a = leaders[l] ?? -1;
    if (a >= 0) now.named[a] = (now.named[a] ?? 0) | (1 << l);
  }
}

function placeThings(now: Occupancy, table: Table): void {
  now.sietches = table.sietches;
  now.settlements = table.settlements;
  now.stations = table.stations;
  now.wormsigns = table.wormsigns;
  now.harvesters = table.harvesters;
  now.sandworms = table.sandworms;
  now.desertWar = table.desertWar;
  now.smugglers = table.smugglers;
  const { all } = now;
  for (let a = 0; a < all.length; a++) all[a] = (all[a] ?? 0) & WHO;
  mark(all, now.sietches, SIETCH);
  mark(all, now.settlements, SETTLEMENT);
  mark(all, now.stations, STATION);
  mark(all, now.wormsigns, WORMSIGN);
  mark(all, now.harvesters, HARVESTER);
  mark(all, now.sandworms, SANDWORM);
  if (now.desertWar !== null) {
    mark(all, now.desertWar.camps, CAMP);
    mark(all, now.desertWar.suspensor, SUSPENSORS);
    mark(all, now.desertWar.rocket, ROCKETS);
    mark(all, now.desertWar.sandrider, SANDRIDER);
  }
  if (now.smugglers !== undefined) {
    mark(all, now.smugglers.harvesters, HARVESTER); // § wfa.smugglers.neutral-vehicles
    markOne(all, now.smugglers.base, BASE);
  }
  markOne(all, now.leaders[WILD_MAKER] ?? -1, SANDWORM); // § wfa.leaders.wild-maker-is-sandworm
}
function mark(all: Uint16Array, areas: readonly Area[], bit: number): void {
  for (let n = 0; n < areas.length; n++) markOne(all, areas[n] ?? -1, bit);
}
function markOne(all: Uint16Array, a: Area, bit: number): void {
  if (a >= 0) all[a] = (all[a] ?? 0) | bit;
}
