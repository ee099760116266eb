// Conditions are looked at when the effect is resolved.

import { things } from '@landsraad/kernel';
import { hasAlliance, hasAnyAlliance, influenceOf } from '../board/influence.ts';
import { strength } from '../board/troops.ts';
import { cardOf, cardsOf, hasFaction, imperium, owned, SPICE_MUST_FLOW } from '../cards/cards.ts';
import { houses, isRival, lookAt, others, type Look } from '../table.ts';
import { holds } from '../words.ts';
import { FACTIONS, factionNumber, type Faction, type Line } from './grammar.ts';

/** Cards of a faction that a player has in play, from agent turns and from the reveal. */
export function inPlayOf(g: Look, house: number, faction: Faction): number {
  let n = 0;
  if (!holds('imp.effect.in-play')) return 0;
  for (const card of things(g, cardsOf(house).inPlay)) if (hasFaction(card, faction)) n++;
  return n;
}

/** Where a second card of a faction may lie: what was trashed before is no longer in play. */
const beside = (g: Look, house: number): readonly string[] => {
  const inPlay = things(g, cardsOf(house).inPlay);
  return holds('imp.effect.fremen-bond-trashed') ? inPlay : [...inPlay, ...things(g, imperium.trash)];
};
/** A card of the faction besides the one that asks for it; two that ask count for each other. */
function another(g: Look, house: number, source: string, faction: Faction): boolean {
  let itself = false;
  for (const card of beside(g, house)) {
    if (card === source && !itself) itself = true;
    else if (hasFaction(card, faction) && (!cardOf(card).bond || holds('imp.effect.fremen-bond-mutual'))) return true;
  }
  return false;
}

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

/** Whether the condition of a line is met; a line without one always is. */
export function meets(g: Look, house: number, line: Line): boolean {
  const c = line.condition;
  if (c === null) return true;
  if (c.fremenBond === true) return holds('imp.effect.fremen-bond') && another(g, house, line.source, 'fremen');
  if (c.anotherCardInPlayOfFaction !== undefined) return another(g, house, line.source, c.anotherCardInPlayOfFaction);
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
