// What a table may settle before the game: the ledger's reading is the default.

import type { OptionSpec } from '@landsraad/kernel';

const SEATS = 'Seats and factions';
const ALLIANCES = 'Alliances';
const KARAMA = 'Karama';
const BATTLES = 'Battles';
const DESERT = 'Storm, worms and spice';
const DEALS = 'Deals and open information';
const CLOCK = 'Clock and notes';

const yesOrNo = (group: string, id: string, title: string): OptionSpec => ({
  id,
  title,
  group,
  values: [false, true],
  default: false,
});

export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'factions',
    title: 'How factions are chosen',
    group: SEATS,
    values: ['suggested', 'dealt', 'picked'],
    default: 'suggested',
  },
  { id: 'circles', title: 'Where players sit', group: SEATS, values: ['even', 'dealt'], default: 'even' },
  {
    id: 'allianceVariant',
    title: 'Size of alliances, and strongholds they need',
    group: ALLIANCES,
    values: ['default', 'two-three', 'three-four', 'three-three', 'any-three'],
    default: 'default',
  },
  yesOrNo(SEATS, 'twoFactionsEach', 'Two players with two factions each (seats 1 and 3 against 2 and 4)'),
  yesOrNo(KARAMA, 'karamaSingleUse', 'Karama stops an advantage once, not for the whole phase'),
  yesOrNo(KARAMA, 'atreidesKaramaOwnBattles', 'The Atreides may use their Karama power only in battles of their side'),
  yesOrNo(KARAMA, 'harkonnenKaramaBiddingOnly', 'The Harkonnen Karama power works only between auctions'),
  yesOrNo(ALLIANCES, 'allyEntryKills', 'Forces may enter an ally’s territory, but are lost there'),
  yesOrNo(KARAMA, 'emperorKaramaRevivalOnly', 'The Emperor’s Karama power works only in the Revival phase'),
  yesOrNo(DEALS, 'bribesImmediate', 'Spice from a deal can be used at once'),
  yesOrNo(DESERT, 'familyAtomicsToDiscard', 'Family Atomics goes to the discard pile'),
  yesOrNo(DESERT, 'fremenMayMoveIntoStorm', 'Fremen may move through the storm'),
  yesOrNo(DESERT, 'reshuffleRemembersTerritory', 'A reshuffled spice deck keeps the last territories in mind'),
  yesOrNo(ALLIANCES, 'emperorShareReturns', 'The Emperor gets back what he pays for an ally’s card'),
  yesOrNo(ALLIANCES, 'guildShareReturns', 'The Guild gets back what it pays for an ally’s shipment'),
  yesOrNo(BATTLES, 'noFlipAfterBattle', 'Advisors left alone by a battle stay advisors'),
  yesOrNo(ALLIANCES, 'advisorsConflictWithAlly', 'Advisors and an ally may not share a territory'),
  yesOrNo(BATTLES, 'battlesUnderStorm', 'Forces under the storm fight'),
  yesOrNo(BATTLES, 'battleWithoutLeader', 'A battle plan may leave out the leader'),
  yesOrNo(BATTLES, 'capturedLeadersAreTraitors', 'A captured leader can be the traitor of its own faction'),
  yesOrNo(DESERT, 'collectBySplit', 'Two factions in one spice sector may agree how to split it'),
  yesOrNo(DESERT, 'contestedCityPaysNobody', 'A city with two factions pays neither'),
  yesOrNo(DESERT, 'contestedCountsAsOccupied', 'A stronghold with two factions counts for both'),
  yesOrNo(DEALS, 'openCounts', 'The number of cards in a hand is always open'),
  yesOrNo(DESERT, 'extraWormsPerPhase', 'Extra worms are counted over both spice piles'),
  yesOrNo(ALLIANCES, 'alliesBlockPassage', 'Forces may not pass through an ally’s territory'),
  yesOrNo(BATTLES, 'traitorWinnerLeaderFree', 'After treachery the winner’s leader counts as unused'),
  {
    id: 'secondsToBid',
    title: 'Seconds to bid before a silent player passes',
    group: CLOCK,
    values: ['none', 10, 20, 30, 60],
    default: 'none',
  },
  yesOrNo(CLOCK, 'notesForAll', 'Everybody may keep notes on cards, not the Atreides alone'),
];
