// Setting the table up.

import { drawTop, moveAllOpenly, openPile, random, sequence, shuffle, things } from '@landsraad/kernel';
import { levelOf } from '../board/agents.ts';
import { refillRow } from '../cards/acquiring.ts';
import { imperium, reserve, shuffleDeck } from '../cards/cards.ts';
import { box, FACTIONS, type Lines, type Printed } from '../effects/grammar.ts';
import { perform } from '../effects/plain.ts';
import { FACTS } from '../facts.ts';
import { shuffleHagal } from '../house-hagal/hagal-deck.ts';
import { drawIntrigue, shuffleIntrigue } from '../intrigue/holding.ts';
import { BARON, chooseTwoFactions } from '../leaders/baron.ts';
import { LEADER_IDS, leaderOf } from '../leaders/leaders.ts';
import type { RuleId } from '../ledger.ts';
import { clockwise, decider, houseOf, houses, isRival, lookAt, NOBODY, type G } from '../table.ts';
import { emit, pool, words } from '../words.ts';

const SETUP = FACTS.baseBoard.setup;
const EACH = SETUP.perPlayer;
const VP: { readonly [players: string]: number } = SETUP.startingVP;

// ---- conflicts ----

interface PrintedConflict {
  readonly id: string;
  readonly name: string;
  readonly tier: 1 | 2 | 3;
  readonly location: string | null;
  readonly rewards: {
    readonly first: readonly Printed[];
    readonly second: readonly Printed[];
    readonly third: readonly Printed[];
  };
}
export interface Conflict {
  readonly id: string;
  readonly name: string;
  readonly tier: number;
  readonly location: string | null;
  readonly rewards: readonly Lines[];
}
const PRINTED: readonly PrintedConflict[] = FACTS.baseConflicts.cards;
export const CONFLICTS: ReadonlyMap<string, Conflict> = new Map(
  PRINTED.map((c): [string, Conflict] => [
    c.id,
    {
      id: c.id,
      name: c.name,
      tier: c.tier,
      location: c.location,
      rewards: [
        box(c.id, 'first', c.rewards.first),
        box(c.id, 'second', c.rewards.second),
        box(c.id, 'third', c.rewards.third),
      ],
    },
  ]),
);
export function conflictOf(id: string): Conflict {
  const c = CONFLICTS.get(id);
  if (c === undefined) throw new Error(`no conflict is called ${id}`);
  return c;
}

const TIERS = [1, 2, 3] as const;
const USED = [
  FACTS.baseConflicts.deckBuilding.tier1,
  FACTS.baseConflicts.deckBuilding.tier2,
  FACTS.baseConflicts.deckBuilding.tier3,
] as const;
/** The tiers lie on each other in one deck, but everybody knows where each begins: so each is a pool of its own. */
export const conflicts = TIERS.map((tier) =>
  pool(`conflicts of tier ${tier}`, {
    rule: 'imp.setup.hidden-information',
    things: () => PRINTED.filter((c) => c.tier === tier).map((c) => c.id),
    start: 'box',
    places: { box: sequence, deck: sequence, revealed: openPile },
  }),
);
export const conflictsLeft = (g: G): number => conflicts.reduce((n, tier) => n + things(g, tier.deck).length, 0);

function buildConflictDeck(g: G): void {
  conflicts.forEach((tier, n) => {
    shuffle(g, tier.box);
    for (let k = 0; k < (USED[n] ?? 0); k++) drawTop(g, tier.box, tier.deck);
  });
}

// ---- the common set-up ----

function layOutCards(g: G): void {
  moveAllOpenly(g, reserve.box, imperium.reserve);
  shuffle(g, imperium.deck);
}
function dealRow(g: G): void {
  refillRow(g);
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

function pickFirstPlayer(g: G): void {
  g.table.first = random(g, g.table.players);
  emit(g, 'first player', 'imp.setup.first-player', { house: g.table.first });
}

// ---- rivals ----

function setUpHouseHagal(g: G): void {
  const h = houseOf(g, g.table.players);
  h.supply = EACH.troopsTotal;
  h.garrison = FACTS.baseHagal.twoPlayer.garrison;
  h.agents = FACTS.baseHagal.twoPlayer.agents;
}

function setUpRivals(g: G): void {
  const level = levelOf(g);
  for (const house of houses(g)) {
    if (!isRival(g, house)) continue;
    const h = houseOf(g, house);
    h.water = FACTS.baseHagal.solo.eachStarts.water;
    h.agents = EACH.agentsOnLeader;
    h.garrison = level?.garrison ?? 0;
    h.supply = EACH.troopsTotal - h.garrison;
  }
}
const LEVEL_RULE: { readonly [level: string]: RuleId } = {
  mercenary: 'imp.solo.level-mercenary',
  sardaukar: 'imp.solo.level-sardaukar',
  mentat: 'imp.solo.level-mentat',
  'kwisatz-haderach': 'imp.solo.level-kwisatz-haderach',
};
function applyLevel(g: G): void {
  const level = levelOf(g);
  const rule = LEVEL_RULE[g.table.difficulty];
  if (level === undefined || rule === undefined) return;
  const you = houseOf(g, 0);
  you.solari += level.solari;
  you.spice += level.spice;
  for (const house of houses(g)) if (isRival(g, house)) drawIntrigue(g, house, level.intrigue);
  emit(g, 'level', rule, { level: level.id });
}
function rivalOnTheLeftBegins(g: G): void {
  g.table.first = g.table.players;
  emit(g, 'first player', 'imp.solo.first-player', { house: g.table.first });
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
  const free = LEADER_IDS.filter((l) => refuseLeader(g, v, l) === null);
  takeLeader(g, v, free[random(g, free.length)] ?? '');
}
const needsLeader = (g: G, v: Choosing): boolean => !(g.table.mode === 'two-player' && isRival(g, chooser(g, v)));
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
            options: () => LEADER_IDS,
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
}

// ---- the whole ----

const { act, call, when, procedure } = words<Record<never, never>>();
const withHouseHagal = (g: G): boolean => g.table.mode === 'two-player';
const solo = (g: G): boolean => g.table.mode === 'solo';
const baron = (g: G): number => houses(g).find((h) => !isRival(g, h) && lookAt(g, h).leader === BARON) ?? -1;

export const setUp = procedure(
  'set-up',
  'imp.setup.components-shared',
  act(buildConflictDeck, 'imp.setup.conflict-deck'),
  act(shuffleIntrigue, 'imp.setup.intrigue-deck'),
  act(layOutCards, 'imp.setup.reserve-stacks'),
  act(dealRow, 'imp.setup.imperium-row'),
  act(shuffleDecks, 'imp.setup.starting-deck'),
  act(placeBoardPieces, 'imp.setup.board-pieces'),
  act(placeMarkers, 'imp.setup.markers'),
  act(dealPieces, 'imp.setup.components-player'),
  when(withHouseHagal, [act(setUpHouseHagal, 'imp.two-player.setup-pieces')]),
  when(solo, [act(setUpRivals, 'imp.solo.rival-pieces'), act(applyLevel)]),
  when((g) => withHouseHagal(g) || solo(g), [act(shuffleHagal, 'imp.hagal.deck-composition')]),
  when(solo, [act(rivalOnTheLeftBegins, 'imp.solo.first-player')], [act(pickFirstPlayer, 'imp.setup.first-player')]),
  call(leaders, () => ({ at: 0 })),
  act(leaderSetups, 'imp.setup.leader-effects-last'),
  act(showSupplies, 'imp.setup.open-supply'),
  when((g) => baron(g) >= 0, [call(chooseTwoFactions, (g) => ({ house: baron(g) }))]),
);
