// What an effect reads or changes that other effects of the turn may read or change too: order can matter only where two
// effects meet. Goods, points, persuasion and swords are left out: they are only gained, and gaining them earlier allows
// everything that gaining them later would.

import type { Condition, PrintedOp } from './grammar.ts';

/** Troops leave the supply for the Conflict. */
export const SUPPLY = 1 << 0;
/** The same, on a reveal turn only. */
export const SUPPLY_ON_REVEAL = 1 << 1;
/** Cards are drawn. */
export const DRAWS = 1 << 2;
/** The top of the deck is looked at or changed other than by drawing. */
export const DECK_TOP = 1 << 3;
/** Cards enter or leave the discard pile. */
export const DISCARD_PILE = 1 << 4;
/** The discard pile is shuffled into the deck. */
export const SHUFFLE = 1 << 5;
/** A card in play may be chosen and trashed; what it has not given yet is lost with it. */
export const TRASHES_ANY = 1 << 6;
/** A card takes itself out of play. */
export const TRASHES_ITSELF = 1 << 17;
/** The cards in play are counted. */
export const COUNTS_IN_PLAY = 1 << 7;
/** A Foldspace card is taken from its stack. */
export const STACK_TAKEN = 1 << 8;
/** A Foldspace card may return to its stack. */
export const STACK_FILLED = 1 << 9;
/** An intrigue card may come. */
export const INTRIGUE = 1 << 10;
export const INFLUENCE_GAINED = 1 << 11;
export const INFLUENCE_LOST = 1 << 12;
/** It matters whether an opponent has more influence. */
export const LEAD = 1 << 13;
/** Its outcome differs with and without an alliance or enough influence. */
export const ALLIANCE = 1 << 14;
export const MENTAT = 1 << 15;
/** A plot card may be played. */
export const PLOT = 1 << 16;

/** Troops leave the supply for Ix or the Conflict: more of them than the base box knows. */
export const SUPPLY_TAKEN = 1 << 19;
/** Swords are gained. */
export const SWORDS = 1 << 20;
/** The cards that gave swords are counted. */
export const COUNTS_SWORDS = 1 << 21;

/** A card that has been revealed may be trashed, after it has given everything. */
export const TRASHES_REVEALED = 1 << 23;
/** A card of the hand is discarded. */
export const DISCARDS = 1 << 22;

/** What acquiring a tech tile may bring. */
const TECH = INFLUENCE_GAINED | INTRIGUE | DRAWS | TRASHES_ANY | DISCARD_PILE | STACK_FILLED;

/** The order never matters: nothing reads what it changes, or having it earlier only allows more. */
const FREE = 1 << 18;

export const LETO_SIGNET = 'one where an opponent has more Influence than you';

export const SNOOPED = 'one where you have a Snooper token';

/** Every effect that the code knows. */
const TOUCHES = {
  pay: 0,
  gain: FREE,
  draw: DRAWS,
  intrigue: INTRIGUE,
  troop: 0,
  influence: INFLUENCE_GAINED,
  loseInfluence: INFLUENCE_LOST,
  persuasion: FREE,
  sword: FREE | SWORDS,
  trashCard: TRASHES_ANY | DISCARD_PILE | STACK_FILLED,
  trashThisCard: TRASHES_ITSELF | STACK_FILLED,
  trashThatCard: DECK_TOP | STACK_FILLED,
  discardFromHand: DISCARD_PILE | DISCARDS,
  takeFromDiscardToHand: DISCARD_PILE,
  lookTopOfDeck: DECK_TOP,
  shuffleDiscardIntoDeck: DECK_TOP | DISCARD_PILE | SHUFFLE,
  deployFromGarrison: 0,
  deployFromSupply: SUPPLY,
  retreatOwn: 0,
  loseTroop: SUPPLY,
  opponentLosesTroop: 0,
  eachOpponentLosesTroop: FREE,
  eachOpponentDiscardsFromHand: 0,
  eachOpponentChooses: 0,
  stealIntrigue: INTRIGUE | FREE,
  harvest: FREE,
  doubleBaseHarvest: FREE,
  sellMelange: FREE,
  takeCouncilSeat: FREE,
  gainThirdAgent: FREE,
  takeMentat: MENTAT,
  recallOwnAgent: 0,
  acquireFoldspace: DISCARD_PILE | STACK_TAKEN,
  // A card acquired brings its acquire box.
  acquireCardFree: DISCARD_PILE | DECK_TOP | INFLUENCE_GAINED,
  acquireDiscount: FREE,
  acquiredCardsMayGoOnTopOfDeck: DECK_TOP,
  setAsideRowCard: 0,
  spaceInfluenceBecomes: INFLUENCE_GAINED,
  closeSpaceToOpponents: 0,
  cardGainsIcons: 0,
  ignoreEnemyAgentBlocking: 0,
  mayPassThisTurn: 0,
  sendAgentFromAnywhereToAnySpace: 0,
  leaderSignet: 0,
  control: FREE,
  gainLess: 0,
  rivalHarvest: 0,
  reshuffleHagalDeckAndRevealAgain: 0,
  freighter: TECH | SUPPLY_TAKEN,
  dividends: FREE,
  dreadnought: 0,
  placeDreadnought: 0,
  acquireTech: TECH,
  techNegotiation: SUPPLY_TAKEN,
  forceRetreat: 0,
  ownIntrigueToBottomOfDeck: 0,
  swapIntrigue: INTRIGUE,
  spaceCostReduction: 0,
  extraTurn: 0,
  countConditions: 0,
  trackBonus: INTRIGUE,
  flipThisTile: 0,
  trashThisTile: 0,
  ownDreadnoughtStrength: 0,
  increaseSolariGain: 0,
  winTiebreaks: 0,
  acquiredCardMayGoOnTopOfDeck: 0,
  mayDeployToConflict: 0,
  replaceDreadnoughtControl: 0,
};
export type OpName = keyof typeof TOUCHES;

export function touchedBy(e: PrintedOp): number {
  let touched = TOUCHES[e.op];
  if (e.deployToConflict !== undefined) touched |= e.deployToConflict === 'mandatory' ? SUPPLY_TAKEN : SUPPLY_ON_REVEAL;
  if (e.per === 'ownFremenCardInPlayIncludingThis') touched |= COUNTS_IN_PLAY;
  if (countsSwords(e)) touched = COUNTS_SWORDS;
  if (e.op === 'trashCard' && e.from !== undefined && e.from.length === 1) touched = TRASHES_REVEALED | STACK_FILLED;
  if (e.faction === LETO_SIGNET) touched |= LEAD;
  return touched;
}

export function touchedByCondition(c: Condition, hasElse: boolean): number {
  if (c.fremenBond === true || c.anotherCardInPlayOfFaction !== undefined) return COUNTS_IN_PLAY;
  return hasElse ? ALLIANCE : 0;
}

/** It counts the cards that have given swords. */
export const countsSwords = (e: PrintedOp): boolean =>
  e.per === 'revealedCardProvidingSwordsThisTurn' || e.per === 'otherRevealedCardProvidingSwordsThisTurn';

export const isFree = (e: PrintedOp): boolean =>
  (TOUCHES[e.op] & FREE) !== 0 && e.per !== 'ownFremenCardInPlayIncludingThis' && !countsSwords(e);
