// Putting figures on the board and taking them off. What is not on the board is in the supply.

import { added, replaced, reveal, takeAt, things, without } from '@landsraad/kernel';
import { deployment, holderOf, unitsShown } from '../components.ts';
import { FACTS } from '../facts.ts';
import { ASIDE, IN_TANK, OUT_OF_GAME, namedOf, leaderSide, subfactionOf, type Leader } from '../leaders.ts';
import { turnUpGarrison } from '../mahdi/garrisons.ts';
import { ATREIDES, deciderOf, type Side } from '../sides.ts';
import type { G, Legion, Look } from '../table.ts';
import { emit } from '../words.ts';
import type { Area } from './areas.ts';
import {
  addToList,
  auxiliariesGo,
  auxiliariesOf,
  auxiliaryCount,
  noMoreThan,
  takeFromList,
  type AuxiliaryKind,
} from './auxiliaries.ts';
import { legionAt } from './contents.ts';
import { occupancy } from './occupancy.ts';
import { tokenGone } from './that-legion.ts';

export type Rank = 'regular' | 'elite' | 'special';
/** From low to high. § wfa.setup.unit-ranks */
export const RANKS: readonly Rank[] = ['regular', 'elite', 'special'];
/** What a legion is made of, besides named leaders and tokens. */
export type Standing = Rank | 'generic' | 'escort';
export const isRank = (word: string): word is Rank => word === 'regular' || word === 'elite' || word === 'special';

/** How many of each kind. */
interface Figures {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly escort: number;
}

const { harkonnen, atreides } = FACTS.units.figures;
/**
 * § wfa.setup.atreides-units § wfa.setup.harkonnen-units
 * § wfa.setup.atreides-leaders § wfa.setup.harkonnen-leaders § wfa.leaders.generic-limit
 */
const BOX: readonly Figures[] = [
  {
    regular: atreides.units.regular,
    elite: atreides.units.elite,
    special: atreides.units.fedaykin,
    generic: atreides.leaders.naib,
    escort: 0,
  },
  {
    regular: harkonnen.units.regular,
    elite: harkonnen.units.elite,
    special: harkonnen.units.sardaukar,
    generic: harkonnen.leaders.bashar,
    escort: FACTS.desertWar.components.harkonnen.escortOrnithopter,
  },
];

/** How many figures of a kind are in the box. */
export const inBox = (side: Side, kind: Standing): number => BOX[side]?.[kind] ?? 0;
export const onBoard = (g: Look, side: Side, kind: Standing): number => occupancy(g).figures[side][kind];
/** What can be put on the board. § wfa.setup.unit-supply-return */
export const supply = (g: Look, side: Side, kind: Standing): number =>
  inBox(side, kind) - onBoard(g, side, kind) + (kind === 'regular' ? auxiliariesOf(g, side) : 0); // § wfa.smugglers.regulars

const NO_FIGURES = { regular: 0, elite: 0, special: 0, generic: 0, escort: 0 } as const;
const withMore = (l: Legion, kind: Standing, n: number): Legion => ({
  side: l.side,
  area: l.area,
  regular: kind === 'regular' ? l.regular + n : l.regular,
  elite: kind === 'elite' ? l.elite + n : l.elite,
  special: kind === 'special' ? l.special + n : l.special,
  generic: kind === 'generic' ? l.generic + n : l.generic,
  escort: kind === 'escort' ? l.escort + n : l.escort,
});
function positionOf(g: Look, a: Area): number {
  const all = g.table.legions;
  for (let n = 0; n < all.length; n++) if (all[n]?.area === a) return n;
  return -1;
}

export function addFigures(g: G, side: Side, a: Area, kind: Standing, n: number): void {
  if (n <= 0) return;
  const at = positionOf(g, a);
  const l = g.table.legions[at];
  if (l === undefined)
    g.table.legions = added(g.table.legions, withMore({ side: side, area: a, ...NO_FIGURES }, kind, n));
  else g.table.legions = replaced(g.table.legions, at, withMore(l, kind, n));
}
/** Back to the supply, or on to another area. */
export function takeFigures(g: G, a: Area, kind: Standing, n: number): void {
  const at = positionOf(g, a);
  const l = g.table.legions[at];
  if (l === undefined) return;
  const left = withMore(l, kind, -n);
  g.table.legions = isGone(left) ? without(g.table.legions, at) : replaced(g.table.legions, at, left);
  noMoreThan(g, a, left.regular);
}
/** Regulars that are told apart. */
export function addAuxiliaries(g: G, kind: AuxiliaryKind, side: Side, a: Area, n: number): void {
  addFigures(g, side, a, 'regular', n);
  for (let i = 0; i < n; i++) addToList(g, kind, side, a);
}
/** One of them, back to the supply of its force. */
export function loseAuxiliary(g: G, kind: AuxiliaryKind, a: Area): void {
  if (auxiliaryCount(g, kind, a) === 0) return;
  takeFromList(g, kind, a);
  takeFigures(g, a, 'regular', 1);
}
const isGone = (n: Figures): boolean => n.regular + n.elite + n.special + n.generic + n.escort === 0;
/** Some figures of one area to another, where they may join others. */
export function moveFigures(g: G, side: Side, from: Area, to: Area, n: Figures): void {
  const at = positionOf(g, from);
  const l = g.table.legions[at];
  if (l === undefined || isGone(n)) return;
  const there = positionOf(g, to);
  const legions = g.table.legions.slice();
  const left = plus(l, n, -1);
  legions[at] = left;
  const other = legions[there];
  // § wfa.move.join-friendly
  if (other === undefined) legions.push(plus({ side: side, area: to, ...NO_FIGURES }, n, 1));
  else legions[there] = plus(other, n, 1);
  if (isGone(left)) legions.splice(at, 1);
  g.table.legions = legions;
  noMoreThan(g, from, left.regular);
}
const plus = (l: Legion, n: Figures, times: number): Legion => ({
  side: l.side,
  area: l.area,
  regular: l.regular + times * n.regular,
  elite: l.elite + times * n.elite,
  special: l.special + times * n.special,
  generic: l.generic + times * n.generic,
  escort: l.escort + times * n.escort,
});
/** All figures of one area to another, where they may join others. */
export function joinLegions(g: G, from: Area, to: Area): void {
  const at = positionOf(g, from);
  const l = g.table.legions[at];
  if (l === undefined) return;
  const there = positionOf(g, to);
  const other = g.table.legions[there];
  auxiliariesGo(g, from, to);
  const { regular, elite, special, generic, escort } = l;
  if (other === undefined)
    g.table.legions = replaced(g.table.legions, at, {
      side: l.side,
      area: to,
      regular,
      elite,
      special,
      generic,
      escort,
    });
  else
    g.table.legions = without(
      replaced(g.table.legions, there, {
        side: other.side,
        area: to,
        regular: other.regular + regular,
        elite: other.elite + elite,
        special: other.special + special,
        generic: other.generic + generic,
        escort: other.escort + escort,
      }),
      at,
    );
}

// ---- deployment tokens ----

/** Turned up and replaced by the units it shows, or lower ones if the supply runs out. § wfa.setup.token-reveal-effect */
export function revealToken(g: G, position: number): void {
  const token = g.table.tokens[position];
  if (token === undefined) return;
  reveal(g, deployment.board, position);
  const thing = takeAt(g, deployment.board, position, deployment.revealed);
  g.table.tokens = without(g.table.tokens, position);
  const shown = unitsShown(thing);
  emit(g, 'token revealed', 'wfa.setup.token-reveal-effect', { area: token.area, token: thing });
  const placed = { regular: 0, elite: 0, special: 0 };
  // § wfa.setup.token-contents
  for (const rank of RANKS)
    for (let n = 0; n < shown[rank]; n++) {
      const stand = inSupplyOrLower(g, ATREIDES, rank);
      if (stand === null) continue;
      addFigures(g, ATREIDES, token.area, stand, 1);
      placed[stand]++;
    }
  tokenGone(g, position, placed);
  if (token.moved)
    g.table.arrived = added(g.table.arrived, {
      area: token.area,
      flown: false,
      ...placed,
      generic: 0,
      escort: 0,
      leaders: 0,
    });
}
/** A rank that is in the supply, or the best below it. § wfa.setup.token-reveal-shortage */
function inSupplyOrLower(g: Look, side: Side, rank: Rank): Rank | null {
  for (let n = RANKS.indexOf(rank); n >= 0; n--) {
    const r = RANKS[n];
    if (r !== undefined && supply(g, side, r) > 0) return r;
  }
  return null;
}
export function revealTokensIn(g: G, a: Area): void {
  for (let n = g.table.tokens.length - 1; n >= 0; n--) if (g.table.tokens[n]?.area === a) revealToken(g, n);
  turnUpGarrison(g, a);
}
/** Out of the game, unseen. § wfa.move.stacking-token-removed */
export function removeToken(g: G, position: number): void {
  const token = g.table.tokens[position];
  if (token === undefined) return;
  takeAt(g, deployment.board, position, deployment.removed);
  g.table.tokens = without(g.table.tokens, position);
  tokenGone(g, position, NO_FIGURES);
  g.table.removedTokens = added(g.table.removedTokens, token.starting);
  emit(g, 'token removed', 'wfa.move.stacking-token-removed', { area: token.area });
}
export const tokensLeft = (g: Look): boolean => things(g, deployment.supply).length > 0;

// ---- named leaders ----

export const whereIs = (g: Look, l: Leader): number => g.table.leaders[l] ?? OUT_OF_GAME;
export const isOnBoard = (g: Look, l: Leader): boolean => whereIs(g, l) >= 0;
export const isInPlay = (g: Look, l: Leader): boolean =>
  whereIs(g, l) >= 0 || whereIs(g, l) === ASIDE || whereIs(g, l) === IN_TANK;
export const bitOf = (l: Leader): number => 1 << l;

/** Onto the leftmost slot of the tank; a leader there is pushed on, and off the last slot out of the tank. */
export function sendToTank(g: G, l: Leader): void {
  const seat = holderOf(g, subfactionOf(g, l)); // § wfa.team.tank-slots
  const tank = (g.table.tanks[seat] ?? []).slice();
  g.table.leaders = replaced(g.table.leaders, l, IN_TANK);
  emit(g, 'to the tank', 'wfa.tank.enter', { leader: l });
  let arriving = l;
  // § wfa.tank.bump
  for (let n = 0; n < tank.length && arriving >= 0; n++) {
    const there = tank[n] ?? -1;
    tank[n] = arriving;
    g.table.advancing &= ~bitOf(arriving); // § wfa.tank.advance-moment
    arriving = there;
  }
  g.table.tanks = replaced(g.table.tanks, seat, tank);
  if (arriving >= 0) leaveTank(g, arriving); // § wfa.tank.bump-out
}
/** The card keeps its side. § wfa.tank.leave */
export function leaveTank(g: G, l: Leader): void {
  g.table.leaders = replaced(g.table.leaders, l, ASIDE);
  emit(g, 'out of the tank', 'wfa.tank.leave', { leader: l });
}
/** Another leader takes the place, or -1: nobody. */
export function takeFromTank(g: G, l: Leader, by: Leader): void {
  if (by >= 0 && (g.table.advancing & bitOf(l)) !== 0) g.table.advancing |= bitOf(by);
  g.table.tanks = g.table.tanks.map((tank) => tank.map((x) => (x === l ? by : x)));
}

/** A leader lost as a casualty. */
export function loseGeneric(g: G, a: Area, kind: 'generic' | 'escort' = 'generic'): void {
  const l = legionAt(g, a);
  if (l === undefined) return;
  emit(g, 'leader lost', 'wfa.battle.casualty-destinations', {
    area: a,
    seat: deciderOf(g, l.side),
    leader: -1,
    ...(kind === 'escort' ? { escort: true } : {}),
  });
  takeFigures(g, a, kind, 1);
}
/** § wfa.battle.casualty-destinations */
export function loseNamed(g: G, l: Leader): void {
  emit(g, 'leader lost', 'wfa.battle.casualty-destinations', {
    area: whereIs(g, l),
    seat: deciderOf(g, leaderSide(l)),
    leader: l,
  });
  sendToTank(g, l);
}
export const namedAside = (g: Look, side: Side): Leader[] => namedOf(side).filter((l) => whereIs(g, l) === ASIDE);
