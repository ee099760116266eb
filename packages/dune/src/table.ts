// The open table: what everybody sees.

import { rememberWhile, type Config, type Game, type Scalar, type Seat, type Sight } from '@landsraad/kernel';
import { CIRCLES, STORM_START, type Location, type Territory } from './board/map.ts';
import { FACTS } from './facts.ts';
import type { Advantage } from './treachery/advantages.ts';

export type Faction = (typeof FACTS.factions.factions)[number]['id'];
export const FACTIONS: readonly Faction[] = FACTS.factions.factions.map((f) => f.id);
export const TURNS: number = FACTS.factions.common.turns;

export type Phase =
  | 'set-up'
  | 'storm'
  | 'spice blow'
  | 'charity'
  | 'bidding'
  | 'revival'
  | 'shipment'
  | 'battle'
  | 'collection'
  | 'mentat pause';

/** Forces of one faction in one location. Replaced, never changed in place. */
export interface Group {
  readonly at: Location;
  readonly forces: number;
  readonly starred: number;
}
export interface Spice {
  readonly at: Location;
  readonly amount: number;
}
/** Forces off the map: in reserve or in the tanks. */
export interface Count {
  readonly forces: number;
  readonly starred: number;
}

export interface Auction {
  /** Who had the first turn to bid on this card. */
  opener: Seat;
  bidder: Seat;
  /** The highest bidder, -1 for none yet. */
  high: Seat;
  bid: number;
  /** The lowest bid that "more" can mean; 0 if the bidder has not said it. */
  atLeast: number;
  /** Who has passed since the highest bid. */
  passed: readonly Seat[];
}

export type Order = 'poison' | 'projectile' | 'lasgun' | 'snooper' | 'shield' | 'worthless' | 'cheap hero';
export interface Voice {
  readonly by: Seat;
  readonly on: Seat;
  readonly play: boolean;
  readonly what: Order;
}
export type Element = 'leader' | 'weapon' | 'defense' | 'dial' | 'spice' | 'kwisatz haderach';
/** A plan as it is shown. The advanced game dials in halves. */
export interface Plan {
  readonly seat: Seat;
  readonly leader: string;
  readonly weapon: string;
  readonly defense: string;
  readonly dial: number;
  readonly spice: number;
  readonly haderach: boolean;
}
/** What an answer under Truthtrance about the plan commits its player to. */
export interface Oath {
  readonly seat: Seat;
  readonly element: Element;
  readonly what: string;
  readonly holds: boolean;
}
export interface Battle {
  territory: Territory;
  /** The locations whose forces fight: the storm may cut a territory in two. */
  locations: readonly Location[];
  aggressor: Seat;
  defender: Seat;
  voice: Voice | null;
  /** Elements that are fixed and shown to Atreides, and whose: their values lie hidden. */
  fixed: { readonly seat: Seat; readonly elements: readonly Element[] } | null;
  oaths: readonly Oath[];
  plans: readonly Plan[];
  /** The sides for which treachery was called. */
  calls: readonly Seat[];
  winner: Seat;
  /** Leaders killed, for whom the winner is paid. */
  killed: readonly string[];
  outcome: '' | 'treachery' | 'two traitors' | 'explosion' | 'fought';
}
/** Somebody wants to ally; everybody named must agree. */
export interface Proposal {
  readonly from: Seat;
  readonly to: Seat;
  readonly members: readonly Seat[];
  readonly agreed: readonly Seat[];
}
/** Spice and promises offered, waiting for an answer. */
export interface Deal {
  readonly from: Seat;
  readonly to: Seat;
  readonly spice: number;
  readonly promise: string;
  readonly noun: string;
}
/** An accepted promise, good to the end of its turn. */
export interface Promised {
  readonly by: Seat;
  readonly to: Seat;
  readonly promise: string;
  readonly noun: string;
  readonly turn: number;
}
export interface Shipment {
  seat: Seat;
  kind: 'reserves' | 'across' | 'back' | 'fremen reserves';
  rate: 'full' | 'half' | 'karama' | 'free';
  from: Territory | '';
  to: Location | '';
  forces: number;
  starred: number;
  cost: number;
  allyPays: number;
  stopped: boolean;
}

export interface Table {
  players: number;
  advanced: boolean;
  options: { readonly [option: string]: Scalar };
  /** By seat; empty until factions are chosen. */
  factions: readonly Faction[];
  circles: readonly number[];
  turn: number;
  phase: Phase;
  storm: number;
  /** How far the storm is to move, once known. */
  stormMove: number;
  first: Seat;
  /** The latest two users of the battle wheels. */
  dialers: readonly Seat[];
  wallDestroyed: boolean;
  groups: readonly (readonly Group[])[];
  reserves: readonly Count[];
  tanks: readonly Count[];
  /** Territories in which the Bene Gesserit forces are advisors. */
  advisors: readonly Territory[];
  /** Where an advisor was sent this turn. */
  sent: readonly Territory[];
  spice: readonly Spice[];
  /** What the bank has given out so far, less what was paid back. */
  bankGave: number;
  /** Spice of deals in front of each shield. */
  bribes: readonly number[];
  /** Spice that each seat has released for its allies' bids and shipments. */
  released: readonly number[];
  /** Spice that each seat is known to have, because of what it has said it will pay. */
  owed: readonly number[];
  /** Each seat's alliance, -1 for none. */
  alliances: readonly number[];
  /** Who has entered a new alliance in this Nexus. */
  allied: readonly Seat[];
  proposals: readonly Proposal[];
  /** Deaths of each leader that everybody saw. */
  deaths: readonly { readonly leader: string; readonly times: number }[];
  /** Factions whose leader revival has begun. */
  reviving: readonly Seat[];
  /** Leaders that fought in this phase, and where. */
  used: readonly { readonly leader: string; readonly territory: Territory }[];
  haderach: { alive: boolean; territory: Territory | '' };
  /** Starred forces revived this turn, by seat. */
  starredRevived: readonly number[];
  auction: Auction | null;
  shipment: Shipment | null;
  /** Who has shipped and moved this turn. */
  moved: readonly Seat[];
  battle: Battle | null;
  /** Advantages stopped by Karama until the end of the phase. */
  stopped: readonly Advantage[];
  /** The advantage that is being announced, '' for none. */
  announced: Advantage | '';
  /** Cards that the Harkonnen have drawn from another hand and still have to replace. */
  swap: { seat: Seat; cards: number } | null;
  /** Factions that have used their special Karama power. */
  karamaPowers: readonly Seat[];
  /** Where sandworms have appeared, to be ridden when the Nexus is over. */
  worms: readonly Territory[];
  /** Shai-Hulud cards of this spice blow. */
  wormsSeen: number;
  /** Shai-Hulud cards of the first pile, if by option the whole phase counts. */
  wormsBefore: number;
  /** The territory last shown on each pile of spice cards, '' for none. */
  shown: readonly (Territory | '')[];
  /** The forces picked for a move, by where they stand. */
  gathered: readonly Group[];
  deal: Deal | null;
  promises: readonly Promised[];
  /** Truthtrance answers: what was asked of whom. */
  truths: readonly { readonly seat: Seat; readonly about: string; readonly answer: boolean; readonly turn: number }[];
}

export type G = Game<Table>;
/** A game to look at only. */
export type Look = Sight<Table>;
/** What can be told from the open table alone, and so from any view of it. */
export type Open = Pick<Look, 'table'>;

/** Two face each other, three take every second circle. */
const EVEN: { readonly [players: number]: readonly number[] } = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

export function newTable(config: Config): Table {
  const each = <E>(make: (seat: Seat) => E): E[] => Array.from({ length: config.players }, (_, seat) => make(seat));
  return {
    players: config.players,
    advanced: config.mode === 'advanced', // § dune.advanced.package
    options: config.options,
    factions: [],
    circles: EVEN[config.players] ?? each((seat) => seat),
    turn: 0,
    phase: 'set-up',
    storm: STORM_START,
    stormMove: 0,
    first: 0,
    dialers: [],
    wallDestroyed: false,
    groups: each(() => []),
    reserves: each(() => ({ forces: 0, starred: 0 })),
    tanks: each(() => ({ forces: 0, starred: 0 })),
    advisors: [],
    sent: [],
    spice: [],
    bankGave: 0,
    bribes: each(() => 0),
    released: each(() => 0),
    owed: each(() => 0),
    alliances: each(() => -1),
    allied: [],
    proposals: [],
    deaths: [],
    reviving: [],
    used: [],
    haderach: { alive: true, territory: '' },
    starredRevived: each(() => 0),
    auction: null,
    shipment: null,
    moved: [],
    battle: null,
    stopped: [],
    announced: '',
    swap: null,
    karamaPowers: [],
    worms: [],
    wormsSeen: 0,
    wormsBefore: 0,
    shown: ['', ''],
    gathered: [],
    deal: null,
    promises: [],
    truths: [],
  };
}

/** The written-out copy. Lists are replaced and never changed in place, so copies share them. */
export const copyTable = (t: Table): Table => ({
  players: t.players,
  advanced: t.advanced,
  options: t.options,
  factions: t.factions,
  circles: t.circles,
  turn: t.turn,
  phase: t.phase,
  storm: t.storm,
  stormMove: t.stormMove,
  first: t.first,
  dialers: t.dialers,
  wallDestroyed: t.wallDestroyed,
  groups: t.groups,
  reserves: t.reserves,
  tanks: t.tanks,
  advisors: t.advisors,
  sent: t.sent,
  spice: t.spice,
  bankGave: t.bankGave,
  bribes: t.bribes,
  released: t.released,
  owed: t.owed,
  alliances: t.alliances,
  allied: t.allied,
  proposals: t.proposals,
  deaths: t.deaths,
  reviving: t.reviving,
  used: t.used,
  haderach: { alive: t.haderach.alive, territory: t.haderach.territory },
  starredRevived: t.starredRevived,
  auction: t.auction && copyAuction(t.auction),
  shipment: t.shipment && copyShipment(t.shipment),
  moved: t.moved,
  battle: t.battle && copyBattle(t.battle),
  stopped: t.stopped,
  announced: t.announced,
  swap: t.swap && { seat: t.swap.seat, cards: t.swap.cards },
  karamaPowers: t.karamaPowers,
  worms: t.worms,
  wormsSeen: t.wormsSeen,
  wormsBefore: t.wormsBefore,
  shown: t.shown,
  gathered: t.gathered,
  deal: t.deal,
  promises: t.promises,
  truths: t.truths,
});

const copyAuction = (a: Auction): Auction => ({
  opener: a.opener,
  bidder: a.bidder,
  high: a.high,
  bid: a.bid,
  atLeast: a.atLeast,
  passed: a.passed,
});

const copyShipment = (s: Shipment): Shipment => ({
  seat: s.seat,
  kind: s.kind,
  rate: s.rate,
  from: s.from,
  to: s.to,
  forces: s.forces,
  starred: s.starred,
  cost: s.cost,
  allyPays: s.allyPays,
  stopped: s.stopped,
});

const copyBattle = (b: Battle): Battle => ({
  territory: b.territory,
  locations: b.locations,
  aggressor: b.aggressor,
  defender: b.defender,
  voice: b.voice,
  fixed: b.fixed,
  oaths: b.oaths,
  plans: b.plans,
  calls: b.calls,
  winner: b.winner,
  killed: b.killed,
  outcome: b.outcome,
});

// ---- seats and factions ----

const ALL_SEATS: readonly (readonly Seat[])[] = Array.from({ length: 7 }, (_, n) =>
  Array.from({ length: n }, (_x, s) => s),
);
const ALL_OTHERS = ALL_SEATS.map((all) => all.map((seat) => all.filter((s) => s !== seat)));
/** Shared, never changed, like the next. */
export const seats = (g: Open): readonly Seat[] => ALL_SEATS[g.table.players] ?? [];
export const others = (g: Look, seat: Seat): readonly Seat[] => ALL_OTHERS[g.table.players]?.[seat] ?? [];
export const factionOf = (g: Open, seat: Seat): Faction => g.table.factions[seat] ?? 'atreides';
/** The seat of a faction, -1 if it is not in play. A plain loop, like the next: both are called all the time. */
export function seatOf(g: Open, faction: Faction): Seat {
  const { factions } = g.table;
  for (let seat = 0; seat < factions.length; seat++) if (factions[seat] === faction) return seat;
  return -1;
}
export const inPlay = (g: Look, faction: Faction): boolean => seatOf(g, faction) >= 0;
/** The seat at a player circle, -1 for nobody. */
export function seatAt(g: Look, circle: number): Seat {
  const { circles } = g.table;
  for (let seat = 0; seat < circles.length; seat++) if (circles[seat] === circle) return seat;
  return -1;
}
export const is = (g: Open, seat: Seat, faction: Faction): boolean => g.table.factions[seat] === faction;
export const option = (g: Open, id: string): boolean => g.table.options[id] === true;

export const allied = (g: Open, a: Seat, b: Seat): boolean => {
  const mine = g.table.alliances[a] ?? -1;
  return a !== b && mine >= 0 && mine === g.table.alliances[b];
};
const NOBODY: readonly Seat[] = [];
export const hasAllies = (g: Open, seat: Seat): boolean => (g.table.alliances[seat] ?? -1) >= 0;
export function alliesOf(g: Open, seat: Seat): readonly Seat[] {
  if (!hasAllies(g, seat)) return NOBODY;
  const list: Seat[] = [];
  for (const s of seats(g)) if (allied(g, seat, s)) list.push(s);
  return list;
}

/** The sector of a seat's player circle. § dune.setup.player-circles */
export const markerSector = (g: Look, seat: Seat): number => CIRCLES[g.table.circles[seat] ?? 0] ?? 0;
function walkAround(g: Look, from: Seat): readonly Seat[] {
  const start = g.table.circles[from] ?? 0;
  const order: Seat[] = [];
  for (let n = 0; n < CIRCLES.length; n++) {
    const s = seatAt(g, (start + n) % CIRCLES.length);
    if (s >= 0) order.push(s);
  }
  return order;
}
/** Kept, because players stay in their circles: the order from each seat. */
const orders = rememberWhile(
  (found: { readonly circles: readonly number[]; readonly from: readonly (readonly Seat[])[] }, g: Look) =>
    found.circles === g.table.circles,
  (g) => ({ circles: g.table.circles, from: g.table.circles.map((_, seat) => walkAround(g, seat)) }),
);
/** Counterclockwise around the map from a seat, itself first. */
export const around = (g: Look, from: Seat): readonly Seat[] => orders(g).from[from] ?? NOBODY;
