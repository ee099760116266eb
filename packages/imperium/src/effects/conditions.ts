// Conditions are looked at when the effect is resolved.

import { things } from '@landsraad/kernel';
import { hasAlliance, hasAnyAlliance, influenceOf } from '../board/influence.ts';
import { strength } from '../board/troops.ts';
import { cardsOf, hasFaction, owned, SPICE_MUST_FLOW } from '../cards/cards.ts';
import { MODES } from '../modes.ts';
import { houses, isRival, lookAt, others, type Look } from '../table.ts';
import { spaceOf } from '../board/spaces.ts';
import { commissioned } from '../rise-of-ix/dreadnoughts.ts';
import { tilesOf } from '../rise-of-ix/tech.ts';
import { FACTIONS, factionNumber, type Condition, type Faction, type Line } from './grammar.ts';

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
export function meets(g: Look, house: number, line: Pick<Line, 'source' | 'condition'>): boolean {
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
  // A dreadnought that leaves the Conflict meanwhile does not undo the win.
  if (c.youWinThisConflict === true) return g.table.turn.kind === 'reward' ? g.table.turn.won : wins(g, house);
  if (c.theSpiceMustFlowOwnedAtLeast !== undefined) return spiceMustFlow(g, house) >= c.theSpiceMustFlowOwnedAtLeast;
  // § imp.intrigue.corner-the-market
  if (c.theSpiceMustFlowMoreThanEachOpponent === true)
    return others(g, house).every((h) => spiceMustFlow(g, h) < spiceMustFlow(g, house));
  return meetsIx(g, house, c);
}

/** Whether a condition alone is met. */
export const isMet = (g: Look, house: number, condition: Condition): boolean =>
  meets(g, house, { source: '', condition });

/** Conditions of Rise of Ix. */
function meetsIx(g: Look, house: number, c: Condition): boolean {
  const t = g.table.turn;
  const h = lookAt(g, house);
  if (c.sentToSpaceWithEnemyAgent === true) return others(g, house).some((o) => lookAt(g, o).sent.includes(t.space));
  if (c.ownAgentOnSpaceOfFaction !== undefined) {
    const faction = factionNumber(c.ownAgentOnSpaceOfFaction);
    return h.sent.some((space) => spaceOf(space).faction === faction);
  }
  // § imp.leader.armand-coordination
  if (c.ownAgentsOnSpacesWithIcons !== undefined) {
    const { icons, atLeast } = c.ownAgentsOnSpacesWithIcons;
    return h.sent.filter((space) => icons.includes(spaceOf(space).icon)).length >= atLeast;
  }
  if (c.techTilesAtLeast !== undefined) return tilesOf(g, house) >= c.techTilesAtLeast;
  if (c.unitsDeployedThisTurnAtLeast !== undefined) return t.deployed + t.fleet >= c.unitsDeployedThisTurnAtLeast; // § imp.ix.unit
  if (c.ownDreadnoughtsCommissionedAtLeast !== undefined)
    return commissioned(g, house) >= c.ownDreadnoughtsCommissionedAtLeast;
  if (c.persuasionThisRevealAtLeast !== undefined) return t.persuaded >= c.persuasionThisRevealAtLeast;
  if (c.solariAtLeast !== undefined) return h.solari >= c.solariAtLeast;
  return false;
}
