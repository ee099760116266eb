// How likely the Atreides are to claim a card while they have so many dice: for bots, not for the rules.

import { knows, type Seat } from '@landsraad/kernel';
import { ALL_AREAS, inOneSector, type Area } from '../board/areas.ts';
import { hasLegion, hasSietch, isFree, legionAreas, tokenCount, unitsIn } from '../board/contents.ts';
import { asksFor, isOnGround, isTrue, leaderNow, row } from '../cards/prescience.ts';
import { sietches } from '../components.ts';
import { distance } from '../distances.ts';
import { ASIDE } from '../leaders.ts';
import { printedFor } from '../printed/printed.ts';
import type { Act, AskedLeader, GroundWord, Test } from '../printed/requirements.ts';
import { ATREIDES, HARKONNEN, houseOf, seatsOf } from '../sides.ts';
import type { Look } from '../table.ts';
import { whereIs } from '../board/figures.ts';
import { isStronger } from './combat-power.ts';

const NEVER = 99;

/** Dice that the Atreides may still use this round. */
export const diceLeft = (g: Look): number =>
  g.table.phase === 'actions'
    ? seatsOf(g, ATREIDES).reduce(
        (n: number, seat: Seat) => n + (g.table.dice[seat] ?? []).reduce((a, b) => a + b, 0),
        0,
      )
    : g.table.phase === 'start' || g.table.phase === 'vehicles'
      ? 4
      : 0;

/** A leader walks an area with a die, or comes with one. */
function toReach(g: Look, who: AskedLeader, goals: readonly Area[]): number {
  const a = whereIs(g, leaderNow(g, who));
  if (a < 0 && a !== ASIDE) return NEVER;
  let least = NEVER;
  for (const to of goals) {
    if (a >= 0) least = Math.min(least, distance(a, to));
    else for (const s of g.table.sietches) least = Math.min(least, 1 + distance(s, to));
  }
  return least;
}
const quiet = (g: Look, a: Area): boolean => !legionAreas(g, HARKONNEN).some((x) => inOneSector(a, x));
const threatened = (g: Look, a: Area): boolean =>
  legionAreas(g, HARKONNEN).some((x) => distance(x, a) === 1 && isStronger(g, x, a));
/** Two legions move with a die. */
const HALF = 0.55;

/** Dice that it takes to bring legions to so many areas of a terrain. */
function toStand(g: Look, t: Test & { test: 'legionsOn' }): number {
  const right = (a: Area): boolean => isOnGround(g, a, t.terrain) && !(t.withoutSietch && hasSietch(g, a));
  const own = legionAreas(g, ATREIDES);
  let have = 0;
  const sources: Area[] = [];
  for (const a of own) {
    const stands = right(a);
    if (stands) have += threatened(g, a) ? 0.6 : 1;
    if (!stands || unitsIn(g, ATREIDES, a) > 1 || tokenCount(g, a) > 0) sources.push(a);
  }
  const missing = t.count - have;
  if (missing <= 0) return 0;
  const ways: number[] = [];
  for (const a of ALL_AREAS) {
    if (!right(a) || hasLegion(g, ATREIDES, a) || !isFree(g, ATREIDES, a)) continue;
    let least = 9;
    for (const from of sources) least = Math.min(least, distance(from, a));
    ways.push(least);
  }
  ways.sort((a, b) => a - b);
  let sum = 0;
  for (let n = 0; n < missing; n++) sum += HALF * (ways[n] ?? NEVER) * Math.min(1, missing - n);
  return sum;
}
const grounds = (g: Look, ground: GroundWord, calm: boolean): Area[] =>
  ALL_AREAS.filter((a) => isOnGround(g, a, ground) && (!calm || quiet(g, a)));

/** Dice that it takes to make it true, roughly. */
function cost(g: Look, t: Test): number {
  if (isTrue(g, t)) return 0;
  const { deeds } = g.table;
  switch (t.test) {
    case 'legionsOn':
      return toStand(g, t);
    case 'leaderIn':
      return toReach(g, t.leader, grounds(g, t.ground, t.quietSector));
    case 'together': {
      let least = NEVER;
      for (const s of g.table.sietches) {
        let sum = 0;
        for (const who of t.leaders) sum += toReach(g, who, [s]);
        least = Math.min(least, sum);
      }
      return least;
    }
    case 'harvestersRaided': {
      const ways = g.table.harvesters
        .map((h) => Math.min(9, ...legionAreas(g, ATREIDES).map((a) => distance(a, h))))
        .toSorted((a, b) => a - b);
      let sum = 0;
      for (let n = 0; n < t.count - deeds.harvestersRaided; n++) sum += HALF * (ways[n] ?? NEVER);
      return sum;
    }
    case 'legionDestroyed':
      return 3;
    case 'sandwormTook':
      return g.table.sandworms.length > 0 ? 2 : 3.5;
    case 'rode':
      return whereIs(g, leaderNow(g, t.leader)) >= 0 ? 2.5 : 3.5;
    case 'sietchHeld':
      return 3;
  }
}
function effort(g: Look, act: Act): number {
  switch (act.do) {
    case 'nothing':
    case 'toTheTank':
      return 0;
    case 'revealSietch':
      return toReach(
        g,
        act.leader,
        g.table.sietches.filter((_, n) => !knows(g, houseOf(g, HARKONNEN), sietches.board, n)),
      );
    case 'revealTokens': {
      let least = NEVER;
      for (const a of legionAreas(g, ATREIDES)) {
        const lacking = Math.max(0, act.count - tokenCount(g, a));
        if (lacking < act.count) least = Math.min(least, lacking + toReach(g, act.leader, [a]));
      }
      return least;
    }
    case 'removeUnits':
      return 0;
  }
}
const SURE = 0.9;
const EACH = 0.68;
export function claimChance(g: Look, id: string, dice: number): number {
  const card = printedFor(g).prescience.get(id);
  if (card === undefined) return 0;
  const { all, act } = card.requirement;
  const price = card.requirement.cost === 'a die' ? 1 : 0;
  if (price > dice) return 0;
  if (asksFor(g, id)) return SURE;
  let sum = price + effort(g, act);
  for (const t of all) sum += cost(g, t);
  return sum > dice + 0.5 ? 0 : SURE * EACH ** (sum - price);
}

// ---- where to ----

/** Areas that a revealed card sends somebody to: a leader, or any legion. */
interface Errand {
  readonly who: AskedLeader | null;
  readonly goals: readonly Area[];
}
const facedown = (g: Look): readonly Area[] =>
  g.table.sietches.filter((_, n) => !knows(g, houseOf(g, HARKONNEN), sietches.board, n));
function errandsOf(g: Look, t: Test): readonly Errand[] {
  if (isTrue(g, t)) return [];
  switch (t.test) {
    case 'legionsOn':
      return [
        {
          who: null,
          goals: ALL_AREAS.filter(
            (a) =>
              isOnGround(g, a, t.terrain) &&
              !(t.withoutSietch && hasSietch(g, a)) &&
              !hasLegion(g, ATREIDES, a) &&
              isFree(g, ATREIDES, a),
          ),
        },
      ];
    case 'leaderIn':
      return [{ who: t.leader, goals: grounds(g, t.ground, t.quietSector) }];
    case 'together':
      return t.leaders.map((who) => ({ who, goals: meetingPlaces(g, t.leaders, who) }));
    case 'harvestersRaided':
      return [{ who: null, goals: g.table.harvesters }];
    case 'legionDestroyed':
    case 'sandwormTook':
    case 'rode':
    case 'sietchHeld':
      return [];
  }
}
function meetingPlaces(g: Look, all: readonly AskedLeader[], who: AskedLeader): readonly Area[] {
  const others = all.filter((x) => x !== who).map((x) => whereIs(g, leaderNow(g, x)));
  const waiting = g.table.sietches.filter((s) => others.includes(s));
  return waiting.length > 0 ? waiting : g.table.sietches;
}
/** What the revealed cards ask for that has yet to be done. */
export function errands(g: Look): readonly Errand[] {
  const all: Errand[] = [];
  for (const id of row(g)) {
    const card = printedFor(g).prescience.get(id);
    if (card === undefined) continue;
    for (const t of card.requirement.all) all.push(...errandsOf(g, t));
    const { act } = card.requirement;
    if (act.do === 'revealSietch') all.push({ who: act.leader, goals: facedown(g) });
  }
  return all.filter((x) => x.goals.length > 0);
}
const away = (a: Area, goals: readonly Area[]): number => goals.reduce((n, to) => Math.min(n, distance(a, to)), NEVER);
const ARRIVES = 12;
const NEARER = 4;
const LEAVES = 0.15;
/** How much more readily a legion goes from one area to another for the sake of the cards. */
export function calling(g: Look, all: readonly Errand[], from: Area, to: Area): number {
  let most = 1;
  for (const { who, goals } of all) {
    if (who !== null && whereIs(g, leaderNow(g, who)) !== from) continue;
    const there = away(to, goals);
    if (there < away(from, goals)) most = Math.max(most, there === 0 ? ARRIVES : NEARER);
  }
  return standsForACard(g, from) && !standsForACard(g, to) ? most * LEAVES : most;
}
/** Whether a revealed card wants a legion where one stands. */
const standsForACard = (g: Look, a: Area): boolean =>
  row(g).some((id) =>
    printedFor(g)
      .prescience.get(id)
      ?.requirement.all.some(
        (t) => t.test === 'legionsOn' && isOnGround(g, a, t.terrain) && !(t.withoutSietch && hasSietch(g, a)),
      ),
  );
/** Leaders whom a revealed card wants on the board, and where. */
export const wantedIn = (g: Look, all: readonly Errand[], who: AskedLeader, a: Area): boolean =>
  all.some((x) => x.who === who && whereIs(g, leaderNow(g, who)) === ASIDE && x.goals.includes(a));
