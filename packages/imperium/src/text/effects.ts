// One phrase per effect, from the same data that is executed.

import { SELL_RATES } from '../board/spaces.ts';
import { LETO_SIGNET, SNOOPED } from '../effects/touches.ts';
import type { Condition, Line, Lines, OpName, PrintedOp } from '../effects/grammar.ts';
import { cards, count, factionName, factionShort, goodName, iconName, list, spaceName, troops } from './names.ts';

const point = (n: number): string => count(n, 'victory point');

function influence(line: Line): string {
  const faction = line.printed?.faction ?? '';
  if (faction === 'any') return `gain ${line.n} influence with a faction of your choice`;
  if (faction === LETO_SIGNET) return `gain ${line.n} influence with a faction where an opponent has more than you`;
  if (faction === SNOOPED) return `gain ${line.n} influence with a faction whose snooper token is still on its track`;
  if (faction === 'eachHoldingOwnAgent') return `gain ${line.n} influence with each faction where you have an agent`;
  if (faction === 'ofSpaceVisitedThisTurn') return `gain ${line.n} influence with the faction you sent an agent to`;
  if (faction.startsWith('each')) return `show your two secret factions and gain ${line.n} influence with each`;
  return `gain ${line.n} ${factionShort(faction)} influence`;
}

const upTo = (line: Line): string => {
  const max = line.printed?.max;
  return typeof max !== 'number' ? 'any number' : max === 1 ? '1' : `up to ${max}`;
};

/** What a number of an effect is multiplied with. */
const PER: { readonly [per in NonNullable<PrintedOp['per']>]: string } = {
  ownFremenCardInPlayIncludingThis: ' for each of your Fremen cards in play, this one included',
  ownDreadnoughtInConflict: ' for each of your dreadnoughts in the Conflict',
  revealedCardProvidingSwordsThisTurn: ' for each card you reveal that gives swords',
  otherRevealedCardProvidingSwordsThisTurn: ' for each other card you reveal that gives swords',
  factionWhereOwnInfluenceIsAtMost1: ' for each faction where you have at most 1 influence',
};
const each = (line: Line): string => (line.printed?.per === undefined ? '' : PER[line.printed.per]);

const tech = (line: Line): string => {
  const discount = line.printed?.discount ?? 0;
  const goods = line.printed?.payWith === undefined ? '' : ', paying in spice or in Solari';
  return `acquire a tech tile${discount === 0 ? '' : ` for ${discount} spice less`}${goods}`;
};

/** Where a card is trashed from. */
const zones = (line: Line): string =>
  typeof line.printed?.from === 'object' && line.printed.from.length === 1
    ? 'one of your cards in play'
    : 'a card from your hand, your discard pile or your cards in play';

const units = (line: Line): string => (line.printed?.unit === 'unit' ? 'units' : 'troops');

const PHRASES: { readonly [op in OpName]: (line: Line) => string } = {
  pay: (l) => `pay ${l.n} ${goodName(l.printed?.resource)}`,
  gain: (l) =>
    l.printed?.resource === 'vp' ? `gain ${point(l.n)}${each(l)}` : `gain ${l.n} ${goodName(l.printed?.resource)}`,
  draw: (l) => `draw ${cards(l.n)}`,
  intrigue: (l) => `draw ${count(l.n, 'intrigue card')}`,
  troop: (l) => {
    const straight = l.printed?.deployToConflict;
    return `recruit ${troops(l.n)}${straight === undefined ? '' : STRAIGHT[straight]}`;
  },
  influence,
  loseInfluence: (l) => `lose ${l.n} influence with a faction of your choice`,
  persuasion: (l) => {
    const later =
      l.printed?.when === undefined
        ? ''
        : l.key.includes(' space ')
          ? ' on your reveal turn, if your agent is still here'
          : ' on your reveal turn this round';
    return `gain ${l.n} persuasion${each(l)}${later}`;
  },
  sword: (l) => `gain ${count(l.n, 'sword')}${each(l)}`,
  trashCard: (l) => `${l.printed?.optional === true ? 'you may trash' : 'trash'} ${zones(l)}`,
  trashThisCard: () => 'trash this card',
  trashThatCard: () => 'trash it',
  discardFromHand: (l) => `discard ${cards(l.n)}`,
  takeFromDiscardToHand: (l) => `take a ${factionShort(l.printed?.faction)} card from your discard pile into your hand`,
  lookTopOfDeck: () => 'look at the top card of your deck, then',
  shuffleDiscardIntoDeck: () => 'shuffle your discard pile into your deck',
  deployFromGarrison: (l) => `you may deploy ${upTo(l)} of your garrison ${units(l)} to the Conflict`,
  deployFromSupply: (l) => `you deploy ${troops(l.n)} from your supply to the Conflict`,
  retreatOwn: (l) =>
    l.printed?.unit === 'unit' ? `retreat ${l.n} of your units` : `you may retreat ${upTo(l)} of your troops`,
  loseTroop: (l) => `lose ${l.n} of your troops${l.printed?.from === undefined ? '' : ' in the Conflict'}`,
  opponentLosesTroop: (l) => `an opponent of your choice loses ${troops(l.n)} in the Conflict`,
  eachOpponentLosesTroop: (l) => `each opponent loses ${troops(l.n)} from the garrison`,
  eachOpponentDiscardsFromHand: (l) => `each opponent discards ${cards(l.n)}`,
  eachOpponentChooses: () => 'each opponent discards a card or loses a troop in the Conflict',
  stealIntrigue: () => 'take a random intrigue card from each opponent who holds four or more',
  harvest: (l) => `harvest ${l.printed?.base ?? 0} spice and all bonus spice`,
  doubleBaseHarvest: () => 'at a maker space: harvest its base spice a second time',
  sellMelange: () =>
    `sell ${list([...SELL_RATES.keys()].map(String), 'or')} spice for ${list([...SELL_RATES.values()].map(String), 'or')} Solari`,
  takeCouncilSeat: () => 'take a High Council seat: 2 persuasion on each of your reveal turns',
  gainThirdAgent: () => 'gain your swordmaster, a third agent',
  takeMentat: (l) =>
    l.printed?.when === undefined
      ? 'take the Mentat as an extra agent for this round, if it is on its space'
      : 'take the Mentat at the start of the next round',
  recallOwnAgent: () => 'recall one of your agents',
  acquireFoldspace: () => 'acquire a Foldspace card',
  acquireCardFree: (l) =>
    `acquire a card that costs ${l.printed?.maxCost ?? 0} or less${l.printed?.to === 'topOfDeck' ? ' and put it on top of your deck' : ''}`,
  acquireDiscount: (l) => `The Spice Must Flow costs you ${l.n} persuasion less this turn`,
  acquiredCardsMayGoOnTopOfDeck: () => 'cards you acquire on your reveal turn this round may go on top of your deck',
  setAsideRowCard: () =>
    'set aside a card from the Imperium Row: until the end of your next reveal turn only you can acquire it, for 1 persuasion less',
  spaceInfluenceBecomes: (l) => `the faction space gives ${l.n} influence instead of ${l.printed?.insteadOf ?? 1}`,
  closeSpaceToOpponents: () => 'close a board space to your opponents until your next turn',
  cardGainsIcons: () => 'the card you play this turn has all four faction icons',
  ignoreEnemyAgentBlocking: () => 'opponents’ agents do not block your next agent this turn',
  mayPassThisTurn: () => 'you may end your turn (only as the first thing you do in a turn)',
  sendAgentFromAnywhereToAnySpace: () =>
    'send any of your agents, even one already on the board, to any space, occupied or not, at its usual cost and requirement',
  leaderSignet: () => 'use the leader’s signet ability',
  control: (l) => `take control of ${spaceName(l.printed?.location)}`,
  gainLess: (l) => `harvest ${l.n} less spice`,
  rivalHarvest: () => 'harvest at the maker space with the most bonus spice',
  reshuffleHagalDeckAndRevealAgain: () => 'shuffle all House Hagal cards and reveal again',
  freighter: () => 'advance or recall your freighter',
  dividends: (l) => `gain ${l.n} Solari, and each opponent gains ${l.printed?.eachOpponent ?? 0}`,
  dreadnought: () => 'commission a dreadnought',
  placeDreadnought: () => 'place a dreadnought on Arrakeen, Carthag or Imperial Basin',
  acquireTech: tech,
  techNegotiation: () => 'send a negotiator to Ix',
  forceRetreat: (l) =>
    l.printed?.who === 'enemy'
      ? 'for each troop you deployed this turn, you may make an enemy unit retreat'
      : `each opponent retreats ${count(l.n, 'dreadnought')}`,
  ownIntrigueToBottomOfDeck: (l) => `put ${count(l.n, 'intrigue card')} under the intrigue deck`,
  swapIntrigue: () => 'put any number of your intrigue cards under the deck and draw as many',
  spaceCostReduction: (l) => `${spaceName(l.printed?.space)} costs ${l.n} ${goodName(l.printed?.resource)} less`,
  extraTurn: () => 'take another turn right after this one',
  countConditions: (l) => {
    const awards = Object.entries(l.printed?.award ?? {}).map(([n, { vp }]) => `${point(vp)} if ${n} of these hold`);
    return `${list(awards)}: ${(l.printed?.conditions ?? []).map(condition).join('; ')}`;
  },
  trackBonus: (l) => `take the 4-influence bonus from ${factionName(l.printed?.faction)}`,
  flipThisTile: () => 'turn this tile face down',
  trashThisTile: () => 'trash this tile',
  ownDreadnoughtStrength: (l) => `each of your dreadnoughts in the Conflict is worth ${l.n} strength`,
  increaseSolariGain: (l) => `on your turns, gain ${l.n} Solari more each time you gain Solari`,
  winTiebreaks: () => 'you win ties for victory',
  acquiredCardMayGoOnTopOfDeck: () => 'cards you acquire may go on top of your deck',
  mayDeployToConflict: () => 'you may deploy all troops of that reward to the Conflict',
  replaceDreadnoughtControl: () =>
    'when you win a Conflict, you may return a dreadnought from it to your supply for 1 victory point instead of placing one',
};
const STRAIGHT = {
  mandatory: ' into the Conflict',
  optional: ', which you may deploy to the Conflict',
  'optional if it is your reveal turn': ', which you may deploy to the Conflict if it is your reveal turn',
} as const;

const TRACKS = ['', '', 'two', 'three', 'all four'];
export function condition(c: Condition): string {
  if (c.fremenBond === true) return 'with another Fremen card in play';
  if (c.anotherCardInPlayOfFaction !== undefined)
    return `with another ${factionShort(c.anotherCardInPlayOfFaction)} card in play`;
  if (c.alliance === 'any') return 'with any alliance';
  if (c.alliance !== undefined) return `with the ${factionShort(c.alliance)} alliance`;
  if (c.influenceAtLeast !== undefined)
    return `with ${c.influenceAtLeast.n} or more ${factionShort(c.influenceAtLeast.faction)} influence`;
  if (c.influenceTracksAtLeast !== undefined)
    return `with ${c.influenceTracksAtLeast.influence} or more influence on ${TRACKS[c.influenceTracksAtLeast.tracks] ?? ''} tracks`;
  if (c.highCouncilSeat === true) return 'with a High Council seat';
  if (c.youWinThisConflict === true) return 'when you win a Conflict';
  if (c.theSpiceMustFlowOwnedAtLeast !== undefined)
    return `with ${c.theSpiceMustFlowOwnedAtLeast} or more copies of The Spice Must Flow`;
  return c.theSpiceMustFlowMoreThanEachOpponent === true
    ? 'with more copies of The Spice Must Flow than each opponent'
    : ixCondition(c);
}
function ixCondition(c: Condition): string {
  if (c.sentToSpaceWithEnemyAgent === true) return 'if an opponent’s agent is on the space';
  if (c.ownAgentOnSpaceOfFaction !== undefined)
    return `with an agent on a space of ${factionName(c.ownAgentOnSpaceOfFaction)}`;
  if (c.ownAgentsOnSpacesWithIcons !== undefined)
    return `with ${c.ownAgentsOnSpacesWithIcons.atLeast} or more agents on ${list(c.ownAgentsOnSpacesWithIcons.icons.map(iconName), 'or')} spaces`;
  if (c.techTilesAtLeast !== undefined) return `with ${c.techTilesAtLeast} or more tech tiles`;
  if (c.unitsDeployedThisTurnAtLeast !== undefined)
    return `if you deployed ${c.unitsDeployedThisTurnAtLeast} or more units this turn`;
  if (c.ownDreadnoughtsCommissionedAtLeast !== undefined)
    return `with ${c.ownDreadnoughtsCommissionedAtLeast} dreadnoughts commissioned`;
  if (c.persuasionThisRevealAtLeast !== undefined)
    return `with ${c.persuasionThisRevealAtLeast} or more persuasion this turn`;
  return `with ${c.solariAtLeast ?? 0} or more Solari`;
}

/** One effect in words. */
export function phrase(line: Line): string {
  if (line.option.length > 0) return phrases(line.option);
  switch (line.kind) {
    case 'arrow':
      return `${phrases(line.cost)} → ${phrases(line.effect)}`;
    case 'if': {
      const otherwise = line.otherwise.length === 0 ? '' : `, otherwise ${phrases(line.otherwise)}`;
      return line.condition === null
        ? phrases(line.then)
        : `${condition(line.condition)}: ${phrases(line.then)}${otherwise}`;
    }
    case 'choose': {
      const options = line.of.map(phrase);
      return line.choose === 1 ? `either ${options.join(', or ')}` : `choose ${line.choose}: ${list(options, 'or')}`;
    }
    case 'op': {
      const own = line.op === '' ? '' : PHRASES[line.op](line);
      return line.then.length === 0 ? own : `${own} ${phrases(line.then)}`;
    }
  }
}

/** One phrase for each effect; the same one again is told once. */
function told(lines: Lines): string[] {
  const all = lines.map(phrase);
  return [...new Set(all)].map((p) => (all.filter((x) => x === p).length > 1 ? `${p} (twice)` : p));
}
/** Several effects in words. */
export const phrases = (lines: Lines): string => list(told(lines));
/** A box of a card: its effects side by side. */
export const boxText = (lines: Lines): string => (lines.length === 0 ? '–' : told(lines).join('; '));
