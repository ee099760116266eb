// What stands left of an arrow: whether it can be paid, and whether an effect can do anything at all.

import { count, things } from '@landsraad/kernel';
import { influenceOf } from '../board/influence.ts';
import { affordableFree } from '../cards/acquiring.ts';
import { cardsIn, cardsOf, countOf, hasFaction, imperium, ZONES } from '../cards/cards.ts';
import { isRival, lookAt, NOBODY, others, type Look } from '../table.ts';
import { holds } from '../words.ts';
import { meets } from './conditions.ts';
import { FACTIONS, lineOf, type Faction, type Keys, type Line } from './grammar.ts';

export const LETO_SIGNET = 'one where an opponent has more Influence than you';

export const opponentAhead = (g: Look, house: number, faction: number): boolean =>
  others(g, house).some((h) => influenceOf(g, h, faction) > influenceOf(g, house, faction));

function canPayOne(g: Look, house: number, line: Line): boolean {
  const h = lookAt(g, house);
  const good = line.printed?.resource;
  switch (line.op) {
    case 'pay':
      return good !== undefined && good !== 'vp' && h[good] >= line.n;
    case 'loseInfluence':
      return h.influence.some((n) => n > 0) || !holds('imp.influence.lose-needs-some');
    case 'trashCard':
      return !isRival(g, house) && ZONES.some((z) => cardsIn(g, house, z) > 0);
    case 'trashThisCard':
      return countOf(g, cardsOf(house).inPlay, line.source) > 0;
    case 'discardFromHand':
      return cardsIn(g, house, 'hand') >= line.n;
    case 'loseTroop':
      return h.conflict >= line.n;
    default:
      return true;
  }
}
export const canPay = (g: Look, house: number, cost: Keys): boolean =>
  cost.every((key) => canPayOne(g, house, lineOf(key)));

/** Whether carrying it out would do something now. */
export function doable(g: Look, house: number, key: string): boolean {
  const line = lineOf(key);
  switch (line.kind) {
    case 'arrow':
      return (
        (canPay(g, house, line.cost) || !holds('imp.effect.arrow')) && line.effect.every((k) => possible(g, house, k))
      );
    case 'if': {
      const list = line.condition !== null && meets(g, house, line.condition) ? line.then : line.otherwise;
      return list.some((k) => doable(g, house, k));
    }
    case 'choose':
      return line.of.some((o) => optionDoable(g, house, o));
    case 'op':
      return possible(g, house, key);
  }
}

export const optionDoable = (g: Look, house: number, option: string): boolean =>
  lineOf(option).option.every((k) => doable(g, house, k));

/** An effect that has nothing to act on does nothing. */
function possible(g: Look, house: number, key: string): boolean {
  const line = lineOf(key);
  if (line.kind !== 'op') return doable(g, house, key);
  const h = lookAt(g, house);
  switch (line.op) {
    case 'trashCard':
    case 'trashThisCard':
      return canPayOne(g, house, line);
    case 'deployFromGarrison':
      return h.garrison > 0;
    case 'retreatOwn':
      return h.conflict > 0;
    case 'discardFromHand':
      return cardsIn(g, house, 'hand') > 0;
    case 'loseTroop':
      return h.conflict > 0;
    case 'takeFromDiscardToHand':
      return things(g, cardsOf(house).discard).some((c) => hasFaction(c, line.printed?.faction as Faction));
    case 'recallOwnAgent':
      return h.sent.length > 0;
    case 'acquireCardFree':
      return affordableFree(g, house, line.printed?.maxCost ?? 0).length > 0;
    case 'setAsideRowCard':
      return count(g, imperium.row) > 0;
    case 'opponentLosesTroop':
      return others(g, house).some((o) => lookAt(g, o).conflict > 0);
    case 'takeMentat':
      return g.table.mentat === NOBODY || line.printed?.when !== undefined || !holds('imp.effect.mentat-take');
    case 'lookTopOfDeck':
      return count(g, cardsOf(house).deck) > 0;
    case 'influence':
      return line.printed?.faction !== LETO_SIGNET || FACTIONS.some((_, f) => opponentAhead(g, house, f));
    default:
      return true;
  }
}
