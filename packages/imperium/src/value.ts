// How good a position is: the chance to win, for search. What effects and cards are worth is in hundredths of a point.

import { count, things, type Features } from '@landsraad/kernel';
import { strength } from './board/troops.ts';
import { CARDS, cardsOf } from './cards/cards.ts';
import type { Line, Lines } from './effects/grammar.ts';
import { intrigueHeld } from './intrigue/holding.ts';
import { conflictOf } from './round/conflicts.ts';
import { pointsToWin } from './round/makers-and-recall.ts';
import { fleetWorth, ixEffectWorth, tileWorths } from './greedy/rise-of-ix.ts';
import { gathers, houses, isRival, lookAt, type G, type Look, type Table } from './table.ts';

const ROUNDS = 10;
const VICTORY_POINT = 100;
const GOOD = { solari: 7, spice: 10, water: 11 } as const;

// ---- what effects are worth ----

/** Rough worth of an effect, once. */
function effectWorth(line: Line): number {
  if (line.kind === 'arrow') return Math.max(2, linesWorth(line.effect) - linesWorth(line.cost)) * 0.6;
  if (line.kind === 'if') return linesWorth(line.then) * 0.5;
  if (line.kind === 'choose') return Math.max(...line.of.map((o) => linesWorth(o.option))) * line.choose;
  const n = line.n;
  switch (line.op) {
    case 'pay':
    case 'gain':
      return line.printed?.resource === 'vp' ? VICTORY_POINT * n : GOOD[line.printed?.resource ?? 'solari'] * n;
    case 'influence':
      return 28 * n;
    case 'troop':
      return 9 * n;
    case 'persuasion':
      return 8 * n * (line.printed?.per === undefined ? 1 : 2);
    case 'sword':
      return 4 * n;
    case 'draw':
      return 13 * n;
    case 'intrigue':
      return 15 * n;
    case 'control':
      return 20;
    case 'trashCard':
      return 10;
    case 'takeMentat':
      return 22;
    default:
      return ixEffectWorth(line) || 5;
  }
}
const linesWorth = (lines: Lines): number => lines.reduce((sum, line) => sum + effectWorth(line), 0);

/** How good a card is to have in the deck: where it can go, what it brings with an agent or revealed. */
const CARD_WORTH: ReadonlyMap<string, number> = new Map(
  [...CARDS.values()].map((c) => {
    const agent = c.icons.length === 0 && !c.fromAnywhere ? 0 : 6 + 2 * c.icons.length + linesWorth(c.agent);
    return [c.id, Math.max(agent, linesWorth(c.reveal)) + Math.min(agent, linesWorth(c.reveal)) / 3];
  }),
);

/** The mean of all cards of a player: everybody knows what everybody owns. */
function deckQuality(g: Look, house: number): number {
  const own = cardsOf(house);
  let sum = 0;
  let n = 0;
  for (const place of [own.deck, own.hand, own.inPlay, own.discard])
    for (const card of things(g, place)) {
      sum += CARD_WORTH.get(card) ?? 0;
      n++;
    }
  return n === 0 ? 0 : sum / n;
}

const TILE_WORTH = tileWorths(linesWorth);

// ---- the Conflict ----

/** What the place is worth that a house would take now, less what it would take without troops. */
function conflictWorth(g: Look, house: number): number {
  const mine = strength(g, house);
  if (mine === 0 || g.table.conflict === '') return 0;
  const rewards = conflictOf(g.table.conflict).rewards;
  let ahead = 0;
  let level = 0;
  let nextBest = 0;
  for (const other of houses(g)) {
    if (other === house) continue;
    const theirs = strength(g, other);
    if (theirs > mine) ahead++;
    else if (theirs === mine) level++;
    else nextBest = Math.max(nextBest, theirs);
  }
  const place = ahead + (level > 0 ? 1 : 0);
  const lastPlace = g.table.houses.length === 4 ? 2 : 1;
  if (place > lastPlace) return 0;
  // A lead is safer the larger it is and the fewer turns are left.
  const open = houses(g).filter((h) => h !== house && !isRival(g, h) && lookAt(g, h).revealed === 0).length;
  const safe = open === 0 ? 1 : Math.min(0.9, 0.45 + 0.06 * (mine - nextBest));
  const got = linesWorth(rewards[place] ?? []);
  const below = place < lastPlace ? linesWorth(rewards[place + 1] ?? []) : 0;
  return got * safe + below * (1 - safe);
}

// ---- a house ----

/** What a house has, each in a scale of its own: points, tenths of ten Solari and so on. */
function has(g: Look, house: number, late: number): number[] {
  const h = lookAt(g, house);
  const left = Math.max(0, ROUNDS - g.table.round);
  // What cannot be spent any more breaks ties at most.
  const soon = left === 0 ? 0.15 : 1;
  let [first, third, beyond] = [0, 0, 0];
  for (const n of h.influence)
    if (n === 1) first++;
    else if (n === 3) third++;
    else if (n > 3) beyond += n - 3;
  let control = 0;
  for (const holder of g.table.control) if (holder === house) control++;
  const isPlayer = !isRival(g, house);
  const own = cardsOf(house);
  const hand = isPlayer && h.revealed === 0 ? count(g, own.hand) : 0;
  return [
    h.vp,
    (soon * Math.min(h.solari, 10)) / 10,
    (soon * Math.min(h.spice, 9)) / 9,
    (soon * Math.min(h.water, 4)) / 4,
    (soon * Math.min(h.garrison, 8)) / 8,
    soon * first,
    soon * third,
    soon * beyond,
    h.swordmaster ? 1 : 0,
    h.councilSeat ? 1 : 0,
    (soon * intrigueHeld(g, house)) / 3,
    control,
    conflictWorth(g, house) / VICTORY_POINT,
    Math.min(h.agents, hand),
    hand / 5,
    isPlayer ? h.persuasion / 5 : 0,
    isPlayer ? deckQuality(g, house) / 20 : 0,
    g.table.riseOfIx ? fleetWorth(g, house, left, soon, TILE_WORTH) / VICTORY_POINT : 0,
    // Close to the end a point is worth more still.
    h.vp * late ** 5,
  ];
}

/** What each is worth at the beginning and at the end, in the logarithm of the odds: `landsraad train imperium --value`. */
const WEIGHTS: readonly (readonly [what: string, early: number, late: number])[] = [
  ['points', 0.6, 0.7],
  ['Solari', 0.9, 0.1],
  ['spice', 1.2, 0.6],
  ['water', 0.4, 0.3],
  ['garrison', 0.5, 1.1],
  ['first steps of influence', 0.17, 0.14],
  ['third steps', 0.22, 0.21],
  ['steps beyond', 0.05, 0.12],
  ['Swordmaster', 1.5, 0.2],
  ['seat on the High Council', 1.05, 0.1],
  ['intrigue', 0.24, 0.35],
  ['control', 0.3, 0.1],
  ['Conflict', 0.43, 0.62],
  ['agents with a card', 0.3, 0.2],
  ['hand', 0.1, 0.5],
  ['persuasion', 0.08, 0.22],
  ['deck', 2, 1],
  ['fleet and tech', 0.5, 0.7],
  ['last points', 0.4, 0.4],
];

/** How far the game is, from 0 to 1: by rounds, or by the points of whoever leads. */
function stage(g: Look): number {
  let most = 0;
  for (const h of houses(g)) most = Math.max(most, lookAt(g, h).vp);
  return Math.min(1, Math.max((g.table.round - 1) / (ROUNDS - 1), most / pointsToWin(g)));
}

function worth(g: Look, house: number, late: number): number {
  const all = has(g, house, late);
  let sum = 0;
  for (let n = 0; n < WEIGHTS.length; n++) {
    const [, first, last] = WEIGHTS[n] ?? ['', 0, 0];
    sum += (all[n] ?? 0) * (first + (last - first) * late);
  }
  return sum;
}
export const features: Features<Table> = {
  names: WEIGHTS.map(([what]) => what),
  of: (g, seat) => has(g, seat, stage(g)),
  stage,
  weights: WEIGHTS.map(([, early, late]) => [early, late]),
};
function worths(g: Look): number[] {
  const late = stage(g);
  return houses(g).map((h) => worth(g, h, late));
}

export const value = (g: G, seat: number): number => outlook(g, seat, worths(g));

/** What the position is worth to every seat: most of the work is the same for all. */
export function values(g: G): readonly number[] {
  const all = worths(g);
  return Array.from({ length: g.seats }, (_, seat) => outlook(g, seat, all));
}

/** The chance to win: what a house has, beside what all have that can win. */
function outlook(g: G, seat: number, all: readonly number[]): number {
  if (g.over !== null) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
  const mine = all[seat] ?? 0;
  let sum = 1;
  for (const other of houses(g)) if (other !== seat && gathers(g, other)) sum += Math.exp((all[other] ?? 0) - mine);
  return 1 / sum;
}
