// As it was when `greedy` became the yardstick: it changes no more, whatever becomes of ../value.ts. What an expansion adds
// counts only at tables that play it.
//
// How good a position is, for search and greedy play. Everything in hundredths of a victory point.

import { count, things } from '@landsraad/kernel';
import { strength } from '../board/troops.ts';
import { CARDS, cardsOf } from '../cards/cards.ts';
import type { Line, Lines } from '../effects/grammar.ts';
import { intrigueHeld } from '../intrigue/holding.ts';
import { conflictOf } from '../round/conflicts.ts';
import { fleetWorth, ixEffectWorth, tileWorths } from './rise-of-ix.ts';
import { gathers, houses, isRival, lookAt, type G, type Look } from '../table.ts';

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

function worth(g: Look, house: number): number {
  const h = lookAt(g, house);
  const left = Math.max(0, ROUNDS - g.table.round);
  const soon = left === 0 ? 0.15 : 1;
  let sum = VICTORY_POINT * h.vp;
  sum +=
    (GOOD.solari * Math.min(h.solari, 10) + GOOD.spice * Math.min(h.spice, 9) + GOOD.water * Math.min(h.water, 4)) *
    soon;
  sum += (9 * Math.min(h.garrison, 6) + 3 * Math.max(0, h.garrison - 6)) * soon;
  // Halfway to a point or an alliance is worth something too.
  for (let f = 0; f < h.influence.length; f++) {
    const n = h.influence[f] ?? 0;
    sum += (n === 1 ? 30 : n === 3 ? 35 : n >= 4 ? 12 * (n - 3) : 0) * soon;
  }
  if (h.swordmaster) sum += 24 * left;
  if (h.councilSeat) sum += 14 * left;
  sum += 15 * intrigueHeld(g, house) * soon;
  for (const holder of g.table.control) if (holder === house) sum += 5 * left;
  sum += conflictWorth(g, house);
  if (g.table.riseOfIx) sum += fleetWorth(g, house, left, soon, TILE_WORTH);
  if (isRival(g, house)) return sum;
  // Tempo: agents still to be sent, with cards to send them, and persuasion not spent yet.
  if (h.revealed === 0)
    sum += 16 * Math.min(h.agents, count(g, cardsOf(house).hand)) + 4 * count(g, cardsOf(house).hand);
  sum += 3 * h.persuasion;
  sum += deckQuality(g, house) * 0.55 * left;
  return sum;
}

/** Against the best of the others. */
export function value(g: G, seat: number): number {
  if (g.over !== null) return g.over.winners.includes(seat) ? 1 / g.over.winners.length : 0;
  const mine = worth(g, seat);
  let best = -Infinity;
  for (const other of houses(g)) if (other !== seat && gathers(g, other)) best = Math.max(best, worth(g, other));
  return 1 / (1 + Math.exp((best - mine) / 200));
}
