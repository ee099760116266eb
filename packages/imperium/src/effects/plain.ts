// Effects without a choice.

import { MAKERS, SELL_RATES, spaceOf } from '../board/spaces.ts';
import { takeMentat } from '../board/agents.ts';
import { takeControl } from '../board/control.ts';
import { gainGood, gainVp, payGood } from '../board/goods.ts';
import { gainInfluence } from '../board/influence.ts';
import { deployByEffect, loseTroops, MASTERSTROKE, recruit, strengthChanges } from '../board/troops.ts';
import { takeFoldspace } from '../cards/acquiring.ts';
import { cardOf, cardsOf, countOf, drawInto, shuffleDiscardIntoDeck } from '../cards/cards.ts';
import { trash } from '../cards/trash.ts';
import { drawIntrigue, stealIntrigue } from '../intrigue/holding.ts';
import { masterstroke } from '../leaders/baron.ts';
import { houseOf, isRival, opponentsOf, type G } from '../table.ts';
import { emit } from '../words.ts';
import { inPlayOf } from './conditions.ts';
import { factionNumber, keysOf, type Line, type PlainOp } from './grammar.ts';
import { added, count, replaced, show, things } from '@landsraad/kernel';

/** Into the hand; on the player's reveal turn the card is revealed at once and its reveal box is used. */
export function drawCards(g: G, house: number, n: number): void {
  if (isRival(g, house)) return;
  const own = cardsOf(house);
  const t = g.table.turn;
  for (let k = 0; k < n; k++) {
    const revealing = t.house === house && t.kind === 'reveal'; // § imp.reveal.drawn-cards
    const card = drawInto(g, house, revealing ? own.inPlay : own.hand);
    if (card === '') return;
    if (revealing) {
      emit(g, 'revealed', 'imp.reveal.drawn-cards', { house, card });
      t.todo = [...t.todo, ...keysOf(cardOf(card).reveal)];
    } else emit(g, 'drew', 'imp.deck.draw', { house }, { to: [house], nouns: { card } });
  }
}

/** Base spice and all bonus spice. */
function harvest(g: G, house: number, space: string): void {
  const n = MAKERS.indexOf(space);
  const bonus = g.table.bonusSpice[n] ?? 0;
  if (n < 0) return;
  g.table.bonusSpice = replaced(g.table.bonusSpice, n, 0);
  let spice = spaceOf(space).base + bonus; // § imp.spice.maker-spaces
  // § imp.leader.ariana-spice-addict
  if (houseOf(g, house).leader === 'countess-ariana-thorvald') {
    spice = Math.max(0, spice - 1);
    g.table.turn.todo = added(g.table.turn.todo, 'countess-ariana-thorvald ability 1');
  }
  gainGood(g, house, 'spice', spice, 'imp.spice.harvest');
}

/** § imp.effect.persuasion § imp.reveal.late-draw: it counts as long as cards can be acquired. */
function persuade(g: G, house: number, n: number): void {
  if (!g.table.turn.strengthSet) houseOf(g, house).persuasion += n;
}

/** Carries out an effect that asks nothing. */
export function perform(g: G, house: number, line: Line): void {
  const h = houseOf(g, house);
  const t = g.table.turn;
  const p = line.printed;
  const op = line.op as PlainOp;
  switch (op) {
    case 'gain':
      if (p?.resource === 'vp') gainVp(g, house, line.n, 'imp.effect.victory-point');
      else if (p?.resource !== undefined) gainGood(g, house, p.resource, line.n);
      return;
    case 'pay':
      if (p?.resource !== undefined && p.resource !== 'vp') payGood(g, house, p.resource, line.n, 'imp.effect.arrow');
      return;
    case 'draw':
      return drawCards(g, house, line.n);
    case 'intrigue':
      return drawIntrigue(g, house, line.n);
    case 'troop':
      recruit(g, house, line.n);
      return;
    case 'influence':
      if (line.key === MASTERSTROKE) return masterstroke(g, house);
      return gainInfluence(g, house, factionNumber(p?.faction ?? ''), line.n);
    case 'persuasion':
      return persuade(g, house, p?.per === undefined ? line.n : line.n * inPlayOf(g, house, 'fremen'));
    case 'sword':
      h.swords += line.n;
      strengthChanges(g, house);
      return;
    case 'trashThisCard':
      // § imp.effect.trash-optional
      if (countOf(g, cardsOf(house).inPlay, line.source) > 0) trash(g, house, cardsOf(house).inPlay, line.source);
      return;
    case 'trashThatCard': {
      const deck = cardsOf(house).deck;
      const card = things(g, deck)[count(g, deck) - 1];
      if (card !== undefined) trash(g, house, deck, card);
      return;
    }
    case 'lookTopOfDeck': {
      const deck = cardsOf(house).deck;
      if (count(g, deck) > 0) show(g, deck, count(g, deck) - 1, house);
      return;
    }
    case 'shuffleDiscardIntoDeck':
      return shuffleDiscardIntoDeck(g, house);
    case 'deployFromSupply':
      return deployByEffect(g, house, 'supply', line.n);
    case 'loseTroop':
      loseTroops(g, house, 'conflict', line.n);
      return;
    case 'eachOpponentLosesTroop':
      // § imp.hagal.affected-as-opponents
      for (const o of opponentsOf(g, house)) loseTroops(g, o, 'garrison', line.n);
      return;
    case 'stealIntrigue':
      return stealIntrigue(g, house, line.n);
    case 'harvest':
      return harvest(g, house, t.space);
    case 'doubleBaseHarvest':
      if (spaceOf(t.space).maker) gainGood(g, house, 'spice', spaceOf(t.space).base, 'imp.spice.harvest-only-maker');
      return;
    case 'sellMelange':
      return gainGood(g, house, 'solari', SELL_RATES.get(t.sold) ?? 0, 'imp.space.sell-melange');
    case 'takeCouncilSeat':
      h.councilSeat = true;
      emit(g, 'took a council seat', 'imp.space.high-council', { house });
      // § imp.leader.memnon-connections
      if (h.leader === 'earl-memnon-thorvald') t.todo = added(t.todo, 'earl-memnon-thorvald ability 0');
      return;
    case 'gainThirdAgent':
      h.swordmaster = true;
      h.agents++;
      emit(g, 'gained the swordmaster', 'imp.space.swordmaster', { house });
      return;
    case 'takeMentat':
      if (p?.when === undefined) takeMentat(g, house);
      else h.owedMentat = true;
      return;
    case 'acquireFoldspace':
      return takeFoldspace(g, house);
    case 'acquireDiscount':
      t.discount += line.n;
      return;
    case 'acquiredCardsMayGoOnTopOfDeck':
      t.onTop = true;
      return;
    case 'spaceInfluenceBecomes':
      if (t.space !== '' && spaceOf(t.space).faction >= 0)
        gainInfluence(g, house, spaceOf(t.space).faction, line.n - (p?.insteadOf ?? 0));
      return;
    case 'cardGainsIcons':
      t.envoy = true;
      return;
    case 'ignoreEnemyAgentBlocking':
      t.infiltrate = true;
      return;
    case 'mayPassThisTurn':
      t.mayPass = true;
      return;
    case 'control':
      return takeControl(g, house, p?.location ?? '');
    default:
      op satisfies never;
      throw new Error(`${line.key} cannot be carried out unasked`);
  }
}
