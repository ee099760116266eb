// What a position of the Mahdi mode is worth: for bots, not for the rules. Every round costs a point, so the Atreides need cards
// that they can claim in time, and sietches that nobody stronger comes near.

import { things } from '@landsraad/kernel';
import { isDeepDesert, settlementRank, type Area } from '../board/areas.ts';
import { legionAreas } from '../board/contents.ts';
import { rankIn } from '../battles/combat-roll.ts';
import { MOST_CLAIMS, atEndOfRound, noClaim, row, stepsOf } from '../cards/prescience.ts';
import { cardsOf, deployment, prescience, unitsShown, type Units } from '../components.ts';
import { distance } from '../distances.ts';
import { FACTS } from '../facts.ts';
import { ASIDE, NOT_IN_PLAY, namedOf } from '../leaders.ts';
import { ATREIDES, HARKONNEN } from '../sides.ts';
import { NO_STEPS, stepsToGo } from '../steps-to-go.ts';
import type { Look } from '../table.ts';
import { fineAdvantage, isStronger } from './combat-power.ts';
import { mahdiOf } from './mahdi.ts';
import { areasAway } from './paths.ts';
import { claimChance, diceLeft } from './plans.ts';
import { targetSietch } from './targets.ts';

/** In the logarithm of the odds. */
const WORTH = {
  start: 0.3,
  point: 0.4,
  step: 0.32,
  last: 0.4,
  /** A card that may be revealed in a later round, as a share of one that is. */
  later: 0.35,
  unit: 0.04,
  leader: 0.08,
  card: 0.04,
  token: 0.08,
  station: 0.55,
  die: 0.2,
  row: 0.04,
  ban: 0.05,
  gesserit: 0.12,
  ornithopter: 0.05,
  worm: 0.12,
  reinforcement: 0.12,
  garrison: 0.02,
  target: 1.3,
} as const;
const WIN = FACTS.tracks.supremacy.win;
const USUAL_OBJECTIVE = 18;
const MOST_WORMS = 4;
const HAND = FACTS.units.limits.handSize;

// ---- sietches ----

/** How likely a sietch is to fall to a stronger legion so many areas away. */
const FALLS: readonly number[] = [0, 0.6, 0.42, 0.24, 0.14, 0.08, 0.04];
const power = (u: Units): number => u.regular + 1.5 * u.elite + 2 * u.special;
/** How likely a stronger legion is to take a sietch that it attacks, roughly. */
const winning = (g: Look, from: Area, sietch: Area): number =>
  1 / (1 + Math.exp(-0.3 * (fineAdvantage(g, from, sietch) - 2 * rankIn(g, ATREIDES, sietch) + 1)));
function danger(g: Look, sietch: Area): number {
  let most = 0.02;
  for (const from of legionAreas(g, HARKONNEN)) {
    const threat = FALLS[areasAway(from, sietch)] ?? 0;
    if (threat <= most || !isStronger(g, from, sietch)) continue;
    most = Math.max(most, threat * winning(g, from, sietch));
  }
  return sietch === targetSietch(g) ? most * WORTH.target : most;
}
/** The Harkonnens have not the dice to go everywhere. */
const NEXT = 0.75;
function losses(g: Look): number {
  const all = g.table.sietches.map((s) => danger(g, s) * rankIn(g, ATREIDES, s)).toSorted((a, b) => b - a);
  let sum = 0;
  let share = 1;
  for (const loss of all) {
    sum += share * loss;
    share *= NEXT;
  }
  return sum;
}

// ---- steps ----

const useful = (g: Look, toGo: number, steps: readonly number[]): number => toGo - stepsToGo(g, steps);
function visions(g: Look, toGo: number): number {
  const { phase, claims } = g.table;
  const over = phase === 'hazards' || phase === 'spice' || phase === 'end';
  const dice = diceLeft(g);
  const promises: number[] = [];
  for (const card of row(g)) {
    if (over && !atEndOfRound(g, card)) continue;
    if (phase === 'end' && noClaim(g, card) !== null) continue;
    promises.push(useful(g, toGo, stepsOf(g, card)) * claimChance(g, card, dice));
  }
  promises.sort((a, b) => b - a);
  let sum = 0;
  for (let n = 0; n < MOST_CLAIMS - claims; n++) sum += promises[n] ?? 0;
  return sum;
}
const DICE = 4;
/** Of two cards of the next round. */
function laterVisions(g: Look, toGo: number): number {
  const deck = things(g, prescience.deck);
  if (deck.length === 0) return 0;
  let sum = 0;
  for (const card of deck) sum += useful(g, toGo, stepsOf(g, card)) * (0.15 + claimChance(g, card, DICE));
  return (MOST_CLAIMS * sum) / deck.length;
}
function nearest(g: Look, a: Area): number {
  let least = 9;
  for (const x of legionAreas(g, ATREIDES)) least = Math.min(least, distance(x, a));
  return least;
}
const RANKS_STEPS: readonly (readonly number[])[] = [NO_STEPS, [1, 1, 1], [2, 2, 2], [3, 3, 3]];

// ---- worms ----

const APPEARS = 0.25;
const APPEARS_DEEP = 0.5;
/** Sandworms that are there, and that may appear. */
function worms(g: Look): number {
  let sum = g.table.sandworms.length;
  for (const a of g.table.wormsigns) sum += isDeepDesert(a) ? APPEARS_DEEP : APPEARS;
  return Math.min(MOST_WORMS, sum);
}

// ---- everything ----

const nearSietch = (g: Look, a: Area): boolean => g.table.sietches.some((s) => areasAway(a, s) <= 2);

function army(g: Look): number {
  let sum = 0;
  for (const l of g.table.legions) {
    const all = power(l) + 0.5 * l.generic;
    sum += l.side === ATREIDES ? all : -all * (nearSietch(g, l.area) ? 1.4 : 0.9);
  }
  for (const face of things(g, deployment.board)) sum += power(unitsShown(face));
  sum *= WORTH.unit;
  for (const l of namedOf(ATREIDES)) {
    const where = g.table.leaders[l] ?? NOT_IN_PLAY;
    if (where >= 0 || where === ASIDE) sum += WORTH.leader;
  }
  return sum + WORTH.token * g.table.tokens.length;
}
/** By how much the Atreides are ahead. */
export function mahdiLead(g: Look): number {
  const t = g.table;
  const toGo = stepsToGo(g, NO_STEPS);
  const points = WIN - t.supremacy;
  let sum = WORTH.start + WORTH.point * (points - WIN) - WORTH.step * (toGo - USUAL_OBJECTIVE);
  if (points <= 3) sum -= WORTH.last * (4 - points);
  if (toGo <= 4) sum += WORTH.last * (5 - toGo);
  sum -= WORTH.point * losses(g);
  sum += WORTH.step * (visions(g, toGo) + WORTH.later * laterVisions(g, toGo));
  for (const a of t.stations) sum += WORTH.station * WORTH.step * 0.65 ** nearest(g, a);
  for (const a of t.settlements)
    sum += 0.02 * useful(g, toGo, RANKS_STEPS[settlementRank(a)] ?? NO_STEPS) * 0.6 ** nearest(g, a);
  for (const marker of t.markers) sum += WORTH.row * (marker - 1);
  sum += WORTH.die * (Math.max(...t.markers) - 1);
  for (const what of t.air) if (what === 'ornithopter') sum -= WORTH.ornithopter;
  for (const ban of t.bans) if (ban) sum += WORTH.ban;
  sum += WORTH.card * Math.min(HAND, cardsOf(g, ATREIDES)) + WORTH.gesserit * (t.gesserit[ATREIDES] ?? 0);
  sum += WORTH.worm * worms(g);
  const { reinforcements, tokens } = mahdiOf(g);
  return sum + army(g) - WORTH.reinforcement * reinforcements.length - WORTH.garrison * tokens.length;
}
