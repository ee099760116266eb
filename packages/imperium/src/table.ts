// The open table: what everybody sees besides the cards.

import type { Config, Game, Seat, Sight } from '@landsraad/kernel';
import { modeId, MODES, type ModeId } from './modes.ts';

/** A player's pieces, or a rival's. */
export interface House {
  leader: string;
  vp: number;
  solari: number;
  spice: number;
  water: number;
  /** Troops: 12 in all. */
  supply: number;
  garrison: number;
  conflict: number;
  /** Agents on the leader, ready to be sent; the Mentat is one of them while the house has it. */
  agents: number;
  /** The board spaces on which its agents stand. */
  sent: readonly string[];
  /** By faction, in the order of FACTIONS. */
  influence: readonly number[];
  swordmaster: boolean;
  councilSeat: boolean;
  persuasion: number;
  swords: number;
  /** The ordinal of its reveal turn in this round; 0: it has not revealed yet. */
  revealed: number;
  /** The Baron has shown his two factions. */
  masterstroke: boolean;
  /** It takes the Mentat at the start of the next round. */
  owedMentat: boolean;
  /** A rival that can send no agent for the rest of the round. */
  out: boolean;
  /** Rise of Ix. Dreadnoughts: 2 in all, some of them perhaps on a location. */
  dreadnoughtSupply: number;
  dreadnoughtGarrison: number;
  dreadnoughtConflict: number;
  /** Its place on the shipping track: 0 is the start, 3 the top. */
  freighter: number;
  /** Troops on the Ix board. */
  negotiators: number;
  /** Tech tiles, in the order in which they were acquired, and those of them that are face down. */
  tech: readonly string[];
  flipped: readonly string[];
  /** Tessia's snooper tokens that are still on their tracks, by faction. */
  snoopers: readonly number[];
  /** The turns it has begun in this round. */
  turns: number;
}

/** `reward`: no turn, but a reward is being taken. */
export type TurnKind = '' | 'agent' | 'reveal' | 'reward';

/** What is going on in the turn of one player. */
export interface Turn {
  house: number;
  kind: TurnKind;
  /** Something was done in this turn. */
  begun: boolean;
  /** Bindu Suspension lets the turn end here. */
  mayPass: boolean;
  /** Dispatch an Envoy: the card played has all four faction icons. */
  envoy: boolean;
  /** Infiltrate: the agents of others do not block. */
  infiltrate: boolean;
  card: string;
  space: string;
  /** The agent sent this turn stands on a combat space. */
  combat: boolean;
  /** Spice sold at Sell Melange. */
  sold: number;
  /** Troops recruited this turn that still stand in the garrison. */
  recruits: number;
  /** Older garrison troops deployed because of the combat space. */
  fromGarrison: number;
  /** All troops deployed this turn. */
  deployed: number;
  /** Keys of the effects that are not resolved yet. */
  todo: readonly string[];
  /** On a reveal turn: strength is set and nothing more can be acquired. */
  strengthSet: boolean;
  /** Guild Bankers: the discount on The Spice Must Flow. */
  discount: number;
  /** Recruitment Mission: acquired cards may go on top of the deck. */
  onTop: boolean;
  /** Dreadnoughts commissioned this turn that still are in the garrison, and those deployed this turn. */
  commissioned: number;
  fleet: number;
  /** Weirding Way: another turn follows at once. */
  extra: boolean;
  /** The card that Ilesa had set aside and holds again. */
  ahead: string;
  /** All persuasion of this reveal turn, spent or not. */
  persuaded: number;
  /** The effects of cards that have given swords. */
  swordsFrom: readonly string[];
  /** The reward that is being taken is that of the winner. */
  won: boolean;
}

export interface Closed {
  readonly space: string;
  readonly by: number;
}

export interface Table {
  mode: ModeId;
  players: number;
  difficulty: string;
  /** How leaders are handed out: chosen or random. */
  leaders: string;
  riseOfIx: boolean;
  epic: boolean;
  /** Optional rules of a solo game: cards of the row leave by dice, and rivals reveal two cards for swords. */
  churn: boolean;
  escalation: boolean;
  readonly houses: readonly House[];
  round: number;
  /** The house with the first player marker, and the one whose turn it is. */
  first: number;
  current: number;
  /** The house that has the Mentat; -1: it stands on its space. */
  mentat: number;
  /** Who holds each alliance; -1: the token lies on the board. */
  alliances: readonly number[];
  /** Bonus spice on the maker spaces, in the order of MAKERS. */
  bonusSpice: readonly number[];
  /** Who controls each space of CONTROLLED; -1: nobody. */
  control: readonly number[];
  /** Whose dreadnought stands on each space of CONTROLLED; -1: nobody's. */
  fleets: readonly number[];
  /** The space of CONTROLLED on which the winner of this combat has placed one; -1: none. */
  landed: number;
  /** Spaces closed with The Voice. */
  closed: readonly Closed[];
  /** The conflict card of the round. */
  conflict: string;
  /** How many reveal turns were taken this round. */
  reveals: number;
  /** The endgame has begun. */
  ending: boolean;
  turn: Turn;
}

export type G = Game<Table>;
/** A game to look at only. */
export type Look = Sight<Table>;
/** The open table alone: enough for rules that depend on nothing hidden, so that a screen can ask them too. */
export type Open = Pick<Look, 'table'>;

export const NOBODY = -1;

const newHouse = (): House => ({
  leader: '',
  vp: 0,
  solari: 0,
  spice: 0,
  water: 0,
  supply: 12,
  garrison: 0,
  conflict: 0,
  agents: 0,
  sent: [],
  influence: [],
  swordmaster: false,
  councilSeat: false,
  persuasion: 0,
  swords: 0,
  revealed: 0,
  masterstroke: false,
  owedMentat: false,
  out: false,
  dreadnoughtSupply: 0,
  dreadnoughtGarrison: 0,
  dreadnoughtConflict: 0,
  freighter: 0,
  negotiators: 0,
  tech: [],
  flipped: [],
  snoopers: [],
  turns: 0,
});

export const noTurn = (house: number): Turn => ({
  house,
  kind: '',
  begun: false,
  mayPass: false,
  envoy: false,
  infiltrate: false,
  card: '',
  space: '',
  combat: false,
  sold: 0,
  recruits: 0,
  fromGarrison: 0,
  deployed: 0,
  todo: [],
  strengthSet: false,
  discount: 0,
  onTop: false,
  commissioned: 0,
  fleet: 0,
  extra: false,
  ahead: '',
  persuaded: 0,
  swordsFrom: [],
  won: false,
});

/** Whether an option of the table is switched on. */
export const isOn = (config: Pick<Config, 'options'>, option: string): boolean => config.options[option] === true;

/** Nothing on the table yet: the set-up deals everything out. */
export const newTable = (config: Config): Table => {
  const mode = modeId(config.mode);
  return {
    mode,
    players: config.players,
    difficulty: String(config.options['difficulty'] ?? ''),
    leaders: String(config.options['leaders'] ?? 'chosen'),
    riseOfIx: isOn(config, 'riseOfIx'),
    epic: isOn(config, 'epic'),
    churn: isOn(config, 'churn'),
    escalation: isOn(config, 'escalation'),
    houses: Array.from({ length: config.players + MODES[mode].rivals }, newHouse),
    round: 0,
    first: 0,
    current: 0,
    mentat: NOBODY,
    alliances: [],
    bonusSpice: [0, 0, 0],
    control: [NOBODY, NOBODY, NOBODY],
    fleets: [NOBODY, NOBODY, NOBODY],
    landed: NOBODY,
    closed: [],
    conflict: '',
    reveals: 0,
    ending: false,
    turn: noTurn(NOBODY),
  };
};

const copyHouse = (h: House): House => ({
  leader: h.leader,
  vp: h.vp,
  solari: h.solari,
  spice: h.spice,
  water: h.water,
  supply: h.supply,
  garrison: h.garrison,
  conflict: h.conflict,
  agents: h.agents,
  sent: h.sent,
  influence: h.influence,
  swordmaster: h.swordmaster,
  councilSeat: h.councilSeat,
  persuasion: h.persuasion,
  swords: h.swords,
  revealed: h.revealed,
  masterstroke: h.masterstroke,
  owedMentat: h.owedMentat,
  out: h.out,
  dreadnoughtSupply: h.dreadnoughtSupply,
  dreadnoughtGarrison: h.dreadnoughtGarrison,
  dreadnoughtConflict: h.dreadnoughtConflict,
  freighter: h.freighter,
  negotiators: h.negotiators,
  tech: h.tech,
  flipped: h.flipped,
  snoopers: h.snoopers,
  turns: h.turns,
});

const copyTurn = (t: Turn): Turn => ({
  house: t.house,
  kind: t.kind,
  begun: t.begun,
  mayPass: t.mayPass,
  envoy: t.envoy,
  infiltrate: t.infiltrate,
  card: t.card,
  space: t.space,
  combat: t.combat,
  sold: t.sold,
  recruits: t.recruits,
  fromGarrison: t.fromGarrison,
  deployed: t.deployed,
  todo: t.todo,
  strengthSet: t.strengthSet,
  discount: t.discount,
  onTop: t.onTop,
  commissioned: t.commissioned,
  fleet: t.fleet,
  extra: t.extra,
  ahead: t.ahead,
  persuaded: t.persuaded,
  swordsFrom: t.swordsFrom,
  won: t.won,
});

/** The written-out copy: objects are changed in place and copied, lists are replaced and shared. */
export const copyTable = (t: Table): Table => {
  const houses: House[] = [];
  for (let n = 0; n < t.houses.length; n++) houses.push(copyHouse(t.houses[n] as House));
  return {
    mode: t.mode,
    players: t.players,
    difficulty: t.difficulty,
    leaders: t.leaders,
    riseOfIx: t.riseOfIx,
    epic: t.epic,
    churn: t.churn,
    escalation: t.escalation,
    houses,
    round: t.round,
    first: t.first,
    current: t.current,
    mentat: t.mentat,
    alliances: t.alliances,
    bonusSpice: t.bonusSpice,
    control: t.control,
    fleets: t.fleets,
    landed: t.landed,
    closed: t.closed,
    conflict: t.conflict,
    reveals: t.reveals,
    ending: t.ending,
    turn: copyTurn(t.turn),
  };
};

const atTable = <H>(houses: readonly H[], house: number): H => {
  const h = houses[house];
  if (h === undefined) throw new Error(`there is no house ${house} at this table`);
  return h;
};
export const houseOf = (g: G, house: number): House => atTable(g.table.houses, house);
export const lookAt = (g: Open, house: number): Look['table']['houses'][number] => atTable(g.table.houses, house);

export const isRival = (g: Open, house: number): boolean => house >= g.table.players;
export const hasRivals = (g: Look): boolean => g.table.houses.length > g.table.players;
/** House Hagal of two players has no leader and gathers no goods, points, rewards or control. */
export const gathers = (g: Look, house: number): boolean => !isRival(g, house) || MODES[g.table.mode].rivalsGather;

const UP_TO: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6].map((n) => [...Array(n).keys()]);
export const houses = (g: Open): readonly number[] => UP_TO[g.table.houses.length] ?? [];
/** The automated houses. */
export const rivals = (g: Look): number[] => houses(g).filter((n) => isRival(g, n));
export const others = (g: Look, house: number): number[] => houses(g).filter((n) => n !== house);

/** How many houses take their turns in the circle; a rival that does not comes last and never holds the marker. */
export const circleOf = (g: Open): number =>
  MODES[g.table.mode].rivalsInCircle ? g.table.houses.length : g.table.players;

/** The house so many places clockwise from another. */
export function placesFrom(g: Open, first: number, places: number): number {
  const circle = circleOf(g);
  const n = places % g.table.houses.length;
  return n < circle ? (first + n) % circle : n;
}
/** Everybody in turn order, clockwise from one of them. */
export const clockwise = (g: Open, first: number): number[] => houses(g).map((n) => placesFrom(g, first, n));

/** The opponents, clockwise from the left of a house. */
export const opponentsOf = (g: Look, house: number): number[] => clockwise(g, house).filter((n) => n !== house);

/** § imp.solo.other-choices: for a rival the person with the first player marker decides, else the first person. */
export function decider(g: Look, house: number): Seat {
  if (!isRival(g, house)) return house;
  return isRival(g, g.table.first) ? 0 : g.table.first;
}
