// Setting the table up.

import { drawTop, moveAllOpenly, random, shuffle } from '@landsraad/kernel';
import { refillRow } from '../cards/acquiring.ts';
import { imperium, reserve, shuffleDeck } from '../cards/cards.ts';
import { FACTIONS } from '../effects/grammar.ts';
import { perform } from '../effects/plain.ts';
import { FACTS } from '../facts.ts';
import { setUpTwoPlayers } from '../house-hagal/two-player.ts';
import { shuffleIntrigue } from '../intrigue/holding.ts';
import { BARON, chooseTwoFactions } from '../leaders/baron.ts';
import { leaderOf, leadersAt } from '../leaders/leaders.ts';
import type { RuleId } from '../ledger.ts';
import { setUpSolo } from '../solo/set-up.ts';
import { clockwise, decider, gathers, houseOf, houses, isRival, lookAt, NOBODY, type G } from '../table.ts';
import { emit, words } from '../words.ts';
import { intelligence, ixLeaderSetups, setUpIx } from '../rise-of-ix/set-up.ts';
import { conflicts, usedOfTiers } from './conflicts.ts';
import { pickFirstPlayer } from './first-player.ts';

const SETUP = FACTS.baseBoard.setup;
const EACH = SETUP.perPlayer;
const VP: { readonly [players: string]: number } = SETUP.startingVP;

// ---- the common set-up ----

function buildConflictDeck(g: G): void {
  conflicts.forEach((tier, n) => {
    shuffle(g, tier.box);
    for (let k = 0; k < (usedOfTiers(g)[n] ?? 0); k++) drawTop(g, tier.box, tier.deck);
  });
}

function layOutCards(g: G): void {
  moveAllOpenly(g, reserve.box, imperium.reserve);
  shuffle(g, imperium.deck);
}
function shuffleDecks(g: G): void {
  for (const house of houses(g)) if (!isRival(g, house)) shuffleDeck(g, house);
}

/** § imp.setup.starting-resources § imp.setup.agents § imp.setup.score § imp.setup.garrison-start */
function dealPieces(g: G): void {
  for (const house of houses(g)) {
    if (isRival(g, house)) continue;
    const h = houseOf(g, house);
    h.water = EACH.water;
    h.agents = EACH.agentsOnLeader;
    h.vp = VP[String(g.table.players)] ?? 0;
    h.garrison = EACH.troopsInGarrison;
    h.supply = EACH.troopsTotal - EACH.troopsInGarrison;
  }
}

function placeBoardPieces(g: G): void {
  g.table.mentat = NOBODY;
  g.table.alliances = FACTIONS.map(() => NOBODY);
}
function placeMarkers(g: G): void {
  for (const house of houses(g)) houseOf(g, house).influence = Array.from(FACTIONS, () => 0);
}
/** Everybody can count what everybody has. */
function showSupplies(g: G): void {
  for (const house of houses(g)) {
    const h = lookAt(g, house);
    emit(g, 'starts with', 'imp.setup.open-supply', {
      house,
      solari: h.solari,
      spice: h.spice,
      water: h.water,
      garrison: h.garrison,
      supply: h.supply,
      vp: h.vp,
    });
  }
}

// ---- leaders ----

type Choosing = { at: number };
const pick = words<Choosing>();
/** People choose first, from the first player clockwise; then the rivals get theirs. */
function chooser(g: G, v: Choosing): number {
  const order = clockwise(g, g.table.first);
  let at = v.at;
  for (const house of order) if (!isRival(g, house) && at-- === 0) return house;
  for (const house of order) if (isRival(g, house) && at-- === 0) return house;
  return 0;
}

function refuseLeader(g: G, v: Choosing, leader: string): RuleId | null {
  for (const house of houses(g)) if (lookAt(g, house).leader === leader) return 'imp.setup.leader-unique';
  return isRival(g, chooser(g, v)) && !leaderOf(leader).rival ? 'imp.solo.rival-leaders' : null;
}
function takeLeader(g: G, v: Choosing, leader: string): void {
  const house = chooser(g, v);
  houseOf(g, house).leader = leader;
  emit(g, 'leader', 'imp.setup.leader-choice', { house, leader });
  emit(g, 'abilities', 'imp.leader.two-abilities', {
    house,
    ability: isRival(g, house) ? '' : leaderOf(leader).abilityName,
    signet: leaderOf(leader).signetName,
  });
}
function dealLeader(g: G, v: Choosing): void {
  const free = leadersAt(g).filter((l) => refuseLeader(g, v, l) === null);
  takeLeader(g, v, free[random(g, free.length)] ?? '');
}
const needsLeader = (g: G, v: Choosing): boolean => gathers(g, chooser(g, v));
const leaders = pick.procedure(
  'leaders',
  'imp.setup.leader-choice',
  pick.whilst(
    (g, v) => v.at < g.table.houses.length,
    pick.when(needsLeader, [
      pick.when(
        (g) => g.table.leaders === 'random',
        [pick.act(dealLeader)],
        [
          pick.ask('which leader?', 'imp.setup.leader-choice', {
            who: (g, v) => decider(g, chooser(g, v)),
            about: (g, v) => ({ house: chooser(g, v) }),
            options: leadersAt,
            refuse: refuseLeader,
            then: takeLeader,
          }),
        ],
      ),
    ]),
    pick.act(function nextHouse(_g, v) {
      v.at++;
    }),
  ),
);

/** After the common set-up, from the first player clockwise. */
function leaderSetups(g: G): void {
  for (const house of clockwise(g, g.table.first)) {
    const h = houseOf(g, house);
    if (h.leader !== 'glossu-the-beast-rabban' || isRival(g, house)) continue; // § imp.leader.rabban-arrakis-fiefdom
    for (const line of leaderOf(h.leader).ability) perform(g, house, line);
  }
  ixLeaderSetups(g);
}

// ---- the whole ----

const { act, call, when, procedure } = words<Record<never, never>>();
/** What each way to play adds to the common set-up, and who begins. */
const SET_UP = {
  standard: procedure('first player', 'imp.setup.first-player', act(pickFirstPlayer, 'imp.setup.first-player')),
  'two-player': setUpTwoPlayers,
  solo: setUpSolo,
};
const baron = (g: G): number => houses(g).find((h) => !isRival(g, h) && lookAt(g, h).leader === BARON) ?? -1;

export const setUp = procedure(
  'set-up',
  'imp.setup.components-shared',
  act(buildConflictDeck, 'imp.setup.conflict-deck'),
  act(shuffleIntrigue, 'imp.setup.intrigue-deck'),
  act(layOutCards, 'imp.setup.reserve-stacks'),
  act(refillRow, 'imp.setup.imperium-row'),
  act(shuffleDecks, 'imp.setup.starting-deck'),
  act(placeBoardPieces, 'imp.setup.board-pieces'),
  act(placeMarkers, 'imp.setup.markers'),
  act(dealPieces, 'imp.setup.components-player'),
  call(
    (g) => SET_UP[g.table.mode],
    () => ({}),
  ),
  when((g) => g.table.riseOfIx, [call(setUpIx, () => ({}))]),
  call(leaders, () => ({ at: 0 })),
  act(leaderSetups, 'imp.setup.leader-effects-last'),
  act(showSupplies, 'imp.setup.open-supply'),
  when((g) => baron(g) >= 0, [call(chooseTwoFactions, (g) => ({ house: baron(g) }))]),
  when((g) => g.table.riseOfIx, [call(intelligence, () => ({}))]),
);
