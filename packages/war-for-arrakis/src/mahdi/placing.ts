// The House result, and cards that place or replace units: nearest to a sietch first.

import { replaced } from '@landsraad/kernel';
import { ALL_AREAS, ARRAKEEN, CARTHAG, areaOf, idOf, type Area } from '../board/areas.ts';
import {
  deserts,
  garrisonIn,
  isEmpty,
  isFree,
  isMountain,
  legionAreas,
  legionAt,
  settlementAreas,
  unitsIn,
} from '../board/contents.ts';
import { RANKS, addFigures, isRank, supply, takeFigures, whereIs, type Rank } from '../board/figures.ts';
import { nameLegion } from '../board/that-legion.ts';
import type { Piece, Where } from '../actions/muster.ts';
import { ASIDE } from '../leaders.ts';
import { leaderIn } from '../pieces.ts';
import { HARKONNEN, deciderOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { advantage, fineAdvantage } from './combat-power.ts';
import { chosen, narrow, type Criterion, type Narrowed } from './criteria.ts';
import { leaderJoins, leadersToDeploy } from './deployment.ts';
import { addUnits, availableUnit, turnUpGarrison } from './garrisons.ts';
import { closestSietches, roomIn, stepsTo, stepsToSietch } from './paths.ts';
import { targetSietch } from './targets.ts';

/** Against the weakest of the sietches that are closest. */
const best = (g: Look, a: Area, more: (g: Look, from: Area, to: Area) => number): number =>
  Math.max(...closestSietches(g, a).map((s) => more(g, a, s)), -99);
/** § wfa.solo.house-priority */
const housePriority = (g: Look): readonly Criterion<Area>[] => [
  { why: 'near sietch', score: (a) => -stepsToSietch(g, a) },
  { why: 'advantage', score: (a) => best(g, a, advantage) },
  { why: 'advantage', score: (a) => best(g, a, fineAdvantage) },
  { why: 'near target', score: (a) => -stepsTo(g, a, targetSietch(g)) },
];

// ---- replacing ----

type Upgrading = { left: number; from: Rank; to: Rank; area: Area };
export const upgrading = (units: number, from: Rank, to: Rank): Upgrading => ({ left: units, from, to, area: -1 });
const upgrades = words<Upgrading>();

/** What takes the place of a unit: the rank that is asked for, or a higher one. § wfa.solo.unit-shortage */
const better = (g: Look, from: Rank, to: Rank): Rank | null => {
  const unit = availableUnit(g, to);
  return unit !== null && RANKS.indexOf(unit) > RANKS.indexOf(from) ? unit : null;
};
/** Facedown tokens may hold such a unit. */
const upgradable = (g: Look, from: Rank): Area[] =>
  legionAreas(g, HARKONNEN).filter((a) => (legionAt(g, a)?.[from] ?? 0) > 0 || garrisonIn(g, a) > 0);
const whichLegion = (g: Look, v: Upgrading): Narrowed<Area> => narrow(upgradable(g, v.from), housePriority(g));
export const canUpgrade = (g: Look, from: Rank, to: Rank): boolean =>
  better(g, from, to) !== null && upgradable(g, from).length > 0;

export const upgradeUnits = upgrades.procedure(
  'the harkonnens replace units',
  'wfa.solo.house-priority',
  upgrades.whilst(
    (g, v) => v.left > 0 && canUpgrade(g, v.from, v.to),
    chosen(upgrades, 'upgrade in', {
      among: (g, v) => whichLegion(g, v).best.map(idOf),
      then: (g, v, option) => {
        emit(g, 'legion upgraded', 'wfa.solo.house-priority', () => ({
          area: option,
          why: whichLegion(g, v).why ?? '',
        }));
        v.area = areaOf(option);
      },
    }),
    upgrades.act(function replaceOne(g, v) {
      // § wfa.solo.token-reveal
      if ((legionAt(g, v.area)?.[v.from] ?? 0) === 0) turnUpGarrison(g, v.area);
      const unit = better(g, v.from, v.to);
      if (unit === null || (legionAt(g, v.area)?.[v.from] ?? 0) === 0) return;
      takeFigures(g, v.area, v.from, 1);
      addFigures(g, HARKONNEN, v.area, unit, 1);
      v.left--;
      emit(g, 'replaced', 'wfa.solo.house', {
        seat: deciderOf(g, HARKONNEN),
        area: v.area,
        from: v.from,
        to: unit,
      });
    }),
  ),
);

// ---- placing ----

type Placing = { pieces: readonly Piece[]; where: Where; only: Area; at: number; area: Area; used: readonly number[] };
/** `where` as a number: in that area. */
export const placing = (pieces: readonly Piece[], where: Where | Area): Placing => ({
  pieces,
  where: typeof where === 'number' ? 'area' : where,
  only: typeof where === 'number' ? where : -1,
  at: 0,
  area: -1,
  used: [],
});
const places = words<Placing>();

/** The areas that the card allows. */
function allowed(g: Look, v: Placing): readonly Area[] {
  switch (v.where) {
    case 'own settlements':
    case 'one settlement':
    case 'threatened sietch':
      return settlementAreas(g, HARKONNEN);
    case 'carthag or arrakeen':
      return [CARTHAG, ARRAKEEN].filter((a) => isFree(g, HARKONNEN, a));
    case 'legion':
      return legionAreas(g, HARKONNEN);
    case 'special legion':
      return legionAreas(g, HARKONNEN).filter((a) => (legionAt(g, a)?.special ?? 0) > 0);
    case 'empty deserts':
    case 'empty desert':
      return deserts(g).filter((a) => isEmpty(g, a) && !v.used.includes(a));
    case 'free mountain':
    case 'free plateau':
      return ALL_AREAS.filter((a) => isMountain(g, a) && isFree(g, HARKONNEN, a));
    case 'area':
      return v.only >= 0 && isFree(g, HARKONNEN, v.only) ? [v.only] : [];
  }
}
const spreads = (v: Placing): boolean => v.where === 'empty deserts';
const pieceOf = (v: Placing): Piece | '' => v.pieces[v.at] ?? '';
/** A leader named on the card comes from beside the board, or from elsewhere on it. */
const canCome = (g: Look, piece: string, a: Area): boolean => {
  const where = whereIs(g, leaderIn(piece));
  return where === ASIDE || (where >= 0 && where !== a);
};
/** Whether that piece can be put in that area. */
function canTake(g: Look, piece: string, a: Area): boolean {
  if (isRank(piece)) return roomIn(g, a) > 0 && availableUnit(g, piece) !== null;
  if (unitsIn(g, HARKONNEN, a) === 0) return false;
  if (piece === 'generic') return supply(g, HARKONNEN, 'generic') > 0;
  return piece === 'leader' ? leadersToDeploy(g).length > 0 : canCome(g, piece, a);
}
/** Where the piece can go: with the others, or by the criteria of the House result. § wfa.solo.card-place-units */
const whereTo = (g: Look, v: Placing): Narrowed<Area> =>
  narrow(
    (v.area >= 0 && !spreads(v) ? [v.area] : allowed(g, v)).filter((a) => canTake(g, pieceOf(v), a)),
    housePriority(g),
  );
export const canPlace = (g: Look, v: Placing): boolean =>
  v.pieces.some((_, at) => whereTo(g, { ...v, at }).best.length > 0);

export const placeUnits = places.procedure(
  'the harkonnens place units',
  'wfa.solo.card-place-units',
  places.whilst(
    (_g, v) => v.at < v.pieces.length,
    places.when(
      function itCanBePlaced(g, v) {
        return whereTo(g, v).best.length > 0;
      },
      [
        chosen(places, 'place in', {
          among: (g, v) => whereTo(g, v).best.map(idOf),
          then: (g, v, option) => {
            const { why } = whereTo(g, v);
            if (v.area < 0 || spreads(v))
              emit(g, 'place chosen', 'wfa.solo.card-place-units', { area: option, why: why ?? '' });
            v.area = areaOf(option);
            v.used = [...v.used, v.area];
          },
        }),
        places.when(
          (_g, v) => pieceOf(v) === 'leader',
          [
            chosen(places, 'deploy leader', {
              among: leadersToDeploy,
              then: (g, v, what) => leaderJoins(g, v.area, what),
            }),
          ],
          [
            places.act(function putDown(g, v) {
              put(g, v.area, pieceOf(v));
            }),
          ],
        ),
        places.act(function thatLegion(g, v) {
          nameLegion(g, HARKONNEN, v.area);
        }),
      ],
    ),
    places.act(function nextPiece(_g, v) {
      v.at++;
    }),
  ),
);
function put(g: G, a: Area, piece: Piece | ''): void {
  const what = isRank(piece) ? (availableUnit(g, piece) ?? piece) : piece;
  if (isRank(piece)) addUnits(g, a, piece, 1);
  else if (piece === 'generic') addFigures(g, HARKONNEN, a, 'generic', 1);
  else g.table.leaders = replaced(g.table.leaders, leaderIn(piece), a);
  emit(g, 'put on the board', 'wfa.solo.card-place-units', { seat: deciderOf(g, HARKONNEN), area: a, what });
}
