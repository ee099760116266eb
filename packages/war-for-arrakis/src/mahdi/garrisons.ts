// The facedown Harkonnen deployment tokens: garrisons of settlements that a legion leaves.

import { added, count, drawTop, reveal, shuffle, takeAt, things, without } from '@landsraad/kernel';
import { areaOf, idOf, type Area } from '../board/areas.ts';
import { hasSettlement, legionAt, unitsIn } from '../board/contents.ts';
import { RANKS, addFigures, supply, takeFigures, type Rank } from '../board/figures.ts';
import { hasLeaderAlone, leadersLeftAlone, stackingLimit } from '../board/stacking.ts';
import { HARKONNEN } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, on, words } from '../words.ts';
import { garrisonShown, garrisons, supplyOf } from './components.ts';
import { chosen, distinct } from './criteria.ts';
import { changeMahdi, inMahdi, mahdiOf, type TokenSet } from './mahdi.ts';

// ---- units that are not available ----

/** A unit of that kind, the next higher one that is in the supply, or else the next lower one. § wfa.solo.unit-shortage */
export function availableUnit(g: Look, rank: Rank): Rank | null {
  const n = RANKS.indexOf(rank);
  const order = [...RANKS.slice(n), ...RANKS.slice(0, n).toReversed()];
  return order.find((r) => supply(g, HARKONNEN, r) > 0) ?? null;
}
/** Onto the board, as far as the supply goes; says how many. */
export function addUnits(g: G, a: Area, rank: Rank, n: number): number {
  let put = 0;
  for (; put < n; put++) {
    const unit = availableUnit(g, rank);
    if (unit === null) break;
    addFigures(g, HARKONNEN, a, unit, 1);
  }
  return put;
}

// ---- revealing ----

/** Those with the lowest Combat Power are removed first. § wfa.solo.token-overstack */
function removeWeakest(g: G, a: Area): void {
  for (const rank of RANKS)
    while (unitsIn(g, HARKONNEN, a) > stackingLimit(g, HARKONNEN) && (legionAt(g, a)?.[rank] ?? 0) > 0) {
      takeFigures(g, a, rank, 1);
      emit(g, 'garrison too large', 'wfa.solo.token-overstack', { area: a, unit: rank });
    }
}
/** Turned up, replaced by the figures that it shows, and shuffled back into the pool. § wfa.solo.token-reveal */
function turnUpToken(g: G, position: number): void {
  const token = mahdiOf(g).tokens[position];
  if (token === undefined) return;
  reveal(g, garrisons.board, position);
  const thing = takeAt(g, garrisons.board, position, supplyOf(token.set));
  shuffle(g, supplyOf(token.set));
  changeMahdi(g, { tokens: without(mahdiOf(g).tokens, position) });
  emit(g, 'garrison revealed', 'wfa.solo.token-reveal', { area: token.area, token: thing });
  const shown = garrisonShown(thing);
  for (const rank of RANKS) addUnits(g, token.area, rank, shown[rank]);
  addFigures(g, HARKONNEN, token.area, 'generic', Math.min(shown.generic, supply(g, HARKONNEN, 'generic')));
}
const turnedUp = words<{ area: Area; token: string }>();
const afterTurningUp = turnedUp.procedure(
  'a garrison has turned up',
  'wfa.solo.token-no-figures',
  turnedUp.when(
    (g) => hasLeaderAlone(g, HARKONNEN),
    [turnedUp.call(leadersLeftAlone, () => ({ side: HARKONNEN }))],
    [],
    'wfa.solo.token-no-figures',
  ),
);
/** A token that finds no figure in the supply may leave leaders alone. */
on('garrison revealed', 'wfa.solo.token-no-figures', afterTurningUp);
/** All of an area: it attacks, is attacked, or an effect needs its units. */
export function turnUpGarrison(g: G, a: Area): void {
  if (!inMahdi(g)) return;
  for (let n = mahdiOf(g).tokens.length - 1; n >= 0; n--) if (mahdiOf(g).tokens[n]?.area === a) turnUpToken(g, n);
  removeWeakest(g, a);
}
/** A token leaves the board unseen. */
export function removeGarrison(g: G, a: Area): void {
  const position = mahdiOf(g).tokens.findIndex((t) => t.area === a);
  const token = mahdiOf(g).tokens[position];
  if (token === undefined) return;
  takeAt(g, garrisons.board, position, supplyOf(token.set));
  shuffle(g, supplyOf(token.set));
  changeMahdi(g, { tokens: without(mahdiOf(g).tokens, position) });
}
/** Up to so many tokens of one area go to another; says how many. */
export function moveGarrison(g: G, from: Area, to: Area, most: number): number {
  let moved = 0;
  if (!inMahdi(g)) return moved;
  changeMahdi(g, {
    tokens: mahdiOf(g).tokens.map((t) => {
      if (t.area !== from || moved >= most) return t;
      moved++;
      return { area: to, set: t.set };
    }),
  });
  return moved;
}

// ---- a settlement is left ----

/** Figures have left an area: if it is a settlement without a unit now, a garrison comes. § wfa.solo.leave-settlement-whole */
export function leaveSettlement(g: G, a: Area): void {
  if (inMahdi(g) && hasSettlement(g, HARKONNEN, a) && unitsIn(g, HARKONNEN, a) === 0)
    emit(g, 'settlement left', 'wfa.solo.leave-settlement', { area: a });
}

type Leaving = { area: Area };
const leaving = words<Leaving>();
const lying = (g: Look, set: TokenSet): string[] =>
  distinct(
    mahdiOf(g)
      .tokens.filter((t) => t.set === set)
      .map((t) => idOf(t.area)),
  );
const isOut = (set: TokenSet) =>
  function noneIsLeft(g: Look): boolean {
    return count(g, supplyOf(set)) === 0;
  };
/** None is left: one on the board is turned up, and used again. § wfa.solo.token-shortage */
function reuse(g: G, set: TokenSet, a: Area): void {
  turnUpToken(
    g,
    mahdiOf(g).tokens.findIndex((t) => t.set === set && t.area === a),
  );
  removeWeakest(g, a);
}
function putToken(g: G, set: TokenSet, a: Area): void {
  if (things(g, supplyOf(set)).length === 0) return;
  drawTop(g, supplyOf(set), garrisons.board);
  changeMahdi(g, { tokens: added(mahdiOf(g).tokens, { area: a, set }) });
}
const one = (set: TokenSet) => [
  leaving.when(isOut(set), [
    chosen(leaving, 'turn up', {
      among: (g) => lying(g, set),
      then: (g, _v, option) => reuse(g, set, areaOf(option)),
    }),
  ]),
  leaving.act(function putOne(g, v) {
    putToken(g, set, v.area);
  }, 'wfa.solo.leave-settlement'),
];
const garrisonComes = leaving.procedure(
  'a garrison comes',
  'wfa.solo.leave-settlement',
  ...one('black'),
  ...one('silver'),
  leaving.act(function told(g, v) {
    emit(g, 'garrison placed', 'wfa.solo.leave-settlement', { area: v.area });
  }),
);
on('settlement left', 'wfa.solo.leave-settlement', garrisonComes);
