// How a position stands for a side, from 0 to 1: a heuristic for search and greedy play. It is a race: the Atreides need
// steps to their objective, the Harkonnens points; everything else is worth what it promises of either.

import { things, type Seat } from '@landsraad/kernel';
import { isVehicle } from './actions/vehicles.ts';
import { settlementRank, isDeepDesert, type Area } from './board/areas.ts';
import { auxiliaryCount } from './board/auxiliaries.ts';
import { garrisonIn, hasWormsign, legionAreas, legionAt, namedIn, tokenCount, tokensIn } from './board/contents.ts';
import { rankIn } from './battles/combat-roll.ts';
import { atEndOfRound, MOST_CLAIMS, row, stepsOf } from './cards/prescience.ts';
import { deployment, cardsOf, prescience, unitsShown, type Units } from './components.ts';
import { desertWarLead } from './desert-war/worth.ts';
import { distance } from './distances.ts';
import { FACTS } from './facts.ts';
import { ASIDE, NOT_IN_PLAY, namedOf } from './leaders.ts';
import { inMahdi } from './mahdi/mahdi.ts';
import { mahdiLead } from './mahdi/worth.ts';
import { ATREIDES, HARKONNEN, NEITHER, isShared, sideOf, type Side } from './sides.ts';
import { progress } from './progress.ts';
import { smugglersLead } from './smugglers/worth.ts';
import { guildLead } from './spacing-guild/worth.ts';
import { NO_STEPS, stepsToGo } from './steps-to-go.ts';
import type { G, Look } from './table.ts';

/** What each thing is worth, in the logarithm of the odds. */
const WORTH = {
  /** A step of a marker that the objective asks for, a point of supremacy. */
  step: 0.38,
  point: 0.75,
  /** A step that a card still in the game could bring. */
  vision: 0.06,
  unit: 0.05,
  /** A named leader who is not in the tank. */
  leader: 0.15,
  card: 0.05,
  /** A row that the lowest imperium marker has sunk: a die less each round; and any other marker. */
  die: 0.4,
  row: 0.08,
  ban: 0.08,
  spice: 0.15,
  ornithopter: 0.12,
  carryall: 0.08,
  /** What a facedown token hides. */
  unseen: 0.15,
  station: 0.6,
  worm: 0.06,
  wormsign: 0.03,
  gesserit: 0.1,
} as const;
const WIN = FACTS.tracks.supremacy.win;
const FAR = 99;
/** The most spice of one harvest that is of use. */
const MOST_SPICE = 9;
const HAND = FACTS.units.limits.handSize;

// ---- strength ----

function nearest(g: Look, side: Side, a: Area): number {
  let least = FAR;
  for (const x of legionAreas(g, side)) least = Math.min(least, distance(x, a));
  return least;
}

const power = (u: Units): number => u.regular + 1.6 * u.elite + 2.2 * u.special;
/** What the facedown tokens of an area hold. */
function tokenStrength(g: Look, a: Area): number {
  if (tokenCount(g, a) === 0) return 0;
  let sum = 0;
  const faces = things(g, deployment.board);
  for (const n of tokensIn(g, a)) sum += power(unitsShown(faces[n] ?? ''));
  return sum;
}
/** What a facedown Harkonnen token of the Mahdi mode holds on average. */
const GARRISON = 3;
/** In units of one regular. */
export function strengthIn(g: Look, side: Side, a: Area): number {
  const l = legionAt(g, a);
  let sum = l === undefined || l.side !== side ? 0 : power(l) + 0.4 * (l.generic + l.escort);
  sum += side === ATREIDES ? tokenStrength(g, a) : GARRISON * garrisonIn(g, a);
  return sum + 0.7 * namedIn(g, side, a).length + 0.4 * auxiliaryCount(g, 'troop', a);
}
/** How likely an attack is to win, roughly. */
export const chance = (attack: number, defence: number): number =>
  defence <= 0 ? 1 : 1 / (1 + Math.exp(-0.55 * (attack - defence - 0.5)));

/** What the best attacks of a side promise: each legion on the target that suits it, the nearer the more. */
function attacks(g: Look, side: Side, targets: readonly Target[], most: number, fades: number): number {
  const best: number[] = [];
  for (const from of legionAreas(g, side)) {
    const strength = strengthIn(g, side, from);
    let promise = 0;
    for (const { area, defence, prize } of targets) {
      const steps = distance(from, area);
      if (steps > 7 || prize <= promise) continue;
      promise = Math.max(promise, prize * chance(strength, defence) * fades ** Math.max(0, steps - 1));
    }
    best.push(promise);
  }
  best.sort((a, b) => b - a);
  let sum = 0;
  for (let n = 0; n < Math.min(most, best.length); n++) sum += (best[n] ?? 0) / (n + 1);
  return sum;
}
interface Target {
  readonly area: Area;
  readonly defence: number;
  readonly prize: number;
}
const targetAt = (g: Look, side: Side, area: Area, prize: number): Target => ({
  area,
  defence: strengthIn(g, side, area) + 1.2 * rankIn(g, side, area),
  prize,
});

// ---- the objective ----

/** What the revealed cards promise: those that can still be claimed this round, the best first. */
function goals(g: Look, toGo: number): number {
  const left = MOST_CLAIMS - g.table.claims;
  if (left <= 0 || g.table.phase === 'start') return 0;
  const over = g.table.phase === 'hazards' || g.table.phase === 'spice' || g.table.phase === 'end';
  const promises: number[] = [];
  for (const card of row(g)) {
    if (over && !atEndOfRound(g, card)) continue;
    const gain = toGo - stepsToGo(g, stepsOf(g, card));
    const p = progress(g, card);
    promises.push(gain * (p >= 1 ? 0.75 : 0.5 * p * p));
  }
  promises.sort((a, b) => b - a);
  let sum = 0;
  for (let n = 0; n < left; n++) sum += promises[n] ?? 0;
  return sum;
}

/** What the cards that are still in the game could bring; everybody knows which ones they are. */
function visionsLeft(g: Look, toGo: number): number {
  let sum = 0;
  for (const place of [prescience.deck, prescience.row])
    for (const card of things(g, place)) sum += toGo - stepsToGo(g, stepsOf(g, card));
  return sum;
}

// ---- spice ----

/** What the harvesters promise: those that are threatened less. */
function harvest(g: Look): number {
  let sum = g.table.phase === 'spice' ? g.table.spice : 0;
  for (const a of g.table.harvesters) {
    const safe = nearest(g, ATREIDES, a) > 1 ? 1 : 0.5;
    sum += (isDeepDesert(a) ? 2 : 1) * safe * (hasWormsign(g, a) ? 0.8 : 1);
  }
  return Math.min(MOST_SPICE, sum) + (g.table.reserve ? 0.7 : 0);
}
const PAID = { '': 0, keep: 1, raise: 1 } as const;
/** Markers that have been paid for stay where they are. */
function paidFor(g: Look): number {
  if (g.table.phase !== 'spice') return 0;
  let n = 0;
  g.table.paid.forEach((p, marker) => {
    n += p === 'keep' || p === 'raise' ? PAID[p] : (g.table.markers[marker] ?? 1) >= 5 ? 1 : 0;
  });
  return n;
}

const chances = (g: G): number => 1 / (1 + Math.exp(-lead(g)));
/** The share of the victory: partners win together, and half of it each. */
function outlook(g: G, seat: Seat, green: number): number {
  if (g.over !== null) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
  const side = sideOf(g, seat);
  const share = side === NEITHER || !isShared(g, side) ? 1 : 0.5;
  return share * (side === ATREIDES ? green : 1 - green);
}
export const value = (g: G, seat: Seat): number => outlook(g, seat, chances(g));

/** What the position is worth to every seat: the lead is worked out once. */
export function values(g: G): readonly number[] {
  const green = chances(g);
  return Array.from({ length: g.seats }, (_, seat) => outlook(g, seat, green));
}

/** By how much the Atreides are ahead. */
function lead(g: G): number {
  if (inMahdi(g)) return mahdiLead(g);
  const t = g.table;
  const toGo = stepsToGo(g, NO_STEPS);
  const points = WIN - t.supremacy;
  // The last steps count for more.
  let sum = WORTH.point * (points - 7.5) - WORTH.step * (toGo - 14);
  if (toGo <= 3) sum += 0.5 * (4 - toGo);
  if (points <= 3) sum -= 0.5 * (4 - points);
  sum += WORTH.step * goals(g, toGo) + WORTH.vision * visionsLeft(g, toGo);
  const sietches = t.sietches.map((a) => targetAt(g, ATREIDES, a, WORTH.point * rankIn(g, ATREIDES, a)));
  sum -= 0.8 * attacks(g, HARKONNEN, sietches, 3, 0.62);
  const settlements = t.settlements.map((a) => {
    const steps = toGo - stepsToGo(g, THREE[settlementRank(a)] ?? NO_STEPS);
    return targetAt(g, HARKONNEN, a, WORTH.step * steps);
  });
  // The Harkonnens can bring troops to a threatened settlement at once.
  sum += 0.8 * attacks(g, ATREIDES, settlements, 2, 0.5);
  for (const a of t.stations) sum += WORTH.station * WORTH.step * 0.72 ** nearest(g, ATREIDES, a);
  sum -= WORTH.spice * harvest(g) + 0.15 * paidFor(g);
  for (const marker of t.markers) sum += WORTH.row * (marker - 1);
  sum += WORTH.die * (Math.max(...t.markers) - 1);
  for (const what of t.air) if (isVehicle(what)) sum -= what === 'carryall' ? WORTH.carryall : WORTH.ornithopter;
  for (const ban of t.bans) if (ban) sum += WORTH.ban;
  sum += WORTH.card * (cards(g, ATREIDES) - cards(g, HARKONNEN));
  sum += WORTH.gesserit * ((t.gesserit[ATREIDES] ?? 0) - (t.gesserit[HARKONNEN] ?? 0));
  sum += WORTH.worm * t.sandworms.length + WORTH.wormsign * Math.min(8, t.wormsigns.length);
  sum += desertWarLead(g) + smugglersLead(g) + guildLead(g);
  return sum + army(g, ATREIDES) - army(g, HARKONNEN);
}
const cards = (g: Look, side: Side): number => Math.min(HAND, cardsOf(g, side));
const THREE: readonly (readonly number[])[] = [NO_STEPS, [1, 1, 1], [2, 2, 2], [3, 3, 3]];
function army(g: Look, side: Side): number {
  let sum = 0;
  for (const l of g.table.legions) if (l.side === side) sum += power(l) + 0.6 * (l.generic + l.escort);
  sum *= WORTH.unit;
  for (const l of namedOf(side)) {
    const where = g.table.leaders[l] ?? NOT_IN_PLAY;
    if (where >= 0 || where === ASIDE) sum += WORTH.leader;
  }
  if (side !== ATREIDES) return sum;
  for (const face of things(g, deployment.board)) sum += WORTH.unit * power(unitsShown(face));
  return sum + WORTH.unseen * g.table.tokens.length;
}
