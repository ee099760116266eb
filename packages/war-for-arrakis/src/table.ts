// The open table: what everybody sees.

import { replaced, type Box, type Config, type Game, type Seat, type Sight } from '@landsraad/kernel';
import { SETTLEMENT_SITES, ZONE_COUNT, type Area } from './board/areas.ts';
import type { Auxiliary } from './board/auxiliaries.ts';
import { newDesertWar, type DesertWar } from './desert-war/desert-war.ts';
import { FACTS } from './facts.ts';
import { newMahdi, isMahdiMode, type Mahdi } from './mahdi/mahdi.ts';
import { ASIDE, NOT_IN_PLAY, leaderCount, startsInPlay, type Leader } from './leaders.ts';
import { NEITHER, SIDES, isShared, sidesAt, type Side, type SideOrNeither } from './sides.ts';
import { newSmugglers, withSmugglers, type Smugglers } from './smugglers/smugglers.ts';
import { newGuild, type Guild } from './spacing-guild/guild.ts';
import { tankLength } from './three-four-players/dashboards.ts';

/** Units and generic leaders of one side in one area. Named leaders and deployment tokens are kept apart. */
export interface Legion {
  readonly side: Side;
  readonly area: Area;
  readonly regular: number;
  readonly elite: number;
  /** Sardaukar or Fedaykin. */
  readonly special: number;
  /** Bashars or Naibs. */
  readonly generic: number;
  /** Escort Ornithopters that have joined it: generic leaders too. */
  readonly escort: number;
}

/** A facedown Atreides deployment token; its hidden side lies at the same position of the pool's board. */
export interface Token {
  readonly area: Area;
  readonly starting: boolean;
  /** Moved by the action that is going on. */
  readonly moved: boolean;
}

/** Figures that stand in an area: the action going on has moved them there, or they have flown this turn. */
export interface Arrival {
  readonly area: Area;
  /** By troop-transport. */
  readonly flown: boolean;
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly escort: number;
  /** A bit for each named leader. */
  readonly leaders: number;
}

/** The legion that a card or a special action speaks of again: where it stands, and the figures that have moved. */
export interface Group {
  readonly side: Side;
  readonly area: Area;
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly escort: number;
  readonly leaders: number;
  readonly tokens: readonly number[];
}

/** Figures that have gone somewhere; named leaders are a bit each. */
export type Moved = Omit<Arrival, 'area' | 'flown'>;
// Written out: objects made by `...` differ in shape, which makes every look at them slower.
export const arrival = (area: Area, flown: boolean, moved: Moved): Arrival => ({
  area,
  flown,
  regular: moved.regular,
  elite: moved.elite,
  special: moved.special,
  generic: moved.generic,
  escort: moved.escort,
  leaders: moved.leaders,
});
export const group = (side: Side, area: Area, moved: Moved, tokens: readonly number[]): Group => ({
  side,
  area,
  regular: moved.regular,
  elite: moved.elite,
  special: moved.special,
  generic: moved.generic,
  escort: moved.escort,
  leaders: moved.leaders,
  tokens,
});

export interface Roll {
  readonly hits: number;
  readonly shields: number;
  readonly specials: number;
}

export interface Battle {
  attacker: Side;
  from: Area;
  to: Area;
  surprise: boolean;
  round: number;
  /** Cards discarded for dice this round, by side. */
  cards: readonly number[];
  rolls: readonly Roll[];
  /** Leaders that have used a special this round, by side: a bit for each, and how many generic ones. */
  used: readonly number[];
  usedGeneric: readonly number[];
  /** Hits to be taken, by side. */
  hits: readonly number[];
  /** The units of the defender when the battle began. */
  unitsAtStart: number;
  ceased: boolean;
  retreated: boolean;
  /** A detonation has taken a battling legion out of its area. */
  displaced: boolean;
  /** -1: nobody; -2: not decided yet. */
  winner: SideOrNeither | -2;
}

/** What has happened in this action phase, for prescience cards that ask for it. */
export interface Deeds {
  /** With how many units the largest Harkonnen legion began the battle that wiped it out. */
  legionDestroyed: number;
  wormTook: number;
  harvestersRaided: number;
  /** Across how many areas each named leader has ridden at most; empty before anybody has. */
  rode: readonly number[];
  /** How often the Harkonnens have attacked a sietch and not won. */
  sietchHeld: number;
}

export type Phase = 'start' | 'vehicles' | 'actions' | 'hazards' | 'spice' | 'end';

/** Lists are replaced, never changed in place, so that copies share them. */
export interface Table {
  round: number;
  phase: Phase;
  /** Which side each seat plays. */
  sides: readonly Side[];
  /** The side whose action turn it is; -1 outside of turns. */
  turn: SideOrNeither;
  /** Where two share a side: the seat that acts for it now; -1 for nobody in particular. */
  acting: Seat;
  /** Cone of Silence tokens by side. */
  cones: readonly number[];
  legions: readonly Legion[];
  tokens: readonly Token[];
  /** Tokens removed unrevealed: whether each was a starting one. */
  removedTokens: readonly boolean[];
  /** The area of each position of the sietches on the board. */
  sietches: readonly Area[];
  /** Harkonnen settlements that stand. */
  settlements: readonly Area[];
  stations: readonly Area[];
  wormsigns: readonly Area[];
  harvesters: readonly Area[];
  /** What is in each air zone: 'ornithopter', 'escort', 'carryall', a vehicle of an expansion, or ''. */
  air: readonly string[];
  sandworms: readonly Area[];
  /** The area of the family atomics; -1 before they detonate. */
  atomics: Area;
  /** Where each named leader is: an area, or one of the constants below zero. */
  leaders: readonly number[];
  /** Leader cards that are spent. */
  spent: readonly boolean[];
  /** The regeneration tanks by seat: a leader on each slot from left to right, -1 for none. */
  tanks: readonly (readonly Leader[])[];
  /** The leaders that the die of this turn advances: a bit for each. */
  advancing: number;
  supremacy: number;
  /** Kwisatz Haderach, Sand Dwellers, Jihad. */
  prescience: readonly number[];
  /** For each objective that the Atreides keep: the cards that it cannot be, or an earlier check would have won. */
  ruledOut: readonly (readonly string[])[];
  /** Rows of CHOAM, Spacing Guild and Landsraad, 1 at the top. */
  markers: readonly number[];
  bans: readonly boolean[];
  reserve: boolean;
  /** Harkonnen dice lying on the Spice Must Flow board. */
  diceAside: number;
  /** Unused dice by seat and result. */
  dice: readonly (readonly number[])[];
  used: readonly number[];
  /** Rolled dice that do not fit their box, by seat. */
  excess: readonly number[];
  /** Bene Gesserit tokens by side, the box each has been put on by seat (-1: none), and the reserve. */
  gesserit: readonly number[];
  gesseritBox: readonly number[];
  gesseritReserve: number;
  /** Whether the turn going on has spent a die or a token. */
  dieSpent: boolean;
  claims: number;
  /** Prescience cards kept by Eyes of Ibad. */
  kept: readonly string[];
  /** The prescience card to which Fear Is the Mind-Killer is attached. */
  feared: string;
  deeds: Deeds;
  /** Figures that the action going on has moved: they do not move again. */
  arrived: readonly Arrival[];
  thatLegion: Group | null;
  /** Figures that earlier actions of this turn have moved by troop-transport: they do not fly again. */
  flown: readonly Arrival[];
  /** The result that Truthtrance has named for the next Harkonnen turn; -1 for none. */
  forcedDie: number;
  /** Seek Out the 'Mahdi': 2 until the next Atreides turn begins, 1 during it. */
  mahdiSought: number;
  battle: Battle | null;
  spice: number;
  /** What has been done with each imperium marker this phase: '', 'keep', 'raise'. */
  paid: readonly string[];
  stockpiled: boolean;
  /** In desert hazards: where sandworms have appeared whose effects are not applied yet, and how many appeared in all. */
  appeared: readonly Area[];
  appearances: number;
  /** Where sandworms were placed in this phase: they may not be placed again. */
  settled: readonly Area[];
  /** What the Desert War expansion adds; null without it. */
  desertWar: DesertWar | null;
  /** What the Mahdi mode adds; null in others. */
  mahdi: Mahdi | null;
  /** What the Smugglers expansion adds, and the units of allied forces in legions; a game without them has neither. */
  smugglers?: Smugglers;
  auxiliaries?: readonly Auxiliary[];
  /** What the Spacing Guild expansion adds. */
  guild?: Guild;
  /** The printed values that somebody has put in; without a box the assumed ones are played. */
  box?: Box;
}

export type G = Game<Table>;
/** A game to look at only. */
export type Look = Sight<Table>;

const { tokens } = FACTS;
export const RESULTS = FACTS.dice.actionResults;
export type Result = (typeof RESULTS)[number];
const RESULT_NAMES: readonly string[] = RESULTS;
export const resultOf = (name: string): number => RESULT_NAMES.indexOf(name);
export const MARKERS = ['choam', 'spacingGuild', 'landsraad'] as const;
export const VISIONS = ['kwisatzHaderach', 'sandDwellers', 'jihad'] as const;

export const noDeeds = (): Deeds => ({
  legionDestroyed: 0,
  wormTook: 0,
  harvestersRaided: 0,
  rode: [],
  sietchHeld: 0,
});

/**
 * In play from the start: the card on its box, the figure aside. All others wait.
 * § wfa.setup.starting-leaders § wfa.setup.starting-leader-figures § wfa.setup.other-leader-cards
 */
const whereAtStart = (l: Leader): number => (startsInPlay(l) ? ASIDE : NOT_IN_PLAY);

const CONES = 3;

export function newTable(config: Config): Table {
  const sides = sidesAt(config);
  const seated = { table: { sides, ...boxOf(config) } };
  const leaders = leaderCount(withSmugglers(config));
  return {
    round: 0,
    phase: 'start',
    sides,
    turn: NEITHER,
    acting: -1,
    cones: Array.from(SIDES, (side) => (isShared(seated, side) && !isMahdiMode(config) ? CONES : 0)), // § wfa.team.cone-tokens § wfa.solo.two-atreides
    legions: [],
    tokens: [],
    removedTokens: [],
    sietches: [],
    settlements: SETTLEMENT_SITES,
    stations: [],
    wormsigns: [],
    harvesters: [],
    air: Array.from({ length: ZONE_COUNT }, () => ''),
    sandworms: [],
    atomics: -1,
    leaders: Array.from({ length: leaders }, (_, l) => whereAtStart(l)),
    spent: Array.from({ length: leaders }, () => false),
    tanks: Array.from(sides, (_, seat) => Array.from({ length: tankLength(seated, seat) }, () => -1)), // § wfa.tank.slots
    advancing: 0,
    supremacy: FACTS.tracks.supremacy.start,
    prescience: Array.from(VISIONS, () => FACTS.tracks.prescience.start), // § wfa.setup.prescience-track § wfa.setup.track-markers
    ruledOut: [],
    markers: Array.from(MARKERS, () => 1), // § wfa.setup.spice-board
    bans: Array.from(MARKERS, () => false),
    reserve: false,
    diceAside: 0,
    dice: Array.from(sides, () => Array.from(RESULTS, () => 0)),
    used: Array.from(sides, () => 0),
    excess: Array.from(sides, () => 0),
    gesserit: [tokens.beneGesserit.atreidesStart, tokens.beneGesserit.harkonnenStart], // § wfa.setup.bene-gesserit-tokens
    gesseritBox: Array.from(sides, () => -1),
    gesseritReserve: tokens.beneGesserit.reserve,
    dieSpent: false,
    claims: 0,
    kept: [],
    feared: '',
    deeds: noDeeds(),
    arrived: [],
    thatLegion: null,
    flown: [],
    forcedDie: -1,
    mahdiSought: 0,
    battle: null,
    spice: 0,
    paid: Array.from(MARKERS, () => ''),
    stockpiled: false,
    appeared: [],
    appearances: 0,
    settled: [],
    desertWar: newDesertWar(config),
    mahdi: newMahdi(config),
    ...newSmugglers(config),
    ...newGuild(config),
    ...boxOf(config),
  };
}
const boxOf = ({ box }: Config): { box?: Box } => (box === undefined ? {} : { box });

const copyDeeds = (d: Deeds): Deeds => ({
  legionDestroyed: d.legionDestroyed,
  wormTook: d.wormTook,
  harvestersRaided: d.harvestersRaided,
  rode: d.rode,
  sietchHeld: d.sietchHeld,
});
const copyBattle = (b: Battle): Battle => ({
  attacker: b.attacker,
  from: b.from,
  to: b.to,
  surprise: b.surprise,
  round: b.round,
  cards: b.cards,
  rolls: b.rolls,
  used: b.used,
  usedGeneric: b.usedGeneric,
  hits: b.hits,
  unitsAtStart: b.unitsAtStart,
  ceased: b.ceased,
  retreated: b.retreated,
  displaced: b.displaced,
  winner: b.winner,
});
export function copyTable(t: Table): Table {
  const copy = copyBasics(t);
  if (t.smugglers !== undefined) copy.smugglers = t.smugglers;
  if (t.auxiliaries !== undefined) copy.auxiliaries = t.auxiliaries;
  if (t.guild !== undefined) copy.guild = t.guild;
  if (t.box !== undefined) copy.box = t.box;
  return copy;
}
/** Written out, as copies are made all the time. */
const copyBasics = (t: Table): Table => ({
  round: t.round,
  phase: t.phase,
  sides: t.sides,
  turn: t.turn,
  acting: t.acting,
  cones: t.cones,
  legions: t.legions,
  tokens: t.tokens,
  removedTokens: t.removedTokens,
  sietches: t.sietches,
  settlements: t.settlements,
  stations: t.stations,
  wormsigns: t.wormsigns,
  harvesters: t.harvesters,
  air: t.air,
  sandworms: t.sandworms,
  atomics: t.atomics,
  leaders: t.leaders,
  spent: t.spent,
  tanks: t.tanks,
  advancing: t.advancing,
  supremacy: t.supremacy,
  prescience: t.prescience,
  ruledOut: t.ruledOut,
  markers: t.markers,
  bans: t.bans,
  reserve: t.reserve,
  diceAside: t.diceAside,
  dice: t.dice,
  used: t.used,
  excess: t.excess,
  gesserit: t.gesserit,
  gesseritBox: t.gesseritBox,
  gesseritReserve: t.gesseritReserve,
  dieSpent: t.dieSpent,
  claims: t.claims,
  kept: t.kept,
  feared: t.feared,
  deeds: copyDeeds(t.deeds),
  arrived: t.arrived,
  thatLegion: t.thatLegion,
  flown: t.flown,
  forcedDie: t.forcedDie,
  mahdiSought: t.mahdiSought,
  battle: t.battle === null ? null : copyBattle(t.battle),
  spice: t.spice,
  paid: t.paid,
  stockpiled: t.stockpiled,
  appeared: t.appeared,
  appearances: t.appearances,
  settled: t.settled,
  desertWar: t.desertWar,
  mahdi: t.mahdi,
});

// ---- changing ----

/** The battle under way, to be changed. */
export function theBattle(g: G): Battle {
  if (g.table.battle === null) throw new Error('there is no battle');
  return g.table.battle;
}
export function moveToken(g: G, n: number, area: Area, moved: boolean): void {
  const token = g.table.tokens[n];
  if (token !== undefined) g.table.tokens = replaced(g.table.tokens, n, { area, starting: token.starting, moved });
}
