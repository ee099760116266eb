// Conditions are looked at when the effect is resolved.

import { things } from '@landsraad/kernel';
import { hasAlliance, hasAnyAlliance, influenceOf } from '../board/influence.ts';
import { strength } from '../board/troops.ts';
import { cardsOf, hasFaction, imperium, owned, SPICE_MUST_FLOW } from '../cards/cards.ts';
import { houses, isRival, lookAt, others, type Look } from '../table.ts';
import { holds } from '../words.ts';
import { FACTIONS, factionNumber, type Condition, type Faction } from './grammar.ts';

/** Cards of a faction that a player has in play, from agent turns and from the reveal. */
export function inPlayOf(g: Look, house: number, faction: Faction): number {
  let n = 0;
  if (!holds('imp.effect.in-play')) return 0;
  for (const card of things(g, cardsOf(house).inPlay)) if (hasFaction(card, faction)) n++;
  return n;
}

/** The card itself is one of them. */
const another = (g: Look, house: number, faction: Faction): boolean => {
  // Two such cards enable each other; one that was trashed is not in play.
  const gone = holds('imp.effect.fremen-bond-trashed')
    ? 0
    : things(g, imperium.trash).filter((c) => hasFaction(c, faction)).length;
  return inPlayOf(g, house, faction) + gone >= (holds('imp.effect.fremen-bond-mutual') ? 2 : 3);
};

const RIVAL_SPICE_MUST_FLOW = 2;
const spiceMustFlow = (g: Look, house: number): number => {
  if (!isRival(g, house)) return owned(g, house, SPICE_MUST_FLOW);
  return g.table.mode === 'solo' && holds('imp.solo.corner-the-market') ? RIVAL_SPICE_MUST_FLOW : 0;
};

/** Who alone has the highest strength wins. */
export function wins(g: Look, house: number): boolean {
  const mine = strength(g, house);
  if (mine === 0) return false;
  for (const h of houses(g)) if (h !== house && strength(g, h) >= mine) return false;
  return true;
}

export function meets(g: Look, house: number, c: Condition): boolean {
  if (c.fremenBond === true) return holds('imp.effect.fremen-bond') && another(g, house, 'fremen');
  if (c.anotherCardInPlayOfFaction !== undefined) return another(g, house, c.anotherCardInPlayOfFaction);
  if (c.alliance !== undefined) {
    if (!holds('imp.alliance.condition')) return true;
    return c.alliance === 'any' ? hasAnyAlliance(g, house) : hasAlliance(g, house, factionNumber(c.alliance));
  }
  if (c.influenceAtLeast !== undefined)
    return (
      !holds('imp.influence.condition') ||
      influenceOf(g, house, factionNumber(c.influenceAtLeast.faction)) >= c.influenceAtLeast.n
    );
  if (c.influenceTracksAtLeast !== undefined) {
    const { tracks, influence } = c.influenceTracksAtLeast;
    return FACTIONS.filter((_, f) => influenceOf(g, house, f) >= influence).length >= tracks;
  }
  if (c.highCouncilSeat === true) return lookAt(g, house).councilSeat;
  if (c.youWinThisConflict === true) return wins(g, house);
  if (c.theSpiceMustFlowOwnedAtLeast !== undefined) return spiceMustFlow(g, house) >= c.theSpiceMustFlowOwnedAtLeast;
  if (c.theSpiceMustFlowMoreThanEachOpponent === true)
    return (
      holds('imp.intrigue.corner-the-market') &&
      others(g, house).every((h) => spiceMustFlow(g, h) < spiceMustFlow(g, house))
    );
  return false;
}
