// What is where, by area. What lies on the table is never changed in place, so this is made anew only when one of its
// lists has been replaced.

import { ATREIDES, HARKONNEN, NAMED_LEADERS, WILD_MAKER } from '../leaders.ts';
import type { Look } from '../table.ts';
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

/** What keeps an area from being free, by side. § wfa.setup.free-area § wfa.setup.free-sandworm-both */
export const BARS = [SANDWORM | SETTLEMENT | HARKONNEN_LEGION, SANDWORM | SIETCH | ATREIDES_LEGION] as const;
/** What keeps an area from being empty. § wfa.setup.empty-area § wfa.setup.free-station-harvester */
export const FILLS = SOMEBODY | SANDWORM | WORMSIGN | HARVESTER | SIETCH | SETTLEMENT | STATION;

export interface Occupancy {
  /** Grows with every change: whoever derives more from it knows when that is out of date. */
  version: number;
  /** Everything in an area: the bits above. */
  readonly all: Uint16Array;
  /** One more than the position of its legion in the list; 0 for none. */
  readonly legion: Uint8Array;
  readonly tokens: Uint8Array;
  /** Units by seat; a facedown token counts as one. */
  readonly units: readonly [Uint8Array, Uint8Array];
  /** Named leaders: a bit for each. */
  readonly named: Uint32Array;
  /** The areas of all legions by seat, in the order of the board. */
  readonly areas: [readonly Area[], readonly Area[]];
  /** How many figures of each kind a seat has on the board. */
  readonly figures: readonly [Figures, Figures];
}
interface Figures {
  regular: number;
  elite: number;
  special: number;
  generic: number;
}
const noFigures = (): Figures => ({ regular: 0, elite: 0, special: 0, generic: 0 });

/** Legions and tokens; everything else. */
const who = new Uint16Array(AREA_COUNT);
const what = new Uint16Array(AREA_COUNT);
const now: Occupancy = {
  version: 0,
  all: new Uint16Array(AREA_COUNT),
  legion: new Uint8Array(AREA_COUNT),
  tokens: new Uint8Array(AREA_COUNT),
  units: [new Uint8Array(AREA_COUNT), new Uint8Array(AREA_COUNT)],
  named: new Uint32Array(AREA_COUNT),
  areas: [[], []],
  figures: [noFigures(), noFigures()],
};
const NOTHING: readonly never[] = [];
let legions: Look['table']['legions'] = NOTHING;
let tokens: Look['table']['tokens'] = NOTHING;
let sietches: readonly Area[] = NOTHING;
let settlements: readonly Area[] = NOTHING;
let stations: readonly Area[] = NOTHING;
let wormsigns: readonly Area[] = NOTHING;
let harvesters: readonly Area[] = NOTHING;
let sandworms: readonly Area[] = NOTHING;
let leaders: readonly number[] = NOTHING;
let wild: Area = -1;

/** Of the position being looked at; only good until the next change. */
export function occupancy(g: Look): Occupancy {
  const t = g.table;
  if (t.legions !== legions || t.tokens !== tokens) placeUnits(t);
  if (t.leaders !== leaders) placeLeaders(t);
  if (
    t.wormsigns !== wormsigns ||
    t.harvesters !== harvesters ||
    t.sandworms !== sandworms ||
    t.stations !== stations ||
    t.sietches !== sietches ||
    t.settlements !== settlements ||
    leaders[WILD_MAKER] !== wild
  )
    placeThings(t);
  return now;
}

type Table = Look['table'];
function placeUnits(t: Table): void {
  legions = t.legions;
  tokens = t.tokens;
  now.version++;
  const { legion } = now;
  const [green, black] = now.units;
  const facedown = now.tokens;
  who.fill(0);
  legion.fill(0);
  green.fill(0);
  black.fill(0);
  facedown.fill(0);
  now.figures.forEach(clear);
  for (let n = 0; n < legions.length; n++) {
    const l = legions[n];
    if (l === undefined) continue;
    legion[l.area] = n + 1;
    who[l.area] = SOMEBODY;
    const own = l.side === ATREIDES ? green : black;
    own[l.area] = l.regular + l.elite + l.special; // § wfa.setup.not-units
    const figures = now.figures[l.side === ATREIDES ? 0 : 1];
    figures.regular += l.regular;
    figures.elite += l.elite;
    figures.special += l.special;
    figures.generic += l.generic;
  }
  for (let n = 0; n < tokens.length; n++) {
    const a = tokens[n]?.area ?? -1;
    facedown[a] = (facedown[a] ?? 0) + 1;
    green[a] = (green[a] ?? 0) + 1; // § wfa.setup.token-counts-as-unit
    who[a] = (who[a] ?? 0) | SOMEBODY; // § wfa.setup.legion
  }
  const greenAreas: Area[] = [];
  const blackAreas: Area[] = [];
  for (let a = 0; a < AREA_COUNT; a++) {
    const at = legion[a] ?? 0;
    if (at === 0 && facedown[a] === 0) continue;
    if ((green[a] ?? 0) > 0) who[a] = (who[a] ?? 0) | ATREIDES_LEGION;
    if ((black[a] ?? 0) > 0) who[a] = (who[a] ?? 0) | HARKONNEN_LEGION;
    const side = at === 0 ? -1 : (legions[at - 1]?.side ?? -1);
    if (side === HARKONNEN) blackAreas.push(a);
    if (side === ATREIDES || (facedown[a] ?? 0) > 0) greenAreas.push(a);
  }
  now.areas[ATREIDES] = greenAreas;
  now.areas[HARKONNEN] = blackAreas;
  join();
}
function clear(f: Figures): void {
  f.regular = f.elite = f.special = f.generic = 0;
}
function join(): void {
  const { all } = now;
  for (let a = 0; a < AREA_COUNT; a++) all[a] = (who[a] ?? 0) | (what[a] ?? 0);
}

function placeLeaders(t: Table): void {
  leaders = t.leaders;
  now.version++;
  const { named } = now;
  named.fill(0);
  for (let n = 0; n < NAMED_LEADERS.length; n++) {
    const l = NAMED_LEADERS[n] ?? -1;
    const a = leaders[l] ?? -1;
    if (a >= 0) named[a] = (named[a] ?? 0) | (1 << l);
  }
}

function mark(areas: readonly Area[], bit: number): void {
  for (let n = 0; n < areas.length; n++) {
    const a = areas[n] ?? -1;
    what[a] = (what[a] ?? 0) | bit;
  }
}
function placeThings(t: Table): void {
  ({ sietches, settlements, stations, wormsigns, harvesters, sandworms } = t);
  wild = leaders[WILD_MAKER] ?? -1;
  now.version++;
  what.fill(0);
  mark(sietches, SIETCH);
  mark(settlements, SETTLEMENT);
  mark(stations, STATION);
  mark(wormsigns, WORMSIGN);
  mark(harvesters, HARVESTER);
  mark(sandworms, SANDWORM);
  if (wild >= 0) what[wild] = (what[wild] ?? 0) | SANDWORM; // § wfa.leaders.wild-maker-is-sandworm
  join();
}
