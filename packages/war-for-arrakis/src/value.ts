// How a position stands for a side, from 0 to 1: a heuristic for search and greedy play.

import type { Seat } from '@landsraad/kernel';
import { AREA_COUNT, near, type Area } from './board/areas.ts';
import { isDeepDesert, unitsIn } from './board/contents.ts';
import { progress, row } from './cards/prescience.ts';
import { handSize, objectiveNumbers, objectivesOf } from './components.ts';
import { ATREIDES, HARKONNEN } from './leaders.ts';
import type { G, Legion, Look } from './table.ts';

/** What each thing is worth, in steps of about one in the logarithm of the odds. */
const WORTH = {
  vision: 9,
  lastSteps: 3,
  supremacy: 9,
  unit: 0.03,
  sietch: 0.12,
  settlement: 0.15,
  threatToSietch: 0.5,
  threatToSettlement: 0.35,
  station: 0.25,
  card: 0.03,
  row: 0.1,
  ban: 0.08,
  spice: 0.08,
  goal: 0.45,
  worm: 0.05,
} as const;
const WIN = 10;
const FAR = 99;

// ---- distances ----

let distances: Int8Array | null = null;
/** Steps on the ground between two areas of the printed board. */
function distance(a: Area, b: Area): number {
  distances ??= allDistances();
  return distances[a * AREA_COUNT + b] ?? FAR;
}
function allDistances(): Int8Array {
  const all = new Int8Array(AREA_COUNT * AREA_COUNT).fill(FAR);
  for (let from = 0; from < AREA_COUNT; from++) {
    all[from * AREA_COUNT + from] = 0;
    let edge: Area[] = [from];
    for (let n = 1; edge.length > 0; n++) {
      const next: Area[] = [];
      for (const a of edge)
        for (const b of near(a))
          if (all[from * AREA_COUNT + b] === FAR) {
            all[from * AREA_COUNT + b] = n;
            next.push(b);
          }
      edge = next;
    }
  }
  return all;
}

// ---- strength ----

const strengthOf = (l: Legion): number => l.regular + 1.6 * l.elite + 2.2 * l.special + 0.5 * l.generic;
function strength(g: Look, seat: Seat): number {
  let sum = 0;
  for (const l of g.table.legions) if (l.side === seat) sum += strengthOf(l);
  return seat === ATREIDES ? sum + 2.5 * g.table.tokens.length : sum;
}
/** How hard an area is pressed by the other side: the strongest legion nearby against what defends it. */
function pressure(g: Look, by: Seat, a: Area, rank: number): number {
  const defenders = unitsIn(g, by === ATREIDES ? HARKONNEN : ATREIDES, a);
  let most = 0;
  for (const l of g.table.legions) {
    if (l.side !== by) continue;
    const steps = distance(l.area, a);
    if (steps > 6) continue;
    const odds = strengthOf(l) / (strengthOf(l) + 1.6 * defenders + rank + 0.5);
    most = Math.max(most, odds / (1 + 0.6 * Math.max(0, steps - 1)));
  }
  return most;
}
function nearest(g: Look, seat: Seat, a: Area): number {
  let least = FAR;
  for (const l of g.table.legions) if (l.side === seat) least = Math.min(least, distance(l.area, a));
  if (seat === ATREIDES) for (const t of g.table.tokens) least = Math.min(least, distance(t.area, a));
  return least;
}

// ---- goals ----

/** How much of the nearest objective is fulfilled. */
function vision(g: Look): number {
  let best = 0;
  for (const card of objectivesOf(g)) {
    const targets = objectiveNumbers(card);
    const all = targets.reduce((a, b) => a + b, 0);
    const have = targets.reduce((sum, t, n) => sum + Math.min(t, g.table.prescience[n] ?? 0), 0);
    best = Math.max(best, have / Math.max(1, all));
  }
  return best;
}
function goals(g: Look): number {
  const open = row(g)
    .map((card) => progress(g, card))
    .toSorted((a, b) => b - a);
  return open.slice(0, Math.max(0, 2 - g.table.claims)).reduce((sum, p) => sum + p * p, 0);
}

export function value(g: G, seat: Seat): number {
  if (g.over !== null) return g.over.winners.includes(seat) ? 1 : 0;
  const t = g.table;
  const seen = vision(g);
  let lead = WORTH.vision * seen * seen + WORTH.lastSteps * seen - WORTH.supremacy * (t.supremacy / WIN) ** 1.3;
  lead +=
    WORTH.unit * (strength(g, ATREIDES) - strength(g, HARKONNEN)) +
    WORTH.card * (handSize(g, ATREIDES) - handSize(g, HARKONNEN));
  for (const a of t.sietches) lead += WORTH.sietch - WORTH.threatToSietch * pressure(g, HARKONNEN, a, 2);
  for (const a of t.settlements) lead += WORTH.threatToSettlement * pressure(g, ATREIDES, a, 1) - WORTH.settlement;
  for (const a of t.stations) lead += WORTH.station / (1 + nearest(g, ATREIDES, a)) - WORTH.station;
  for (const a of t.harvesters)
    lead -= WORTH.spice * (isDeepDesert(g, a) ? 2 : 1) * (nearest(g, ATREIDES, a) > 1 ? 1 : 0.4);
  for (const marker of t.markers) lead += WORTH.row * (marker - 1);
  for (const ban of t.bans) if (ban) lead += WORTH.ban;
  lead += WORTH.goal * goals(g) + WORTH.worm * t.sandworms.length;
  const green = 1 / (1 + Math.exp(-lead));
  return seat === ATREIDES ? green : 1 - green;
}
