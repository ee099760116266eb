// Retreat: the opponent moves the whole legion to an adjacent area.

import { atreidesStop, moveWholeLegion } from '../actions/entering.ts';
import { near, type Area, idOf } from '../board/areas.ts';
import { hasWormsign, isFree } from '../board/contents.ts';
import { removeExcess } from '../board/stacking.ts';
import { whichArea } from '../board/which-area.ts';
import type { RuleId } from '../ledger.ts';
import { notThisRetreat } from '../mahdi/combat.ts';
import { chooserOf } from '../mahdi/mahdi.ts';
import { ATREIDES, HARKONNEN, deciderOf, opponent, type Side } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { emit, words } from '../words.ts';

type Retreat = { side: Side; area: Area; to: Area; sector: string };
const retreats = words<Retreat>();

/** Why a legion cannot be made to retreat there. */
function noRetreatTo(g: Look, side: Side, a: Area): RuleId | null {
  if (side === HARKONNEN && hasWormsign(g, a)) return 'wfa.battle.retreat-wormsign';
  return isFree(g, side, a) ? null : 'wfa.battle.retreat-destination';
}
export const retreatAreas = (g: Look, side: Side, from: Area): Area[] =>
  near(from).filter((a) => noRetreatTo(g, side, a) === null);

function leaves(g: G, v: Retreat): void {
  if (v.to < 0) return;
  moveWholeLegion(g, v.side, v.area, v.to);
  emit(g, 'retreated', 'wfa.battle.retreat-destination', { seat: deciderOf(g, v.side), area: v.area, to: v.to });
}

export const retreat = retreats.procedure(
  'retreat',
  'wfa.battle.retreat-destination',
  ...whichArea(retreats, 'retreat where?', 'wfa.battle.retreat-destination', {
    who: (g, v) => chooserOf(g, opponent(v.side)),
    about: (_g, v) => ({ from: idOf(v.area), piece: 'legion' }),
    // On the ground: no riding, no flying. § wfa.battle.retreat-borders § wfa.move.sandriding-not-retreat
    areas: (_g, v) => near(v.area),
    refuse: (g, v, a) => noRetreatTo(g, v.side, a) ?? notThisRetreat(g, v.side, v.area, a),
    then: (_g, v, a) => {
      v.to = a;
    },
  }),
  retreats.act(leaves),
  retreats.call(removeExcess, (_g, v) => ({ side: v.side }), 'wfa.battle.retreat-stacking'),
  retreats.when(
    (_g, v) => v.side === ATREIDES,
    [
      retreats.act(function entersNewArea(g, v) {
        atreidesStop(g, v.to);
      }, 'wfa.battle.retreat-enters'),
    ],
  ),
);
