// One phrase per effect, from the same data that is executed.

import { SELL_RATES } from '../board/spaces.ts';
import { LETO_SIGNET } from '../effects/touches.ts';
import type { Condition, Line, Lines, OpName } from '../effects/grammar.ts';
import { cards, count, factionShort, goodName, list, spaceName, troops } from './names.ts';

const point = (n: number): string => count(n, 'victory point');

function influence(line: Line): string {
  const faction = line.printed?.faction ?? '';
  if (faction === 'any') return `gain ${line.n} influence with a faction of your choice`;
  if (faction === LETO_SIGNET) return `gain ${line.n} influence with a faction where an opponent has more than you`;
  if (faction.startsWith('each')) return `show your two secret factions and gain ${line.n} influence with each`;
  return `gain ${line.n} ${factionShort(faction)} influence`;
}

const upTo = (line: Line): string => {
  const max = line.printed?.max;
  return typeof max !== 'number' ? 'any number' : max === 1 ? '1' : `up to ${max}`;
};

const PHRASES: { readonly [op in OpName]: (line: Line) => string } = {
  pay: (l) => `pay ${l.n} ${goodName(l.printed?.resource)}`,
  gain: (l) => (l.printed?.resource === 'vp' ? `gain ${point(l.n)}` : `gain ${l.n} ${goodName(l.printed?.resource)}`),
  draw: (l) => `draw ${cards(l.n)}`,
  intrigue: (l) => `draw ${count(l.n, 'intrigue card')}`,
  troop: (l) => {
    const straight = l.printed?.deployToConflict;
    const where =
      straight === undefined
        ? ''
        : straight === 'optional'
          ? ', which you may deploy to the Conflict'
          : ', which you may deploy to the Conflict if it is your reveal turn';
    return `recruit ${troops(l.n)}${where}`;
  },
  influence,
  loseInfluence: (l) => `lose ${l.n} influence with a faction of your choice`,
  persuasion: (l) => {
    const each = l.printed?.per === undefined ? '' : ' for each of your Fremen cards in play, this one included';
    const later =
      l.printed?.when === undefined
        ? ''
        : l.key.includes(' space ')
          ? ' on your reveal turn, if your agent is still here'
          : ' on your reveal turn this round';
    return `gain ${l.n} persuasion${each}${later}`;
  },
  sword: (l) => `gain ${count(l.n, 'sword')}`,
  trashCard: (l) =>
    `${l.printed?.optional === true ? 'you may trash' : 'trash'} a card from your hand, your discard pile or your cards in play`,
  trashThisCard: () => 'trash this card',
  trashThatCard: () => 'trash it',
  discardFromHand: (l) => `discard ${cards(l.n)}`,
  takeFromDiscardToHand: (l) => `take a ${factionShort(l.printed?.faction)} card from your discard pile into your hand`,
  lookTopOfDeck: () => 'look at the top card of your deck, then',
  shuffleDiscardIntoDeck: () => 'shuffle your discard pile into your deck',
  deployFromGarrison: (l) => `you may deploy ${upTo(l)} of your garrison troops to the Conflict`,
  deployFromSupply: (l) => `you deploy ${troops(l.n)} from your supply to the Conflict`,
  retreatOwn: (l) => `you may retreat ${upTo(l)} of your troops`,
  loseTroop: (l) => `lose ${l.n} of your troops in the Conflict`,
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
};

export function condition(c: Condition): string {
  if (c.fremenBond === true) return 'with another Fremen card in play';
  if (c.anotherCardInPlayOfFaction !== undefined)
    return `with another ${factionShort(c.anotherCardInPlayOfFaction)} card in play`;
  if (c.alliance === 'any') return 'with any alliance';
  if (c.alliance !== undefined) return `with the ${factionShort(c.alliance)} alliance`;
  if (c.influenceAtLeast !== undefined)
    return `with ${c.influenceAtLeast.n} or more ${factionShort(c.influenceAtLeast.faction)} influence`;
  if (c.influenceTracksAtLeast !== undefined)
    return `with ${c.influenceTracksAtLeast.influence} or more influence on ${c.influenceTracksAtLeast.tracks === 4 ? 'all four' : 'three'} tracks`;
  if (c.highCouncilSeat === true) return 'with a High Council seat';
  if (c.youWinThisConflict === true) return 'when you win a Conflict';
  if (c.theSpiceMustFlowOwnedAtLeast !== undefined)
    return `with ${c.theSpiceMustFlowOwnedAtLeast} or more copies of The Spice Must Flow`;
  return 'with more copies of The Spice Must Flow than each opponent';
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

/** Several effects in words. */
export const phrases = (lines: Lines): string => list(lines.map(phrase));
/** A box of a card: its effects side by side. */
export const boxText = (lines: Lines): string => (lines.length === 0 ? '–' : lines.map(phrase).join('; '));
