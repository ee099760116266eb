// The dice of a shared side, divided between its two dashboards by the printed procedure.

import type { Seat } from '@landsraad/kernel';
import { allyOf, houseOf, type Side } from '../sides.ts';
import { RESULTS, type Look } from '../table.ts';
import { hasBox, slotsOf } from './dashboards.ts';

interface Share {
  readonly seat: Seat;
  /** Dice on each box. */
  readonly boxes: number[];
  /** Set-aside dice received, to be changed. */
  excess: number;
}
const total = (s: Share): number => s.boxes.reduce((n, x) => n + x, 0) + s.excess;
/** Who has fewer dice; the House player where both have as many. § wfa.team.split-ties */
const withFewer = (house: Share, ally: Share): Share => (total(ally) < total(house) ? ally : house);

/** How the dice rolled, so many of each result, are divided. */
export function divideDice(g: Look, side: Side, rolled: readonly number[]): readonly [Share, Share] {
  const share = (seat: Seat): Share => ({ seat, boxes: Array.from(RESULTS, () => 0), excess: 0 });
  const [house, ally] = [share(houseOf(g, side)), share(allyOf(g, side))];
  const has = (s: Share, result: number): boolean => hasBox(g, s.seat, RESULTS[result] ?? '');
  const hasRoom = (s: Share, result: number): boolean => has(s, result) && (s.boxes[result] ?? 0) < slotsOf(g, s.seat);
  let aside = 0;
  const put = (s: Share | undefined, result: number): void => {
    if (s === undefined) aside++;
    else s.boxes[result] = (s.boxes[result] ?? 0) + 1;
  };
  // § wfa.team.split-1-exclusive
  rolled.forEach((n, result) => {
    if (has(house, result) && has(ally, result)) return;
    for (let k = 0; k < n; k++)
      put(
        [house, ally].find((s) => hasRoom(s, result)),
        result,
      );
  });
  // § wfa.team.split-2-common § wfa.team.split-2-slots
  rolled.forEach((n, result) => {
    if (!has(house, result) || !has(ally, result)) return;
    for (let k = 0; k < n; k++) {
      const open = [house, ally].filter((s) => hasRoom(s, result));
      put(open.length === 2 ? withFewer(house, ally) : open[0], result);
    }
  });
  // § wfa.team.split-3-set-aside
  for (; aside > 0; aside--) withFewer(house, ally).excess++;
  return [house, ally];
}
