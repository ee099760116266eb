// Conditions are looked at when the effect is resolved.

import { things } from '@landsraad/kernel';
import { hasAlliance, hasAnyAlliance, influenceOf } from '../board/influence.ts';
import { strength } from '../board/troops.ts';
import { cardsOf, hasFaction, owned, SPICE_MUST_FLOW } from '../cards/cards.ts';
import { MODES } from '../modes.ts';
import { houses, isRival, lookAt, others, type Look } from '../table.ts';
import { FACTIONS, factionNumber, type Faction, type Line } from './grammar.ts';

/** § imp.effect.in-play: cards of a faction from agent turns and from the reveal. */
export function inPlayOf(g: Look, house: number, faction: Faction): number {
  let n = 0;
  for (const card of things(g, cardsOf(house).inPlay)) if (hasFaction(card, faction)) n++;
  return n;
}

/**
 * Whether a card of the faction lies in play besides the one that asks for it.
 * § imp.effect.fremen-bond-trashed: what was trashed before lies there no more. § imp.effect.fremen-bond-mutual
 */
function another(g: Look, house: number, source: string, faction: Faction): boolean {
  let itself = false;
  for (const card of things(g, cardsOf(house).inPlay)) {
    if (card === source && !itself) itself = true;
    else if (hasFaction(card, faction)) return true;
  }
  return false;
}

/** § imp.solo.corner-the-market */
const spiceMustFlow = (g: Look, house: number): number =>
  isRival(g, house) ? MODES[g.table.mode].rivalSpiceMustFlow : owned(g, house, SPICE_MUST_FLOW);

/** Who alone has the highest strength wins. */
export function wins(g: Look, house: number): boolean {
  const mine = strength(g, house);
  if (mine === 0) return false;
  for (const h of houses(g)) if (h !== house && strength(g, h) >= mine) return false;
  return true;
}

/** Whether the condition of a line is met; a line without one always is. */
export function meets(g: Look, house: number, line: Line): boolean {
  const c = line.condition;
  if (c === null) return true;
  if (c.fremenBond === true) return another(g, house, line.source, 'fremen'); // § imp.effect.fremen-bond
  if (c.anotherCardInPlayOfFaction !== undefined) return another(g, house, line.source, c.anotherCardInPlayOfFaction);
  // § imp.alliance.condition
  if (c.alliance !== undefined)
    return c.alliance === 'any' ? hasAnyAlliance(g, house) : hasAlliance(g, house, factionNumber(c.alliance));
  // § imp.influence.condition
  if (c.influenceAtLeast !== undefined)
    return influenceOf(g, house, factionNumber(c.influenceAtLeast.faction)) >= c.influenceAtLeast.n;
  if (c.influenceTracksAtLeast !== undefined) {
    const { tracks, influence } = c.influenceTracksAtLeast;
    return FACTIONS.filter((_, f) => influenceOf(g, house, f) >= influence).length >= tracks;
  }
  if (c.highCouncilSeat === true) return lookAt(g, house).councilSeat;
  if (c.youWinThisConflict === true) return wins(g, house);
  if (c.theSpiceMustFlowOwnedAtLeast !== undefined) return spiceMustFlow(g, house) >= c.theSpiceMustFlowOwnedAtLeast;
  // § imp.intrigue.corner-the-market
  if (c.theSpiceMustFlowMoreThanEachOpponent === true)
    return others(g, house).every((h) => spiceMustFlow(g, h) < spiceMustFlow(g, house));
  return false;
}
