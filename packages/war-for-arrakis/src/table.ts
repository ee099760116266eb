// The open table: what everybody sees.

import type { Config, Game, Seat, Sight } from '@landsraad/kernel';
import { SETTLEMENT_SITES, ZONE_COUNT, type Area } from './board/areas.ts';
import { FACTS } from './facts.ts';
import { ASIDE, ATREIDES, LEADER_COUNT, NOT_IN_PLAY, startsInPlay, type Leader } from './leaders.ts';
import { holds } from './words.ts';

/** Units and generic leaders of one side in one area. Named leaders and deployment tokens say themselves where they are. */
export interface Legion {
  side: Seat;
  area: Area;
  regular: number;
  elite: number;
  /** Sardaukar or Fedaykin. */
  special: number;
  /** Bashars or Naibs. */
  generic: number;
}

/** A facedown Atreides deployment token; its hidden side lies at the same position of the pool's board. */
export interface Token {
  area: Area;
  starting: boolean;
  /** Moved by the action that is going on. */
  moved: boolean;
}

/** Figures that the action going on has moved into an area: they do not move again. */
export interface Arrival {
  readonly area: Area;
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  /** A bit for each named leader. */
  readonly leaders: number;
}

/** The legion that was moved last: some effects speak of it again. */
export interface Group {
  readonly seat: Seat;
  readonly to: Area;
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly leaders: number;
  readonly tokens: readonly number[];
}

export interface Roll {
  hits: number;
  shields: number;
  specials: number;
}

export interface Battle {
  attacker: Seat;
  from: Area;
  to: Area;
  surprise: boolean;
  round: number;
  /** Cards discarded for dice this round, by seat. */
  cards: number[];
  rolls: Roll[];
  /** Leaders that have used a special this round, by seat: a bit for each, and how many generic ones. */
  used: number[];
  usedGeneric: number[];
  /** Hits to be taken, by seat. */
  hits: number[];
  /** The units of the defender when the battle began. */
  unitsAtStart: number;
  ceased: boolean;
  retreated: boolean;
  /** A detonation has taken a battling legion out of its area. */
  displaced: boolean;
  winner: Seat;
}

/** What happened in this action phase and some prescience cards ask for. */
export interface Deeds {
  legionDestroyed: boolean;
  wormTook: number;
  harvestersRaided: number;
  paulRode: boolean;
  sietchHeld: boolean;
}

export type Phase = 'start' | 'vehicles' | 'actions' | 'hazards' | 'spice' | 'end';

export interface Table {
  round: number;
  phase: Phase;
  /** Whose action turn it is; -1 outside of turns. */
  turn: Seat;
  legions: Legion[];
  tokens: Token[];
  /** Tokens removed unrevealed: whether each was a starting one. */
  removedTokens: boolean[];
  /** The area of each position of the sietches on the board. */
  sietches: Area[];
  /** Harkonnen settlements that stand. */
  settlements: Area[];
  stations: Area[];
  wormsigns: Area[];
  harvesters: Area[];
  /** What is in each air zone: 'ornithopter', 'carryall' or ''. */
  air: string[];
  sandworms: Area[];
  /** The area of the family atomics; -1 before they detonate. */
  atomics: Area;
  /** Where each named leader is: an area, or one of the constants below zero. */
  leaders: number[];
  /** Leader cards that are spent. */
  spent: boolean[];
  /** The regeneration tanks by seat: a leader on each slot from left to right, -1 for none. */
  tanks: Leader[][];
  /** The leaders that were in the tank when the turn began: a bit for each. */
  tankAtTurnStart: number;
  supremacy: number;
  /** Kwisatz Haderach, Sand Dwellers, Jihad. */
  prescience: number[];
  /** Rows of CHOAM, Spacing Guild and Landsraad, 1 at the top. */
  markers: number[];
  bans: boolean[];
  reserve: boolean;
  /** Harkonnen dice lying on the Spice Must Flow board. */
  diceAside: number;
  /** Unused dice by seat and result. */
  dice: number[][];
  used: number[];
  /** Rolled dice that do not fit their box, by seat. */
  excess: number[];
  /** Bene Gesserit tokens by seat, the box each has been put on (-1: none), and the reserve. */
  gesserit: number[];
  gesseritBox: number[];
  gesseritReserve: number;
  /** Whether the turn going on has spent a die or a token. */
  dieSpent: boolean;
  claims: number;
  /** Prescience cards kept by Eyes of Ibad. */
  kept: string[];
  /** The prescience card to which Fear Is the Mind-Killer is attached. */
  feared: string;
  deeds: Deeds;
  arrived: Arrival[];
  lastMoved: Group | null;
  /** Areas in which a legion landed by troop-transport this turn. */
  flown: Area[];
  /** The result that Truthtrance has named for the next Harkonnen turn; -1 for none. */
  forcedDie: number;
  /** Seek Out the 'Mahdi': 2 until the next Atreides turn begins, 1 during it. */
  mahdiSought: number;
  battle: Battle | null;
  spice: number;
  /** What has been done with each imperium marker this phase: '', 'keep', 'raise'. */
  paid: string[];
  stockpiled: boolean;
  /** In desert hazards: where sandworms have been placed and their effects not applied, and how many have appeared. */
  appeared: Area[];
  appearances: number;
  /** Sandworms of this phase that may not be placed again: their areas. */
  settled: Area[];
}

export type G = Game<Table>;
/** A game to look at only. */
export type Look = Sight<Table>;

const { dashboards, tokens } = FACTS;
const TANK_LENGTHS = [dashboards.twoPlayer.sietchTabr.tank, dashboards.twoPlayer.giediPrime.tank] as const;
export const RESULTS = FACTS.dice.actionResults;
export type Result = (typeof RESULTS)[number];
export const resultOf = (name: string): number => RESULTS.findIndex((r) => r === name);
export const MARKERS = ['choam', 'spacingGuild', 'landsraad'] as const;
export const VISIONS = ['kwisatzHaderach', 'sandDwellers', 'jihad'] as const;

export const noDeeds = (): Deeds => ({
  legionDestroyed: false,
  wormTook: 0,
  harvestersRaided: 0,
  paulRode: false,
  sietchHeld: false,
});

/** In play from the start: the card on its box, the figure aside. All others wait. */
function whereAtStart(l: Leader): number {
  if (startsInPlay(l) && holds('wfa.setup.starting-leaders'))
    return holds('wfa.setup.starting-leader-figures') ? ASIDE : NOT_IN_PLAY;
  return holds('wfa.setup.other-leader-cards') ? NOT_IN_PLAY : ASIDE;
}

export const newTable = (_config: Config): Table => ({
  round: 0,
  phase: 'start',
  turn: -1,
  legions: [],
  tokens: [],
  removedTokens: [],
  sietches: [],
  settlements:
    holds('wfa.setup.harkonnen-settlements') && holds('wfa.setup.settlement-token-supply')
      ? SETTLEMENT_SITES.slice()
      : [],
  stations: [],
  wormsigns: [],
  harvesters: [],
  air: Array.from({ length: ZONE_COUNT }, () => ''),
  sandworms: [],
  atomics: -1,
  leaders: Array.from({ length: holds('wfa.setup.leader-card-supply') ? LEADER_COUNT : 0 }, (_, l) => whereAtStart(l)),
  spent: Array.from({ length: LEADER_COUNT }, () => false),
  tanks: TANK_LENGTHS.map((length) => Array.from({ length: holds('wfa.tank.slots') ? length : 1 }, () => -1)),
  tankAtTurnStart: 0,
  supremacy: holds('wfa.setup.track-markers') ? FACTS.tracks.supremacy.start : 1,
  prescience: (holds('wfa.setup.prescience-track') ? VISIONS : []).map(() => FACTS.tracks.prescience.start),
  markers: MARKERS.map(() => (holds('wfa.setup.spice-board') ? 1 : FACTS.tracks.spiceMustFlow.rows.length)),
  bans: MARKERS.map(() => false),
  reserve: false,
  diceAside: 0,
  dice: [RESULTS.map(() => 0), RESULTS.map(() => 0)],
  used: [0, 0],
  excess: [0, 0],
  gesserit: [
    holds('wfa.setup.bene-gesserit-tokens') ? tokens.beneGesserit.atreidesStart : 0,
    tokens.beneGesserit.harkonnenStart,
  ],
  gesseritBox: [-1, -1],
  gesseritReserve: tokens.beneGesserit.reserve,
  dieSpent: false,
  claims: 0,
  kept: [],
  feared: '',
  deeds: noDeeds(),
  arrived: [],
  lastMoved: null,
  flown: [],
  forcedDie: -1,
  mahdiSought: 0,
  battle: null,
  spice: 0,
  paid: MARKERS.map(() => ''),
  stockpiled: false,
  appeared: [],
  appearances: 0,
  settled: [],
});

const copyLegion = (l: Legion): Legion => ({
  side: l.side,
  area: l.area,
  regular: l.regular,
  elite: l.elite,
  special: l.special,
  generic: l.generic,
});
const copyToken = (t: Token): Token => ({ area: t.area, starting: t.starting, moved: t.moved });
const copyRoll = (r: Roll): Roll => ({ hits: r.hits, shields: r.shields, specials: r.specials });
const copyBattle = (b: Battle): Battle => ({
  attacker: b.attacker,
  from: b.from,
  to: b.to,
  surprise: b.surprise,
  round: b.round,
  cards: b.cards.slice(),
  rolls: b.rolls.map(copyRoll),
  used: b.used.slice(),
  usedGeneric: b.usedGeneric.slice(),
  hits: b.hits.slice(),
  unitsAtStart: b.unitsAtStart,
  ceased: b.ceased,
  retreated: b.retreated,
  displaced: b.displaced,
  winner: b.winner,
});
const copyDeeds = (d: Deeds): Deeds => ({
  legionDestroyed: d.legionDestroyed,
  wormTook: d.wormTook,
  harvestersRaided: d.harvestersRaided,
  paulRode: d.paulRode,
  sietchHeld: d.sietchHeld,
});
const copyRows = (rows: readonly number[][]): number[][] => [(rows[0] ?? []).slice(), (rows[1] ?? []).slice()];

/** The written-out copy: what is replaced and never changed in place may be shared. */
export const copyTable = (t: Table): Table => ({
  round: t.round,
  phase: t.phase,
  turn: t.turn,
  legions: t.legions.map(copyLegion),
  tokens: t.tokens.map(copyToken),
  removedTokens: t.removedTokens.slice(),
  sietches: t.sietches.slice(),
  settlements: t.settlements.slice(),
  stations: t.stations.slice(),
  wormsigns: t.wormsigns.slice(),
  harvesters: t.harvesters.slice(),
  air: t.air.slice(),
  sandworms: t.sandworms.slice(),
  atomics: t.atomics,
  leaders: t.leaders.slice(),
  spent: t.spent.slice(),
  tanks: copyRows(t.tanks),
  tankAtTurnStart: t.tankAtTurnStart,
  supremacy: t.supremacy,
  prescience: t.prescience.slice(),
  markers: t.markers.slice(),
  bans: t.bans.slice(),
  reserve: t.reserve,
  diceAside: t.diceAside,
  dice: copyRows(t.dice),
  used: t.used.slice(),
  excess: t.excess.slice(),
  gesserit: t.gesserit.slice(),
  gesseritBox: t.gesseritBox.slice(),
  gesseritReserve: t.gesseritReserve,
  dieSpent: t.dieSpent,
  claims: t.claims,
  kept: t.kept.slice(),
  feared: t.feared,
  deeds: copyDeeds(t.deeds),
  arrived: t.arrived.slice(),
  lastMoved: t.lastMoved,
  flown: t.flown.slice(),
  forcedDie: t.forcedDie,
  mahdiSought: t.mahdiSought,
  battle: t.battle === null ? null : copyBattle(t.battle),
  spice: t.spice,
  paid: t.paid.slice(),
  stockpiled: t.stockpiled,
  appeared: t.appeared.slice(),
  appearances: t.appearances,
  settled: t.settled.slice(),
});

/** Where the areas of a side's own settlements are. */
export const settlementsOf = (g: Look, seat: Seat): readonly Area[] =>
  seat === ATREIDES ? g.table.sietches : g.table.settlements;
