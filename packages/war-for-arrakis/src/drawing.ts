// What a board on a screen needs: plain data, by the numbers that the table holds.

import type { Box } from '@landsraad/kernel';
import {
  ALL_AREAS,
  ALL_ZONES,
  behindWalls,
  near,
  printed,
  zoneId,
  zoneSectors,
  type Area,
  type SectorId,
  type Terrain,
  type Zone,
} from './board/areas.ts';
import { DECKS, DECK_IDS, decksOf, type CardId, type DeckId } from './components.ts';
import { FACTS } from './facts.ts';
import { ALL_LEADERS, WILD_MAKER, leaderId, leaderName, leaderSide, type Leader } from './leaders.ts';
import { LEADER_CARDS, printedIn } from './printed/printed.ts';
import { ATREIDES, HARKONNEN, type Side } from './sides.ts';
import { RESULTS, type Result } from './table.ts';
import { cardText } from './text/cards.ts';
import { LEADER_ENTERS, leaderText } from './text/leaders.ts';
import { areaName, areaTitle, deckName, zoneName } from './text/names.ts';
import { prescienceText } from './text/prescience.ts';
import { RESULT_NAMES, resultText } from './text/dice.ts';

// ---- the board ----

export interface AreaDrawn {
  /** Its place in the list: what the table holds. */
  readonly area: Area;
  /** What options call it. */
  readonly id: string;
  /** In a sentence: "the sands above Gara Kulon". */
  readonly name: string;
  /** On a label: "Sands above Gara Kulon". */
  readonly title: string;
  /** Whether a name is printed on the board. */
  readonly named: boolean;
  readonly sector: SectorId;
  readonly terrain: Terrain;
  readonly deepDesert: boolean;
  readonly settlement: { readonly kind: string; readonly rank: number } | null;
  readonly sietchSite: boolean;
  readonly stationSite: boolean;
  readonly stormShielded: boolean;
  /** From 0 to 1, from the top left corner; the board is about 1.43 times as wide as high. */
  readonly x: number;
  readonly y: number;
  /** Neighbours over passable borders. */
  readonly borders: readonly Area[];
  /** Neighbours behind impassable ones. */
  readonly walls: readonly Area[];
}
export const AREAS: readonly AreaDrawn[] = ALL_AREAS.flatMap((a) => {
  const area = printed(a);
  if (area === undefined) return [];
  const walls = behindWalls(a);
  return [
    {
      area: a,
      id: area.id,
      name: areaName(a),
      title: areaTitle(a),
      named: area.name !== null,
      sector: area.sector,
      terrain: area.terrain,
      deepDesert: area.deepDesert,
      settlement: area.settlement,
      sietchSite: area.sietchSite,
      stationSite: area.stationSite,
      stormShielded: area.stormShielded,
      x: area.x,
      y: area.y,
      borders: near(a),
      walls,
    },
  ];
});

export interface ZoneDrawn {
  readonly zone: Zone;
  readonly id: string;
  readonly name: string;
  readonly sectors: readonly SectorId[];
  /** The areas it serves. */
  readonly areas: readonly Area[];
  readonly x: number;
  readonly y: number;
}
export const ZONES: readonly ZoneDrawn[] = ALL_ZONES.map((zone) => {
  const sectors = zoneSectors(zone);
  const at = FACTS.board.airZones[zone];
  return {
    zone,
    id: zoneId(zone),
    name: zoneName(zoneId(zone)),
    sectors,
    areas: AREAS.filter((a) => a.sector === 'pole' || sectors.includes(a.sector)).map((a) => a.area),
    x: at?.x ?? 0,
    y: at?.y ?? 0,
  };
});

// ---- leaders ----

/** Where the values on a card come from. */
export interface Sourced {
  /** One of them is not known, and assumed. */
  readonly assumed: boolean;
  /** One of them was put in by whoever owns the game: it is the box's. */
  readonly own: boolean;
}
function sourceOf(fact: object | undefined, path: string, box: Box | undefined): Sourced {
  const missing = fact !== undefined && 'missing' in fact ? Object.keys(fact.missing ?? {}) : [];
  return sourceOfAll(
    missing.map((field) => `${path}.${field}`),
    box,
  );
}
/** Of values that no source gives, by their paths. */
export function sourceOfAll(paths: readonly string[], box: Box | undefined): Sourced {
  const isOwn = (path: string): boolean => box !== undefined && Object.hasOwn(box.values, path);
  return { assumed: paths.some((path) => !isOwn(path)), own: paths.some(isOwn) };
}
export interface LeaderDrawn extends Sourced {
  /** Its place in `table.leaders` and `table.spent`. */
  readonly leader: Leader;
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly subfaction: DeckId;
  /** The box of its card: a die result, 'desertPower', or null. */
  readonly box: string | null;
  readonly action: string;
  readonly enters: string;
  /** What it turns one special into in a battle. */
  readonly hits: number;
  readonly shields: number;
}
const leaderDrawn = (leader: Leader, box: Box | undefined): LeaderDrawn => {
  const id = leaderId(leader);
  const printed = printedIn(box);
  const card = printed.leaders[leader];
  const combat = leader === WILD_MAKER ? undefined : card?.combat;
  return {
    leader,
    id,
    name: leaderName(leader),
    side: leaderSide(leader),
    subfaction: card?.subfaction ?? 'houseAtreides',
    box: card?.slot ?? null,
    action: leaderText(leader, printed),
    enters: id in LEADER_ENTERS ? LEADER_ENTERS[id as keyof typeof LEADER_ENTERS] : '',
    hits: combat?.hits ?? 0,
    shields: combat?.shields ?? 0,
    ...sourceOf(LEADER_CARDS[leader], id === 'staban-tuek' ? 'smugglers.stabanTuek' : `leaders.leaders.${id}`, box),
  };
};

// ---- cards ----

export interface CardDrawn extends Sourced {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}
export interface PlanningCardDrawn extends CardDrawn {
  readonly side: Side;
  readonly deck: DeckId;
  readonly deckName: string;
  readonly copies: number;
}
type PlanningCardsDrawn = { readonly [card in CardId]: PlanningCardDrawn };
const planningCardsDrawn = (box: Box | undefined): PlanningCardsDrawn =>
  Object.fromEntries(
    DECK_IDS.flatMap((deck) =>
      DECKS[deck].map((c) => [
        c.id,
        {
          id: c.id,
          title: c.name,
          text: cardText(c.id, printedIn(box)),
          side: decksOf(ATREIDES).includes(deck) ? ATREIDES : HARKONNEN,
          deck,
          deckName: deckName(deck),
          copies: c.copies,
          ...sourceOf(c, `${expansionOf(c.id)}.planningCards.${deck}.${c.id}`, box),
        },
      ]),
    ),
  ) as PlanningCardsDrawn;
const expansionOf = (card: CardId): string => (card === 'drone-ornithopters' ? 'smugglers' : 'spacingGuild');

export interface PrescienceCardDrawn extends CardDrawn {
  readonly when: 'action resolution' | 'end of the round';
  /** Steps of Kwisatz Haderach, Sand Dwellers and Jihad. */
  readonly steps: readonly number[];
}
type PrescienceCardsDrawn = { readonly [card: string]: PrescienceCardDrawn };
const prescienceCardsDrawn = (box: Box | undefined): PrescienceCardsDrawn => {
  const printed = printedIn(box);
  return Object.fromEntries(
    FACTS.prescienceCards.cards.map((c) => [
      c.id,
      {
        id: c.id,
        title: printed.prescience.get(c.id)?.name ?? c.name,
        text: prescienceText(c.id, printed),
        when: c.phase === 'endOfRound' ? 'end of the round' : 'action resolution',
        steps: printed.prescience.get(c.id)?.markers ?? [],
        ...sourceOf(c, `prescienceCards.cards.${c.id}`, box),
      },
    ]),
  );
};

// ---- with the values of a table ----

export interface Drawn {
  readonly leaders: readonly LeaderDrawn[];
  readonly planning: PlanningCardsDrawn;
  readonly prescience: PrescienceCardsDrawn;
  /** The last step of the prescience track. */
  readonly prescienceSteps: number;
}
const drawnFrom = (box: Box | undefined): Drawn => ({
  leaders: ALL_LEADERS.map((leader) => leaderDrawn(leader, box)),
  planning: planningCardsDrawn(box),
  prescience: prescienceCardsDrawn(box),
  prescienceSteps: printedIn(box).lastPrescienceStep,
});
const AS_DRAWN = drawnFrom(undefined);
const DRAWN = new WeakMap<Box, Drawn>();
/** The cards and tracks as a table's box has them: drawn once for each box. */
export function drawnAt({ box }: { readonly box?: Box }): Drawn {
  if (box === undefined) return AS_DRAWN;
  const drawn = DRAWN.get(box) ?? drawnFrom(box);
  DRAWN.set(box, drawn);
  return drawn;
}
/** Without a box. */
export const LEADERS: readonly LeaderDrawn[] = AS_DRAWN.leaders;
export const PLANNING_CARDS: PlanningCardsDrawn = AS_DRAWN.planning;
export const PRESCIENCE_CARDS: PrescienceCardsDrawn = AS_DRAWN.prescience;

// ---- dice, tracks ----

export interface ResultDrawn {
  /** Its place in `table.dice[side]`. */
  readonly result: number;
  readonly id: Result;
  readonly name: string;
  /** What it does for each side. */
  readonly texts: readonly [string, string];
}
export const DICE_RESULTS: readonly ResultDrawn[] = RESULTS.map((id, result) => ({
  result,
  id,
  name: RESULT_NAMES[id],
  texts: [resultText(ATREIDES, id), resultText(HARKONNEN, id)],
}));
/** The rows of the Spice Must Flow board, the top one first: how many vehicles each gives, whether it takes a die. */
export const SPICE_ROWS = FACTS.tracks.spiceMustFlow.rows;
export const SUPREMACY_TO_WIN: number = FACTS.tracks.supremacy.win;
