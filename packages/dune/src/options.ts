// What a table may settle before the game: the ledger's reading is the default.

import type { OptionSpec } from '@landsraad/kernel';

const yesOrNo = (id: string, title: string): OptionSpec => ({ id, title, values: [false, true], default: false });

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'factions', title: 'How factions are chosen', values: ['suggested', 'dealt', 'picked'], default: 'suggested' },
  { id: 'circles', title: 'Where the players sit', values: ['even', 'dealt'], default: 'even' },
  {
    id: 'allianceVariant',
    title: 'Size of alliances, and strongholds they need',
    values: ['default', 'two-three', 'three-four', 'three-three', 'any-three'],
    default: 'default',
  },
  yesOrNo('twoFactionsEach', 'Two players with two factions each (seats 1 and 3 against 2 and 4)'),
  yesOrNo('karamaSingleUse', 'Karama stops an advantage once, not for the whole phase'),
  yesOrNo('atreidesKaramaOwnBattles', "The Atreides Karama look is for their own and their ally's battles"),
  yesOrNo('harkonnenKaramaBiddingOnly', 'The Harkonnen Karama power is for the Bidding phase, between auctions'),
  yesOrNo('allyEntryKills', 'Who enters a territory of an ally may, but loses those forces'),
  yesOrNo('emperorKaramaRevivalOnly', "The Emperor's Karama power is for the Revival phase"),
  yesOrNo('bribesImmediate', 'Spice of a deal can be used at once'),
  yesOrNo('familyAtomicsToDiscard', 'Family Atomics goes to the discards'),
  yesOrNo('fremenMayMoveIntoStorm', 'Fremen may move through the storm'),
  yesOrNo('reshuffleRemembersTerritory', 'A reshuffled Spice Deck remembers the last territories'),
  yesOrNo('emperorShareReturns', "What the Emperor pays for an ally's card comes back to the Emperor"),
  yesOrNo('guildShareReturns', "What the Guild pays for an ally's shipment comes back to the Guild"),
  yesOrNo('noFlipAfterBattle', 'Advisors left alone by a battle stay advisors'),
  yesOrNo('advisorsConflictWithAlly', 'Advisors and an ally may not share a territory'),
  yesOrNo('battlesUnderStorm', 'Forces under the storm fight'),
  yesOrNo('battleWithoutLeader', 'A leader may be left out of a plan'),
  yesOrNo('capturedLeadersAreTraitors', 'A captured leader may be called by the faction it was taken from'),
  yesOrNo('collectBySplit', 'Two factions in one spice sector may agree how to split it'),
  yesOrNo('contestedCityPaysNobody', 'A city with two factions pays neither'),
  yesOrNo('contestedCountsAsOccupied', 'A stronghold with two factions counts for both'),
  yesOrNo('openCounts', 'The number of cards in a hand is always open'),
  yesOrNo('extraWormsPerPhase', 'Further worms are counted over both piles'),
  yesOrNo('alliesBlockPassage', 'A territory held by an ally may not be passed'),
  yesOrNo('traitorWinnerLeaderFree', 'The leader of who wins by treachery counts as unused'),
];
