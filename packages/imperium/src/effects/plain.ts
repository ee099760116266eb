// Effects without a choice.

import { MAKERS, SELL_RATES, spaceOf } from '../board/spaces.ts';
import { takeMentat } from '../board/agents.ts';
import { takeControl } from '../board/control.ts';
import { gainGood, gainVp, payGood } from '../board/goods.ts';
import { gainInfluence, takeBonus } from '../board/influence.ts';
import { deployByEffect, loseTroops, MASTERSTROKE, recruit, strengthChanges } from '../board/troops.ts';
import { takeFoldspace } from '../cards/acquiring.ts';
import { cardOf, CARDS, cardsOf, countOf, drawInto, shuffleDiscardIntoDeck } from '../cards/cards.ts';
import { trash } from '../cards/trash.ts';
import { rivalLands } from '../house-hagal/rival-units.ts';
import { drawIntrigue, stealIntrigue } from '../intrigue/holding.ts';
import { masterstroke } from '../leaders/baron.ts';
import { commission, retreatDreadnoughts } from '../rise-of-ix/dreadnoughts.ts';
import { flipTile, sendNegotiator, trashTile } from '../rise-of-ix/tech.ts';
import { transported } from '../rise-of-ix/troop-transports.ts';
import { rivalsSpend } from '../solo/rival-spending.ts';
import { gathers, houseOf, isRival, opponentsOf, type G, type Turn } from '../table.ts';
import { emit } from '../words.ts';
import { inPlayOf } from './conditions.ts';
import { conspiracyAward, factionsWithAgent, visitedFaction } from './costs.ts';
import { factionNumber, keysOf, lineOf, type Line, type PlainOp } from './grammar.ts';
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
  if (g.table.turn.strengthSet) return;
  houseOf(g, house).persuasion += n;
  if (g.table.turn.house === house) g.table.turn.persuaded += n;
}

/** § imp.effect.cards-with-swords: of several effects of one card each copy counts once. */
function cardsWithSwords(t: Turn, except: string): number {
  const times = new Map<string, number>();
  for (const key of t.swordsFrom) times.set(key, (times.get(key) ?? 0) + 1);
  const cards = new Map<string, number>();
  for (const [key, n] of times) {
    const { source } = lineOf(key);
    cards.set(source, Math.max(cards.get(source) ?? 0, n));
  }
  const own = cards.has(except) ? 1 : 0;
  return [...cards.values()].reduce((sum, n) => sum + n, 0) - own;
}
/** How often an effect counts, by what it is for. */
function times(g: G, house: number, line: Line): number {
  const per = line.printed?.per;
  switch (per) {
    case undefined:
      return 1;
    case 'ownFremenCardInPlayIncludingThis':
      return inPlayOf(g, house, 'fremen');
    case 'ownDreadnoughtInConflict':
      return houseOf(g, house).dreadnoughtConflict;
    case 'revealedCardProvidingSwordsThisTurn':
      return cardsWithSwords(g.table.turn, '');
    case 'otherRevealedCardProvidingSwordsThisTurn':
      return cardsWithSwords(g.table.turn, line.source);
    case 'factionWhereOwnInfluenceIsAtMost1':
      return houseOf(g, house).influence.filter((n) => n <= 1).length;
    default:
      return per satisfies never;
  }
}

/** § imp.shipping.reward-lowest § imp.shipping.dividends-opponents § imp.shipping.rival-dividends */
function dividends(g: G, house: number, n: number, eachOpponent: number): void {
  if (gathers(g, house)) gainGood(g, house, 'solari', n, 'imp.shipping.reward-lowest');
  for (const o of opponentsOf(g, house))
    if (gathers(g, o)) gainGood(g, o, 'solari', eachOpponent, 'imp.shipping.dividends-opponents');
  // A rival may have enough for a point now.
  rivalsSpend(g);
}

function gainPoints(g: G, house: number, n: number): void {
  if (n > 0) gainVp(g, house, n, 'imp.effect.victory-point');
}
function recruitAll(g: G, house: number, line: Line): void {
  const more = transported(g, house, line);
  const recruited = recruit(g, house, line.n + more);
  if (more > 0 && isRival(g, house) && g.table.turn.kind !== 'reward') rivalLands(g, house, recruited);
}
/** On a reveal turn it is remembered which cards gave swords. */
function gainSwords(g: G, house: number, line: Line): void {
  const h = houseOf(g, house);
  const t = g.table.turn;
  const n = line.n * times(g, house, line);
  h.swords += n;
  if (n > 0 && t.house === house && t.kind === 'reveal' && CARDS.has(line.source))
    t.swordsFrom = added(t.swordsFrom, line.key);
  strengthChanges(g, house);
}
/** The factions that an effect names, or that lie where agents stand. */
function factionsOf(g: G, house: number, line: Line): number[] {
  switch (line.printed?.faction) {
    case 'eachHoldingOwnAgent':
      return factionsWithAgent(g, house);
    case 'ofSpaceVisitedThisTurn':
      return [visitedFaction(g)];
    default:
      return [factionNumber(line.printed?.faction ?? '')];
  }
}

/** Carries out an effect that asks nothing. */
export function perform(g: G, house: number, line: Line): void {
  const h = houseOf(g, house);
  const t = g.table.turn;
  const p = line.printed;
  const op = line.op as PlainOp;
  switch (op) {
    case 'gain':
      if (p?.resource === 'vp') gainPoints(g, house, line.n * times(g, house, line));
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
      if (p?.deployToConflict === 'mandatory') return deployByEffect(g, house, 'supply', line.n);
      return recruitAll(g, house, line);
    case 'influence':
      if (line.key === MASTERSTROKE) return masterstroke(g, house);
      for (const faction of factionsOf(g, house, line)) gainInfluence(g, house, faction, line.n);
      return;
    case 'persuasion':
      return persuade(g, house, line.n * times(g, house, line));
    case 'sword':
      return gainSwords(g, house, line);
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
    case 'dividends':
      return dividends(g, house, line.n, p?.eachOpponent ?? 0);
    case 'dreadnought':
      return commission(g, house);
    case 'techNegotiation':
      return sendNegotiator(g, house);
    case 'forceRetreat':
      for (const o of opponentsOf(g, house)) retreatDreadnoughts(g, o, line.n);
      return;
    case 'extraTurn':
      t.extra = true; // § imp.round.extra-turn
      return;
    case 'countConditions':
      return gainPoints(g, house, conspiracyAward(g, house, line));
    case 'trackBonus':
      return takeBonus(g, house, factionNumber(p?.faction ?? ''));
    case 'flipThisTile':
      return flipTile(g, house, line.source);
    case 'trashThisTile':
      return trashTile(g, house, line.source);
    default:
      op satisfies never;
      throw new Error(`${line.key} cannot be carried out unasked`);
  }
}
