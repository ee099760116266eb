// As it was when `greedy` became the yardstick: its choices change no more, whatever becomes of ../weigh.ts. Expansions that
// came later add what they bring, which is nothing in a game without them.
//
// How likely a careless player is to take each option: for playouts and random walks, not for the rules.

import { weighing, type Option, type QuestionWeights, type Seat } from '@landsraad/kernel';
import { TERRAIN, areaOf, type Area, type Terrain } from '../board/areas.ts';
import {
  hasHarvester,
  hasSettlement,
  hasSietch,
  hasStation,
  isDesert,
  isMountain,
  legionAreas,
} from '../board/contents.ts';
import { rankIn } from '../battles/combat-roll.ts';
import { row } from '../cards/prescience.ts';
import { distance } from '../distances.ts';
import { inMahdi } from '../mahdi/mahdi.ts';
import { MAHDI_WEIGHTS } from '../mahdi/weights.ts';
import { ATREIDES, HARKONNEN, NEITHER, opponent, sideOf, type Side } from '../sides.ts';
import { progress } from '../progress.ts';
import { readyForSmugglers } from '../smugglers/worth.ts';
import type { AreaContext, ForMarker, Questions, Asked } from '../questions.ts';
import type { G, Look, Table } from '../table.ts';
import { chance, strengthIn } from './value.ts';

/** A player who has begun something seldom stops for nothing. */
const SELDOM = 0.08;
const LAZY: ReadonlySet<Option> = new Set([
  'nothing',
  'done',
  'none',
  'no more',
  'nowhere',
  'nobody',
  'leave it out',
  'stay',
]);

/** What a side would attack. */
const targetsOf = (g: Look, side: Side): readonly Area[] =>
  side === HARKONNEN ? g.table.sietches : g.table.settlements;
function toTheNearest(from: Area, all: readonly Area[]): number {
  let least = 99;
  for (const a of all) least = Math.min(least, distance(from, a));
  return least;
}
const winning = (g: Look, side: Side, from: Area, to: Area): number =>
  chance(strengthIn(g, side, from), strengthIn(g, opponent(side), to) + rankIn(g, opponent(side), to));

/** Strong legions go for the enemy; the Atreides go for stations, harvesters and where a prescience card wants them. */
function whereTo(g: G, side: Side, option: Option, about: AreaContext): number {
  const from = areaOf(about.from);
  const to = areaOf(String(option));
  if (from < 0 || to < 0) return 1;
  const strong = strengthIn(g, side, from) >= 5;
  const nearer = toTheNearest(from, targetsOf(g, side)) - toTheNearest(to, targetsOf(g, side));
  if (side === HARKONNEN) return nearer > 0 ? (strong ? 6 : 2) : nearer < 0 ? 0.3 : 1;
  const bait = hasStation(g, to) ? 8 : hasHarvester(g, to) ? 4 : 1;
  const wish = 1 + 5 * Math.max(0, wanted(g, to) - wanted(g, from));
  return bait * wish * (strong && nearer > 0 ? 2 : 1) * (wanted(g, from) > wanted(g, to) ? 0.2 : 1);
}
/** How many of the revealed cards want a legion there. */
function wanted(g: Look, a: Area): number {
  let sum = 0;
  for (const card of row(g)) {
    const ground = GROUND[card];
    if (ground === undefined || progress(g, card) >= 1) continue;
    if (
      ground === 'desert'
        ? isDesert(g, a) && !hasSietch(g, a)
        : ground === 'mountain'
          ? isMountain(g, a)
          : TERRAIN[a] === ground
    )
      sum++;
  }
  return sum;
}
const GROUND: { readonly [card: string]: Terrain } = {
  'dew-collectors-for-the-planting': 'plateau',
  'new-hidden-wind-traps': 'mountain',
  'stunted-worms': 'minorErg',
  'the-desert-war': 'desert',
};
function attackFrom(g: G, side: Side, option: Option): number {
  const from = areaOf(String(option));
  return from < 0 ? SELDOM : Math.max(0.1, strengthIn(g, side, from) - 1);
}
function attackOn(g: G, side: Side, option: Option, about: AreaContext): number {
  const from = areaOf(about.from);
  const to = areaOf(String(option));
  if (from < 0 || to < 0) return 1;
  return 0.1 + winning(g, side, from, to) * (1 + 2 * rankIn(g, opponent(side), to));
}
function goOn(g: G, side: Side, option: Option): number {
  const b = g.table.battle;
  if (b === null) return 1;
  const p = winning(g, b.attacker, b.from, b.to);
  const stays = option === 'continue' || (option === 'retreat' && side !== b.attacker);
  return stays ? p + 0.02 : 1.02 - p;
}
function whichLegion(g: G, side: Side, option: Option): number {
  const from = areaOf(String(option));
  if (from < 0) return SELDOM;
  // Garrisons stay, armies march.
  if (side === HARKONNEN) return 0.3 + Math.max(0, strengthIn(g, side, from) - 2);
  const threatened = hasSietch(g, from) && toTheNearest(from, legionAreas(g, HARKONNEN)) <= 2;
  return threatened ? 0.3 : wanted(g, from) > 0 ? 0.3 : 1;
}
/** Somebody stays in a settlement. */
function howMuch(g: G, side: Side, option: Option, from: string): number {
  const home = hasSettlement(g, side, areaOf(from));
  return (option === 'a part') === home ? 1 : 0.25;
}
const SPENDING: { readonly [how: string]: number } = { stockpile: 6, keep: 3, raise: 1, 'save one': 0.3, done: 0.1 };
const spending = (option: string, means: ForMarker | null | undefined): number => SPENDING[means?.how ?? option] ?? 1;

/** Harvesters go where spice is and the Fremen are not. */
function harvesterAt(g: G, option: Option): number {
  const a = areaOf(String(option));
  if (a < 0) return 1;
  let least = 9;
  for (const x of legionAreas(g, ATREIDES)) least = Math.min(least, distance(x, a));
  return least <= 1 ? 0.3 : Math.min(3, least);
}

/** Only whoever plays a side is asked. */
function sideAsked(g: G, d: { readonly seat: Seat }): Side {
  const side = sideOf(g, d.seat);
  return side === NEITHER ? ATREIDES : side;
}

const WEIGHTS: QuestionWeights<Table, Questions> = {
  'use the die how?': (_g, d) =>
    d.options.map((o, n) =>
      o === 'nothing'
        ? 0.02
        : o === 'attack' || o === 'surprise attack'
          ? 1.5
          : (d.means[n]?.leader ?? -1) >= 0
            ? 2
            : 1,
    ),
  'move which legion?': (g, d) => d.options.map((o) => whichLegion(g, sideAsked(g, d), o)),
  'move where?': (g, d) => d.options.map((o) => whereTo(g, sideAsked(g, d), o, d.about)),
  'how much of the legion?': (g, d) => d.options.map((o) => howMuch(g, sideAsked(g, d), o, d.about.from)),
  'attack with which legion?': (g, d) => d.options.map((o) => attackFrom(g, sideAsked(g, d), o)),
  'attack where?': (g, d) => d.options.map((o) => attackOn(g, sideAsked(g, d), o, d.about)),
  'continue the battle?': (g, d) => d.options.map((o) => goOn(g, sideAsked(g, d), o)),
  'retreat?': (g, d) => d.options.map((o) => goOn(g, sideAsked(g, d), o)),
  'advance?': (_g, d) => d.options.map((o) => (o === 'advance' ? 1 : 0.05)),
  'discard a card for a die?': (_g, d) => d.options.map((o) => (o === 'enough' ? 4 : 1)),
  'what do you do?': (_g, d) => d.options.map((o, n) => (o === 'claim a card' ? 5 : d.means[n] != null ? 0.6 : 1.4)),
  'claim a prescience card?': (_g, d) => d.options.map((o) => (o === 'done' ? 0.05 : 1)),
  'take which leader off the board?': (_g, d) => d.options.map((o) => (o === 'done' ? 8 : 1)),
  'remove the card or shuffle it back?': (_g, d) => d.means.map((m) => (m?.how === 'remove' ? 0.1 : 1)),
  'spend spice how?': (_g, d) => d.options.map((o, n) => spending(o, d.means[n])),
  'use the smugglers die how?': (_g, d) => d.options.map(readyForSmugglers),
  'drive off which smuggler ornithopter?': (_g, d) => d.options.map(() => 1),
  'place a harvester where?': (g, d) => d.options.map((o) => harvesterAt(g, o)),
  'use desert power how?': (_g, d) =>
    d.options.map((o) => (o === 'nothing' ? 0.02 : o === 'attack with a sandworm' ? 3 : 1)),
};

const MAHDI: QuestionWeights<Table, Questions> = { ...WEIGHTS, ...MAHDI_WEIGHTS };

/** Null if all options are equally likely. */
export function weigh(g: G, d: Asked): readonly number[] | null {
  const weights = weighing(inMahdi(g) ? MAHDI : WEIGHTS, g, d);
  if (weights !== null) return weights;
  return d.options.some((o) => LAZY.has(o)) ? d.options.map((o) => (LAZY.has(o) ? SELDOM : 1)) : null;
}
