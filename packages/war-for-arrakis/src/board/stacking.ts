// The stacking limit, and leaders left without units.

import { FACTS } from '../facts.ts';
import { leaderWord, namedOf } from '../leaders.ts';
import { removeGarrison } from '../mahdi/garrisons.ts';
import { chooserOf } from '../mahdi/mahdi.ts';
import { ATREIDES, HARKONNEN, deciderOf, type Side } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import { type Area, idOf } from './areas.ts';
import { auxiliariesIn, isAuxiliary, ofRank } from './auxiliaries.ts';
import { garrisonIn, legionAreas, legionAt, namedIn, tokensIn, unitsIn } from './contents.ts';
import { occupancy } from './occupancy.ts';
import { RANKS, isRank, loseAuxiliary, loseGeneric, loseNamed, removeToken, takeFigures, whereIs } from './figures.ts';
import { figureIn, leaderIn, tokenIn, tokenWord } from '../pieces.ts';

const LIMIT = FACTS.units.limits.unitsPerArea;
const CHOAM = 0;

/** § wfa.spice.ban-choam § wfa.spice.ban-binding */
export const stackingLimit = (g: Look, side: Side): number =>
  side === HARKONNEN && g.table.bans[CHOAM] === true ? LIMIT - 1 : LIMIT;
function overfull(g: Look, side: Side): Area {
  const limit = stackingLimit(g, side);
  const units = occupancy(g).units[side];
  for (const a of legionAreas(g, side)) if ((units[a] ?? 0) > limit) return a; // § wfa.move.stacking-limit
  return -1;
}

/** Asked first, as mostly no area holds too many. */
export const hasExcess = (g: Look, side: Side): boolean => overfull(g, side) >= 0;

// ---- excess ----

const excess = words<{ side: Side }>();

/** A facedown Harkonnen token. */
const GARRISON = 'token';
function couldGo(g: G, v: { side: Side }): string[] {
  const a = overfull(g, v.side);
  const l = legionAt(g, a);
  const ranks = l === undefined ? [] : RANKS.filter((r) => ofRank(g, l, r) > 0);
  const facedown = v.side === ATREIDES ? tokensIn(g, a).map(tokenWord) : garrisonIn(g, a) > 0 ? [GARRISON] : [];
  return [...ranks, ...auxiliariesIn(g, a), ...facedown];
}
function goes(g: G, v: { side: Side }, what: string): void {
  const a = overfull(g, v.side);
  emit(g, 'excess removed', 'wfa.move.stacking-excess', { seat: deciderOf(g, v.side), area: a, unit: what });
  if (isRank(what)) takeFigures(g, a, what, 1);
  else if (what === GARRISON) removeGarrison(g, a);
  else if (isAuxiliary(what)) loseAuxiliary(g, what, a);
  else removeToken(g, tokenIn(what));
}

/** As soon as an area holds too many, their owner removes the excess. */
export const removeExcess = excess.procedure(
  'too many units',
  'wfa.move.stacking-excess',
  excess.abandonIf((g, v) => !hasExcess(g, v.side)),
  excess.whilst(
    (g, v) => hasExcess(g, v.side),
    excess.ask('remove which unit?', 'wfa.move.stacking-excess', {
      who: (g, v) => chooserOf(g, v.side),
      about: (g, v) => ({ area: idOf(overfull(g, v.side)) }),
      means: (_g, _v, what) => figureIn(what),
      options: couldGo,
      then: goes,
    }),
  ),
);

// ---- leaders left alone ----

const alone = words<{ side: Side }>();

/** The first area in which leaders of a side stand without a unit. */
function leftAlone(g: Look, side: Side): Area {
  for (const l of g.table.legions)
    if (l.side === side && l.generic + l.escort > 0 && unitsIn(g, side, l.area) === 0) return l.area;
  for (const n of namedOf(side)) {
    const a = whereIs(g, n);
    if (a >= 0 && unitsIn(g, side, a) === 0) return a;
  }
  return -1;
}
export const hasLeaderAlone = (g: Look, side: Side): boolean => leftAlone(g, side) >= 0;
/** Several named leaders enter the tank in the order that their owner chooses. */
function whoCouldGo(g: G, v: { side: Side }): string[] {
  const a = leftAlone(g, v.side);
  const named = namedIn(g, v.side, a).map(leaderWord);
  const l = legionAt(g, a);
  if ((l?.generic ?? 0) > 0) return ['generic'];
  return (l?.escort ?? 0) > 0 ? ['escort'] : named;
}

export const leadersLeftAlone = alone.procedure(
  'leaders left alone',
  'wfa.leaders.with-units',
  alone.abandonIf((g, v) => !hasLeaderAlone(g, v.side)),
  alone.whilst(
    (g, v) => hasLeaderAlone(g, v.side),
    alone.ask('who goes to the tank first?', 'wfa.tank.several-enter', {
      who: (g, v) => chooserOf(g, v.side),
      about: (g, v) => ({ area: idOf(leftAlone(g, v.side)) }),
      means: (_g, _v, what) => figureIn(what),
      options: whoCouldGo,
      then: (g, v, what) => {
        if (what === 'generic' || what === 'escort') loseGeneric(g, leftAlone(g, v.side), what);
        else loseNamed(g, leaderIn(what));
      },
    }),
  ),
);
