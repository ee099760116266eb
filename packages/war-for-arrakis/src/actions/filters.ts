// Which legions an action may use, in the words of the card: 'any', 'leader', 'special', 'with 3', 'in 58', …

import type { Area } from '../board/areas.ts';
import { hasLeader, hasSettlement, isDesert, legionAreas, legionAt, namedIn } from '../board/contents.ts';
import { whereIs } from '../board/figures.ts';
import { MUADDIB, PAUL, type Leader } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import type { Look } from '../table.ts';
import { ATREIDES, type Side } from '../sides.ts';

export const withLeader = (l: Leader): string => `with ${l}`;
export const inArea = (a: Area): string => `in ${a}`;
export const LEADERSHIP = 'leader';
/** Troop Carriers: from an own settlement to another own legion. */
export const CARRIERS = 'carriers';
/** Whoever likes goes along from one area to another. */
export const alongTo = (from: Area, to: Area): string => `in ${from} to ${to}`;
export const goesAlongTo = (who: string): Area =>
  who !== 'any' && who.includes(' to ') ? Number(who.slice(who.indexOf(' to ') + ' to '.length)) : -1;

/** The leader that must be in it; -1 for none. */
export const requiredLeader = (who: string): Leader =>
  who.startsWith('with ') ? Number(who.slice('with '.length)) : -1;

export function notThatLegion(g: Look, side: Side, a: Area, who: string): RuleId | null {
  if (who === 'any') return null;
  if (who.startsWith('in ')) return Number(who.split(' ')[1]) === a ? null : 'wfa.cards.any-legion-own';
  if (who.startsWith('with ')) return whereIs(g, requiredLeader(who)) === a ? null : 'wfa.leaders.special-action';
  switch (who) {
    case 'leader':
      return hasLeader(g, side, a) ? null : 'wfa.actions.leadership-move';
    case CARRIERS:
      return hasSettlement(g, side, a) && legionAreas(g, side).length > 1 ? null : 'wfa.cards.troop-carriers-enters';
    case 'special':
      return (legionAt(g, a)?.special ?? 0) > 0 ? null : 'wfa.cards.any-legion-own';
    case 'desert':
      return isDesert(g, a) ? null : 'wfa.cards.any-legion-own';
    case 'leader in desert':
      return isDesert(g, a) && hasLeader(g, side, a) ? null : 'wfa.cards.any-legion-own';
    default:
      return null;
  }
}
/** While Paul is sought, he stays where he is. § wfa.cards.seek-out-units */
export const isPinned = (g: Look, l: Leader): boolean => g.table.mahdiSought === 1 && (l === PAUL || l === MUADDIB);
export const holdsPinnedLeader = (g: Look, side: Side, a: Area): boolean =>
  side === ATREIDES && g.table.mahdiSought === 1 && namedIn(g, side, a).some((l) => isPinned(g, l));
