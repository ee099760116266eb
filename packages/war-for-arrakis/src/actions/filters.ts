// Which legions an action may use.

import type { Area } from '../board/areas.ts';
import { auxiliaryCount } from '../board/auxiliaries.ts';
import { hasLeader, hasSettlement, isDesert, legionAreas, legionAt, namedIn } from '../board/contents.ts';
import { whereIs } from '../board/figures.ts';
import { MUADDIB, PAUL, type Leader } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, type Side } from '../sides.ts';
import type { Look } from '../table.ts';

type Kind = 'any' | 'leader' | 'special' | 'desert' | 'leader in desert' | 'carriers' | 'smuggler';
/** Which legions an action may use, in the words of the card; kept in the notes of movements and attacks. */
export type Filter = {
  readonly who: Kind | 'with' | 'in';
  /** The leader that must be in it; -1 for none. */
  readonly leader: Leader;
  /** The area it must stand in, and the one it goes along to; -1 for any. */
  readonly area: Area;
  readonly along: Area;
};
export const only = (who: Kind): Filter => ({ who, leader: -1, area: -1, along: -1 });
export const ANY = only('any');
export const withLeader = (leader: Leader): Filter => ({ who: 'with', leader, area: -1, along: -1 });
export const inArea = (area: Area): Filter => ({ who: 'in', leader: -1, area, along: -1 });
/** Any part of the legion goes along from one area to another. */
export const alongTo = (area: Area, along: Area): Filter => ({ who: 'in', leader: -1, area, along });

export function notThatLegion(g: Look, side: Side, a: Area, { who, leader, area }: Filter): RuleId | null {
  switch (who) {
    case 'any':
      return null;
    case 'in':
      return a === area ? null : 'wfa.cards.that-legion';
    case 'with':
      return whereIs(g, leader) === a ? null : 'wfa.leaders.special-action';
    case 'leader':
      return hasLeader(g, side, a) ? null : 'wfa.actions.leadership-move';
    // Troop Carriers: from an own settlement to another own legion.
    case 'carriers':
      return hasSettlement(g, side, a) && legionAreas(g, side).length > 1 ? null : 'wfa.cards.troop-carriers-enters';
    case 'special':
      return (legionAt(g, a)?.special ?? 0) > 0 ? null : 'wfa.cards.any-legion-own';
    case 'smuggler':
      return auxiliaryCount(g, 'smuggler', a) > 0 ? null : 'wfa.smugglers.die';
    case 'desert':
      return isDesert(g, a) ? null : 'wfa.cards.any-legion-own';
    case 'leader in desert':
      return isDesert(g, a) && hasLeader(g, side, a) ? null : 'wfa.cards.any-legion-own';
  }
}
/** While Paul is sought, he stays where he is. § wfa.cards.seek-out-units */
export const isPinned = (g: Look, l: Leader): boolean => g.table.mahdiSought === 1 && (l === PAUL || l === MUADDIB);
export const holdsPinnedLeader = (g: Look, side: Side, a: Area): boolean =>
  side === ATREIDES && g.table.mahdiSought === 1 && namedIn(g, side, a).some((l) => isPinned(g, l));
