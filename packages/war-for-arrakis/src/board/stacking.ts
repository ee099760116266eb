// The stacking limit, and leaders left without units.

import type { Seat } from '@landsraad/kernel';
import { FACTS } from '../facts.ts';
import { ATREIDES, HARKONNEN, leaderWord, namedOf } from '../leaders.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';
import type { Area } from './areas.ts';
import { legionAreas, legionAt, namedIn, tokensIn, unitsIn } from './contents.ts';
import { occupancy } from './occupancy.ts';
import { RANKS, isRank, loseGeneric, loseNamed, removeToken, takeFigures, whereIs } from './figures.ts';

const LIMIT = FACTS.units.limits.unitsPerArea;
const CHOAM = 0;

/** § wfa.spice.ban-choam § wfa.spice.ban-binding */
export const stackingLimit = (g: Look, seat: Seat): number =>
  seat === HARKONNEN && g.table.bans[CHOAM] === true ? LIMIT - 1 : LIMIT;
function overfull(g: Look, seat: Seat): Area {
  const limit = stackingLimit(g, seat);
  const units = occupancy(g).units[seat === ATREIDES ? 0 : 1];
  for (const a of legionAreas(g, seat)) if ((units[a] ?? 0) > limit) return a; // § wfa.move.stacking-limit
  return -1;
}

/** Whether some area holds too many: mostly none does, and there is nothing to go through. */
export const hasExcess = (g: Look, seat: Seat): boolean => overfull(g, seat) >= 0;

// ---- excess ----

const excess = words<{ seat: Seat }>();

function couldGo(g: G, v: { seat: Seat }): string[] {
  const a = overfull(g, v.seat);
  const l = legionAt(g, a);
  const ranks = l === undefined ? [] : RANKS.filter((r) => l[r] > 0);
  return [...ranks, ...(v.seat === ATREIDES ? tokensIn(g, a).map((n) => `token ${n}`) : [])];
}
function goes(g: G, v: { seat: Seat }, what: string): void {
  const a = overfull(g, v.seat);
  emit(g, 'excess removed', 'wfa.move.stacking-excess', { seat: v.seat, area: a, unit: what });
  if (isRank(what)) takeFigures(g, a, what, 1);
  else removeToken(g, Number(what.slice('token '.length)));
}

/** As soon as an area holds too many, their owner removes the excess. */
export const removeExcess = excess.procedure(
  'too many units',
  'wfa.move.stacking-excess',
  excess.abandonIf((g, v) => !hasExcess(g, v.seat)),
  excess.whilst(
    (g, v) => hasExcess(g, v.seat),
    excess.ask('remove which unit?', 'wfa.move.stacking-excess', {
      who: (_g, v) => v.seat,
      options: couldGo,
      then: goes,
    }),
  ),
);

// ---- leaders left alone ----

const alone = words<{ seat: Seat }>();

/** The first area in which leaders of a side stand without a unit. */
function leftAlone(g: Look, seat: Seat): Area {
  for (const l of g.table.legions)
    if (l.side === seat && l.generic > 0 && unitsIn(g, seat, l.area) === 0) return l.area;
  for (const n of namedOf(seat)) {
    const a = whereIs(g, n);
    if (a >= 0 && unitsIn(g, seat, a) === 0) return a;
  }
  return -1;
}
export const hasLeaderAlone = (g: Look, seat: Seat): boolean => leftAlone(g, seat) >= 0;
/** Several named leaders enter the tank in the order their owner likes. */
function whoCouldGo(g: G, v: { seat: Seat }): string[] {
  const a = leftAlone(g, v.seat);
  const named = namedIn(g, v.seat, a).map(leaderWord);
  const generic = (legionAt(g, a)?.generic ?? 0) > 0 ? ['generic'] : [];
  return generic.length > 0 ? generic : named;
}

export const leadersLeftAlone = alone.procedure(
  'leaders left alone',
  'wfa.leaders.with-units',
  alone.abandonIf((g, v) => !hasLeaderAlone(g, v.seat)),
  alone.whilst(
    (g, v) => hasLeaderAlone(g, v.seat),
    alone.ask('who goes to the tank first?', 'wfa.tank.several-enter', {
      who: (_g, v) => v.seat,
      options: whoCouldGo,
      then: (g, v, what) => {
        if (what === 'generic') loseGeneric(g, leftAlone(g, v.seat));
        else loseNamed(g, Number(what.slice('leader '.length)));
      },
    }),
  ),
);
