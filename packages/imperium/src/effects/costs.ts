// Whether the cost of an arrow can be paid, and whether an effect can do anything.

import { count, things, type PlaceRef } from '@landsraad/kernel';
import { canStillBeSentWithout } from '../board/agents.ts';
import { influenceOf } from '../board/influence.ts';
import { affordableFree } from '../cards/acquiring.ts';
import { spaceOf } from '../board/spaces.ts';
import { cardsIn, cardsOf, countOf, hasFaction, imperium, ZONES, type Zone } from '../cards/cards.ts';
import { intrigueHeld } from '../intrigue/holding.ts';
import { canForce } from '../rise-of-ix/enemy-units.ts';
import { affordableTiles, hasTile, isFaceDown } from '../rise-of-ix/tech.ts';
import { houses, isRival, lookAt, NOBODY, type Look } from '../table.ts';
import { isMet, meets } from './conditions.ts';
import { FACTIONS, type Faction, type Line, type Lines } from './grammar.ts';
import { LETO_SIGNET, SNOOPED } from './touches.ts';

// These are loops because they are hot: closures would cost more than the answer.

export function opponentAhead(g: Look, house: number, faction: number): boolean {
  const own = influenceOf(g, house, faction);
  for (const h of houses(g)) if (influenceOf(g, h, faction) > own) return true;
  return false;
}
function someoneAhead(g: Look, house: number): boolean {
  for (let faction = 0; faction < FACTIONS.length; faction++) if (opponentAhead(g, house, faction)) return true;
  return false;
}
/** An agent that is still to be sent must be able to go somewhere afterwards. */
export const mayLoseInfluence = (g: Look, house: number, faction: number): boolean =>
  influenceOf(g, house, faction) > 0 && canStillBeSentWithout(g, house, faction); // § imp.agent.requirement
function anyInfluence(g: Look, house: number): boolean {
  for (let faction = 0; faction < FACTIONS.length; faction++) if (mayLoseInfluence(g, house, faction)) return true;
  return false;
}
function anyCard(g: Look, house: number, zones: readonly Zone[]): boolean {
  for (const zone of zones) if (cardsIn(g, house, zone) > 0) return true;
  return false;
}
/** Where a card may be trashed from. */
export const zonesOf = (line: Line): readonly Zone[] => {
  const from = line.printed?.from;
  return typeof from === 'object' ? from : ZONES;
};
function enemyInConflict(g: Look, house: number): boolean {
  for (const h of houses(g)) if (h !== house && lookAt(g, h).conflict > 0) return true;
  return false;
}
function factionCardIn(g: Look, place: PlaceRef, faction: string | undefined): boolean {
  for (const card of things(g, place)) if (hasFaction(card, faction as Faction)) return true;
  return false;
}

function canPayOne(g: Look, house: number, line: Line): boolean {
  const h = lookAt(g, house);
  const good = line.printed?.resource;
  switch (line.op) {
    case 'pay':
      return good !== undefined && good !== 'vp' && h[good] >= line.n;
    case 'loseInfluence':
      return anyInfluence(g, house); // § imp.influence.lose-needs-some
    case 'trashCard':
      return !isRival(g, house) && anyCard(g, house, zonesOf(line));
    case 'trashThisCard':
      return countOf(g, cardsOf(house).inPlay, line.source) > 0;
    case 'discardFromHand':
      return cardsIn(g, house, 'hand') >= line.n;
    case 'loseTroop':
      return (line.printed?.from === undefined ? h.conflict + h.garrison : h.conflict) >= line.n;
    case 'retreatOwn':
      return h.conflict + h.dreadnoughtConflict >= line.n;
    case 'ownIntrigueToBottomOfDeck':
      return intrigueHeld(g, house) >= line.n;
    case 'flipThisTile':
      return hasTile(g, house, line.source) && !isFaceDown(g, house, line.source); // § imp.tech.flip
    case 'trashThisTile':
      return hasTile(g, house, line.source);
    default:
      return true;
  }
}
export function canPay(g: Look, house: number, cost: Lines): boolean {
  for (const line of cost) if (!canPayOne(g, house, line)) return false;
  return true;
}
function allPossible(g: Look, house: number, lines: Lines): boolean {
  for (const line of lines) if (!possible(g, house, line)) return false;
  return true;
}
function someDoable(g: Look, house: number, lines: Lines): boolean {
  for (const line of lines) if (doable(g, house, line)) return true;
  return false;
}
function someOptionDoable(g: Look, house: number, options: Lines): boolean {
  for (const option of options) if (optionDoable(g, house, option)) return true;
  return false;
}

/** Whether it would do something now. */
export function doable(g: Look, house: number, line: Line): boolean {
  switch (line.kind) {
    case 'arrow':
      // § imp.effect.arrow
      return canPay(g, house, line.cost) && allPossible(g, house, line.effect);
    case 'if':
      return someDoable(g, house, meets(g, house, line) ? line.then : line.otherwise);
    case 'choose':
      return someOptionDoable(g, house, line.of);
    case 'op':
      return possible(g, house, line);
  }
}

export function optionDoable(g: Look, house: number, option: Line): boolean {
  for (const line of option.option) if (!doable(g, house, line)) return false;
  return true;
}

function influencePossible(g: Look, house: number, line: Line): boolean {
  switch (line.printed?.faction) {
    case LETO_SIGNET:
      return someoneAhead(g, house);
    case SNOOPED:
      return lookAt(g, house).snoopers.length > 0; // § imp.leader.tessia-duplicity
    case 'eachHoldingOwnAgent':
      return factionsWithAgent(g, house).length > 0;
    case 'ofSpaceVisitedThisTurn':
      return visitedFaction(g) >= 0;
    default:
      return true;
  }
}
/** The factions on whose spaces the house has an agent, each once. */
export const factionsWithAgent = (g: Look, house: number): number[] => [
  ...new Set(
    lookAt(g, house)
      .sent.map((space) => spaceOf(space).faction)
      .filter((f) => f >= 0),
  ),
];
/** The faction of the space that the agent of this turn was sent to; -1: none. */
export const visitedFaction = (g: Look): number =>
  g.table.turn.space === '' ? -1 : spaceOf(g.table.turn.space).faction;

/** Grand Conspiracy: points by the number of conditions met. */
export function conspiracyAward(g: Look, house: number, line: Line): number {
  const met = (line.printed?.conditions ?? []).filter((c) => isMet(g, house, c)).length;
  return line.printed?.award?.[String(met)]?.vp ?? 0;
}

/** Whether the effect has something to act on. */
function possible(g: Look, house: number, line: Line): boolean {
  if (line.kind !== 'op') return doable(g, house, line);
  const h = lookAt(g, house);
  switch (line.op) {
    case 'trashCard':
    case 'trashThisCard':
      return canPayOne(g, house, line);
    case 'deployFromGarrison':
      return h.garrison > 0 || (line.printed?.unit === 'unit' && h.dreadnoughtGarrison > 0);
    case 'retreatOwn':
      return h.conflict > 0; // § imp.ix.base-cards-troops-only
    case 'discardFromHand':
      return cardsIn(g, house, 'hand') > 0;
    case 'loseTroop':
      return h.conflict > 0;
    case 'takeFromDiscardToHand':
      return factionCardIn(g, cardsOf(house).discard, line.printed?.faction);
    case 'recallOwnAgent':
      return h.sent.length > 0;
    case 'acquireCardFree':
      return affordableFree(g, house, line.printed?.maxCost ?? 0).length > 0;
    case 'setAsideRowCard':
      return count(g, imperium.row) > 0;
    case 'opponentLosesTroop':
      return enemyInConflict(g, house);
    case 'takeMentat':
      return g.table.mentat === NOBODY || line.printed?.when !== undefined; // § imp.effect.mentat-take
    case 'lookTopOfDeck':
      return count(g, cardsOf(house).deck) > 0;
    case 'influence':
      return influencePossible(g, house, line);
    case 'dreadnought':
      return h.dreadnoughtSupply > 0;
    case 'acquireTech':
      return affordableTiles(g, house, line).length > 0;
    case 'techNegotiation':
      return h.supply > 0;
    case 'forceRetreat':
      return line.printed?.who !== 'enemy' || canForce(g, house, line);
    case 'swapIntrigue':
      return intrigueHeld(g, house) > 0;
    case 'countConditions':
      return conspiracyAward(g, house, line) > 0;
    default:
      return true;
  }
}
