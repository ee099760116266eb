// The special actions of named leaders: an extra option on the box of their card. What each does stands on it, in steps.

import { replaced } from '@landsraad/kernel';
import { isOnBoard } from '../board/figures.ts';
import { forgetLegion } from '../board/that-legion.ts';
import { acting, cardWords, type Played } from '../cards/play.ts';
import { needsFigure, stepByStep } from '../cards/steps.ts';
import { holderOf } from '../components.ts';
import { WILD_MAKER, leaderSide, namedOf, slotOf, stepsOf, subfactionOf, type Leader } from '../leaders.ts';
import { ATREIDES, deciderOf, type Side } from '../sides.ts';
import { SMUGGLERS_WORDS } from '../smugglers/steps.ts';
import type { G, Look } from '../table.ts';
import { isActive } from '../tracks.ts';
import { emit } from '../words.ts';

/** Leaders whose faceup cards lie on that box. § wfa.leaders.replaced-card-box § wfa.tank.card-returns */
export function leadersOnBox(g: Look, side: Side, box: string): Leader[] {
  const found: Leader[] = [];
  for (const l of namedOf(side)) if (isReady(g, side, l, box)) found.push(l);
  return found;
}
const isReady = (g: Look, side: Side, l: Leader, box: string): boolean =>
  isActive(g, l) &&
  g.table.spent[l] !== true &&
  slotOf(g, l) === box &&
  stepsOf(g, l).row.length > 0 &&
  holderOf(g, subfactionOf(g, l)) === deciderOf(g, side); // § wfa.team.special-actions
/** Those on the Desert Power box, the Wild Maker first: it is a sandworm. */
export const leadersOfTheDesert = (g: Look): Leader[] => [
  ...(isOnBoard(g, WILD_MAKER) && isReady(g, ATREIDES, WILD_MAKER, DESERT_POWER) ? [WILD_MAKER] : []),
  ...leadersOnBox(g, ATREIDES, DESERT_POWER),
];
const DESERT_POWER = 'desertPower';

/** Whether the text of the action needs the figure on the board, and it is not there. */
export const lacksFigure = (g: Look, l: Leader): boolean => needsFigure(g, l) && !isOnBoard(g, l);

const { act, procedure } = cardWords;
export const callingOn = (side: Side, leader: Leader): Played => acting(side, '', leader);
export const specialAction = procedure(
  'special action',
  'wfa.leaders.special-action',
  act(function begins(g: G, v) {
    forgetLegion(g);
    emit(g, 'special action', 'wfa.leaders.special-action', {
      leader: v.leader,
      seat: deciderOf(g, leaderSide(v.leader)),
    });
  }),
  ...stepByStep(...SMUGGLERS_WORDS),
  act(function turnTheCard(g, v) {
    g.table.spent = replaced(g.table.spent, v.leader, true);
  }, 'wfa.leaders.special-spent'),
);
