// How near the prescience cards are to being claimable, from 0 to 1: for bots, not for the rules.

import { TERRAIN, isDeepDesert, type Area } from './board/areas.ts';
import { hasSietch, isDesert, isMountain, legionAreas, tokenCount, unitsIn } from './board/contents.ts';
import { whereIs } from './board/figures.ts';
import { asksFor, type PrescienceId } from './cards/prescience.ts';
import { distance } from './distances.ts';
import { ATREIDES, HARKONNEN } from './sides.ts';
import type { Look } from './table.ts';
import { jessicaNow, paulNow } from './tracks.ts';

/** The share of the legions asked for that stand on the right ground. */
function legionsOn(g: Look, wanted: number, right: (a: Area) => boolean): number {
  let n = 0;
  for (const a of legionAreas(g, ATREIDES)) if (right(a)) n++;
  return Math.min(0.95, n / wanted);
}
const onBoard = (g: Look, leader: number): number => (whereIs(g, leader) >= 0 ? 1 : 0);
/** 1 at one of these areas, less with every area between. */
const close = (from: number, to: readonly Area[]): number => {
  if (from < 0) return 0;
  let best = 0;
  for (const a of to) best = Math.max(best, 1 / (1 + distance(from, a)));
  return best;
};
const quiet = (g: Look, a: number): number => {
  if (a < 0) return 0;
  let least = 9;
  for (const x of legionAreas(g, HARKONNEN)) least = Math.min(least, distance(x, a));
  return Math.min(1, least / 4);
};

const PROGRESS: { readonly [card in PrescienceId]: (g: Look) => number } = {
  'dew-collectors-for-the-planting': (g) => legionsOn(g, 3, (a) => TERRAIN[a] === 'plateau'),
  'new-hidden-wind-traps': (g) => legionsOn(g, 3, (a) => isMountain(g, a)),
  'stunted-worms': (g) => legionsOn(g, 2, (a) => TERRAIN[a] === 'minorErg'),
  'the-desert-war': (g) => legionsOn(g, 4, (a) => isDesert(g, a) && !hasSietch(g, a)),
  'the-water-discipline': (g) =>
    [paulNow(g), jessicaNow(g)].reduce(
      (sum, l) => sum + 0.2 * onBoard(g, l) + (onBoard(g, l) === 1 && isDeepDesert(whereIs(g, l)) ? 0.25 : 0),
      0,
    ),
  'jessica-trains-paul': (g) =>
    0.25 * onBoard(g, paulNow(g)) +
    0.25 * onBoard(g, jessicaNow(g)) +
    (onBoard(g, jessicaNow(g)) === 1 ? 0.3 * close(whereIs(g, paulNow(g)), [whereIs(g, jessicaNow(g))]) : 0),
  'the-fremen-call-paul-the-mahdi': (g) =>
    0.4 * onBoard(g, paulNow(g)) + 0.5 * close(whereIs(g, paulNow(g)), g.table.sietches),
  'the-lisan-al-gaib': (g) =>
    0.4 * onBoard(g, paulNow(g)) +
    (onBoard(g, paulNow(g)) === 1 ? 0.25 * Math.min(2, tokenCount(g, whereIs(g, paulNow(g)))) : 0),
  'paul-drinks-the-water-of-life': (g) => 0.4 * onBoard(g, paulNow(g)) + 0.4 * quiet(g, whereIs(g, paulNow(g))),
  'families-flee-to-the-palmaries-of-the-south': (g) =>
    g.table.sietches.reduce((n, a) => n + unitsIn(g, ATREIDES, a), 0) / 2,
  'unknown-ar-3': () => 0.2,
  'unknown-ar-4': (g) => (g.table.sandworms.length > 0 ? 0.6 : 0.3),
  'unknown-ar-5': (g) => 0.3 + 0.4 * Math.min(1, g.table.deeds.harvestersRaided),
  'unknown-ar-6': (g) =>
    0.3 * onBoard(g, jessicaNow(g)) +
    0.3 * close(whereIs(g, jessicaNow(g)), g.table.sietches) +
    0.3 * quiet(g, whereIs(g, jessicaNow(g))),
  'unknown-ar-7': (g) => 0.3 * onBoard(g, paulNow(g)) + 0.05 * Math.min(6, g.table.wormsigns.length),
  'unknown-ar-8': () => 0.2,
};
const BY_ID: ReadonlyMap<string, (g: Look) => number> = new Map(Object.entries(PROGRESS));

export const progress = (g: Look, id: string): number => (asksFor(g, id) ? 1 : Math.min(0.95, BY_ID.get(id)?.(g) ?? 0));
