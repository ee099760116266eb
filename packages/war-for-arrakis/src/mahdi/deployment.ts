// Deployment: units and a named leader in one settlement.

import { replaced } from '@landsraad/kernel';
import { areaOf, idOf, type Area } from '../board/areas.ts';
import { settlementAreas, unitsIn } from '../board/contents.ts';
import { addFigures, namedAside, supply, type Rank } from '../board/figures.ts';
import { FEYD, RABBAN, leaderWord, type Leader } from '../leaders.ts';
import { leaderIn } from '../pieces.ts';
import { HARKONNEN, deciderOf } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { combatPower, finePower } from './combat-power.ts';
import { chosen, narrow, type Narrowed } from './criteria.ts';
import { addUnits, availableUnit } from './garrisons.ts';
import { roomIn, stepsTo } from './paths.ts';
import { targetSietch } from './targets.ts';

// ---- which leader ----

const BASHAR = 'generic';
const FIRST: readonly Leader[] = [RABBAN, FEYD];
/** Rabban and Feyd-Rautha first, then the other named leaders; without any a Bashar. § wfa.solo.deployment-leaders */
export function leadersToDeploy(g: Look): string[] {
  const named = namedAside(g, HARKONNEN);
  const first = named.filter((l) => FIRST.includes(l));
  if (named.length > 0) return (first.length > 0 ? first : named).map(leaderWord);
  return supply(g, HARKONNEN, 'generic') > 0 ? [BASHAR] : []; // § wfa.solo.deployment
}
/** A leader set aside, or a Bashar from the supply, joins the units of an area. */
export function leaderJoins(g: G, a: Area, what: string): void {
  if (what === BASHAR) addFigures(g, HARKONNEN, a, 'generic', 1);
  else g.table.leaders = replaced(g.table.leaders, leaderIn(what), a);
  told(g, a, what);
}
const told = (g: G, area: Area, what: string): void =>
  emit(g, 'put on the board', 'wfa.solo.deployment', { seat: deciderOf(g, HARKONNEN), area, what });

// ---- where ----

/** Never above the stacking limit. § wfa.solo.deployment-overflow */
const settlements = (g: Look): Area[] => settlementAreas(g, HARKONNEN).filter((a) => roomIn(g, a) > 0);
/** § wfa.solo.deployment-settlement */
const whichSettlement = (g: Look): Narrowed<Area> =>
  narrow(settlements(g), [
    { why: 'power', score: (a) => combatPower(g, HARKONNEN, a) },
    { why: 'power', score: (a) => finePower(g, HARKONNEN, a) },
    { why: 'near target', score: (a) => -stepsTo(g, a, targetSietch(g)) },
  ]);

type Deploying = { units: readonly Rank[]; at: number; area: Area; first: Area };
export const deploying = (...units: readonly Rank[]): Deploying => ({ units, at: 0, area: -1, first: -1 });
export const canDeploy = (g: Look): boolean =>
  settlements(g).length > 0 && (availableUnit(g, 'regular') !== null || leadersToDeploy(g).length > 0);
const deploys = words<Deploying>();
/** Where the supply has no unit left, a settlement is chosen for the leader alone. § wfa.solo.deployment */
const goesOn = (g: Look, v: Deploying): boolean =>
  v.at < v.units.length &&
  (v.area < 0 ? canDeploy(g) : settlements(g).length > 0 && availableUnit(g, 'regular') !== null);

export const deployUnits = deploys.procedure(
  'the harkonnens deploy',
  'wfa.solo.deployment',
  deploys.whilst(
    goesOn,
    deploys.when(
      (g, v) => v.area < 0 || roomIn(g, v.area) === 0, // § wfa.solo.deployment-overflow
      [
        chosen(deploys, 'deploy in', {
          among: (g) => whichSettlement(g).best.map(idOf),
          then: (g, v, option) => {
            emit(g, 'settlement chosen', 'wfa.solo.deployment-settlement', () => ({
              area: option,
              why: whichSettlement(g).why ?? '',
            }));
            v.area = areaOf(option);
            if (v.first < 0) v.first = v.area;
          },
        }),
      ],
    ),
    deploys.act(function putUnit(g, v) {
      const rank = v.units[v.at] ?? 'regular';
      const what = availableUnit(g, rank) ?? rank;
      if (addUnits(g, v.area, rank, 1) > 0) told(g, v.area, what);
      v.at++;
    }, 'wfa.solo.unit-shortage'),
  ),
  deploys.when(
    function leaderCanCome(g, v) {
      return v.first >= 0 && unitsIn(g, HARKONNEN, v.first) > 0;
    },
    [
      chosen(deploys, 'deploy leader', {
        among: leadersToDeploy,
        then: (g, v, what) => leaderJoins(g, v.first, what),
      }),
    ],
  ),
);
